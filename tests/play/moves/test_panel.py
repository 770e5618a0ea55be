"""My moves: the question stands there with its controls, what is asked for first, and filled in."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from bot.perspective import Perspective, look
from bot.sandbox import Player, Seen
from bot.sandbox.wire.components import walk
from tests.play.guests import PRIMARY, control_of, open_table
from tests.play.house import House
from tests.tables import play_on

_A_ROUND = 10  # the version after which everybody has moved


async def now(house: House, person: Player | None = None) -> Perspective:
    return await look(house.host, 1, None if person is None else int(person.id))


async def until_asked(house: House, game: str, key: str, *, seed: int = 1) -> Player:
    """Let anybody do anything until somebody is asked this, and return who it is."""
    await open_table(house, house.people(3), game)
    await house.bot.outbox.stop()
    dice = Random(seed)
    for _ in range(600):
        for seat in (seen := await now(house)).waiting:
            person = house.person(seen.players[seat].name)
            asked = (await now(house, person)).prompt
            if asked is not None and asked.text.key == key:
                house.bot.outbox.start()
                await house.settled()
                return person
        await play_on(house.host, 1, dice, 1)
    raise AssertionError(f"nobody is ever asked {key}")


def controls_of(seen: Seen) -> list[dict[str, Any]]:
    """Everything that can be touched, from top to bottom."""
    return [part for _, part in walk(seen.message.components) if "custom_id" in part]


def table_seen_by(person: Player) -> Seen:
    return next(one for one in reversed(person.messages()) if "My moves" in one.buttons)


async def panel(person: Player) -> Seen:
    return (await person.slash("moves")).message


async def test_what_is_asked_for_stands_above_what_is_possible_any_time(house: House) -> None:
    mover = await until_asked(house, "economicus", "ask-roll")
    kinds = [control_of(one).kind for one in controls_of(await panel(mover))]
    assert kinds[0] == "RollDice"
    assert kinds.index("TakeLoan") < kinds.index("Resign")


async def test_a_folly_does_not_stand_out(house: House) -> None:
    mover = await until_asked(house, "container", "choose-action")
    styles = {control_of(one).kind: one.get("style") for one in controls_of(await panel(mover))}
    assert styles["BuyWarehouse"] == PRIMARY
    assert styles["EndTurn"] != PRIMARY


async def test_the_only_list_of_numbers_stands_in_the_panel_and_is_sent_from_there(house: House) -> None:
    mover = await until_asked(house, "container", "choose-returned", seed=2)
    before, seen = (await now(house)).version, await panel(mover)
    use = next(one for one in controls_of(seen) if control_of(one).verb == "listed")
    await mover.press(seen, use["custom_id"])
    assert (await now(house)).version == before + 1


async def test_whoever_types_a_move_and_goes_on_sees_the_next_question_with_its_controls(
    house: House,
) -> None:
    mover = await until_asked(house, "container", "choose-action")
    answer = await mover.slash("container buy-warehouse")
    assert "Sail" in [control_of(one).kind for one in controls_of(answer.message)]


async def test_whoever_types_the_last_move_of_a_turn_is_told_in_short(house: House) -> None:
    mover = await until_asked(house, "container", "choose-action")
    await mover.slash("container buy-warehouse")
    answer = await mover.slash("container buy-warehouse")
    assert {control_of(one).verb for one in controls_of(answer.message)} == {"panel", "undo", "plan"}


async def test_prices_stand_as_they_were_named_the_last_time(house: House) -> None:
    mover = await until_asked(house, "container", "choose-action")
    offer = (await now(house, mover)).prompt.offer("Produce")  # type: ignore[union-attr]
    step = offer.next_field({})
    assert step is not None
    new = next(item.key for item in step[1].items if item.default is None)  # type: ignore[union-attr]
    await mover.slash("container produce", prices=f"{new} 4")
    assert await filled_in_later(house, mover) == {new: 4}


async def filled_in_later(house: House, mover: Player) -> dict[str, int]:
    """The price that stands there for each new container when they produce again."""
    dice = Random(5)
    for _ in range(200):
        seen = await now(house, mover)
        if seen.seat in seen.waiting and seen.prompt is not None and seen.prompt.can("Produce"):
            break
        await play_on(house.host, 1, dice, 1)
    shown = await panel(mover)
    produce = next(one for one in controls_of(shown) if control_of(one).kind == "Produce")
    form = await mover.press(shown, produce["custom_id"])
    lines = [line.strip("- *").split(": **") for line in form.text.splitlines() if line.startswith("- ")]
    return {name: int(price.removeprefix("$")) for name, price in lines if " " not in name}


async def test_what_exists_but_cannot_be_chosen_says_why_in_the_panel(house: House) -> None:
    mover = await until_asked(house, "container", "choose-action")
    assert "-# Sail · Foreign Island: Your ship is empty" in (await panel(mover)).text


async def test_my_moves_in_the_channel_tells_what_the_table_above_has_no_room_for(house: House) -> None:
    await open_table(house, house.people(3), "container")
    boards, dice = house.bot.services.boards, Random(1)
    while (seen := await now(house)).version < _A_ROUND:
        await play_on(house.host, 1, dice, 1)
    await house.settled()
    state = await boards.states.get(seen.record.channel)
    assert state is not None
    await boards.states.put(seen.record.channel, replace(state, since=seen.version))
    mover = house.person(seen.players[seen.waiting[0]].name)
    mover.speaks("en-US")
    told = (await mover.press(table_seen_by(mover), "My moves")).message.text
    assert "**Since your last move:**\n" in told


async def test_what_the_table_above_tells_is_not_told_again(house: House) -> None:
    await open_table(house, house.people(3), "container")
    anna = house.person("Anna")
    assert "Since your last move" not in (await anna.press(table_seen_by(anna), "My moves")).message.text
