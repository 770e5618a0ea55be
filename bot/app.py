"""The bot as Discord knows it: the connection, and how the rooms are wired."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import sys
from collections.abc import Callable
from typing import Any

import discord
from discord import AllowedMentions, Intents, InteractionType, MemberCacheFlags, app_commands

from bot.delivery.board.boards import Boards
from bot.delivery.dispatch import Dispatch
from bot.delivery.dms import DirectMessages
from bot.delivery.listing import TableLists
from bot.delivery.old_messages import OldMessages
from bot.delivery.outbox import Outbox
from bot.delivery.pictures import Pictures
from bot.delivery.posts import Posts
from bot.front.rooms import all_commands, build_router
from bot.front.services import Operator, Services, Traffic, Vitals
from bot.front.translate import Translator
from bot.front.visit import Visit, admitted, answered
from bot.host.errors import Refused, place_of, to_refusal
from bot.host.host import Host
from bot.host.notes import Note
from bot.ops.emojis import Emojis
from bot.ops.gateway import SessionBrake, is_connected, log_unreadable_events
from bot.ops.places import Places
from bot.ops.served import Served
from bot.ops.threads import Threads
from bot.ops.ticker import Ticker
from bot.ops.welcome import Welcome
from bot.render.studio import Studio

log = logging.getLogger(__name__)
_PATIENCE = 3.0  # seconds: after that Discord takes no answer any more
_FIRST_PAUSE, _LONGEST_PAUSE = 60.0, 6 * 3600.0  # seconds until commands are synced again that were not
_EVERYWHERE = 0  # in place of a server, for a note about all of them
_ANSWERED_BY_ID = (InteractionType.component, InteractionType.modal_submit)


class Tree(app_commands.CommandTree["Dockside"]):
    """The slash commands."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Return whether a command may be carried out. What is typed until then is counted for itself."""
        return interaction.type is InteractionType.autocomplete or await admitted(interaction)

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer for a command that broke before it could answer for itself."""
        async with answered(Visit(interaction)):
            raise error


class Dockside(discord.AutoShardedClient):
    """The connection to Discord, with all that is wired to it."""

    def __init__(
        self,
        host: Host,
        studio: Studio | None = None,
        note_answer: Callable[[float], None] = lambda seconds: None,
        operator: Operator | None = None,
        emojis: bool = False,
        **options: Any,
    ) -> None:
        """`studio` draws tables as pictures; without one they are shown in words.

        `note_answer` is told the seconds that each answer took. `operator` is named by /help.
        `emojis`: pieces stand in texts as emojis of the application, which are uploaded.
        """
        super().__init__(
            intents=Intents(guilds=True),
            member_cache_flags=MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=AllowedMentions.none(),
            **options,
        )
        self.tree, self.host = Tree(self), host
        traffic, pictures = Traffic(note_answer), Pictures(studio, host.preferences)
        old_messages = OldMessages()
        posts, dms = Posts(self, host, old_messages), DirectMessages(self, host, pictures, traffic.shown)
        boards = Boards(self, host, pictures, old_messages, (posts.move,))
        lists = TableLists(self, host, old_messages)
        self.deliveries = Dispatch(self, host, boards, posts, dms, pictures, lists, old_messages)
        self.outbox = Outbox(host.database, self.deliveries, traffic.busy, host.now)
        host.database.on_messages, host.notes.serves = self.outbox.wake, Served(self)
        self.vitals = Vitals(lambda: self.latency)
        self.services = Services(
            host, boards, posts, dms, pictures, traffic, self.vitals, operator or Operator()
        )
        self.router, self.clock, self.threads = build_router(), Ticker(host), Threads(self, host, boards)
        self.places = Places(self, host, self.threads.found_asleep)
        self.deliveries.on_no_channel = self.places.doubt
        self.welcome = Welcome(self, host, pictures)
        self.own_emojis = Emojis(self, host) if emojis else None
        self._commands_note = Note[str](host.notes, "guild", "commands", str)
        self._catching_up: asyncio.Task[None] | None = None
        self._syncing: asyncio.Task[None] | None = None
        self._sessions = SessionBrake(self.fetch_session_start_limits)
        log_unreadable_events(self)

    async def setup_hook(self) -> None:
        """Declare the commands and start what goes on by itself."""
        for command in all_commands(self.host.games.values(), experts=self.host.open_games.experts):
            self.tree.add_command(command)
        await self.tree.set_translator(Translator())
        self._syncing = asyncio.create_task(self._sync(), name="syncing")
        fleet = self.host.database.fleet
        await asyncio.wait({self._syncing}, timeout=_PATIENCE if fleet is None or fleet.leads else 0)
        self.outbox.start()
        self.clock.start()
        self.threads.start()
        if self.own_emojis is not None:
            self.own_emojis.start()
        self._catching_up = asyncio.create_task(self.host.autoplay.catch_up(), name="catching up")

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait before a session is started, the longer the fewer are left of this day's.

        Several processes take turns.
        """
        await self._sessions.wait(shard_id, first=initial)
        if (fleet := self.host.database.fleet) is not None:
            await fleet.begin_session((shard_id or 0) % self._sessions.at_once)

    def is_connected(self) -> bool:
        """Return whether events come in just now."""
        return is_connected(self)

    async def _sync(self) -> None:
        """Tell Discord the commands. If that fails, the old ones go on, and it is tried again later.

        Of several processes one does so.
        """
        pause, fleet = _FIRST_PAUSE, self.host.database.fleet
        while True:
            try:
                if fleet is not None:
                    await fleet.leading()
                return await self._sync_if_changed()
            except Exception as error:
                log.warning("commands not synced, again in %d s: %s", pause, place_of(error))
            await asyncio.sleep(pause)
            pause = min(pause * 2, _LONGEST_PAUSE)

    async def _sync_if_changed(self) -> None:
        """Tell Discord the commands if they have changed or are gone there: it counts every sync.

        What is compared is what is sent: to put it into all languages a second time would take as long again.
        """
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, payload], sort_keys=True, ensure_ascii=False)
        digest = hashlib.sha256(text.encode()).hexdigest()
        assert self.application_id is not None
        if await self._commands_note.get(_EVERYWHERE) == digest:
            there = await self.http.get_global_commands(self.application_id)
            if {one["name"] for one in there} == {one["name"] for one in payload}:
                return
        await self.http.bulk_upsert_global_commands(self.application_id, payload=payload)
        await self._commands_note.put(_EVERYWHERE, digest)
        log.info("commands synced")

    async def show_tables(self) -> None:
        """Show all tables anew, where the old messages are gone. A channel may be gone too."""
        for record in await self.host.queries.live():
            try:
                await self.services.boards.show(record.id, again=True)
            except (discord.HTTPException, Refused) as error:
                log.warning("game %s cannot be shown: %s", record.id, type(error).__name__)

    def is_busy(self) -> bool:
        """Return whether somebody is being answered, or something is being sent."""
        return bool(self.services.traffic.busy) or self.outbox.is_sending()

    async def on_ready(self) -> None:
        """Look for what was deleted while nobody listened: at the start, and whenever a session was lost."""
        self.places.connected()
        self.welcome.connected()

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """Turn the greeting of a server that has another language now."""
        if before.preferred_locale != after.preferred_locale:
            self.welcome.turned(after)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has just invited the bot."""
        self.welcome.invited(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look for what was deleted during an outage; a server that nobody knew yet may be a new one."""
        self.places.back(guild)
        self.welcome.invited(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Archive the games of a deleted channel."""
        self.places.channel_deleted(channel.guild, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Archive the game of a deleted thread."""
        self.places.thread_deleted(payload.guild_id, payload.thread_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Show a table in a thread that is open again."""
        about = payload.data["thread_metadata"]
        if not about["archived"] and not about["locked"]:
            await self.threads.opened(payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Archive the games of a server that is gone. One in an outage is not."""
        self.places.sent_away(guild.id)

    async def open_dm(self, user: int) -> int:
        """Ask Discord for the DM channel of a user. The library might know one that is there no more."""
        return int((await self.http.start_private_message(user))["id"])

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer presses, choices and forms; the library answers commands."""
        if interaction.type in _ANSWERED_BY_ID:
            await self.router.attend(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log the place of a mistake, never what was in it."""
        error = sys.exc_info()[1]
        if isinstance(error, Exception):
            log.error("in %s: %s", event_method, to_refusal(error, 0, None).text.args)

    async def close(self) -> None:
        """Answer whoever is being answered, and disconnect; what waits to be sent waits in the file."""
        if busy := set(self.services.traffic.busy):
            await asyncio.wait(busy, timeout=_PATIENCE)
        if self.own_emojis is not None:
            await self.own_emojis.stop()
        await self.clock.stop()
        await self.threads.stop()
        await self.places.stop()
        await self.welcome.stop()
        for task in filter(None, (self._catching_up, self._syncing)):
            task.cancel()
            await asyncio.wait({task})
        await self.host.autoplay.stop()
        await self.host.reviews.stop()
        await self.outbox.stop()
        await self.services.dms.stop()
        await super().close()
