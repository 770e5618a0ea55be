"""What rows, buttons, selects and the texts between them may hold.

https://discord.com/developers/docs/components/reference
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.sandbox.wire.components import LINK_STYLE, PREMIUM_STYLE, SELECTS, Kind, texts, walk
from bot.sandbox.wire.errors import Path, Problem
from bot.sandbox.wire.payload import Json

from . import checks
from .checks import Problems

MOST_COMPONENTS = 40
MOST_TEXT = 4000
IN_CONTAINER = (
    Kind.ACTION_ROW, Kind.SECTION, Kind.TEXT_DISPLAY, Kind.MEDIA_GALLERY, Kind.FILE, Kind.SEPARATOR,
)  # fmt: skip
AT_TOP = (*IN_CONTAINER, Kind.CONTAINER)


def legacy_problems(components: list[Json], at: Path) -> Problems:
    """Check components without the V2 flag: at most five rows, nothing but rows."""
    yield from checks.length(components, at, most=5)
    yield from placement_problems(components, at, (Kind.ACTION_ROW,))
    yield from shared_problems(components, at)


def v2_problems(components: list[Json], at: Path) -> Problems:
    """Check components with the V2 flag: at most 40, nested ones counted, and 4000 characters of text."""
    if sum(1 for _ in walk(components)) > MOST_COMPONENTS:
        message = f"The maximum number of components in a message is {MOST_COMPONENTS}"
        yield Problem(at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if sum(map(len, texts(components))) > MOST_TEXT:
        message = f"Displayable text in a message may have {MOST_TEXT} characters"
        yield Problem(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    yield from placement_problems(components, at, AT_TOP)
    yield from shared_problems(components, at)


def shared_problems(components: list[Json], at: Path) -> Problems:
    """Check what holds with and without the V2 flag: each component by its type, and no id twice."""
    every = list(walk(components, at))
    for path, component in every:
        yield from _type_problems(component, path)
    yield from duplicates(every)


def duplicates(every: list[tuple[Path, Json]]) -> Problems:
    """Check that no custom id and no id stands twice in one message or form."""
    ids = [((*path, "custom_id"), c["custom_id"]) for path, c in every if c.get("custom_id")]
    message = "Component custom id cannot be duplicated"
    yield from checks.unique(ids, "COMPONENT_CUSTOM_ID_DUPLICATED", message)
    numbers = [((*path, "id"), c["id"]) for path, c in every if c.get("id")]
    yield from checks.unique(numbers, "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")


def placement_problems(components: list[Json], at: Path, allowed: Collection[Kind]) -> Problems:
    """Check that all these components are of the allowed types."""
    for index, component in enumerate(components):
        yield from misplaced(component, (*at, index), allowed)


def misplaced(component: Json, at: Path, allowed: Collection[Kind]) -> Problems:
    """Check that a component is of an allowed type for its place."""
    if component["type"] not in allowed:
        shown = ", ".join(str(int(kind)) for kind in allowed)
        message = f'Value of field "type" must be one of ({shown}).'
        yield Problem((*at, "type"), "UNION_TYPE_CHOICES", message)


def _type_problems(component: Json, at: Path) -> Problems:
    rule = _BY_TYPE.get(component["type"])
    if rule is not None:
        yield from rule(component, at)


def action_row(row: Json, at: Path) -> Problems:
    """Check a row: one to five buttons, or one select that fills it."""
    children = row.get("components") or []
    yield from checks.length(children, (*at, "components"), most=5, least=1)
    yield from placement_problems(children, (*at, "components"), (Kind.BUTTON, *SELECTS))
    if len(children) > 1 and any(child["type"] in SELECTS for child in children):
        message = "Component layout exceeds maximum width"
        yield Problem((*at, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def button(component: Json, at: Path) -> Problems:
    """Check a button: a label of up to 80 characters or an emoji; a link needs a url, others a custom id."""
    yield from checks.one_of(component.get("style"), (*at, "style"), range(1, 7))
    yield from checks.text(component, at, "label", most=80)
    style = component.get("style")
    if style == LINK_STYLE:
        yield from checks.text(component, at, "url", most=512, least=1)
    elif style != PREMIUM_STYLE:
        yield from custom_id(component, at, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED")
    if style != PREMIUM_STYLE and not component.get("label") and not component.get("emoji"):
        yield Problem(at, "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or an emoji is required")
    if style == LINK_STYLE and component.get("custom_id"):
        message = "Custom id and url are mutually exclusive"
        yield Problem((*at, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)


def custom_id(component: Json, at: Path, code: str = "COMPONENT_CUSTOM_ID_REQUIRED") -> Problems:
    """Check that there is a custom id of up to 100 characters."""
    if not component.get("custom_id"):
        yield Problem((*at, "custom_id"), code, "A custom id is required")
    else:
        yield from checks.text(component, at, "custom_id", most=100, least=1)


def select(component: Json, at: Path) -> Problems:
    """Check what all selects share: custom id, placeholder, how many may be chosen."""
    yield from custom_id(component, at)
    yield from checks.text(component, at, "placeholder", most=150)
    yield from chosen_count(component, at, most=25)


def string_select(component: Json, at: Path) -> Problems:
    """Check a select with up to 25 options of its own, no more preselected than may be chosen."""
    yield from select(component, at)
    yield from options(component, at, least=1, most=25)
    listed = component.get("options") or []
    most = component.get("max_values", 1)
    if listed and most > len(listed):
        message = f"int value should be less than or equal to {len(listed)}."
        yield Problem((*at, "max_values"), "NUMBER_TYPE_MAX", message)
    yield from preselected(listed, at, most)


def chosen_count(component: Json, at: Path, most: int) -> Problems:
    """Check how many values may be chosen, from `min_values` to `max_values`."""
    yield from checks.number(component, at, "min_values", 0, most)
    yield from checks.number(component, at, "max_values", 1, most)
    if component.get("min_values", 1) > component.get("max_values", component.get("min_values", 1)):
        message = "min_values must not be greater than max_values"
        yield Problem((*at, "min_values"), "SELECT_COMPONENT_MIN_OVER_MAX", message)


def options(component: Json, at: Path, least: int, most: int) -> Problems:
    """Check the options of a select or group: how many, how long, no value twice."""
    yield from checks.items(component, at, "options", most=most, least=least)
    listed = component.get("options") or []
    for index, option in enumerate(listed):
        for field, shortest in (("label", 1), ("value", 1), ("description", 0)):
            yield from checks.text(option, (*at, "options", index), field, most=100, least=shortest)
    values = [((*at, "options", index, "value"), option.get("value")) for index, option in enumerate(listed)]
    message = "The specified option value is already used"
    yield from checks.unique(values, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)


def preselected(listed: list[Json], at: Path, most: int) -> Problems:
    """Check that no more options are preselected than may be chosen."""
    if sum(bool(option.get("default")) for option in listed) > most:
        message = f"No more than {most} options may be selected by default"
        yield Problem((*at, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)


def section(component: Json, at: Path) -> Problems:
    """Check a section: one to three texts with one button or thumbnail beside them."""
    yield from checks.items(component, at, "components", most=3, least=1)
    yield from placement_problems(
        component.get("components") or [], (*at, "components"), (Kind.TEXT_DISPLAY,)
    )
    if not component.get("accessory"):
        yield checks.required(at, "accessory")
    else:
        yield from misplaced(component["accessory"], (*at, "accessory"), (Kind.BUTTON, Kind.THUMBNAIL))


def text_display(component: Json, at: Path) -> Problems:
    yield from checks.text(component, at, "content", most=MOST_TEXT, least=1)


def thumbnail(component: Json, at: Path) -> Problems:
    yield from checks.text(component, at, "description", most=1024)


def media_gallery(component: Json, at: Path) -> Problems:
    yield from checks.items(component, at, "items", most=10, least=1)
    for index, item in enumerate(component.get("items") or []):
        yield from checks.text(item, (*at, "items", index), "description", most=1024)


def separator(component: Json, at: Path) -> Problems:
    yield from checks.one_of(component.get("spacing", 1), (*at, "spacing"), (1, 2))


def container(component: Json, at: Path) -> Problems:
    yield from checks.items(component, at, "components", most=MOST_COMPONENTS, least=1)
    yield from placement_problems(component.get("components") or [], (*at, "components"), IN_CONTAINER)


_BY_TYPE: dict[int, Callable[[Json, Path], Problems]] = {
    Kind.ACTION_ROW: action_row,
    Kind.BUTTON: button,
    Kind.STRING_SELECT: string_select,
    Kind.USER_SELECT: select,
    Kind.ROLE_SELECT: select,
    Kind.MENTIONABLE_SELECT: select,
    Kind.CHANNEL_SELECT: select,
    Kind.SECTION: section,
    Kind.TEXT_DISPLAY: text_display,
    Kind.THUMBNAIL: thumbnail,
    Kind.MEDIA_GALLERY: media_gallery,
    Kind.SEPARATOR: separator,
    Kind.CONTAINER: container,
}
