"""What a form ("modal") may hold. https://discord.com/developers/docs/components/reference"""

from __future__ import annotations

from collections.abc import Callable

from bot.sandbox.wire.components import ENTITY_SELECTS, Kind, walk, without_nulls
from bot.sandbox.wire.errors import Path, Problem
from bot.sandbox.wire.payload import Json

from . import checks
from .checks import Problems
from .components import (
    chosen_count,
    custom_id,
    duplicates,
    misplaced,
    options,
    placement_problems,
    preselected,
    select,
    string_select,
    text_display,
)

IN_LABEL = (
    Kind.TEXT_INPUT, Kind.STRING_SELECT, *ENTITY_SELECTS,
    Kind.FILE_UPLOAD, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP, Kind.CHECKBOX,
)  # fmt: skip
ON_FORM = (Kind.LABEL, Kind.TEXT_DISPLAY, Kind.ACTION_ROW)


def form_problems(form: Json, at: Path) -> Problems:
    """Check a form: a title, a custom id, and one to five labelled questions or texts."""
    yield from checks.only(form, at, ("custom_id", "title", "components"))
    yield from checks.text(form, at, "title", most=45, least=1)
    yield from custom_id(form, at)
    yield from checks.items(form, at, "components", most=5, least=1)
    components = without_nulls(form.get("components") or [])
    yield from placement_problems(components, (*at, "components"), ON_FORM)
    every = list(walk(components, (*at, "components")))
    for path, component in every:
        rule = _BY_TYPE.get(component["type"])
        if rule is not None:
            yield from rule(component, path)
        if component.get("disabled"):
            message = "A component of a modal cannot be disabled"
            yield Problem((*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", message)
    yield from duplicates(every)


def label(component: Json, at: Path) -> Problems:
    """Check a label: its text, its description, and the one control it holds."""
    yield from checks.text(component, at, "label", most=45, least=1)
    yield from checks.text(component, at, "description", most=100)
    if not component.get("component"):
        yield checks.required(at, "component")
    else:
        yield from misplaced(component["component"], (*at, "component"), IN_LABEL)


def legacy_row(component: Json, at: Path) -> Problems:
    """Check the older way: a row with one text input, which carries the label itself."""
    children = component.get("components") or []
    yield from checks.length(children, (*at, "components"), most=1, least=1)
    yield from placement_problems(children, (*at, "components"), (Kind.TEXT_INPUT,))
    for index, child in enumerate(children):
        yield from checks.text(child, (*at, "components", index), "label", most=45, least=1)


def text_input(component: Json, at: Path) -> Problems:
    """Check a text input: style, placeholder, value, and how long the answer may be."""
    yield from custom_id(component, at)
    yield from checks.one_of(component.get("style"), (*at, "style"), (1, 2))
    yield from checks.text(component, at, "placeholder", most=100)
    yield from checks.text(component, at, "value", most=4000)
    yield from checks.number(component, at, "min_length", 0, 4000)
    yield from checks.number(component, at, "max_length", 1, 4000)
    if (component.get("min_length") or 0) > (component.get("max_length") or 4000):
        message = "min_length must not be greater than max_length"
        yield Problem((*at, "min_length"), "TEXT_INPUT_MIN_OVER_MAX", message)


def radio_group(component: Json, at: Path) -> Problems:
    yield from custom_id(component, at)
    yield from options(component, at, least=2, most=10)
    yield from preselected(component.get("options") or [], at, 1)


def checkbox_group(component: Json, at: Path) -> Problems:
    yield from custom_id(component, at)
    yield from options(component, at, least=1, most=10)
    yield from chosen_count(component, at, most=10)


def file_upload(component: Json, at: Path) -> Problems:
    yield from custom_id(component, at)
    yield from chosen_count(component, at, most=10)


_BY_TYPE: dict[int, Callable[[Json, Path], Problems]] = {
    Kind.LABEL: label,
    Kind.ACTION_ROW: legacy_row,
    Kind.TEXT_DISPLAY: text_display,
    Kind.TEXT_INPUT: text_input,
    Kind.STRING_SELECT: string_select,
    Kind.USER_SELECT: select,
    Kind.ROLE_SELECT: select,
    Kind.MENTIONABLE_SELECT: select,
    Kind.CHANNEL_SELECT: select,
    Kind.RADIO_GROUP: radio_group,
    Kind.CHECKBOX_GROUP: checkbox_group,
    Kind.CHECKBOX: custom_id,
    Kind.FILE_UPLOAD: file_upload,
}
