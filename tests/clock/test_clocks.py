"""The clocks of a table: they change with its moves, run out, and are never lost or rung twice."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.clock.availability import QUIET, ZONE
from bot.clock.pace import MOST, PACES, Pace, read_duration
from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from bot.host.open_games import OpenGame
from games import GAMES as EVERY_GAME
from games.kernel import say
from storage import clocks
from storage.actions import Line
from storage.clocks import Due, Wait
from tests.host.hosting import hosted, refusal
from tests.storage.kit import ask
from tests.tables import ANNA, BORIS, begin, seat

DAY, HOUR = 86400, 3600
MONDAY = 1_800_000_000 - 1_800_000_000 % DAY + 12 * HOUR  # noon


class Time:
    """A clock on the wall that only the test moves."""

    def __init__(self) -> None:
        self.at = MONDAY

    def __call__(self) -> float:
        return self.at


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


async def wait_of(host: Host, game: int, place: int) -> Wait:
    async with host.open_games.at(game) as live:
        return live.clocks.seats[place]


async def due(host: Host) -> Due:
    return await host.database.read(lambda connection: clocks.due(connection, host.now()))


async def pass_time(host: Host, time: Time, upto: int) -> list[int]:
    """Everything that is due on the way, one after the other; gives when it was."""
    rang = []
    for _ in range(100):
        found = await due(host)
        for game in found.ends:
            await host.alarm.end_by_time(game)
        for game in found.games:
            await host.alarm.ring(game)
        rang += [time.at] * bool(found.games or found.ends)
        following = (await due(host)).next
        if following is None or following > upto:
            time.at = upto
            return rang
        time.at = following
    raise AssertionError("time stands still")


async def log_of(host: Host, game: int) -> list[tuple[str, int | None]]:
    return [(row.line.kind, row.line.seat) for row in await host.ledger.log(game)]


async def live_of(host: Host, game: int) -> OpenGame:
    async with host.open_games.at(game) as live:
        return live


def turns(path: Path) -> list[tuple[int, int]]:
    return [
        (user, held) for user, held in ask(path, "SELECT user, not_before FROM outbox WHERE kind = 'turn'")
    ]


async def test_a_relaxed_clock_is_usual(host: Host) -> None:
    game = await begin(host, "lots")
    assert (await live_of(host, game)).clocks.agreed[:3] == tuple(PACES["relaxed"])


async def test_both_clocks_run_while_a_sealed_question_is_open(host: Host, time: Time) -> None:
    game = await begin(host, "lots")
    assert [(await wait_of(host, game, place)).since for place in (0, 1)] == [MONDAY, MONDAY]


async def test_an_answer_stops_the_clock_and_brings_time_back(host: Host, time: Time) -> None:
    game = await seat(host, "lots")
    await host.agreements.agree_clock(game, ANNA, Pace("own", 10 * HOUR, 2 * HOUR))
    await host.lobby.start(game, ANNA)
    time.at += 3 * HOUR
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
    wait = await wait_of(host, game, 0)
    assert (wait.bank, wait.asked, wait.since, wait.due) == (9 * HOUR, None, None, None)
    assert (await wait_of(host, game, 1)).since == MONDAY, "the other one's clock runs on"


async def test_no_more_comes_back_than_the_bank_holds(host: Host, time: Time) -> None:
    game = await seat(host, "lots")
    await host.agreements.agree_clock(game, ANNA, Pace("own", 10 * HOUR, 2 * HOUR))
    await host.lobby.start(game, ANNA)
    time.at += HOUR
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
    assert (await wait_of(host, game, 0)).bank == 10 * HOUR


async def test_a_nudge_at_half_a_warning_at_the_last_eighth_then_a_stand_in(
    host: Host, time: Time, path: Path
) -> None:
    game = await begin(host, "lots", players=3)
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
    await host.play.act(game, 12, "Bid", {"amount": 2}, None)
    bank = PACES["relaxed"].bank
    rang = await pass_time(host, time, MONDAY + bank)
    assert rang == [MONDAY + bank // 2, MONDAY + bank - bank // 8, MONDAY + bank]
    assert (await wait_of(host, game, 1)).away
    assert ("/away", 1) in await log_of(host, game)
    assert ("Bid", 1) in await log_of(host, game), "a stand-in has answered the sealed question"


async def test_a_stand_in_answers_at_once_until_the_player_acts(host: Host, time: Time) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
    await pass_time(host, time, MONDAY + 6 * DAY)
    before = len(await log_of(host, game))
    assert (await host.queries.status(game)).waiting in ((0,), (0, 1))
    await host.alarm.back(game, BORIS)
    assert not (await wait_of(host, game, 1)).away
    log = await log_of(host, game)
    assert log[before] == ("/back", 1)
    assert (await wait_of(host, game, 1)).bank == PACES["relaxed"].top_up


async def test_when_everybody_is_away_nothing_goes_on(host: Host, time: Time) -> None:
    game = await begin(host, "lots")
    await pass_time(host, time, MONDAY + 30 * DAY)
    assert [(await wait_of(host, game, place)).away for place in (0, 1)] == [True, True]
    status = await host.queries.status(game)
    assert status.status == "running"
    moves = [kind for kind, _ in await log_of(host, game) if not kind.startswith("/")]
    assert len(moves) <= 1, "the one whose time was up first was played for while the other was there"


async def test_whoever_returns_to_a_table_of_the_absent_plays_with_stand_ins(host: Host, time: Time) -> None:
    game = await begin(host, "lots")
    await pass_time(host, time, MONDAY + 30 * DAY)
    await host.alarm.back(game, ANNA)
    status = await host.queries.status(game)
    assert 0 in status.waiting
    assert 1 not in status.waiting


async def test_after_a_restart_nothing_is_lost_and_nothing_is_done_twice(path: Path, time: Time) -> None:
    async with hosted(path, now=time) as host:
        game = await begin(host, "lots", players=3)
        await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
        await host.play.act(game, 12, "Bid", {"amount": 2}, None)
    rang = []
    for _ in range(8):  # each time by another program
        async with hosted(path, now=time) as host:
            found = await due(host)
            for number in found.games:
                await host.alarm.ring(number)
                rang.append(time.at - MONDAY)
            again = await due(host)
            assert again.games == []
            time.at = again.next or time.at
    bank = PACES["relaxed"].bank
    assert rang[:3] == [bank // 2, bank - bank // 8, bank]
    async with hosted(path, now=time) as host:
        log = await log_of(host, game)
    assert [kind for kind, _ in log].count("/away") == len({place for kind, place in log if kind == "/away"})


@pytest.mark.parametrize(("off", "left"), [(1.0, 2.5), (2.45, 2.5), (4.5, 0.625), (40, 0.625)])
async def test_while_the_bot_is_off_nobody_runs_out_of_time(
    path: Path, time: Time, off: float, left: float
) -> None:
    """Off before the nudge (at 2.5 days) or before the warning (at 4.375) or the end, for ten days each."""
    async with hosted(path, now=time) as host:
        game = await begin(host, "lots", players=3)
        await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
        await pass_time(host, time, MONDAY + int(min(off, 4.9) * DAY))
    time.at += 10 * DAY
    async with hosted(path, now=time) as host:
        await host.alarm.ring(game)
        wait = await wait_of(host, game, 1)
        assert (wait.bank, wait.since, wait.away) == (int(left * DAY), time.at, False)
        assert wait.due is not None
        assert wait.due > time.at


async def test_without_a_clock_reminders_come_ever_further_apart_and_nobody_plays(
    host: Host, time: Time
) -> None:
    game = await seat(host, "lots")
    await host.agreements.agree_clock(game, ANNA, PACES["none"])
    await host.lobby.start(game, ANNA)
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
    assert await pass_time(host, time, MONDAY + 100 * DAY) == [MONDAY + d * DAY for d in (1, 3, 7)]
    assert (await host.queries.status(game)).waiting == (1,)


async def test_a_pause_stops_all_clocks_and_they_go_on_where_they_stood(host: Host, time: Time) -> None:
    game = await seat(host, "lots")
    await host.agreements.agree_clock(game, ANNA, Pace("own", 10 * HOUR, 0))
    await host.lobby.start(game, ANNA)
    time.at += 4 * HOUR
    await host.pauses.pause(game, ANNA)
    assert await pass_time(host, time, MONDAY + 9 * DAY) == []
    await host.pauses.resume(game, ANNA)
    wait = await wait_of(host, game, 1)
    assert (wait.bank, wait.since) == (6 * HOUR, MONDAY + 9 * DAY)
    assert (await pass_time(host, time, time.at + 6 * HOUR))[-1] == MONDAY + 9 * DAY + 6 * HOUR


async def test_pausing_twice_and_resuming_what_runs_are_refused(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    assert (await refusal(path, host.pauses.resume(game, ANNA))).key == "host-not-paused"
    await host.pauses.pause(game, ANNA)
    assert (await refusal(path, host.pauses.pause(game, ANNA))).key == "host-paused-already"


async def test_whoever_sleeps_is_called_in_the_morning(host: Host, time: Time, path: Path) -> None:
    await host.clocks.choose_hours(BORIS, ZONE, "UTC")
    await host.clocks.choose_hours(BORIS, QUIET, [22 * 60, 8 * 60])
    time.at = MONDAY + 11 * HOUR  # 23:00
    await begin(host, "lots")
    assert turns(path) == [(ANNA, 0), (BORIS, MONDAY + 20 * HOUR)]


async def test_another_player_in_a_seat_begins_with_a_whole_clock(host: Host, time: Time) -> None:
    game = await begin(host, "lots")
    time.at += DAY
    await host.seats.offer(game, BORIS)
    await host.seats.take(game, 99, "Zoe")
    wait = await wait_of(host, game, 1)
    assert (wait.bank, wait.since) == (PACES["relaxed"].bank, MONDAY + DAY)


async def test_an_undone_answer_is_waited_for_again(host: Host, time: Time) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
    await host.undo.take_back(game, ANNA)
    assert (await wait_of(host, game, 0)).asked == MONDAY


async def test_the_time_that_an_answer_brings_comes_once_however_often_it_is_taken_back(
    path: Path, time: Time
) -> None:
    async with hosted(path, now=time) as host:
        game = await seat(host, "lots")
        await host.agreements.agree_clock(game, ANNA, Pace("own", 10 * HOUR, 2 * HOUR))
        await host.lobby.start(game, ANNA)
        time.at += 5 * HOUR
        await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
    for _ in range(3):
        async with hosted(path, now=time) as host:
            await host.undo.take_back(game, ANNA)
            assert (await wait_of(host, game, 0)).bank == 5 * HOUR
            await host.play.act(game, ANNA, "Bid", {"amount": 2}, None)
            assert (await wait_of(host, game, 0)).bank == 7 * HOUR


async def test_a_question_that_is_taken_back_brings_no_time(host: Host, time: Time) -> None:
    game = await seat(host, "lots")
    await host.agreements.agree_clock(game, ANNA, Pace("own", 10 * HOUR, 2 * HOUR))
    await host.lobby.start(game, ANNA)
    version = (await host.play.act(game, BORIS, "Bid", {"amount": 3}, None)).version
    await host.play.act(game, ANNA, "Bid", {"amount": 1}, None)
    assert (await host.queries.status(game)).waiting == (1,), "the winner thinks about what to do with it"
    time.at += 3 * HOUR
    async with host.open_games.at(game) as live:
        before = await host.undo.after_version(live, version)
        await host.undo.return_to(live, before, Line("/mod", host.now()))
    assert (await wait_of(host, game, 1))[:3] == (1, 7 * HOUR, None)


async def two_turns(host: Host, time: Time, thought: int = HOUR) -> tuple[int, list[int]]:
    """A game in which Anna and Boris think for so long about each of two lots; the third is open.
    Gives the version before each lot, too."""
    game = await seat(host, "lots")
    await host.agreements.agree_clock(game, ANNA, Pace("own", 10 * HOUR, 2 * HOUR))
    lots = [(await host.lobby.start(game, ANNA)).version]
    for _ in range(2):
        time.at += thought
        await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
        await host.play.act(game, BORIS, "Bid", {"amount": 1}, None)
        lots.append((await host.play.act(game, ANNA, "Keep", {}, None)).version)
    await host.play.act(game, ANNA, "Bid", {"amount": 1}, None)
    return game, lots


async def rewind(host: Host, game: int, version: int) -> None:
    async with host.open_games.at(game) as live:
        before = await host.undo.after_version(live, version)
        await host.undo.return_to(live, before, Line("/mod", host.now()))


async def test_with_several_answers_that_are_taken_back_goes_the_time_of_each(path: Path, time: Time) -> None:
    async with hosted(path, now=time) as host:
        game, lots = await two_turns(host, time, thought=3 * HOUR)
        assert [(await wait_of(host, game, place)).bank for place in (0, 1)] == [10 * HOUR, 8 * HOUR]
    async with hosted(path, now=time) as host:
        await rewind(host, game, lots[0])
        waits = [await wait_of(host, game, place) for place in (0, 1)]
    assert [wait[:2] for wait in waits] == [(0, 4 * HOUR), (1, 4 * HOUR)], "six hours were thought by each"
    assert [wait.asked for wait in waits] == [time.at, time.at], "both are asked anew"


async def test_what_an_answer_brought_that_is_still_in_force_stays(host: Host, time: Time) -> None:
    game, lots = await two_turns(host, time, thought=3 * HOUR)
    await rewind(host, game, lots[1] - 1)
    anna, boris = [await wait_of(host, game, place) for place in (0, 1)]
    assert (anna.bank, boris.bank) == (6 * HOUR, 6 * HOUR)


async def test_no_time_is_taken_twice_however_often_a_moderator_goes_back(host: Host, time: Time) -> None:
    game, lots = await two_turns(host, time)
    await rewind(host, game, lots[1])
    await rewind(host, game, lots[0])
    assert [(await wait_of(host, game, place)).bank for place in (0, 1)] == [8 * HOUR, 8 * HOUR]


async def test_nobody_runs_out_of_time_by_what_others_take_back(host: Host, time: Time) -> None:
    game, lots = await two_turns(host, time, thought=6 * HOUR)
    assert (await wait_of(host, game, 0)).bank == 4 * HOUR
    await rewind(host, game, lots[0])
    assert (await wait_of(host, game, 0)).bank == 10 * HOUR // 8
    assert not (await due(host)).games


async def test_whoever_takes_a_seat_is_not_charged_for_the_answers_of_another(host: Host, time: Time) -> None:
    game, lots = await two_turns(host, time)
    await host.seats.offer(game, BORIS)
    await host.seats.take(game, 99, "Zoe")
    await rewind(host, game, lots[0])
    assert (await wait_of(host, game, 1)).bank == 10 * HOUR


async def test_who_is_away_is_not_called_to_what_was_taken_back(host: Host, time: Time, path: Path) -> None:
    game = await begin(host, "lots")
    version = (await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)).version
    await pass_time(host, time, MONDAY + PACES["relaxed"].bank)
    assert (await wait_of(host, game, 1)).away
    called = ask(path, "SELECT id FROM outbox WHERE kind = 'turn' AND user = ?", BORIS)
    async with host.open_games.at(game) as live:
        before = await host.undo.after_version(live, version)
        await host.undo.return_to(live, before, Line("/mod", host.now()))
    assert (await host.queries.status(game)).waiting == (1,)
    assert ask(path, "SELECT id FROM outbox WHERE kind = 'turn' AND user = ?", BORIS) == called


async def test_in_a_pause_nothing_is_taken_back(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
    await host.pauses.pause(game, ANNA)
    assert (await refusal(path, host.undo.take_back(game, ANNA))).key == "host-paused"
    assert (await refusal(path, host.undo_requests.ask(game, ANNA))).key == "host-paused"
    await host.pauses.resume(game, ANNA)
    await host.undo.take_back(game, ANNA)
    assert (await host.queries.status(game)).waiting == (0, 1)


async def test_a_game_that_is_over_rings_no_more(host: Host, time: Time, path: Path) -> None:
    game = await begin(host, "lots", rounds=1)
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
    await host.play.act(game, BORIS, "Bid", {"amount": 2}, None)
    while (await host.queries.status(game)).status == "running":
        await host.play.act(game, ANNA, "Keep", {}, None)
    assert ask(path, "SELECT count(*) FROM seat_clock WHERE due IS NOT NULL") == [(0,)]


async def test_the_clock_of_a_running_game_cannot_be_changed(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    text = await refusal(path, host.agreements.agree_clock(game, ANNA, PACES["brisk"]))
    assert text.key == "host-agreed-before"


async def test_a_rematch_has_the_same_clock(host: Host, time: Time) -> None:
    game = await seat(host, "lots")
    await host.agreements.agree_clock(game, ANNA, PACES["brisk"])
    await host.lobby.cancel(game, ANNA)
    again = (await host.rematches.again(game, ANNA)).game
    assert (await live_of(host, again)).clocks.agreed.policy == "brisk"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3d", 3 * DAY),
        ("3d 12h", 3.5 * DAY),
        ("90m", 5400),
        ("2 дня 3 ч", 2 * DAY + 3 * HOUR),
        ("1day, 2hours", DAY + 2 * HOUR),
        ("3 дня, 12 ч", 3.5 * DAY),
        ("3 days 12 h", 3.5 * DAY),
        ("3d12h", 3.5 * DAY),
        ("2 суток и 6 часов", 2.25 * DAY),
        ("1 week and 2 days", 9 * DAY),
        ("999999d", 999999 * DAY),
        ("0003d", 3 * DAY),
    ],
)
def test_lengths_of_time_are_read_as_people_write_them(typed: str, meant: float) -> None:
    assert read_duration(typed) == meant


def test_a_number_of_any_length_is_a_length_of_time() -> None:
    found = read_duration("9" * 5000 + "d")
    assert found is not None
    assert found > MOST


@pytest.mark.parametrize("typed", ["", "soon", "3", "d", "3d!", "-3d", "2 months", "2 мес", "30 сек"])
def test_what_is_no_length_of_time_is_none(typed: str) -> None:
    assert read_duration(typed) is None


@pytest.fixture
async def timed(path: Path, time: Time) -> AsyncIterator[Host]:
    """Where a game is played that ends by time."""
    async with hosted(path, EVERY_GAME, now=time) as opened:
        yield opened


async def pause(host: Host, game: int) -> None:
    await host.lifecycle.pause(game, Ruling(77, "why"))


async def close(host: Host, game: int) -> None:
    version = (await host.queries.status(game)).version
    await host.lifecycle.close(game, Ruling(77, "why"), version, say("host-mod-void"))


@pytest.mark.parametrize("meddle", [pause, close])
async def test_time_is_not_up_at_a_table_that_was_paused_or_closed_since_the_clock_was_read(
    timed: Host, time: Time, meddle: Callable[[Host, int], Awaitable[None]]
) -> None:
    game = await begin(timed, "economicus", players=3, ending="time", limit_hours=2)
    time.at += 3 * HOUR
    found = await due(timed)
    await meddle(timed, game)
    before = await log_of(timed, game)
    for number in found.ends:
        await timed.alarm.end_by_time(number)
    assert found.ends == [game]
    assert await log_of(timed, game) == before
