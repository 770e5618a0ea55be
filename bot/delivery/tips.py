"""Telling people by DM of tables at which there is room, as they have asked for; few times a day."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import discord

from bot.delivery.channels import Channels
from bot.delivery.dms import DirectMessages, Unreachable
from bot.delivery.sight import sees
from bot.host.host import Host
from bot.host.tips import may_be_called, tip
from bot.perspective import Overview, overview
from bot.words.cleaning import escape_markdown
from games.kernel.hosting import Text, say
from storage import outbox, wishes
from storage.outbox import Pending


class Tips:
    """Tell people of tables, if there is still room and they still want to know."""

    def __init__(self, channels: Channels, host: Host, dms: DirectMessages) -> None:
        self._channels, self._host, self._dms = channels, host, dms

    async def tell(self, game: int, user: int, letter: Pending, nonce: str) -> None:
        """Tell somebody of a table, once. Whoever must not be called yet is told later."""
        seen, now = await overview(self._host, game), self._host.now()
        person = await self._host.preferences.person(user)
        closed = await self._host.preferences.dms_closed(user)
        if not may_be_called(person, closed) or not await self._is_welcome(seen, user):
            return
        database = self._host.database
        if held := person.callable_from(now):
            later = [tip(game, user, held)]
            await database.write(lambda connection: outbox.enqueue(connection, later, now))
        elif await database.write(partial(wishes.claim, game=game, user=user, letter=letter.id, now=now)):
            with suppress(Unreachable):  # the table can be found with /tables
                await self._dms.send(user, nonce, content=await self._words(seen, user))

    async def _is_welcome(self, seen: Overview, user: int) -> bool:
        """Return whether somebody can still sit down there, wants to, and sees the channel."""
        game, guild = seen.record.id, seen.record.guild
        if guild is None or not await self._has_room(seen):
            return False
        wants = await self._host.database.read(partial(wishes.wants, game=game, user=user))
        return wants and await self._sees(guild, user, seen.record.channel)

    async def _has_room(self, seen: Overview) -> bool:
        if seen.running:
            return bool(await self._host.seats.free(seen.record.id))
        people = sum(player.user is not None for player in seen.players)
        return seen.record.live and people < seen.game.seats[-1]

    async def _sees(self, number: int, user: int, channel: int) -> bool:
        """Ask Discord for a member, and return whether they see a channel; whoever has left does not."""
        if (guild := self._channels.get_guild(number)) is None:
            raise TimeoutError  # an outage: it is tried again
        try:
            return sees(await guild.fetch_member(user), channel)
        except discord.NotFound:
            return False

    async def _words(self, seen: Overview, user: int) -> str:
        """Return what they are told: nothing that the list of open tables does not tell."""
        words = seen.words(await self._host.preferences.language(user))
        record, title = seen.record, words.say("game-title")
        guild = self._channels.get_guild(record.guild or 0)
        server = escape_markdown(guild.name) if guild is not None else str(record.guild)
        told = _room(seen, title, f"<#{record.channel}>")
        return f"{words(told)}\n{words.say('tip-why', server=server)}"


def _room(seen: Overview, title: str, place: str) -> Text:
    if seen.running:
        return say("tip-seat", title=title, place=place)
    least, most = seen.game.seats[0], seen.game.seats[-1]
    return say("tip-lobby", title=title, place=place, count=len(seen.players), least=least, most=most)
