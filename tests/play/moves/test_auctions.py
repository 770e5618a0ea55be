"""Sealed bids: asked by DM, answered by DM or in the channel, secret until all are in, safe from restarts."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest

from bot.perspective import look
from bot.sandbox import Answer, Player, Sandbox, Seen
from games.kernel import own
from tests.play.guests import choose_in, control_of, controls, open_table, usable
from tests.play.house import House, fast_forward


async def bidders(house: House, game: int) -> list[Player]:
    seen = await look(house.bot.host, game)
    by_id = {int(person.id): person for person in house.people()}
    return [by_id[seen.players[seat].user or 0] for seat in seen.waiting]


def question(person: Player) -> Seen:
    """The newest DM with something to press."""
    return next(seen for seen in reversed(person.dms()) if usable(seen))


async def bid_by_touch(person: Player, place: Seen | Answer, amount: int) -> Answer:
    """From the question to the locked bid, with the number of cards that the form proposes."""
    message = place.message if isinstance(place, Answer) else place
    answer = await choose_in(person, message, "Bid", str(amount))
    if listed := [button for button in usable(answer.message) if control_of(button).verb == "listed"]:
        return await person.press(answer, listed[0]["custom_id"])
    if cards := [one for one in controls(answer.message, 3) if control_of(one).field == "cards"]:
        return await person.choose(answer, cards[0]["custom_id"], [cards[0]["options"][0]["value"]])
    return answer


@pytest.fixture
async def auction(house: House) -> int:
    await open_table(house, house.people(), "container")
    return await fast_forward(house)


async def test_every_bidder_is_asked_by_dm_with_the_lot_the_own_card_and_the_cash(
    house: House, auction: int
) -> None:
    asked = await bidders(house, auction)
    assert len(asked) == 4
    for person in asked:
        seen = await look(house.bot.host, auction, int(person.id))
        words = seen.words("ru" if person.user.locale == "ru" else "en")
        assert seen.prompt is not None
        text = question(person).text
        assert words(seen.prompt.text) in text
        assert words.say("game-title") in text
        assert all(words(panel.title).replace("**", "") in text for panel in seen.secrets)


async def test_the_channel_says_what_is_bid_for_and_who_sells_it(house: House, auction: int) -> None:
    seen = await look(house.bot.host, auction)
    assert seen.wanted is not None
    assert seen.turn is not None
    table, words = house.person("Sam").messages()[-1].text, seen.words("en")
    lot = words(seen.wanted)
    assert lot.startswith("sealed bid for ")
    assert f"↳ {lot}" in table.splitlines()
    assert f"**{seen.players[seen.turn].name}**" in lot


async def test_the_question_stays_in_the_form_with_what_one_has(house: House, auction: int) -> None:
    first = (await bidders(house, auction))[0]
    seen = await look(house.bot.host, auction, int(first.id))
    assert seen.prompt is not None
    assert seen.prompt.context is not None
    words = seen.words("ru" if first.user.locale == "ru" else "en")
    answer = await choose_in(first, question(first), "Bid", "1")
    assert words(seen.prompt.text) in answer.text
    assert words(seen.prompt.context) in answer.text


async def test_the_receipt_of_a_sealed_bid_names_the_own_amount(house: House, auction: int) -> None:
    first = (await bidders(house, auction))[0]
    seen = await look(house.bot.host, auction, int(first.id))
    words = seen.words("ru" if first.user.locale == "ru" else "en")
    answer = await bid_by_touch(first, question(first), 1)
    assert words.say("your-bid", amount=1, left=own(seen.view).cash - 1) in answer.text


async def test_the_channel_shows_who_has_locked(house: House, auction: int) -> None:
    first, *others = await bidders(house, auction)
    await bid_by_touch(first, question(first), 1)
    await house.settled()
    table = house.person("Sam").messages()[-1].text
    missing = next(line for line in table.splitlines() if "waiting for" in line.casefold())
    assert f"**{first.name}**" in table.replace(missing, "")
    assert [person for person in [first, *others] if f"**{person.name}**" in missing] == others


async def seen_by_others(file: Path, amount: int) -> dict[str, list[str]]:
    """All that everybody but the bidder has on the screen after a bid of so much, without the times."""
    async with Sandbox(strict=True) as sandbox, House(sandbox, file) as house:
        await open_table(house, house.people(), "container")
        game = await fast_forward(house)
        first = (await bidders(house, game))[0]
        await bid_by_touch(first, question(first), amount)
        await house.settled()
        watching = [p for p in [*house.people(), house.person("Sam")] if p.id != first.id]
        return {p.name: [_timeless(seen) for seen in [*p.messages(), *p.dms()]] for p in watching}


def _timeless(seen: Seen) -> str:
    raw = json.dumps(seen.message.components) + seen.message.content
    return re.sub(r"<t:\d+:R>", "<t>", raw)


async def test_two_different_bids_look_the_same_to_everybody_else(tmp_path: Path) -> None:
    """Byte by byte, ids of controls and all."""
    low, high = [await seen_by_others(tmp_path / f"{amount}.sqlite3", amount) for amount in (1, 2)]
    assert low == high


async def test_equal_bids_lead_to_a_tie_break_and_the_seller_decides(house: House, auction: int) -> None:
    asked = await bidders(house, auction)
    for person in asked:
        await bid_by_touch(person, question(person), 1)
    await house.settled()
    tied = await bidders(house, auction)
    assert {person.name for person in tied} == {person.name for person in asked}
    for extra, person in enumerate(tied):
        await bid_by_touch(person, question(person), extra % 2)
    await house.settled()
    seen = await look(house.bot.host, auction)
    assert not seen.sealed
    assert len(seen.waiting) == 1
    log = house.person("Anna").messages()[-1].text
    assert all(f"**{person.name}**" in log for person in tied)


async def test_a_bid_can_also_be_given_in_the_channel(house: House, auction: int) -> None:
    person = (await bidders(house, auction))[0]
    answer = await person.slash("container bid", amount=2, cards="money 1")
    assert answer.ephemeral
    await house.settled()
    seen = await look(house.bot.host, auction, int(person.id))
    assert seen.seat not in seen.waiting


async def test_a_restart_in_the_middle_loses_nothing(house: House, auction: int) -> None:
    first, second, third, fourth = await bidders(house, auction)
    await bid_by_touch(first, question(first), 1)
    half_filled = (await choose_in(second, question(second), "Bid", "2")).message
    await house.restart()
    listed = next(button for button in usable(half_filled) if control_of(button).verb == "listed")
    await second.press(half_filled, listed["custom_id"])
    await bid_by_touch(third, question(third), 0)
    await house.restart()
    await bid_by_touch(fourth, question(fourth), 0)
    await house.settled()
    seen = await look(house.bot.host, auction)
    assert not seen.sealed
    assert f"**{second.name}**" in house.person("Anna").messages()[-1].text


async def test_a_form_opened_before_a_restart_is_taken_after_it(house: House, auction: int) -> None:
    person = (await bidders(house, auction))[0]
    form = (await choose_in(person, question(person), "Bid", "3")).message
    fill = next(button for button in usable(form) if control_of(button).verb == "type")
    opened = await person.press(form, fill["custom_id"])
    await house.restart()
    await person.submit(opened, {"money": ["3"], "bluff": ["2"]})
    seen = await look(house.bot.host, auction, int(person.id))
    assert seen.seat not in seen.waiting


async def test_neither_a_bid_nor_a_card_ever_stands_in_a_log_line(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """From the deal to the moment at which the last bid is in; our own loggers tell all they have to tell."""
    caplog.set_level(logging.INFO)
    for room in ("bot", "games", "storage"):
        caplog.set_level(logging.DEBUG, logger=room)
    await open_table(house, house.people(), "container")
    game = await fast_forward(house)
    for amount, person in enumerate(await bidders(house, game), start=11):
        await bid_by_touch(person, question(person), amount)
    await house.settled()
    seen = await look(house.bot.host, game)
    assert not seen.sealed, "all bids were taken"
    written = [f"{record.getMessage()} {record.args}" for record in caplog.records]
    assert [line for line in written if re.search(r"\b1[1-4]\b", line)] == []
    cards = seen.view.components.value_cards
    assert [line for line in written if any(all(colour in line for colour in card) for card in cards)] == []
