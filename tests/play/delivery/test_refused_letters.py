"""DMs that do not arrive, for whatever reason: whoever is waited for is called at the table all the same."""

from __future__ import annotations

import asyncio

import pytest

from bot.perspective import look
from bot.sandbox import Player
from bot.sandbox.wire import errors
from bot.sandbox.wire.errors import Refusal
from storage import outbox
from storage.outbox import Message
from tests.play.delivery.test_notices import calls_to
from tests.play.guests import open_table
from tests.play.house import House, fast_forward
from tests.play.moves.test_auctions import bid_by_touch, bidders, question
from tests.play.moves.test_clicks import panel_of, table_of
from tests.play.wall import Wall, moment

NOON = moment("2026-06-01 12:00")
FOR_GOOD = {
    "no access": errors.missing_access(),
    "no such person": errors.unknown_user(),
    "our mistake": Refusal(400, 50035, "Invalid Form Body"),
}
PASSES = Refusal(503, 0, "upstream connect error")
for_good = pytest.mark.parametrize("refusal", FOR_GOOD.values(), ids=list(FOR_GOOD))


@pytest.fixture
def wall() -> Wall:
    return Wall(NOON)


@pytest.fixture
async def people(house: House) -> list[Player]:
    """Five players of Container who read English; the first of them is to move."""
    found = house.people()
    for person in found:
        person.speaks("en-US")
    await open_table(house, found, "container", first=found[0])
    return found


async def end_turn(house: House, person: Player) -> None:
    await house.bot.host.play.act(1, int(person.id), "EndTurn", {}, None)
    house.bot.outbox.wake()


async def tried(house: House) -> None:
    """All that is due has been tried, whatever came of it."""
    async with asyncio.timeout(60):
        while await _under_way(house):  # noqa: ASYNC110 (the file tells, and nobody else)
            await asyncio.sleep(0.005)


async def _under_way(house: House) -> bool:
    waiting = await house.bot.host.database.read(outbox.pending)
    return bool(house.bot.outbox._busy) or any(letter.not_before <= house.now() for letter in waiting)


async def later(house: House, wall: Wall, seconds: int) -> None:
    wall.at += seconds
    house.bot.outbox.wake()
    await tried(house)


def attempts(house: House, person: Player) -> int:
    """How often something was sent to this person by DM."""
    path = f"/channels/{person.in_dm().place.id}/messages"
    return len([e for e in house.sandbox.journal.exchanges if e.method == "POST" and e.path.endswith(path)])


@for_good
async def test_bidders_who_get_no_letter_are_called_at_the_table_and_bid_there(
    house: House, people: list[Player], refusal: Refusal
) -> None:
    house.sandbox.faults.refuse_dms(refusal)
    before = {person.name: calls_to(house, person) for person in people}
    game = await fast_forward(house)
    asked = await bidders(house, game)
    assert [calls_to(house, person) - before[person.name] for person in asked] == [1] * len(asked)
    (afar,) = [line for line in table_of(asked[0]).text.splitlines() if "DMs closed" in line]
    assert all(f"**{person.name}**" in afar for person in asked)
    for amount, person in enumerate(asked):
        await bid_by_touch(person, await panel_of(person), amount)
    await house.settled()
    assert not (await look(house.bot.host, game)).sealed


@for_good
async def test_only_a_closed_door_is_remembered(house: House, people: list[Player], refusal: Refusal) -> None:
    anna, boris, *others = people
    await boris.slash("settings notices", how="dm")
    house.sandbox.faults.refuse_dms(refusal)
    await end_turn(house, anna)
    await house.settled()
    assert calls_to(house, boris) == 1
    assert "DMs closed" in table_of(anna).text
    house.sandbox.faults.refuse_dms(None)
    letters = len(boris.dms())
    for person in (boris, *others, anna):
        await end_turn(house, person)
    await house.settled()
    assert calls_to(house, boris) == 1
    assert "Your time runs out" in boris.dms()[-1].text
    assert len(boris.dms()) == letters + 1
    assert "DMs closed" not in table_of(anna).text


async def test_what_passes_is_tried_again_for_half_a_minute_and_then_the_table_calls(
    house: House, people: list[Player], wall: Wall
) -> None:
    anna, boris, *_ = people
    await boris.slash("settings notices", how="dm")
    house.sandbox.faults.refuse_dms(PASSES)
    before = attempts(house, boris)
    await end_turn(house, anna)
    await tried(house)
    moments = list[int]()
    for second in range(32):
        if attempts(house, boris) - before > len(moments):
            moments.append(second)
        if second < 31:
            assert calls_to(house, boris) == 0, second
            await later(house, wall, 1)
    assert moments == [0, 1, 3, 7, 15, 31]
    await house.sandbox.until(lambda: calls_to(house, boris) == 1)
    await tried(house)
    assert calls_to(house, boris) == 1
    assert "DMs closed, answers here with My moves: **Boris**" in table_of(anna).text


async def test_what_passes_in_time_calls_nobody_at_the_table(
    house: House, people: list[Player], wall: Wall
) -> None:
    anna, boris, *_ = people
    await boris.slash("settings notices", how="dm")
    house.sandbox.faults.refuse_dms(PASSES)
    letters = len(boris.dms())
    await end_turn(house, anna)
    await tried(house)
    house.sandbox.faults.refuse_dms(None)
    await later(house, wall, 1)
    assert (calls_to(house, boris), len(boris.dms())) == (0, letters + 1)


async def test_a_call_is_not_held_up_by_a_letter_before_it_that_does_not_get_through(
    house: House, people: list[Player], wall: Wall
) -> None:
    anna, boris, *_ = people
    await boris.slash("settings notices", how="dm")
    house.sandbox.faults.refuse_dms(PASSES)
    hand = Message("hand", {"game": 1, "version": 1}, user=int(boris.id))
    await house.bot.host.database.write(lambda connection: outbox.enqueue(connection, [hand], NOON))
    for seconds in (0, 1, 2, 4, 8, 16):
        await later(house, wall, seconds)
    letters = len(boris.dms())
    await end_turn(house, anna)
    await tried(house)
    assert calls_to(house, boris) == 1
    house.sandbox.faults.refuse_dms(None)
    await later(house, wall, 32)
    assert len(boris.dms()) == letters + 1, "the hand comes when it can"
    assert "DMs closed" not in table_of(anna).text


async def test_joining_is_not_spoilt_by_letters_that_do_not_get_through(house: House) -> None:
    anna, boris = house.people(2)
    anna.speaks("en-US")
    await anna.slash("game new", game="container")
    await house.bot.services.dms.note(int(boris.id), closed=False)
    house.sandbox.faults.refuse_dms(PASSES)
    boris.speaks("en-US")
    joined = await boris.slash("game join")
    assert "2 of 3–5" in joined.text
    told = await boris.sees("Discord didn’t take my direct message to you.")
    assert told.buttons == ["Try again"]
    assert (await boris.press(told, "Try again")).text.startswith("Discord didn’t take")
    house.sandbox.faults.refuse_dms(None)
    assert (await boris.press(told, "Try again")).text.startswith("Direct messages reach you.")
    assert await boris.in_dm().sees("Direct messages reach you.")


@pytest.fixture
async def eva(house: House) -> Player:
    """Her DMs were closed when the cards were dealt and when a sealed question was asked."""
    people, eva = house.people(), house.person("Eva")
    eva.close_dms()
    for person in people:
        person.speaks("en-US")
    await open_table(house, people, "container")
    await fast_forward(house)
    return eva


async def reached(house: House, eva: Player) -> None:
    """Her secrets and the question are there, and no table says otherwise."""
    await house.settled()
    assert any("Value card" in seen.text for seen in eva.dms())
    await bid_by_touch(eva, question(eva), 1)
    await house.settled()
    assert "DMs closed" not in table_of(eva).text
    seen = await look(house.bot.host, 1, int(eva.id))
    assert seen.seat not in seen.waiting


async def test_my_moves_offer_to_try_again_and_what_is_due_is_delivered(house: House, eva: Player) -> None:
    panel = await panel_of(eva)
    assert "Your direct messages are closed to me. Once they’re open" in panel.text
    answer = await eva.press(panel, "Try again")
    assert answer.ephemeral
    assert answer.text.startswith("I can’t send you direct messages.")
    assert "then press **Try again** or type `/settings dms`" in answer.text
    assert eva.dms() == []
    eva.open_dms()
    answer = await eva.press(answer, "Try again")
    assert answer.text == "Direct messages reach you. Whatever didn’t arrive before is on its way."
    await reached(house, eva)
    assert "Try again" not in (await panel_of(eva)).buttons


async def test_by_command_too(house: House, eva: Player) -> None:
    assert (await eva.slash("settings dms")).text.startswith("I can’t send you direct messages.")
    eva.open_dms()
    assert (await eva.slash("settings dms")).text.startswith("Direct messages reach you.")
    await reached(house, eva)


async def test_what_has_arrived_is_not_sent_again(house: House, eva: Player) -> None:
    anna = house.person("Anna")
    letters = len(anna.dms())
    await anna.slash("settings dms")
    await house.settled()
    assert len(anna.dms()) == letters + 1


async def test_a_command_in_the_dms_shows_that_they_are_open(house: House, eva: Player) -> None:
    eva.open_dms()
    await eva.in_dm().slash("mygames")
    await reached(house, eva)


async def test_a_press_in_the_dms_shows_that_they_are_open(house: House) -> None:
    people = house.people()
    for person in people:
        person.speaks("en-US")
    await open_table(house, people, "container")
    game = await fast_forward(house)
    bidder = (await bidders(house, game))[0]
    await house.bot.services.dms.note(int(bidder.id), closed=True)
    await house.settled()
    assert "DMs closed" in table_of(bidder).text
    await bid_by_touch(bidder, question(bidder), 1)
    await house.settled()
    assert "DMs closed" not in table_of(bidder).text


async def test_in_russian(house: House) -> None:
    anna = house.person("Anna")
    anna.speaks("ru")
    anna.close_dms()
    await anna.slash("settings dms")
    await anna.slash("game new", game="container")
    told = await anna.sees("Я не могу писать вам личные сообщения.")
    assert "нажмите **Проверить ещё раз** или введите `/настройки лс`" in told.text
    anna.open_dms()
    answer = await anna.press(told, "Проверить ещё раз")
    assert answer.text.startswith("Личные сообщения до вас доходят.")
