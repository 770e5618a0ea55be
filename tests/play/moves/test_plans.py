"""A turn planned end to end: by touch and by command, over a restart, stopped with the rest as proposals."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.perspective import look
from bot.sandbox import Player, Seen
from bot.words.words import Words
from games.kernel import Pick
from games.kernel.hosting import LANGUAGES
from storage.engine.batch import Meanwhile
from storage.engine.connection import Connection
from tests.play.guests import control_of, controls, open_table, usable
from tests.play.house import House
from tests.play.moves.test_clicks import panel_of

GAME = 1
STOPPED = re.compile("plan stopped|план остановился")


async def at_table(house: House) -> tuple[Player, Player]:
    """Sewer Pirats for three; whoever is to move, and whoever comes next."""
    people = house.people(3)
    await open_table(house, people, "sewer_pirats", {"variant": "base"})
    first = (await look(house.host, GAME)).waiting[0]
    return people[first], people[(first + 1) % 3]


async def press(person: Player, seen: Seen, verb: str) -> Seen:
    found = next(button for button in usable(seen) if control_of(button).verb == verb)
    return (await person.press(seen, found["custom_id"])).message


async def take_from_deck(person: Player, seen: Seen) -> Seen:
    """One press: a card from the deck is the first of the choices that stand as buttons or in a list."""
    for button in usable(seen):
        if control_of(button).kind == "TakeCard":
            return (await person.press(seen, button["custom_id"])).message
    lists = [one for one in controls(seen, 3) if control_of(one).kind == "TakeCard"]
    return (await person.choose(seen, lists[0]["custom_id"], [lists[0]["options"][0]["value"]])).message


async def moves(house: House) -> list[tuple[int | None, str]]:
    log = await house.host.ledger.log(GAME)
    return [(row.line.seat, row.line.kind) for row in log if row.line.kind == "TakeCard"]


async def make_turn(house: House, person: Player) -> None:
    for _ in range(2):
        await house.host.play.act(GAME, int(person.id), "TakeCard", {"card": "deck"}, None)


async def test_by_touch_a_turn_is_planned_with_one_press_more_and_played_after_a_restart(
    house: House,
) -> None:
    first, second = await at_table(house)
    panel = await panel_of(second)
    seen = await press(second, panel, "plan")
    for _ in range(2):
        seen = await take_from_deck(second, seen)
    assert await moves(house) == []
    await house.restart()
    await make_turn(house, first)
    await house.settled()
    assert len(await moves(house)) == 4
    seen_by_all = json.dumps([message.text for message in first.messages()])
    assert "plan" not in seen_by_all.lower()


async def test_by_command_a_plan_is_shown_changed_and_dropped(house: House) -> None:
    _, second = await at_table(house)
    seen = (await second.slash("plan")).message
    seen = await take_from_deck(second, seen)
    (change,) = [one for one in controls(seen, 3) if control_of(one).verb == "planmove"]
    move = (await second.choose(seen, change["custom_id"], ["0"])).message
    move = await press(second, move, "planifnot")
    seen = await press(second, move, "panel")
    plan = (await look(house.host, GAME, int(second.id))).plan
    assert plan is not None
    assert [one.if_not for one in plan.moves] == [True]
    await press(second, seen, "planend")
    assert (await look(house.host, GAME, int(second.id))).plan is None


async def press_move(person: Player, seen: Seen, kind: str) -> Seen:
    found = next(button for button in usable(seen) if control_of(button).kind == kind)
    return (await person.press(seen, found["custom_id"])).message


async def test_by_touch_a_move_is_put_before_another(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    second = people[((await look(house.host, GAME)).waiting[0] + 1) % 3]
    asked = await press_move(second, (await second.slash("plan")).message, "EndTurn")
    seen = await press(second, asked, "do")
    (change,) = [one for one in controls(seen, 3) if control_of(one).verb == "planmove"]
    move = (await second.choose(seen, change["custom_id"], ["0"])).message
    where = await press_move(second, move, "before")
    await press_move(second, where, "TakeLoan")
    plan = (await look(house.host, GAME, int(second.id))).plan
    assert plan is not None
    assert [one.kind for one in plan.moves] == ["TakeLoan", "EndTurn"]


async def test_the_same_press_twice_plans_one_move(house: House) -> None:
    _, second = await at_table(house)
    seen = (await second.slash("plan")).message
    house.sandbox.faults.deliver_twice()
    await take_from_deck(second, seen)
    await house.settled()
    plan = (await look(house.host, GAME, int(second.id))).plan
    assert plan is not None
    assert len(plan.moves) == 1


async def test_whoever_plans_into_their_own_turn_is_shown_their_moves(house: House) -> None:
    first, second = await at_table(house)
    seen = (await second.slash("plan")).message
    await make_turn(house, first)
    shown = await take_from_deck(second, seen)
    said = {Words(language).say("plan-turn-has-come") for language in LANGUAGES}
    assert any(sentence in shown.text for sentence in said)
    assert {control_of(button).game for button in usable(shown)} == {GAME}, "these are the real controls"


async def stop_a_plan(house: House) -> tuple[Player, Player, int]:
    """Container: whoever is second wants goods that get dearer; both people, and the seat of the first."""
    people = house.people(3)
    await open_table(house, people, "container")
    seat = (await look(house.host, GAME)).waiting[0]
    first, second = people[seat], people[(seat + 1) % 3]
    (goods,) = (await look(house.host, GAME)).view.mats[seat].factory
    colour = goods.partition("@")[0]
    number = await house.host.plans.begin(GAME, int(second.id))
    buys = {"seller": seat, "containers": {goods: 1}, "prices": {colour: 4}}
    for pick in (Pick("BuyContainers", buys), Pick("EndTurn", {})):
        await house.host.plans.add(int(second.id), number, pick)
    dearer = {colour: 4, f"old-{goods}": 4}
    await house.host.play.act(GAME, int(first.id), "Produce", {"prices": dearer}, None)
    await house.host.play.act(GAME, int(first.id), "EndTurn", {}, None)
    await house.settled()
    return first, second, seat


async def test_whoever_is_called_by_dm_reads_there_once_that_a_plan_stopped(house: House) -> None:
    for person in house.people(3):
        await house.host.preferences.choose(int(person.id), "notices", "dm")
    _, second, _ = await stop_a_plan(house)
    (letter,) = [message for message in second.dms() if STOPPED.search(message.text)]
    assert any(control_of(button).verb == "planned" for button in usable(letter))
    assert any(control_of(button).verb != "planned" for button in usable(letter)), "all else can be done too"


@pytest.fixture(params=[True, False], ids=["ready in time", "not ready in time"])
def answers(request: pytest.FixtureRequest, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is got ready while the disk is busy is always ready in time, or never."""
    database = house.host.database
    write = database.write

    async def at_the_disk(job: Callable[[Connection], Any], meanwhile: Meanwhile | None = None) -> Any:
        saved = await write(job)
        if request.param and meanwhile is not None:
            meanwhile()
        return saved

    monkeypatch.setattr(database, "write", at_the_disk)


@pytest.mark.usefixtures("answers")
async def test_a_plan_that_stops_calls_its_owner_with_the_rest_as_proposals(house: House) -> None:
    _, second, seat = await stop_a_plan(house)
    assert any(STOPPED.search(message.text) for message in second.dms())
    panel = await panel_of(second)
    assert STOPPED.search(panel.text)
    proposals = [button for button in usable(panel) if control_of(button).verb == "planned"]
    assert [control_of(button).kind for button in proposals] == ["BuyContainers", "EndTurn"]
    form = (await second.press(panel, proposals[1]["custom_id"])).message
    done = await press(second, form, "do")
    assert (await look(house.host, GAME)).waiting == ((seat + 2) % 3,)
    assert not STOPPED.search(done.text)
