"""A person at the keyboard: everything somebody can do in Discord, and what they see of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.sandbox.wire.payload import Json
from bot.sandbox.world import posting
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.events import Deleted, Edited, Event, InteractionAnswered
from bot.sandbox.world.guilds import User
from bot.sandbox.world.interactions import SECONDS_TO_ANSWER, Interaction
from bot.sandbox.world.messages import Message
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.threads import locked_to
from bot.sandbox.world.world import World

from . import interacting
from .choosing import Answers
from .not_possible import NotPossible
from .screen import Answer, Form, Seen
from .view import shown_choices, shown_commands, visible_messages
from .waiting import until

SECONDS_TO_THINK = 10.0
LONGEST_MESSAGE = 2000
Reachable = Callable[[], bool]


class NoAnswer(AssertionError):
    """Raised when the bot did not answer in time."""


class Player:
    """Acts as one person in one channel. `at` gives the same person elsewhere."""

    def __init__(self, world: World, user: User, reachable: Reachable, place: Channel) -> None:
        self._world = world
        self._reachable = reachable
        self.user = user
        self.place = place

    @property
    def id(self) -> str:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return f"<@{self.user.id}>"

    # Where

    def at(self, where: str | Channel) -> Player:
        """Return the same person in a channel or thread, found by its name or id."""
        channel = where if isinstance(where, Channel) else self._channel_called(where)
        return Player(self._world, self.user, self._reachable, channel)

    def in_dm(self) -> Player:
        """Return the same person in their DM with the bot."""
        return self.at(self._world.dm_with(self.user))

    def _channel_called(self, where: str) -> Channel:
        every = self._world.channels.values()
        found = [c for c in every if where in (c.id, c.name) and self._world.sees_channel(self.user, c)]
        if len(found) != 1:
            raise NotPossible("sandbox-channels-called", name=self.name, count=len(found), channel=str(where))
        return found[0]

    # Doing, and waiting for what the bot makes of it

    async def slash(self, path: str, /, **options: Any) -> Answer:
        """Send a command: slash("container produce", prices="beige 3"), without the slash itself."""
        return await self._finished(self.start_slash(path, options))

    async def autocomplete(self, path: str, /, *, focus: str, **options: Any) -> list[Json]:
        """Return what the bot offers while the cursor stands in the option `focus`: names and values."""
        return await self.offered(path, {focus: "", **options}, focus)

    async def press(self, target: Seen | Answer, name: str) -> Answer:
        """Press a button, found by its label or custom id."""
        seen = _message(target)
        return await self._finished(self.start_press(seen.message, seen.control(name)["custom_id"]))

    async def choose(self, target: Seen | Answer, name: str, values: Sequence[str | Player]) -> Answer:
        """Choose in a select, found by its placeholder or custom id."""
        seen = _message(target)
        custom_id = seen.control(name)["custom_id"]
        return await self._finished(self.start_choose(seen.message, custom_id, [_plain(v) for v in values]))

    async def submit(self, target: Form | Answer, answers: dict[str, Any] | None = None) -> Answer:
        """Submit a form. Answers go by label or custom id; what is left out stays as the form had it."""
        form = target.form if isinstance(target, Answer) else target
        given = {name: _plain(value) for name, value in form.by_custom_id(answers or {}).items()}
        return await self._finished(self.start_submit(form.interaction, given))

    def say(self, text: str) -> Seen:
        """Write a message here."""
        if not self._world.may_write(self.user, self.place):
            raise NotPossible("sandbox-cannot-write", name=self.name)
        if locked_to(self._world, self.place, self.user):
            raise NotPossible("sandbox-thread-locked")
        if not 1 <= len(text) <= LONGEST_MESSAGE:
            raise NotPossible("sandbox-message-length", most=LONGEST_MESSAGE)
        return Seen(posting.post(self._world, self.place, {"content": text}, self.user))

    def dismiss(self, target: Seen | Answer) -> None:
        """Dismiss an ephemeral message."""
        message = _message(target).message
        if not message.ephemeral or not self._world.sees(self.user, message):
            raise NotPossible("sandbox-not-dismissable")
        posting.dismiss(self._world, message)

    def delete(self, target: Seen | Answer) -> None:
        """Delete one's own message; with the right to manage messages, anybody's."""
        message = _message(target).message
        channel = self._world.channels[message.channel_id]
        mine = message.author is self.user
        if not mine and not self._world.may(self.user, Permission.MANAGE_MESSAGES, channel):
            raise NotPossible("sandbox-cannot-delete", name=self.name)
        posting.delete(self._world, message)

    # Settings

    def close_dms(self) -> None:
        self._world.change_person(self.user, dms_open=False)

    def open_dms(self) -> None:
        self._world.change_person(self.user, dms_open=True)

    def speaks(self, locale: str) -> None:
        """Change the language of this person's Discord."""
        self._world.change_person(self.user, locale=locale)

    # Seeing

    def messages(self) -> list[Seen]:
        """Return all that this person sees here, oldest first, ephemerals among them."""
        return [Seen(message) for message in visible_messages(self._world, self.user, self.place)]

    def ephemerals(self) -> list[Seen]:
        """Return the messages here that only this person sees."""
        return [seen for seen in self.messages() if seen.ephemeral]

    def dms(self) -> list[Seen]:
        """Return the messages in this person's DM with the bot."""
        return self.in_dm().messages()

    def commands(self) -> list[Json]:
        """Return every command this person can type somewhere, in their language."""
        return shown_commands(self._world, self.user)

    async def sees(self, text: str, *, seconds: float = SECONDS_TO_ANSWER) -> Seen:
        """Wait until a message here contains this text; return the newest such."""

        def look() -> Seen | None:
            return next((seen for seen in reversed(self.messages()) if text in seen.text), None)

        found = await until(self._world, look, seconds)
        if found is None:
            raise AssertionError(f"{self.name} does not see “{text}” in {self.place.name}: {self.messages()}")
        return found

    # The same without waiting for the bot: the page waits in its own way

    def start_slash(self, path: str, options: Mapping[str, Any]) -> Interaction:
        given = {name: _plain(value) for name, value in options.items()}
        return interacting.type_command(self._world, self.user, self.place, path, given)

    def start_press(self, message: Message, custom_id: str) -> Interaction:
        return interacting.press(self._world, self.user, message, custom_id)

    def start_choose(self, message: Message, custom_id: str, values: Sequence[str]) -> Interaction:
        return interacting.choose(self._world, self.user, message, custom_id, values)

    def start_submit(self, opened_by: Interaction, answers: Answers) -> Interaction:
        return interacting.submit(self._world, self.user, opened_by, answers)

    async def offered(self, path: str, options: Mapping[str, Any], focus: str) -> list[Json]:
        """Ask for autocomplete in the option `focus`; return the choices in this person's language."""
        given = {name: _plain(value) for name, value in options.items()}
        interaction = interacting.type_command(self._world, self.user, self.place, path, given, focus)
        await self.answered(interaction)
        return shown_choices(interaction.choices or [], self.user.locale)

    async def answered(self, interaction: Interaction) -> Interaction:
        """Wait for the bot's first answer, at most the three seconds Discord gives it."""
        bot, what = self._world.bot.username, _described(interaction)
        if not self._reachable():
            raise NoAnswer(f"{bot} is not connected: {what} reached nobody.")

        def look() -> Interaction | None:
            return interaction if interaction.answer is not None else None

        def wakes(event: Event) -> bool:
            return isinstance(event, InteractionAnswered) and event.interaction is interaction

        if await until(self._world, look, SECONDS_TO_ANSWER, wakes) is None:
            raise NoAnswer(f"{bot} did not answer {what} within {SECONDS_TO_ANSWER:g} s.")
        return interaction

    async def _finished(self, interaction: Interaction) -> Answer:
        """Wait for the first answer; after a deferred one, for the message that takes its place."""
        await self.answered(interaction)

        def look() -> Answer | None:
            thinking = interaction.original is not None and interaction.original.thinking
            return None if thinking else Answer(interaction)

        def wakes(event: Event) -> bool:
            return isinstance(event, Edited | Deleted) and event.message is interaction.original

        answer = await until(self._world, look, SECONDS_TO_THINK, wakes)
        if answer is None:
            bot, what = self._world.bot.username, _described(interaction)
            raise NoAnswer(f"{bot} is still thinking about {what} after {SECONDS_TO_THINK:g} s.")
        return answer

    def __repr__(self) -> str:
        return f"<{self.name} at {self.place.name}>"


def _message(target: Seen | Answer) -> Seen:
    return target.message if isinstance(target, Answer) else target


def _plain(value: Any) -> Any:
    """Return people and channels as their ids, alone or in lists."""
    if isinstance(value, Player | Channel):
        return value.id
    return [_plain(one) for one in value] if isinstance(value, list | tuple) else value


def _described(interaction: Interaction) -> str:
    who, data = interaction.user.name, interaction.data
    what = f"/{interaction.command}" if interaction.command else f"“{data.get('custom_id')}”"
    return f"{what} by {who}"
