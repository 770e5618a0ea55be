"""Choosing an area of the table to look at alone: as many at a time as a select can offer."""

from __future__ import annotations

from collections.abc import Sequence

from bot.perspective import Perspective
from bot.views.parts.build import Button, Option, Row, button, option, rows, select
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import MOST_OPTIONS
from bot.words.words import Words
from games.kernel.hosting import Panel, Scene

_FROM = "+"  # "+24" stands for the areas from the 25th on


def looking_closer(seen: Perspective, words: Words, others: Sequence[Button], first: int = 0) -> list[Row]:
    """Return what stands under a picture: its areas to choose from, then buttons, one for all in words."""
    assert seen.closer is not None
    base = Control("closer", seen.record.id)
    options = choices(seen.closer, seen.labels(words.language), first)
    in_words = button(base.to("words"), words.say("picture-in-words"))
    return [select(base, words.say("picture-closer"), options), *rows([*others, in_words])]


def areas_of(scene: Scene, labels: Words) -> list[tuple[str, str]]:
    """Return what each area is called, with what it is a part of, and its key."""
    return [
        (labels(area.title) if area is panel else f"{labels(panel.title)} · {labels(area.title)}", area.key)
        for panel in scene.panels
        for area in (panel, *panel.parts)
    ]


def choices(scene: Scene, labels: Words, first: int = 0) -> list[Option]:
    """Return an option for every area. If they are too many, the last one leads on, round and round."""
    found = [_option(panel, area, labels) for panel in scene.panels for area in (panel, *panel.parts)]
    if len(found) <= MOST_OPTIONS:
        return found
    end = first + MOST_OPTIONS - 1
    onward = option(labels.say("picture-more-areas"), f"{_FROM}{end if end < len(found) else 0}")
    return [*found[first:end], onward]


def _option(panel: Panel, area: Panel, labels: Words) -> Option:
    note = None if area is panel else labels(panel.title)
    return option(labels(area.title), area.key, note)


def leads_on(chosen: str) -> int | None:
    """Return from which area on to offer them, if the option that leads on was chosen; else None."""
    number = chosen.removeprefix(_FROM)
    return int(number) if chosen.startswith(_FROM) and number.isdecimal() else None
