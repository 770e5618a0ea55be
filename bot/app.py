"""The bot as Discord knows it."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import sys
from typing import Any

import discord
from discord import AllowedMentions, Intents, InteractionType, MemberCacheFlags, app_commands
from discord.ext import commands

from bot.delivery.board import Boards
from bot.delivery.dms import Letters
from bot.delivery.outbox import Outbox
from bot.front.lobby.commands import game_group
from bot.front.moderation.commands import mod_group
from bot.front.moderation.doctor import doctor
from bot.front.orders.commands import orders_command
from bot.front.person.commands import me_group
from bot.front.person.look import look
from bot.front.play.commands import command_group
from bot.front.rate_limit import Limits
from bot.front.router import attend_form, attend_press
from bot.front.seats.commands import seat_group
from bot.front.translate import Translator
from bot.front.visit import Visit, admitted, answered
from bot.front.watch.commands import looking
from bot.front.watch.mygames import digest
from bot.host.errors import Refused, meaning
from bot.host.play import Host
from bot.ops.maintenance import Care
from bot.ops.metrics import Metrics
from bot.ops.ticker import Ticker
from bot.render.studio import Studio
from storage import Database, games

log = logging.getLogger(__name__)
_AT_ONCE = 32  # people whose moves are being made; the next ones wait for a turn
_PATIENCE = 3.0  # seconds: after that Discord takes no answer any more


class Tree(app_commands.CommandTree["Dockside"]):
    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Suggestions while somebody types do not count."""
        return interaction.type is InteractionType.autocomplete or await admitted(interaction)

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Commands answer for themselves; what comes here broke before they could."""
        visit = Visit(interaction)
        async with answered(visit):
            await visit.tell(meaning(error, 0, None).text)


class Dockside(commands.AutoShardedBot):
    def __init__(self, database: Database, host: Host, studio: Studio | None = None, **options: Any) -> None:
        """With a studio tables are shown as pictures, without one in words."""
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
        self.database, self.host, self.studio = database, host, studio
        self.notes = host.notes
        self.limits, self.metrics = Limits(), Metrics()
        self.answer_times = self.metrics.answer_times
        self.care: Care | None = None  # of the file; a bot without a file of its own has none
        self.turns = asyncio.Semaphore(_AT_ONCE)  # of those who move
        self.busy: set[asyncio.Task[Any]] = set()  # people who are being answered
        self.boards, self.letters, self.outbox = Boards(self), Letters(self), Outbox(self, host.now)
        database.on_messages = self.outbox.wake
        self.clock = Ticker(self)
        self._catching_up: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        for group in (
            game_group(),
            seat_group(),
            me_group(),
            mod_group(),
            *map(command_group, self.host.games.values()),
        ):
            self.tree.add_command(group)
        orders = orders_command(self.host.games.values())
        for command in (*looking(), look, orders, digest(), doctor):
            self.tree.add_command(command)
        await self.tree.set_translator(Translator())
        await self._sync_if_changed()
        self.outbox.start()
        self.clock.start()
        self._catching_up = asyncio.create_task(self.host.catch_up(), name="catching up")

    async def _sync_if_changed(self) -> None:
        """Discord counts every sync; most starts change nothing."""
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, payload], sort_keys=True, ensure_ascii=False)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if await self.notes.get("guild", 0, "commands") == digest:
            return
        await self.tree.sync()
        await self.notes.put("guild", 0, "commands", digest)
        log.info("commands synced")

    async def show_tables(self) -> None:
        """All of them anew, where the old messages are gone. A channel may be gone too, such as a thread."""
        for record in await self.database.read(games.every):
            if record.live:
                try:
                    await self.boards.show(record.id, again=True)
                except (discord.HTTPException, Refused) as error:
                    log.warning("game %s cannot be shown: %s", record.id, type(error).__name__)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is InteractionType.modal_submit:
            await attend_form(interaction)
        elif interaction.type is InteractionType.component:
            await attend_press(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """The place of the mistake, never what was in it."""
        error = sys.exc_info()[1]
        if isinstance(error, Exception):
            log.error("in %s: %s", event_method, meaning(error, 0, None).text.args)

    async def close(self) -> None:
        """Whoever is being answered gets the answer; what waits to be sent waits in the file."""
        if self.busy:
            await asyncio.wait(set(self.busy), timeout=_PATIENCE)
        await self.clock.stop()
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.wait({self._catching_up})
        await self.outbox.stop()
        await super().close()
