"""A fifth game is one folder: the bot hosts it untouched, however long its lists are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.perspective import look
from bot.sandbox import Answer, Player, Sandbox, Seen
from bot.views.choosing.stamps import page_of
from games import GAMES
from tests.play.fair import FAIR
from tests.play.guests import Guest, Toucher, Typist, choose_in, control_of, controls, play_out, usable
from tests.play.house import House
from tests.play.moves.test_clicks import panel_of


@pytest.fixture(autouse=True)
def _hosted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "fair", FAIR)


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        yield house


@pytest.fixture
async def anna(house: House) -> Player:
    people = house.people(2)
    await open_start(house, people)
    return people[0]


async def open_start(house: House, people: list[Player]) -> None:
    house.key = "fair"
    place = people[0].place
    guild = int(place.guild_id or 0)
    await house.bot.host.new_tables.create("fair", int(place.id), int(people[0].id), "Anna", guild=guild)
    for person in people[1:]:
        await person.slash("game join")
    await people[0].slash("game start", first=people[0])
    await house.settled()


async def begin(person: Player, kind: str) -> Seen:
    panel = await panel_of(person)
    action = next(button for button in usable(panel) if control_of(button).kind == kind)
    return (await person.press(panel, action["custom_id"])).message


async def press(person: Player, seen: Seen | Answer, verb: str, page: int | None = None) -> Answer:
    message = seen.message if isinstance(seen, Answer) else seen
    found = [
        b for b in usable(message) if control_of(b).verb == verb and page in (None, page_of(control_of(b)))
    ]
    return await person.press(message, found[0]["custom_id"])


async def test_thirty_choices_take_two_pages_and_notes_are_shown(anna: Player) -> None:
    form = await begin(anna, "Visit")
    (select,) = controls(form, 3)
    assert len(select["options"]) == 25
    assert select["options"][2]["description"] == "costs 3"
    form = (await anna.press(form, "Next")).message
    (select,) = controls(form, 3)
    assert [option["label"] for option in select["options"]][-1] == "Stall 30"
    form = (await anna.choose(form, select["custom_id"], ["i30"])).message
    assert "**Stall:** Stall 30" in form.text


async def test_a_wide_amount_is_typed_and_its_bounds_depend_on_what_was_chosen(anna: Player) -> None:
    form = await begin(anna, "Visit")
    (select,) = controls(form, 3)
    form = (await anna.choose(form, select["custom_id"], ["i7"])).message
    (select,) = controls(form, 3)
    assert [option["label"] for option in select["options"]] == [str(number) for number in range(25)]
    typing = await press(anna, form, "type")
    assert "A number from 0 to 107" in typing.form.labels
    wrong = await anna.submit(typing, {"number": "108"})
    assert "Choose a whole number from 0 to 107" in wrong.text
    changed = (await anna.press(wrong, "Change: Stall")).message
    assert "Stall 7" not in changed.text
    (select,) = controls(changed, 3)
    form = (await anna.choose(changed, select["custom_id"], ["i7"])).message
    right = await anna.submit(await press(anna, form, "type"), {"number": "33"})
    assert "**Anna** chose: Visit" in right.text


async def test_a_subset_is_gathered_over_pages(house: House, anna: Player) -> None:
    form = await begin(anna, "Gather")
    (select,) = controls(form, 3)
    form = (await anna.choose(form, select["custom_id"], ["sf1", "sf25"])).message
    form = (await anna.press(form, "Next")).message
    (select,) = controls(form, 3)
    form = (await anna.choose(form, select["custom_id"], ["sf26", "sf30"])).message
    await press(anna, form, "these")
    assert (await look(house.bot.host, 1)).waiting == (1,)


async def test_too_few_of_a_subset_cannot_be_taken(anna: Player) -> None:
    form = await begin(anna, "Gather")
    (select,) = controls(form, 3)
    form = (await anna.choose(form, select["custom_id"], ["sf1"])).message
    assert "Choose these · 1" in form.greyed


async def test_none_at_all_can_be_chosen(house: House, anna: Player) -> None:
    await choose_in(anna, await panel_of(anna), "Taste", "nothing")
    assert (await look(house.bot.host, 1)).waiting == (1,)


async def test_a_list_of_twelve_prices_is_filled_in_by_fives(house: House, anna: Player) -> None:
    form = await begin(anna, "Price")
    assert "Use this" in form.greyed
    for page, keys in ((0, range(1, 6)), (1, range(6, 11)), (2, range(11, 13))):
        opened = await press(anna, form, "type", page)
        numbers = {f"j{n}": ["7"] if n < 12 else "30" for n in keys}
        form = (await anna.submit(opened, numbers)).message
    assert "All jars together: 107" in form.text
    await anna.press(form, "Use this")
    assert (await look(house.bot.host, 1)).waiting == (1,)


async def test_a_folly_is_asked_about_and_what_is_impossible_is_grey_with_its_reason(anna: Player) -> None:
    panel = await panel_of(anna)
    assert "Fly" in panel.greyed
    assert "Fly: You have no wings." in panel.text
    asked = await begin(anna, "Dance")
    assert "The table will not bear it." in asked.text
    assert "Yes, do it" in asked.buttons


async def test_half_filled_forms_are_kept_when_the_window_is_closed(anna: Player) -> None:
    form = await begin(anna, "Visit")
    (select,) = controls(form, 3)
    form = (await anna.choose(form, select["custom_id"], ["i7"])).message
    anna.dismiss(form)
    again = await begin(anna, "Visit")
    assert "**Stall:** Stall 7" in again.text


async def test_a_command_with_something_missing_opens_the_form_for_the_rest(anna: Player) -> None:
    answer = await anna.slash("fair visit", stall=7)
    assert "**Stall:** Stall 7" in answer.text
    (select,) = controls(answer.message, 3)
    assert control_of(select).field == "spend"


@pytest.mark.parametrize("style", [Toucher, Typist])
async def test_it_is_played_to_the_end(house: House, style: type[Guest]) -> None:
    people = house.people(3)
    dice = Random(3)
    await open_start(house, people)
    guests = [style(house, person, dice, whims=0.3) for person in people]
    assert await play_out(house, guests, dice) >= 9
