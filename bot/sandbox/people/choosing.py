"""What a person puts into a select or a form, checked as Discord's own client checks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.sandbox.wire.components import ENTITY_SELECTS, Kind
from bot.sandbox.wire.files import Upload
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.world import World

from .not_possible import NotPossible
from .resolved import Resolved

Answers = Mapping[str, Any]


def chosen(component: Json, values: Sequence[str], resolved: Resolved) -> list[str]:
    """Return the values picked in a select: as many as it wants, all from what it offers."""
    picked = list(dict.fromkeys(map(str, values)))
    least, most = component.get("min_values", 1), component.get("max_values", 1)
    optional = component.get("required") is False and not picked
    if not optional and not least <= len(picked) <= most:
        raise NotPossible("sandbox-choose", least=least, most=most, count=len(picked))
    if component["type"] in ENTITY_SELECTS:
        _naming(component, resolved)(picked)
        return picked
    _check_offered(component, picked)
    return picked


def _check_offered(component: Json, picked: Sequence[str]) -> None:
    offered = [option["value"] for option in component["options"]]
    for value in picked:
        if value not in offered:
            raise NotPossible("sandbox-not-on-offer", value=str(value))


def _naming(component: Json, resolved: Resolved) -> Callable[[Sequence[str]], None]:
    return {
        Kind.USER_SELECT: resolved.users,
        Kind.ROLE_SELECT: resolved.roles,
        Kind.MENTIONABLE_SELECT: resolved.mentionables,
        Kind.CHANNEL_SELECT: resolved.channels,
    }[Kind(component["type"])]


def filled_in(form: Json, answers: Answers, resolved: Resolved, world: World) -> list[Json]:
    """Return the components of a form as they go back to the bot, each with its answer."""
    questions = {c["custom_id"] for c in _questions(form["components"])}
    for name in answers:
        if name not in questions:
            raise NotPossible("sandbox-no-question", name=name)
    return [_answered(component, answers, resolved, world) for component in form["components"]]


def _questions(components: list[Json]) -> list[Json]:
    inner = [[c["component"]] if "component" in c else c.get("components", []) for c in components]
    return [question for group in inner for question in group]


def _answered(component: Json, answers: Answers, resolved: Resolved, world: World) -> Json:
    shell = {"type": component["type"], "id": component["id"]}
    match component["type"]:
        case Kind.TEXT_DISPLAY:
            return shell
        case Kind.LABEL:
            return {**shell, "component": _answered(component["component"], answers, resolved, world)}
        case Kind.ACTION_ROW:
            inner = [_answered(child, answers, resolved, world) for child in component["components"]]
            return {**shell, "components": inner}
        case _:
            named = {**shell, "custom_id": component["custom_id"]}
            return {**named, **_value(component, answers.get(component["custom_id"]), resolved, world)}


def _value(component: Json, answer: Any, resolved: Resolved, world: World) -> Json:
    match component["type"]:
        case Kind.TEXT_INPUT:
            return {"value": _text(component, answer)}
        case Kind.CHECKBOX:
            return {"value": bool(component.get("default") if answer is None else answer)}
        case Kind.RADIO_GROUP:
            return {"value": _radio(component, answer)}
        case Kind.FILE_UPLOAD:
            return {"values": _files(component, answer or [], resolved, world)}
        case Kind.CHECKBOX_GROUP:
            return {"values": _ticked(component, _list(component, answer))}
        case _:
            return {"values": chosen(component, _list(component, answer), resolved)}


def _text(component: Json, answer: Any) -> str:
    text = str(component.get("value") or "" if answer is None else answer)
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    if component.get("required", True):
        least = max(least, 1)
    if (text or least) and not least <= len(text) <= most:
        raise NotPossible("sandbox-write", least=least, most=most)
    return text


def _radio(component: Json, answer: Any) -> str | None:
    listed = component["options"]
    picked = answer if answer is not None else next((o["value"] for o in listed if o.get("default")), None)
    if picked is None:
        if component.get("required", True):
            raise NotPossible("sandbox-choose-one")
        return None
    _check_offered(component, [picked])
    return str(picked)


def _ticked(component: Json, picked: list[str]) -> list[str]:
    _check_offered(component, picked)
    needed = 1 if component.get("required", True) else 0
    least = component.get("min_values", needed) if picked or needed else 0
    most = component.get("max_values", len(component["options"]))
    if not least <= len(picked) <= most:
        raise NotPossible("sandbox-tick", least=least, most=most, count=len(picked))
    return picked


def _list(component: Json, answer: Any) -> list[str]:
    if answer is None:
        return [option["value"] for option in component.get("options", []) if option.get("default")]
    return [answer] if isinstance(answer, str) else [str(one) for one in answer]


def _files(component: Json, files: Sequence[Upload], resolved: Resolved, world: World) -> list[str]:
    least = component.get("min_values", 1) if component.get("required", True) or files else 0
    most = component.get("max_values", 1)
    if not least <= len(files) <= most:
        raise NotPossible("sandbox-attach", least=least, most=most, count=len(files))
    attachments = [world.attach(file) for file in files]
    resolved.attachments(attachments)
    return [attachment.id for attachment in attachments]
