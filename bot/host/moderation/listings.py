"""Channels that moderators give to the list of open tables, and take back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.host.errors import refuse
from bot.host.moderation.ruling import Ruling, about_no_game
from games.kernel.hosting import Text, say
from storage import Database, audit, listings
from storage.engine.connection import Connection
from storage.listings import Listing

_MOST = 5  # of one server


class Listings:
    """Begin and end the messages that list the open tables of a server."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database, self._now = database, now

    async def of_channel(self, channel: int) -> Listing | None:
        """Return the listing of a channel; None: it has none."""
        return await self._database.read(partial(listings.read, channel=channel))

    async def of_server(self, guild: int) -> list[Listing]:
        """Return all listings of a server."""
        return await self._database.read(partial(listings.of_guild, guild=guild))

    async def begin(self, guild: int, channel: int, ruling: Ruling) -> Text:
        """List the open tables of a server in a channel from now on, and return what is announced."""
        kept = [one for one in await self.of_server(guild) if one.trouble is None]
        if any(one.channel == channel for one in kept):
            raise refuse("listing-here-already")
        if len(kept) >= _MOST:
            raise refuse("listing-enough", most=_MOST)
        now, told = self._now(), about_no_game(ruling, say("host-mod-listing"))

        def job(connection: Connection) -> None:
            listings.begin(connection, guild, channel, now)
            audit.note(connection, guild, now, ruling.user, told)

        await self._database.write(job)
        return told

    async def end(self, guild: int, channel: int, ruling: Ruling) -> Text:
        """List them there no more, and return what is announced."""
        if await self.of_channel(channel) is None:
            raise refuse("listing-none-here")
        now, told = self._now(), about_no_game(ruling, say("host-mod-listing-ended"))

        def job(connection: Connection) -> None:
            listings.end(connection, channel, now)
            audit.note(connection, guild, now, ruling.user, told)

        await self._database.write(job)
        return told
