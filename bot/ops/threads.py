"""Threads in which somebody is waited for are kept awake.

Discord archives a thread in which nobody has written for a while, and then nothing in it can be pressed. An
edit does not count, so the table is posted anew shortly before. The message that shows it is saved and tells
when it was posted: a restart posts no second one.
"""

from __future__ import annotations

import asyncio
import logging

import discord
from discord.utils import snowflake_time

from bot.delivery.board.boards import Boards
from bot.delivery.errors import TROUBLE
from bot.front.permissions import locked
from bot.host.errors import Refused
from bot.host.host import Host
from bot.host.notices import board
from bot.perspective import overview
from storage import outbox
from storage.games import Record

log = logging.getLogger(__name__)
_ROUND = 300.0  # seconds from one round to the next
_MINUTE = 60
_LEAST_NOTICE = 2 * _ROUND  # seconds before a thread falls asleep
_SHARE = 12  # of the time after which it does: two hours before, if that is a day
_LONGEST = 30 * 86_400  # seconds without a move: then a thread may sleep


def _may_write(thread: discord.Thread) -> bool:
    return not locked(thread.permissions_for(thread.guild.me), thread)


class Threads:
    """Post tables anew before their threads fall asleep, and when they are open again."""

    def __init__(self, client: discord.Client, host: Host, boards: Boards) -> None:
        self._client, self._host, self._boards = client, host, boards
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after the threads."""
        self._running = asyncio.create_task(self._run(), name="threads")

    async def stop(self) -> None:
        """Stop looking after them."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_ROUND)
            try:
                await self.round()
            except Exception:
                log.exception("the threads were not looked after, and will be again")

    async def round(self) -> None:
        """Post the tables anew whose threads are about to fall asleep."""
        for record in await self._host.queries.live():
            thread = self._thread_of(record)
            if thread is not None and _may_write(thread) and await self._left(thread) <= 0:
                await self._wake(record.id)

    def _thread_of(self, record: Record) -> discord.Thread | None:
        """Return the thread of a running game, if it stands in one that is awake."""
        guild = None if record.guild is None else self._client.get_guild(record.guild)
        return None if guild is None or record.status != "running" else guild.get_thread(record.channel)

    async def _left(self, thread: discord.Thread) -> float:
        """Return the seconds after which a table is to be posted anew."""
        idle_after = thread.auto_archive_duration * _MINUTE
        notice = max(_LEAST_NOTICE, idle_after / _SHARE)
        opened = thread.archive_timestamp.timestamp()
        return max(await self._written(thread), opened) + idle_after - notice - self._host.now()

    async def _written(self, thread: discord.Thread) -> float:
        """Return when something was last written there, as far as the bot knows: others may have, since."""
        state = await self._boards.states.get(thread.id)
        shown = state.message if state is not None else 0
        return snowflake_time(max(thread.id, thread.last_message_id or 0, shown)).timestamp()

    async def found_asleep(self, game: int, thread: discord.Thread) -> None:
        """Wake the thread of a game, unless somebody has closed it before it would have fallen asleep."""
        idle = thread.archive_timestamp.timestamp() - await self._written(thread)
        if idle >= thread.auto_archive_duration * _MINUTE and _may_write(thread):
            await self._wake(game)

    async def _wake(self, game: int) -> None:
        """Post a table anew, if somebody is waited for at it."""
        try:
            if await self._somebody_is_waited_for(game):
                await self._boards.bring_down(game)
        except (*TROUBLE, Refused) as error:
            log.warning("game %s: its thread may fall asleep: %s", game, type(error).__name__)

    async def _somebody_is_waited_for(self, game: int) -> bool:
        seen = await overview(self._host, game)
        people = [s for s in seen.waiting if seen.players[s].user is not None and s not in seen.away]
        moved = await self._host.queries.moved_at(game) or 0
        return bool(people) and seen.agreed.paused is None and self._host.now() - moved < _LONGEST

    async def opened(self, channel: int) -> None:
        """Show what has happened at the table of a thread that is open again, if it does not show it yet."""
        if (game := await self._host.queries.in_channel(channel)) is not None:
            message = board(game, channel, 0)
            now = self._host.now()
            await self._host.database.write(lambda connection: outbox.enqueue(connection, [message], now))
