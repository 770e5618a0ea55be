"""Discord's own description of its API: where it is at hand, requests and answers are checked against it.

`DISCORD_OPENAPI` names the file; without it, ../shared/discord/openapi.json beside the repository is
tried. The description of gateway events is looked for in the same folder.
"""

from __future__ import annotations

import json
import os
from copy import deepcopy
from functools import cached_property, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .wire.payload import Json

REPOSITORY = Path(__file__).resolve().parents[2]
BESIDE = REPOSITORY.parent / "shared" / "discord" / "openapi.json"
GATEWAY_FILE = "discord-api-types.gateway.schema.json"
API, GATEWAY = "urn:discord:api", "urn:discord:gateway"
EVENTS = {
    "READY": "GatewayReadyDispatchData",
    "GUILD_CREATE": "GatewayGuildCreateDispatchData",
    "INTERACTION_CREATE": "GatewayInteractionCreateDispatchData",
    "MESSAGE_CREATE": "GatewayMessageCreateDispatchData",
    "MESSAGE_UPDATE": "GatewayMessageCreateDispatchData",
}


class Unusable(OSError):
    """Says why nothing can be checked against the file that was named."""

    def __init__(self, why: str, path: Path) -> None:
        super().__init__(None, why, str(path))


def find_description() -> Path | None:
    """Return the file of the description, if it is at hand; raise Unusable for one that was named in vain."""
    named = os.environ.get("DISCORD_OPENAPI")
    can_check = find_spec("jsonschema_rs") is not None
    if named and not can_check:
        raise Unusable("DISCORD_OPENAPI is set, but the package jsonschema-rs isn't installed", Path(named))
    if named:
        return Path(named)
    return BESIDE if can_check and BESIDE.exists() else None


@lru_cache(maxsize=8)
def description(path: Path) -> Description:
    """Return the description in a file, read once."""
    return Description(path)


class Description:
    """Checks requests, answers and gateway events against the description."""

    def __init__(self, path: Path) -> None:
        self._api = _read(path, "paths", "components")
        gateway = path.with_name(GATEWAY_FILE)
        self._gateway: Json = _relaxed(_read(gateway, "definitions")) if gateway.exists() else {}
        self._validators: dict[tuple[str, ...], Any] = {}

    def request_problems(self, method: str, route: str, body: Any) -> list[str]:
        """Return what the description finds wrong with a bot's request."""
        operation = self._operation(method, route)
        if operation is None:
            return [f"Discord's description knows no {method} {route}"]
        if body is None:
            return []
        wanted = _json_schema(operation.get("requestBody") or {})
        return self._problems((method, route, "request"), wanted, _with_text_ids(body)) if wanted else []

    def answer_problems(self, method: str, route: str, status: int, answer: Any) -> list[str]:
        """Return what the description finds wrong with an answer of the sandbox."""
        operation = self._operation(method, route) or {}
        described = (operation.get("responses") or {}).get(str(status))
        if described is None:
            return [f"Discord's description knows no answer {status}"]
        wanted = _json_schema(described)
        return self._problems((method, route, str(status)), wanted, _known_gaps(answer)) if wanted else []

    def event_problems(self, name: str, data: Json) -> list[str]:
        """Return what the description finds wrong with an event of the sandbox's gateway."""
        definition = EVENTS.get(name)
        if definition is None or not self._gateway:
            return []
        wanted = {"$ref": f"{GATEWAY}#/definitions/{definition}"}
        return self._problems(("event", name), wanted, data)

    def _operation(self, method: str, route: str) -> Json | None:
        operations: Json = self._api["paths"].get(route, {})
        return operations.get(method.lower())

    def _problems(self, key: tuple[str, ...], wanted: Json, instance: Any) -> list[str]:
        if key not in self._validators:
            self._validators[key] = self._validator(wanted)
        return [explained(error) for error in self._validators[key].iter_errors(instance)]

    def _validator(self, wanted: Json) -> Any:
        from jsonschema_rs import Draft202012Validator

        return Draft202012Validator(_absolute(wanted), registry=self._registry)

    @cached_property
    def _registry(self) -> Any:
        from jsonschema_rs import Registry

        components = {"components": _absolute(self._api["components"])}
        return Registry([(API, components), (GATEWAY, _absolute(self._gateway, GATEWAY))])


def _read(path: Path, *parts: str) -> Json:
    """Return what a file describes; raise Unusable if these parts are not in it."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except ValueError as error:
        raise Unusable("the description of Discord's API is no JSON", path) from error
    if not isinstance(found, dict) or not all(isinstance(found.get(part), dict) for part in parts):
        raise Unusable("this is JSON, but no description of Discord's API", path)
    return found


def explained(error: Any) -> str:
    """Return an error as a sentence. Of several allowed shapes it explains the one of the same `type`."""
    branches: list[list[Any]] = getattr(error.kind, "context", None) or []
    meant = [branch for branch in branches if not any(_is_about_type(e) for e in branch)]
    closest = min(meant or branches, key=len, default=None)
    if closest:
        return explained(max(closest, key=lambda inner: len(list(inner.instance_path))))
    where = ".".join(map(str, error.instance_path)) or "the body"
    return f"{where}: {error.message[:300]}"


def _is_about_type(error: Any) -> bool:
    path = list(error.instance_path)
    return bool(path) and path[-1] == "type"


def _json_schema(holder: Json) -> Json | None:
    content: Json = holder.get("content") or {}
    found: Json | None = content.get("application/json", {}).get("schema")
    return found


def _absolute(value: Any, base: str = API) -> Any:
    """Return a schema with its references within the document made references into the registry."""
    if isinstance(value, dict):
        return {k: _reference(v, base) if k == "$ref" else _absolute(v, base) for k, v in value.items()}
    return [_absolute(inner, base) for inner in value] if isinstance(value, list) else value


def _reference(reference: str, base: str) -> str:
    return f"{base}{reference}" if reference.startswith("#") else reference


def _relaxed(gateway: Json) -> Json:
    """Return the gateway's description with flags as integers: it lists only single flags, no sums."""
    for name, definition in gateway["definitions"].items():
        if name.endswith("Flags"):
            definition.clear()
            definition["type"] = "integer"
    return gateway


def _with_text_ids(value: Any, key: str = "") -> Any:
    """Return a body with its ids as text. Discord takes numbers too, and discord.py sends some so."""
    if isinstance(value, dict):
        holds_file = key == "attachments"  # elsewhere a component's own `id` is a number indeed
        return {k: _with_text_ids(v, "file_id" if holds_file and k == "id" else k) for k, v in value.items()}
    if isinstance(value, list):
        return [_with_text_ids(inner, key) for inner in value]
    is_id = key.endswith("_id") or key in ("users", "roles")
    return str(value) if is_id and isinstance(value, int) else value


def _known_gaps(answer: Any) -> Any:
    """Return an answer to a deferral (type 5) as type 4: the description forgot that type."""
    if isinstance(answer, dict) and (answer.get("resource") or {}).get("type") == 5:
        answer = deepcopy(answer)
        answer["resource"]["type"] = 4
    return answer
