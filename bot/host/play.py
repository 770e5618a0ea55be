"""The host of all tables: the only join of games and storage. No Discord in here.

Save before announce: what is answered and what is sent has been saved before. A refusal is one
sentence, and nothing has changed. Whoever asks is told what their own seat may know, nothing else.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from bot.clock.seat_clock import absent_seats
from bot.host.access import movers
from bot.host.deputies import Deputed, deputed
from bot.host.errors import Broken, Refused, Stale, Unsaved, meaning, refuse
from bot.host.guards import moving, table_of
from bot.host.ledger import Accepted
from bot.host.notices import announce, result
from bot.host.open_games import Live
from bot.host.orders import Ordering
from bot.host.queries import Asked, Enquiries, Standing, Told
from bot.host.undo_requests import Requests
from games.kernel.hosting import (
    HOST,
    AnyTable,
    Event,
    Illegal,
    Offer,
    Prompt,
    Seat,
    Text,
    calls,
    play,
    prompt,
    save,
    say,
    waiting,
)
from storage import games
from storage.actions import Change, Key, Line, Saved
from storage.clocks import Agreed

log = logging.getLogger(__name__)
_ENDLESS = 10_000
_REST, _LONGEST_REST = 15, 3600  # seconds, until deputies who could not answer are asked again
T = TypeVar("T")
__all__ = ["Accepted", "Asked", "Broken", "Host", "Refused", "Stale", "Standing", "Told", "Unsaved"]


class Again(NamedTuple):
    """When something is tried again, and for how many seconds it has been left alone then."""

    at: int
    rest: int


class Host(Requests, Ordering, Enquiries):
    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.unfinished: dict[int, Again] = {}

    async def act(
        self,
        game: int,
        user: int,
        kind: str,
        values: Mapping[str, Any],
        key: Key | None,
        version: int | None = None,
    ) -> Accepted:
        """Plays one action. With a version it is refused when the table has moved on since then;
        without one it counts if it is legal now."""

        async def do(live: Live) -> Saved:
            table, seat = moving(live, user)
            if version is not None and version != live.version:
                raise Stale(await self._moved_on(live, version))
            before = waiting(table)
            told = _played(table, seat, kind, values)
            line = Line(kind, self.now(), seat, None, values, told, key)
            return await self.keep(live, table, line, before, mover=seat)

        return await self.once(game, user, key, do)

    async def at_offer(self, game: int, user: int, kind: str, read: Callable[[Offer], T]) -> T:
        """What somebody makes of an offer as it stands at this moment."""
        async with self.tables.at(game) as live:
            table, seat = moving(live, user)
            try:
                return read(_asked(table, seat).offer(kind))
            except Illegal as refusal:
                raise Refused(refusal.text) from refusal

    async def keep(
        self,
        live: Live,
        table: AnyTable,
        line: Line,
        before: tuple[Seat, ...],
        mover: Seat | None = None,
        agreed: Agreed | None = None,
    ) -> Saved:
        """`mover`: the seat whose own player has acted; `agreed`: the clock of the game, if it changes."""
        if table.scores is not None:
            return await self._finish(live, table, line, mover)
        new = [seat for seat in waiting(table) if seat not in before and seat != mover]
        waits = await self.waits(live, table, line.at, mover)
        called = [seat for seat in new if seat not in absent_seats(live.clocks)]
        notices = await self.considerate(announce(live, line.events, called, reader=mover))
        change = Change(
            live.record.id, live.version, line, save(table), messages=notices, waits=waits, agreed=agreed
        )
        return await self.tables.save(live, change)

    async def _finish(self, live: Live, table: AnyTable, line: Line, mover: Seat | None) -> Saved:
        """The last action publishes the seed."""
        seed = say("host-seed", seed=live.deal.seed, commitment=live.deal.commitment)
        line = line._replace(events=[*line.events, Event(seed)])
        notices = [*announce(live, line.events, reader=mover), result(live)]
        change = Change(live.record.id, live.version, line, save(table), over=True, messages=notices)
        return await self.tables.save(
            live, change, lambda connection: games.end(connection, change.game, "over", line.at)
        )

    async def go_on(self, live: Live) -> None:
        """Deputies answer, one saved action after another, until somebody has to be waited for.

        What set them going has been saved: their mistake must not be taken for its failure.
        """
        game = live.record.id
        try:
            for _ in range(_ENDLESS):
                live = await self.tables.find(game)
                await self.tend(live)
                await self.tidy(live)
                paused = live.clocks.agreed.paused is not None
                if paused or (found := deputed(live, self.deputies)) is None:
                    self.unfinished.pop(game, None)
                    return
                await self._depute(live, *found)
            log.error("game %s: its deputies never stop", game)
        except Exception as error:
            self.tables.drop(game)
            meaning(error, game, live.version)  # into the log file
            self.unfinished.setdefault(game, Again(self.now() + _REST, _REST))

    def unfinished_now(self) -> list[int]:
        """The games whose deputies could not answer, and are to be asked again by now."""
        return [game for game, again in self.unfinished.items() if again.at <= self.now()]

    async def go_on_again(self, game: int) -> None:
        """A disk that was full may have room; a mistake of ours is made again, ever more seldom."""
        rest = min(self.unfinished[game].rest * 2, _LONGEST_REST)
        self.unfinished[game] = Again(self.now() + rest, rest)
        async with self.tables.at(game) as live:
            await self.go_on(live)

    async def catch_up(self) -> None:
        """What was interrupted when the program stopped, after a move and before what follows from it."""
        for game in await self.database.read(games.running):
            with suppress(Refused):  # one that cannot be set up stands in the log file
                async with self.tables.at(game) as live:
                    await self.go_on(live)
                    self.tables.drop(game)  # whoever plays there sets it up again; the others need no memory

    async def _depute(self, live: Live, seat: Seat, answer: Deputed) -> None:
        table = table_of(live)
        before = tuple(other for other in waiting(table) if other != seat)
        kind, values = answer.pick
        told = _played(table, seat, kind, values)
        await self.keep(live, table, Line(kind, self.now(), seat, None, values, told), before)

    async def say_that_time_is_up(self, game: int) -> None:
        """The limit by time that was agreed on. The host says it once, and the rules say what follows."""
        async with self.tables.at(game) as live:
            if not _time_is_up(live, self.now()):
                return
            agreed = live.clocks.agreed._replace(ends=None)
            table = live.table
            call = None if table is None else next((c for c in calls(table) if c.blocked is None), None)
            if table is None or call is None:
                await self.wind(live, (), agreed=agreed)
                return
            before = waiting(table)
            told = _played(table, HOST, call.kind, {})
            await self.keep(
                live, table, Line(call.kind, self.now(), HOST, events=told), before, agreed=agreed
            )
            await self.go_on(live)

    async def _moved_on(self, live: Live, version: int) -> Text:
        """Who has moved since."""
        who = movers(await self._log(live, version), live.players, live.former)
        return say("host-moved-on-by", who=who) if who else say("host-moved-on")


def _time_is_up(live: Live, now: int) -> bool:
    """Whoever read it from the file may have been overtaken by somebody who ended or paused the game."""
    agreed = live.clocks.agreed
    return (
        live.record.status == "running"
        and agreed.paused is None
        and agreed.ends is not None
        and agreed.ends <= now
    )


def _asked(table: AnyTable, seat: Seat) -> Prompt:
    asked = prompt(table, seat)
    assert asked is not None
    return asked


def _played(table: AnyTable, seat: Seat, kind: str, values: Mapping[str, Any]) -> list[Event]:
    if not isinstance(values, Mapping) or not all(isinstance(name, str) for name in values):
        raise refuse("host-values-unnamed")
    try:
        return play(table, seat, str(kind), values)
    except Illegal as refusal:
        raise Refused(refusal.text) from refusal
