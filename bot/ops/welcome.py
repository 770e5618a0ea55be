"""The greeting of a server that has just invited the bot: once, in a channel where it may write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import suppress

import discord
from cachetools import LRUCache

from bot.delivery.chores import Chores
from bot.delivery.errors import TROUBLE, for_good
from bot.delivery.nonces import Nonces
from bot.delivery.pictures import AT_ONCE, Pictures
from bot.front.in_time import Made
from bot.host.host import Host
from bot.host.notes import Note
from bot.views.shots import Shot, files
from bot.views.start import greeting
from bot.words.words import language_of

log = logging.getLogger(__name__)
_MOST_SENT = 1_000  # greetings that are remembered
_JUST_NOW = 86_400  # seconds since the bot was invited; a server that has had it longer knows it


class Welcome:
    """Greet servers, each once. Whom it has greeted stands in the file."""

    def __init__(self, client: discord.Client, host: Host, pictures: Pictures) -> None:
        self._client, self._host, self._pictures = client, host, pictures
        self._greeted = Note[bool](host.notes, "guild", "greeted", bool)
        self._anew, self._seen = False, set[int]()  # servers that were looked at since the start
        self._sent: LRUCache[int, discord.Message] = LRUCache(_MOST_SENT)  # greetings, by their servers
        self._nonces, self._one_at_a_time = Nonces(host.database), asyncio.Lock()
        self._chores = Chores("welcome")

    def forget_all(self) -> None:
        """Greet every server once more: the Discord of this machine forgets its messages when it stops."""
        self._anew = True
        self._seen.clear()

    def connected(self) -> None:
        """Greet the servers that have invited the bot while it was away."""
        for guild in self._client.guilds:
            self.invited(guild)

    def invited(self, guild: discord.Guild) -> None:
        """Greet a server that has just invited the bot, unless it has been greeted before."""
        if guild.id in self._seen or guild.unavailable:
            return
        self._seen.add(guild.id)
        self._chores.begin(self._in_turn(self._greet_once, guild))

    def turned(self, guild: discord.Guild) -> None:
        """Say a greeting that has just been sent in the language that its server has now."""
        self._chores.begin(self._in_turn(self._turn, guild))

    async def _in_turn(self, work: Callable[[discord.Guild], Awaitable[None]], guild: discord.Guild) -> None:
        """Do one after another: what turns a greeting waits until it has been sent."""
        async with self._one_at_a_time:
            await work(guild)

    async def idle(self) -> None:
        """Return when everybody has been greeted."""
        await self._chores.idle()

    async def stop(self) -> None:
        """Stop greeting. Those whose turn had not come are greeted after the next start."""
        await self._chores.stop()

    async def _greet_once(self, guild: discord.Guild) -> None:
        """Greet a server in the first channel that takes it; where none does, it is tried again later."""
        if await self._greeted.get(guild.id) and not self._anew:
            return
        if not await self._is_new(guild):
            await self._greeted.put(guild.id, True)
            return
        for channel in _places(guild):
            if await self._host.queries.in_channel(channel.id) is None and await self._greet(channel):
                return
        self._seen.discard(guild.id)

    async def _is_new(self, guild: discord.Guild) -> bool:
        """Return whether a server has invited the bot just now, and plays nothing yet."""
        if self._anew:
            return True
        joined = guild.me.joined_at
        since = None if joined is None else self._host.now() - joined.timestamp()
        return since is not None and since < _JUST_NOW and not await self._host.queries.live_in(guild.id)

    async def _greet(self, channel: discord.TextChannel) -> bool:
        """Greet a server in a channel; return whether that was done, or may have been.

        Nobody waits for pictures that are not ready at once: they follow.
        """
        covers, ready = dict[str, Shot](), False
        with suppress(TimeoutError):
            async with asyncio.timeout(AT_ONCE):
                covers, ready = dict(await self._covers(channel)), True
        greeted = await self._send(channel, self._made(channel, covers))
        if greeted and not ready:
            self._chores.begin(self._illustrate(channel.guild))
        return greeted

    async def _turn(self, guild: discord.Guild) -> None:
        """Say a greeting anew, in words at once: somebody may be reading it. Its pictures follow."""
        if (channel := self._greeted_in(guild)) is not None:
            await self._edit(guild, self._made(channel, {}))
            self._chores.begin(self._illustrate(guild))

    async def _illustrate(self, guild: discord.Guild) -> None:
        """Add the pictures to a greeting, unless its server has turned to another language meanwhile."""
        if (channel := self._greeted_in(guild)) is None:
            return
        language = _language(guild)
        covers = await self._covers(channel)
        if language == _language(guild):
            await self._edit(guild, self._made(channel, covers))

    async def _send(self, channel: discord.TextChannel, told: Made) -> bool:
        """Send a greeting; return whether that was done, or may have been.

        It is noted before: if the program ends meanwhile, or no answer comes, it is not done twice.
        """
        guild = channel.guild
        await self._greeted.put(guild.id, True)
        nonce = await self._nonces.of("greeting", channel.id)
        try:
            self._sent[guild.id] = await channel.send(view=told.view, files=files(told.shots), nonce=nonce)
        except TROUBLE as error:
            log.info("server %s: no greeting in a channel: %s", guild.id, type(error).__name__)
            if for_good(error):
                await self._greeted.put(guild.id, None)
                return False
        return True

    def _greeted_in(self, guild: discord.Guild) -> discord.TextChannel | None:
        """Return where a greeting stands that was sent since the start; None: nowhere that is known."""
        sent = self._sent.get(guild.id)
        return sent.channel if sent is not None and isinstance(sent.channel, discord.TextChannel) else None

    async def _edit(self, guild: discord.Guild, told: Made) -> None:
        """Edit a greeting; one that is gone, or out of reach, is left."""
        with suppress(*TROUBLE):
            await self._sent[guild.id].edit(view=told.view, attachments=files(told.shots))

    def _made(self, channel: discord.TextChannel, covers: Mapping[str, Shot]) -> Made:
        """Return the greeting as its server speaks, with these pictures of the games."""
        games, language = list(self._host.games.values()), _language(channel.guild)
        return Made(greeting(games, language, covers), list(covers.values()))

    async def _covers(self, channel: discord.TextChannel) -> Mapping[str, Shot]:
        """Return pictures of the games for a channel; none where nothing can be attached."""
        games, language = self._host.games.values(), _language(channel.guild)
        attach = channel.permissions_for(channel.guild.me).attach_files
        theme = await self._pictures.theme("channel", channel.id) if attach else None
        return await self._pictures.covers(games, language, theme)


def _language(guild: discord.Guild) -> str:
    return language_of(str(guild.preferred_locale))


def _places(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Yield the channels in which the bot may write: the one for system messages first, then from the top."""
    first = [] if guild.system_channel is None else [guild.system_channel]
    for channel in dict.fromkeys([*first, *guild.text_channels]):
        rights = channel.permissions_for(guild.me)
        if rights.view_channel and rights.send_messages and not channel.is_news():
            yield channel
