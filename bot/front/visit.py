"""One person doing one thing: who it is, in which language, and how they are answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cached_property, partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import ui

from bot.host.access import Caller, Place, enter
from bot.host.errors import Refused, meaning, refuse
from bot.perspective import Glance, Look, glance, look
from bot.words.names import bold, plain, tidy
from bot.words.words import Words, language_of
from games.kernel.hosting import LANGUAGES, Illegal, Text, say
from storage.errors import StorageError
from storage.games import Record

if TYPE_CHECKING:
    from bot.app import Dockside

log = logging.getLogger(__name__)
MODERATORS = "moderators"  # the note about a server that names the role
ALREADY_ANSWERED, UNKNOWN_INTERACTION = 40060, 10062


class Visit:
    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.bot = cast("Dockside", interaction.client)
        self.host, self.notes = self.bot.host, self.bot.notes
        self.user = interaction.user.id
        self.language = language_of(str(interaction.locale))
        self.words = Words(self.language)
        self.game: int | None = None
        self.place: Place | None = None
        self._in_turn = False

    @cached_property
    def name(self) -> str:
        return tidy(self.interaction.user.display_name)

    @property
    def key(self) -> int:
        """The same click delivered twice counts once."""
        return self.interaction.id

    @property
    def in_dm(self) -> bool:
        return self.interaction.guild_id is None

    @property
    def channel(self) -> int:
        return self.interaction.channel_id or 0

    async def caller(self) -> Caller:
        """This person as the gate sees them."""
        guild = self.interaction.guild_id
        role = None if guild is None else await self.notes.get("guild", guild, MODERATORS)
        return Caller(self.user, guild, self.channel, partial(_moderates, self.interaction, role))

    async def enter(self, game: int) -> Record:
        """From now on the names and the words of the table are known. Whoever was away is back."""
        self.place = record, players, former, away = await enter(self.host.tables, await self.caller(), game)
        if away:
            await self.host.back(game, self.user)
        names = bold(players, former, self.language)
        self.words, self.game = Words(self.language, record.key, names), game
        return record

    async def table_here(self) -> int:
        """The number of the table of this channel, or one sentence about why there is none."""
        if (number := await self.host.in_channel(self.channel)) is not None:
            return number
        last = await self.host.last_played_in(self.channel)
        over = last is not None and (await glance(self.host, last)).record.status == "over"
        raise refuse("host-over" if over else "ui-no-table-here")

    def labels(self) -> list[Words]:
        """The words of the table that was entered, in every language in which somebody may type them."""
        assert self.place is not None
        record, players, former, _ = self.place
        return [Words(language, record.key, plain(players, former, language)) for language in LANGUAGES]

    async def look(self, game: int) -> Look:
        """The table as this person sees it."""
        seen = await look(self.host, game, self.user)
        self.words, self.game = seen.words(self.language), game
        return seen

    async def glance(self, game: int) -> Glance:
        """The same without what lies on the table, for whoever only has to know what is asked."""
        seen = await glance(self.host, game, self.user)
        self.words, self.game = seen.words(self.language), game
        return seen

    async def have_a_turn(self) -> None:
        """When very many come at once, those who came first are answered first, and not all of them late."""
        await self.bot.turns.acquire()
        self._in_turn = True

    def make_room(self) -> None:
        if self._in_turn:
            self.bot.turns.release()
            self._in_turn = False

    async def remember(self) -> None:
        """The language in which this person is written to when they are away, and that they read it."""
        await self.notes.put("player", self.user, "language", self.language)
        if self.in_dm:
            await self.bot.letters.heard_of(self.user)

    def on_private_message(self) -> bool:
        """Was it pressed on something only this person sees? Then that is what changes."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.in_dm)

    async def show(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Privately: in place of what was pressed, pictures and all, or as a new message."""
        self.make_room()
        shown = list(files)
        if self.interaction.response.is_done():
            await self.interaction.followup.send(view=view, files=shown, ephemeral=not self.in_dm)
        elif self.on_private_message():
            await self.interaction.response.edit_message(view=view, attachments=shown)
        else:
            await self.interaction.response.send_message(view=view, files=shown, ephemeral=not self.in_dm)

    async def open(self, form: ui.Modal) -> None:
        self.make_room()
        await self.interaction.response.send_modal(form)

    async def tell(self, text: Text) -> None:
        """One sentence, privately, beside whatever is there."""
        await self.say(self.words(text))

    async def say(self, sentence: str, **more: Any) -> None:
        self.make_room()
        if self.interaction.response.is_done():
            await self.interaction.followup.send(sentence, ephemeral=not self.in_dm, **more)
        else:
            await self.interaction.response.send_message(sentence, ephemeral=not self.in_dm, **more)


async def admitted(interaction: discord.Interaction[Any]) -> bool:
    """Whoever does very much at once is asked to wait."""
    limits = cast("Dockside", interaction.client).limits
    if (seconds := limits.wait(interaction.user.id)) == 0:
        return True
    await _explain(Visit(interaction), say("ui-too-fast", seconds=seconds))
    return False


def _moderates(interaction: discord.Interaction[Any], role: int | None, channel: int) -> bool:
    """With the right to manage that channel, or with the role that this server has chosen."""
    member = interaction.user
    if not isinstance(member, discord.Member):
        return False
    if role is not None and member.get_role(role) is not None:
        return True
    if channel == interaction.channel_id:
        return interaction.permissions.manage_channels
    place = member.guild.get_channel_or_thread(channel)
    rights = member.guild_permissions if place is None else place.permissions_for(member)
    return rights.manage_channels


@asynccontextmanager
async def answered(visit: Visit) -> AsyncIterator[None]:
    """Whatever happens inside, the person is told one sentence about it."""
    task = asyncio.current_task()
    assert task is not None
    visit.bot.busy.add(task)
    task.add_done_callback(visit.bot.busy.discard)
    began = perf_counter()
    try:
        with suppress(StorageError):  # a disk that takes nothing is no reason not to answer
            await visit.remember()
        yield
    except (Refused, Illegal) as refused:
        await _explain(visit, refused.text)
    except discord.HTTPException as error:
        await _undelivered(visit, error)
    except Exception as error:
        await _explain(visit, meaning(error, visit.game or 0, None).text)
    finally:
        visit.make_room()
        visit.bot.answer_times.note(perf_counter() - began)


async def _undelivered(visit: Visit, error: discord.HTTPException) -> None:
    """The answer to a click that was delivered twice, or came too late, has nowhere to go."""
    if error.code in (ALREADY_ANSWERED, UNKNOWN_INTERACTION):
        log.info("game %s: an answer came too late or twice (%s)", visit.game, error.code)
        return
    log.error("game %s: Discord refused an answer: %s %s", visit.game, error.status, error.code)
    await _explain(visit, say("ui-answer-refused"))


async def _explain(visit: Visit, text: Text) -> None:
    try:
        await visit.tell(text)
    except (discord.HTTPException, OSError, RuntimeError) as error:  # nobody is there any more
        log.warning("game %s: %s could not be said: %s", visit.game, text.key, type(error).__name__)
