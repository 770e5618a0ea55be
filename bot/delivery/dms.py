"""Direct messages: secrets, sealed questions, and finding out whether somebody can be reached that way.

Nothing hangs on them. A DM that does not arrive is noted, and the table shows that this person is reached in
the channel. The note goes when the next one arrives, or when the person does something in the DMs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.delivery.channels import Channels
from bot.delivery.chores import Chores
from bot.delivery.dm_channels import DMChannels, Paused
from bot.delivery.errors import NO_DMS, TROUBLE, for_good
from bot.delivery.pictures import AT_ONCE, Pictures
from bot.delivery.words_alone import at_least_in_words
from bot.host.errors import Refused
from bot.host.host import Host
from bot.host.notices import board_anew, call_to
from bot.perspective import Perspective, overview
from bot.render.prose import write_panels
from bot.views.panel import heading, panel, stopped_plan
from bot.views.parts.build import layout
from bot.views.parts.paging import clip, clip_before
from bot.views.shots import Shot, files, galleries
from bot.words.words import Words
from games.kernel.hosting import Seat, Text, Who, say
from storage import games, outbox, seats
from storage.engine.connection import Connection
from storage.outbox import Message

log = logging.getLogger(__name__)
_MOST_LINES, _MOST_SECRETS, _MOST_RECAP = 1500, 2200, 700


class Unreachable(Exception):
    """This message does not reach its person by DM, however often it is sent."""


class DirectMessages:
    """Send DMs, and remember who can be reached by them."""

    def __init__(
        self, channels: Channels, host: Host, pictures: Pictures, pressed: Container[int] = ()
    ) -> None:
        """Send DMs. `pressed`: the messages on which somebody has pressed something of late, by their ids."""
        self._pressed, self._following = pressed, Chores("pictures by DM")
        self.channels, self._host, self._pictures = DMChannels(channels, host), host, pictures
        self._preferences = host.preferences

    async def wanted(self, user: int, sealed: bool) -> bool:
        """Return whether a person is called by DM: as they prefer, or because the question is sealed."""
        way = (await self._preferences.person(user)).notices
        return way == "dm" or (sealed and way == "mention")

    async def possible(self, user: int) -> bool:
        """Return whether a DM may reach this person now: theirs are not closed, and all others not paused."""
        return not await self._preferences.dms_closed(user) and await self.channels.paused_until() is None

    async def send(self, user: int, nonce: str, **message: Any) -> discord.Message:
        """Send a DM; raise Unreachable if this user's DMs are closed."""
        if await self._preferences.dms_closed(user):
            raise Unreachable
        return await self._deliver(user, nonce=nonce, **message)

    async def stop(self) -> None:
        """Give up pictures that have not followed their messages yet."""
        await self._following.stop()

    async def _deliver(self, user: int, **message: Any) -> discord.Message:
        try:
            sent = await self._send(user, message)
        except discord.HTTPException as error:
            if not for_good(error):
                raise
            if error.code not in NO_DMS:
                log.warning("a direct message was refused: %s %s", error.status, error.code)
            await self.note(user, closed=error.code in NO_DMS)
            raise Unreachable from error
        await self.note(user, closed=None)
        return sent

    async def _send(self, user: int, message: dict[str, Any]) -> discord.Message:
        if (view := message.get("view")) is None:
            return await self.channels.send(user, **message)
        return await at_least_in_words(
            view, lambda view: self.channels.send(user, **{**message, "view": view})
        )

    async def note(self, user: int, closed: bool | None) -> None:
        """Save whether DMs arrive (see Preferences.dms). Every table of this person shows it."""
        if await self._preferences.dms(user) == closed:
            return
        now = self._host.now()

        def show_it(connection: Connection) -> None:
            tables = [games.read(connection, game) for game in seats.games_of(connection, user)]
            outbox.enqueue(connection, [board_anew(table.id, table.channel) for table in tables], now)

        await self._preferences.remember_dms(user, closed, show_it)

    async def knock(self, user: int, text: str) -> bool:
        """Send a DM whether or not the last one arrived; return whether this one did.

        What was missed before comes after it.
        """
        try:
            await self._knock(user, text)
        except (Unreachable, Paused):
            return False
        except TROUBLE:
            await self.note(user, closed=False)
            return False
        return True

    async def _knock(self, user: int, text: str) -> None:
        missed = await self._preferences.out_of_reach(user)
        await self._deliver(user, content=text)
        await self._make_up(user, await self._questions(user) if missed else [])

    async def heard_of(self, user: int) -> None:
        """Note that whoever does something in the DMs can be reached there, and send what was missed."""
        if await self._preferences.out_of_reach(user):
            await self.note(user, closed=None)
            await self._make_up(user, await self._questions(user))

    async def _make_up(self, user: int, questions: Sequence[Message]) -> None:
        now = self._host.now()

        def job(connection: Connection) -> None:
            outbox.revive(connection, user)
            outbox.enqueue(connection, questions, now)

        await self._host.database.write(job)

    async def _questions(self, user: int) -> list[Message]:
        """Return what this person is asked just now and would have been asked by DM."""
        found = []
        for game in await self._host.queries.games_of(user):
            with suppress(Refused):  # a table that cannot be opened keeps nobody from the others
                seen = await overview(self._host, game, user)
                if seen.seat in seen.waiting and await self.wanted(user, seen.sealed):
                    found.append(call_to(user, game, seen.version, seen.seat))
        return found

    async def ask(self, seen: Perspective, user: int, nonce: str) -> None:
        """Send a question with its controls, all that this player knows, and what they have missed.

        It has a picture of what it is about; one that takes a while follows the message.
        """
        assert seen.seat is not None
        language = await self._preferences.language(user)
        words = seen.words(language)
        told = await self._host.queries.told_since_own_move(seen.record.id, seen.seat)
        recap = clip_before([words.at(one.version)(one.event.text) for one in told], _MOST_RECAP)
        view = partial(panel, seen, language, [recap] if recap else [], False)
        drawing = asyncio.create_task(self._pictures.draw_question(seen, user, language, "asked"))
        try:
            ready, _ = await asyncio.wait({drawing}, timeout=AT_ONCE)
            shots = drawing.result() if ready else []
            message = await self.send(user, nonce, view=view(shots), files=files(shots))
        except BaseException:
            drawing.cancel()
            raise
        if not ready:
            self._following.begin(self._follow(seen, user, message, drawing, view))

    async def _follow(
        self,
        seen: Perspective,
        user: int,
        message: discord.Message,
        drawing: asyncio.Task[list[Shot]],
        view: Callable[[Sequence[Shot]], ui.LayoutView],
    ) -> None:
        """Put a picture into a question that is still open, and on which nobody has pressed anything yet."""
        shots = await drawing
        now = await overview(self._host, seen.record.id, user)
        if shots and now.decision == seen.decision and message.id not in self._pressed:
            with suppress(discord.HTTPException):  # the question stands there in words
                await message.edit(view=view(shots), attachments=files(shots))

    async def hand(self, seen: Perspective, user: int, nonce: str) -> None:
        """Send what only this player sees: as a picture, or in words where the player prefers that.

        Nobody is written to before: whether DMs arrive is found out now, also by those who had closed them.
        """
        words = await self._words(seen, user)
        shots = await self._pictures.draw_areas(seen, seen.secrets, user, words.language, "hand")
        secrets = None if shots else write_panels(seen.secrets, words, _MOST_SECRETS)
        view = layout(heading(seen, words), *galleries(shots), secrets, words.say("ui-read-again"))
        missed = await self._preferences.out_of_reach(user)
        await self._deliver(user, nonce=nonce, view=view, files=files(shots))
        if missed:
            await self._make_up(user, [])  # whoever is waited for has been called at the table

    async def invited(self, seen: Perspective, user: int, nonce: str) -> None:
        """Tell somebody that they are asked to play again, by whom, and how to have no such messages."""
        words = await self._words(seen, user)
        place, title = f"<#{seen.record.channel}>", words.say("game-title")
        text = words(say("ui-dm-invited", who=Who(0), title=title, place=place))
        await self.send(user, nonce, content=text)

    async def parted(self, seen: Perspective, user: int, seat: Seat, nonce: str) -> None:
        """Tell whoever had this seat that somebody else plays it now."""
        words = await self._words(seen, user)
        place, title = f"<#{seen.record.channel}>", words.say("game-title")
        text = words(say("ui-seat-parted", who=Who(seat), title=title, place=place))
        await self.send(user, nonce, content=text)

    async def place_gone(self, seen: Perspective, user: int, server: bool, nonce: str) -> None:
        """Tell a player that the channel or the server of a table is gone, and how the game can go on."""
        words = await self._words(seen, user)
        key = "ui-server-gone" if server else "ui-channel-gone"
        await self.send(user, nonce, content=words.say(key, title=words.say("game-title")))

    async def orders_failed(self, seen: Perspective, user: int, orders: Sequence[Text], nonce: str) -> None:
        """Tell a player which orders could not be carried out."""
        words = await self._words(seen, user)
        lines = [words.say("orders-failed", order=order) for order in orders]
        await self.send(user, nonce, view=layout(heading(seen, words), clip(lines, _MOST_LINES)))

    async def plan_stopped(self, seen: Perspective, user: int, nonce: str) -> None:
        """Tell a player that a plan stopped, what was made of it and why; nothing, if that is past.

        Whoever is called by DM reads it there.
        """
        if await self.wanted(user, seen.sealed):
            return
        words, labels = await self._words(seen, user), seen.labels(await self._preferences.language(user))
        if parts := stopped_plan(seen, words, labels):
            await self.send(user, nonce, view=layout(heading(seen, words), *parts))

    async def secret(self, seen: Perspective, user: int, versions: set[int], nonce: str) -> None:
        """Send what was told to this player alone."""
        words = await self._words(seen, user)
        history = await self._host.queries.told_to(seen.record.id, seen.seat, min(versions) - 1)
        own = [told for told in history if told.version in versions and told.event.only is not None]
        lines = [words.at(told.version)(told.event.text) for told in own]
        if lines:
            await self.send(user, nonce, view=layout(heading(seen, words), clip(lines, _MOST_LINES)))

    async def _words(self, seen: Perspective, user: int) -> Words:
        return seen.words(await self._preferences.language(user))
