"""The journeys: people at a table of Container, in a local Discord, with the real bot on a real file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from tests.journey.rooms import (
    Event,
    InteractionAnswered,
    Player,
    Sandbox,
    Seen,
    drawing,
    hold_the_clock,
    hold_the_outbox,
    last_moment,
    missing,
    tick,
)
from tests.journey.trace import Call, Figures, Trace
from tests.play.guests import choose_in, control_of, open_table, usable
from tests.play.house import House, fast_forward
from tests.play.moves.test_auctions import bid_by_touch, bidders, question
from tests.play.wall import Wall, moment, pass_time

START = moment("2026-06-01 12:00")
_LOOK, _QUIET = 0.05, 0.5  # seconds: nothing of ours has run for so long, so all is done
_PATIENCE = 60.0
Told = dict[str, Figures]


class Journeys:
    def __init__(self, trace: Trace, folder: Path) -> None:
        self.trace, self.folder, self._houses = trace, folder, 0

    async def a_press(self) -> Told:
        """A sealed bid, all chosen: the press that locks it."""
        async with self._auction() as (house, game):
            _, person, *_ = await self._one_has_bid(house, game)
            form = await _filled_in(person, 2)
            answer, after = await self._through(house, lambda: person.press(form, _for(form, verb="listed")))
            assert await missing(house, game) == 2
        return {"a sealed bid, press -> answer": answer, "then outbox and board": after}

    async def a_typed_bid(self) -> Told:
        async with self._auction() as (house, game):
            _, person, *_ = await self._one_has_bid(house, game)
            typed = {"amount": 2, "cards": "money 1"}
            answer, _ = await self._through(house, lambda: person.slash("container bid", **typed))
            assert await missing(house, game) == 2
        return {"a typed bid -> answer": answer}

    async def two_clocks(self) -> Told:
        """Two have bid, the time of the other two is up: saved, and nothing sent yet."""
        wall = Wall(START)
        async with self._auction(wall) as (house, game):
            first, second, *_ = await bidders(house, game)
            for person in (first, second):
                await bid_by_touch(person, question(person), 1)
            end = await last_moment(house, game)
            await pass_time(house, wall, end - 1)
            await self._quiet(house)
            await hold_the_outbox(house)
            wall.at = end
            self.trace.cut()
            await tick(house)
            figures = self.trace.figures(self.trace.cut())
        return {"two clocks run out": figures}

    async def a_rewind(self) -> Told:
        """Moves are taken back by a moderator who has not asked for anything before."""
        async with self._auction() as (house, game):
            await self._one_has_bid(house, game)
            mira = house.person("Mira")
            points = await mira.autocomplete("mod rewind", focus="to")
            asking, _ = await self._through(
                house, lambda: mira.slash("mod rewind", to=points[5]["value"], why="a trial")
            )
            asked = mira.messages()[-1]
            yes = usable(asked)[0]["custom_id"]
            doing, after = await self._through(house, lambda: mira.press(asked, yes))
            assert await missing(house, game) == 1
        return {"rewind: question": asking, "rewind: yes": doing, "rewind: outbox and board": after}

    ALL = (a_press, a_typed_bid, two_clocks, a_rewind)

    @asynccontextmanager
    async def _auction(self, wall: Wall | None = None) -> AsyncIterator[tuple[House, int]]:
        """Five players, four of whom are asked for a sealed bid."""
        self._houses += 1
        file = self.folder / f"journey-{self._houses}.sqlite3"
        async with Sandbox(strict=True) as sandbox, drawing(sandbox, file, wall or Wall(START)) as house:
            await hold_the_clock(house)
            await open_table(house, house.people(), "container")
            yield house, await fast_forward(house)

    async def _one_has_bid(self, house: House, game: int) -> list[Player]:
        """So that whatever is only done once has been done."""
        people = await bidders(house, game)
        await bid_by_touch(people[0], question(people[0]), 1)
        await self._quiet(house)
        return people

    async def _through(self, house: House, do: Callable[[], Awaitable[object]]) -> tuple[Figures, Figures]:
        answer, after = await self._parts(house, do)
        return self.trace.figures(answer), self.trace.figures(after)

    async def _parts(
        self, house: House, do: Callable[[], Awaitable[object]]
    ) -> tuple[list[Call], list[Call]]:
        """What runs until Discord has the answer, and what runs after it until all is sent."""
        await self._quiet(house)
        upto_the_answer: list[list[Call]] = []

        def hear(event: Event) -> None:
            if isinstance(event, InteractionAnswered):
                upto_the_answer.append(self.trace.cut())

        stop = house.sandbox.world.listen(hear)
        self.trace.cut()
        await do()
        await self._quiet(house)
        stop()
        (answer,) = upto_the_answer
        return answer, self.trace.cut()

    async def _quiet(self, house: House) -> None:
        """Nothing waits to be sent, and nothing of ours runs."""
        seen, since = -1, 0.0
        async with asyncio.timeout(_PATIENCE):
            while since < _QUIET:
                await asyncio.sleep(_LOOK)
                still = len(self.trace.calls) == seen and _nothing_waits(house)
                seen, since = len(self.trace.calls), since + _LOOK if still else 0.0


async def _filled_in(person: Player, amount: int) -> Seen:
    """The form of a bid on which nothing is missing."""
    return (await choose_in(person, question(person), "Bid", str(amount))).message


def _for(seen: Seen, **what: str) -> str:
    """The button with this purpose."""
    every = [(control_of(one)._asdict(), str(one["custom_id"])) for one in usable(seen)]
    return next(found for control, found in every if what.items() <= control.items())


def _nothing_waits(house: House) -> bool:
    with closing(sqlite3.connect(house.file)) as file:
        waiting = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND not_before <= ?"
        return bool(file.execute(waiting, (house.now(),)).fetchone() == (0,))
