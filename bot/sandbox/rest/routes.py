"""What a route is, and what its handler gets and returns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.wire.files import Upload
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.world import World

from .ratelimits import RateLimits


@dataclass(frozen=True)
class Call:
    """One request, read: the ids of its path, its query, its JSON and its files."""

    world: World
    limits: RateLimits
    ids: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: Sequence[Upload] = ()

    @property
    def channel(self) -> Channel:
        """Return the channel of the path; refuse one that is not there."""
        return self.world.channel(self.ids["channel_id"])

    def asks_for(self, name: str) -> bool:
        """Tell whether a query parameter is set to true."""
        return self.query.get(name, "").lower() in ("1", "true")


@dataclass(frozen=True)
class Reply:
    """What a handler answers, where 200 with a body will not do."""

    status: int = 204
    body: Any = None


Handler = Callable[[Call], Reply | Json | list[Json]]


@dataclass(frozen=True)
class Route:
    """One method and path of Discord's HTTP API, with its handler."""

    method: str
    path: str
    handler: Handler
    tokenless: bool = False  # the path itself holds a secret


@dataclass
class Routes:
    """Collects the handlers of one file: `@routes.get("/users/@me")`."""

    table: list[Route] = field(default_factory=list)

    def get(self, path: str, *, tokenless: bool = False) -> Callable[[Handler], Handler]:
        return self._add("GET", path, tokenless)

    def post(self, path: str, *, tokenless: bool = False) -> Callable[[Handler], Handler]:
        return self._add("POST", path, tokenless)

    def put(self, path: str) -> Callable[[Handler], Handler]:
        return self._add("PUT", path, False)

    def patch(self, path: str, *, tokenless: bool = False) -> Callable[[Handler], Handler]:
        return self._add("PATCH", path, tokenless)

    def delete(self, path: str, *, tokenless: bool = False) -> Callable[[Handler], Handler]:
        return self._add("DELETE", path, tokenless)

    def _add(self, method: str, path: str, tokenless: bool) -> Callable[[Handler], Handler]:
        def remember(handler: Handler) -> Handler:
            self.table.append(Route(method, path, handler, tokenless))
            return handler

        return remember
