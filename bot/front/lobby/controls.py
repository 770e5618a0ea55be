"""The buttons under a lobby."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.front.lobby.guards import must_sit
from bot.front.router import Payload, never_ours, number_carried, verb
from bot.front.visit import Visit
from bot.host.guards import in_lobby
from bot.host.ledger import Accepted
from bot.views.agreed.levels import read_level
from bot.views.lobby import CHANCE, seat_of
from bot.views.parts.build import layout
from bot.views.parts.confirm import are_you_sure
from bot.views.parts.custom_id import Control
from games.kernel.hosting import LANGUAGES, Who, say
from storage.actions import Key

Change: TypeAlias = Callable[[int, int, Key | None], Awaitable[Accepted]]


async def refresh(visit: Visit, game: int) -> None:
    """Answer a press on the lobby with the lobby as it is now; once the game has begun, with nothing more."""
    seen = await visit.look(game)
    if seen.scene is not None:
        await visit.interaction.response.defer()
        return
    view = await visit.services.boards.drawing.view(seen, (), ())
    await visit.interaction.response.edit_message(view=view)
    if visit.interaction.message is not None:
        await visit.services.boards.shown_already(seen, visit.interaction.message.id)


@verb("join")
async def join(visit: Visit, control: Control, payload: Payload) -> None:
    """Sit down."""
    await visit.look(control.game)
    await visit.host.lobby.join(control.game, visit.user, visit.name, visit.key)
    await refresh(visit, control.game)
    await visit.advise_on_dms()


@verb("leave")
async def leave(visit: Visit, control: Control, payload: Payload) -> None:
    """Get up before the game begins."""
    await _change(visit, control, visit.host.lobby.leave)


@verb("botin")
async def add_stand_in(visit: Visit, control: Control, payload: Payload) -> None:
    """Seat a stand-in."""
    await _change(visit, control, visit.host.lobby.add_stand_in)


@verb("botout")
async def remove_stand_in(visit: Visit, control: Control, payload: Payload) -> None:
    """Let the last stand-in get up."""
    await _change(visit, control, visit.host.lobby.remove_stand_in)


@verb("level")
async def choose_level(visit: Visit, control: Control, payload: Payload) -> None:
    """Choose how strong a bot plays, or all of them."""
    bot, level = read_level(payload.only) or never_ours(payload.only)
    await visit.look(control.game)
    await visit.host.levels.choose(control.game, visit.user, bot, level, visit.key)
    await refresh(visit, control.game)


async def _change(visit: Visit, control: Control, change: Change) -> None:
    await visit.look(control.game)
    await change(control.game, visit.user, visit.key)
    await refresh(visit, control.game)


@verb("first")
async def choose_first_player(visit: Visit, control: Control, payload: Payload) -> None:
    """Choose who begins, or leave it to chance."""
    seen = await visit.look(control.game)
    must_sit(seen)
    async with visit.host.open_games.at(control.game) as open_game:
        in_lobby(open_game)
    first = None if payload.only == CHANCE else number_carried(payload.only)
    await visit.preferences.choose_first_player(seen.record.channel, first)
    await refresh(visit, control.game)


@verb("language")
async def speak_another_language(visit: Visit, control: Control, payload: Payload) -> None:
    """Let the table speak the language that stands on the button."""
    if control.extra not in LANGUAGES:
        never_ours(control.extra)
    channel = await visit.host.queries.channel_of(control.game)
    await choose_language(visit, control.game, channel, control.extra)
    await refresh(visit, control.game)


async def choose_language(visit: Visit, game: int | None, channel: int, language: str) -> None:
    """Choose the language of a channel. Everybody at its table may, and whoever looks after the channel."""
    if game is not None and not (await visit.caller()).moderates(channel):
        must_sit(await visit.look(game))
    await visit.preferences.choose_channel_language(channel, language)


@verb("begin")
async def begin(visit: Visit, control: Control, payload: Payload) -> None:
    """Start the game."""
    seen = await visit.look(control.game)
    first = await visit.preferences.first_player(seen.record.channel)
    seat = seat_of(seen, first)
    moderates, chosen = await _moderates(visit, control.game), None if seat is None else first
    await visit.host.lobby.start(control.game, visit.user, visit.key, chosen, moderates=moderates)
    await visit.interaction.response.defer()


@verb("cancel")
async def cancel(visit: Visit, control: Control, payload: Payload) -> None:
    """Close the lobby; ask first if other people sit there."""
    if not await asks_to_close(visit, control.game):
        await close_lobby(visit, control.game)
        await refresh(visit, control.game)


async def close_lobby(visit: Visit, game: int) -> None:
    """Close a lobby for whoever may."""
    await visit.host.lobby.cancel(game, visit.user, visit.key, moderates=await _moderates(visit, game))


async def _moderates(visit: Visit, game: int) -> bool:
    return (await visit.caller()).moderates(await visit.host.queries.channel_of(game))


async def asks_to_close(visit: Visit, game: int) -> bool:
    """Ask whether to close a lobby in which other people sit; return whether it was asked.

    Whoever sits alone is not asked, and whoever may not close it is refused.
    """
    seen = await visit.look(game)
    await visit.host.lobby.must_close(game, visit.user, moderates=await _moderates(visit, game))
    others = [seat for seat, player in enumerate(seen.players) if player.user not in (None, visit.user)]
    if not others:
        return False
    asked = visit.words(say("ui-close-sure", who=tuple(map(Who, others))))
    base = Control("close", game)
    answers = (base, "ui-cancel"), (base.to("unclose"), "ui-close-not")
    await visit.show(are_you_sure(visit.words, *answers, asked))
    return True


@verb("close")
async def close(visit: Visit, control: Control, payload: Payload) -> None:
    """Close the lobby in spite of those who sit there."""
    await visit.look(control.game)
    await close_lobby(visit, control.game)
    await visit.show(layout(visit.words.say("host-cancelled")))


@verb("unclose")
async def leave_it_open(visit: Visit, control: Control, payload: Payload) -> None:
    """Leave the lobby open."""
    await visit.look(control.game)
    await visit.show(layout(visit.words.say("ui-close-left")))
