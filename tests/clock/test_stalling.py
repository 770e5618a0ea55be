"""Nobody keeps the others waiting for ever, by moving their days off or by getting up and sitting down."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock.availability import DAYS_OFF, QUIET, ZONE
from bot.clock.pace import PACES, Pace
from bot.host.host import Host
from tests.clock.test_clocks import DAY, HOUR, MONDAY, Time, pass_time, rewind, wait_of
from tests.host.hosting import hosted
from tests.storage.kit import ask
from tests.tables import ANNA, BORIS, VERA, begin, seat

BANK = PACES["relaxed"].bank
ZOE = 77


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "dockside.sqlite3"


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def host(path: Path, time: Time) -> AsyncIterator[Host]:
    async with hosted(path, now=time) as opened:
        yield opened


async def rest_for_days(host: Host, time: Time, user: int) -> None:
    """Make today and the next four days days off."""
    today = time.at // DAY + 3  # the first of January 1970 was a Thursday
    await host.clocks.choose_hours(user, DAYS_OFF, sorted((today + later) % 7 for later in range(5)))


async def own_clock(host: Host, players: int = 2) -> int:
    """A game with ten hours for each, of which two come back."""
    game = await seat(host, "lots", players=players)
    await host.agreements.agree_clock(game, ANNA, Pace("own", 10 * HOUR, 2 * HOUR))
    await host.lobby.start(game, ANNA)
    return game


# ── Hours ──


async def test_days_off_that_are_moved_every_other_day_stop_no_clock(host: Host, time: Time) -> None:
    await host.clocks.choose_hours(BORIS, ZONE, "UTC")
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
    for day in range(0, 40, 2):
        await pass_time(host, time, MONDAY + day * DAY)
        await rest_for_days(host, time, BORIS)
    assert (await wait_of(host, game, 1)).away, "his time is up, and a stand-in has bid"


async def test_they_count_from_the_next_question_on(path: Path, time: Time) -> None:
    async with hosted(path, now=time) as host:
        game = await begin(host, "lots")
        until = (await wait_of(host, game, 1)).due
        time.at += 6 * HOUR
        await host.clocks.choose_hours(BORIS, ZONE, "UTC")
        await host.clocks.choose_hours(BORIS, QUIET, [20 * 60, 8 * 60])
        assert (await wait_of(host, game, 1)).due == until
    async with hosted(path, now=time) as host:
        await host.play.act(game, BORIS, "Bid", {"amount": 1}, None)
        await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
        await host.play.act(game, ANNA, "Keep", {}, None)
        wait = await wait_of(host, game, 1)
        assert (wait.bank, wait.hours) == (BANK, None)
        assert wait.due == time.at + BANK // 2 + 5 * 12 * HOUR, "half of it, and five nights"


async def test_a_question_that_comes_back_by_taking_back_is_no_new_one(host: Host, time: Time) -> None:
    await host.clocks.choose_hours(BORIS, ZONE, "UTC")
    game = await own_clock(host)
    await host.play.act(game, BORIS, "Bid", {"amount": 3}, None)
    await rest_for_days(host, time, BORIS)
    await host.undo.take_back(game, BORIS)
    assert (await wait_of(host, game, 1)).due == time.at + 5 * HOUR, "it runs, day off or not"


async def test_what_has_run_is_taken_by_the_hours_by_which_it_ran(host: Host, time: Time) -> None:
    await host.clocks.choose_hours(BORIS, ZONE, "UTC")
    game = await own_clock(host)
    await rest_for_days(host, time, BORIS)
    time.at += 3 * HOUR
    await host.play.act(game, BORIS, "Bid", {"amount": 3}, None)
    assert (await wait_of(host, game, 1)).bank == 9 * HOUR


# ── Seats ──


async def test_whoever_gets_up_and_sits_down_again_has_the_clock_they_left(host: Host, time: Time) -> None:
    game = await own_clock(host, players=3)
    time.at += 9 * HOUR
    await host.seats.leave(game, BORIS)
    await host.seats.take(game, BORIS, "Boris")
    assert (await wait_of(host, game, 1)).bank == HOUR
    await host.seats.leave(game, BORIS)
    await host.seats.take(game, ZOE, "Zoe", 1)
    async with host.open_games.at(game) as live:
        assert 1 not in live.clocks.seats, "somebody else begins with a whole one"
    await host.seats.leave(game, ZOE)
    await host.seats.take(game, BORIS, "Boris")
    assert (await wait_of(host, game, 1)).bank == HOUR


async def test_whoever_was_forgotten_meanwhile_has_it_too(path: Path, time: Time) -> None:
    async with hosted(path, now=time) as host:
        game = await own_clock(host, players=3)
        time.at += 9 * HOUR
        await host.privacy.forget(BORIS)
    async with hosted(path, now=time) as host:
        await host.seats.take(game, BORIS, "Boris")
        assert (await wait_of(host, game, 1)).bank == HOUR


async def test_whose_time_was_up_comes_back_as_if_they_had_moved(host: Host, time: Time) -> None:
    game = await own_clock(host, players=3)
    await host.play.act(game, ANNA, "Bid", {"amount": 1}, None)
    await host.play.act(game, VERA, "Bid", {"amount": 1}, None)
    await pass_time(host, time, MONDAY + 10 * HOUR)
    assert (await wait_of(host, game, 1)).away
    await host.seats.take(game, ZOE, "Zoe", 1)
    await host.seats.leave(game, ZOE)
    await host.seats.take(game, BORIS, "Boris")
    wait = await wait_of(host, game, 1)
    assert (wait.away, wait.bank) == (False, 2 * HOUR + HOUR // 2)


async def test_the_time_of_an_answer_goes_when_it_is_taken_back_after_getting_up(
    host: Host, time: Time
) -> None:
    game = await own_clock(host, players=3)
    time.at += 5 * HOUR
    await host.play.act(game, BORIS, "Bid", {"amount": 3}, None)
    assert (await wait_of(host, game, 1)).bank == 7 * HOUR
    await host.seats.leave(game, BORIS)
    await host.seats.take(game, BORIS, "Boris")
    await host.undo.take_back(game, BORIS)
    assert (await wait_of(host, game, 1)).bank == 5 * HOUR


async def test_it_goes_after_being_forgotten_too(host: Host, time: Time) -> None:
    game = await own_clock(host, players=3)
    time.at += 5 * HOUR
    await host.play.act(game, BORIS, "Bid", {"amount": 3}, None)
    await host.privacy.forget(BORIS)
    await host.seats.take(game, BORIS, "Boris")
    await host.undo.take_back(game, BORIS)
    assert (await wait_of(host, game, 1)).bank == 5 * HOUR


async def test_nobody_pays_for_the_answers_of_whoever_sat_there_before(host: Host, time: Time) -> None:
    game = await own_clock(host, players=3)
    version = (await host.queries.status(game)).version
    time.at += 5 * HOUR
    await host.play.act(game, BORIS, "Bid", {"amount": 3}, None)
    await host.seats.offer(game, BORIS)
    await host.seats.take(game, ZOE, "Zoe")
    await rewind(host, game, version)
    assert (await wait_of(host, game, 1)).bank == 10 * HOUR


async def test_clocks_that_were_left_go_with_the_game(host: Host, path: Path) -> None:
    game = await own_clock(host, players=3)
    await host.seats.leave(game, BORIS)
    assert ask(path, "SELECT seat, bank FROM left_clock") == [(1, 10 * HOUR)]
    await host.database.write(
        lambda connection: connection.execute("UPDATE game SET status = 'over' WHERE id = ?", (game,))
    )
    assert ask(path, "SELECT * FROM left_clock") == []
