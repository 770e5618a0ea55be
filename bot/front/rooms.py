"""The rooms of the front: whose controls are answered, and which commands there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands

from bot.front.declare import EVERYWHERE, allowed
from bot.front.league import controls as league_controls
from bot.front.league.commands import league_group
from bot.front.learn import controls as learn_controls
from bot.front.learn.commands import learn_command
from bot.front.lobby import commands as lobby_commands
from bot.front.lobby import controls as lobby_controls
from bot.front.lobby import options, pacing, rematch
from bot.front.moderation import audit, ruling
from bot.front.moderation import commands as mod_commands
from bot.front.moderation.doctor import doctor
from bot.front.orders import controls as order_controls
from bot.front.orders.commands import orders_command
from bot.front.person import commands as person_commands
from bot.front.person import days_off, dms, notify, privacy, snooze
from bot.front.person.look import choose_look
from bot.front.plan import controls as plan_controls
from bot.front.plan.commands import plan_command
from bot.front.play import filling, hints, openly, panel, planned
from bot.front.play.commands import command_group
from bot.front.play.ended import show_ended
from bot.front.ratings.leaderboard import leaderboard_command
from bot.front.ratings.stats import stats
from bot.front.router import Router
from bot.front.seats import claims
from bot.front.seats import commands as seat_commands
from bot.front.seats import controls as seat_controls
from bot.front.start import controls as start_controls
from bot.front.start.commands import start_command
from bot.front.tables import controls as table_controls
from bot.front.tables.commands import tables_command
from bot.front.undo import controls as undo_controls
from bot.front.visit import Visit
from bot.front.watch import chart, log, pictures, primer, review, rules
from bot.front.watch import commands as watch_commands
from bot.front.watch.mygames import digest
from bot.host.plan_desk import PastPlanning
from bot.host.rehearsals import Gone
from bot.views.agreed.levels import levels_here
from games.kernel.hosting import Game

WITH_CONTROLS = (
    *(lobby_controls, options, pacing, rematch),
    *(panel, filling, hints, openly, planned, plan_controls, order_controls, undo_controls),
    *(seat_controls, claims, start_controls, primer, learn_controls),
    *(pictures, log, chart, review, rules),
    *(ruling, audit),
    *(days_off, dms, notify, privacy, snooze),
    *(table_controls, league_controls),
)


def build_router() -> Router:
    """Return the router that answers the controls of all rooms."""
    return Router(WITH_CONTROLS, panel.show_instead, show_ended, _show_gone)


async def _show_gone(visit: Visit, gone: Gone) -> None:
    """Show what can be done instead of what was rehearsed: one's moves where a turn was planned."""
    if isinstance(gone, PastPlanning):
        await panel.show_panel(visit, gone.game, [visit.words(gone.text)])
    else:
        await learn_controls.show_gone(visit, gone)


def all_commands(
    games: Iterable[Game], *, experts: bool = True
) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Return every slash command, those of the games among them. Without experts none can be chosen."""
    every, levels = list(games), levels_here(experts)
    groups = (
        lobby_commands.game_group(levels),
        seat_commands.seat_group(),
        person_commands.settings_group(),
        mod_commands.mod_group(levels),
        league_group(),
    )
    return [
        start_command(),
        *learn_command(every),
        *groups,
        *map(command_group, every),
        *watch_commands.looking(),
        choose_look,
        orders_command(every),
        plan_command(),
        digest(),
        tables_command(),
        allowed(stats, EVERYWHERE),
        leaderboard_command(),
        doctor,
    ]
