"""Standing orders end to end: limits that meet, nothing leaked, by touch and by command, over restarts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.perspective import look
from bot.sandbox import Player, Sandbox, Seen
from games.kernel import Pick, say
from storage.care.export import export
from tests.play.guests import control_of, controls, meant, open_table, usable
from tests.play.house import House, fast_forward
from tests.play.moves.test_auctions import bid_by_touch, bidders, question
from tests.play.moves.test_clicks import panel_of

GAME = 1
ALWAYS = {"what": "0", "then": "out", "during": "game"}


async def to_the_auction(house: House) -> list[Player]:
    """Economicus by the basic rules; those who bid, the first speaker first."""
    people = house.people(3)
    await open_table(house, people, "economicus", {"mode": "basic"})
    await house.bot.outbox.stop()
    for _ in range(6):
        seen = await look(house.host, GAME)
        user = seen.players[seen.waiting[0]].user
        assert user is not None
        await house.host.play.act(GAME, user, "PlaceCompany", {"industry": 2}, None)
    house.bot.outbox.start()
    await house.settled()
    first = (await look(house.host, GAME)).waiting[0]
    return [people[(first + turn) % 3] for turn in range(3)]


async def limit(person: Player, amount: int, **more: str) -> str:
    answer = await person.slash("orders", order="BidForCompanies", limit=str(amount), **{**ALWAYS, **more})
    assert answer.ephemeral
    text = answer.text
    person.dismiss(answer)
    return text


def price(least: int, limits: list[int]) -> int:
    """What an English auction by single steps comes to, the seats speaking in this order."""
    bid, holder, inside, speaker = least - 1, -1, [0, 1, 2], 0
    while len(inside) > 1 or holder < 0:
        if speaker in inside and speaker != holder:
            if bid + 1 <= limits[speaker]:
                bid, holder = bid + 1, speaker
            else:
                inside.remove(speaker)
        speaker = (speaker + 1) % 3
    return bid


async def test_limits_of_three_players_meet_at_the_right_price_over_a_restart(house: House) -> None:
    speakers = await to_the_auction(house)
    view = (await look(house.host, GAME)).view
    where, least = view.active, next(sector.price for sector in view.ring if sector.active)
    limits = [least + 3, least + 6, least + 4]
    await limit(speakers[1], limits[1])
    await limit(speakers[2], limits[2])
    await house.restart()
    await limit(speakers[0], limits[0])
    await house.settled()
    view = (await look(house.host, GAME)).view
    sector = next(sector for sector in view.ring if sector.number == where)
    assert sector.price == price(least, limits)
    seats = {player.user: seat for seat, player in enumerate((await look(house.host, GAME)).players)}
    assert sector.companies[seats[int(speakers[1].id)]] >= 1


def timeless(seen: Seen) -> str:
    """All that there is of a message, down to the ids of its controls."""
    raw = json.dumps(seen.message.components) + seen.message.content
    return re.sub(r"<t:\d+:R>", "<t>", raw)


async def received_by_others(file: Path, highest: int) -> dict[str, Any]:
    """Everything on the screens of all but the one who gave this limit, and the exported game."""
    async with Sandbox(strict=True) as sandbox, House(sandbox, file) as house:
        speakers = await to_the_auction(house)
        await limit(speakers[1], highest)
        await limit(speakers[2], 14)
        await house.restart()
        await limit(speakers[0], 13)
        await house.settled()
        watching = [*speakers[::2], house.person("Sam")]
        screens = {p.name: [*p.messages(), *p.dms(), *p.ephemerals()] for p in watching}
        exported = await house.host.database.read(lambda connection: export(connection, GAME))
        return {"export": exported, **{name: list(map(timeless, seen)) for name, seen in screens.items()}}


async def test_a_higher_limit_of_the_winner_looks_the_same_to_everybody_else(tmp_path: Path) -> None:
    """Byte by byte, with a restart in the middle."""
    low, high = [await received_by_others(tmp_path / f"{most}.sqlite3", most) for most in (17, 19)]
    assert low == high
    assert not re.search(r"\b1[79]M\b", json.dumps(low))


async def orders_of(person: Player) -> Seen:
    """Through the private panel, as somebody does who only touches."""
    panel = await panel_of(person)
    button = next(b for b in usable(panel) if control_of(b).verb == "orders")
    return (await person.press(panel, button["custom_id"])).message


async def give_by_touch(house: House, person: Player, order: Pick) -> Seen:
    """From the list of orders to the last choice, which gives it."""
    offers = (await look(house.host, GAME, int(person.id))).order_offers
    offer = next(offer for offer in offers if offer.kind == order.kind)
    seen = await orders_of(person)
    button = next(b for b in usable(seen) if control_of(b).kind == order.kind)
    seen = (await person.press(seen, button["custom_id"])).message
    while lists := controls(seen, 3):
        shown = {option["value"] for option in lists[0]["options"]}
        tokens = meant(offer, order, shown, brief=False)
        seen = (await person.choose(seen, lists[0]["custom_id"], tokens)).message
    return seen


async def test_by_touch_an_order_is_given_listed_and_withdrawn(house: House) -> None:
    speakers = await to_the_auction(house)
    boris = next(person for person in speakers[1:] if person.name != speakers[0].name)
    order = Pick("BidForCompanies", {"what": 0, "limit": 9, "then": "out", "during": "game"})
    seen = await give_by_touch(house, boris, order)
    assert "9" in seen.text
    (held,) = (await look(house.host, GAME, int(boris.id))).orders
    assert held.order.model_dump() == {"during": "game", "limit": 9, "then": "out", "what": 0}
    again = await orders_of(boris)
    withdraw = next(b for b in usable(again) if control_of(b).verb == "unorder")
    await boris.press(again, withdraw["custom_id"])
    assert (await look(house.host, GAME, int(boris.id))).orders == ()
    old = await boris.press(
        seen, next(b for b in usable(seen) if control_of(b).verb == "unorder")["custom_id"]
    )
    assert old.text, "a button from before is answered too"


async def test_by_command_orders_are_proposed_given_and_withdrawn(house: House) -> None:
    speakers = await to_the_auction(house)
    clara = speakers[2]
    kinds = [choice["value"] for choice in await clara.autocomplete("orders", focus="order")]
    assert kinds == ["BidForCompanies", "PassOnCompanies", "TenderForOrders", "PassOnOrders"]
    found = await clara.autocomplete("orders", focus="during", order="PassOnOrders")
    assert [choice["value"].partition(":")[0] for choice in found] == ["turn", "round", "game"]
    await clara.slash("orders", order="PassOnOrders", during="game")
    (held,) = (await look(house.host, GAME, int(clara.id))).orders
    names = [choice["value"] for choice in await clara.autocomplete("orders", focus="order")]
    assert f"-{held.id}" in names
    await clara.slash("orders", order=f"-{held.id}")
    assert (await look(house.host, GAME, int(clara.id))).orders == ()


async def test_a_wrong_order_gets_one_sentence_and_changes_nothing(house: House) -> None:
    speakers = await to_the_auction(house)
    clara = speakers[2]
    for typed in ({"order": "Fly"}, {"order": "BidForCompanies", "limit": "1000"}, {"order": "-99"}):
        answer = await clara.slash("orders", **typed)
        assert answer.text
        assert "\n\n" not in answer.text
    assert (await look(house.host, GAME, int(clara.id))).orders == ()
    stranger = await house.person("Dmitri").slash("orders")
    assert "**" in stranger.text


async def test_the_one_who_wants_to_be_woken_is_called_in_the_channel(house: House) -> None:
    speakers = await to_the_auction(house)
    view = (await look(house.host, GAME)).view
    least = next(sector.price for sector in view.ring if sector.active)
    await limit(speakers[1], least + 1, then="wake")
    await limit(speakers[2], least + 5)
    await limit(speakers[0], least)
    await house.settled()
    seen = await look(house.host, GAME)
    assert seen.players[seen.waiting[0]].user == int(speakers[1].id)
    assert house.person("Sam").messages()[-1].mentions == [speakers[1].name]


@pytest.mark.parametrize("name", ["Boris", "Anna"])
async def test_the_panel_of_orders_speaks_both_languages(house: House, name: str) -> None:
    await to_the_auction(house)
    person = house.person(name)
    seen = await orders_of(person)
    russian = person.user.locale == "ru"
    assert ("поручен" in seen.text) == russian


async def test_who_cannot_be_obeyed_is_written_to_in_their_own_language(house: House) -> None:
    """Sewer Pirats: the card that was ordered does not lie in the row."""
    people = house.people(2)
    await open_table(house, people, "sewer_pirats")
    dice, missing = Random(1), set[str]()
    while not missing:
        seen = await look(house.host, GAME)
        mover = next(p for p in people if int(p.id) == seen.players[seen.waiting[0]].user)
        own = await look(house.host, GAME, int(mover.id))
        assert own.prompt is not None
        if {"TakeCard", "Board"} <= {offer.kind for offer in own.prompt.offers}:
            missing = {"cat", "bird", "fish"} - set(seen.view.row)
        if not missing:
            pick = own.prompt.sample(dice)
            assert pick is not None
            await house.host.play.act(GAME, int(mover.id), pick.kind, pick.values, None)
    await house.settled()
    others = [len(person.dms()) for person in people if person.id != mover.id]
    await mover.slash("orders", order="TakeSameCards", one=missing.pop(), other="deck", limit="6")
    await house.settled()
    words = own.words("ru" if mover.user.locale == "ru" else "en")
    failed = words.say("orders-failed", order=say("order-take-same-cards"))
    assert failed in mover.dms()[-1].text
    assert [len(person.dms()) for person in people if person.id != mover.id] == others


async def test_a_bid_for_the_tie_is_given_along_with_the_first_one(house: House) -> None:
    await open_table(house, house.people(), "container")
    game = await fast_forward(house)
    asked = await bidders(house, game)
    for extra, person in enumerate(asked):
        person.dismiss(await person.slash("orders", order="BreakTie", limit=str(extra)))
    for person in asked:
        await bid_by_touch(person, question(person), 1)
    await house.settled()
    seen = await look(house.host, game)
    assert not seen.sealed, "nobody was asked a second time"
    assert sorted(shown.amount for shown in seen.view.auction.revealed) == [1, 2, 3, 4]
