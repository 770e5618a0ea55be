"""Taking back, through the real client: at once, refused with the reason, granted, declined, void."""

from __future__ import annotations

import asyncio

import pytest

from bot.perspective import look
from bot.sandbox import Answer, Player, Seen
from tests.play.guests import control_of, open_table, usable
from tests.play.house import House, fast_forward
from tests.play.moves.test_auctions import bid_by_touch, bidders, question
from tests.play.moves.test_clicks import button_for, loans, panel_of


@pytest.fixture
async def table(house: House) -> list[Player]:
    """Three players of Container; the first of the list is to move."""
    people = house.people(3)
    await open_table(house, people, "container")
    turn = (await look(house.bot.host, 1)).waiting[0]
    return [people[(turn + step) % 3] for step in range(3)]


def for_(verb: str, seen: Seen) -> str:
    return next(control_of(b).custom_id("b") for b in usable(seen) if control_of(b).verb == verb)


def verbs(seen: Seen) -> list[str]:
    return [control_of(button).verb for button in usable(seen)]


async def borrow(person: Player) -> Answer:
    """A loan can be taken at any time; out of turn it is asked whether that is meant."""
    panel = await panel_of(person)
    answer = await person.press(panel, button_for(panel, "TakeLoan"))
    asked = "do" in verbs(answer.message)
    return await person.press(answer, button_for(answer.message, "TakeLoan", "do")) if asked else answer


def request_seen_by(person: Player) -> Seen:
    return next(seen for seen in reversed(person.messages()) if "agree" in verbs(seen))


async def decides(moderator: Player, post: Seen, verb: str) -> Answer:
    """Press as a moderator, who is asked for the reason."""
    return await moderator.submit(await moderator.press(post, for_(verb, post)), {"why": "fair is fair"})


async def ask_the_others(house: House, person: Player) -> Answer:
    why = await person.slash("undo")
    answer = await person.press(why, for_("askundo", why.message))
    await house.settled()
    return answer


async def test_the_answer_to_a_move_can_be_pressed_to_take_it_back(house: House, table: list[Player]) -> None:
    mover = table[0]
    assert "undo" not in verbs(await panel_of(mover)), "there is nothing to undo yet"
    done = await borrow(mover)
    await house.restart()
    back = await mover.press(done, for_("undo", done.message))
    assert f"**{mover.name}**" in back.text
    assert await loans(house, mover) == 0
    assert "undo" not in verbs(back.message)
    await house.settled()
    assert any(
        f"**{mover.name}** undoes: ~~**{mover.name}** takes a loan" in seen.text
        for seen in house.person("Sam").messages()
    )


async def test_what_was_taken_back_is_struck_out_in_the_log_and_nothing_else_is(
    house: House, table: list[Player]
) -> None:
    mover = table[0]
    await borrow(mover)
    await borrow(mover)
    await mover.slash("undo")
    sam = house.person("Sam")
    told = (await sam.slash("log")).text.splitlines()[-3:]
    assert told[0].startswith(f"**{mover.name}** takes a loan of $")
    assert told[1].startswith(f"~~**{mover.name}** takes a loan of $")
    assert told[1].endswith(".~~")
    assert told[2] == f"**{mover.name}** undoes: {told[1]}"


async def test_an_old_button_takes_back_nothing_more(house: House, table: list[Player]) -> None:
    mover = table[0]
    await borrow(mover)
    done = await borrow(mover)
    button = for_("undo", done.message)
    presses = [mover.start_press(done.message.message, button) for _ in range(2)]
    await asyncio.gather(*map(mover.answered, presses))
    assert await loans(house, mover) == 1


async def test_who_cannot_take_back_is_told_why_and_may_ask(house: House, table: list[Player]) -> None:
    mover, other, _ = table
    await borrow(mover)
    await borrow(other)
    assert "undo" not in verbs(await panel_of(mover)), "the last move is somebody else's"
    why = await mover.slash("undo")
    assert why.ephemeral
    assert f"**{other.name}**" in why.text
    assert verbs(why.message) == ["askundo", "panel"]
    assert (await loans(house, mover), await loans(house, other)) == (1, 1)


async def test_the_others_grant_it_with_one_press_each(house: House, table: list[Player]) -> None:
    mover, other, third = table
    await borrow(mover)
    await borrow(other)
    await ask_the_others(house, mover)
    await house.restart()
    post = request_seen_by(house.person("Sam"))
    assert f"**{mover.name}** asks to undo:" in post.text
    assert "1 later move would go too" in post.text
    first = await third.press(request_seen_by(third), for_("agree", post))
    assert f"Agreed: **{third.name}**" in first.text
    await house.restart()
    last = await other.press(request_seen_by(other), for_("agree", post))
    assert verbs(last.message) == []
    await house.settled()
    assert (await loans(house, mover), await loans(house, other)) == (0, 0)


async def test_one_of_them_declines(house: House, table: list[Player]) -> None:
    mover, other, third = table
    await borrow(mover)
    await borrow(other)
    await ask_the_others(house, mover)
    post = request_seen_by(other)
    answer = await other.press(post, for_("decline", post))
    assert answer.text == "The move stands."
    await house.settled()
    assert any(f"**{other.name}** says no" in seen.text for seen in third.messages())
    assert await loans(house, mover) == 1


async def test_a_moderator_grants_it_alone_and_a_spectator_cannot(house: House, table: list[Player]) -> None:
    mover, other, _ = table
    await borrow(mover)
    await borrow(other)
    await ask_the_others(house, mover)
    sam, mira = house.person("Sam"), house.person("Mira")
    post = request_seen_by(sam)
    refused = await sam.press(post, for_("agree", post))
    assert refused.ephemeral
    assert refused.text.startswith("You’re not in this game")
    own = await mover.press(post, for_("agree", post))
    assert own.ephemeral
    assert await loans(house, mover) == 1
    await decides(mira, post, "agree")
    assert await loans(house, mover) == 0


_VOID = "The table has moved on since, so this request no longer counts."


async def test_a_request_falls_when_the_table_moves_on(house: House, table: list[Player]) -> None:
    mover, other, third = table
    await borrow(mover)
    await borrow(other)
    await ask_the_others(house, mover)
    post = request_seen_by(third)
    await house.bot.host.play.act(1, int(third.id), "TakeLoan", {}, None)  # nobody has shown it yet
    late = await other.press(post, for_("agree", post))
    assert late.ephemeral
    assert late.text in (_VOID, "С тех пор игра ушла вперёд, и просьба больше не действует.")
    assert await loans(house, mover) == 1


async def test_a_request_that_has_fallen_loses_its_buttons(house: House, table: list[Player]) -> None:
    mover, other, third = table
    await borrow(mover)
    await borrow(other)
    await ask_the_others(house, mover)
    post = request_seen_by(third)
    await house.restart()
    await borrow(third)
    await house.settled()
    assert (post.text, verbs(post)) == (_VOID, [])


@pytest.mark.parametrize(
    ("verb", "told"),
    [("agree", "Agreed: the move is undone."), ("decline", "The move stands.")],
)
async def test_what_became_of_a_request_stays_on_its_message(
    house: House, table: list[Player], verb: str, told: str
) -> None:
    mover, other, _ = table
    await borrow(mover)
    await borrow(other)
    await ask_the_others(house, mover)
    mira = house.person("Mira")
    post = request_seen_by(mira)
    await decides(mira, post, verb)
    await house.settled()
    await borrow(other)
    await house.settled()
    assert (post.text, verbs(post)) == (told, [])


async def test_withdrawing_a_sealed_bid_never_discards_the_bids_of_others(house: House) -> None:
    await open_table(house, house.people(4), "container", {"bid_signal": "hidden"})
    game = await fast_forward(house)
    first, second, third = await bidders(house, game)
    await bid_by_touch(first, question(first), 1)
    await bid_by_touch(second, question(second), 1)
    await house.restart()
    await ask_the_others(house, first)
    post = request_seen_by(house.person("Mira"))
    assert "later move" not in post.text
    await decides(house.person("Mira"), post, "agree")
    await house.restart()
    await house.settled()
    assert {person.name for person in await bidders(house, game)} == {first.name, third.name}
    await bid_by_touch(first, question(first), 0)
    assert [person.name for person in await bidders(house, game)] == [third.name]


async def test_a_locked_bid_is_taken_back_only_if_the_others_agree(house: House) -> None:
    await open_table(house, house.people(4), "container", {"bid_signal": "hidden"})
    game = await fast_forward(house)
    first = (await bidders(house, game))[0]
    locked = await bid_by_touch(first, question(first), 1)
    await house.restart()
    why = await first.press(locked, for_("undo", locked.message))
    assert first.name not in [person.name for person in await bidders(house, game)]
    await first.press(why, for_("askundo", why.message))
    await house.settled()
    mira = house.person("Mira")
    await decides(mira, request_seen_by(mira), "agree")
    assert first.name in [person.name for person in await bidders(house, game)]
