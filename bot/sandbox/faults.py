"""Faults on demand: everything that can go wrong between a bot and Discord."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from .wire.errors import Refusal
from .wire.payload import Json
from .world.interactions import Interaction
from .world.world import World


class Harm(Enum):
    """Says what a fault does to a request."""

    RATE_LIMIT = auto()
    BREAK = auto()
    SLOW = auto()
    LOSE_ANSWER = auto()
    BAN = auto()


@dataclass
class Fault:
    """Harms the next `times` requests whose "METHOD /route" contains `route`."""

    harm: Harm
    route: str
    times: int
    seconds: float = 0.0
    status: int = 0
    everywhere: bool = False


class Sockets(Protocol):
    """What faults need of the gateway: its connections, and the way to deliver an interaction."""

    def drop(self) -> None: ...
    def ask_to_reconnect(self) -> None: ...
    def invalidate(self, *, resumable: bool) -> None: ...
    def deliver(self, interaction: Interaction) -> None: ...
    def send_as_it_is(self, name: str, data: Json) -> None: ...


class Faults:
    """Holds the faults that tests ordered, until a request, a connection or an interaction meets them."""

    sockets: Sockets  # the gateway brings its own

    def __init__(self, world: World) -> None:
        self._world = world
        self._faults: list[Fault] = []
        self._twice = 0
        self._held: list[Interaction] | None = None
        self.heartbeats_unanswered = False
        self.gateway_closed = False  # whoever comes to the gateway is sent away with a 503
        self.latency = 0.0  # seconds that every request takes, on the sandbox's clock

    # Requests

    def rate_limit(
        self, times: int = 1, *, route: str = "", retry_after: float = 0.05, everywhere: bool = False
    ) -> None:
        """Answer the next requests with 429; `everywhere` makes it the global limit."""
        self._faults.append(Fault(Harm.RATE_LIMIT, route, times, retry_after, everywhere=everywhere))

    def fail(self, times: int = 1, *, route: str = "", status: int = 502) -> None:
        """Answer the next requests with a 5xx and do not carry them out."""
        self._faults.append(Fault(Harm.BREAK, route, times, status=status))

    def slow(self, seconds: float, times: int = 1, *, route: str = "") -> None:
        """Keep the next requests waiting, on the sandbox's clock, before they are carried out."""
        self._faults.append(Fault(Harm.SLOW, route, times, seconds))

    def lose_answer(self, times: int = 1, *, route: str = "") -> None:
        """Carry out the next requests, but break the connection before the bot hears of it."""
        self._faults.append(Fault(Harm.LOSE_ANSWER, route, times))

    def ban(self, times: int = 1, *, route: str = "") -> None:
        """Answer the next requests as Cloudflare does before Discord: 429, a page, no headers of a bucket."""
        self._faults.append(Fault(Harm.BAN, route, times))

    def quarantine(self, flagged: bool = True) -> None:
        """Let the bot open no DM and write to nobody to whom it has never written, or end that."""
        self._world.quarantined = flagged

    def refuse_dms(self, refusal: Refusal | None) -> None:
        """Refuse every DM in this way, even where DMs are open; None ends it."""
        self._world.dms_refused = refusal

    def take(self, method: str, route: str) -> Fault | None:
        """Return the fault that meets this request, if any, and count it as used."""
        wanted = f"{method} {route}"
        fault = next((f for f in self._faults if f.times > 0 and f.route in wanted), None)
        if fault is not None:
            fault.times -= 1
        return fault

    # The gateway

    def drop_socket(self) -> None:
        """Cut the gateway connections without a close frame."""
        self.sockets.drop()

    def ask_to_reconnect(self) -> None:
        """Send op 7 to the connected bots."""
        self.sockets.ask_to_reconnect()

    def invalidate_session(self, *, resumable: bool = False) -> None:
        """Send op 9 to the connected bots."""
        self.sockets.invalidate(resumable=resumable)

    def close_gateway(self) -> None:
        """Cut the gateway connections, and take no new ones until `gateway_closed` is False again."""
        self.gateway_closed = True
        self.sockets.drop()

    def send_event(self, name: str, data: Json) -> None:
        """Send an event to the connected bots as it is, however wrong."""
        self.sockets.send_as_it_is(name, data)

    # Interactions

    def deliver_twice(self, times: int = 1) -> None:
        """Deliver the next interactions twice, with the same id and token."""
        self._twice += times

    @contextmanager
    def out_of_order(self) -> Iterator[None]:
        """Hold back the interactions begun inside the block, and deliver them at its end, the last first."""
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            for interaction in reversed(held):
                self.sockets.deliver(interaction)

    def deliveries(self, interaction: Interaction) -> int:
        """Return how often an interaction is delivered now: once, twice, or not yet."""
        if self._held is not None:
            self._held.append(interaction)
            return 0
        if self._twice:
            self._twice -= 1
            return 2
        return 1

    def expire_tokens(self) -> None:
        """Expire the tokens of all interactions so far, as if fifteen minutes had passed."""
        for interaction in self._world.interactions.values():
            interaction.revoked = True
