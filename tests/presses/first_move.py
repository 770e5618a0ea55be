"""From an empty channel to the first move against bots, with every touch counted."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

from bot.perspective import look
from bot.sandbox import Player, Sandbox, Seen
from tests.play.guests import Toucher, control_of, usable
from tests.play.house import House
from tests.presses.count import Counts, fitting
from tests.presses.finger import Counted
from tests.presses.moves import Case, new_prices

_SECONDS = 10.0
_NAME = "Empty channel → first move against bots"
FIRST_MOVES = (
    Case(f"{_NAME}: Container", "container", "Produce", 3, lambda _, v: new_prices(v) == 1),
    Case(f"{_NAME}: Cargo Noir", "cargo_noir", "SendToPort", 3),
    Case(f"{_NAME}: Sewer Pirats", "sewer_pirats", "TakeCard", 3),
    Case(f"{_NAME}: Economicus", "economicus", "PlaceCompany", 3),
)


async def count_first(case: Case) -> Counts:
    """Let somebody press Play now in the greeting of an empty channel, and make a move."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox, House(sandbox, Path(folder) / "x.sqlite3", greets=True) as house:
            await house.bot.places.idle()
            await house.bot.welcome.idle()
            return Counts(case.name, await _touches(house, case), case.most)


async def _touches(house: House, case: Case) -> int:
    anna, dice = Counted.like(house.person("Anna")), Random(1)
    (greeting,) = anna.messages()
    plays = {control_of(one).kind: one for one in usable(greeting) if control_of(one).verb == "playnow"}
    await anna.press(greeting, plays[case.game]["custom_id"])
    panel = await house.sandbox.until(lambda: _panel(anna), seconds=_SECONDS)
    own = await look(house.host, 1, int(anna.id))
    pick = fitting(own, case, dice)
    assert pick is not None, own.prompt
    await Toucher(house, anna, dice).do_on(panel, pick)
    return anna.touches


def _panel(person: Player) -> Seen | None:
    return next(iter(person.ephemerals()), None)
