"""Messages of their own in a channel, with buttons: a seat that is free, a request to take back.

What they say is found in the log when they are sent, so one that has settled itself is not sent at all.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from discord import ui

from bot.look import Look, look
from bot.ui.text import Words
from storage import actions
from storage.actions import Row

if TYPE_CHECKING:
    from bot.client import Dockside

Post: TypeAlias = "Callable[[Dockside, Look, Words, Row], Awaitable[ui.LayoutView | None]]"
POSTS: dict[str, Post] = {}


def posted_for(*kinds: str) -> Callable[[Post], Post]:
    """The message that goes with lines of these kinds."""

    def register(post: Post) -> Post:
        POSTS.update(dict.fromkeys(kinds, post))
        return post

    return register


async def put_up(bot: Dockside, game: int, version: int) -> None:
    seen = await look(bot.host, game)
    rows = await bot.database.read(lambda connection: actions.log(connection, game, version - 1))
    words = seen.words(await bot.notes.channel_language(seen.record.channel))
    if (view := await POSTS[rows[0].line.kind](bot, seen, words, rows[0])) is not None:
        channel = bot.get_partial_messageable(seen.record.channel, guild_id=seen.record.guild)
        await channel.send(view=view)
