"""How it went: one's own moves, when the game is over, looked at by an expert once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from bot.host.host import Host
from bot.host.reviews.own_moves import own_moves
from bot.host.reviews.reviews import Piece, Review
from games.expert import Budget, Slip, slips, suspects
from games.kernel import Pick, Prompt
from games.kernel.hosting import load_deal
from storage import archive
from storage.actions import Line, Row
from storage.seats import Player
from tests.host.hosting import hosted, sentences
from tests.kit_game import LOTS, policy
from tests.tables import ANNA, BORIS, VERA, begin, play_on

BUSY = [
    "The expert has no time right now. Ask again later.",
    "У эксперта сейчас нет времени. Спросите позже.",
]
ENOUGH = Budget(rollouts=200)


def keeps(seen: Any, due: Prompt, dice: Random, *temper: Any) -> Pick:
    """Keep every lot: whoever sells one is suspected."""
    offered = [offer.kind for offer in due.offers]
    return Pick("Keep", {}) if "Keep" in offered else policy(seen, due, dice)


GAMES = {"lots": replace(LOTS, policy=keeps)}


@dataclass
class Expert:
    """An expert who works here, and remembers what it was asked; with so little time, or none."""

    turns: int = 100
    pieces: list[Piece] = field(default_factory=list)

    async def judge(self, piece: Piece) -> list[Slip] | None:
        if len(self.pieces) == self.turns:
            return None
        self.pieces.append(piece)
        deal, look = load_deal(GAMES["lots"], piece.deal), slips if piece.closely else suspects
        return look(deal, piece.moments, Random(piece.seed), ENOUGH)

    @property
    def looked_at(self) -> list[int]:
        """The moves that were glanced at."""
        return [moment.number for piece in self.pieces if not piece.closely for moment in piece.moments]


def found_in(review: Review) -> list[Slip]:
    return [look.slip for look in review.worst]


async def sold(host: Host, bids: Sequence[int] = (9, 0)) -> int:
    """A game of one round that is over: Anna has sold a lot that was worth more."""
    game = await begin(host, "lots", rounds=1)
    for user, amount in zip((ANNA, BORIS), bids, strict=True):
        await host.play.act(game, user, "Bid", {"amount": amount}, f"bid of {user}")
    await host.play.act(game, ANNA, "Sell", {}, "sale")
    return game


async def test_a_slip_comes_with_what_was_better_and_what_was_asked_then(path: Path) -> None:
    async with hosted(path, GAMES, judge=Expert().judge) as host:
        review = await host.reviews.ask(await sold(host), ANNA)
    look = next(look for look in review.worst if look.slip.number == 2)
    assert (look.slip.played.pick.kind, look.slip.better.pick.kind) == ("Sell", "Keep")
    assert [offer.kind for offer in look.asked.offers][:2] == ["Keep", "Sell"]
    assert (review.own, review.moves) == (2, 3)


async def test_nobody_hears_of_it_before_the_end(path: Path) -> None:
    async with hosted(path, GAMES, judge=Expert().judge) as host:
        game = await begin(host, "lots")
        await host.play.act(game, ANNA, "Bid", {"amount": 1}, "bid")
        assert await sentences(path, host.reviews.ask(game, ANNA)) == [
            "The game isn’t over yet. Ask when it is.",
            "Игра ещё идёт. Спросите, когда она закончится.",
        ]


async def test_only_moves_of_ones_own_hand_and_time_are_looked_at(path: Path) -> None:
    expert = Expert()
    async with hosted(path, GAMES, judge=expert.judge) as host:
        game = await begin(host, "lots", rounds=3)
        await host.play.act(game, BORIS, "Bid", {"amount": 3}, "Boris bids")
        await host.seats.leave(game, BORIS)
        await host.play.act(game, ANNA, "Bid", {"amount": 2}, "Anna bids")  # a bot decides and bids on
        await host.seats.take(game, VERA, "Vera")
        await play_on(host, game, Random(1))
        lines = [row.line for row in (await host.queries.past(game)).moves]
        by_bots = [number for number, line in enumerate(lines) if line.key is None]
        assert by_bots, "nothing would be told by this"
        for user in (BORIS, VERA):
            await host.reviews.ask(game, user)
    own = [0], [n for n, line in enumerate(lines) if line.seat == 1 and n and n not in by_bots]
    assert expert.looked_at == [*own[0], *own[1]]


def test_what_a_bot_or_an_order_answered_for_somebody_is_not_their_move() -> None:
    clicked, answered = (Line("Bid", 0, seat=0, key=key) for key in ("click", None))
    rows = [Row(5, clicked), Row(6, answered), Row(7, clicked)]
    assert own_moves(rows, [Player(ANNA, "Anna")], (), ANNA) == [0, 2]


async def test_whoever_asks_again_costs_nothing(path: Path) -> None:
    expert = Expert()
    async with hosted(path, GAMES, judge=expert.judge) as host:
        game = await sold(host)
        first = await host.reviews.ask(game, ANNA)
        asked = len(expert.pieces)
        assert found_in(await host.reviews.ask(game, ANNA)) == found_in(first)
    assert len(expert.pieces) == asked > 0


async def test_it_is_found_out_anew_after_a_restart_and_in_the_archive(path: Path) -> None:
    async with hosted(path, GAMES, judge=Expert().judge) as host:
        game = await sold(host)
        first = await host.reviews.ask(game, ANNA)
        await host.database.write(lambda connection: archive.pack(connection, game))
    async with hosted(path, GAMES, judge=Expert().judge) as host:
        assert found_in(await host.reviews.ask(game, ANNA)) == found_in(first)


async def test_those_who_ask_together_are_told_one_after_the_other(path: Path) -> None:
    expert = Expert()
    async with hosted(path, GAMES, judge=expert.judge) as host:
        game = await sold(host)
        asked = [host.reviews.ask(game, user) for user in (ANNA, BORIS, ANNA)]
        anna, boris, again = await asyncio.gather(*asked)
    assert (anna.own, boris.own, found_in(again)) == (2, 1, found_in(anna))
    seats = [moment.seat for piece in expert.pieces for moment in piece.moments]
    assert seats == sorted(seats), "Anna’s moves once, then those of Boris"


async def test_where_no_expert_has_time_that_is_said(path: Path) -> None:
    async with hosted(path, GAMES, judge=Expert(turns=0).judge) as host:
        assert await sentences(path, host.reviews.ask(await sold(host), ANNA)) == BUSY


async def test_where_there_are_no_experts_that_is_said(path: Path) -> None:
    async with hosted(path, GAMES) as host:
        assert await sentences(path, host.reviews.ask(await sold(host), ANNA)) == BUSY


async def test_whoever_made_no_move_has_none_to_look_at(path: Path) -> None:
    async with hosted(path, GAMES, judge=Expert().judge) as host:
        assert await sentences(path, host.reviews.ask(await sold(host), VERA)) == [
            "You made no moves in this game.",
            "В этой игре вы не сделали ни одного хода.",
        ]


async def test_finished_games_are_those_that_one_played_the_last_first(path: Path) -> None:
    async with hosted(path, GAMES) as host:
        games = [await sold(host) for _ in range(2)]
        assert await host.queries.finished_of(ANNA, 9) == games[::-1]
        assert await host.queries.finished_of(ANNA, 1, channel=1) == games[1:]
        assert await host.queries.finished_of(ANNA, 9, channel=2) == []
        assert await host.queries.finished_of(VERA, 9) == []
