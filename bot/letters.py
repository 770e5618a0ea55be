"""Direct messages: secrets, sealed questions, and finding out whether somebody can be reached that way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.look import Look
from bot.render.prose import write_panels
from bot.ui.controls import layout
from bot.ui.panel import clip, heading, panel
from bot.ui.pictures import files, galleries, of_areas
from games.kernel import Seat, Text, Who, say

if TYPE_CHECKING:
    from bot.client import Dockside
    from bot.ui.visit import Visit

CLOSED = (50007, 50278)  # the person takes no messages from us, or shares no server with us
_MOST_LINES, _MOST_SECRETS = 1500, 2200


class Closed(Exception):
    """This person cannot be reached by DM."""


class Letters:
    def __init__(self, bot: Dockside) -> None:
        self.bot = bot

    async def send(self, user: int, **message: Any) -> None:
        """Remembers a closed door and does not knock again until the person joins a table anew."""
        if await self.bot.notes.dms_closed(user):
            raise Closed
        try:
            channel = await self.bot.create_dm(discord.Object(user))
            await channel.send(**message)
        except discord.HTTPException as error:
            if error.code not in CLOSED:
                raise
            await self.bot.notes.put("player", user, "dms-closed", True)
            raise Closed from error

    async def welcome(self, visit: Visit, game: int) -> None:
        """Found out when somebody sits down, not when the cards are dealt."""
        was_closed = await self.bot.notes.dms_closed(visit.user)
        await self.bot.notes.put("player", visit.user, "dms-closed", None)
        seen = await visit.look(game)
        text = visit.words.say(
            "ui-dm-welcome", place=f"<#{seen.record.channel}>", title=visit.words.say("game-title")
        )
        try:
            await self.send(visit.user, content=text)
        except Closed:
            await visit.tell(say("ui-dm-closed"))
        if was_closed or await self.bot.notes.dms_closed(visit.user):
            await self.bot.boards.show(game, again=True)

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
