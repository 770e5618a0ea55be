"""Messages of their own in a channel, with buttons: a seat that is free, a request to take back.

What they say is found in the log when they are sent, so one that has settled itself is not sent at all. One
that settles itself later is put right when the table is shown again, and its buttons are gone.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import discord
from discord import ui

from bot.host.errors import place_of
from bot.perspective import Look, look
from bot.words.words import Words
from storage import actions, settings
from storage.actions import Row
from storage.errors import StorageError

if TYPE_CHECKING:
    from bot.app import Dockside
    from bot.host.preferences import Notes

log = logging.getLogger(__name__)
_OPEN = "posts"  # the setting of a channel that holds those of its table
_GONE = (10003, 10008)  # the channel or the message
_ARCHIVED = 50083  # the thread it stands in: it can be put right when that is open again


class Post(NamedTuple):
    """What it says now: to be pressed, settled, or a mere announcement."""

    view: ui.LayoutView
    state: Literal["open", "settled", "told"]


class OpenPost(NamedTuple):
    """Where an open one stands, and the line of the log that it is about."""

    game: int
    version: int
    channel: int
    message: int


Write: TypeAlias = "Callable[[Dockside, Look, Words, Row], Awaitable[Post]]"
POSTS: dict[str, Write] = {}


def posted_for(*kinds: str) -> Callable[[Write], Write]:
    """The message that goes with lines of these kinds."""

    def register(write: Write) -> Write:
        POSTS.update(dict.fromkeys(kinds, write))
        return write

    return register


async def put_up(bot: Dockside, game: int, version: int) -> None:
    seen = await look(bot.host, game)
    post, channel = await _written(bot, seen, version), seen.record.channel
    if post.state == "settled":
        return
    place = bot.get_partial_messageable(channel, guild_id=seen.record.guild)
    message = await place.send(view=post.view, nonce=f"post-{game}-{version}")
    if post.state == "open":
        others = await _open_in(bot.notes, channel)
        try:
            await _keep(bot.notes, channel, [*others, OpenPost(game, version, channel, message.id)])
        except StorageError as error:  # it stands there, and its buttons say themselves what is true
            log.error("game %s: a post is not noted: %s", game, type(error).__name__)


async def _written(bot: Dockside, seen: Look, version: int) -> Post:
    game = seen.record.id
    rows = await bot.database.read(lambda connection: actions.log(connection, game, version - 1))
    words = seen.words(await bot.notes.channel_language(seen.record.channel))
    return await POSTS[rows[0].line.kind](bot, seen, words, rows[0])


async def put_right(bot: Dockside, seen: Look) -> None:
    """What has settled itself since it was put up by this table loses its buttons.

    The table that it comes with has been shown: what cannot be put right now waits for the next time.
    """
    for standing in await _open_in(bot.notes, seen.record.channel):
        if standing.game == seen.record.id:
            try:
                await _settle(bot, seen, standing)
            except Exception as error:
                log.warning("game %s: a post is not put right: %s", standing.game, place_of(error))


async def _settle(bot: Dockside, seen: Look, standing: OpenPost) -> None:
    post = await _written(bot, seen, standing.version)
    if post.state == "settled" and await _edited(bot, standing, post.view):
        channel = seen.record.channel
        others = [one for one in await _open_in(bot.notes, channel) if one != standing]
        await _keep(bot.notes, channel, others)


async def draw_again(bot: Dockside, seen: Look, version: int) -> None:
    """The one about this line of the log, as it is now."""
    for standing in await _open_in(bot.notes, seen.record.channel):
        if (standing.game, standing.version) == (seen.record.id, version):
            await _edited(bot, standing, (await _written(bot, seen, version)).view)


async def _edited(bot: Dockside, standing: OpenPost, view: ui.LayoutView) -> bool:
    """Or it is out of reach for good, and as settled as it will ever be. False: not now."""
    place = bot.get_partial_messageable(standing.channel)
    try:
        await place.get_partial_message(standing.message).edit(view=view)
    except discord.HTTPException as error:
        if error.code == _ARCHIVED:
            return False
        if error.code not in _GONE and not isinstance(error, discord.Forbidden | discord.NotFound):
            raise
    return True


def carry_over(connection: sqlite3.Connection, here: int, there: int) -> None:
    """With a table that moves: they stay where they stand, and are put right from there."""
    if found := settings.read(connection, "channel", here).get(_OPEN):
        others = settings.read(connection, "channel", there).get(_OPEN, [])
        settings.choose(connection, "channel", there, _OPEN, [*others, *found])
        settings.choose(connection, "channel", here, _OPEN, None)


async def _open_in(notes: Notes, channel: int) -> list[OpenPost]:
    return [OpenPost(*one) for one in await notes.get("channel", channel, _OPEN) or ()]


async def _keep(notes: Notes, channel: int, posts: list[OpenPost]) -> None:
    await notes.put("channel", channel, _OPEN, [list(one) for one in posts] or None)
