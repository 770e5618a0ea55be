"""Components: the tree of rows, buttons, selects and texts in a message or a form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from itertools import count
from typing import Any

from .errors import Path
from .payload import Json


class Kind(IntEnum):
    """Says what a component is, by Discord's component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


LINK_STYLE = 5
PREMIUM_STYLE = 6
ENTITY_SELECTS = (Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.MENTIONABLE_SELECT, Kind.CHANNEL_SELECT)
SELECTS = (Kind.STRING_SELECT, *ENTITY_SELECTS)
LEGACY = (Kind.ACTION_ROW, Kind.BUTTON, *SELECTS)
SEVERAL: Json = {"min_values": 1, "max_values": 1}
FILLED_IN: dict[int, Json] = {  # what Discord adds to a component that does not say
    **dict.fromkeys(SELECTS, SEVERAL),
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"spoiler": False},
    Kind.SEPARATOR: {"spacing": 1, "divider": True},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
}
MEDIA_FIELDS = {Kind.THUMBNAIL: "media", Kind.FILE: "file"}


def walk(components: Iterable[Json], at: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Yield every component with its path, parents before children."""
    for index, component in enumerate(components):
        yield from _with_children(component, (*at, index))


def _with_children(component: Json, at: Path) -> Iterator[tuple[Path, Json]]:
    yield at, component
    yield from walk(component.get("components") or [], (*at, "components"))
    for only_child in ("accessory", "component"):
        if component.get(only_child):
            yield from _with_children(component[only_child], (*at, only_child))


def numbered(components: Iterable[Json]) -> list[Json]:
    """Return a copy in which every component has its `id`; those without one are numbered from 1."""
    copies = without_nulls(components)
    taken = {component["id"] for _, component in walk(copies) if component.get("id")}
    free = (number for number in count(1) if number not in taken)
    for _, component in walk(copies):
        if not component.get("id"):
            component["id"] = next(free)
    return copies


def complete(components: Iterable[Json]) -> None:
    """Fill in the fields that Discord shows in a message even if the bot left them out."""
    for _, component in walk(components):
        for field, value in FILLED_IN.get(component["type"], {}).items():
            component.setdefault(field, value)
        for item in component.get("items", []):
            item.setdefault("description", None)
            item.setdefault("spoiler", False)


def without_nulls(components: Iterable[Json]) -> list[Json]:
    """Return a copy without the fields that are null: Discord treats them as left out."""
    return [_stripped(component) for component in components]


def _stripped(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _stripped(inner) for key, inner in value.items() if inner is not None}
    return [_stripped(inner) for inner in value] if isinstance(value, list) else value


def with_media(components: Iterable[Json], resolve: Callable[[str], Json]) -> None:
    """Replace the address of each picture or file by what `resolve` returns for it."""
    for _, component in walk(components):
        for place, field in media_places(component):
            place[field] = resolve(place[field]["url"])


def media_places(component: Json) -> list[tuple[Json, str]]:
    """Return where a component holds the address of a picture or file: the object, and its field."""
    if component["type"] == Kind.MEDIA_GALLERY:
        return [(item, "media") for item in component["items"]]
    field = MEDIA_FIELDS.get(component["type"])
    return [(component, field)] if field else []


def texts(components: Iterable[Json]) -> list[str]:
    """Return the texts of all text displays."""
    return [
        component["content"] for _, component in walk(components) if component["type"] == Kind.TEXT_DISPLAY
    ]


def find(components: Iterable[Json], custom_id: str) -> Json | None:
    """Return the component with that custom id."""
    return next((c for _, c in walk(components) if c.get("custom_id") == custom_id), None)
