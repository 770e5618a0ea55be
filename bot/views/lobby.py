"""Before the game: who sits where, what is agreed, and the buttons for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import TypeAlias

from discord import ButtonStyle, ui

from bot.front.routes import Given, verb
from bot.front.visit import Visit
from bot.host.guards import in_lobby
from bot.host.ledger import Accepted
from bot.perspective import Look
from bot.views.build import Press, Row, button, layout, option, rows, select
from bot.views.clock import clock_line, clock_select
from bot.views.confirm import are_you_sure
from bot.views.custom_id import Control
from bot.views.form import key_of
from bot.views.options import must_sit, value_in_words
from bot.words.names import mark
from bot.words.words import Words
from games.kernel.hosting import Seat, Text, Who, say
from storage.actions import Key

CHANCE = "chance"
Change: TypeAlias = Callable[[int, int, Key | None], Awaitable[Accepted]]


def lobby_view(seen: Look, words: Words, afar: Collection[Seat], first: int | None) -> ui.LayoutView:
    least, most = seen.game.seats[0], seen.game.seats[-1]
    count = words.say("ui-lobby-count", count=len(seen.players), least=least, most=most)
    return layout(*_what_was_agreed(seen, words, afar), count, *_controls(seen, words, first))


def closed_lobby(seen: Look, words: Words, afar: Collection[Seat], closed: Text) -> ui.LayoutView:
    return layout(*_what_was_agreed(seen, words, afar), words(closed))


def _what_was_agreed(seen: Look, words: Words, afar: Collection[Seat]) -> tuple[str, ...]:
    return (
        f"### {words.say('game-title')}\n{words.say('game-about')}",
        "\n".join(_seats(seen, words, afar)),
        "\n".join([*_options(seen, words), clock_line(seen.agreed, words)]),
    )


def _controls(seen: Look, words: Words, first: int | None) -> list[Row]:
    """Sitting down first, then what is agreed on; what ends it all comes last."""
    agreed = [_first_player(seen, words, first), clock_select(seen, words)]
    return [*rows(_coming_and_going(seen, words)), *agreed, *rows(_stand_ins_and_end(seen, words))]


def _seats(seen: Look, words: Words, afar: Collection[Seat]) -> list[str]:
    lines = []
    for seat in range(len(seen.players)):
        note = f" · {words.say('ui-lobby-afar')}" if seat in afar else ""
        lines.append(f"{mark(seat)} {words(say('ui-lobby-seat', who=Who(seat)))}{note}")
    return lines or [words.say("ui-lobby-nobody")]


def _options(seen: Look, words: Words) -> list[str]:
    shown = ((name, value_in_words(words, name, value)) for name, value in seen.options.items())
    return [f"-# {words.say(f'option-{key_of(name)}')}: {value}" for name, value in shown]


def _first_player(seen: Look, words: Words, first: int | None) -> Row:
    options = [option(words.say("ui-first-by-chance"), CHANCE, chosen=seat_of(seen, first) is None)]
    options += [
        option(f"{mark(seat)} {player.name}", str(player.user), chosen=player.user == first)
        for seat, player in enumerate(seen.players)
        if player.user is not None
    ]
    return select(Control("first", seen.record.id), words.say("ui-first-player"), options)


def seat_of(seen: Look, user: int | None) -> Seat | None:
    return next((s for s, p in enumerate(seen.players) if user is not None and p.user == user), None)


def _coming_and_going(seen: Look, words: Words) -> list[Press]:
    base, count = Control("join", seen.record.id), len(seen.players)
    few, full = count < seen.game.seats[0], count >= seen.game.seats[-1]
    return [
        button(base, words.say("ui-join"), ButtonStyle.success, disabled=full and not _stand_ins(seen)),
        button(base.to("leave"), words.say("ui-leave"), disabled=count == 0),
        button(base.to("begin"), words.say("ui-begin"), ButtonStyle.primary, disabled=few),
        button(base.to("options"), words.say("ui-options"), disabled=not seen.options),
    ]


def _stand_ins(seen: Look) -> bool:
    return any(player.user is None for player in seen.players)


def _stand_ins_and_end(seen: Look, words: Words) -> list[Press]:
    base, count = Control("join", seen.record.id), len(seen.players)
    full = count >= seen.game.seats[-1]
    return [
        button(base.to("botin"), words.say("ui-stand-in-add"), disabled=full or count == 0),
        button(base.to("botout"), words.say("ui-stand-in-remove"), disabled=not _stand_ins(seen)),
        button(base.to("cancel"), words.say("ui-cancel"), ButtonStyle.danger),
    ]


async def refresh(visit: Visit, game: int) -> None:
    """The lobby message is the answer to a press on it. When the game has begun, its table is."""
    seen = await visit.look(game)
    if seen.scene is not None:
        await visit.interaction.response.defer()
        return
    view = await visit.bot.boards.view(seen, (), ())
    await visit.interaction.response.edit_message(view=view)
    if visit.interaction.message is not None:
        await visit.bot.boards.shown_already(seen, visit.interaction.message.id)


@verb("join")
async def join(visit: Visit, control: Control, given: Given) -> None:
    await visit.look(control.game)
    await visit.host.join(control.game, visit.user, visit.name, visit.key)
    await refresh(visit, control.game)
    await visit.bot.letters.welcome(visit, control.game)


@verb("leave")
async def leave(visit: Visit, control: Control, given: Given) -> None:
    await _change(visit, control, visit.host.leave)


@verb("botin")
async def add_stand_in(visit: Visit, control: Control, given: Given) -> None:
    await _change(visit, control, visit.host.add_stand_in)


@verb("botout")
async def remove_stand_in(visit: Visit, control: Control, given: Given) -> None:
    await _change(visit, control, visit.host.remove_stand_in)


async def _change(visit: Visit, control: Control, change: Change) -> None:
    await visit.look(control.game)
    await change(control.game, visit.user, visit.key)
    await refresh(visit, control.game)


@verb("first")
async def choose_first_player(visit: Visit, control: Control, given: Given) -> None:
    seen = await visit.look(control.game)
    must_sit(seen)
    async with visit.host.tables.at(control.game) as live:
        in_lobby(live)
    first = None if given.chosen[0] == CHANCE else int(given.chosen[0])
    await visit.notes.put("channel", seen.record.channel, "first", first)
    await refresh(visit, control.game)


@verb("begin")
async def begin(visit: Visit, control: Control, given: Given) -> None:
    seen = await visit.look(control.game)
    first = await visit.notes.get("channel", seen.record.channel, "first")
    seat = seat_of(seen, first)
    await visit.host.start(control.game, visit.user, visit.key, None if seat is None else first)
    await visit.interaction.response.defer()


@verb("cancel")
async def cancel(visit: Visit, control: Control, given: Given) -> None:
    if not await asks_to_close(visit, control.game):
        await _change(visit, control, visit.host.cancel)


async def asks_to_close(visit: Visit, game: int) -> bool:
    """When other people sit there. Whoever sits alone, or may not at all, is not asked."""
    seen = await visit.look(game)
    others = [seat for seat, player in enumerate(seen.players) if player.user not in (None, visit.user)]
    may = seen.seat is not None or seen.record.opener == visit.user
    if not others or not may or seen.record.status != "lobby":
        return False
    asked = visit.words(say("ui-close-sure", who=tuple(map(Who, others))))
    base = Control("close", game)
    answers = (base, "ui-cancel"), (base.to("unclose"), "ui-close-not")
    await visit.show(are_you_sure(visit.words, *answers, asked))
    return True


@verb("close")
async def close(visit: Visit, control: Control, given: Given) -> None:
    await visit.look(control.game)
    await visit.host.cancel(control.game, visit.user, visit.key)
    await visit.show(layout(visit.words.say("host-cancelled")))


@verb("unclose")
async def leave_it_open(visit: Visit, control: Control, given: Given) -> None:
    await visit.look(control.game)
    await visit.show(layout(visit.words.say("ui-close-left")))
