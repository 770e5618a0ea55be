"""Standing orders at the host: private, carried out at once, gone when they are done."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.host.errors import Refused
from bot.host.host import Host
from bot.host.orders import MOST
from bot.perspective import look
from games import GAMES
from games.kernel import say
from storage import seats
from storage.care.export import export
from storage.seats import Player
from tests.host.hosting import hosted
from tests.storage.kit import ask
from tests.tables import ANNA, BORIS, DINA, VERA, begin

HELD = "SELECT seat, kind, picked FROM standing_order ORDER BY id"


@pytest.fixture
async def host(path: Path) -> AsyncIterator[Host]:
    async with hosted(path, dict(GAMES)) as opened:
        yield opened


def limit(amount: int, then: str = "out") -> dict[str, Any]:
    return {"what": 0, "limit": amount, "then": then, "during": "game"}


async def in_auction(host: Host, players: int = 3) -> int:
    """Economicus by the basic rules, with the first auction of a company open."""
    game = await begin(host, "economicus", players=players, mode="basic")
    for _ in range(2 * players):
        standing = await host.queries.status(game)
        user = standing.players[standing.waiting[0]].user
        assert user is not None
        await host.play.act(game, user, "PlaceCompany", {"industry": 2}, None)
    return game


async def waited_for(host: Host, game: int) -> int:
    standing = await host.queries.status(game)
    user = standing.players[standing.waiting[0]].user
    assert user is not None
    return user


def bids(path: Path) -> list[tuple[Any, ...]]:
    rows = ask(path, "SELECT seat, kind, picked FROM action WHERE kind IN ('Bid', 'Pass') ORDER BY seq")
    return [(seat, kind, json.loads(picked).get("amount")) for seat, kind, picked in rows]


async def test_limits_meet_as_ordinary_bids_and_nothing_else_is_logged(host: Host, path: Path) -> None:
    game = await in_auction(host)
    before = ask(path, "SELECT count(*) FROM action")
    first = await waited_for(host, game)
    users = [ANNA, BORIS, VERA]
    others = [users[(users.index(first) + turn) % 3] for turn in (1, 2)]
    await host.orders.give(game, others[0], "BidForCompanies", limit(14))
    await host.orders.give(game, others[1], "BidForCompanies", limit(13))
    assert ask(path, "SELECT count(*) FROM action") == before, "to give an order is no action"
    await host.orders.give(game, first, "PassOnCompanies", {"during": "game"})
    log = bids(path)
    assert log[0][1] == "Pass"
    assert [kind for _, kind, _ in log[1:]].count("Pass") == 1
    amounts = [amount for _, kind, amount in log if kind == "Bid"]
    assert amounts == list(range(3, 13 + 1)), "one step at a time, until the lower limit cannot answer"


async def test_the_same_click_gives_an_order_once(host: Host, path: Path) -> None:
    game = await in_auction(host)
    user = await waited_for(host, game)
    for _ in range(2):
        await host.orders.give(game, user, "TenderForOrders", limit(3), key=7)
    assert len(ask(path, HELD)) == 1
    (held,) = (await look(host, game, user)).orders
    await host.orders.withdraw(game, user, held.id)
    await host.orders.give(game, user, "TenderForOrders", limit(3), key=7)
    assert ask(path, HELD) == [], "not even after it was withdrawn"


async def test_a_click_that_was_taken_is_not_refused_later(host: Host) -> None:
    game = await in_auction(host)
    user = await waited_for(host, game)
    once = {"during": f"round:{(await host.queries.view(game)).round}"}
    await host.orders.give(game, user, "PassOnOrders", once, key=8)
    with pytest.raises(Refused):
        await host.orders.give(game, user, "PassOnOrders", {"during": "round:99"}, key=9)
    await host.orders.give(game, user, "PassOnOrders", {"during": "round:99"}, key=8)


async def test_a_newer_order_about_the_same_takes_the_place_of_the_older(host: Host, path: Path) -> None:
    game = await in_auction(host)
    user = await waited_for(host, game)
    await host.orders.give(game, user, "TenderForOrders", limit(3))
    await host.orders.give(game, user, "TenderForOrders", limit(4))
    assert [json.loads(picked)["limit"] for _, _, picked in ask(path, HELD)] == [4]


async def test_nobody_can_give_more_than_can_be_kept_in_mind(host: Host) -> None:
    game = await in_auction(host)
    first = await waited_for(host, game)
    other = next(user for user in (ANNA, BORIS, VERA) if user != first)
    for number in range(MOST):
        kind = ("TenderForOrders", "BidForCompanies")[number % 2]
        await host.orders.give(game, other, kind, {**limit(1), "what": 2 + number // 2})
    with pytest.raises(Refused) as refused:
        await host.orders.give(game, other, "PassOnOrders", {"during": "game"})
    assert refused.value.text == say("orders-too-many", most=MOST)
    await host.orders.give(game, other, "TenderForOrders", {**limit(5), "what": 2})


async def test_only_the_owner_sees_an_order_and_nobody_else_can_withdraw_it(host: Host, path: Path) -> None:
    game = await in_auction(host)
    user = await waited_for(host, game)
    other = next(one for one in (ANNA, BORIS, VERA) if one != user)
    await host.orders.give(game, user, "TenderForOrders", limit(3))
    (held,) = (await look(host, game, user)).orders
    assert (await look(host, game, other)).orders == ()
    assert (await look(host, game)).orders == ()
    await host.orders.withdraw(game, other, held.id)
    assert len(ask(path, HELD)) == 1


async def test_an_order_survives_a_restart_and_then_answers(path: Path) -> None:
    async with hosted(path, dict(GAMES)) as host:
        game = await in_auction(host)
        first = await waited_for(host, game)
        users = [ANNA, BORIS, VERA]
        second = users[(users.index(first) + 1) % 3]
        await host.orders.give(game, second, "PassOnCompanies", {"during": "game"})
    async with hosted(path, dict(GAMES)) as host:
        await host.play.act(game, first, "Pass", {}, None)
        assert await waited_for(host, game) not in (first, second)


async def test_orders_that_are_past_are_cleared_away(host: Host, path: Path) -> None:
    game = await in_auction(host)
    view = await host.queries.view(game)
    user = await waited_for(host, game)
    await host.orders.give(game, user, "PassOnOrders", {"during": f"turn:{view.round}:{view.turn}"})
    assert len(ask(path, HELD)) == 1
    for _ in range(12):
        await host.play.act(game, await waited_for(host, game), "Pass", {}, None)
    assert ask(path, HELD) == []


async def test_a_substitute_gets_a_seat_without_its_orders_and_the_others_keep_theirs(
    host: Host, path: Path
) -> None:
    game = await in_auction(host)
    for user in (ANNA, BORIS):
        await host.orders.give(game, user, "TenderForOrders", limit(3))
    players = [Player(DINA, "Dina"), Player(BORIS, "Boris"), Player(VERA, "Vera")]
    await host.database.write(lambda connection: seats.write(connection, game, players, until=0))
    assert [seat for seat, _, _ in ask(path, HELD)] == [1]


async def test_with_the_game_all_orders_end(host: Host, path: Path) -> None:
    game = await in_auction(host)
    await host.orders.give(game, ANNA, "TenderForOrders", limit(3), key=5)
    await host.database.write(lambda c: c.execute("UPDATE game SET status = 'over' WHERE id = ?", (game,)))
    assert ask(path, HELD) == []
    assert ask(path, "SELECT * FROM order_click") == []


async def test_a_limit_stands_in_no_export_no_log_file_and_no_row_of_the_log(
    host: Host, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = await in_auction(host)
    with caplog.at_level(logging.DEBUG):
        await host.orders.give(game, BORIS, "BidForCompanies", limit(77))
        await host.play.act(game, await waited_for(host, game), "Pass", {}, None)
    told = await host.database.read(lambda connection: export(connection, game))
    rows = ask(path, "SELECT picked, events FROM action") + ask(path, "SELECT state FROM snapshot")
    assert 77 in numbers(ask(path, HELD)), "it is kept where only the host looks"
    assert 77 not in numbers(told["events"])
    assert 77 not in numbers(rows)
    assert 77 not in numbers(caplog.text)
    assert 77 not in numbers(ask(path, "SELECT payload FROM outbox"))


def numbers(found: object) -> set[int]:
    """Whole numbers, not the digits of a longer one, of an id or of an address in memory."""
    return {int(digits) for digits in re.findall(r"(?<!\w)(?<!\d\.)\d+(?!\w|\.\d)", str(found))}


async def with_a_card_missing(host: Host) -> tuple[int, int, str]:
    """Sewer Pirats: a game, who is to move in it, and a card that does not lie in the row."""
    game, dice = await begin(host, "sewer_pirats", players=2), Random(1)
    while True:
        asked, user = await prompt_of(host, game), await waited_for(host, game)
        missing = {"cat", "bird", "fish"} - set((await host.queries.view(game)).row)
        if missing and {"TakeCard", "Board"} <= {offer.kind for offer in asked.offers}:
            return game, user, missing.pop()
        pick = asked.sample(dice)
        await host.play.act(game, user, pick.kind, pick.values, None)


async def test_who_cannot_be_obeyed_is_told_privately_and_waited_for(host: Host, path: Path) -> None:
    game, user, missing = await with_a_card_missing(host)
    await host.orders.give(game, user, "TakeSameCards", {"one": missing, "other": "deck", "limit": 6})
    assert ask(path, HELD) == []
    ((payload,),) = ask(path, "SELECT payload FROM outbox WHERE user = ? AND kind = 'order'", user)
    assert json.loads(payload)["order"] == {"say": "order-take-same-cards"}
    assert await waited_for(host, game) == user


async def test_whoever_is_asked_again_after_an_order_has_answered_is_called(host: Host, path: Path) -> None:
    """Nobody has clicked, so nobody has seen an answer."""
    game, user, missing = await with_a_card_missing(host)
    lying = (await host.queries.view(game)).row[0]
    await host.database.write(lambda connection: connection.execute("DELETE FROM outbox"))
    await host.orders.give(game, user, "TakeSameCards", {"one": lying, "other": missing, "limit": 6})
    assert [kind for (kind,) in ask(path, "SELECT kind FROM action ORDER BY seq DESC LIMIT 1")] == [
        "TakeCard"
    ]
    assert await waited_for(host, game) == user
    assert ask(path, "SELECT user FROM outbox WHERE kind = 'turn'") == [(user,)]


async def prompt_of(host: Host, game: int) -> Any:
    return (await host.queries.prompt(game, await waited_for(host, game))).prompt
