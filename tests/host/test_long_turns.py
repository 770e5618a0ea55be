"""Moves that cost nothing can be made many times in one turn, but not without end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import Game
from tests.host.hosting import hosted, refusal
from tests.kit_game import LOTS
from tests.tables import ANNA, BORIS, VERA, begin

MOST = 6
SHORT: dict[str, Game] = {"lots": replace(LOTS, longest_turn=MOST)}


async def bid(host: Host, game: int, user: int, times: int = 1) -> None:
    for _ in range(times):
        await host.play.act(game, user, "Bid", {"amount": 1}, None)


async def too_long(path: Path, host: Host, game: int, user: int) -> int:
    text = await refusal(path, host.play.act(game, user, "Bid", {"amount": 2}, None))
    assert text.key == "host-turn-too-long"
    count = text.args["count"]
    assert isinstance(count, int)
    return count


async def test_a_loan_taken_and_repaid_over_and_over_is_stopped_with_one_sentence(path: Path) -> None:
    games = {"container": replace(GAMES["container"], longest_turn=20)}
    async with hosted(path, games) as host:
        game = await begin(host, "container", players=3)
        (seat,) = (await host.queries.status(game)).waiting
        user = (await host.queries.status(game)).players[seat].user
        assert user is not None
        for number in range(20):
            await host.play.act(game, user, ("TakeLoan", "Repay")[number % 2], {}, None)
        text = await refusal(path, host.play.act(game, user, "TakeLoan", {}, None))
        assert [Words(language)(text) for language in ("en", "ru")] == [
            "You’ve made 20 moves this turn; that’s enough. Now make one that moves the game on.",
            "За этот ход вы сделали 20 действий, хватит. Теперь сделайте то, что двинет игру дальше.",
        ]
        await host.play.act(game, user, "EndTurn", {}, None)
        assert (await host.queries.status(game)).waiting != (seat,)


async def test_whoever_changes_a_sealed_answer_without_end_is_stopped(path: Path) -> None:
    async with hosted(path, SHORT) as host:
        game = await begin(host, "lots", players=3)
        await bid(host, game, ANNA, 1 + MOST)
        assert await too_long(path, host, game, ANNA) == MOST


async def test_two_who_take_turns_at_it_are_stopped_both(path: Path) -> None:
    async with hosted(path, SHORT) as host:
        game = await begin(host, "lots", players=3)
        for user in (ANNA, BORIS):
            await bid(host, game, user)
        for _ in range(MOST):
            await bid(host, game, ANNA)
            await bid(host, game, BORIS)
        for user in (ANNA, BORIS):
            assert await too_long(path, host, game, user) == MOST


async def test_others_go_on_and_then_it_counts_anew(path: Path) -> None:
    async with hosted(path, SHORT) as host:
        game = await begin(host, "lots", players=3)
        await bid(host, game, ANNA, 1 + MOST)
        await bid(host, game, BORIS)
        await bid(host, game, ANNA, MOST)
        await bid(host, game, VERA)
        assert (await host.queries.status(game)).status == "running"


async def test_moves_that_were_taken_back_count_too(path: Path) -> None:
    async with hosted(path, SHORT) as host:
        game = await begin(host, "lots", players=3)
        await bid(host, game, ANNA)
        for _ in range(MOST):
            await bid(host, game, ANNA)
            await host.undo.take_back(game, ANNA)
        assert await too_long(path, host, game, ANNA) == MOST


async def test_a_restart_is_no_way_around_it(path: Path) -> None:
    async with hosted(path, SHORT) as host:
        game = await begin(host, "lots", players=3)
        await bid(host, game, ANNA, 1 + MOST)
    async with hosted(path, SHORT) as host:
        assert await too_long(path, host, game, ANNA) == MOST


async def test_a_turn_ended_and_taken_back_over_and_over_is_stopped_as_well(path: Path) -> None:
    """Each time the game goes on, so each move is taken; but it is not taken back for ever."""
    async with hosted(path, SHORT) as host:
        game = await begin(host, "lots", players=3)
        for _ in range(MOST):
            await bid(host, game, ANNA)
            await host.undo.take_back(game, ANNA)
        await bid(host, game, ANNA)
        text = await refusal(path, host.undo.take_back(game, ANNA))
        assert [Words(language)(text) for language in ("en", "ru")] == [
            f"You’ve undone {MOST} moves this turn; that’s enough. This one stands.",
            f"За этот ход вы отменили {MOST} действий, хватит: последнее остаётся.",
        ]


async def test_what_the_rules_refuse_is_still_refused_in_their_words(path: Path) -> None:
    async with hosted(path, SHORT) as host:
        game = await begin(host, "lots", players=3)
        await bid(host, game, ANNA, 1 + MOST)
        text = await refusal(path, host.play.act(game, ANNA, "Bid", {"amount": 99}, None))
        assert text.key == "choose-amount"


@pytest.mark.parametrize("key", GAMES)
async def test_no_game_hangs_on_a_stand_in_however_long_its_turns_are(path: Path, key: str) -> None:
    games = {key: replace(GAMES[key], longest_turn=1)}
    async with hosted(path, games) as host:
        game = await begin(host, key, players=GAMES[key].seats[0])
        ruling, standing = Ruling(VERA, "a trial"), await host.queries.status(game)
        while standing.status == "running" and standing.version < 80:
            await host.corrections.play_in_place(game, ruling, standing.waiting[0])
            before, standing = standing, await host.queries.status(game)
            assert standing.version > before.version
