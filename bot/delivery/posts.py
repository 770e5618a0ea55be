"""Messages of their own in a channel, with buttons: a seat that is free, a request to take back.

What they say is found in the log when they are sent, so one that has settled itself is not sent at all. One
that settles itself later is put right when the table is shown again, and its buttons are gone.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal, NamedTuple, TypeAlias

import discord
from discord import ui

from bot.delivery.channels import Channels, channel_of
from bot.delivery.errors import GONE, Code
from bot.delivery.nonces import Nonces
from bot.delivery.old_messages import NotNow, OldMessages
from bot.host.errors import place_of
from bot.host.host import Host
from bot.host.notes import Note
from bot.perspective import Perspective, look
from bot.views.parts.build import layout, plain
from bot.views.seats import claim_view, free_seat_view, seat_taken_view
from bot.views.undo import request_view
from bot.words.words import Words
from storage.actions import HostAction, Row
from storage.engine.connection import Connection
from storage.errors import StorageError

log = logging.getLogger(__name__)


class Post(NamedTuple):
    """What a post says now: something to press, what became of it, or a mere announcement."""

    view: ui.LayoutView
    state: Literal["open", "settled", "told"]


class OpenPost(NamedTuple):
    """Where a post stands that can still be pressed, and the version of the line that it is about."""

    game: int
    version: int
    channel: int
    message: int


Writer: TypeAlias = Callable[[Perspective, Words, Row], Awaitable[Post]]


class Posts:
    """Put up posts, and put them right when they have settled themselves."""

    def __init__(self, channels: Channels, host: Host, old_messages: OldMessages) -> None:
        self._channels, self._host, self._old_messages = channels, host, old_messages
        self._nonces = Nonces(host.database)
        self._open = Note[list[OpenPost]](host.notes, "channel", "posts", list[OpenPost])
        self._writers: dict[str, Writer] = {
            HostAction.ASK: self._request_to_undo,
            HostAction.OFFER: self._free_seat,
            HostAction.SEAT: self._free_seat,
            HostAction.MOD: self._announcement,
            HostAction.CLAIM: self._claim_to_a_seat,
            HostAction.LOST: self._announcement,
            HostAction.IDLE: self._announcement,
            HostAction.DESERTED: self._notice,
            HostAction.ABANDONED: self._announcement,
        }

    async def put_up(self, game: int, version: int) -> None:
        """Send the post about a line of the log, unless it has settled itself."""
        seen = await look(self._host, game)
        post, channel = await self._written(seen, version), seen.record.channel
        if post.state == "settled":
            return
        place = channel_of(self._channels, seen)
        message = await place.send(view=post.view, nonce=await self._nonces.of("post", game, version))
        if post.state == "open":
            others = await self._open.get(channel) or []
            try:
                await self._open.put(channel, [*others, OpenPost(game, version, channel, message.id)])
            except StorageError as error:  # it stands there, and its buttons say themselves what is true
                log.error("game %s: a post is not noted: %s", game, type(error).__name__)

    async def put_right(self, seen: Perspective) -> None:
        """Take the buttons from what has settled itself since this table put it up.

        The table that it comes with has been shown: what cannot be put right now waits for the next time.
        """
        for post in await self._open.get(seen.record.channel) or ():
            if post.game == seen.record.id:
                try:
                    await self._settle(seen, post)
                except Exception as error:
                    log.warning("game %s: a post is not put right: %s", post.game, place_of(error))

    async def draw_again(self, seen: Perspective, version: int) -> None:
        """Show the post about a line of the log as it is now; one that is old may stay as it was."""
        for post in await self._open.get(seen.record.channel) or ():
            if (post.game, post.version) == (seen.record.id, version):
                with suppress(NotNow):
                    await self._edit(post, (await self._written(seen, version)).view)

    def move(self, connection: Connection, here: int, there: int) -> None:
        """Save with a table that moves that its posts stay where they stand, and are put right from there."""
        if here != there and (found := self._open.read_in(connection, here)):
            others = self._open.read_in(connection, there) or []
            self._open.write_in(connection, there, [*others, *found])
            self._open.write_in(connection, here, None)

    async def _settle(self, seen: Perspective, post: OpenPost) -> None:
        now = await self._written(seen, post.version)
        if now.state != "settled":
            return
        if await self._edit(post, now.view):
            channel = seen.record.channel
            others = [one for one in await self._open.get(channel) or () if one != post]
            await self._open.put(channel, others or None)

    async def _edit(self, post: OpenPost, view: ui.LayoutView) -> bool:
        """Edit a post; return False while its thread is archived. One that is gone counts as edited.

        Raise NotNow if it is old and would have to wait.
        """
        place = self._channels.get_partial_messageable(post.channel)
        try:
            async with self._old_messages.editing(post.channel, post.message):
                await place.get_partial_message(post.message).edit(view=view)
        except discord.HTTPException as error:
            if error.code == Code.THREAD_ARCHIVED:
                return False
            if error.code not in GONE and not isinstance(error, discord.Forbidden | discord.NotFound):
                raise
        return True

    async def _written(self, seen: Perspective, version: int) -> Post:
        row = await self._host.queries.line(seen.record.id, version)
        words = seen.words(await self._host.preferences.channel_language(seen.record.channel))
        return await self._writers[row.line.kind](seen, words, row)

    async def _request_to_undo(self, seen: Perspective, words: Words, row: Row) -> Post:
        """Write a request to take back, or what became of it."""
        requests = self._host.undo_requests
        if (request := await requests.find(seen.record.id, row.seq)) is None:
            return Post(layout(words(await requests.outcome(seen.record.id, row.seq))), "settled")
        return Post(request_view(seen, words, request), "open")

    async def _free_seat(self, seen: Perspective, words: Words, row: Row) -> Post:
        """Write the offer of a seat, to be taken as long as it is free."""
        seat = row.line.picked["seat"] if row.line.seat is None else row.line.seat
        if seat not in await self._host.seats.free(seen.record.id):
            seen = await look(self._host, seen.record.id)  # it may have ended while it was being shown
            return Post(seat_taken_view(seen, seen.words(words.language), seat), "settled")
        return Post(free_seat_view(seen, words, seat), "open")

    async def _claim_to_a_seat(self, seen: Perspective, words: Words, row: Row) -> Post:
        """Write that a moderator would like to play, or what became of it."""
        claims, game = self._host.claims, seen.record.id
        if (claim := await claims.find(game, row.seq)) is None:
            return Post(layout(words(await claims.outcome(game, row.seq))), "settled")
        return Post(claim_view(seen, words, claim, await self._host.queries.told_at(game, row.seq)), "open")

    async def _notice(self, seen: Perspective, words: Words, row: Row) -> Post:
        """Write that all have left, and when the table will be closed; it is taken back if somebody comes."""
        told = await self._announcement(seen, words, row)
        if any(player.user is not None for player in seen.players):
            return Post(plain(words.say("ui-not-deserted")), "settled")
        return told._replace(state="open" if seen.running else "settled")

    async def _announcement(self, seen: Perspective, words: Words, row: Row) -> Post:
        """Write what a moderator did, what is lost, or why a table is closed: no table message tells it."""
        signed = await self._host.queries.signed(row)
        told = (words(event.text) for event in signed.line.events if event.only is None)
        return Post(plain("\n".join(told)), "told")
