"""The commands a bot has told Discord about, globally and per server, in every language they have."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.sandbox.limits import all_command_problems, command_problems
from bot.sandbox.limits.commands import BRANCHES
from bot.sandbox.wire import errors
from bot.sandbox.wire.payload import Json

from .clock import Clock
from .ids import Snowflakes

Scope = str | None  # a guild's id, or None: everywhere
CREATES_PER_DAY = 200
A_DAY = 24 * 60 * 60.0
SLASH = 1


@dataclass(frozen=True)
class Leaf:
    """One thing that can be typed: a command, or a sub-command with the branches above it."""

    command: Json
    branches: tuple[Json, ...] = ()

    @property
    def options(self) -> list[Json]:
        return list((self.branches[-1] if self.branches else self.command).get("options") or [])

    @property
    def path(self) -> str:
        return " ".join(step["name"] for step in self.steps)

    @property
    def steps(self) -> tuple[Json, ...]:
        return (self.command, *self.branches)


class Catalogue:
    def __init__(self, ids: Snowflakes, clock: Clock, application_id: str) -> None:
        self._ids = ids
        self._clock = clock
        self._application_id = application_id
        self._scopes: dict[Scope, dict[str, Json]] = {}
        self._created: dict[Scope, deque[float]] = {}

    def all(self, scope: Scope) -> list[Json]:
        return list(self._scopes.get(scope, {}).values())

    def offered(self, guild_id: Scope) -> list[Json]:
        """What can be typed there: a server's own commands and the global ones; in a DM only the latter."""
        return self.all(None) if guild_id is None else self.all(guild_id) + self.all(None)

    def get(self, scope: Scope, command_id: str) -> Json:
        command = self._scopes.get(scope, {}).get(command_id)
        if command is None:
            raise errors.unknown_command()
        return command

    def replace(self, scope: Scope, commands: list[Json]) -> list[Json]:
        """The whole set anew; a command that keeps its name keeps its id."""
        errors.refuse_if(all_command_problems(commands))
        before = {_key(command): command for command in self.all(scope)}
        now = [self._stored(scope, command, before.get(_key(command))) for command in commands]
        self._scopes[scope] = {command["id"]: command for command in now}
        return now

    def put(self, scope: Scope, command: Json) -> tuple[Json, bool]:
        """One command, new or in place of its namesake; and whether it is new."""
        errors.refuse_if(command_problems(command, ()))
        others = [c for c in self.all(scope) if _key(c) != _key(command)]
        errors.refuse_if(all_command_problems([*others, command]))
        namesake = next((c for c in self.all(scope) if _key(c) == _key(command)), None)
        stored = self._stored(scope, command, namesake)
        self._scopes.setdefault(scope, {})[stored["id"]] = stored
        return stored, namesake is None

    def change(self, scope: Scope, command_id: str, changes: Json) -> Json:
        before = self.get(scope, command_id)
        after = {**before, **changes}
        errors.refuse_if(command_problems(after, ()))
        self._scopes[scope][command_id] = self._stored(scope, after, before)
        return self._scopes[scope][command_id]

    def remove(self, scope: Scope, command_id: str) -> None:
        self.get(scope, command_id)
        del self._scopes[scope][command_id]

    def _stored(self, scope: Scope, command: Json, before: Json | None) -> Json:
        if before is None:
            self._count_create(scope)
        permissions = command.get("default_member_permissions")
        stored = {
            "type": SLASH,
            "description": "",
            "nsfw": False,
            "contexts": None,
            "integration_types": [0],
            "name_localizations": None,
            "description_localizations": None,
            **{key: value for key, value in command.items() if value is not None},
            "id": before["id"] if before else self._ids.next(),
            "application_id": self._application_id,
            "version": self._ids.next(),
            "default_member_permissions": None if permissions is None else str(permissions),
        }
        return stored if scope is None else {**stored, "guild_id": scope}

    def _count_create(self, scope: Scope) -> None:
        """At most 200 new commands a day in one place."""
        now = self._clock.now()
        recent = self._created.setdefault(scope, deque())
        while recent and now - recent[0] >= A_DAY:
            recent.popleft()
        if len(recent) >= CREATES_PER_DAY:
            raise errors.too_many_commands_today(CREATES_PER_DAY)
        recent.append(now)


def _key(command: Json) -> tuple[int, str]:
    return command.get("type", SLASH), command["name"]


def leaves(commands: Iterable[Json]) -> Iterator[Leaf]:
    for command in commands:
        if command["type"] == SLASH:
            yield from _grown(Leaf(command))


def _grown(leaf: Leaf) -> Iterator[Leaf]:
    twigs = [option for option in leaf.options if option["type"] in BRANCHES]
    if not twigs:
        yield leaf
    for twig in twigs:
        yield from _grown(Leaf(leaf.command, (*leaf.branches, twig)))


def localised(holder: Json, field: str, locale: str) -> str:
    """A name or description as a person with that language reads it."""
    in_locale: str | None = (holder.get(f"{field}_localizations") or {}).get(locale)
    return in_locale or str(holder[field])
