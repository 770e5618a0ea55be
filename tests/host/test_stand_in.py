"""Stand-ins: the game's own policy in a seat that is nobody's, with that seat's knowledge only."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.host.autoplay.stand_in import play_for
from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from games.kernel import Amount, Offer, Pick, Prompt, Temper, say
from games.kernel.hosting import Policy, prompt
from storage import seats
from storage.seats import Player
from tests.host.hosting import hosted
from tests.kit_game import LOTS, Bid
from tests.tables import ANNA, begin


async def empty(host: Host, game: int, *empty_seats: int) -> None:
    """Nobody sits there any more."""
    players = list((await host.queries.status(game)).players)
    for seat in empty_seats:
        players[seat] = Player(None, "gull")
    await host.database.write(lambda connection: seats.write(connection, game, players, until=0))
    host.open_games.drop(game)


async def played_for(host: Host, game: int, seat: int) -> Pick:
    async with host.open_games.at(game) as live:
        assert live.table is not None
        asked = prompt(live.table, seat)
        assert asked is not None
        return play_for(live, seat, asked)


async def test_a_seat_that_is_nobodys_is_never_waited_for(host: Host) -> None:
    game = await begin(host, "lots", players=3)
    await empty(host, game, 1, 2)
    for click in range(20):
        asked = await host.queries.prompt(game, ANNA)
        assert asked.prompt is not None
        pick = asked.prompt.sample(Random(click))
        assert pick is not None
        await host.play.act(game, ANNA, pick.kind, pick.values, click)
        if (standing := await host.queries.status(game)).status == "over":
            return
        assert standing.waiting == (0,)
    raise AssertionError("three rounds need fewer moves")


async def test_with_no_person_left_nothing_goes_on(host: Host) -> None:
    game = await begin(host, "lots")
    await empty(host, game, 0, 1)
    async with host.open_games.at(game) as live:
        await host.autoplay.run(live)
    assert (await host.queries.status(game)).version == 3


async def test_a_stand_in_decides_by_what_the_seat_sees(path: Path) -> None:
    seen: list[Any] = []

    def curious(view: Any, due: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
        seen.append(view)
        return Pick("Bid", {"amount": 1})

    async with hosted(path, {"lots": replace(LOTS, policy=curious)}) as host:
        game = await begin(host, "lots")
        await played_for(host, game, 1)
        async with host.open_games.at(game) as live:
            assert live.table is not None
            assert seen == [LOTS.view(live.table, 1)]


async def test_asked_the_same_again_a_stand_in_answers_the_same(host: Host) -> None:
    game = await begin(host, "lots")
    first = [await played_for(host, game, 1) for _ in range(5)]
    assert first == first[:1] * 5, "so a crash before the answer is saved changes nothing"


async def test_what_a_stand_in_answered_before_a_rewind_is_not_what_it_answers_after_it(host: Host) -> None:
    """Its sealed bid has been seen by everybody."""
    game = await begin(host, "lots")
    start, found = (await host.queries.status(game)).version, set()
    for _ in range(8):
        found.add(str(await played_for(host, game, 1)))
        await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
        now = (await host.queries.status(game)).version
        await host.corrections.rewind(game, Ruling(77, "why"), now, start)
    assert len(found) > 1


async def test_stand_ins_of_two_games_do_not_throw_the_same_dice(host: Host) -> None:
    games = [await begin(host, "lots", channel=n, seed=f"seed {n}") for n in range(1, 9)]
    assert len({str(await played_for(host, game, 1)) for game in games}) > 1


def broken(view: Any, due: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    raise ZeroDivisionError("the hand holds 42")


def illegal(view: Any, due: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
    return Pick("Bid", {"amount": 99})


@pytest.mark.parametrize("policy", [broken, illegal])
async def test_a_mistake_of_the_policy_neither_stops_the_game_nor_tells_a_secret(
    path: Path, policy: Policy, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(path, {"lots": replace(LOTS, policy=policy)}) as host:
        game = await begin(host, "lots")
        await empty(host, game, 1)
        with caplog.at_level(logging.ERROR):
            await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
        assert (await host.queries.status(game)).waiting == (0,)
    assert "its policy fails" in caplog.text
    assert "42" not in caplog.text
    assert "99" not in caplog.text


@pytest.mark.parametrize(("default", "played"), [(4, {"amount": 4}), (99, None)])
async def test_what_the_rules_hold_ready_comes_before_anything_at_random(
    path: Path, default: int, played: dict[str, int] | None
) -> None:
    async with hosted(path, {"lots": replace(LOTS, policy=broken)}) as host:
        game = await begin(host, "lots")
        asked = Prompt(
            say("bid-for-lot"), (Offer(Bid, say("bid"), {"amount": Amount(0, 5)}),), Bid(amount=default)
        )
        async with host.open_games.at(game) as live:
            pick = play_for(live, 1, asked)
    assert pick.values == played or (played is None and 0 <= pick.values["amount"] <= 5)
