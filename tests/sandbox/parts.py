"""The smallest correct pieces of Discord's JSON, to be spoilt one at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.sandbox.wire.errors import Problem
from bot.sandbox.wire.payload import Json

Found = set[tuple[str, str]]


def found(problems: Iterable[Problem]) -> Found:
    """What is wrong where: {("embeds.0.title", "BASE_TYPE_MAX_LENGTH")}"""
    return {(".".join(map(str, problem.path)), problem.code) for problem in problems}


def button(custom_id: str = "b", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def link(**more: Any) -> Json:
    return {"type": 2, "style": 5, "label": "Go", "url": "https://example.org", **more}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def options(count: int) -> list[Json]:
    return [{"label": f"Option {n}", "value": str(n)} for n in range(count)]


def select(**more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": options(3), **more}


def user_select(**more: Any) -> Json:
    return {"type": 5, "custom_id": "u", **more}


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def section(*texts: Json, **more: Any) -> Json:
    return {"type": 9, "components": list(texts) or [text()], "accessory": button(), **more}


def gallery(count: int = 1, **item: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, **item}] * count}


def container(*children: Json) -> Json:
    return {"type": 17, "components": list(children)}


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "Question", "component": component, **more}


def text_input(**more: Any) -> Json:
    return {"type": 4, "custom_id": "t", "style": 1, **more}


def radio(count: int = 2, **more: Any) -> Json:
    return {"type": 21, "custom_id": "r", "options": options(count), **more}


def checkboxes(count: int = 2, **more: Any) -> Json:
    return {"type": 22, "custom_id": "c", "options": options(count), **more}


def form(*components: Json, **more: Any) -> Json:
    return {
        "custom_id": "f",
        "title": "Form",
        "components": list(components) or [label(text_input())],
        **more,
    }


def command(**more: Any) -> Json:
    return {"name": "go", "description": "Goes", "type": 1, **more}


def option(**more: Any) -> Json:
    return {"type": 3, "name": "to", "description": "Where to", **more}


def group(*subs: Json, **more: Any) -> Json:
    return {"type": 2, "name": "group", "description": "A group", "options": list(subs), **more}


def sub(**more: Any) -> Json:
    return {"type": 1, "name": "sub", "description": "A sub-command", **more}


def choice(**more: Any) -> Json:
    return {"name": "One", "value": "1", **more}
