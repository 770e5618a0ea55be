"""The message that lists the open tables of a server in a channel, and what becomes of it.

It is edited when the list has changed, and posted anew when it was deleted or takes no further edit. Where
the channel is gone, or the bot may not write there, it is given up, and /doctor says so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import discord

from bot.delivery.channels import Channels
from bot.delivery.errors import TROUBLE, UNEDITABLE, Code, undeliverable
from bot.delivery.nonces import Nonces
from bot.delivery.old_messages import OldMessages
from bot.delivery.sight import Audience
from bot.host.host import Host
from bot.host.open_tables import OpenTable
from bot.views.parts.build import Drawn
from bot.views.tables import PER_PAGE, Listed, Page, listing_view
from bot.words.fingerprint import mark
from bot.words.words import language_of
from storage import listings
from storage.listings import Listing
from storage.outbox import Pending

log = logging.getLogger(__name__)
_WHY = {Code.UNKNOWN_CHANNEL: listings.GONE, Code.THREAD_LOCKED: "locked", Code.THREAD_ARCHIVED: "locked"}


class TableLists:
    """Keep the lists of open tables up to date."""

    def __init__(self, channels: Channels, host: Host, old_messages: OldMessages) -> None:
        self._channels, self._host = channels, host
        self._old_messages, self._nonces = old_messages, Nonces(host.database)

    async def deliver(self, parcel: Sequence[Pending]) -> None:
        """Take away what is listed no more, and bring the list of a channel up to date if it has one."""
        channel = parcel[0].message.channel
        assert channel is not None
        for letter in parcel:
            if (gone := letter.message.payload.get("message")) is not None:
                await self._take_away(channel, gone)
        listing = await self._host.listings.of_channel(channel)
        if listing is None or listing.trouble is not None:
            return
        try:
            await self._show(listing)
        except discord.HTTPException as error:
            if not undeliverable(error):
                raise
            log.warning("a list of tables is given up: %s %s", error.status, error.code)
            why = next((why for code, why in _WHY.items() if code == error.code), "rights")
            await self._host.database.write(partial(listings.trouble, listing=listing, why=why))

    async def _show(self, listing: Listing) -> None:
        view = await self._drawn(listing)
        shown = mark(view.to_components())
        if listing.message is not None and (listing.shown == shown or await self._edit(listing, view)):
            if listing.shown != shown:
                await self._note(listing, listing.message, shown)
            return
        place = self._channels.get_partial_messageable(listing.channel, guild_id=listing.guild)
        nonce = await self._nonces.of("listing", listing.channel, listing.begun, listing.message or 0)
        message = await place.send(view=view, nonce=nonce)
        if not await self._note(listing, message.id, shown):
            await self._take_away(listing.channel, message.id)
        if listing.message is not None:
            await self._take_away(listing.channel, listing.message)

    async def _note(self, listing: Listing, message: int, shown: str) -> bool:
        note = partial(listings.posted, listing=listing, message=message, shown=shown)
        return await self._host.database.write(note)

    async def _edit(self, listing: Listing, view: Drawn) -> bool:
        """Edit the message; return False if only a new one can take its place."""
        assert listing.message is not None
        place = self._channels.get_partial_messageable(listing.channel, guild_id=listing.guild)
        try:
            async with self._old_messages.editing(listing.channel, listing.message):
                await place.get_partial_message(listing.message).edit(view=view)
        except discord.HTTPException as error:
            if error.code not in UNEDITABLE:
                raise
            return False
        return True

    async def _take_away(self, channel: int, message: int) -> None:
        """Delete a message; one that cannot be deleted stays."""
        with suppress(*TROUBLE):
            await self._channels.get_partial_messageable(channel).get_partial_message(message).delete()

    async def _drawn(self, listing: Listing) -> Drawn:
        guild = self._channels.get_guild(listing.guild)
        if guild is None or guild.unavailable:
            raise TimeoutError  # an outage: it is tried again
        place = guild.get_channel_or_thread(listing.channel) or await guild.fetch_channel(listing.channel)
        tables = await self._for_all_to_see(Audience(guild, place), listing)
        links = [Listed(table, f"<#{table.channel}>") for table in tables[:PER_PAGE]]  # no message stays long
        known = await self._host.preferences.known_channel_language(listing.channel)
        language = known or language_of(str(guild.preferred_locale))
        return listing_view(Page(links, 0, len(tables)), language)

    async def _for_all_to_see(self, audience: Audience, listing: Listing) -> list[OpenTable]:
        """Return the open tables in channels that all see who read the list; others are let in between."""
        found = []
        for table in await self._host.open_tables.find(listing.guild):
            if audience.sees(table.channel):
                found.append(table)
            await asyncio.sleep(0)
        return found
