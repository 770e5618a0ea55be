"""Knobs for everything that goes wrong between a bot and Discord."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from .wire.errors import Refusal
from .world.interactions import Interaction
from .world.world import World


class Harm(Enum):
    RATE_LIMIT = auto()
    BREAK = auto()
    SLOW = auto()
    LOSE_ANSWER = auto()


@dataclass
class Fault:
    """What happens to the next `times` requests whose "METHOD /route" contains `route`."""

    harm: Harm
    route: str
    times: int
    seconds: float = 0.0
    status: int = 0
    everywhere: bool = False


class Sockets(Protocol):
    """The bot's gateway connections, as far as they can be harmed."""

    def drop(self) -> None: ...
    def ask_to_reconnect(self) -> None: ...
    def invalidate(self, *, resumable: bool) -> None: ...
    def deliver(self, interaction: Interaction) -> None: ...


class Faults:
    sockets: Sockets  # the gateway brings its own

    def __init__(self, world: World) -> None:
        self._world = world
        self._faults: list[Fault] = []
        self._twice = 0
        self._held: list[Interaction] | None = None
        self.heartbeats_unanswered = False

    # Requests

    def rate_limit(
        self, times: int = 1, *, route: str = "", retry_after: float = 0.05, everywhere: bool = False
    ) -> None:
        """429; `everywhere` makes it the global limit."""
        self._faults.append(Fault(Harm.RATE_LIMIT, route, times, retry_after, everywhere=everywhere))

    def fail(self, times: int = 1, *, route: str = "", status: int = 502) -> None:
        """A 5xx; the request is not carried out."""
        self._faults.append(Fault(Harm.BREAK, route, times, status=status))

    def slow(self, seconds: float, times: int = 1, *, route: str = "") -> None:
        """The request waits so long on the sandbox's clock before it is carried out."""
        self._faults.append(Fault(Harm.SLOW, route, times, seconds))

    def lose_answer(self, times: int = 1, *, route: str = "") -> None:
        """The request is carried out, but the connection breaks before the bot hears of it."""
        self._faults.append(Fault(Harm.LOSE_ANSWER, route, times))

    def refuse_dms(self, refusal: Refusal | None) -> None:
        """All of them, in this way, to people whose DMs are open; None: no longer."""
        self._world.dms_refused = refusal

    def take(self, method: str, route: str) -> Fault | None:
        """The fault that hits this request, used up by it."""
        wanted = f"{method} {route}"
        fault = next((f for f in self._faults if f.times > 0 and f.route in wanted), None)
        if fault is not None:
            fault.times -= 1
        return fault

    # The gateway

    def drop_socket(self) -> None:
        """The line goes dead without a word."""
        self.sockets.drop()

    def ask_to_reconnect(self) -> None:
        """Op 7."""
        self.sockets.ask_to_reconnect()

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Op 9."""
        self.sockets.invalidate(resumable=resumable)

    # Interactions

    def deliver_twice(self, times: int = 1) -> None:
        """The next interactions reach the bot twice, with the same id and token."""
        self._twice += times

    @contextmanager
    def out_of_order(self) -> Iterator[None]:
        """Interactions begun inside the block reach the bot when it ends, the last one first."""
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            for interaction in reversed(held):
                self.sockets.deliver(interaction)

    def deliveries(self, interaction: Interaction) -> int:
        """How often this interaction goes out now."""
        if self._held is not None:
            self._held.append(interaction)
            return 0
        if self._twice:
            self._twice -= 1
            return 2
        return 1

    def expire_tokens(self) -> None:
        """Every interaction so far is older than fifteen minutes."""
        for interaction in self._world.interactions.values():
            interaction.revoked = True
