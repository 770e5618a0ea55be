"""What a table agrees on before it plays: every option of its game, by choice or by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from discord import ui

from bot.perspective import Perspective
from bot.views.field import code, decode, key_of
from bot.views.parts.build import Option, button, layout, option, rows, select
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import MOST_OPTIONS, MOST_PARTS
from bot.words.aliases import normalise
from bot.words.suggest import few
from bot.words.words import Words
from games.kernel.hosting import LANGUAGES, Game

_MOST_SHOWN = (
    MOST_PARTS - 5
) // 3  # options: a frame, a heading and hints, then a text, a row and a select for each


class Agreed(Protocol):
    """Whatever agrees on the options of a game: a table, or a league."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The options with their values."""
        ...

    @property
    def game(self) -> Game:
        """The game whose options they are."""
        ...

    def labels(self, language: str, /) -> Words:
        """Return the words of the game."""
        ...


def value_in_words(words: Words, name: str, value: Any) -> str:
    """Return the value of an option as players call it."""
    if isinstance(value, bool):
        return words.say("ui-option-on" if value else "ui-option-off")
    key = f"option-{key_of(name)}-{key_of(str(value))}"
    return words.say(key) if words.knows(key) else str(value)


def option_meant(seen: Agreed, typed: str) -> str:
    """Return the option that somebody has typed, by its key or by its name in any language.

    Anything else is returned as it is, for the host to refuse.
    """
    called = {normalise(name): name for name in seen.options}
    for words in map(seen.labels, LANGUAGES):
        called |= {normalise(words.say(f"option-{key_of(name)}")): name for name in seen.options}
    return called.get(normalise(typed), typed)


def value_meant(seen: Agreed, name: str, typed: str) -> Any:
    """Return the value of an option that somebody has typed, found in the same way."""
    values = possible(seen.game.Options, name)
    called = {normalise(str(value)): value for value in values}
    for words in map(seen.labels, LANGUAGES):
        called |= {normalise(value_in_words(words, name, value)): value for value in values}
    return called.get(normalise(typed), typed)


def options_view(seen: Perspective, words: Words, more: Sequence[Any] = ()) -> ui.LayoutView:
    """Return every option with what it means, and its values to choose from; and what else is agreed on."""
    parts: list[Any] = [f"### {words.say('game-title')} · {words.say('ui-options')}"]
    for name in list(seen.options)[:_MOST_SHOWN]:
        about = words.say(f"option-{key_of(name)}-about")
        parts.append(f"**{words.say(f'option-{key_of(name)}')}** · {about}")
        control = Control("option", seen.record.id, field=name)
        values = possible(seen.game.Options, name)
        parts.append(select(control, words.say("ui-choose"), _values(seen, words, name, values)))
        if len(values) > MOST_OPTIONS:
            parts += rows([button(control.to("optnum", field=name), words.say("ui-type-a-number"))])
    return layout(*parts, *more)


def _values(seen: Perspective, words: Words, name: str, values: list[Any]) -> list[Option]:
    now = seen.options[name]
    return [
        option(value_in_words(words, name, value), encode_option(value), chosen=value == now)
        for value in few(usual_values(seen.game.Options, name, values), now)
    ]


def usual_values(options: Any, name: str, values: list[Any]) -> list[Any]:
    """Return those of the values that people choose: all, or multiples of a round number and the default."""
    step, default = (
        options.model_json_schema()["properties"][name].get("round", 1),
        options.model_fields[name].default,
    )
    return [value for value in values if step == 1 or value % step == 0 or value == default]


def possible(options: Any, name: str) -> list[Any]:
    """Return all that an option can be, as its model describes it."""
    match options.model_json_schema()["properties"][name]:
        case {"enum": [*choices]}:
            return choices
        case {"minimum": int(least), "maximum": int(most)}:
            return _with_usual(list(range(least, most + 1)), options.model_fields[name].default)
        case {"const": value}:
            return [value]
        case _:
            return [True, False]


def _with_usual(values: list[int], usual: int) -> list[int]:
    """Return the numbers after the usual value, if it is none of them: that one leaves it to the game."""
    return values if usual in values else [usual, *values]


def encode_option(value: Any) -> str:
    """Return a value as the text of an option of a select; `decode_option` reads it back."""
    return f"b{int(value)}" if isinstance(value, bool) else code(value)


def decode_option(text: str) -> Any:
    """Return the value that was chosen in a select."""
    return text == "b1" if text.startswith("b") else decode(text)
