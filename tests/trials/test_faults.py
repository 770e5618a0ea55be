"""A game goes on while each thing goes wrong that can go wrong between a bot and Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random

import pytest

from bot.perspective import Perspective, look
from bot.sandbox import Sandbox
from tests.play.house import House
from tests.trials.board import board_is_right
from tests.trials.crew import Crew
from tests.trials.witness import Witness, every_action_once, everything_was_told

TURNS, PATIENCE = 3, 120.0
POST, EDIT = "POST /channels/{channel_id}/messages", "PATCH /channels/{channel_id}/messages"
ANSWER = "/callback"
Knob = Callable[[House], AbstractContextManager[None] | None]


def close_dms(house: House) -> None:
    for person in house.people():
        person.close_dms()


KNOBS: dict[str, Knob] = {
    "the line drops": lambda house: house.sandbox.faults.drop_socket(),
    "Discord asks to reconnect": lambda house: house.sandbox.faults.ask_to_reconnect(),
    "the session is invalid": lambda house: house.sandbox.faults.invalidate_session(),
    "the session is invalid but resumable": lambda house: house.sandbox.faults.invalidate_session(
        resumable=True
    ),
    "429 for messages": lambda house: house.sandbox.faults.rate_limit(2, route=POST),
    "429 for edits": lambda house: house.sandbox.faults.rate_limit(2, route=EDIT),
    "429 for answers": lambda house: house.sandbox.faults.rate_limit(1, route=ANSWER),
    "429 for everything": lambda house: house.sandbox.faults.rate_limit(1, everywhere=True),
    "502 for messages": lambda house: house.sandbox.faults.fail(1, route=POST),
    "503 for messages": lambda house: house.sandbox.faults.fail(1, route=POST, status=503),
    "503 for edits": lambda house: house.sandbox.faults.fail(1, route=EDIT, status=503),
    "503 for answers": lambda house: house.sandbox.faults.fail(1, route=ANSWER, status=503),
    "slow messages": lambda house: house.sandbox.faults.slow(0.2, 2, route=POST),
    "slow answers": lambda house: house.sandbox.faults.slow(0.2, 1, route=ANSWER),
    "a message is posted and the bot does not hear of it": lambda house: house.sandbox.faults.lose_answer(
        1, route=POST
    ),
    "an edit is made and the bot does not hear of it": lambda house: house.sandbox.faults.lose_answer(
        1, route=EDIT
    ),
    "an answer is given and the bot does not hear of it": lambda house: house.sandbox.faults.lose_answer(
        1, route=ANSWER
    ),
    "DMs are closed": close_dms,
    "every press comes twice": lambda house: house.sandbox.faults.deliver_twice(5),
    "presses come in another order": lambda house: house.sandbox.faults.out_of_order(),
    "tokens expire": lambda house: house.sandbox.faults.expire_tokens(),
}


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=True) as sandbox:
        yield sandbox


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        yield house


class Run:
    def __init__(self, house: House) -> None:
        people = house.people(3)
        self.house, self.witness = house, Witness(people[0].place.id)
        self.crew = Crew(house.bot.host, people, "container", Random(7))
        house.sandbox.world.listen(self.witness.hear)

    async def seen(self) -> Perspective | None:
        game = await self.house.host.queries.in_channel(self.crew.channel)
        return None if game is None else await look(self.house.host, game)

    async def until_running(self) -> None:
        while (seen := await self.seen()) is None or not seen.running:
            await self.crew.go_on()
        await self.house.settled()

    async def one_turn(self, turn: Knob) -> None:
        """With the fault, until somebody has moved."""
        before = await self.seen()
        assert before is not None
        with turn(self.house) or nullcontext():
            going = asyncio.create_task(self.crew.go_on())
            await asyncio.sleep(0)  # the presses of this moment are made inside the block
        await going
        while (after := await self.seen()) is not None and after.version == before.version:
            await self.crew.go_on()


@pytest.mark.parametrize("fault", KNOBS)
async def test_a_game_goes_on_while(house: House, fault: str) -> None:
    async with asyncio.timeout(PATIENCE):
        run = Run(house)
        await run.until_running()
        for _ in range(TURNS):
            await run.one_turn(KNOBS[fault])
            await house.settled()
        await every_action_once(house.host, run.witness, run.crew)
        await everything_was_told(house.host, run.witness)
        await board_is_right(house.host.database, run.crew.people[0])
