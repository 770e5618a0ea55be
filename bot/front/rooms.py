"""The rooms of the front: whose controls are answered, and which commands there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands

from bot.front.lobby import commands as lobby_commands
from bot.front.lobby import controls as lobby_controls
from bot.front.lobby import options, pacing, rematch
from bot.front.moderation import audit, ruling
from bot.front.moderation import commands as mod_commands
from bot.front.moderation.doctor import doctor
from bot.front.orders import controls as order_controls
from bot.front.orders.commands import orders_command
from bot.front.person import commands as person_commands
from bot.front.person import days_off, dms, privacy, snooze
from bot.front.person.look import choose_look
from bot.front.play import filling, hints, openly, panel
from bot.front.play.commands import command_group
from bot.front.play.ended import show_ended
from bot.front.router import Router
from bot.front.seats import claims
from bot.front.seats import commands as seat_commands
from bot.front.seats import controls as seat_controls
from bot.front.start import controls as start_controls
from bot.front.start.commands import start_command
from bot.front.undo import controls as undo_controls
from bot.front.watch import chart, log, pictures, primer, rules
from bot.front.watch import commands as watch_commands
from bot.front.watch.mygames import digest
from games.kernel.hosting import Game

WITH_CONTROLS = (
    *(lobby_controls, options, pacing, rematch),
    *(panel, filling, hints, openly, order_controls, undo_controls, seat_controls, claims),
    *(start_controls, primer),
    *(pictures, log, chart, rules),
    *(ruling, audit),
    *(days_off, dms, privacy, snooze),
)


def build_router() -> Router:
    """Return the router that answers the controls of all rooms."""
    return Router(WITH_CONTROLS, panel.show_instead, show_ended)


def all_commands(games: Iterable[Game]) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """Return every slash command, those of the games among them."""
    every = list(games)
    groups = (
        lobby_commands.game_group(),
        seat_commands.seat_group(),
        person_commands.settings_group(),
        mod_commands.mod_group(),
    )
    return [
        start_command(),
        *groups,
        *map(command_group, every),
        *watch_commands.looking(),
        choose_look,
        orders_command(every),
        digest(),
        doctor,
    ]
