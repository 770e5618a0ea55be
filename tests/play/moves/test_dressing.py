"""Clans, colours and families: dealt at once, changed with two touches, and nobody waits for that."""

from __future__ import annotations

import pytest

from bot.perspective import Perspective, look
from bot.sandbox import Player, Seen
from tests.play.guests import control_of, controls, open_table, usable
from tests.play.house import House


async def now(house: House, person: Player | None = None) -> Perspective:
    return await look(house.host, 1, None if person is None else int(person.id))


async def panel(person: Player) -> Seen:
    return (await person.slash("moves")).message


async def change(person: Player, seen: Seen, nth: int = 0) -> None:
    """Choose one of the clans in the list that the panel shows."""
    choice = next(one for one in controls(seen, 3) if control_of(one).kind == "ChooseClan")
    await person.choose(seen, choice["custom_id"], [choice["options"][nth]["value"]])


async def test_the_first_player_is_called_to_a_move_at_once(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "sewer_pirats", first=people[1])
    seen = await now(house, people[1])
    assert [seen.players[seat].name for seat in seen.waiting] == [people[1].name]
    assert seen.prompt is not None
    assert seen.prompt.can("TakeCard")


async def test_whoever_is_not_asked_changes_clan_and_colour_from_the_panel(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "sewer_pirats", first=people[1])
    before = (await now(house)).view.mats[0]
    await change(people[0], await panel(people[0]))
    after = (await now(house)).view.mats[0]
    assert (before.home, before.colour) != (after.home, after.colour)
    assert (await now(house)).waiting == (1,)


async def test_a_change_of_others_does_not_hold_up_whoever_is_to_move(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "sewer_pirats", first=people[1])
    open_panel = await panel(people[1])
    await change(people[0], await panel(people[0]), -1)
    deck = next(one for one in usable(open_panel) if control_of(one).kind == "TakeCard")
    version = (await now(house)).version
    await people[1].press(open_panel, deck["custom_id"])
    assert (await now(house)).version == version + 1


async def test_what_somebody_else_has_just_taken_is_refused_with_what_is_free(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "sewer_pirats", first=people[2])
    one, two = await panel(people[0]), await panel(people[1])
    await change(people[0], one, -1)
    version = (await now(house)).version
    await change(people[1], two, -1)
    assert (await now(house)).version == version


@pytest.mark.parametrize(("game", "kind"), [("sewer_pirats", "TakeCard"), ("cargo_noir", "SendToCasino")])
async def test_after_the_first_move_nothing_of_it_is_left_in_the_panel(
    house: House, game: str, kind: str
) -> None:
    people = house.people(3)
    await open_table(house, people, game, first=people[0])
    values = {"card": "deck"} if kind == "TakeCard" else {}
    await house.host.play.act(1, int(people[0].id), kind, values, None)
    shown = await panel(people[1])
    kinds = {control_of(one).kind for one in (*controls(shown, 2), *controls(shown, 3))}
    assert not kinds & {"ChooseClan", "ChooseFamily"}
