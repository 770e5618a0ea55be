"""What is remembered of the message that shows a channel's table, also when the table goes elsewhere."""

from __future__ import annotations

import sqlite3
from dataclasses import asdict, dataclass

from bot.delivery import posts
from bot.perspective import Look
from storage import settings, snapshots

NOTE = "table"  # the setting of a channel that holds it
NONE_YET = 0  # in place of a message: the table has just come to this channel


@dataclass(frozen=True)
class Kept:
    """The living message of a channel: what it shows, and from where on it tells."""

    game: int
    message: int
    since: int
    version: int
    leaving: bool = False  # a successor is on the way, or there already: this one is not edited any more


def carried_over(seen: Look, channel: int, language: str, connection: sqlite3.Connection) -> None:
    """Saved with the change itself: there only what comes from now on is told, in the same language."""
    game, here = seen.record.id, seen.record.channel
    before, there = (settings.read(connection, "channel", place) for place in (here, channel))
    if "language" not in there:
        settings.choose(connection, "channel", channel, "language", language)
    if here != channel:
        posts.carry_over(connection, here, channel)
        if before.get(NOTE, {}).get("game") == game:
            settings.choose(connection, "channel", here, NOTE, None)
    if seen.scene is not None and there.get(NOTE, {}).get("game") != game:
        told = snapshots.read(connection, game).version - 1
        settings.choose(connection, "channel", channel, NOTE, asdict(Kept(game, NONE_YET, told, told)))
