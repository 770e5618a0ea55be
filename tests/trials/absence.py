"""What others have to do for a process that is away: its boards, its DMs, the clocks, and who leads."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from bot.host.host import Host, build_host
from bot.sandbox import Player
from bot.words.words import Words
from storage import outbox
from storage.engine.connection import Connection
from storage.games import read
from storage.outbox import Message
from storage.postgres.line import taken

WITHIN = 30.0  # seconds from a kill until all of it is done by others
_LONG_AGO = 4 * 86_400  # seconds: a lobby in which nothing happens ends after three days
_CLOSED = tuple(Words(language).say("host-lobby-idle") for language in ("en", "ru"))


async def taken_over(eyes: Host, game: str, reader: Player, guild: int) -> float:
    """Wait until others have done what the process of a server does; return after how many seconds.

    A lobby in a channel of its server has been silent for too long. Whoever leads now has to close it,
    whoever sends for the server has to say so there, and whoever sends DMs has to write to the `reader`.
    """
    began, channel = time.monotonic(), int(reader.place.id)
    told, written = _told(reader), len(reader.dms())
    async with asyncio.timeout(WITHIN):
        earlier = build_host(eyes.database, now=lambda: int(time.time()) - _LONG_AGO, room=0)
        number = (
            await earlier.new_tables.create(game, channel, int(reader.id), reader.name, guild=guild)
        ).game
        while await eyes.database.read(_leaders) != {0}:  # noqa: ASYNC110 - they are other processes
            await asyncio.sleep(0.1)
        while (await eyes.database.read(partial(read, game=number))).live:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        await _until(lambda: _told(reader) > told)
        gone = Message("gone", {"game": number, "server": False}, user=int(reader.id))
        await eyes.database.write(lambda connection: outbox.enqueue(connection, [gone], eyes.now()))
        await _until(lambda: len(reader.dms()) > written)
    return time.monotonic() - began


def _leaders(connection: Connection) -> set[int]:
    return taken(connection.raw, "lead")  # type: ignore[attr-defined]


def _told(reader: Player) -> int:
    """How often it stands in the channel that a lobby was closed."""
    return sum(any(words in seen.text for words in _CLOSED) for seen in reader.messages())


async def _until(is_so: Callable[[], bool]) -> None:
    while not is_so():  # noqa: ASYNC110 - of other processes
        await asyncio.sleep(0.1)
