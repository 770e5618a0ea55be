"""What a table agrees on before it plays: every option of its game, by choice or by number."""

from __future__ import annotations

from typing import Any

from discord import SelectOption, ui

from bot.front.routes import Given, verb
from bot.front.visit import Visit
from bot.host.access import not_seated
from bot.perspective import Look
from bot.views.build import button, layout, option, rows, select
from bot.views.custom_id import Control
from bot.views.form import code, decode, key_of
from bot.views.modals import number_form
from bot.words.aliases import plain
from bot.words.numbers import number_in
from bot.words.suggest import MOST, spaced
from bot.words.words import Words
from games.kernel.hosting import LANGUAGES, Amount


def must_sit(seen: Look) -> None:
    if seen.seat is None:
        raise not_seated(seen.players)


def value_in_words(words: Words, name: str, value: Any) -> str:
    if isinstance(value, bool):
        return words.say("ui-option-on" if value else "ui-option-off")
    key = f"option-{key_of(name)}-{key_of(str(value))}"
    return words.say(key) if words.knows(key) else str(value)


def option_meant(seen: Look, typed: str) -> str:
    """By its key, or by its name in any language. Anything else is left for the host to refuse."""
    called = {plain(name): name for name in seen.options}
    for words in map(seen.labels, LANGUAGES):
        called |= {plain(words.say(f"option-{key_of(name)}")): name for name in seen.options}
    return called.get(plain(typed), typed)


def value_meant(seen: Look, name: str, typed: str) -> Any:
    """In the same way."""
    values = possible(seen.game.Options, name)
    called = {plain(str(value)): value for value in values}
    for words in map(seen.labels, LANGUAGES):
        called |= {plain(value_in_words(words, name, value)): value for value in values}
    return called.get(plain(typed), typed)


@verb("options")
async def show_options(visit: Visit, control: Control, given: Given) -> None:
    seen = await visit.look(control.game)
    must_sit(seen)
    await visit.show(options_view(seen, visit.words))


@verb("option")
async def set_option(visit: Visit, control: Control, given: Given) -> None:
    await _agree_on(visit, control, decode_option(given.chosen[0]))


@verb("optnum")
async def ask_for_a_number(visit: Visit, control: Control, given: Given) -> None:
    seen = await visit.look(control.game)
    must_sit(seen)
    name, values = control.field, possible(seen.game.Options, control.field)
    title = visit.words.say(f"option-{key_of(name)}")
    form = number_form(control.to("optset", field=name), title, Amount(values[0], values[-1]), visit.words)
    await visit.open(form)


@verb("optset")
async def set_a_number(visit: Visit, control: Control, given: Given) -> None:
    """What is no number is left for the host to refuse."""
    typed = given.filled.get("number", "").strip()
    number = number_in(typed)
    await _agree_on(visit, control, typed if number is None else number)


async def _agree_on(visit: Visit, control: Control, value: Any) -> None:
    must_sit(await visit.look(control.game))
    await visit.host.configure(control.game, visit.user, {control.field: value}, visit.key)
    seen = await visit.look(control.game)
    await visit.show(options_view(seen, visit.words))


def options_view(seen: Look, words: Words) -> ui.LayoutView:
    parts: list[Any] = [f"### {words.say('game-title')} · {words.say('ui-options')}"]
    for name in list(seen.options)[:12]:
        about = words.say(f"option-{key_of(name)}-about")
        parts.append(f"**{words.say(f'option-{key_of(name)}')}** · {about}")
        control = Control("option", seen.record.id, field=name)
        values = possible(seen.game.Options, name)
        parts.append(select(control, words.say("ui-choose"), _values(seen, words, name, values)))
        if len(values) > MOST:
            parts += rows([button(control.to("optnum", field=name), words.say("ui-type-a-number"))])
    return layout(*parts)


def _values(seen: Look, words: Words, name: str, values: list[Any]) -> list[SelectOption]:
    now = seen.options[name]
    return [
        option(value_in_words(words, name, value), encode_option(value), chosen=value == now)
        for value in spaced(values, now)
    ]


def possible(options: Any, name: str) -> list[Any]:
    """All that an option can be, as its model describes it."""
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
    """A usual value beside the numbers leaves it to the game."""
    return values if usual in values else [usual, *values]


def encode_option(value: Any) -> str:
    return f"b{int(value)}" if isinstance(value, bool) else code(value)


def decode_option(text: str) -> Any:
    return text == "b1" if text.startswith("b") else decode(text)
