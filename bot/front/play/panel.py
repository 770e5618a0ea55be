"""My moves: opened, and guarded against presses that are out of date."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from discord import ui

from bot.front.at_table import AtTable
from bot.front.drawn import draw_own
from bot.front.in_time import Made, show_in_time
from bot.front.play.staging import show_rehearsal
from bot.front.router import Ended, Outdated, Payload, verb
from bot.front.visit import Visit
from bot.host.access import movers, not_seated
from bot.host.errors import Refused
from bot.perspective import Overview, Perspective
from bot.views.panel import panel
from bot.views.parts.custom_id import Control
from bot.views.parts.paging import clip_before
from games.kernel.hosting import Prompt, Seat, Text, Was, Who, say
from storage.games import Record

_MOST_RECAP = 350  # characters


async def still_valid(visit: Visit, table: AtTable, control: Control) -> Prompt:
    """Return what this seat is asked, if a control still means what it meant when it was drawn.

    Others may have moved: as long as this seat is asked the same and has not acted itself, it holds.
    """
    if table.staged is not None:
        return _still_rehearsed(visit, table, control)
    must_own(table.overview if table.seat is None else None, control)
    must_go_on(table.open_game.record)
    asked, open_game = table.prompt, table.open_game
    if asked is None or table.seat is None:
        raise Outdated()
    if control.version == open_game.version and control.seat == table.seat:
        return asked
    hands = await visit.host.ledger.hands_since(control.game, control.version)
    since = movers(hands, open_game.players, open_game.former)
    own = any(mover.seat == table.seat for mover in since)
    if control.decision == table.overview.decision and control.seat == table.seat and not own:
        return asked
    raise Outdated(visit.words(_moved_since(table.seat, since)))


def _still_rehearsed(visit: Visit, table: AtTable, control: Control) -> Prompt:
    """Return the same of a table that is rehearsed, where only its owner moves."""
    same = (control.version, control.seat) == (table.open_game.version, table.seat)
    if table.prompt is None or not same or control.decision != table.overview.decision:
        raise Outdated(visit.words.say("ui-done-already"))
    return table.prompt


def _moved_since(seat: Seat, movers: Sequence[Who | Was]) -> Text:
    others = tuple(mover for mover in movers if mover.seat != seat)
    if movers and not others:
        return say("ui-done-already")
    return say("ui-moved-since", who=others) if others else say("host-moved-on")


def must_own(seen: Overview | None, control: Control) -> None:
    """Refuse whoever does not play here. None: they do.

    Controls of a seat are only ever shown to its player: whoever comes with them was that.
    """
    if seen is None or seen.seat is not None:
        return
    if control.seat is not None and control.seat < len(seen.players):
        raise Refused(say("ui-seat-changed-hands", who=Who(control.seat)))
    raise not_seated(seen.record.status, seen.players)


async def at_own_seat(visit: Visit, control: Control) -> Overview:
    """Return the table to whoever plays here, or refuse."""
    seen = await visit.overview(control.game)
    must_own(seen, control)
    return seen


def must_be_asked(seen: Overview) -> Prompt:
    """Return what a player may do, or refuse; whoever plays in a running game is always told something."""
    must_play(seen)
    if seen.prompt is None:
        raise Refused(say("host-over"))
    return seen.prompt


def must_play(seen: Overview) -> None:
    """Refuse before the game begins and after its end, and whoever does not play in it."""
    if seen.record.status == "lobby":
        raise Refused(say("ui-lobby-not-begun"))
    if seen.seat is None:
        raise not_seated(seen.record.status, seen.players)
    must_go_on(seen.record)


def must_go_on(record: Record) -> None:
    """Refuse when the game is over or was closed: nobody is shown controls that lead nowhere."""
    if not record.live:
        raise Ended(record)


async def show_panel(visit: Visit, game: int, lines: Sequence[str] = ()) -> None:
    """Show a player all that they may do now."""
    await show_panel_of(visit, await visit.look(game), lines)


async def show_panel_of(visit: Visit, seen: Perspective, lines: Sequence[str] = ()) -> None:
    """Show the same of a table that has been looked at: with a picture of what only this player sees."""
    must_play(seen)
    view = await _panel_of(visit, seen, lines)
    await show_in_time(visit, _drawn(visit, seen, view), view)


async def panel_with_hint(visit: Visit, seen: Perspective, hint: Sequence[str]) -> Made:
    """Return the same with a hint, to be shown when it is drawn."""
    must_play(seen)
    return await _drawn(visit, seen, partial(await _panel_of(visit, seen), hint=hint))


async def _panel_of(visit: Visit, seen: Perspective, lines: Sequence[str] = ()) -> partial[ui.LayoutView]:
    unreachable = not visit.in_dm and await visit.preferences.out_of_reach(visit.user)
    return partial(panel, seen, visit.language, lines, unreachable)


async def _drawn(visit: Visit, seen: Perspective, view: partial[ui.LayoutView]) -> Made:
    shots = await draw_own(visit, seen)
    return Made(view(shots), shots)


async def show_instead(visit: Visit, control: Control, line: str) -> None:
    """Show a player who pressed something out of date what they may do now, and what has happened since."""
    if control.game < 0:
        await show_rehearsal(visit, control.game, [line] if line else [])
        return
    seen = await visit.look(control.game)
    await show_panel_of(visit, seen, [*await _new_place(visit, seen, control), *([line] if line else [])])


async def _new_place(visit: Visit, seen: Overview, control: Control) -> list[str]:
    """Return where the table is, to whoever presses what was drawn before it moved there."""
    left = not visit.on_private_message() and visit.channel != seen.record.channel
    if not left and 0 < control.version < seen.version:
        left = await visit.host.queries.moved_since(control.game, control.version)
    return [visit.words.say("mod-table-moved", place=f"<#{seen.record.channel}>")] if left else []


@verb("mine", enters=True)
async def my_moves(visit: Visit, control: Control, payload: Payload) -> None:
    """Open My moves from the table."""
    seen = await visit.look(control.game)
    await show_panel_of(visit, seen, [*await _new_place(visit, seen, control), *await recap(visit, seen)])


async def recap(visit: Visit, seen: Perspective) -> list[str]:
    """Return what has happened since a player's own move, but for what the table right above tells."""
    if seen.seat is None or not seen.running:
        return []
    board, game = await visit.services.boards.states.get(visit.channel), seen.record.id
    upto = board.since if board is not None and board.game == game else seen.version
    told = await visit.host.queries.told_between(game, seen.seat, upto)
    lines = [visit.words.at(one.version)(one.event.text) for one in told]
    return [f"{visit.words.say('ui-since')}\n{clip_before(lines, _MOST_RECAP)}"] if lines else []


@verb("panel", enters=True, rehearses=True)
async def back_to_the_panel(visit: Visit, control: Control, payload: Payload) -> None:
    """Go back to My moves, or to what is rehearsed."""
    if control.game < 0:
        await show_rehearsal(visit, control.game)
        return
    seen = await visit.look(control.game)
    must_own(seen, control)
    await show_panel_of(visit, seen, await _new_place(visit, seen, control))
