"""The host's side of the clocks: they change in the same transaction as the game, or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from bot.clock import seat_clock
from bot.clock.availability import Person
from bot.clock.hours import Hours
from bot.host.ledger import Desk
from bot.host.open_games import Live
from bot.host.preferences import Notes
from games.kernel.hosting import AnyTable, Seat, waiting
from storage import clocks, outbox, seats
from storage.clocks import Agreed, Wait
from storage.outbox import Message


class Keeper(Desk):
    """A desk with a clock on it."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.notes = Notes(self.database)
        self.partings.append(clocks.forget)

    async def person(self, user: int | None) -> Person:
        return Person({} if user is None else await self.notes.read("player", user))

    async def hours(self, live: Live, seats: Iterable[Seat] | None = None) -> Callable[[Seat], Hours]:
        """Of everybody at the table, or in these seats, as they have chosen them."""
        wanted = range(len(live.players)) if seats is None else seats
        people = {seat: await self.person(live.players[seat].user) for seat in wanted}
        return lambda seat: people[seat].hours

    async def waits(
        self, live: Live, table: AnyTable | None, now: int, mover: Seat | None = None
    ) -> list[Wait]:
        """The clocks that change when the table comes to this position; none run when it is over."""
        asked = () if table is None or table.scores is not None else waiting(table)
        if not (seats := seat_clock.touched(live.clocks, live.people, asked, mover)):
            return []
        return seat_clock.moved(live.clocks, seats, asked, mover, now, await self.hours(live, seats))

    async def waits_before(self, live: Live, table: AnyTable, gone: Sequence[int], now: int) -> list[Wait]:
        """The clocks that change when the table comes back to this position, and these moves are gone."""
        game, asked = live.record.id, waiting(table)
        gains = await self.database.read(lambda connection: clocks.gained(connection, game, gone))
        turned = seat_clock.touched(live.clocks, live.people, asked, None)
        seats = [seat for seat in live.people if seat in turned or seat in gains]
        return seat_clock.taken_back(live.clocks, seats, asked, gains, now, await self.hours(live, seats))

    async def considerate(self, messages: Iterable[Message]) -> list[Message]:
        """What goes to a person waits until that person may be called."""
        return [message if message.user is None else await self._held(message) for message in messages]

    async def _held(self, message: Message) -> Message:
        held = (await self.person(message.user)).callable_from(self.now())
        return message._replace(held=held) if held else message

    async def tidy(self, live: Live) -> None:
        """After a change that knew nothing of clocks, such as another player in a seat."""
        if live.record.status == "running" and (waits := await self.waits(live, live.table, self.now())):
            await self.wind(live, waits)

    async def wind(
        self,
        live: Live,
        waits: Collection[Wait],
        messages: Sequence[Message] = (),
        agreed: Agreed | None = None,
    ) -> None:
        """Clocks alone: the position stays, and with it the version of the table."""
        game, now = live.record.id, self.now()

        def job(connection: sqlite3.Connection) -> None:
            clocks.write(connection, game, waits, agreed)
            outbox.enqueue(connection, messages, now)

        await self.database.write(job)
        live.clocks = live.clocks.after(waits, agreed)

    async def choose_hours(self, user: int, name: str, value: Any) -> list[int]:
        """What has run until now has run by the old hours; the rest runs by the new ones. Gives the games
        that wait for this person, for they wait until another time now."""
        old, now = (await self.person(user)).hours, self.now()
        await self.notes.put("player", user, name, value)
        new, changed = (await self.person(user)).hours, []
        for game in await self.database.read(lambda connection: seats.games_of(connection, user)):
            async with self.tables.at(game) as live:
                seat = live.seat_of(user)
                wait = None if seat is None else live.clocks.seats.get(seat)
                if wait is not None and wait.since is not None:
                    stopped = seat_clock.settled(wait, now, old)
                    await self.wind(live, [seat_clock.resumed(live.clocks.agreed, stopped, now, new)])
                    changed.append(game)
        return changed
