"""How long the event loop is held: the processor time of each stretch that a task runs without giving way.

Only the processor time of the loop's own thread counts, and not that of the garbage collector: a busy machine
changes nothing, and whose turn it was to collect neither.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple

import discord

import bot

_OURS = (str(Path(bot.__file__).parent), str(Path(discord.__file__).parent))
_SANDBOX = str(Path(bot.__file__).parent / "sandbox")


class Stretch(NamedTuple):
    """What ran without giving way, and for how many seconds."""

    seconds: float
    what: str


class Held:
    """The longest stretch of the bot's own tasks since it was last asked."""

    def __init__(self) -> None:
        self.longest = Stretch(0.0, "nothing")
        self.collecting = 0.0  # seconds of the collector, in this thread

    def note(self, seconds: float, coroutine: Any) -> None:
        if seconds > self.longest.seconds and _is_ours(coroutine):
            self.longest = Stretch(seconds, getattr(coroutine, "__qualname__", str(coroutine)))

    def take(self) -> Stretch:
        """Return the longest stretch, and begin anew."""
        longest, self.longest = self.longest, Stretch(0.0, "nothing")
        return longest


def _is_ours(coroutine: Any) -> bool:
    """Tell the bot, with its library, from the local Discord, the server below that, and the test."""
    file = getattr(getattr(coroutine, "cr_code", None), "co_filename", "")
    return file.startswith(_OURS) and not file.startswith(_SANDBOX)


def _timed(held: Held) -> type[asyncio.Task[Any]]:
    """Return tasks that tell how long each of their steps took."""

    class Timed(asyncio.tasks._PyTask):  # type: ignore[name-defined,misc]
        def _Task__step(self, exc: BaseException | None = None) -> None:  # noqa: N802 - Python's own name
            before, began = held.collecting, thread_time()
            super()._Task__step(exc)
            held.note(thread_time() - began - (held.collecting - before), self.get_coro())

    return Timed


@contextmanager
def watching_the_loop() -> Iterator[Held]:
    """Watch all tasks of the running loop that begin inside."""
    loop, held = asyncio.get_running_loop(), Held()
    kind, began = _timed(held), [0.0]

    def make(loop: asyncio.AbstractEventLoop, coroutine: Coroutine[Any, Any, Any], **more: Any) -> Any:
        return kind(coroutine, loop=loop, **more)

    def collects(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            began[0] = thread_time()
        else:
            held.collecting += max(0.0, thread_time() - began[0])

    factory: Callable[..., Any] = make
    loop.set_task_factory(factory)
    gc.callbacks.append(collects)
    try:
        yield held
    finally:
        gc.callbacks.remove(collects)
        loop.set_task_factory(None)
