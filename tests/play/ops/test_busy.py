"""The bot knows when nobody waits for it: then it may tidy up."""

from __future__ import annotations

import asyncio

from tests.play.guests import open_table
from tests.play.house import House


async def test_it_is_busy_while_somebody_is_being_answered_and_while_something_is_sent(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    await house.settled()
    assert not house.bot.is_busy()
    game = await house.host.queries.in_channel(int(people[0].place.id))
    assert game is not None
    async with house.host.open_games.at(game):  # whoever looks at the table waits
        asked = asyncio.create_task(people[0].slash("moves"))
        await asyncio.sleep(0.1)
        assert house.bot.is_busy()
    await asked
    await house.settled()
    assert not house.bot.is_busy()
    house.sandbox.faults.slow(0.5, route="POST /channels/{channel_id}/messages")
    await people[0].slash("container end-turn")
    await people[0].slash("container end-turn")  # yes, with actions left
    for _ in range(100):
        await asyncio.sleep(0.01)
        if house.bot.is_busy():
            break
    assert house.bot.is_busy(), "the table is on its way to the channel"
    await house.settled()
    assert not house.bot.is_busy()
