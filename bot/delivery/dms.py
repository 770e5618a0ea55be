"""Direct messages: secrets, sealed questions, and finding out whether somebody can be reached that way.

Nothing hangs on them. A letter that does not arrive is noted, and the table shows that this person is reached
in the channel. The note goes when the next one arrives, or when the person does something in the DMs.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord

from bot.delivery.errors import TROUBLE, for_good
from bot.host.errors import Refused
from bot.host.notices import board_anew, call_to
from bot.host.preferences import DMS
from bot.perspective import Glance, Look, glance
from bot.render.prose import write_panels
from bot.views.build import layout
from bot.views.dms import advice
from bot.views.panel import clip, heading, panel
from bot.views.shots import files, galleries, of_areas
from bot.words.words import Words
from games.kernel.hosting import Seat, Text, Who, say
from storage import games, outbox, seats
from storage.outbox import Message

if TYPE_CHECKING:
    from bot.app import Dockside
    from bot.front.visit import Visit

log = logging.getLogger(__name__)
CLOSED = (50007, 50278)  # the person takes no messages from us, or shares no server with us
_TOO_FAST = 40003  # too many DMs were opened at once
_MOST_LINES, _MOST_SECRETS = 1500, 2200


class Unreachable(Exception):
    """This letter does not reach its person by DM, however often it is sent."""


def _for_good(error: discord.HTTPException) -> bool:
    return for_good(error) and error.code != _TOO_FAST


class Letters:
    def __init__(self, bot: Dockside) -> None:
        self.bot = bot

    async def wanted(self, user: int, sealed: bool) -> bool:
        """Is this person called by letter? As they prefer; to a sealed question unless they want no calls."""
        way = (await self.bot.host.person(user)).notices
        return way == "dm" or (sealed and way == "mention")

    async def send(self, user: int, **message: Any) -> None:
        """Does not knock again at a door that is known to be closed."""
        if await self.bot.notes.dms_closed(user):
            raise Unreachable
        await self._deliver(user, **message)

    async def _deliver(self, user: int, **message: Any) -> None:
        try:
            channel = await self.bot.create_dm(discord.Object(user))
            await channel.send(**message)
        except discord.HTTPException as error:
            if not _for_good(error):
                raise
            if error.code not in CLOSED:
                log.warning("a direct message was refused: %s %s", error.status, error.code)
            await self.note(user, closed=error.code in CLOSED)
            raise Unreachable from error
        await self.note(user, closed=None)

    async def note(self, user: int, closed: bool | None) -> None:
        """Whether letters arrive (see DMS). Every table of this person shows it."""
        if await self.bot.notes.get("player", user, DMS) == closed:
            return
        now = self.bot.host.now()

        def show(connection: sqlite3.Connection) -> None:
            tables = [games.read(connection, game) for game in seats.games_of(connection, user)]
            outbox.enqueue(connection, [board_anew(table.id, table.channel) for table in tables], now)

        await self.bot.notes.put("player", user, DMS, closed, show)

    async def knock(self, user: int, text: str) -> bool:
        """Anew, whatever is known. If it is heard, what did not arrive before comes after it."""
        try:
            await self._knock(user, text)
        except Unreachable:
            return False
        except TROUBLE:
            await self.note(user, closed=False)
            return False
        return True

    async def _knock(self, user: int, text: str) -> None:
        missed = await self.bot.notes.out_of_reach(user)
        await self._deliver(user, content=text)
        await self._make_up(user, await self._questions(user) if missed else [])

    async def heard_of(self, user: int) -> None:
        """Whoever does something in the DMs can be reached there."""
        if await self.bot.notes.out_of_reach(user):
            await self.note(user, closed=None)
            await self._make_up(user, await self._questions(user))

    async def _make_up(self, user: int, questions: Sequence[Message]) -> None:
        now = self.bot.host.now()

        def job(connection: sqlite3.Connection) -> None:
            outbox.revive(connection, user)
            outbox.enqueue(connection, questions, now)

        await self.bot.database.write(job)

    async def _questions(self, user: int) -> list[Message]:
        """What this person is asked just now and would have been asked by letter."""
        found = []
        for game in await self.bot.host.games_of(user):
            with suppress(Refused):  # a table that cannot be set up keeps nobody from the others
                seen = await glance(self.bot.host, game, user)
                if seen.seat in seen.waiting and await self.wanted(user, seen.sealed):
                    found.append(call_to(user, game, seen.version, seen.seat))
        return found

    async def welcome(self, visit: Visit, game: int) -> None:
        """Found out when somebody sits down, not when the cards are dealt."""
        seen = await visit.look(game)
        if not await self.knock(visit.user, _welcome(seen, visit.words)):
            closed = await self.bot.notes.dms_closed(visit.user)
            await visit.show(advice(visit.words, closed))

    async def seated(self, seen: Look, user: int) -> None:
        """The same for somebody whom another person has brought to the table."""
        await self._knock(user, _welcome(seen, seen.words(await self.bot.notes.language(user))))

    async def ask(self, seen: Look, user: int) -> None:
        """A sealed question with all that this player knows, and the controls to answer it."""
        await self.send(user, view=panel(seen, await self.bot.notes.language(user)))

    async def hand(self, seen: Look, user: int) -> None:
        """As a picture, or in words where the player prefers that."""
        words = seen.words(await self.bot.notes.language(user))
        shots = await of_areas(self.bot, seen, seen.secrets, user, words.language, "hand")
        secrets = None if shots else write_panels(seen.secrets, words, _MOST_SECRETS)
        view = layout(heading(seen, words), *galleries(shots), secrets, words.say("ui-read-again"))
        await self.send(user, view=view, files=files(shots))

    async def parted(self, seen: Look, user: int, seat: Seat) -> None:
        """Somebody else plays this seat now."""
        words = seen.words(await self.bot.notes.language(user))
        place, title = f"<#{seen.record.channel}>", words.say("game-title")
        text = words(say("ui-seat-parted", who=Who(seat), title=title, place=place))
        await self.send(user, content=text)

    async def orders_failed(self, seen: Look, user: int, orders: Sequence[Text]) -> None:
        """Orders that could not be carried out."""
        words = seen.words(await self.bot.notes.language(user))
        lines = [words.say("orders-failed", order=order) for order in orders]
        await self.send(user, view=layout(heading(seen, words), clip(lines, _MOST_LINES)))

    async def secret(self, seen: Look, user: int, versions: set[int]) -> None:
        """What was told to this player alone."""
        words = seen.words(await self.bot.notes.language(user))
        history = await self.bot.host.history(seen.record.id, user, min(versions) - 1)
        own = [told for told in history if told.version in versions and told.event.only is not None]
        lines = [words.at(told.version)(told.event.text) for told in own]
        if lines:
            await self.send(user, view=layout(heading(seen, words), clip(lines, _MOST_LINES)))


def _welcome(seen: Glance, words: Words) -> str:
    return words.say("ui-dm-welcome", place=f"<#{seen.record.channel}>", title=words.say("game-title"))
