"""Before the game: who sits where, what is agreed, and the buttons for it."""

from __future__ import annotations

from collections.abc import Collection

from discord import ButtonStyle, ui

from bot.perspective import Perspective
from bot.views.agreed.hints import hints_line
from bot.views.agreed.levels import level_select
from bot.views.clock import clock_line, clock_select
from bot.views.field import key_of
from bot.views.options import value_in_words
from bot.views.parts.build import Button, Option, Row, button, layout, option, rows, select
from bot.views.parts.custom_id import Control
from bot.views.start import how_to_play_button, learn_button
from bot.words.names import seat_badge, seat_sign, sign_before
from bot.words.words import Words
from games.kernel.hosting import LANGUAGES, Seat, Text, Who, say
from storage.seats import Player

CHANCE = "chance"


def lobby_view(
    seen: Perspective, words: Words, unreachable: Collection[Seat], first: int | None
) -> ui.LayoutView:
    """Return the lobby. `unreachable`: the seats whom no DM reaches; `first`: the user who is to begin."""
    least, most = seen.game.seats[0], seen.game.seats[-1]
    count = words.say("ui-lobby-count", count=_coming(seen), least=least, most=most)
    return layout(*_what_was_agreed(seen, words, unreachable), count, *_controls(seen, words, first))


def closed_lobby(
    seen: Perspective, words: Words, unreachable: Collection[Seat], closed: Text
) -> ui.LayoutView:
    """Return what stays of a lobby that was closed, with the sentence that says so."""
    return layout(*_what_was_agreed(seen, words, unreachable), words(closed))


def _what_was_agreed(seen: Perspective, words: Words, unreachable: Collection[Seat]) -> tuple[str, ...]:
    return (
        f"### {words.say('game-title')}\n{words.say('game-about')}",
        "\n".join(_seats(seen, words, unreachable)),
        "\n".join([*_options(seen, words), *hints_line(seen, words), clock_line(seen.agreed, words)]),
    )


def _controls(seen: Perspective, words: Words, first: int | None) -> list[Row]:
    """Return buttons to sit down, then what is agreed on; what ends it all comes last."""
    agreed = [_first_player(seen, words, first), clock_select(seen, words), *level_select(seen, words)]
    return [*rows(_coming_and_going(seen, words)), *agreed, *rows(_stand_ins_and_end(seen, words))]


def _seats(seen: Perspective, words: Words, unreachable: Collection[Seat]) -> list[str]:
    lines = []
    for seat, player in enumerate(seen.players):
        note = f" · {words.say('ui-lobby-host')}" if player.user == seen.record.opener else ""
        note += f" · {words.say('ui-lobby-invited')}" if player.invited else ""
        note += f" · {words.say('ui-lobby-afar')}" if seat in unreachable else ""
        note += f" · {words.say(f'ui-level-{player.level}')}" if player.user is None else ""
        lines.append(f"{sign_before(seat)}{words(say('ui-lobby-seat', who=Who(seat)))}{note}")
    return lines or [words.say("ui-lobby-nobody")]


def _options(seen: Perspective, words: Words) -> list[str]:
    shown = ((name, value_in_words(words, name, value)) for name, value in seen.options.items())
    return [f"-# {words.say(f'option-{key_of(name)}')}: {value}" for name, value in shown]


def _first_player(seen: Perspective, words: Words, first: int | None) -> Row:
    options = [option(words.say("ui-first-by-chance"), CHANCE, chosen=seat_of(seen, first) is None)]
    options += [
        _one_of(seat, player, chosen=player.user == first)
        for seat, player in enumerate(seen.players)
        if player.user is not None and not player.invited
    ]
    return select(Control("first", seen.record.id), words.say("ui-first-player"), options)


def _one_of(seat: Seat, player: Player, *, chosen: bool) -> Option:
    """Return a player as an option, with the badge of the seat beside the name, or a sign before it."""
    badge = seat_badge(seat)
    label = player.name if badge else f"{seat_sign(seat)} {player.name}"
    return option(label, str(player.user), chosen=chosen, piece=badge)


def seat_of(seen: Perspective, user: int | None) -> Seat | None:
    """Return the seat of a user; None if they do not sit here."""
    return next((s for s, p in enumerate(seen.players) if user is not None and p.user == user), None)


def _coming_and_going(seen: Perspective, words: Words) -> list[Button]:
    base, count = Control("join", seen.record.id), len(seen.players)
    few, full = _coming(seen) < seen.game.seats[0], count >= seen.game.seats[-1]
    gives_way = _stand_ins(seen) or _coming(seen) < count
    return [
        button(base, words.say("ui-join"), ButtonStyle.success, disabled=full and not gives_way),
        button(base.to("leave"), words.say("ui-leave"), disabled=count == 0),
        button(base.to("begin"), words.say("ui-begin"), ButtonStyle.primary, disabled=few),
        button(base.to("options"), words.say("ui-options")),
        how_to_play_button(seen.game, words),
    ]


def _languages(base: Control, spoken: str) -> list[Button]:
    """Return a button for each other language, in that language: whoever needs it can read it."""
    others = [language for language in LANGUAGES if language != spoken]
    return [button(base.to("language", extra=one), Words(one).say("ui-language-switch")) for one in others]


def _coming(seen: Perspective) -> int:
    """Return how many play if the game begins now: whoever is only invited does not."""
    return sum(not player.invited for player in seen.players)


def _stand_ins(seen: Perspective) -> bool:
    return any(player.user is None for player in seen.players)


def _stand_ins_and_end(seen: Perspective, words: Words) -> list[Button]:
    base, count = Control("join", seen.record.id), len(seen.players)
    full = count >= seen.game.seats[-1] and _coming(seen) == count
    return [
        button(base.to("botin"), words.say("ui-stand-in-add"), disabled=full or count == 0),
        button(base.to("botout"), words.say("ui-stand-in-remove"), disabled=not _stand_ins(seen)),
        *learn_button(seen.game, words),
        *_languages(base, words.language),
        button(base.to("cancel"), words.say("ui-cancel"), ButtonStyle.danger),
    ]
