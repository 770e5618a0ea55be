"""Experts think beside the table: it stays free, and only an answer to what is asked now is played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.clock.pace import PACES
from bot.host.autoplay.thoughts import Question
from bot.host.host import Host
from games.expert import Budget, Choice, choose
from games.kernel.hosting import Level, load, load_deal, waiting
from storage.actions import Row, is_move
from tests.host.hosting import hosted
from tests.kit_game import LOTS
from tests.tables import ANNA, seat


@dataclass
class Room:
    """Where an expert thinks until the door is opened."""

    door: asyncio.Event = field(default_factory=asyncio.Event)
    entered: asyncio.Queue[Question] = field(default_factory=asyncio.Queue)
    broken: bool = False

    async def think(self, question: Question) -> Choice | None:
        self.entered.put_nowait(question)
        await self.door.wait()
        if self.broken:
            raise ZeroDivisionError
        table = load(load_deal(LOTS, question.deal), question.position)
        assert question.seat in waiting(table)
        return choose(table, question.seat, Random(question.seed), Budget(rollouts=4))


@asynccontextmanager
async def at_the_table(path: Path, room: Room) -> AsyncIterator[tuple[Host, int]]:
    """Anna and an expert, both asked for a sealed bid."""
    async with hosted(path, think=room.think) as host:
        game = await seat(host, "lots", players=1)
        await host.agreements.agree_clock(game, ANNA, PACES["relaxed"])
        await host.lobby.add_stand_in(game, ANNA, level=Level.EXPERT)
        await host.lobby.start(game, ANNA)
        yield host, game
        await host.autoplay.stop()


async def moves(host: Host, game: int, least: int) -> list[Row]:
    """The moves, as soon as there are so many."""
    async with asyncio.timeout(20):
        while True:
            found = [row for row in await host.ledger.log(game) if is_move(row.line.kind)]
            if len(found) >= least:
                return found
            await asyncio.sleep(0.01)


async def test_others_play_while_an_expert_thinks_and_it_thinks_again_about_what_is_asked_then(
    path: Path,
) -> None:
    room = Room()
    async with at_the_table(path, room) as (host, game):
        first = await room.entered.get()
        await host.play.act(game, ANNA, "Bid", {"amount": 0}, None)
        room.door.set()
        second = await room.entered.get()
        assert second.position != first.position
        assert second.seed != first.seed
        assert [row.line.seat for row in (await moves(host, game, 2))[:2]] == [0, 1]


async def test_what_an_expert_found_is_played_if_nothing_has_happened(path: Path) -> None:
    room = Room()
    async with at_the_table(path, room) as (host, game):
        question = await room.entered.get()
        wanted = await asyncio.create_task(_opened(room).think(question))
        assert wanted is not None
        room.door.set()
        (bid,) = await moves(host, game, 1)
        assert (bid.line.seat, bid.line.picked) == (1, wanted.pick.values)
        assert room.entered.empty()


def _opened(room: Room) -> Room:
    return Room(door=_open_door())


def _open_door() -> asyncio.Event:
    door = asyncio.Event()
    door.set()
    return door


async def test_a_club_player_answers_for_an_expert_who_breaks_down(path: Path) -> None:
    room = Room(door=_open_door(), broken=True)
    async with at_the_table(path, room) as (host, game):
        assert (await moves(host, game, 1))[0].line.seat == 1


async def test_after_a_restart_an_expert_is_asked_the_same_again(path: Path) -> None:
    room, again = Room(), Room(door=_open_door())
    async with at_the_table(path, room) as (host, game):
        asked = await room.entered.get()
    async with hosted(path, think=again.think) as host:
        await host.autoplay.catch_up()
        assert await again.entered.get() == asked
        assert (await moves(host, game, 1))[0].line.seat == 1
        await host.autoplay.stop()


async def test_an_expert_has_no_clock_and_in_a_pause_its_answer_waits(path: Path) -> None:
    room = Room()
    async with at_the_table(path, room) as (host, game):
        await room.entered.get()
        async with host.open_games.at(game) as live:
            assert list(live.clocks.seats) == [0]
        await host.pauses.pause(game, ANNA, None)
        room.door.set()
        await asyncio.sleep(0.05)
        assert not await moves(host, game, 0)
        await host.pauses.resume(game, ANNA, None)
        assert (await moves(host, game, 1))[0].line.seat == 1
