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
from discord.ext import commands

from bot.delivery.board import Boards
from bot.delivery.dispatch import Dispatch
from bot.delivery.dms import DirectMessages
from bot.delivery.outbox import Outbox
from bot.delivery.pictures import Pictures
from bot.delivery.posts import Posts
from bot.front.rooms import all_commands, build_router
from bot.front.services import Services, Traffic, Vitals
from bot.front.translate import Translator
from bot.front.visit import Visit, admitted, answered
from bot.host.errors import Refused, to_refusal
from bot.host.host import Host
from bot.host.notes import Note
from bot.ops.ticker import Ticker
from bot.render.studio import Studio

log = logging.getLogger(__name__)
_PATIENCE = 3.0  # seconds: after that Discord takes no answer any more
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
        visit = Visit(interaction)
        async with answered(visit):
            await visit.tell(to_refusal(error, 0, None).text)


class Dockside(commands.AutoShardedBot):
    """The connection to Discord, with all that is wired to it."""

    def __init__(
        self,
        host: Host,
        studio: Studio | None = None,
        note_answer: Callable[[float], None] = lambda seconds: None,
        **options: Any,
    ) -> None:
        """`studio` draws tables as pictures; without one they are shown in words.

        `note_answer` is told the seconds that each answer took.
        """
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=Intents(guilds=True),
            member_cache_flags=MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=AllowedMentions.none(),
            tree_cls=Tree,
            **options,
        )
        self.host = host
        traffic, pictures = Traffic(note_answer), Pictures(studio, host.preferences)
        posts = Posts(self, host)
        boards, dms = Boards(self, host, pictures, (posts.move,)), DirectMessages(self, host, pictures)
        self.deliveries = Dispatch(self, host, boards, posts, dms, pictures)
        self.outbox = Outbox(host.database, self.deliveries, traffic.busy, host.now)
        host.database.on_messages = self.outbox.wake
        self.vitals = Vitals(lambda: self.latency)
        self.services = Services(host, boards, posts, dms, pictures, traffic, self.vitals)
        self.router, self.clock = build_router(), Ticker(host)
        self._commands_note = Note[str](host.notes, "guild", "commands", str)
        self._catching_up: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Declare the commands and start what goes on by itself."""
        for command in all_commands(self.host.games.values()):
            self.tree.add_command(command)
        await self.tree.set_translator(Translator())
        await self._sync_if_changed()
        self.outbox.start()
        self.clock.start()
        self._catching_up = asyncio.create_task(self.host.autoplay.catch_up(), name="catching up")

    async def _sync_if_changed(self) -> None:
        """Tell Discord the commands if they have changed: it counts every sync."""
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, payload], sort_keys=True, ensure_ascii=False)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if await self._commands_note.get(_EVERYWHERE) == digest:
            return
        await self.tree.sync()
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
        await self.clock.stop()
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.wait({self._catching_up})
        await self.outbox.stop()
        await super().close()
