"""The commands that a bot has registered, globally and for guilds, with their localisations."""

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
        """Return the names from the command down to the sub-command, with spaces between."""
        return " ".join(step["name"] for step in self.steps)

    @property
    def steps(self) -> tuple[Json, ...]:
        return (self.command, *self.branches)


class Catalogue:
    """Keeps the commands by scope, and checks them against Discord's limits."""

    def __init__(self, ids: Snowflakes, clock: Clock, application_id: str) -> None:
        self._ids = ids
        self._clock = clock
        self._application_id = application_id
        self._scopes: dict[Scope, dict[str, Json]] = {}
        self._created: dict[Scope, deque[float]] = {}

    def all(self, scope: Scope) -> list[Json]:
        return list(self._scopes.get(scope, {}).values())

    def offered(self, guild_id: Scope) -> list[Json]:
        """Return what can be typed in a guild, its commands and the global ones; in a DM the latter."""
        return self.all(None) if guild_id is None else self.all(guild_id) + self.all(None)

    def get(self, scope: Scope, command_id: str) -> Json:
        """Return a command by its id; refuse one that is not there."""
        command = self._scopes.get(scope, {}).get(command_id)
        if command is None:
            raise errors.unknown_command()
        return command

    def replace(self, scope: Scope, commands: list[Json]) -> list[Json]:
        """Replace the whole set; a command that keeps its name keeps its id."""
        errors.refuse_if(all_command_problems(commands))
        before = {_key(command): command for command in self.all(scope)}
        now = [self._stored(scope, command, before.get(_key(command))) for command in commands]
        self._scopes[scope] = {command["id"]: command for command in now}
        return now

    def put(self, scope: Scope, command: Json) -> tuple[Json, bool]:
        """Add a command, or replace the one of the same name. Return it, and whether it is new."""
        errors.refuse_if(command_problems(command, ()))
        others = [c for c in self.all(scope) if _key(c) != _key(command)]
        errors.refuse_if(all_command_problems([*others, command]))
        namesake = next((c for c in self.all(scope) if _key(c) == _key(command)), None)
        stored = self._stored(scope, command, namesake)
        self._scopes.setdefault(scope, {})[stored["id"]] = stored
        return stored, namesake is None

    def change(self, scope: Scope, command_id: str, changes: Json) -> Json:
        """Change the fields named, and leave the rest of a command."""
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
        """Refuse more than 200 new commands a day in one scope."""
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
    """Yield everything that can be typed of these commands."""
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
    """Return a name or description as a person with that locale reads it."""
    in_locale: str | None = (holder.get(f"{field}_localizations") or {}).get(locale)
    return in_locale or str(holder[field])
