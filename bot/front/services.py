"""What the front uses of the other rooms."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from cachetools import LRUCache

from bot.delivery.board.boards import Boards
from bot.delivery.dms import DirectMessages
from bot.delivery.pictures import Pictures
from bot.delivery.posts import Posts
from bot.front.rate_limit import KEYSTROKES_A_SECOND, Limits, NewestFirst
from bot.host.host import Host

_MOST_SHOWN = 10_000  # messages of which it is known what they show
_AT_ONCE = 6  # people whose moves are being made, as many as share a commit; the next ones wait for a turn
_LITTER = 60_000  # new things that may lie about while somebody is being answered, before all wait for them


class Traffic:
    """Who is being answered just now, who has to wait, and how long answers take."""

    def __init__(self, note_answer: Callable[[float], None]) -> None:
        """Begin with nobody. `note_answer` is told the seconds that each answer took."""
        self.limits = Limits()
        self.typing = Limits(a_second=KEYSTROKES_A_SECOND)  # what is typed into commands counts for itself
        self.keystrokes = NewestFirst()
        self.note_answer = note_answer
        self.turns = asyncio.Semaphore(_AT_ONCE)  # of those who move
        self.busy: set[asyncio.Task[Any]] = set()  # people who are being answered
        self.shown: LRUCache[int, int] = LRUCache(
            _MOST_SHOWN
        )  # which click private messages show, by their ids
        self._usual = gc.get_threshold()

    def begin(self, task: asyncio.Task[Any]) -> None:
        """Note that somebody is being answered, until the task is done. So long the collector holds back."""
        if not self.busy:
            self._usual = gc.get_threshold()
            gc.set_threshold(max(self._usual[0], _LITTER), *self._usual[1:])
        self.busy.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[Any]) -> None:
        self.busy.discard(task)
        if not self.busy:
            gc.set_threshold(*self._usual)

    def next_turn(self) -> None:
        """Let the next one have a turn, when what is being sent now has gone out."""
        asyncio.get_running_loop().call_soon(self.turns.release)


class TakesBackups(Protocol):
    """Whoever copies the database now and then."""

    def last_backup(self) -> int | None:
        """Return when the last copy was taken; None: there is none."""
        ...


@dataclass
class Vitals:
    """How the program is doing, for whoever looks after it."""

    latency: Callable[[], float]  # seconds to Discord; not a number before the first heartbeat
    backups: TakesBackups | None = None  # a bot without a file of its own has none


@dataclass(frozen=True)
class Operator:
    """Who runs this bot, as far as they say so: how to reach them, and where their pages are."""

    contact: str | None = None
    privacy: str | None = None  # None: the pages are those in docs/
    terms: str | None = None


@dataclass(frozen=True)
class Services:
    """All that a visit can use."""

    host: Host
    boards: Boards
    posts: Posts
    dms: DirectMessages
    pictures: Pictures
    traffic: Traffic
    vitals: Vitals
    operator: Operator


class HasServices(Protocol):
    """The client by whom an interaction came: it carries the services."""

    services: Services
