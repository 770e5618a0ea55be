"""What is sent of leagues: the message that shows one, announcements, the tables of a round, and the winner.

A table's thread is opened on the message that tells of it, and so has the id of that message: whoever was
stopped in between finds the thread again and opens no second one. Where the bot may open no threads, the
message lets people open the table themselves.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import discord

from bot.delivery.channels import Channels
from bot.delivery.errors import UNEDITABLE, Code, for_good
from bot.delivery.nonces import Nonces
from bot.delivery.old_messages import OldMessages
from bot.delivery.pictures import Pictures
from bot.host.errors import Refused, Unsaved, place_of
from bot.host.host import Host
from bot.host.league.points import standings
from bot.views.league import end_in_words, league_view, table_view, title, won_line, words_of
from bot.views.parts.build import Drawn, layout, plain
from bot.views.shots import Shot, files
from bot.words.words import Words
from games.kernel.hosting import Text, unpack
from storage import leagues
from storage.leagues import Filed, Table

log = logging.getLogger(__name__)
_ASLEEP_AFTER: Final = (
    10_080  # minutes without a message, then a thread is archived: a week, the longest there is
)


class About(NamedTuple):
    """A message of a league that is due, with all that is known of the league."""

    filed: Filed
    words: Words
    payload: dict[str, Any]
    place: discord.PartialMessageable
    nonce: str


class LeaguePosts:
    """Send what is announced of leagues, and open the threads of their tables."""

    def __init__(self, channels: Channels, host: Host, pictures: Pictures, old_messages: OldMessages) -> None:
        self._channels, self._host, self._pictures = channels, host, pictures
        self._old_messages = old_messages
        self._nonces = Nonces(host.database)

    async def deliver(self, payload: dict[str, Any], letter: int) -> None:
        """Deliver a message; `letter` is its number in the outbox."""
        filed = await self._host.leagues.find(payload["league"])
        channel = filed.league.channel
        words = words_of(filed, await self._host.preferences.channel_language(channel))
        place = self._channels.get_partial_messageable(channel, guild_id=filed.league.guild)
        about = About(filed, words, payload, place, await self._nonces.of("league", letter))
        match payload["what"]:
            case "shown":
                await self._show(about)
            case "table":
                await self._table(about)
            case "crowned":
                await self._crown(about)
            case "ruled":
                await self._tell(about, await self._host.leagues.ruled(payload["audit"]))
            case _:
                await self._tell(about, *(unpack(one) for one in payload["told"]))

    async def over(self, game: int) -> None:
        """Let a league go on whose game is over. If that fails, the clock does it later."""
        try:
            await self._host.rounds.over(game)
        except Exception as error:
            log.warning("game %s: its league does not go on yet: %s", game, place_of(error))

    async def _tell(self, about: About, *texts: Text | None) -> None:
        told = [about.words(text) for text in texts if text is not None]
        if told:
            await about.place.send(view=plain("\n".join(told)), nonce=about.nonce)

    async def _edit(self, about: About, message: int, view: Drawn) -> None:
        """Edit a message of a league. Raise NotNow if it is old and has to wait: it is tried again."""
        async with self._old_messages.editing(about.filed.league.channel, message):
            await about.place.get_partial_message(message).edit(view=view)

    # ── the league ──

    async def _show(self, about: About) -> None:
        """Show a league as it is now: where it is shown already, else in a new message."""
        league, view = about.filed.league, league_view(about.filed, about.words)
        if league.message is not None:
            try:
                await self._edit(about, league.message, view)
                return
            except discord.HTTPException as error:
                if error.code not in UNEDITABLE:
                    raise
        sent = await about.place.send(view=view, nonce=about.nonce)
        await self._host.database.write(partial(leagues.note_message, league=league.id, message=sent.id))

    # ── a table ──

    async def _table(self, about: About) -> None:
        """Tell of a table and open it in a thread; or let people open it, where that cannot be."""
        filed, payload = about.filed, about.payload
        found = [one for one in filed.tables if one[:2] == (payload["round"], payload["number"])]
        now = filed.round if filed.league.status == "running" else None
        if not found or now is None or now.closed is not None or now.number != payload["round"]:
            return  # it is too late
        table = found[0]
        if not table.waits:
            await self._opened_elsewhere(about, table)
            return
        message, begun = await self._told_of(about, table)
        by_hand = "by_hand" in payload
        thread = None if by_hand else await self._thread(about, table, message, begun)
        if thread is None or not await self._opened(about, table, thread):
            await self._put(about, table, message, waits=True)
            await self._host.league_tables.call(filed, table)

    async def _opened_elsewhere(self, about: About, table: Table) -> None:
        """Say where a table is that people have opened themselves, in place of the button."""
        if table.message is not None and table.message != table.channel:
            await self._put(about, table, table.message, waits=False)

    async def _put(self, about: About, table: Table, message: int, *, waits: bool) -> None:
        """Say in its message how a table is; in a new one, if that is gone or takes no more edits."""
        view = table_view(about.filed, table, about.words, waits=waits)
        try:
            await self._edit(about, message, view)
        except discord.HTTPException as error:
            if error.code not in UNEDITABLE:
                raise
            await self._tell_of(about, table, view)

    async def _told_of(self, about: About, table: Table) -> tuple[int, bool]:
        """Return the message that tells of a table, and whether it was there before."""
        if table.message is not None:
            return table.message, True
        return await self._tell_of(
            about, table, table_view(about.filed, table, about.words, waits=False)
        ), False

    async def _tell_of(self, about: About, table: Table, view: Drawn) -> int:
        """Send the message that tells of a table, and return its number."""
        sent = await about.place.send(view=view, nonce=about.nonce)
        note = partial(
            leagues.note_place,
            league=about.filed.league.id,
            round_=table.round,
            number=table.number,
            message=sent.id,
        )
        await self._host.database.write(note)
        return sent.id

    async def _thread(self, about: About, table: Table, message: int, begun: bool) -> int | None:
        """Return the thread on a message; None where the bot may open none, or a channel cannot have any."""
        league = about.filed.league
        if begun and await self._is_there(message):
            return message
        name = about.words.say("league-thread", league=league.id, round=table.round, table=table.number)
        try:
            await about.place.get_partial_message(message).create_thread(
                name=name, auto_archive_duration=_ASLEEP_AFTER
            )
        except discord.HTTPException as error:
            if not for_good(error) or error.code == Code.UNKNOWN_CHANNEL:
                raise
            log.info("league %s: no thread for a table (%s %s)", league.id, error.status, error.code)
            return None
        return message

    async def _is_there(self, thread: int) -> bool:
        try:
            await self._channels.fetch_channel(thread)
        except discord.HTTPException as error:
            if not for_good(error):
                raise
            return False
        return True

    async def _opened(self, about: About, table: Table, thread: int) -> bool:
        """Open a table in its thread, which speaks and looks as the league's channel does.

        Return whether that was possible.
        """
        preferences = self._host.preferences
        await preferences.remember_opener_language(thread, about.words.language)
        if (chosen := await preferences.look("channel", about.filed.league.channel)) is not None:
            await preferences.choose_look("channel", thread, chosen)
        try:
            await self._host.league_tables.open(about.filed.league.id, table.number, thread)
        except Unsaved:
            raise
        except Refused as refused:
            log.warning("league %s: a table is not opened: %s", about.filed.league.id, refused.text.key)
            return False
        return True

    # ── the winner ──

    async def _crown(self, about: About) -> None:
        """Send the card of the winner, and how everybody stands; in words alone where files are refused."""
        told, drawn = end_in_words(about.filed, about.words), await self._card(about)
        if drawn is not None:
            try:
                view = layout(drawn.gallery(), told)
                await about.place.send(view=view, files=files([drawn]), nonce=about.nonce)
                return
            except discord.Forbidden as error:
                if error.code != Code.MISSING_PERMISSIONS:
                    raise
        await about.place.send(view=layout(told), nonce=about.nonce)

    async def _card(self, about: About) -> Shot | None:
        """Return the card as a picture; None where words are wanted, nobody has won, or drawing fails."""
        filed, studio = about.filed, self._pictures.studio
        theme = await self._pictures.theme("channel", filed.league.channel)
        ranked = [one for one in standings(filed) if one.points]
        if studio is None or theme is None or not ranked:
            return None
        plainly = words_of(filed, about.words.language, bold=False)
        names = [plainly.names.of(one.entry.number) for one in ranked]
        words = plainly
        notes = [
            words.say("league-card-rounds", rounds=len(filed.rounds)),
            words.say("league-card-people", people=len(filed.entries)),
        ]
        heading = words.say("league-number", league=filed.league.id)
        scores = [(one.points, one.wins, one.strength) for one in ranked]
        each = [words.say("league-card-line", wins=one.wins, played=one.played) for one in ranked]
        job: Callable[[], bytes] = partial(_draw, heading, names, scores, each, notes, words, theme)
        try:
            data = await studio.beside(job)
        except Exception:
            log.exception("league %s: no card", filed.league.id)
            return None
        return Shot(
            f"league-{filed.league.id}.png", data, f"{title(filed.league, words)}. {won_line(filed, words)}"
        )


def _draw(*what: Any) -> bytes:
    """Draw the card. What draws is loaded only here: until then it takes no memory."""
    from bot.render.history.champion import MOST, champion_png

    heading, names, scores, each, *rest = what
    return champion_png(heading, names[:MOST], scores[:MOST], each[:MOST], *rest)
