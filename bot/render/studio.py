"""Pictures made beside the event loop, and none of them twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Hashable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from cachetools import Cache, LRUCache

from bot.render.giving_way import GiveWay, give_way
from bot.render.mentioned import names_in
from bot.render.paint.palette import DARK, Theme
from bot.words.fingerprint import scene_key
from bot.words.words import Words
from games.kernel.hosting import Scene

_THREADS = 2
_MOST_BYTES = 8_000_000  # of finished pictures
_MOST_DRAWN, _MOST_OF_MANY = 80 * 1024, 96 * 1024  # bytes of a board in a game's own art
_MANY = 5  # players
_MOST_RESULTS = 60  # of longer work
_Result = TypeVar("_Result")


class Picture(NamedTuple):
    """A PNG, and the keys of the panels on it."""

    data: bytes
    areas: tuple[str, ...]
    drawn: bool = False  # an area as it is on the board, which does not tell all that is known of it


class Studio:
    """Draws in a small pool of threads and keeps the latest pictures. `drawn`: how many were really drawn."""

    def __init__(self, most_bytes: int = _MOST_BYTES) -> None:
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="picture")
        self._slow = ThreadPoolExecutor(1, thread_name_prefix="film")  # boards do not wait for films
        self._pictures = MadeOnce[tuple[Picture, ...]](self._pool, LRUCache(most_bytes, _bytes_of))
        self._results = MadeOnce[Any](self._slow, LRUCache(_MOST_RESULTS))

    async def pictures(
        self,
        scene: Scene,
        words: Words,
        theme: Theme = DARK,
        fresh: Collection[str] = (),
        names: bool = False,
        area: str = "",
    ) -> tuple[Picture, ...]:
        """Return the whole table, in several pictures if it is high.

        `fresh` is what changes() found, `names` writes beside each token, `area` is looked at alone.
        """
        job = partial(pictures_of, scene, words, theme, fresh, names, area=area)
        near = tuple(panel.near for panel in scene.areas if panel.key == area)
        return await self._pictures.get((_key(scene, words, theme, fresh, names), area, near), job)

    async def beside(self, job: Callable[[], _Result]) -> _Result:
        """Do something that takes longer and is wanted once, beside the event loop."""
        return await asyncio.wrap_future(self._slow.submit(job))

    async def once(self, key: Hashable, job: Callable[[], _Result]) -> _Result:
        """Do something that takes longer and may be wanted again, beside the event loop; keep the result."""
        result: _Result = await self._results.get(key, job)
        return result

    @property
    def drawn(self) -> int:
        return self._pictures.count

    @property
    def kept_bytes(self) -> int:
        return int(self._pictures.kept.currsize)

    def close(self) -> None:
        """Wait for what is being made, and drop what has not begun."""
        for pool in (self._pool, self._slow):
            pool.shutdown(wait=True, cancel_futures=True)


class MadeOnce(Generic[_Result]):
    """Makes results in other threads, each once: whoever asks meanwhile waits for the same."""

    def __init__(self, pool: Executor, kept: Cache[Hashable, _Result]) -> None:
        self.kept, self.count = kept, 0  # how many were made
        self._pool = pool
        self._making: dict[Hashable, asyncio.Task[_Result]] = {}

    async def get(self, key: Hashable, job: Callable[[], _Result]) -> _Result:
        """Return what is kept or being made, else make it. Whoever gives up waiting stops it for nobody."""
        if key in self.kept:
            return self.kept[key]
        if key not in self._making:
            self.count += 1
            self._making[key] = asyncio.create_task(self._make(key, job))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, job: Callable[[], _Result]) -> _Result:
        """Do the job and keep its result; a failure is not kept, and neither is what is too large."""
        try:
            made = await asyncio.wrap_future(self._pool.submit(job))
        finally:
            del self._making[key]
        with suppress(ValueError):
            self.kept[key] = made
        return made


def _bytes_of(pictures: tuple[Picture, ...]) -> int:
    return sum(len(picture.data) for picture in pictures)


def _key(scene: Scene, words: Words, theme: Theme, fresh: Collection[str], names: bool) -> Hashable:
    """Return all that a picture depends on: of the words, the language and what the players are called."""
    said = words.language, words.game, names_in(scene, words)
    return scene_key(scene), said, theme.name, frozenset(fresh), names


def pictures_of(
    scene: Scene,
    words: Words,
    theme: Theme,
    fresh: Collection[str] = (),
    names: bool = False,
    way: GiveWay = give_way,
    area: str = "",
) -> tuple[Picture, ...]:
    """Draw in short stretches: between them the event loop has its turn.

    `area`: shown as it is on the board, if the art has a place for it, and else as a panel.
    What draws is loaded only here: until the first picture it takes no memory.
    """
    from bot.render.art.closer import closer_picture
    from bot.render.art.picture import picture
    from bot.render.painter import as_pngs

    shown = tuple(panel.key for panel in scene.panels if not panel.aside)
    near = area or (scene.drawing is not None and scene.drawing.near)
    if near and (close := closer_picture(scene, words, theme, area, way)) is not None:
        [data] = as_pngs([close], _MOST_DRAWN)
        return (Picture(data, (area,) if area else shown, drawn=True),)
    if scene.drawing is None or names:
        return _panels(scene, words, theme, fresh, names, way)
    players = sum(panel.seat is not None for panel in scene.panels)
    most = _MOST_DRAWN if players < _MANY else _MOST_OF_MANY
    [data] = as_pngs([picture(scene, words, theme, fresh, way)], most)
    return (Picture(data, shown),)


def _panels(
    scene: Scene, words: Words, theme: Theme, fresh: Collection[str], names: bool, way: GiveWay
) -> tuple[Picture, ...]:
    """Draw the panels of a game without art, or of what is looked at alone."""
    from bot.render.layout.close import close_up
    from bot.render.layout.page import page
    from bot.render.layout.sheets import sheets
    from bot.render.painter import Painter

    whole = [] if names else sheets(page(scene, words, fresh, give_way=way))
    painter, cut = Painter(theme, way), whole or close_up(scene, words, way)
    return tuple(
        Picture(data, tuple(area.key for area in sheet.areas if area.key))
        for sheet, data in zip(cut, painter.paint_sheets(cut), strict=True)
    )
