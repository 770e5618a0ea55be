"""Pictures made beside the event loop, and none of them twice."""

from __future__ import annotations

import asyncio
import hashlib
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from bot.render.called import called
from bot.render.paint.palette import DARK, Theme
from bot.words.words import Words
from games.kernel.hosting import Scene

_THREADS = 2
_TURN = 0.0005  # seconds that a thread may compute while the event loop waits; Python's own 5 ms are felt
_PAUSE = 0.0001  # seconds between panels, in which nobody has to ask for a turn
_MOST_BYTES = 8_000_000  # of finished pictures
_MOST_RESULTS = 60  # of longer work
_Result = TypeVar("_Result")


class Sheet(NamedTuple):
    """A PNG, and the keys of the panels on it."""

    data: bytes
    areas: tuple[str, ...]


class Studio:
    """A small pool of threads and the latest pictures. `drawn` counts what was really drawn."""

    def __init__(self, most_bytes: int = _MOST_BYTES) -> None:
        self.drawn = 0
        self._most = most_bytes
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="picture")
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="film")  # boards do not wait for films
        self._pictures: OrderedDict[bytes, Future[tuple[Sheet, ...]]] = OrderedDict()
        self._results: OrderedDict[Hashable, Future[Any]] = OrderedDict()
        self._turn = sys.getswitchinterval()
        sys.setswitchinterval(min(self._turn, _TURN))

    async def sheets(
        self,
        scene: Scene,
        words: Words,
        theme: Theme = DARK,
        fresh: Collection[str] = (),
        names: bool = False,
    ) -> tuple[Sheet, ...]:
        """The whole table, in several pictures if it is high.

        `fresh` is what changes() found, `names` writes beside each token.
        """
        key = _key(scene, words, theme, fresh, names)
        found = self._pictures.get(key)
        if found is None:
            found = self._pictures[key] = self._pool.submit(_draw, scene, words, theme, fresh, names)
            self.drawn += 1
        self._pictures.move_to_end(key)
        try:
            return await asyncio.shield(asyncio.wrap_future(found))
        except Exception:
            self._pictures.pop(key, None)
            raise
        finally:
            self._forget()

    async def beside(self, job: Callable[[], _Result]) -> _Result:
        """Something that takes longer and is made once, beside the event loop."""
        return await asyncio.wrap_future(self._slow.submit(job))

    async def once(self, key: Hashable, job: Callable[[], _Result]) -> _Result:
        """Something that takes longer and may be asked for again."""
        found = self._results.get(key)
        if found is None:
            found = self._results[key] = self._slow.submit(job)
        self._results.move_to_end(key)
        while len(self._results) > _MOST_RESULTS:
            self._results.popitem(last=False)
        try:
            result: _Result = await asyncio.shield(asyncio.wrap_future(found))
        except Exception:
            self._results.pop(key, None)
            raise
        return result

    @property
    def kept_bytes(self) -> int:
        return sum(map(_size, self._pictures.values()))

    def _forget(self) -> None:
        """The oldest pictures, beyond what is kept."""
        over = self.kept_bytes - self._most
        for key, made in list(self._pictures.items()):
            if over <= 0:
                return
            if size := _size(made):
                del self._pictures[key]
                over -= size

    def close(self) -> None:
        for pool in (self._pool, self._slow):
            pool.shutdown(wait=True, cancel_futures=True)
        sys.setswitchinterval(self._turn)


def _size(made: Future[tuple[Sheet, ...]]) -> int:
    """Nothing, as long as it is not there."""
    if not made.done() or made.cancelled() or made.exception():
        return 0
    return sum(len(sheet.data) for sheet in made.result())


def _key(scene: Scene, words: Words, theme: Theme, fresh: Collection[str], names: bool) -> bytes:
    """All that the picture depends on: of the words, the language and what the players are called."""
    told = repr((scene, words.language, words.game, theme.name, sorted(fresh), names))
    return hashlib.sha256(f"{told}{called(words, told)}".encode()).digest()


def _draw(scene: Scene, words: Words, theme: Theme, fresh: Collection[str], names: bool) -> tuple[Sheet, ...]:
    """In short stretches: between them the event loop has its turn. Until then no memory goes to drawing."""
    from bot.render.layout.close import close_up
    from bot.render.layout.page import page
    from bot.render.layout.sheets import sheets
    from bot.render.paint.painter import Easel

    whole = [] if names else sheets(page(scene, words, fresh, give_way=give_way))
    easel, cut = Easel(theme, give_way), whole or close_up(scene, words, give_way)
    return tuple(
        Sheet(data, tuple(area.key for area in sheet.areas if area.key))
        for sheet, data in zip(cut, easel.paint_sheets(cut), strict=True)
    )


def give_way() -> None:
    time.sleep(_PAUSE)
