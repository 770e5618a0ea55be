"""The message in each channel that shows its table.

One message is alive: it is edited at every move, and posted anew when somebody has to be called, because
only a new message can call. It is posted anew, too, when it is old and Discord takes no further edit of it at
once. The old one shrinks to what was told in it, so the channel reads as a record.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.delivery.board.drawing import Drawing
from bot.delivery.board.lines import Lines
from bot.delivery.board.messages import BoardMessages
from bot.delivery.board.states import NOBODY, NONE_YET, BoardState, BoardStates, Calls, MoveNotes
from bot.delivery.board.wordless import Wordless
from bot.delivery.channels import Channels
from bot.delivery.old_messages import NotNow, OldMessages
from bot.delivery.pictures import Pictures
from bot.host.host import Host
from bot.host.notices import board_anew, board_down
from bot.host.open_games import Also
from bot.perspective import Perspective, look
from bot.views.table import folded
from storage import outbox
from storage.engine.connection import Connection

log = logging.getLogger(__name__)


class Boards:
    """Show tables in their channels, and keep what is shown up to date."""

    def __init__(
        self,
        channels: Channels,
        host: Host,
        pictures: Pictures,
        old_messages: OldMessages,
        moved_with_it: Sequence[MoveNotes] = (),
    ) -> None:
        """Show the tables of a host. `moved_with_it`: what else goes when one moves to another channel."""
        self._host, self._preferences, self._moved_with_it = host, host.preferences, moved_with_it
        self.states, self.wordless, self.lines = BoardStates(host.notes), Wordless(), Lines(host)
        self.drawing = Drawing(host, pictures, self.wordless)
        self.messages = BoardMessages(
            channels, host, old_messages, self.states, self.wordless, self.lines, self.drawing
        )
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def show(
        self, game: int, called: Calls = NOBODY, *, again: bool = False, leaving: Collection[int] = ()
    ) -> Perspective:
        """Bring the channel of a table up to date, and return what it shows.

        `called`: the seats to be called, if they are still waited for and the same call was not made before:
        the outbox may not know of it, if the program has ended in between. `again`: redraw the board even if
        it shows this version already; `leaving`: messages in whose place it is posted anew.
        """
        channel = await self._host.queries.channel_of(game)
        while True:
            async with self._lock(channel):
                seen = await look(self._host, game)
                if seen.record.channel == channel:
                    await self._show(seen, called, again, leaving)
                    return seen
            log.info("game %s: its table has moved in the meantime", game)
            channel = seen.record.channel

    async def link(self, game: int, channel: int, guild: int | None) -> str:
        """Return a link to the message of a table, or to its channel where it has none yet."""
        state = await self.states.get(channel)
        if state is None or state.game != game or guild is None:
            return f"<#{channel}>"
        return f"https://discord.com/channels/{guild}/{channel}/{state.message}"

    async def bring_down(self, game: int) -> None:
        """Have a table posted at the end of its channel, when other messages have pushed it out of sight."""
        channel = await self._host.queries.channel_of(game)
        state, now = await self.states.get(channel), self._host.now()
        last = NONE_YET if state is None or state.game != game else state.message
        wanted = [board_down(game, channel, last)]
        await self._host.database.write(lambda connection: outbox.enqueue(connection, wanted, now))

    async def pictures_again(self, channel: int) -> None:
        """Show the table of a channel in pictures again, now that files may be attached there."""
        self.wordless.discard(channel)
        game, now = await self._host.queries.in_channel(channel), self._host.now()
        if game is not None:
            shown = [board_anew(game, channel)]
            await self._host.database.write(lambda connection: outbox.enqueue(connection, shown, now))

    def _lock(self, channel: int) -> asyncio.Lock:
        return self._locks.setdefault(channel, asyncio.Lock())

    async def _wanted(self, seen: Perspective, called: Calls, state: BoardState | None) -> Calls:
        """Return those of the called seats that are still waited for, and whose players want to be called."""
        due = sorted({*called} & {*seen.waiting, *seen.away}) if seen.running else ()
        new = [seat for seat in due if state is None or not state.has_called(seat, *called[seat])]
        return {seat: called[seat] for seat in new if await self._wants_a_call(seen.players[seat].user)}

    async def _wants_a_call(self, user: int | None) -> bool:
        return user is not None and (await self._preferences.person(user)).notices != "none"

    async def _show(self, seen: Perspective, called: Calls, again: bool, leaving: Collection[int]) -> None:
        state = await self.states.get(seen.record.channel)
        left_over = await self.messages.old.left_over(seen)
        if state is not None and state.game != seen.record.id:
            state = None
        if state is not None and state.message in leaving:
            state = replace(state, leaving=True)
        calls = await self._wanted(seen, called, state)
        if state is None or state.version < seen.version or calls or again:
            await self.messages.bring_up_to_date(seen, state, calls)
        for old in left_over:
            await self.messages.old.collapse(seen, old)

    async def move(
        self,
        seen: Perspective,
        channel: int,
        save: Callable[[Also], Awaitable[object]],
        answer: Callable[[], Awaitable[None]],
    ) -> None:
        """Move a table to another channel: there it tells what comes from now on, here it says where it is.

        `save` saves the change together with what has to be remembered of it. Then `answer` is called, before
        anything is drawn: whoever asked waits, and the channel can wait a moment.
        """
        here = seen.record.channel
        async with AsyncExitStack() as stack:
            for place in sorted({here, channel}):  # nothing is shown in either before all is done
                await stack.enter_async_context(self._lock(place))
            state, language = await self.states.get(here), await self._preferences.channel_language(here)
            await save(partial(self._save_move, seen, channel, language))
            for place in (here, channel):
                self.states.forget(place)
            await answer()
            if here != channel and state is not None and state.game == seen.record.id:
                await self._say_where_it_is(seen, state, language, channel)
                for old in await self.messages.old.left_over(seen):
                    await self.messages.old.collapse(seen, old)

    def _save_move(self, seen: Perspective, channel: int, language: str, connection: Connection) -> None:
        """Save in the transaction of a move what goes with it: the language, the posts, what was told."""
        self._preferences.take_language_along(connection, channel, language)
        self.states.move(seen, channel, connection, *self._moved_with_it)

    async def _say_where_it_is(
        self, seen: Perspective, state: BoardState, language: str, channel: int
    ) -> None:
        gone = seen.words(language).say("mod-table-moved", place=f"<#{channel}>")
        with suppress(discord.HTTPException, NotNow):  # the table has moved, whatever becomes of this message
            await self.messages.edit(seen, state.message, folded(gone))

    async def shown_already(self, seen: Perspective, message: int) -> None:
        """Note that the answer to a press has brought the message up to date."""
        state = await self.states.get(seen.record.channel)
        if state is not None and state.message == message:
            newest = max(state.version, seen.version)
            await self.states.put(seen.record.channel, replace(state, version=newest))
