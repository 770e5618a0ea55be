"""What would follow is said beside every choice: in autocomplete, and in the option that makes the move."""

from __future__ import annotations

import pytest

from bot.sandbox import Player
from tests.play.guests import control_of, controls
from tests.play.house import House
from tests.play.moves.test_clicks import panel_of, table

__all__ = ["table"]  # the fixture


@pytest.mark.parametrize(
    ("locale", "machine", "prices"),
    [
        ("en-US", "black · costs $6, leaves $14", " and will have $19."),
        ("ru", "чёрный · стоит 6\u00a0$, останется 14\u00a0$", ", останется 19\u00a0$."),
    ],
)
async def test_completions_say_it_in_the_language_of_whoever_types(
    house: House, table: list[Player], locale: str, machine: str, prices: str
) -> None:
    mover = table[0]
    mover.speaks(locale)
    machines = await mover.autocomplete("container buy-machine", focus="colour")
    assert machine in [choice["name"] for choice in machines]
    lists = await mover.autocomplete("container produce", focus="prices")
    assert lists[0]["name"].endswith(prices)


@pytest.mark.parametrize(
    ("locale", "machine", "note"),
    [
        ("en-US", "black", "costs $6, leaves $14"),
        ("ru", "чёрный", "стоит 6\u00a0$, останется 14\u00a0$"),
    ],
)
async def test_the_option_that_makes_the_move_says_it_too(
    house: House, table: list[Player], locale: str, machine: str, note: str
) -> None:
    mover = table[0]
    mover.speaks(locale)
    lists = controls(await panel_of(mover), 3)
    machines = next(one for one in lists if control_of(one).kind == "BuyMachine")
    assert {option["label"]: option.get("description") for option in machines["options"]}[machine] == note


async def test_completion_says_why_a_move_cannot_be_made_now(house: House, table: list[Player]) -> None:
    mover = table[0]
    mover.speaks("en-US")
    await mover.slash("container produce", prices="3")
    (why,) = await mover.autocomplete("container produce", focus="prices")
    refused = await mover.slash("container produce", prices=str(why["value"]))
    assert why["name"] == refused.text
