"""Commands typed carelessly: half of it, with the wrong sign, or in two windows at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.perspective import Perspective, look
from bot.sandbox import Answer, Player, Seen
from tests.play.guests import choose_in, control_of, controls, open_table, usable
from tests.play.house import House, fast_forward
from tests.play.moves.test_auctions import bidders, question
from tests.play.moves.test_orders import to_the_auction

GAME = 1


async def until(house: House, wanted: Callable[[Perspective], bool]) -> tuple[Player, Perspective]:
    """Sensible play without Discord until somebody is asked what is wanted: who, and what they see."""
    by_id, dice = {int(person.id): person for person in house.people()}, Random(1)
    await house.bot.outbox.stop()
    for _ in range(400):
        table = await look(house.host, GAME)
        user = table.players[table.waiting[0]].user
        assert user is not None
        seen = await look(house.host, GAME, user)
        if wanted(seen):
            house.bot.outbox.start()
            await house.settled()
            return by_id[user], seen
        assert seen.prompt is not None
        pick = seen.game.policy(seen.view, seen.prompt, dice)
        await house.host.play.act(GAME, user, pick.kind, pick.values, None)
    raise AssertionError("nobody is asked that")


def may(kind: str, choices: int = 2) -> Callable[[Perspective], bool]:
    """The action is open, and its first field leaves a choice."""

    def wanted(seen: Perspective) -> bool:
        assert seen.prompt is not None
        offer = next((offer for offer in seen.prompt.offers if offer.kind == kind), None)
        if offer is None or offer.blocked is not None or (step := offer.next_field({})) is None:
            return False
        lines: Any = getattr(step[1], "items", None) or getattr(step[1], "choices", ())
        return len(lines) >= choices

    return wanted


def may_pay_in_one_way(seen: Perspective) -> bool:
    """Several cards can be bought, and whoever takes one of the first has nothing else to choose."""
    if not may("Deal")(seen):
        return False
    assert seen.prompt is not None
    offer = seen.prompt.offer("Deal")
    cards: Any = offer.fields["cards"]
    step = offer.next_field({"cards": {cards.items[0].key: 1}})
    return step is not None and step[1].sole() is not None


async def sailor(house: House) -> tuple[Player, Perspective]:
    """Somebody who may send a ship to one of several ports; they read English."""
    people = house.people(3)
    for person in people:
        person.speaks("en-GB")
    await open_table(house, people, "cargo_noir")
    return await until(house, may("SendToPort"))


async def choose(person: Player, form: Answer, value: str) -> Answer:
    (select,) = controls(form.message, 3)
    return await person.choose(form, select["custom_id"], [value])


def offered(seen: Perspective) -> list[str]:
    """The orders that can be given now."""
    return [offer.kind for offer in seen.order_offers]


def do_button(form: Answer) -> str:
    return next(str(b["custom_id"]) for b in usable(form.message) if control_of(b).verb == "do")


async def choose_first(person: Player, form: Answer) -> Answer:
    (select,) = controls(form.message, 3)
    return await choose(person, form, select["options"][0]["value"])


def verbs(seen: Seen) -> list[str]:
    return [control_of(control).verb for control in [*usable(seen), *controls(seen, 3)]]


async def test_what_was_typed_for_a_later_field_waits_for_the_one_before(house: House) -> None:
    person, _ = await sailor(house)
    form = await person.slash("cargo port", coins=2)
    assert verbs(form.message).count("pick") == 1
    await choose(person, form, "scape_town")
    seen = await look(house.host, GAME, int(person.id))
    port = next(port for port in seen.view.ports if port.name == "cape_town")
    assert (seen.seat, 2) in port.stacks


async def test_what_was_typed_survives_a_restart(house: House) -> None:
    person, _ = await sailor(house)
    form = await person.slash("cargo port", coins=2)
    await house.restart()
    assert "sends a ship to Cape Town with 2 coins" in (await choose(person, form, "scape_town")).text


async def test_what_does_not_fit_when_its_turn_comes_is_asked_for_with_the_reason(house: House) -> None:
    person, seen = await sailor(house)
    safe = seen.view.mats[seen.seat].coins
    form = await choose(person, await person.slash("cargo port", coins=99), "scape_town")
    assert f"Choose a whole number from 1 to {safe}: " in form.text
    form = await choose_in(person, form.message, "SendToPort", "1")
    assert "sends a ship to Cape Town with 1 coin" in form.text


async def test_an_order_keeps_its_limit_while_it_is_asked_what_it_is_for(house: House) -> None:
    person, *_ = await to_the_auction(house)
    person.speaks("en-GB")
    form = await person.slash("orders", order="BidForCompanies", limit="10")
    form = await choose(person, form, "i0")
    assert "10" in next(line for line in form.text.splitlines() if "imit:**" in line)


async def test_what_can_be_refused_already_is_refused_at_once(house: House) -> None:
    person, *_ = await to_the_auction(house)
    person.speaks("en-GB")
    answer = await person.slash("orders", order="BidForCompanies", limit="100000")
    assert answer.text.startswith("Choose a whole number from ")
    assert verbs(answer.message) == []


async def test_a_minus_is_not_overlooked(house: House, people: list[Player]) -> None:
    person, _ = await until(house, may("Produce", choices=0))
    person.speaks("en-GB")
    before = (await look(house.host, GAME)).version
    offer = await person.autocomplete("container produce", focus="prices", prices="")
    colour = str(offer[0]["name"]).split(" ")[0]
    answer = await person.slash("container produce", prices=f"{colour} -1")
    assert answer.text == f"{colour}: needs a whole number from 1 to 4."
    assert (await look(house.host, GAME)).version == before


async def test_a_bare_number_buys_nothing_and_the_example_does(house: House) -> None:
    people = house.people(3)
    for person in people:
        person.speaks("ru")
    await open_table(house, people, "cargo_noir")
    person, seen = await until(house, may_pay_in_one_way)
    answer = await person.slash("cargo deal", cards="1")
    told, _, example = answer.text.partition("например так: ")
    assert told == "Напишите, к чему относится число, "
    assert " · " not in example
    assert (await look(house.host, GAME)).version == seen.version
    answer = await person.slash("cargo deal", cards=example)
    assert (await look(house.host, GAME)).version > seen.version
    assert "Напишите" not in answer.text


def use_button(answer: Answer) -> str:
    """The button that takes what stands filled in."""
    return next(str(b["custom_id"]) for b in usable(answer.message) if control_of(b).verb == "listed")


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en-GB", "You’ve changed this elsewhere since; it now stands as shown here."),
        ("ru", "С тех пор вы изменили это в другом месте; теперь всё так, как показано здесь."),
    ],
)
async def test_a_bid_that_was_changed_in_another_window_is_shown_with_a_word_about_it(
    house: House, locale: str, sentence: str
) -> None:
    await open_table(house, house.people(), "container")
    await fast_forward(house)
    person = (await bidders(house, GAME))[0]
    person.speaks(locale)
    dm = await choose_in(person, question(person), "Bid", "1")
    await person.slash("container bid", amount=2)
    again = await person.press(dm, use_button(dm))
    assert sentence in again.text
    seen = await look(house.host, GAME, int(person.id))
    assert seen.seat in seen.waiting
    await person.press(again, use_button(again))
    seen = await look(house.host, GAME, int(person.id))
    assert seen.seat not in seen.waiting


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en-GB", "The table has changed since; choose again what no longer fits."),
        (
            "ru",
            "Положение за столом изменилось; то, что больше не подходит, выберите заново.",
        ),
    ],
)
async def test_a_form_that_the_table_has_left_behind_says_so(
    house: House, locale: str, sentence: str
) -> None:
    await open_table(house, house.people(3), "economicus")
    person, seen = await until(house, lambda seen: "BidForCompanies" in offered(seen))
    person.speaks(locale)
    turn = seen.view.turn
    form = await person.slash("orders", order="BidForCompanies", limit="100")  # more than one has
    while controls(form.message, 3):
        form = await choose_first(person, form)
    await until(house, lambda seen: seen.view.turn != turn)
    again = await person.press(form, do_button(form))
    assert sentence in again.text
    assert "list" in verbs(again.message)
