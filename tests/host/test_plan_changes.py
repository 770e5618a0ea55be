"""A plan while it is made: moves are put in, changed and dropped, each with its second half."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.errors import Refused
from bot.host.host import Host
from bot.host.plan_desk import Place
from games import GAMES
from games.kernel import Pick
from games.kernel.hosting import LONGEST_PLAN, wholes
from tests.host.hosting import hosted
from tests.host.test_plans import DECK, HELD, next_after, planned
from tests.storage.kit import ask
from tests.tables import begin

LOAN, REPAY, END = Pick("TakeLoan", {}), Pick("Repay", {}), Pick("EndTurn", {})


@pytest.fixture
async def host(path: Path) -> AsyncIterator[Host]:
    async with hosted(path, dict(GAMES)) as opened:
        yield opened


async def plan_of_container(host: Host, *picks: Pick) -> tuple[int, int]:
    """Whoever comes second in Container plans this; who, and the number of their table."""
    game = await begin(host, "container", players=3)
    user = await next_after(host, game)
    number = await host.plans.begin(game, user)
    for pick in picks:
        await host.plans.add(user, number, pick)
    return user, number


async def kinds(host: Host, user: int, number: int) -> list[list[str]]:
    """The planned moves, each with its parts."""
    plan = (await host.plans.of(user, number)).plan
    return [[part.kind for part in whole.parts] for whole in wholes(plan.moves)]


async def test_a_move_and_its_second_half_are_one_planned_move(host: Host) -> None:
    _, user, number = await planned(host, DECK, DECK)
    assert await kinds(host, user, number) == [["TakeCard", "TakeCard"]]


async def test_what_is_said_of_a_move_holds_for_its_second_half(host: Host) -> None:
    _, user, number = await planned(host, DECK, DECK)
    await host.plans.say_of(user, number, 1, if_not=True)
    plan = (await host.plans.of(user, number)).plan
    assert [move.if_not for move in plan.moves] == [True, True]


async def test_a_move_is_dropped_with_its_second_half(host: Host, path: Path) -> None:
    _, user, number = await planned(host, DECK, DECK)
    await host.plans.drop(user, number, 1)
    assert ask(path, HELD) == []


async def test_a_dropped_move_takes_only_what_cannot_be_done_without_it(host: Host) -> None:
    user, number = await plan_of_container(host, LOAN, REPAY, END)
    gone = await host.plans.drop(user, number, 0)
    assert await kinds(host, user, number) == [["EndTurn"]]
    assert [whole.parts[0].kind for whole in gone] == ["Repay"]


async def test_a_move_is_put_before_another(host: Host) -> None:
    user, number = await plan_of_container(host, END)
    await host.plans.put(user, number, Place(0))
    await host.plans.add(user, number, LOAN)
    assert await kinds(host, user, number) == [["TakeLoan"], ["EndTurn"]]
    assert (await host.plans.of(user, number)).place is None


async def test_a_move_takes_the_place_of_another(host: Host) -> None:
    user, number = await plan_of_container(host, LOAN, REPAY, LOAN)
    await host.plans.put(user, number, Place(1, 1))
    await host.plans.add(user, number, LOAN)
    assert await kinds(host, user, number) == [["TakeLoan"], ["TakeLoan"]], "a third loan is not to be had"


async def test_what_is_put_in_between_is_finished_before_the_rest(host: Host) -> None:
    _, user, number = await planned(host, DECK, DECK)
    await host.plans.put(user, number, Place(0, 2))
    await host.plans.add(user, number, DECK)
    assert (await host.plans.of(user, number)).place == Place(1)
    await host.plans.add(user, number, DECK)
    assert (await host.plans.of(user, number)).place is None
    assert await kinds(host, user, number) == [["TakeCard", "TakeCard"]]


async def test_a_place_is_forgotten_when_one_comes_back_later(host: Host) -> None:
    user, number = await plan_of_container(host, LOAN, END)
    await host.plans.put(user, number, Place(0))
    game = (await host.plans.of(user, number)).game
    assert await host.plans.begin(game, user) == number
    assert (await host.plans.of(user, number)).place is None


async def test_whoever_plans_reads_which_orders_go_first(host: Host) -> None:
    user, number = await plan_of_container(host, END)
    game = (await host.plans.of(user, number)).game
    assert (await host.plans.of(user, number)).orders == ()
    await host.orders.give(game, user, "KeepOldPrices", {}, None)
    assert len((await host.plans.of(user, number)).orders) == 1


async def test_a_plan_has_an_end(host: Host) -> None:
    user, number = await plan_of_container(host, *[LOAN, REPAY] * (LONGEST_PLAN // 2))
    with pytest.raises(Refused):
        await host.plans.add(user, number, LOAN)
    assert len(await kinds(host, user, number)) == LONGEST_PLAN
