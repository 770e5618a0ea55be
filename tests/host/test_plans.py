"""Plans at the host: private, carried out as ordinary moves, stopped where they do not hold."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from bot.host.errors import Refused
from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from bot.host.plan_desk import PastPlanning
from bot.perspective import look
from games import GAMES
from games.kernel import Pick
from storage.care.export import export
from tests.host.hosting import hosted
from tests.storage.kit import ask
from tests.tables import begin

HELD = "SELECT seat, picked FROM standing_order WHERE kind = 'TurnPlan'"
DECK = Pick("TakeCard", {"card": "deck"})


@pytest.fixture
async def host(path: Path) -> AsyncIterator[Host]:
    async with hosted(path, dict(GAMES)) as opened:
        yield opened


async def waited_for(host: Host, game: int) -> int:
    standing = await host.queries.status(game)
    user = standing.players[standing.waiting[0]].user
    assert user is not None
    return user


async def next_after(host: Host, game: int) -> int:
    standing = await host.queries.status(game)
    user = standing.players[(standing.waiting[0] + 1) % len(standing.players)].user
    assert user is not None
    return user


async def planned(host: Host, *picks: Pick) -> tuple[int, int, int]:
    """A game in which whoever comes next has planned this; the game, who it is, and their table."""
    game = await begin(host, "sewer_pirats", players=3)
    user = await next_after(host, game)
    number = await host.plans.begin(game, user)
    for pick in picks:
        await host.plans.add(user, number, pick)
    return game, user, number


async def take_two(host: Host, game: int) -> None:
    user = await waited_for(host, game)
    for _ in range(2):
        await host.play.act(game, user, "TakeCard", {"card": "deck"}, None)


def moves(path: Path) -> list[tuple[int, str]]:
    return ask(path, "SELECT seat, kind FROM action WHERE kind = 'TakeCard' ORDER BY seq")


async def test_a_planned_turn_is_made_of_ordinary_moves_when_it_comes(host: Host, path: Path) -> None:
    game, user, _ = await planned(host, DECK, DECK)
    assert moves(path) == [], "to plan is no move"
    await take_two(host, game)
    seats = [seat for seat, _ in moves(path)]
    assert seats == [seats[0], seats[0], (seats[0] + 1) % 3, (seats[0] + 1) % 3]
    assert await waited_for(host, game) != user
    assert ask(path, HELD) == [], "gone when it is spent"


async def spoil(host: Host, path: Path, game: int, at: int) -> None:
    """Something else was shown of this move when it was planned."""
    plan = json.loads(ask(path, HELD)[0][1])
    plan["moves"][at]["ways"][0]["means"][0] = None
    async with host.open_games.at(game) as open_game:
        given = json.dumps(plan), open_game.plans[0].id
        await host.database.write(
            lambda c: c.execute("UPDATE standing_order SET picked = ? WHERE id = ?", given)
        )
        host.open_games.drop(game)


def left_of_plan(path: Path) -> list[str]:
    """The kinds of the moves that are still planned."""
    return [move["kind"] for _, picked in ask(path, HELD) for move in json.loads(picked)["moves"]]


async def test_a_plan_that_does_not_hold_stops_and_its_owner_is_told(host: Host, path: Path) -> None:
    game, user, _ = await planned(host, DECK, DECK)
    await spoil(host, path, game, 0)
    await take_two(host, game)
    assert await waited_for(host, game) == user
    seen = await look(host, game, user)
    assert seen.plan is not None
    assert seen.plan.why is not None
    assert ask(path, "SELECT count(*) FROM outbox WHERE kind = 'plan'") == [(1,)]
    await take_two(host, game)
    assert ask(path, HELD) == [], "gone when its turn is over"


async def test_nobody_else_sees_a_plan_and_no_export_holds_it(host: Host, path: Path) -> None:
    game, user, _ = await planned(host, DECK)
    for other in (None, await waited_for(host, game)):
        assert (await look(host, game, other)).plan is None
    assert (await look(host, game, user)).plan is not None
    assert "TurnPlan" not in str(await host.database.read(lambda connection: export(connection, game)))


async def test_a_plan_goes_with_the_seat(host: Host, path: Path) -> None:
    game, user, _ = await planned(host, DECK)
    await host.seats.leave(game, user, None)
    assert ask(path, HELD) == []


async def test_a_move_that_is_taken_back_takes_the_plan_for_the_turn_after_it(host: Host, path: Path) -> None:
    game = await begin(host, "container", players=3)
    user = await waited_for(host, game)
    await host.play.act(game, user, "EndTurn", {}, None)
    number = await host.plans.begin(game, user)
    await host.plans.add(user, number, Pick("EndTurn", {}))
    await host.undo.take_back(game, user)
    assert await waited_for(host, game) == user, "or else it would be carried out a turn too soon"
    assert ask(path, HELD) == []


async def test_a_rewind_behind_a_move_of_a_plan_takes_the_rest_of_it(host: Host, path: Path) -> None:
    game, user, _ = await planned(host, DECK, DECK)
    await spoil(host, path, game, 1)
    before = (await host.queries.status(game)).version + 2
    await take_two(host, game)
    assert (len(moves(path)), left_of_plan(path)) == (2, ["TakeCard", "TakeCard"]), "either both or none"
    await host.play.act(game, user, "TakeCard", {"card": "deck"}, None)
    assert left_of_plan(path) == ["TakeCard"]
    version = (await host.queries.status(game)).version
    await host.corrections.rewind(game, Ruling(77, "why"), version, before)
    assert await waited_for(host, game) == user
    assert left_of_plan(path) == [], "or else a move would be told as done that is not"


async def test_whoever_plans_into_their_own_turn_is_told_so(host: Host) -> None:
    game, user, number = await planned(host)
    await take_two(host, game)
    with pytest.raises(PastPlanning) as refused:
        await host.plans.add(user, number, DECK)
    assert (refused.value.game, refused.value.text.key) == (game, "plan-turn-has-come")


async def test_where_turns_cannot_be_planned_that_is_said(host: Host) -> None:
    game = await begin(host, "economicus", players=3)
    with pytest.raises(Refused) as refused:
        await host.plans.begin(game, await next_after(host, game))
    assert refused.value.text.key == "plan-never"


async def test_what_cannot_be_made_as_things_stand_is_shown_and_stays_planned(host: Host, path: Path) -> None:
    game, user, number = await planned(host, DECK, DECK)
    plan = json.loads(ask(path, HELD)[0][1])
    plan["moves"][1]["ways"][0]["values"]["card"] = "dog"
    async with host.open_games.at(game):
        await host.database.write(
            lambda c: c.execute("UPDATE standing_order SET picked = ?", (json.dumps(plan),))
        )
        host.open_games.drop(game)
    shown = await host.plans.of(user, number)
    assert (len(shown.plan.moves), len(shown.lost)) == (1, 1)
    await host.plans.say_of(user, number, 0, if_not=True)
    assert left_of_plan(path) == ["TakeCard", "TakeCard"]
    await host.plans.add(user, number, DECK)
    assert (await host.plans.of(user, number)).lost == ()


async def test_nobody_plans_in_their_own_turn(host: Host) -> None:
    game = await begin(host, "sewer_pirats", players=3)
    with pytest.raises(Refused):
        await host.plans.begin(game, await waited_for(host, game))


def die_with_write(path: Path, left: int, count: int = 2) -> None:
    """Take so many cards for whoever is waited for, and be killed when so much has been saved."""

    async def play() -> None:
        async with hosted(path, dict(GAMES)) as host:
            write, saved = host.database.write, [0]

            async def counted(*given: Any) -> Any:
                done = await write(*given)
                saved[0] += 1
                if saved[0] == left:
                    os.kill(os.getpid(), signal.SIGKILL)
                return done

            host.database.write = counted  # type: ignore[assignment, method-assign]
            user = await waited_for(host, 1)
            for _ in range(count):
                await host.play.act(1, user, "TakeCard", {"card": "deck"}, None)

    asyncio.run(play())


def killed(path: Path, left: int, count: int = 2) -> None:
    child = get_context("spawn").Process(target=die_with_write, args=(path, left, count))
    child.start()
    child.join()
    assert child.exitcode == -signal.SIGKILL


def test_a_bot_that_is_killed_after_a_planned_move_by_hand_proposes_it_no_more(path: Path) -> None:

    async def prepare() -> None:
        async with hosted(path, dict(GAMES)) as host:
            game, _, _ = await planned(host, DECK, DECK)
            await spoil(host, path, game, 0)
            await take_two(host, game)

    asyncio.run(prepare())
    assert left_of_plan(path) == ["TakeCard", "TakeCard"]
    killed(path, 1, 1)
    assert len(moves(path)) == 3
    assert left_of_plan(path) == ["TakeCard"]


@pytest.mark.parametrize("saved", [1, 2, 3, 4])
def test_a_bot_that_is_killed_around_either_half_of_a_planned_move_loses_nothing_and_does_nothing_twice(
    path: Path, saved: int
) -> None:
    """The first two are the moves of whoever is before; nothing of it has been announced."""

    async def prepare() -> None:
        async with hosted(path, dict(GAMES)) as host:
            await planned(host, DECK, DECK)

    async def catch_up() -> None:
        async with hosted(path, dict(GAMES)) as host:
            if saved == 1:
                await host.play.act(1, await waited_for(host, 1), "TakeCard", {"card": "deck"}, None)
            await host.autoplay.catch_up()

    asyncio.run(prepare())
    killed(path, saved)
    assert len(moves(path)) == saved
    assert left_of_plan(path) == ["TakeCard"] * min(2, 4 - saved)
    asyncio.run(catch_up())
    assert len(moves(path)) == 4
    assert ask(path, HELD) == []
    (seats,) = {tuple(seat for seat, _ in moves(path))}
    assert seats == (seats[0], seats[0], (seats[0] + 1) % 3, (seats[0] + 1) % 3)


async def test_a_plan_that_stopped_is_its_owners_alone_also_beside_orders(host: Host, path: Path) -> None:
    game, user, _ = await planned(host, DECK, DECK)
    await host.orders.give(game, user, "GrabTheBest", {}, None)
    await spoil(host, path, game, 0)
    await take_two(host, game)
    for other in (None, *{one.user for one in (await host.queries.status(game)).players} - {user}):
        seen = await look(host, game, other)
        assert (seen.plan, list(seen.orders)) == (None, [])
    assert ask(path, "SELECT DISTINCT user FROM outbox WHERE kind IN ('plan', 'order')") == [(user,)]
    assert "TurnPlan" not in str(await host.database.read(lambda connection: export(connection, game)))
