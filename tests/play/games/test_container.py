"""Five people play Container from the lobby to the final scoring, with all that can go wrong on the way."""

from __future__ import annotations

from random import Random

import pytest

from bot.perspective import look
from bot.sandbox import Player
from tests.play.guests import Guest, Toucher, Typist, open_table, result_of, waited_for
from tests.play.house import House
from tests.play.moves.test_auctions import bid_by_touch
from tests.play.moves.test_clicks import panel_of

_MOVES = 1500


class Evening:
    """A whole game, in which one has closed DMs, a tie is provoked and the bot is restarted in auctions."""

    def __init__(self, house: House, style: type[Guest]) -> None:
        self.house, self.dice = house, Random(f"evening/{style.__name__}")
        self.people = house.people()
        self.guests = [style(house, person, self.dice) for person in self.people]
        self.tied = self.restarts = 0

    async def play(self) -> None:
        for _ in range(_MOVES):
            await self.house.settled()
            if result_of(self.people[0]) is not None:
                return
            await self.next_move()
        raise AssertionError("no end")

    async def next_move(self) -> None:
        seen = await look(self.house.bot.host, 1)
        mover = self.dice.choice(waited_for(self.guests))
        if not seen.sealed:
            await mover.move()
        elif self.tied == 0 and len(seen.waiting) == 4:
            await self.all_bid_one()
        elif self.restarts < 3 and len(seen.waiting) < len(seen.asked):
            self.restarts += 1
            await self.house.restart()
        else:
            await mover.move()

    async def all_bid_one(self) -> None:
        """Equal bids of all lead to one more round."""
        self.tied += 1
        for guest in waited_for(self.guests):
            await bid(guest.person, isinstance(guest, Toucher), 1)


async def bid(person: Player, by_touch: bool, amount: int) -> None:
    if by_touch:
        await bid_by_touch(person, await panel_of(person), amount)
    else:
        await person.slash("container bid", amount=amount, cards="money 1")


@pytest.mark.parametrize("style", [Toucher, Typist])
async def test_five_people_play_to_the_final_scoring(house: House, style: type[Guest]) -> None:
    evening = Evening(house, style)
    house.person("Eva").close_dms()
    await open_table(house, evening.people, "container")
    await evening.play()
    assert (evening.tied, evening.restarts) == (1, 3)
    told = {event.text.key for _, event, _ in await house.bot.host.queries.history(1)}
    assert {"bids-tied", "auction-opens"} <= told, sorted(told)
    assert len(house.person("Eva").dms()) == 0
    seen = await look(house.bot.host, 1)
    assert seen.scores is not None
    assert len(seen.scores) == 5
