"""Calls of leagues to single people: to a table when a round begins, and to moderators whose league is lost.

Whoever is called by mention is called where the table is; all who are called there at once in one message.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import discord

from bot.delivery.channels import Channels
from bot.delivery.dms import DirectMessages, Unreachable
from bot.delivery.nonces import Nonces
from bot.host.errors import Refused
from bot.host.host import Host
from bot.host.league import notices
from bot.perspective import overview
from bot.views.league import call_line, lost_line, words_of
from bot.views.parts.build import plain
from storage import outbox
from storage.leagues import Filed, Table
from storage.outbox import Message, Pending


class Called(NamedTuple):
    """A table to which people are called, with all that is known of its league."""

    filed: Filed
    table: Table

    @property
    def channel(self) -> int:
        """Return where the table is, or where it is opened."""
        waits, league = self.table.waits, self.filed.league
        return league.channel if waits or self.table.channel is None else self.table.channel

    @property
    def place(self) -> str:
        """Return a link to the table, or to the message below which it is opened."""
        league, message = self.filed.league, self.table.message
        if not self.table.waits or message is None:
            return f"<#{self.channel}>"
        return f"https://discord.com/channels/{league.guild}/{league.channel}/{message}"


class LeagueCalls:
    """Call people of leagues, in their own hours, by DM or where their table is."""

    def __init__(self, channels: Channels, host: Host, dms: DirectMessages) -> None:
        self._channels, self._host, self._dms = channels, host, dms
        self._nonces = Nonces(host.database)

    async def channel_of(self, message: Message) -> int | None:
        """Return the channel in which somebody is called; None: by DM."""
        user, payload = message.user, message.payload
        assert user is not None
        by_dm = await self._dms.wanted(user, sealed=False) and await self._dms.possible(user)
        if by_dm or payload["what"] != "called":
            return None
        try:
            called = await self._called(payload)
        except Refused:  # the league is gone, and the message will be lost in its turn
            return None
        return None if called is None else called.channel

    async def deliver(self, parcel: Sequence[Pending], to_person: bool) -> None:
        """Deliver a call by DM, or all that are made in one place in one message."""
        payload = parcel[0].message.payload
        if payload["what"] == "lost":
            await self._tell_lost(payload, parcel[0])
        elif (called := await self._called(payload)) is not None:
            letters = [letter for letter in parcel if await self._is_to_be_called(letter, called)]
            if letters and to_person:
                await self._by_dm(letters[0], called)
            elif letters:
                await self._in_its_place(letters, called)

    async def _called(self, payload: dict[str, Any]) -> Called | None:
        """Return the table that a call is about; None: it is too late for that."""
        filed = await self._host.leagues.find(payload["league"])
        now = filed.round if filed.league.status == "running" else None
        if now is None or now.closed is not None or now.number != payload["round"]:
            return None
        table = next(one for one in filed.tables_of(now.number) if one.number == payload["number"])
        return None if table.counted is not None else Called(filed, table)

    async def _is_to_be_called(self, letter: Pending, called: Called) -> bool:
        """Return whether somebody is called now: not who is asleep, and not who is called to move anyway."""
        user = letter.message.user
        assert user is not None
        person = await self._host.preferences.person(user)
        entry = called.filed.entry_of(user)
        at_table = [one.entry for one in called.filed.at(called.table)]
        if person.notices == "none" or entry is None or not entry.active or entry.number not in at_table:
            return False
        if held := person.callable_from(self._host.now()):
            about = called.filed.league, called.table.round, called.table.number
            await self._later(notices.called(*about, user, held))
            return False
        return not await self._is_waited_for(user, called.table)

    async def _is_waited_for(self, user: int, table: Table) -> bool:
        """Return whether somebody is called to move at the table, which tells them of it, too."""
        if table.game is None or table.status != "running":
            return False
        seen = await overview(self._host, table.game, user)
        return seen.seat in seen.waiting

    async def _later(self, message: Message) -> None:
        now = self._host.now()
        await self._host.database.write(partial(outbox.enqueue, messages=[message], now=now))

    async def _by_dm(self, letter: Pending, called: Called) -> None:
        user = letter.message.user
        assert user is not None
        words = words_of(called.filed, await self._host.preferences.language(user))
        told = call_line(called.filed, called.table, called.place, words, here=False)
        await self._dms.send(user, await self._nonces.of("league-call", letter.id), content=told)

    async def _in_its_place(self, letters: Sequence[Pending], called: Called) -> None:
        users = [letter.message.user for letter in letters if letter.message.user is not None]
        words = words_of(called.filed, await self._host.preferences.channel_language(called.channel))
        mentioned = " ".join(f"<@{user}>" for user in users)
        told = call_line(called.filed, called.table, called.place, words, here=True)
        place = self._channels.get_partial_messageable(called.channel, guild_id=called.filed.league.guild)
        await place.send(
            view=plain(f"{mentioned} {told}"),
            nonce=await self._nonces.of("league-call", *(letter.id for letter in letters)),
            allowed_mentions=discord.AllowedMentions(
                users=[discord.Object(user) for user in users], everyone=False, roles=False
            ),
        )

    async def _tell_lost(self, payload: dict[str, Any], letter: Pending) -> None:
        """Tell a moderator by DM that a league waits for a channel, if it still does."""
        filed, user = await self._host.leagues.find(payload["league"]), letter.message.user
        assert user is not None
        if filed.league.lost is None or not filed.league.live:
            return
        person = await self._host.preferences.person(user)
        if held := person.awake_from(self._host.now()):
            await self._later(notices.lost(filed.league, user, held))
            return
        guild = self._channels.get_guild(filed.league.guild)
        words = words_of(filed, await self._host.preferences.language(user))
        told = lost_line(filed.league, words, None if guild is None else guild.name)
        with suppress(Unreachable):  # /doctor says it, too
            await self._dms.send(user, await self._nonces.of("league-lost", letter.id), content=told)
