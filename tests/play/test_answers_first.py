"""Whoever has pressed something waits for an answer; the table in the channel can wait a moment."""

from __future__ import annotations

from bot.look import look
from bot.sandbox import Player
from bot.sandbox.events import Event, InteractionAnswered, Posted
from tests.play.guests import open_table
from tests.play.house import House

CALLBACK = "/callback"


async def order_of(house: House, person: Player, seconds: float) -> list[str]:
    """What comes first when Discord takes its time with the answer to the end of a turn."""
    await person.slash("container end-turn")  # is that meant? The same again says yes
    seen: list[str] = []

    def hear(event: Event) -> None:
        if isinstance(event, InteractionAnswered):
            seen.append("answer")
        elif isinstance(event, Posted) and not event.message.ephemeral:
            seen.append("table")

    stop = house.sandbox.world.listen(hear)
    house.sandbox.faults.slow(seconds, route=CALLBACK)
    await person.slash("container end-turn")
    await house.settled()
    stop()
    return seen


async def mover(house: House) -> Player:
    people = house.people(3)
    await open_table(house, people, "container")
    return people[(await look(house.bot.host, 1)).waiting[0]]


async def test_the_answer_comes_before_the_table(house: House) -> None:
    assert await order_of(house, await mover(house), 0.02) == ["answer", "table"]


async def test_an_answer_that_takes_long_holds_up_no_table(house: House) -> None:
    assert await order_of(house, await mover(house), 1.5) == ["table", "answer"]
