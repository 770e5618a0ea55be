"""A quiet night: whoever asks for it is not called before tomorrow morning, and their tables show it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.clock.availability import SNOOZE
from bot.clock.hours import tomorrow
from bot.host.clocks import Clocks
from bot.host.notices import board_anew, call, turn_at
from bot.host.open_games import OpenGames
from bot.host.preferences import Preferences
from storage import Database, games, outbox, seats
from storage.engine.connection import Connection


class Snoozes:
    """Begin and end the snoozes of people."""

    def __init__(
        self,
        database: Database,
        open_games: OpenGames,
        preferences: Preferences,
        clocks: Clocks,
        now: Callable[[], int],
    ) -> None:
        self._database, self._open_games = database, open_games
        self._preferences, self._clocks, self._now = preferences, clocks, now

    async def begin(self, user: int) -> int:
        """Call a person no more before tomorrow; return the moment from which they may be called."""
        until = tomorrow((await self._preferences.person(user)).hours, self._now())
        await self._preferences.choose(user, SNOOZE, until, partial(self._show, user, until))
        for game in await self._database.read(lambda connection: seats.games_of(connection, user)):
            await self._call_again(game, user)
        return until

    async def _call_again(self, game: int, user: int) -> None:
        """Call a person when they may be called again, if they are still waited for then."""
        async with self._open_games.at(game) as open_game:
            seat = open_game.seat_of(user)
            message = None if seat is None or open_game.table is None else call(open_game, seat)
            if message is not None:
                held = (await self._preferences.person(user)).callable_from(self._now())
                await self._clocks.save(open_game, (), [message._replace(held=held)])

    async def end(self, user: int, game: int | None = None) -> bool:
        """Let a person be called again; return whether they had a snooze.

        The calls that it has held back come now, but for that to a table at which the person is.
        """
        person, now = await self._preferences.person(user), self._now()
        if person.snoozed_until(now) is None:
            return False

        def wake(connection: Connection) -> None:
            for name in _calls_to(connection, game, user):
                outbox.withdraw(connection, name)
            outbox.release_calls(connection, user, now, person.awake_from(now))
            self._show(user, None, connection)

        await self._preferences.choose(user, SNOOZE, None, wake)
        return True

    def _show(self, user: int, until: int | None, connection: Connection) -> None:
        """Show every table of a person anew in a transaction, and once more when the snooze is over.

        What waits until then names nobody: whoever is forgotten meanwhile leaves no trace in it.
        """
        for game in seats.games_of(connection, user):
            shown = board_anew(game, games.read(connection, game).channel)
            later = [] if until is None else [shown._replace(newest=f"snooze/{game}/{until}", held=until)]
            outbox.enqueue(connection, [shown, *later], self._now())


def _calls_to(connection: Connection, game: int | None, user: int) -> list[str]:
    """Return the names under which calls of a person to a table wait; none, if they are at no table."""
    players = () if game is None else seats.read(connection, game)
    return [turn_at(game or 0, seat) for seat, player in enumerate(players) if player.user == user]
