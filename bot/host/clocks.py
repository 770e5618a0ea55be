"""The clocks of a game, which change in the same transaction as the game or not at all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from cachetools import LRUCache

from bot.clock import seat_clock
from bot.clock.availability import Person
from bot.clock.hours import Hours
from bot.host.open_games import OpenGame, OpenGames
from bot.host.preferences import Preferences
from games.kernel.hosting import AnyTable, Seat, waiting
from storage import Database, clocks, outbox, seats
from storage.clocks import Agreed, Gain, Wait
from storage.engine.connection import Connection
from storage.outbox import Message
from storage.seats import at_version, mark_of

_CALLS = 1_000  # that are remembered: those for moves that are made and taken back over and over stay
_ONCE_IN = 3600  # seconds, in which nobody is called twice for what was taken back


class Call(NamedTuple):
    """When somebody was called to a seat, and whether the question was taken back before they answered."""

    at: int
    taken_back: bool = False


class People:
    """Tells when the people of a table can be waited for, and which of them have asked for a quiet night."""

    def __init__(self, people: Mapping[Seat, Person], now: int) -> None:
        self._people, self._now = people, now

    def __call__(self, seat: Seat) -> Hours:
        """Return the hours in which a seat's time runs."""
        return self._people[seat].hours

    @property
    def snoozed(self) -> dict[Seat, int]:
        """The seats whose people are not called before a moment, as it stands now."""
        until = {seat: person.snoozed_until(self._now) for seat, person in self._people.items()}
        return {seat: moment for seat, moment in until.items() if moment is not None}


def asked_of(table: AnyTable) -> tuple[Seat, ...]:
    """Return whom the step in front asks; if several, their answers are sealed."""
    return table.agenda[0].step.asks(table) if table.agenda else ()


class Clocks:
    """Read and write the clocks of a game, by the hours of those who play it."""

    def __init__(
        self, database: Database, open_games: OpenGames, preferences: Preferences, now: Callable[[], int]
    ) -> None:
        self._database, self._open_games = database, open_games
        self._preferences, self._now = preferences, now
        self._calls: LRUCache[tuple[int, Seat, int | None], Call] = LRUCache(_CALLS)

    async def hours(self, open_game: OpenGame, seats: Iterable[Seat] | None = None) -> People:
        """Return the hours of everybody at the table, or of these seats, as they have chosen them."""
        wanted = range(len(open_game.players)) if seats is None else list(seats)
        await self._preferences.read_ahead(open_game.players[seat].user for seat in wanted)
        people = {seat: await self._preferences.person(open_game.players[seat].user) for seat in wanted}
        return People(people, self._now())

    async def waits(
        self, open_game: OpenGame, table: AnyTable | None, now: int, mover: Seat | None = None
    ) -> list[Wait]:
        """Return the clocks that change when the table comes to this position; none run when it is over."""
        asked = () if table is None or table.scores is not None else waiting(table)
        if not (seats := seat_clock.touched(open_game.clocks, open_game.people, asked, mover)):
            return []
        return seat_clock.moved(
            open_game.clocks, seats, asked, mover, now, await self.hours(open_game, seats)
        )

    async def waits_before(
        self, open_game: OpenGame, table: AnyTable, gone: Sequence[int], now: int
    ) -> list[Wait]:
        """Return the clocks that change when the table comes back to this position without these moves."""
        game, asked = open_game.record.id, waiting(table)
        found = await self._database.read(lambda connection: clocks.gained(connection, game, gone))
        gains: dict[Seat, list[int]] = {}
        for gain in found:
            if _made_by_owner(open_game, gain):
                gains.setdefault(gain.seat, []).append(gain.seconds)
        turned = seat_clock.touched(open_game.clocks, open_game.people, asked, None)
        seats = [seat for seat in open_game.people if seat in turned or seat in gains]
        return seat_clock.taken_back(
            open_game.clocks, seats, asked, gains, now, await self.hours(open_game, seats)
        )

    async def left(self, open_game: OpenGame, seat: Seat, now: int) -> Wait | None:
        """Return the clock of whoever leaves a seat, to be kept for them; None if there is none."""
        wait = open_game.clocks.seats.get(seat)
        if wait is None or open_game.players[seat].user is None:
            return None
        return seat_clock.settled(wait, now, (await self.hours(open_game, [seat]))(seat))

    async def old_clock(self, open_game: OpenGame, seat: Seat, user: int) -> Wait | None:
        """Return the clock that somebody has left at a seat to which they come back; None if they never did.

        Whose time was up returns as if they had moved.
        """
        game, mark = open_game.record.id, mark_of(open_game.deal.seed, user)
        wait = await self._database.read(lambda connection: clocks.left(connection, game, mark, seat))
        return seat_clock.returned(open_game.clocks.agreed, wait) if wait and wait.away else wait

    async def all_stopped(self, open_game: OpenGame, now: int) -> list[Wait]:
        """Return every clock of the game with what has run taken from it, and standing."""
        hours = await self.hours(open_game)
        waits = open_game.clocks.seats.items()
        return [seat_clock.settled(wait, now, hours(seat)) for seat, wait in waits]

    async def at_rest(self, open_game: OpenGame, now: int) -> tuple[list[Wait], Agreed | None]:
        """Return the clocks of a game that goes to the archive: they stand until somebody resumes it.

        None of them change in a lobby and in a pause.
        """
        agreed = open_game.clocks.agreed
        if open_game.table is None or agreed.paused is not None:
            return [], None
        return await self.all_stopped(open_game, now), agreed._replace(paused=now)

    def worth_calling(self, open_game: OpenGame, seats: Iterable[Seat]) -> list[Seat]:
        """Return which of these are called now that they are asked something.

        Whoever was called to a question that was taken back is not called to it again at once: otherwise a
        move made and taken back over and over would ring a bell.
        """
        now, found = self._now(), []
        for seat in seats:
            key = (open_game.record.id, seat, open_game.players[seat].user)
            last = self._calls.get(key)
            if last is None or not last.taken_back or not 0 <= now - last.at < _ONCE_IN:
                found.append(seat)
                last = Call(now)
            self._calls[key] = last._replace(taken_back=False)
        return found

    def questions_gone(self, open_game: OpenGame, seats: Iterable[Seat]) -> None:
        """Note that what these seats were asked was taken back before they answered."""
        for seat in seats:
            key = (open_game.record.id, seat, open_game.players[seat].user)
            if (last := self._calls.get(key)) is not None:
                self._calls[key] = last._replace(taken_back=True)

    async def respect_quiet_hours(
        self, messages: Iterable[Message], table: AnyTable | None = None
    ) -> list[Message]:
        """Hold what goes to a person until it may reach them. `table`: the one that they are called to."""
        sealed = table is not None and len(asked_of(table)) > 1
        return [message._replace(held=await self.held_until(message, sealed)) for message in messages]

    async def held_until(self, message: Message, sealed: bool = False) -> int:
        """Return until when a message is held; 0: it is not.

        Nothing comes in somebody's quiet hours. A snooze holds back calls alone: secrets come, and so does a
        sealed question, which is answered where it is read.
        """
        if message.user is None:
            return 0
        person, now = await self._preferences.person(message.user), self._now()
        by_dm = sealed and person.notices != "none" and not await self._preferences.dms_closed(message.user)
        calls = message.kind == "turn" and not by_dm
        return person.callable_from(now) if calls else person.awake_from(now)

    async def catch_up(self, open_game: OpenGame) -> None:
        """Save the clocks after a change that knew nothing of them, such as another player in a seat."""
        if open_game.record.status != "running":
            return
        if waits := await self.waits(open_game, open_game.table, self._now()):
            await self.save(open_game, waits)

    async def save(
        self,
        open_game: OpenGame,
        waits: Collection[Wait],
        messages: Sequence[Message] = (),
        agreed: Agreed | None = None,
    ) -> None:
        """Save clocks alone: the position stays, and with it the version of the game."""
        game, now = open_game.record.id, self._now()

        def job(connection: Connection) -> None:
            clocks.write(connection, game, waits, agreed)
            outbox.enqueue(connection, messages, now)

        await self._database.write(job)
        open_game.clocks = open_game.clocks.after(waits, agreed)

    async def choose_hours(self, user: int, name: str, value: Any) -> bool:
        """Save a person's hours, which count from the next question on; return whether one is open now."""
        old, waited_for = (await self._preferences.person(user)).hours, False
        for game in await self._database.read(lambda connection: seats.games_of(connection, user)):
            async with self._open_games.at(game) as open_game:
                seat = open_game.seat_of(user)
                wait = None if seat is None else open_game.clocks.seats.get(seat)
                if wait is not None:
                    await self.save(open_game, [seat_clock.hours_changed(wait, old)])
                    waited_for = waited_for or wait.since is not None
        await self._preferences.choose(user, name, value)
        return waited_for


def _made_by_owner(open_game: OpenGame, gain: Gain) -> bool:
    """Return whether whoever has a seat now has given the answer that brought this; others do not pay for it.

    An answer of somebody who was forgotten is theirs who were forgotten here and have come back.
    """
    players, owner = open_game.players, open_game.players[gain.seat].user
    maker = at_version(players, open_game.former, gain.seat, gain.version)
    if maker is None or maker.user is not None or owner is None:
        return maker is not None and maker.user == owner
    return any(mark == mark_of(open_game.deal.seed, owner) for mark, _ in open_game.marks)
