"""Standing orders of every game: legal, unknown to the log, and blind to what their owner cannot see."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.words.words import Words
from games.kernel import Game, waiting
from games.kernel.hosting import LANGUAGES, AnyTable, Entry, play, prompt, replay, save
from tests.every import every_game
from tests.kit import copy, new_table, random_deal, shown, shown_offer
from tests.ordered import Book, carry_out, give_any, next_answer, offers_to

pytestmark = pytest.mark.usefixtures("examples_hosted")
SEEDS, MOVES = range(6), 120


def wander(game: Game, seed: int) -> Any:
    """Random play by people who give random orders; yields the table whenever somebody is waited for."""
    table, dice = new_table(game, seed)
    orders: Book = {}
    log: list[Entry] = []
    for _ in range(MOVES):
        if table.scores is not None:
            break
        give_any(table, dice.randrange(table.seats), orders, dice)
        log += carry_out(table, orders)
        if table.scores is not None:
            break
        yield table, orders, log, dice
        seat = dice.choice(waiting(table))
        asked = prompt(table, seat)
        assert asked is not None
        pick = asked.sample(dice, table.game.folly)
        assert pick is not None
        play(table, seat, pick.kind, pick.values)
        log.append(Entry(seat, pick.kind, pick.values))
    yield table, orders, log, dice


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_replays_without_the_orders_that_made_it(game: Game, seed: int) -> None:
    *_, (table, _, log, _) = wander(game, seed)
    game.invariants(table)
    assert save(replay(random_deal(game, seed), log)) == save(table)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_an_order_knows_no_more_than_its_owner_sees(game: Game, seed: int) -> None:
    for number, (table, orders, _, dice) in enumerate(wander(game, seed)):
        if number % 7:
            continue
        for seat in range(table.seats):
            other = copy(table)
            game.imagine(other, seat, Random(dice.random()))
            assert said(table, seat, orders) == said(other, seat, orders)


def said(table: AnyTable, seat: int, orders: Book) -> Any:
    """All that follows from this seat's orders, and all that it may order."""
    offers = [shown_offer(offer) for offer in offers_to(table, seat).values()]
    own = {seat: orders.get(seat, [])}
    return offers, next_answer(table, own), [order.text(table.game.view(table, seat)) for order in own[seat]]


@every_game
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_what_others_order_changes_nothing_that_a_player_sees(game: Game, seed: int) -> None:
    for number, (table, orders, _, _) in enumerate(wander(game, seed)):
        if number % 11:
            continue
        before = save(table), [shown(table, viewer) for viewer in (None, *range(table.seats))]
        next_answer(table, orders)
        for seat in range(table.seats):
            offers_to(table, seat)
        assert (save(table), [shown(table, viewer) for viewer in (None, *range(table.seats))]) == before


@every_game
def test_every_order_of_the_game_is_offered_at_some_time(game: Game) -> None:
    offered: set[str] = set()
    for seed in SEEDS:
        for table, _, _, _ in wander(game, seed):
            offered |= {kind for seat in range(table.seats) for kind in offers_to(table, seat)}
    assert offered == {order.__name__ for order in game.orders}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_reads_as_a_sentence(game: Game, language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = Words(language, game.key)
    for table, orders, _, _ in wander(game, 0):
        for seat, own in orders.items():
            for order in own:
                text = words(order.text(table.game.view(table, seat)))
                assert not re.search(r"\w:\d|order-|span-|then-", text)
    assert caplog.records == []


@every_game
def test_orders_and_actions_have_different_names(game: Game) -> None:
    """A control names either by its kind."""
    assert not {order.__name__ for order in game.orders} & {action.__name__ for action in game.actions}
