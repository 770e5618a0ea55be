"""One person doing one thing: who it is, in which language, at which table, and how they are answered."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cached_property, partial, wraps
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, cast

import discord
from discord import app_commands, ui

from bot.delivery.errors import Code
from bot.delivery.sight import sees
from bot.delivery.words_alone import at_least_in_words
from bot.front.at_table import AtTable
from bot.front.permissions import (
    has_role,
    manages_server,
    moderates_here,
    moderates_in,
    moderates_somewhere,
)
from bot.front.services import HasServices
from bot.host.access import Caller, enter
from bot.host.clocks import People
from bot.host.errors import Refused, log_mistake, place_of, refuse, to_refusal
from bot.host.open_games import OpenGame
from bot.perspective import Overview, Perspective, overview
from bot.views.dms import advice
from bot.views.parts.limits import MOST_SUGGESTIONS, SUGGESTION
from bot.words.cleaning import escape_markdown
from bot.words.names import bold_names, tidy
from bot.words.pieces import pieces_of
from bot.words.words import Words, language_of
from games.kernel.hosting import Illegal, Text, say
from storage.engine.reader import asker
from storage.errors import StorageError
from storage.seats import Player

log = logging.getLogger(__name__)
P = ParamSpec("P")
Choices = list[app_commands.Choice[Any]]


class Visit:
    """Answer one interaction of one person."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.services = cast(HasServices, interaction.client).services
        self.host, self.preferences = self.services.host, self.services.host.preferences
        self.user = interaction.user.id
        asker.set(self.user)
        self.language = language_of(str(interaction.locale))
        self.words = Words(self.language)
        self.game: int | None = None
        self.afterwards: list[Callable[[], Awaitable[None]]] = []  # what is done when they have been answered
        self._in_turn = False
        self._shown_in: int | None = None  # the message that shows the answer
        self.near: int | None = None  # a channel that they see, at whose table they sit down from elsewhere

    @cached_property
    def name(self) -> str:
        """The person's name as others see it."""
        return tidy(self.interaction.user.display_name)

    @property
    def called(self) -> str:
        """The person's name in what is announced, where it is more than a seat's."""
        return f"**{escape_markdown(self.name)}**"

    @property
    def key(self) -> int:
        """The id of the click: the same click delivered twice counts once."""
        return self.interaction.id

    @property
    def in_dm(self) -> bool:
        """Whether it happens in a DM."""
        return self.interaction.guild_id is None

    @property
    def channel(self) -> int:
        """The id of the channel in which it happens."""
        return self.interaction.channel_id or 0

    @property
    def may_attach(self) -> bool:
        """Whether the bot may attach files here."""
        return self.interaction.app_permissions.attach_files

    async def caller(self) -> Caller:
        """Return this person as the gate sees them."""
        guild, person = self.interaction.guild_id, self.interaction.user
        role = None if guild is None else await self.preferences.moderators(guild)
        place = self.channel if self.near is None else self.near
        moderates, manages = partial(_moderates, self.interaction, role), partial(manages_server, person)
        return Caller(
            self.user, guild, place, moderates, manages, lambda: manages() or has_role(person, role)
        )

    async def moderates_somewhere(self, member: discord.Member) -> bool:
        """Return whether another member of this server moderates any channel of it."""
        return moderates_somewhere(member, await self.preferences.moderators(member.guild.id))

    @asynccontextmanager
    async def at_table(self, game: int) -> AsyncIterator[AtTable]:
        """Hold a table that this person may reach. Whoever was away is back.

        Nothing is sent to Discord while it is held: others wait for it. With a number below 0 it is one that
        this person rehearses.
        """
        if game < 0:
            async with self._rehearsed(game) as table:
                yield table
            return
        caller = await self.caller()
        async with self.host.open_games.at(game) as open_game:
            if enter(open_game, caller):
                await self.host.alarm.welcome_back(open_game, self.user)
                open_game = await self.host.open_games.find(game)
            self._speak_of(open_game)
            yield AtTable(open_game, self.user, await self.host.clocks.hours(open_game))

    @asynccontextmanager
    async def _rehearsed(self, number: int) -> AsyncIterator[AtTable]:
        """Hold a table that only this person sees; refuse if it is kept no more."""
        rehearsals = self.host.rehearsals
        async with rehearsals.hold(self.user):
            rehearsal = await rehearsals.find(self.user, number)
            staged = await self.host.stages[rehearsal.kind](Player(self.user, self.name), number, rehearsal)
            self._speak_of(staged.open_game)
            yield AtTable(staged.open_game, self.user, People({}, self.host.now()), staged)

    def _speak_of(self, open_game: OpenGame) -> None:
        """Use the words of a table and the names of those who sit there."""
        key, table = open_game.record.key, open_game.table
        colours = () if table is None else table.game.colours(table)
        names = bold_names(open_game.players, open_game.former, self.language, colours)
        self.words, self.game = Words(self.language, key, names, pieces_of(key)), open_game.record.id

    async def see_again(self, table: AtTable) -> AtTable:
        """Return a table that is still held, after a move: the same people sit there."""
        open_game = await self.host.open_games.find(table.open_game.record.id)
        return AtTable(open_game, self.user, table.hours)

    async def look(self, game: int) -> Perspective:
        """Return a table as this person sees it, if they may reach it."""
        async with self.at_table(game) as table:
            seen = table.perspective
        self.words = seen.words(self.language)
        return seen

    async def overview(self, game: int) -> Overview:
        """Return a table as this person sees it, if they may reach it, without what lies on it."""
        async with self.at_table(game) as table:
            seen = table.overview
        self.words = seen.words(self.language)
        return seen

    async def table_here(self) -> int:
        """Return the number of the table of this channel, or refuse with what is there instead."""
        if (number := await self.host.queries.in_channel(self.channel)) is not None:
            return number
        last = await self.host.queries.last_played_in(self.channel)
        over = last is not None and (await overview(self.host, last)).record.status == "over"
        raise refuse("host-over" if over else "ui-no-table-here")

    async def have_a_turn(self) -> None:
        """Wait for a turn: when very many come at once, those who came first are answered first."""
        await self.services.traffic.turns.acquire()
        self._in_turn = True

    def make_room(self) -> None:
        """Let the next one have a turn."""
        if self._in_turn:
            self.services.traffic.next_turn()
            self._in_turn = False

    async def remember(self) -> None:
        """Save the language in which this person is written to when they are away, and that they read it."""
        await self.preferences.read_around(self.user, self.interaction.guild_id, self.channel)
        await self.preferences.remember_language(self.user, self.language)
        if self.in_dm:
            await self.services.dms.heard_of(self.user)

    def on_private_message(self) -> bool:
        """Return whether it was pressed on something only this person sees. Then that is what changes."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.in_dm)

    async def show(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Show something privately: in place of what was pressed, pictures and all, or as a new message."""
        self.make_room()
        await at_least_in_words(view, lambda view: self._show(view, files))

    async def _show(self, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
        shown = _from_the_start(files)
        if self.interaction.response.is_done():
            await self.interaction.followup.send(view=view, files=shown, ephemeral=not self.in_dm)
        elif self.on_private_message():
            self._note_shown(await self.interaction.response.edit_message(view=view, attachments=shown))
        else:
            hidden = not self.in_dm
            self._note_shown(
                await self.interaction.response.send_message(view=view, files=shown, ephemeral=hidden)
            )

    def _note_shown(self, answer: discord.InteractionCallbackResponse[Any] | None) -> None:
        if answer is not None and answer.message_id is not None:
            self._shown_in = answer.message_id
            self.services.traffic.shown[answer.message_id] = self.key

    async def replace(self, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
        """Show something in place of the answer, unless somebody has pressed on since then."""
        if self._shown_in is not None and self.services.traffic.shown.get(self._shown_in) == self.key:
            edit = self.interaction.edit_original_response
            await at_least_in_words(view, lambda view: edit(view=view, attachments=_from_the_start(files)))

    async def open(self, form: ui.Modal) -> None:
        """Open a form."""
        self.make_room()
        await self.interaction.response.send_modal(form)

    async def tell(self, text: Text) -> None:
        """Say one sentence privately, beside whatever is there."""
        await self.say(self.words(text))

    async def say(self, sentence: str, **more: Any) -> None:
        """Say words privately, beside whatever is there."""
        self.make_room()
        if self.interaction.response.is_done():
            await self.interaction.followup.send(sentence, ephemeral=not self.in_dm, **more)
        else:
            await self.interaction.response.send_message(sentence, ephemeral=not self.in_dm, **more)

    async def advise_on_dms(self) -> None:
        """Tell whoever has sat down what to do if the last DM did not reach them. None is sent for it."""
        if await self.preferences.out_of_reach(self.user):
            await self.show(advice(self.words, await self.preferences.dms_closed(self.user)))


def _from_the_start(files: Sequence[discord.File]) -> list[discord.File]:
    """Return files to be sent, of which some may have been sent once, in vain."""
    for file in files:
        file.reset()
    return list(files)


async def admitted(interaction: discord.Interaction[Any]) -> bool:
    """Return whether somebody may act now; ask whoever does very much at once to wait."""
    limits = cast(HasServices, interaction.client).services.traffic.limits
    if (seconds := limits.wait(interaction.user.id)) == 0:
        return True
    await _explain(Visit(interaction), say("ui-too-fast", seconds=seconds))
    return False


def sees_from(visit: Visit, channel: int) -> bool:
    """Return whether a person sees a channel of this server; they are in the one in which they ask."""
    member = visit.interaction.user
    return channel == visit.channel or (isinstance(member, discord.Member) and sees(member, channel))


def _moderates(interaction: discord.Interaction[Any], role: int | None, channel: int) -> bool:
    """Return whether whoever acts here moderates that channel."""
    member = interaction.user
    if not isinstance(member, discord.Member):
        return False
    if channel == interaction.channel_id:
        return moderates_here(interaction, role)
    return moderates_in(member, role, channel)


@asynccontextmanager
async def answered(visit: Visit) -> AsyncIterator[None]:
    """Tell the person one sentence about whatever goes wrong inside."""
    task, traffic = asyncio.current_task(), visit.services.traffic
    assert task is not None
    traffic.begin(task)
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
        await _explain(visit, to_refusal(error, visit.game or 0, None).text)
    finally:
        visit.make_room()
        traffic.note_answer(perf_counter() - began)
    await _do_afterwards(visit, partial(_speak_of_files, visit))
    traffic.busy.discard(task)  # what follows may take its time
    await _do_afterwards(visit, *visit.afterwards)


async def _do_afterwards(visit: Visit, *steps: Callable[[], Awaitable[None]]) -> None:
    """Do what comes after an answer. If it fails, the person has that answer all the same."""
    for step in steps:
        try:
            await step()
        except Exception as error:
            log.warning("game %s: not done after an answer: %s", visit.game, place_of(error))


async def _speak_of_files(visit: Visit) -> None:
    """Tell one person that the table here is in words for want of a right; or show pictures again."""
    boards, channel = visit.services.boards, visit.channel
    form_is_open = visit.interaction.response.type is discord.InteractionResponseType.modal
    if channel in boards.wordless and visit.may_attach:
        await boards.pictures_again(channel)
    elif not form_is_open and boards.wordless.to_tell(channel):
        await visit.tell(say("ui-no-files-here"))


async def _undelivered(visit: Visit, error: discord.HTTPException) -> None:
    """Log an answer that has nowhere to go: the click was delivered twice, or came too late."""
    if error.code in (Code.ALREADY_ANSWERED, Code.UNKNOWN_INTERACTION):
        log.info("game %s: an answer came too late or twice (%s)", visit.game, error.code)
        return
    log.error("game %s: Discord refused an answer: %s %s", visit.game, error.status, error.code)
    await _explain(visit, say("ui-answer-refused"))


async def _explain(visit: Visit, text: Text) -> None:
    try:
        await visit.tell(text)
    except (discord.HTTPException, OSError, RuntimeError) as error:  # nobody is there any more
        log.warning("game %s: %s could not be said: %s", visit.game, text.key, type(error).__name__)


def answers(body: Callable[Concatenate[Visit, P], Awaitable[None]]) -> Any:
    """Make a command's callback of a function of a visit. Whoever typed the command gets an answer."""

    @wraps(body)
    async def callback(interaction: discord.Interaction[Any], *args: P.args, **options: P.kwargs) -> None:
        visit = Visit(interaction)
        async with answered(visit):
            await body(visit, *args, **options)

    return as_command(callback, list(inspect.signature(body, eval_str=True).parameters.values())[1:])


def as_command(callback: Any, options: Sequence[inspect.Parameter]) -> Any:
    """Give a callback the signature that the library reads a command's options from."""
    first = inspect.Parameter(
        "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
    )
    callback.__signature__ = inspect.Signature([first, *options])
    return callback


def completes(body: Callable[[Visit, str], Awaitable[Choices]]) -> Any:
    """Make an autocomplete callback of a function of a visit and what was typed.

    A refusal is an empty list: the command itself will say why. So is the answer to a keystroke that a newer
    one has followed, and to very many of them. What is longer than a choice can be is not read.
    """

    @wraps(body)
    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        visit = Visit(interaction)
        if visit.services.traffic.typing.wait(visit.user):
            return []
        async with visit.services.traffic.keystrokes.turn(visit.user) as wanted:
            return await propose(visit, str(current)[:SUGGESTION]) if wanted else []

    async def propose(visit: Visit, typed: str) -> Choices:
        try:
            return (await body(visit, typed))[:MOST_SUGGESTIONS]
        except (Refused, Illegal):
            return []
        except Exception as error:
            log_mistake(error, visit.game or 0)
            return []

    return complete
