"""Keeps the messages that list the open tables of a server, and has them brought up to date."""

from __future__ import annotations

from typing import NamedTuple

from storage import outbox
from storage.engine.connection import Connection
from storage.outbox import Message

KIND = "listing"
GONE = "gone"  # the trouble with a list whose channel was deleted
_SOON = 3  # seconds, in which changes gather: many of them are one edit
_COLUMNS = "channel, guild, begun, message, shown, trouble"


class Listing(NamedTuple):
    """Holds which message lists the tables of a server in a channel."""

    channel: int
    guild: int
    begun: int
    message: int | None = None
    shown: str | None = None  # a mark of what it shows
    trouble: str | None = None  # why it is no longer kept up to date


def read(connection: Connection, channel: int) -> Listing | None:
    """Return the listing of a channel; None: it has none."""
    found = connection.execute(f"SELECT {_COLUMNS} FROM listing WHERE channel = ?", (channel,)).fetchone()
    return None if found is None else Listing(*found)


def of_guild(connection: Connection, guild: int) -> list[Listing]:
    """Return all listings of a server."""
    found = connection.execute(f"SELECT {_COLUMNS} FROM listing WHERE guild = ? ORDER BY channel", (guild,))
    return [Listing(*row) for row in found]


def begin(connection: Connection, guild: int, channel: int, now: int) -> None:
    """Give a channel to the list of a server, or begin anew with one that could not be kept up to date.

    Those in channels that are gone are forgotten: there is another one now.
    """
    connection.execute(
        "DELETE FROM listing WHERE channel = ? OR guild = ? AND trouble = ?", (channel, guild, GONE)
    )
    connection.execute("INSERT INTO listing (channel, guild, begun) VALUES (?, ?, ?)", (channel, guild, now))
    outbox.enqueue(connection, [_refresh(guild, channel)], now)


def end(connection: Connection, channel: int, now: int) -> None:
    """Take a channel back from the list; its message is taken away."""
    listing = read(connection, channel)
    connection.execute("DELETE FROM listing WHERE channel = ?", (channel,))
    outbox.withdraw(connection, _newest(channel))
    if listing is not None and listing.message is not None:
        removal = Message(KIND, {**_about(listing.guild), "message": listing.message}, channel=channel)
        outbox.enqueue(connection, [removal], now)


def changed(connection: Connection, game: int, now: int) -> None:
    """Bring the listings of a game's server up to date soon. They wait together, but never for long."""
    found = connection.execute(
        "SELECT listing.guild, listing.channel FROM listing JOIN game ON game.guild = listing.guild"
        " WHERE game.id = ? AND trouble IS NULL",
        (game,),
    ).fetchall()
    soon = [_refresh(guild, channel, _due(connection, channel, now)) for guild, channel in found]
    outbox.enqueue(connection, soon, now)


def _due(connection: Connection, channel: int, now: int) -> int:
    """Return when a listing is to be brought up to date: if that is to be done already, not later."""
    (waits,) = connection.execute(
        "SELECT min(not_before) FROM outbox WHERE state = 'waiting' AND newest = ?", (_newest(channel),)
    ).fetchone()
    return now + _SOON if waits is None else min(int(waits), now + _SOON)


def _refresh(guild: int, channel: int, held: int = 0) -> Message:
    return Message(KIND, _about(guild), channel=channel, newest=_newest(channel), held=held)


def _about(guild: int) -> dict[str, int]:
    """Return what a message is about that is about no game."""
    return {"game": 0, "guild": guild}


def _newest(channel: int) -> str:
    return f"{KIND}/{channel}"


def posted(connection: Connection, listing: Listing, message: int, shown: str) -> bool:
    """Note which message lists the tables, and what it shows; return False if the channel was taken back."""
    noted = connection.execute(
        "UPDATE listing SET message = ?, shown = ? WHERE channel = ? AND begun = ?",
        (message, shown, listing.channel, listing.begun),
    )
    return noted.rowcount > 0


def trouble(connection: Connection, listing: Listing, why: str) -> None:
    """Note why a listing is no longer kept up to date."""
    connection.execute(
        "UPDATE listing SET trouble = ? WHERE channel = ? AND begun = ?",
        (why, listing.channel, listing.begun),
    )
