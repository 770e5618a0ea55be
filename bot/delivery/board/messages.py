"""The message of a table: edited while it can be, else posted anew, and shrunk when its time is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord
from discord import ui

from bot.delivery.board.collapse import Collapse, OldBoard
from bot.delivery.board.drawing import Drawing
from bot.delivery.board.lines import Lines, ToldLine, fits, overflow
from bot.delivery.board.pages import Pages
from bot.delivery.board.states import NONE_YET, BoardState, BoardStates, Calls
from bot.delivery.board.wordless import Wordless
from bot.delivery.channels import Channels, channel_of
from bot.delivery.errors import UNEDITABLE, Code
from bot.delivery.nonces import Nonces
from bot.delivery.old_messages import NotNow, OldMessages
from bot.delivery.words_alone import at_least_in_words
from bot.host.host import Host
from bot.perspective import Perspective
from bot.views.shots import Shot, files
from bot.views.table import folded

log = logging.getLogger(__name__)


class BoardMessages:
    """Post, edit and shrink the messages of tables. Whoever calls holds the channel."""

    def __init__(
        self,
        channels: Channels,
        host: Host,
        old_messages: OldMessages,
        states: BoardStates,
        wordless: Wordless,
        lines: Lines,
        drawing: Drawing,
    ) -> None:
        self._channels, self._old_messages = channels, old_messages
        self._states, self._wordless, self._lines, self._drawing = states, wordless, lines, drawing
        self._nonces = Nonces(host.database)
        self._pages, self.old = Pages(channels, self._nonces), Collapse(host.notes, self._shrink)
        self._awaited: dict[int, asyncio.Event] = {}  # by those who have begun a game and wait to see it

    async def until_posted(self, game: int, patience: float) -> None:
        """Wait until a board of this game is posted, but no longer than so many seconds."""
        posted = self._awaited.setdefault(game, asyncio.Event())
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await posted.wait()
        self._awaited.pop(game, None)

    async def bring_up_to_date(self, seen: Perspective, state: BoardState | None, calls: Calls) -> None:
        """Edit or post a board; in words, if Discord takes no files there."""
        told = await self._lines.told(seen, state.since if state else 0)
        shots = await self._drawing.shots(seen)
        try:
            await self._draw(seen, state, told, calls, shots)
        except discord.Forbidden as error:
            if error.code != Code.MISSING_PERMISSIONS or not shots:
                raise
            await self._draw(seen, state, told, calls, [])
            log.warning("game %s: no files may be attached in its channel", seen.record.id)
            self._wordless.add(seen.record.channel)

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
            view = await self._drawing.view(seen, [line for _, line in told], calls, shots)
            with suppress(NotNow):
                if await self.edit(seen, state.message, view, shots, spare=1):  # one to collapse it
                    await self._states.put(seen.record.channel, replace(state, version=seen.version))
                    return
        await self._post(seen, state, told, calls, shots)

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
            await self._states.put(seen.record.channel, replace(state, leaving=True))
        border = state.version if state else 0
        since = overflow(told, await self._lines.recap_from(seen, state, calls))
        await self._pages.send(seen, state, [one.line for one in told if border < one.version <= since])
        view = await self._drawing.view(seen, [one.line for one in told if one.version > since], calls, shots)
        message = await self._send(seen, view, calls, shots, await self._nonce(seen, state))
        start = 0 if seen.scene is None else max(1, since)  # the line that opens a table tells nothing
        self._pages.done(seen.record.channel)
        posted = BoardState(seen.record.id, message.id, start, seen.version).after(state, calls, seen.version)
        await self._states.posted(seen.record.channel, posted)
        if (awaited := self._awaited.get(seen.record.id)) is not None:
            awaited.set()
        if state is not None:
            old = OldBoard(state.message, state.since, min(border, since))
            await self.old.collapse(seen, old, partial(self._shrink, told=told))

    async def _send(
        self, seen: Perspective, view: ui.LayoutView, calls: Calls, shots: Sequence[Shot], nonce: str
    ) -> discord.Message:
        """Send a board; of all whom it names it calls just those who sit in these seats."""
        users = [discord.Object(seen.players[seat].user or 0) for seat in calls]
        mentions = discord.AllowedMentions(users=users, everyone=False, roles=False)
        place = channel_of(self._channels, seen)
        return await at_least_in_words(
            view,
            lambda view: place.send(view=view, files=files(shots), nonce=nonce, allowed_mentions=mentions),
        )

    async def _nonce(self, seen: Perspective, state: BoardState | None) -> str:
        """Return the nonce of a board: another for each version, each channel, each message before it."""
        record, before = seen.record, state.message if state else NONE_YET
        return await self._nonces.of("board", record.id, record.channel, seen.version, before)

    async def _shrink(self, seen: Perspective, old: OldBoard, told: Sequence[ToldLine] | None = None) -> None:
        """Shrink an old board to what it told. One that told nothing, such as the lobby, is taken away."""
        told = await self._lines.told(seen, old.since) if told is None else told
        if lines := [one.line for one in told if one.version <= old.version]:
            await self.edit(seen, old.message, folded("\n".join(lines)))
            return
        with suppress(discord.NotFound):
            await channel_of(self._channels, seen).get_partial_message(old.message).delete()

    async def edit(
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


def _must_leave(seen: Perspective, state: BoardState) -> bool:
    """Return whether a new message takes its place: the lobby, which alone tells from 0 on, leaves when the
    game begins, and whoever had to leave before a restart still has to."""
    return state.leaving or (seen.running and state.since == 0)
