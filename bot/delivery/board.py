"""The message in each channel that shows its table.

One message is alive: it is edited at every move, and posted anew when somebody has to be called, because
only a new message can call. The old one shrinks to what was told in it, so the channel reads as a record.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import asdict, replace
from functools import partial
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.delivery.board_state import NONE_YET, NOTE, Kept, carried_over
from bot.delivery.collapse import Folding, Unfolded
from bot.delivery.news import Since
from bot.delivery.theme import theme_for
from bot.host.open_games import Also
from bot.perspective import Look, look, moved_at
from bot.views.lobby import closed_lobby, lobby_view
from bot.views.paging import pages_of
from bot.views.shots import Shot, files, galleries, taken
from bot.views.table import MOST_LINES, folded, table_view
from bot.words.fingerprint import mark
from games.kernel.hosting import Seat, Text, say
from storage.errors import StorageError

if TYPE_CHECKING:
    from bot.app import Dockside

log = logging.getLogger(__name__)
_PAGE = 3800  # characters of a message that only tells
# Deleted, edited too often when old, somebody else's, or in an archived thread: only a new message opens it.
_GONE = (10008, 30046, 50005, 50083)


class Told(NamedTuple):
    """A line, and the version of the table that it led to."""

    version: int
    line: str


class Before(NamedTuple):
    """How many lines have been told before a board that has not come yet, and after what: the game, its last
    message, and the version that it shows."""

    after: tuple[int, int, int]
    lines: int


def _lines_on(page: str, lines: Sequence[str]) -> int:
    """How many of these lines the page holds; some are longer than a line of text."""
    ends = accumulate(len(line) + 1 for line in lines)
    return next(count for count, end in enumerate(ends, 1) if end > len(page))


def fits(told: Sequence[Told]) -> bool:
    return sum(len(line) + 1 for _, line in told) <= MOST_LINES


def overflow(told: Sequence[Told], border: int) -> int:
    """Up to which version the lines must stand elsewhere, so that the rest fits beside a board."""
    since = border
    while not fits([one for one in told if one.version > since]):
        since = next(version for version, _ in told if version > since)
    return since


class Boards:
    def __init__(self, bot: Dockside) -> None:
        self.bot = bot
        self._since, self._folding = Since(bot.notes), Folding(bot.notes, self._shrink)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._unsaved: dict[int, Kept] = {}  # what stands in a channel and the file does not know
        self._told_before: dict[int, Before] = {}  # of channels to which only the board has to come

    async def show(self, game: int, calls: Collection[Seat] = (), *, again: bool = False) -> None:
        """Bring the channel up to date. `again`: even if it shows this version already."""
        while not await self._shown(game, await self._place_of(game), calls, again):
            log.info("game %s: its table has moved in the meantime", game)

    async def bring_down(self, game: int) -> None:
        """To the end of the channel, when other messages have pushed it out of sight."""
        channel = await self._place_of(game)
        async with self._locks.setdefault(channel, asyncio.Lock()):
            kept = await self.kept(channel)
            if kept is not None and kept.game == game:
                await self.keep(channel, replace(kept, leaving=True))
        await self.show(game, again=True)

    async def _place_of(self, game: int) -> int:
        async with self.bot.host.tables.at(game) as live:
            return live.record.channel

    async def _shown(self, game: int, channel: int, calls: Collection[Seat], again: bool) -> bool:
        """False: whoever was there first has moved the table to another channel."""
        async with self._locks.setdefault(channel, asyncio.Lock()):
            seen = await look(self.bot.host, game)
            if seen.record.channel != channel:
                return False
            kept, left_over = await self.kept(channel), await self._folding.left_over(seen)
            if kept is not None and kept.game != game:
                kept = None
            if kept is None or kept.version < seen.version or calls or again:
                await self._bring_up_to_date(seen, kept, calls)
            for old in left_over:
                await self._folding.fold(seen, old)
        return True

    async def kept(self, channel: int) -> Kept | None:
        if channel in self._unsaved:
            return self._unsaved[channel]
        found = await self.bot.notes.get("channel", channel, NOTE)
        return None if found is None else Kept(**found)

    async def keep(self, channel: int, kept: Kept) -> None:
        await self.bot.notes.put("channel", channel, NOTE, asdict(kept))
        self._unsaved.pop(channel, None)

    async def _know(self, channel: int, kept: Kept) -> None:
        """Of what has been posted: it is known even if the file takes nothing, and not posted again."""
        self._unsaved[channel] = kept
        try:
            await self.keep(channel, kept)
        except StorageError as error:
            log.error("game %s: its table is not noted: %s", kept.game, type(error).__name__)

    async def carry_over(self, seen: Look, channel: int, carry: Callable[[Also], Awaitable[object]]) -> None:
        """To another channel: there it tells what comes from now on, here it says where the table is.

        `carry` saves the change together with what has to be remembered of it.
        """
        here, notes = seen.record.channel, self.bot.notes
        async with AsyncExitStack() as stack:
            for place in sorted({here, channel}):  # nothing is shown in either before all is done
                await stack.enter_async_context(self._locks.setdefault(place, asyncio.Lock()))
            kept, language = await self.kept(here), await notes.channel_language(here)
            await carry(partial(carried_over, seen, channel, language))
            for place in (here, channel):
                notes.forget("channel", place)
                self._unsaved.pop(place, None)
            if here != channel and kept is not None and kept.game == seen.record.id:
                await self._say_where_it_is(seen, kept, language, channel)
                for old in await self._folding.left_over(seen):
                    await self._folding.fold(seen, old)

    async def _say_where_it_is(self, seen: Look, kept: Kept, language: str, channel: int) -> None:
        gone = seen.words(language).say("mod-table-moved", place=f"<#{channel}>")
        with suppress(discord.HTTPException):  # the table has moved, whatever becomes of this message
            await self._edit(seen, kept.message, folded(gone))

    async def shown_already(self, seen: Look, message: int) -> None:
        """The answer to a press has brought the message up to date."""
        kept = await self.kept(seen.record.channel)
        if kept is not None and kept.message == message:
            await self.keep(seen.record.channel, replace(kept, version=max(kept.version, seen.version)))

    async def _bring_up_to_date(self, seen: Look, kept: Kept | None, calls: Collection[Seat]) -> None:
        told = await self.told(seen, kept.since if kept else 0)
        shots = await self.shots(seen)
        stays = kept is not None and kept.message != NONE_YET and not self._must_leave(seen, kept)
        if kept is not None and stays and not calls and fits(told):
            view = await self.view(seen, [line for _, line in told], calls, shots)
            if await self._edit(seen, kept.message, view, shots):
                await self.keep(seen.record.channel, replace(kept, version=seen.version))
                return
        await self._post(seen, kept, told, calls, shots)

    @staticmethod
    def _must_leave(seen: Look, kept: Kept) -> bool:
        """The lobby leaves when the game begins; and whoever had to leave before a restart still has to."""
        return kept.leaving or (seen.running and kept.since == 0)

    async def shots(self, seen: Look) -> list[Shot]:
        """None: the table is shown in words, as the channel has chosen or because a picture failed."""
        channel = seen.record.channel
        if self.bot.studio is None or seen.scene is None:
            return []
        words = seen.labels(await self.bot.notes.channel_language(channel))
        fresh = await self._since.shown(channel, seen.record.id, seen.scene, seen.waiting)
        theme = await theme_for(self.bot.notes, "channel", channel)
        return await taken(self.bot, seen, seen.scene, words, theme, fresh, patience=None)

    async def new_to(self, seat: Seat | None, seen: Look) -> frozenset[str]:
        """What the public table shows that was not there when this player's last turn ended."""
        assert seen.scene is not None
        return await self._since.new_to(seen.record.channel, seen.record.id, seen.scene, seat)

    async def told(self, seen: Look, since: int) -> list[Told]:
        """What was told to everybody after that version, line by line."""
        words = seen.words(await self.bot.notes.channel_language(seen.record.channel))
        history = await self.bot.host.history(seen.record.id, None, since)
        return [Told(told.version, words.at(told.version)(told.event.text)) for told in history]

    async def _post(
        self,
        seen: Look,
        kept: Kept | None,
        told: Sequence[Told],
        calls: Collection[Seat],
        shots: Sequence[Shot],
    ) -> None:
        """Nothing that was told is left out: what does not fit beside the board goes before it.

        If the program ends before it knows the new message, the note on the old one says that there may be
        one. It is posted once more then; Discord knows it by its nonce if it has just been posted.
        Whatever goes wrong when it has been posted is no reason to post it again.
        """
        if kept is not None:
            await self.keep(seen.record.channel, replace(kept, leaving=True))
        border = kept.version if kept else 0
        since = overflow(told, border)
        await self._tell(seen, kept, [line for seq, line in told if border < seq <= since])
        view = await self.view(seen, [line for seq, line in told if seq > since], calls, shots)
        users = [discord.Object(self._user(seen, seat)) for seat in calls]
        message = await self._channel(seen).send(
            view=view,
            files=files(shots),
            nonce=f"{seen.version}-{kept.message if kept else seen.record.id}",
            allowed_mentions=discord.AllowedMentions(users=users, everyone=False, roles=False),
        )
        start = 0 if seen.scene is None else since
        self._told_before.pop(seen.record.channel, None)
        await self._know(seen.record.channel, Kept(seen.record.id, message.id, start, seen.version))
        if kept is not None:
            old = Unfolded(kept.message, kept.since, border)
            await self._folding.fold(seen, old, partial(self._shrink, told=told))

    async def _tell(self, seen: Look, kept: Kept | None, lines: Sequence[str]) -> None:
        """The pages before a board. If it does not come through, they are not told again before the next."""
        channel, game = seen.record.channel, seen.record.id
        after = (game, kept.message, kept.version) if kept else (game, NONE_YET, 0)
        before = self._told_before.get(channel)
        count = before.lines if before is not None and before.after == after else 0
        for page in pages_of(lines[count:], _PAGE):
            if page:
                nonce = f"{game}-{after[-1]}-{mark(page)}"  # a longer page is another one
                await self._channel(seen).send(view=folded(page), nonce=nonce)
                count += _lines_on(page, lines[count:])
                self._told_before[channel] = Before(after, count)

    async def _shrink(self, seen: Look, old: Unfolded, told: Sequence[Told] | None = None) -> None:
        """A message that told nothing, such as the lobby, is taken away."""
        told = await self.told(seen, old.since) if told is None else told
        if lines := [line for seq, line in told if seq <= old.version]:
            await self._edit(seen, old.message, folded("\n".join(lines)))
            return
        with suppress(discord.NotFound):
            await self._channel(seen).get_partial_message(old.message).delete()

    async def _edit(self, seen: Look, message: int, view: ui.LayoutView, shots: Sequence[Shot] = ()) -> bool:
        """False: that message cannot be edited any more. A picture that was there before is taken away."""
        try:
            await self._channel(seen).get_partial_message(message).edit(view=view, attachments=files(shots))
        except discord.HTTPException as error:
            if error.code not in _GONE:
                raise
            log.info("game %s: its table message is out of reach (%s)", seen.record.id, error.code)
            return False
        return True

    async def view(
        self, seen: Look, lines: Sequence[str], calls: Collection[Seat], shots: Sequence[Shot] = ()
    ) -> ui.LayoutView:
        """The lobby or the table, in the language of the channel."""
        words = seen.words(await self.bot.notes.channel_language(seen.record.channel))
        afar = await self.afar(seen)
        if seen.scene is None:
            if not seen.record.live:
                return closed_lobby(seen, words, afar, await self._closed(seen))
            first = await self.bot.notes.get("channel", seen.record.channel, "first")
            return lobby_view(seen, words, afar, first)
        since = await moved_at(self.bot.host, seen.record.id)
        return table_view(seen, words, lines, since, calls, afar, galleries(shots))

    async def _closed(self, seen: Look) -> Text:
        """By whom, if it was somebody at the table. A moderator says it elsewhere."""
        history = await self.bot.host.history(seen.record.id, None, seen.version - 1)
        told = [one.event.text for one in history if one.event.text.key == "host-cancelled-by"]
        return told[-1] if told else say("host-cancelled")

    async def afar(self, seen: Look) -> list[Seat]:
        """The seats whom no DM reaches: they read their secrets in the channel."""
        users = [(seat, player.user) for seat, player in enumerate(seen.players) if player.user is not None]
        return [seat for seat, user in users if await self.bot.notes.out_of_reach(user)]

    @staticmethod
    def _user(seen: Look, seat: Seat) -> int:
        return seen.players[seat].user or 0

    def _channel(self, seen: Look) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(seen.record.channel, guild_id=seen.record.guild)
