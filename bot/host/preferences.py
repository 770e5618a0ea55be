"""What people have chosen for themselves, and what was chosen for a channel or a server."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bot.clock.availability import Person
from bot.host.notes import Note, Notes
from bot.host.open_games import Also
from storage.audit import CALLED
from storage.engine.connection import Connection
from storage.rating.standings import HIDDEN
from storage.settings import Scope

USUAL_LANGUAGE: Final = "en"
DMS_CLOSED: Final = "dms-closed"  # the note about whether DMs arrive


class Preferences:
    """Read and save what people, channels and servers have chosen."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        self._languages = {scope: Note[str](notes, scope, "language", str) for scope in ("player", "channel")}
        self._opened_in = Note[str](notes, "channel", "opened-in", str)
        self._looks = {scope: Note[str](notes, scope, "look", str) for scope in ("player", "channel")}
        self._first = Note[int](notes, "channel", "first", int)
        self._moderators = Note[int](notes, "guild", "moderators", int)
        self._called = Note[str](notes, "player", CALLED, str)
        self._claimants = Note[str](notes, "player", "claims-as", str)
        self._hidden = Note[bool](notes, "player", HIDDEN, bool)
        self._dms = Note[bool](notes, "player", DMS_CLOSED, bool)

    async def read_ahead(self, users: Iterable[int | None]) -> None:
        """Get the choices of several people at once, before each is asked for."""
        await self._notes.read_ahead([("player", user) for user in users if user is not None])

    async def read_around(self, user: int, guild: int | None, channel: int) -> None:
        """Get at once what a person, a server and a channel have chosen, before each is asked for."""
        here: list[tuple[Scope, int]] = [] if guild is None else [("guild", guild)]
        await self._notes.read_ahead([("player", user), ("channel", channel), *here])

    async def person(self, user: int | None) -> Person:
        """Return a person's hours and the way they want to be called; the usual ones for a stand-in."""
        return Person({} if user is None else await self._notes.read("player", user))

    async def choose(self, user: int, name: str, value: Any, also: Also | None = None) -> None:
        """Save one of the choices that `Person` reads; None: back to the usual one.

        `also` is saved in the same transaction.
        """
        await self._notes.write("player", user, name, value, also)

    async def language(self, user: int) -> str:
        """Return the language in which a person is written to when they are away."""
        return await self._languages["player"].get(user) or USUAL_LANGUAGE

    async def remember_language(self, user: int, language: str) -> None:
        """Save the language that a person's Discord speaks."""
        await self._languages["player"].put(user, language)

    async def channel_language(self, channel: int) -> str:
        """Return the language of what everybody reads in a channel."""
        return await self.known_channel_language(channel) or USUAL_LANGUAGE

    async def known_channel_language(self, channel: int) -> str | None:
        """Return the language that was chosen for a channel, else that of whoever opened its last table."""
        return await self._languages["channel"].get(channel) or await self._opened_in.get(channel)

    async def remember_opener_language(self, channel: int, language: str) -> None:
        """Save the language of whoever opens a table: it holds until somebody chooses another."""
        await self._opened_in.put(channel, language)

    async def choose_channel_language(self, channel: int, language: str) -> None:
        """Save the language of what everybody reads in a channel."""
        await self._languages["channel"].put(channel, language)

    def take_language_along(self, connection: Connection, channel: int, language: str) -> None:
        """Save in the transaction of a table's move how it speaks; what was chosen there goes first."""
        if self._languages["channel"].read_in(connection, channel) is None:
            self._opened_in.write_in(connection, channel, language)

    async def look(self, scope: Scope, owner: int) -> str | None:
        """Return how a person or a channel wants to see tables; None if they have not chosen."""
        return await self._looks[scope].get(owner)

    async def choose_look(self, scope: Scope, owner: int, look: str) -> None:
        """Save how a person or a channel wants to see tables."""
        await self._looks[scope].put(owner, look)

    async def first_player(self, channel: int) -> int | None:
        """Return who is to begin the next game of a channel; None: by chance."""
        return await self._first.get(channel)

    async def choose_first_player(self, channel: int, user: int | None) -> None:
        """Save who is to begin the next game of a channel."""
        await self._first.put(channel, user)

    async def moderators(self, guild: int) -> int | None:
        """Return the role that a server has made its moderators of games; None: it has none."""
        return await self._moderators.get(guild)

    async def choose_moderators(self, guild: int, role: int | None, also: Also) -> None:
        """Save the role, and `also` in the same transaction."""
        await self._moderators.put(guild, role, also)

    async def remember_called(self, user: int, name: str) -> None:
        """Save how a moderator is called in what is announced."""
        await self._called.put(user, name)

    async def remember_claimant(self, user: int, name: str) -> None:
        """Save the name under which a moderator will sit down when all have agreed."""
        await self._claimants.put(user, name)

    async def claimant(self, user: int) -> str | None:
        """Return that name; None if the person was forgotten."""
        return await self._claimants.get(user)

    async def hides_results(self, user: int) -> bool:
        """Return whether a person wants to be in no list of results."""
        return await self._hidden.get(user) is True

    async def hide_results(self, user: int, hidden: bool) -> None:
        """Save whether a person wants to be in no list of results."""
        await self._hidden.put(user, True if hidden else None)

    async def dms(self, user: int) -> bool | None:
        """Return what is known of a person's DMs.

        True: they take none from us. False: the last one did not arrive, for some other reason.
        None: they arrive.
        """
        return await self._dms.get(user)

    async def dms_closed(self, user: int) -> bool:
        """Return whether it is of no use to send a DM."""
        return await self.dms(user) is True

    async def out_of_reach(self, user: int) -> bool:
        """Return whether the last DM did not arrive, for whatever reason."""
        return await self.dms(user) is not None

    async def remember_dms(self, user: int, closed: bool | None, also: Also) -> None:
        """Save what is known of a person's DMs (see `dms`), and `also` in the same transaction."""
        await self._dms.put(user, closed, also)

    def forget(self, user: int) -> None:
        """Drop a person from memory whom the file has forgotten."""
        self._notes.forget("player", user)
