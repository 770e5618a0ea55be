"""What would follow is said beside every choice: in autocomplete, and on the last page of a form."""

from __future__ import annotations

import pytest

from bot.sandbox import Player
from tests.play.house import House
from tests.play.moves.test_clicks import button_for, panel_of, table

__all__ = ["table"]  # the fixture


@pytest.mark.parametrize(
    ("locale", "machine", "prices"),
    [
        ("en-US", "black · costs $6, leaves $14", ", which leaves $19."),
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


async def test_the_last_page_of_a_form_says_it_too(house: House, table: list[Player]) -> None:
    mover = table[0]
    mover.speaks("en-US")
    panel = await panel_of(mover)
    asked = (await mover.press(panel, button_for(panel, "BuyMachine"))).message
    last = await mover.choose(asked, "Choose", ["sblack"])
    assert "**Colour:** black · costs $6, leaves $14" in last.text
