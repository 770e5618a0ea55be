"""A moderator's ruling: one saved line, announced to everybody and filed in the audit, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.host.errors import refuse
from bot.host.guards import not_ended
from bot.host.notices import announce, post
from bot.host.open_games import Also, OpenGame, OpenGames
from games.kernel.hosting import Event, Text, say
from storage.actions import HostAction, Key, Line, Saved
from storage.clocks import Agreed, Wait


class Ruling(NamedTuple):
    """Who of the moderators acts, and why. It is shown to everybody, so it is safe to show."""

    user: int
    why: str | Text
    key: Key | None = None


def spoken(open_game: OpenGame, ruling: Ruling, what: Text) -> Text:
    """Return what everybody is told. A moderator who plays at the table is named as such."""
    plays = int(open_game.seat_of(ruling.user) is not None)
    return say("host-mod", plays=plays, what=what, why=ruling.why)


def about_no_game(ruling: Ruling, what: Text) -> Text:
    """Return what everybody is told of a ruling that is about a channel or the server."""
    return say("host-mod", plays=0, what=what, why=ruling.why)


def unchanged(open_game: OpenGame, version: int) -> None:
    """Refuse when the table has moved on: what was asked about is what is done."""
    not_ended(open_game)
    if open_game.version != version:
        raise refuse("mod-moved-on")


class Rulings:
    """Save what moderators do, in a way that everybody learns of it."""

    def __init__(self, open_games: OpenGames, now: Callable[[], int]) -> None:
        self._open_games, self._now = open_games, now

    def line(self, open_game: OpenGame, ruling: Ruling, what: Text) -> Line:
        """Return the line of the log that says it."""
        told = [Event(spoken(open_game, ruling, what))]
        return Line(HostAction.MOD, self._now(), None, ruling.user, events=told, key=ruling.key)

    async def save(
        self,
        open_game: OpenGame,
        line: Line,
        also: Also | None = None,
        waits: Sequence[Wait] = (),
        agreed: Agreed | None = None,
        *,
        alone: bool = False,
    ) -> Saved:
        """Save a ruling. At a lobby, whose message tells nothing, it is announced in a message of its own.

        `alone`: so it is in any case, and the table is not shown again.
        """
        own = [post(open_game)] if alone or open_game.table is None else []
        messages = own if alone else [*announce(open_game, line.events), *own]
        change = open_game.change(line, messages=messages, waits=waits, agreed=agreed)
        return await self._open_games.save(open_game, change, also)
