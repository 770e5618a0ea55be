"""Forms that open on top: a number, or some lines of a list. They are answered by their id alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import SelectOption, ui

from bot.views.parts.custom_id import Control
from bot.views.parts.limits import FIELD_ABOUT, FIELD_LABEL, FIELDS_OF_A_FORM, FORM_TITLE, MOST_OPTIONS
from bot.words.words import Words, shorten
from games.kernel.hosting import Amount, Item, Spread, Text


def number_form(control: Control, title: str, domain: Amount, words: Words) -> ui.Modal:
    """Return a form for one number."""
    label = words.say("ui-number-from-to", least=domain.least, most=domain.most)
    field = ui.TextInput[Any](custom_id="number", max_length=9, placeholder=str(domain.least))
    return _form(control, title, [_label(label, field, domain.why, words)])


def list_form(
    control: Control, title: str, domain: Spread, page: int, numbers: dict[str, int], words: Words
) -> ui.Modal:
    """Return a form for one page of the lines of a list, with the numbers that are known."""
    items = domain.items[page * FIELDS_OF_A_FORM : (page + 1) * FIELDS_OF_A_FORM]
    lines = [_line(item, numbers.get(item.key, item.default), words) for item in items]
    if domain.why is not None:
        lines[0].description = shorten(words(domain.why), FIELD_ABOUT)
    return _form(control, title, lines)


def _label(text: str, field: ui.Item[Any], why: Text | None, words: Words) -> ui.Label[Any]:
    """Return a field under its name, with where its bounds come from: what is due, what one has."""
    about = None if why is None else shorten(words(why), FIELD_ABOUT)
    return ui.Label(text=shorten(text, FIELD_LABEL), description=about, component=field)


def text_form(
    control: Control,
    title: str,
    fields: Mapping[str, str],
    examples: Sequence[str | None],
    longest: int = 40,
) -> ui.Modal:
    """Return a form with a line of text for each field, and an example of what to write, if there is one."""
    inputs = [
        ui.Label(
            text=shorten(label, FIELD_LABEL),
            component=ui.TextInput[Any](custom_id=name, max_length=longest, placeholder=example),
        )
        for (name, label), example in zip(fields.items(), examples, strict=True)
    ]
    return _form(control, title, inputs)


def _line(item: Item, number: int | None, words: Words) -> ui.Label[Any]:
    span = range(item.least, item.most + 1)
    field: ui.Item[Any] = (
        ui.Select(custom_id=item.key, options=[SelectOption(label=str(n), default=n == number) for n in span])
        if len(span) <= MOST_OPTIONS
        else ui.TextInput(custom_id=item.key, max_length=9, default=None if number is None else str(number))
    )
    return ui.Label(text=shorten(words(item.label), FIELD_LABEL), component=field)


def _form(control: Control, title: str, fields: list[ui.Label[Any]]) -> ui.Modal:
    modal = ui.Modal(title=shorten(title, FORM_TITLE), custom_id=control.custom_id("m"))
    for field in fields:
        modal.add_item(field)
    modal.stop()  # the library need not remember it: the answer is routed by its id
    return modal
