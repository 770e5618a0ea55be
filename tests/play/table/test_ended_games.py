"""Controls of a game that is over, closed or elsewhere: they say so, and lead to where one plays on."""

from __future__ import annotations

import pytest

from bot.perspective import look
from bot.sandbox import Answer, Player
from bot.words.words import Words
from tests.play.guests import control_of, open_table, usable
from tests.play.house import House
from tests.play.moderation.test_mod import agreed
from tests.play.wall import Wall, moment, pass_time

WHY = "nobody came"
CLOSED = Words("en").say("host-void")


@pytest.fixture
async def people(house: House) -> list[Player]:
    """Three players of Container who read English; Anna is to move."""
    people = house.people(3)
    for person in people:
        person.speaks("en-US")
    await open_table(house, people, "container", first=people[0])
    return people


@pytest.fixture
def mira(house: House) -> Player:
    mira = house.person("Mira")
    mira.speaks("en-US")
    return mira


async def panel_in_dm(person: Player) -> Answer:
    return await person.in_dm().slash("moves")


def verbs(answer: Answer) -> set[str]:
    return {control_of(button).verb for button in usable(answer.message)}


async def closed(house: House, mira: Player) -> None:
    await agreed(mira, await mira.slash("mod end", how="void", why=WHY))
    await house.settled()


@pytest.mark.parametrize("verb", ["orders", "act"])
async def test_a_panel_of_a_closed_game_says_so_and_is_gone(
    house: House, people: list[Player], mira: Player, verb: str
) -> None:
    panel = await panel_in_dm(people[0])
    await closed(house, mira)
    pressed = next(one for one in usable(panel.message) if control_of(one).verb == verb)
    answer = await people[0].press(panel, pressed["custom_id"])
    assert answer.text == CLOSED
    assert verbs(answer) == set()
    assert panel.message.buttons == [], "the panel itself is what changes"


async def test_the_panel_of_a_game_that_is_over_is_gone_too(house: House, people: list[Player]) -> None:
    panel = await panel_in_dm(people[0])
    await house.host.database.write(lambda c: c.execute("UPDATE game SET status = 'over' WHERE id = 1"))
    house.host.open_games.drop(1)
    answer = await people[0].press(panel, "Standing orders")
    assert answer.text == Words("en").say("host-over")


async def test_it_leads_to_the_table_that_has_taken_its_place(
    house: House, people: list[Player], mira: Player
) -> None:
    panel = await panel_in_dm(people[0])
    await agreed(mira, await mira.slash("mod reset", to="lobby", why=WHY))
    answer = await people[0].press(panel, "Standing orders")
    place = f"<#{people[0].place.id}>"
    assert answer.text.startswith("This table is closed.\n")
    assert f"You’re at a table of Container in {place}; the game hasn’t started yet." in answer.text


async def test_it_leads_to_a_game_that_runs_elsewhere(
    house: House, people: list[Player], mira: Player
) -> None:
    panel = await panel_in_dm(people[0])
    await open_table(house, [person.at("table-two") for person in people], "cargo_noir")
    await closed(house, mira)
    answer = await people[0].press(panel, "Standing orders")
    assert f"You’re playing Cargo Noir in <#{house.sandbox.channel('table-two').id}>." in answer.text
    assert "### Cargo Noir" in (await people[0].press(answer, "My moves · Cargo Noir")).text


async def test_a_panel_that_was_drawn_before_the_table_moved_says_where_it_is(
    house: House, people: list[Player], mira: Player
) -> None:
    anna, there = people[0], house.sandbox.channel("table-two")
    form = await anna.press(await panel_in_dm(anna), "Standing orders")
    await mira.slash("mod move", to=there.id, why=WHY)
    await house.settled()
    answer = await anna.press(form, Words("en").say("ui-back"))
    assert f"The table is now in <#{there.id}>." in answer.text
    again = await anna.press(answer, "Standing orders")
    assert "The table is now in" not in (await anna.press(again, Words("en").say("ui-back"))).text


class TestNight:
    @pytest.fixture
    def wall(self) -> Wall:
        return Wall(moment("2026-06-01 23:00"))

    async def test_nobody_is_called_to_a_game_that_was_closed_meanwhile(
        self, house: House, people: list[Player], mira: Player, wall: Wall
    ) -> None:
        boris = people[1]
        await boris.slash("settings zone", city="Europe/Berlin")
        await boris.slash("settings quiet", **{"from": "22:00", "to": "8:00"})
        await boris.slash("settings notices", how="dm")
        before = len(boris.dms())
        await house.host.play.act(1, int(people[0].id), "EndTurn", {}, None)
        await closed(house, mira)
        await pass_time(house, wall, moment("2026-06-02 08:00"))
        assert len(boris.dms()) == before


async def test_the_board_of_a_closed_game_names_nobody_as_being_to_move(
    house: House, people: list[Player], mira: Player
) -> None:
    before = (await look(house.host, 1)).scene
    assert before is not None
    assert before.drawing is not None
    assert before.drawing.asked == (0,)
    await closed(house, mira)
    scene = (await look(house.host, 1)).scene
    assert scene is not None
    assert scene.drawing is not None
    assert scene.drawing.asked == ()
    assert not any(panel.active for panel in scene.panels)
