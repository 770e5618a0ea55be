"""The message in each channel that shows its table.

One message is alive: it is edited at every move, and posted anew when somebody has to be called, because
only a new message can call. It is posted anew, too, when it is old and Discord takes no further edit of it at
once. The old one shrinks to what was told in it, so the channel reads as a record.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from functools import partial
from itertools import accumulate
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache
from discord import ui

from bot.delivery.board.collapse import Collapse, OldBoard
from bot.delivery.board.news import News
from bot.delivery.board.states import NONE_YET, BoardState, BoardStates, Call, MoveNotes
from bot.delivery.board.wordless import Wordless
from bot.delivery.channels import Channels, channel_of
from bot.delivery.errors import UNEDITABLE, Code
from bot.delivery.nonces import Nonces
from bot.delivery.old_messages import NotNow, OldMessages
from bot.delivery.pictures import Pictures
from bot.delivery.words_alone import at_least_in_words
from bot.host.host import Host
from bot.host.notices import board_anew, board_down
from bot.host.open_games import Also
from bot.perspective import Perspective, look
from bot.views.lobby import closed_lobby, lobby_view
from bot.views.parts.paging import pages_of
from bot.views.shots import Shot, files, galleries
from bot.views.table import MOST_LINES, folded, table_view
from bot.words.fingerprint import mark
from bot.words.pieces import without_pieces
from games.kernel.hosting import Seat, Text, say
from storage import outbox
from storage.engine.connection import Connection

log = logging.getLogger(__name__)
_TOLD_ELSEWHERE = ("host-seed", "host-deserted", "host-abandoned")  # in messages of their own, and in the log
_PAGE = 3800  # characters of a message that only tells
Calls: TypeAlias = Mapping[Seat, Call]
NOBODY: Final[Calls] = MappingProxyType({})
_CHANNELS = 10_000  # that are remembered


class ToldLine(NamedTuple):
    """What was told in one line, and the version of the table that it led to."""

    version: int
    line: str


class Before(NamedTuple):
    """How many lines have been told before a board that has not come yet.

    `after`: the game, its last message, and the version that this one shows.
    """

    after: tuple[int, int, int]
    lines: int


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
        self._channels, self._host, self._pictures = channels, host, pictures
        self._preferences, self._moved_with_it = host.preferences, moved_with_it
        self._old_messages, self._nonces = old_messages, Nonces(host.database)
        self.states, self.wordless = BoardStates(host.notes), Wordless()
        self._news, self._old = News(host.notes), Collapse(host.notes, self._shrink)
        self._awaited: dict[int, asyncio.Event] = {}  # by those who have begun a game and wait to see it
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._told_before: LRUCache[int, Before] = LRUCache(_CHANNELS)  # only the board has to come there

    async def until_shown(self, game: int, patience: float) -> None:
        """Wait until a board of this game is posted, but no longer than so many seconds."""
        posted = self._awaited.setdefault(game, asyncio.Event())
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await posted.wait()
        self._awaited.pop(game, None)

    def _lock(self, channel: int) -> asyncio.Lock:
        return self._locks.setdefault(channel, asyncio.Lock())

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

    async def _wanted(self, seen: Perspective, called: Calls, state: BoardState | None) -> Calls:
        """Return those of the called seats that are still waited for, and whose players want to be called."""
        due = sorted({*called} & {*seen.waiting, *seen.away}) if seen.running else ()
        new = [seat for seat in due if state is None or not state.has_called(seat, *called[seat])]
        return {seat: called[seat] for seat in new if await self._wants_a_call(seen.players[seat].user)}

    async def _wants_a_call(self, user: int | None) -> bool:
        return user is not None and (await self._preferences.person(user)).notices != "none"

    async def _show(self, seen: Perspective, called: Calls, again: bool, leaving: Collection[int]) -> None:
        state = await self.states.get(seen.record.channel)
        left_over = await self._old.left_over(seen)
        if state is not None and state.game != seen.record.id:
            state = None
        if state is not None and state.message in leaving:
            state = replace(state, leaving=True)
        calls = await self._wanted(seen, called, state)
        if state is None or state.version < seen.version or calls or again:
            await self._bring_up_to_date(seen, state, calls)
        for old in left_over:
            await self._old.collapse(seen, old)

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
                for old in await self._old.left_over(seen):
                    await self._old.collapse(seen, old)

    def _save_move(self, seen: Perspective, channel: int, language: str, connection: Connection) -> None:
        """Save in the transaction of a move what goes with it: the language, the posts, what was told."""
        self._preferences.take_language_along(connection, channel, language)
        self.states.move(seen, channel, connection, *self._moved_with_it)

    async def _say_where_it_is(
        self, seen: Perspective, state: BoardState, language: str, channel: int
    ) -> None:
        gone = seen.words(language).say("mod-table-moved", place=f"<#{channel}>")
        with suppress(discord.HTTPException, NotNow):  # the table has moved, whatever becomes of this message
            await self._edit(seen, state.message, folded(gone))

    async def shown_already(self, seen: Perspective, message: int) -> None:
        """Note that the answer to a press has brought the message up to date."""
        state = await self.states.get(seen.record.channel)
        if state is not None and state.message == message:
            newest = max(state.version, seen.version)
            await self.states.put(seen.record.channel, replace(state, version=newest))

    async def _bring_up_to_date(self, seen: Perspective, state: BoardState | None, calls: Calls) -> None:
        """Edit or post a board; in words, if Discord takes no files there."""
        told = await self.told(seen, state.since if state else 0)
        shots = await self.shots(seen)
        try:
            await self._draw(seen, state, told, calls, shots)
        except discord.Forbidden as error:
            if error.code != Code.MISSING_PERMISSIONS or not shots:
                raise
            await self._draw(seen, state, told, calls, [])
            log.warning("game %s: no files may be attached in its channel", seen.record.id)
            self.wordless.add(seen.record.channel)

    async def _draw(
        self,
        seen: Perspective,
        state: BoardState | None,
        told: Sequence[ToldLine],
        calls: Calls,
        shots: Sequence[Shot],
    ) -> None:
        stays = state is not None and state.message != NONE_YET and not _must_leave(seen, state)
        if state is not None and stays and not calls and fits(told):
            view = await self.view(seen, [line for _, line in told], calls, shots)
            with suppress(NotNow):
                if await self._edit(seen, state.message, view, shots, spare=1):  # one to collapse it
                    await self.states.put(seen.record.channel, replace(state, version=seen.version))
                    return
        await self._post(seen, state, told, calls, shots)

    async def shots(self, seen: Perspective) -> list[Shot]:
        """Return pictures of a table; none if the channel wants words or takes no files, or if one failed."""
        channel = seen.record.channel
        theme = await self._pictures.theme("channel", channel)
        if self._pictures.studio is None or seen.scene is None or channel in self.wordless:
            return []
        words = seen.labels(await self._preferences.channel_language(channel))
        fresh = await self._news.show(channel, seen.record.id, seen.scene, seen.waiting)
        return await self._pictures.draw(seen, seen.scene, words, theme, fresh, patience=None)

    async def new_to(self, seat: Seat | None, seen: Perspective) -> frozenset[str]:
        """Return what the public table shows that was not there when this player's last turn ended."""
        assert seen.scene is not None
        return await self._news.new_to(seen.record.channel, seen.record.id, seen.scene, seat)

    async def told(self, seen: Perspective, since: int) -> list[ToldLine]:
        """Return what was told to everybody after a version, line by line."""
        words = seen.words(await self._preferences.channel_language(seen.record.channel))
        history = await self._host.queries.told_to(seen.record.id, None, since)
        history = [told for told in history if told.event.text.key not in _TOLD_ELSEWHERE]
        if not seen.former:  # everybody sits where they sat
            return [ToldLine(told.version, words(told.event.text)) for told in history]
        return [ToldLine(told.version, words.at(told.version)(told.event.text)) for told in history]

    async def _post(
        self,
        seen: Perspective,
        state: BoardState | None,
        told: Sequence[ToldLine],
        calls: Calls,
        shots: Sequence[Shot],
    ) -> None:
        """Post a board. Nothing that was told is left out: what does not fit beside it goes before it.

        If the program ends before it knows the new message, the note on the old one says that there may be
        one. It is posted once more then; Discord knows it by its nonce if it has just been posted.
        Whatever goes wrong when it has been posted is no reason to post it again.
        """
        if state is not None:
            await self.states.put(seen.record.channel, replace(state, leaving=True))
        border = state.version if state else 0
        since = overflow(told, await self._recap_from(seen, state, calls))
        await self._tell(seen, state, [line for seq, line in told if border < seq <= since])
        view = await self.view(seen, [line for seq, line in told if seq > since], calls, shots)
        users = [discord.Object(seen.players[seat].user or 0) for seat in calls]
        mentions = discord.AllowedMentions(users=users, everyone=False, roles=False)
        place, nonce = channel_of(self._channels, seen), await self._nonce(seen, state)
        message = await at_least_in_words(
            view,
            lambda view: place.send(view=view, files=files(shots), nonce=nonce, allowed_mentions=mentions),
        )
        start = 0 if seen.scene is None else max(1, since)  # the line that opens a table tells nothing
        self._told_before.pop(seen.record.channel, None)
        posted = BoardState(seen.record.id, message.id, start, seen.version).after(state, calls, seen.version)
        await self.states.posted(seen.record.channel, posted)
        if (awaited := self._awaited.get(seen.record.id)) is not None:
            awaited.set()
        if state is not None:
            old = OldBoard(state.message, state.since, min(border, since))
            await self._old.collapse(seen, old, partial(self._shrink, told=told))

    async def _recap_from(self, seen: Perspective, state: BoardState | None, calls: Calls) -> int:
        """Return the version after which a new board tells: all since those who are called moved last.

        What stands in an older message than the last one stays there.
        """
        if state is None or not calls or seen.scene is None:
            return 0 if state is None else state.version
        hands = await self._host.ledger.hands_since(seen.record.id, state.since)
        last = {seat: seq for seq, seat in hands}
        return min(state.version, *(last.get(seat, state.since) for seat in calls))

    async def _nonce(self, seen: Perspective, state: BoardState | None) -> str:
        """Return the nonce of a board: another for each version, each channel, each message before it."""
        record, before = seen.record, state.message if state else NONE_YET
        return await self._nonces.of("board", record.id, record.channel, seen.version, before)

    async def _tell(self, seen: Perspective, state: BoardState | None, lines: Sequence[str]) -> None:
        """Send the pages before a board. If it does not come through, they are not told again."""
        channel, game = seen.record.channel, seen.record.id
        after = (game, state.message, state.version) if state else (game, NONE_YET, 0)
        before = self._told_before.get(channel)
        count = before.lines if before is not None and before.after == after else 0
        for page in pages_of(lines[count:], _PAGE):
            if page:
                nonce = await self._nonces.of("page", channel, *after, count, mark(page))
                await channel_of(self._channels, seen).send(view=folded(page), nonce=nonce)
                count += _lines_on(page, lines[count:])
                self._told_before[channel] = Before(after, count)

    async def _shrink(self, seen: Perspective, old: OldBoard, told: Sequence[ToldLine] | None = None) -> None:
        """Shrink an old board to what it told. One that told nothing, such as the lobby, is taken away."""
        told = await self.told(seen, old.since) if told is None else told
        if lines := [line for seq, line in told if seq <= old.version]:
            await self._edit(seen, old.message, folded("\n".join(lines)))
            return
        with suppress(discord.NotFound):
            await channel_of(self._channels, seen).get_partial_message(old.message).delete()

    async def _edit(
        self,
        seen: Perspective,
        message: int,
        view: ui.LayoutView,
        shots: Sequence[Shot] = (),
        *,
        spare: int = 0,
    ) -> bool:
        """Edit a message, pictures and all; return False if it cannot be edited any more.

        Raise NotNow if it is old and would have to wait. `spare`: how many such edits are left for others.
        """
        place = channel_of(self._channels, seen).get_partial_message(message)
        try:
            async with self._old_messages.editing(seen.record.channel, message, spare=spare):
                await at_least_in_words(view, lambda view: place.edit(view=view, attachments=files(shots)))
        except discord.HTTPException as error:
            if error.code not in UNEDITABLE:
                raise
            log.info("game %s: its table message is out of reach (%s)", seen.record.id, error.code)
            return False
        return True

    async def view(
        self, seen: Perspective, lines: Sequence[str], calls: Collection[Seat], shots: Sequence[Shot] = ()
    ) -> ui.LayoutView:
        """Return the lobby or the table, in the language of the channel."""
        words = seen.words(await self._preferences.channel_language(seen.record.channel))
        unreachable = await self._unreachable(seen)
        if seen.scene is None:
            if not seen.record.live:
                return closed_lobby(seen, words, unreachable, await self._closed(seen))
            first = await self._preferences.first_player(seen.record.channel)
            return lobby_view(seen, words, unreachable, first)
        since = await self._host.queries.moved_at(seen.record.id)
        moved = self._host.now() if since is None else since
        return table_view(seen, words, lines, moved, calls, unreachable, galleries(shots))

    async def _closed(self, seen: Perspective) -> Text:
        """Return who closed a lobby, if it was somebody at the table; else only that it was closed."""
        history = await self._host.queries.told_to(seen.record.id, None, seen.version - 1)
        told = [one.event.text for one in history if one.event.text.key == "host-cancelled-by"]
        return told[-1] if told else say("host-cancelled")

    async def _unreachable(self, seen: Perspective) -> list[Seat]:
        """Return the seats whom no DM reaches: they read their secrets in the channel."""
        users = [(seat, player.user) for seat, player in enumerate(seen.players) if player.user is not None]
        return [seat for seat, user in users if await self._preferences.out_of_reach(user)]


def _must_leave(seen: Perspective, state: BoardState) -> bool:
    """Return whether a new message takes its place: the lobby, which alone tells from 0 on, leaves when the
    game begins, and whoever had to leave before a restart still has to."""
    return state.leaving or (seen.running and state.since == 0)


def _lines_on(page: str, lines: Sequence[str]) -> int:
    """Return how many of these lines the page holds; some are longer than a line of text."""
    ends = accumulate(len(line) + 1 for line in lines)
    return next(count for count, end in enumerate(ends, 1) if end > len(page))


def fits(told: Sequence[ToldLine]) -> bool:
    """Return whether these lines fit beside a board."""
    return sum(len(without_pieces(line)) + 1 for _, line in told) <= MOST_LINES


def overflow(told: Sequence[ToldLine], border: int) -> int:
    """Return up to which version the lines must stand elsewhere, so that the rest fits beside a board."""
    since = border
    while not fits([one for one in told if one.version > since]):
        since = next(version for version, _ in told if version > since)
    return since
