"""Pictures of tables: the time and the bytes of one, and how long the event loop waits meanwhile."""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from functools import cache, partial
from itertools import islice
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

from PIL import Image

from bot.ops.tune import shorten_turns
from bot.render.giving_way import keep_going
from bot.render.paint.palette import DARK
from bot.render.studio import Studio, pictures_of
from bot.words.words import Names, Words
from games import GAMES
from games.kernel import Scene
from games.kernel.hosting import deal, start
from games.selfplay import Record, moves
from tests.bench.harness import Figure
from tests.worst import fullest

_OPENING, _BOARDS = 40, 12
_ALLOWED = 96 * 1024  # bytes, with five players and more
_STALL, _TICK, _RESTING = 0.005, 0.001, 0.5  # seconds
_NAMES = ("Анна", "Борис", "Вера", "Григорий", "Максимилиан", "Ольга", "Павел", "Зоя")


@cache
def boards(key: str, seed: int) -> tuple[Scene, ...]:
    """The fullest tables after each of some moves in the middle of a game: drawn one after the other."""
    game = GAMES[key]
    seats = game.seats[-1]
    dealt = deal(game, seats, str(seed))
    record = Record(dealt, start(dealt))
    played = moves(record, ("club",) * seats, Random(seed))
    after = islice(played, _OPENING, _OPENING + _BOARDS)
    return tuple(game.board(game.view(record.table, None)) for _ in after)


def _words(key: str) -> Words:
    return Words("ru", key, Names(_NAMES))


def _painted(scene: Scene, words: Words) -> list[bytes]:
    """On as many sheets as it is sent."""
    return [picture.data for picture in pictures_of(scene, words, DARK, way=keep_going)]


def _warm(key: str) -> None:
    """Make the board itself, which is drawn once: what is measured is a position on it."""
    _painted(boards(key, -1)[0], _words(key))


def seconds_per_board(key: str, number: int) -> float:
    """Words, layout, painting and PNG. Each round has a game of its own: no board was seen before."""
    scenes, words = boards(key, number), _words(key)
    _warm(key)
    began = perf_counter()
    for scene in scenes:
        _painted(scene, words)
    return (perf_counter() - began) / len(scenes)


@cache
def _sizes(key: str, number: int) -> tuple[tuple[int, int], ...]:
    return tuple(_size(scene, _words(key)) for scene in boards(key, 2000 + number)[::4])


def _size(scene: Scene, words: Words) -> tuple[int, int]:
    """How large a table is in all."""
    sheets = [Image.open(io.BytesIO(sheet)).size for sheet in _painted(scene, words)]
    return sheets[0][0], sum(height for _, height in sheets)


def blank_seconds(key: str, number: int) -> float:
    """The anchor: empty pictures of the same size in full colour."""
    sizes = _sizes(key, number)
    began = perf_counter()
    for size in sizes:
        Image.new("RGB", size).save(io.BytesIO(), "PNG", compress_level=6)
    return (perf_counter() - began) / len(sizes)


def largest(key: str, number: int) -> float:
    """All sheets of a table, of games that no other figure draws: what is left in caches would help those."""
    scenes = boards(key, 1000 + number)
    return max(sum(map(len, _painted(scene, _words(key)))) for scene in scenes)


def fullest_seconds(key: str, number: int) -> float:
    """The fullest table that the game gets to, with names that no picture had before."""
    scene = _fullest(key)
    _warm(key)
    began = perf_counter()
    _painted(scene, _strangers(key, number))
    return perf_counter() - began


@cache
def _fullest(key: str) -> Scene:
    return fullest(key).scene()


def _strangers(key: str, number: int) -> Words:
    """Long names: nothing that was set or painted before is of use."""
    return Words("ru", key, Names([f"{name} {number} Вознесенский" for name in _NAMES]))


def stall(number: int) -> float:
    """How late the loop wakes at the 99th percentile while tables are drawn, less how late it is at rest."""
    for key in GAMES:
        boards(key, -number)  # played beforehand
    return asyncio.run(_stall(partial(_draw_all, number=-number)))


def stall_at_the_fullest(number: int) -> float:
    """The same for the fullest tables, whole and close up."""
    for key in GAMES:
        _fullest(key)
    return asyncio.run(_stall(partial(_draw_fullest, number=number)))


async def _stall(draw: Callable[[Studio], Coroutine[Any, Any, None]]) -> float:
    studio, turns = Studio(), sys.getswitchinterval()
    shorten_turns()
    drawing = await _lateness(draw(studio))
    studio.close()
    sys.setswitchinterval(turns)
    resting = await _lateness(asyncio.sleep(_RESTING))
    return max(0.0, drawing - resting)


async def _lateness(work: Coroutine[Any, Any, None]) -> float:
    task, late = asyncio.create_task(work), []
    while not task.done():
        began = perf_counter()
        await asyncio.sleep(_TICK)
        late.append(perf_counter() - began - _TICK)
    await task
    return quantiles(late, n=100)[98]


async def _draw_all(studio: Studio, number: int) -> None:
    for key in GAMES:
        for scene in boards(key, number):
            await studio.pictures(scene, _words(key))


async def _draw_fullest(studio: Studio, number: int) -> None:
    for key in GAMES:
        for names in (False, True):
            await studio.pictures(_fullest(key), _strangers(key, number), names=names)


def figures(quick: bool, stack: ExitStack) -> Iterator[Figure]:
    for key in GAMES:
        blank = partial(blank_seconds, key)
        yield Figure(f"picture: {key} / blank PNG", partial(seconds_per_board, key), blank, at_most=1.0)
        yield Figure(f"picture: {key} at its fullest / blank PNG", partial(fullest_seconds, key), blank)
        yield Figure(f"picture: {key} bytes / 96 KB", partial(largest, key), lambda _: _ALLOWED, at_most=1.0)
    yield Figure("picture: loop late, p99 / 5 ms", stall, lambda _: _STALL, at_most=1.0)
    yield Figure(
        "picture: loop late at the fullest tables, p99 / 5 ms",
        stall_at_the_fullest,
        lambda _: _STALL,
        at_most=1.0,
    )
