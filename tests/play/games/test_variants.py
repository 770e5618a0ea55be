"""Whole games of every variant, and one in which somebody ruins himself in an auction."""

from __future__ import annotations

import re
from random import Random

import pytest

from games.kernel import Pick
from tests.play.guests import Guest, Toucher, Typist, open_table, play_out, result_of
from tests.play.house import House


@pytest.mark.parametrize(
    ("key", "options", "style"),
    [
        ("sewer_pirats", {"variant": "abilities"}, Toucher),
        ("sewer_pirats", {"variant": "auction"}, Typist),
        ("economicus", {"mode": "basic"}, Typist),
        ("container", {"investment_bank": "false"}, Typist),
    ],
)
async def test_a_whole_game_of_a_variant(
    house: House, key: str, options: dict[str, str], style: type[Guest]
) -> None:
    people, dice = house.people(3), Random(f"{key}/{options}")
    await open_table(house, people, key, options)
    guests = [style(house, person, dice, whims=0) for person in people]
    played = (await guests[0].look()).options
    assert {name: str(played[name]).lower() for name in options} == options
    moves = await play_out(house, guests, dice)
    assert moves > 20
    assert result_of(people[0]) is not None


class Gambler(Typist):
    """Bids for every company far more than he could ever raise."""

    async def plan(self) -> Pick:
        asked = (await self.look()).prompt
        assert asked is not None
        bids = any(offer.kind == "Bid" for offer in asked.open_offers())
        return Pick("Bid", {"amount": 100}) if bids else await super().plan()


async def test_a_bankruptcy_in_an_auction_and_the_game_goes_on_without_the_gambler(house: House) -> None:
    people, dice = house.people(3), Random("gambler")
    await open_table(house, people, "economicus")
    gambler = Gambler(house, people[1], dice, whims=0)
    others = [Typist(house, person, dice, whims=0) for person in (people[0], people[2])]
    await play_out(house, [others[0], gambler, others[1]], dice)
    told = "\n".join(seen.text for seen in people[0].messages())
    assert re.search(rf"\*\*{people[1].name}\*\* can’t pay 100M .*is bankrupt", told)
    assert result_of(people[0]) is not None
