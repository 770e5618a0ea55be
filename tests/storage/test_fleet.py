"""Several processes on one database: who may start, who holds a game, who sends, who leads."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from threading import Event
from time import monotonic
from typing import Any

import pytest

from storage import Database, fleet, games, holding
from storage.care.alone import alone
from storage.engine.reader import NOBODY, asker
from storage.errors import CountedOtherwise, InUse, NotSaved, Served
from storage.fleet import Fleet
from storage.opening import open_place
from storage.place import Server
from storage.postgres.connection import WATCHED
from storage.postgres.line import MARKED
from storage.shards import Shards, shards
from tests.postgres import empty_database
from tests.storage.kit import bid, new_game, saving
from tests.storage.test_server_away import cut

pytestmark = pytest.mark.only("postgresql")
FIRST, SECOND = Shards((0,), 2), Shards((1,), 2)


@pytest.fixture
def server() -> Server:
    return empty_database()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "BEAT", 0.05)
    monkeypatch.setattr(fleet, "GRACE", 0.3)
    monkeypatch.setattr(fleet, "_AT_THE_START", 0.2)
    monkeypatch.setattr("storage.postgres.alone._PATIENCE", 0.1)


@asynccontextmanager
async def process(server: Server, part: Shards) -> AsyncIterator[Database]:
    database = await Database.open(server, shards=part)
    try:
        yield database
    finally:
        await database.close()


@pytest.fixture
async def two(server: Server) -> AsyncIterator[tuple[Database, Database]]:
    async with process(server, FIRST) as first, process(server, SECOND) as second:
        yield first, second


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110 - of another process, or of a task
            await asyncio.sleep(0.01)


def of(database: Database) -> Fleet:
    assert database.fleet is not None
    return database.fleet


# which part of Discord


def test_shards_are_read_and_written_alike() -> None:
    assert shards("0-3/8") == Shards((0, 1, 2, 3), 8)
    assert [str(shards(written)) for written in ("0-3/8", "2/3", "0-0/1")] == ["0-3/8", "2/3", "0/1"]
    assert [shards(written) for written in ("", "3-1/8", "4/4", "a/b", "1")] == [None] * 5


def test_the_name_of_a_systemd_unit_tells_shards_too() -> None:
    assert [str(shards(written)) for written in ("0-3-8", "2-2-3")] == ["0-3/8", "2/3"]


def test_a_server_belongs_to_the_shard_that_discord_says_and_dms_to_the_first() -> None:
    eight = Shards((0, 1), 8)
    assert [eight.of(guild << 22) for guild in (0, 1, 9, 15)] == [0, 1, 1, 7]
    assert eight.of(None) == 0
    assert [eight.serve(guild << 22) for guild in (1, 2)] == [True, False]


# who may start


def test_processes_with_shards_of_their_own_are_let_in_together(server: Server) -> None:
    with alone(server, FIRST), alone(server, SECOND):
        pass


def test_a_shard_that_is_served_already_is_refused_in_one_sentence(server: Server) -> None:
    with alone(server, FIRST), pytest.raises(Served) as refused, alone(server, Shards((0, 1), 2)):
        pass
    assert str(refused.value) == (
        "Another Dockside already serves shard 0 of this database. "
        "Stop it first, or give each process shards of its own in DOCKSIDE_SHARDS."
    )


@pytest.mark.parametrize(("there", "comes"), [(None, FIRST), (FIRST, None), (None, None)])
def test_without_shards_a_process_is_alone(
    server: Server, there: Shards | None, comes: Shards | None
) -> None:
    with alone(server, there), pytest.raises(InUse), alone(server, comes):
        pass


def test_processes_have_to_count_shards_alike(server: Server) -> None:
    with alone(server, FIRST), pytest.raises(CountedOtherwise) as refused, alone(server, Shards((1,), 3)):
        pass
    assert str(refused.value).startswith("Other processes on this database count 2 shards, and this one 3.")


async def test_who_serves_is_known_though_the_server_was_restarted(server: Server) -> None:
    """The lock of the start is lost with its connection, and nobody takes it again."""
    async with process(server, FIRST) as database:
        await asyncio.to_thread(cut, server)
        await until(lambda: of(database).games.epoch > 1)
        with pytest.raises(InUse), alone(server):
            pass
        with pytest.raises(Served):
            await Database.open(server, shards=FIRST)


# games


async def test_a_game_is_held_by_one_process_at_a_time(two: tuple[Database, Database]) -> None:
    first, second = map(of, two)
    await first.games.hold(7)
    waiting = asyncio.create_task(second.games.hold(7))
    await second.games.hold(8)
    await asyncio.sleep(0.1)
    assert not waiting.done()
    assert first.games.let_go(7)
    await asyncio.wait_for(waiting, 5)
    second.games.let_go(7)


async def test_whoever_holds_a_game_again_learns_whether_another_has_changed_it(
    two: tuple[Database, Database],
) -> None:
    (here, there), game = two, await two[0].write(new_game)

    async def held(by: Database) -> bool:
        known = await of(by).games.hold(game)
        of(by).games.let_go(game)
        return known

    assert [await held(here), await held(here), await held(there), await held(here)] == [
        False,
        True,
        False,
        True,
    ]
    await of(there).games.hold(game)
    await there.write(saving(bid(game, 0)))
    of(there).games.let_go(game)
    assert [await held(here), await held(there)] == [False, True]


async def test_a_game_is_as_it_was_for_whoever_changed_it_alone(two: tuple[Database, Database]) -> None:
    (here, _), game = two, await two[0].write(new_game)
    await of(here).games.hold(game)
    await here.write(saving(bid(game, 0)))
    of(here).games.let_go(game)
    of(here).games.leave_all()
    assert game not in of(here).games._held
    assert await of(here).games.hold(game)
    of(here).games.let_go(game)


def asks(process: Fleet) -> list[str]:
    """What is asked of the database from now on about games."""
    found, exchange = [], process._line.exchange

    def told(gone: Any, wanted: Any) -> Any:
        found.append(f"{[*gone]} {[*wanted]}")
        return exchange(gone, wanted)

    process._line.exchange = told  # type: ignore[method-assign]
    return found


async def test_a_game_stays_with_its_process_until_another_one_wants_it(
    two: tuple[Database, Database],
) -> None:
    first, second = map(of, two)
    said = asks(first)
    for _ in range(5):
        await first.games.hold(7)
        await asyncio.sleep(0.05)
        assert first.games.let_go(7)
    assert said == ["[] [7]"]
    await asyncio.wait_for(second.games.hold(7), 5)
    assert said == ["[] [7]", "[7] []"]
    second.games.let_go(7)


async def test_a_game_that_nobody_uses_is_let_go_after_a_while(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holding, "_KEPT", 0.05)
    first, _ = map(of, two)
    await first.games.hold(7)
    first.games.let_go(7)
    said = asks(first)
    await until(lambda: said == ["[7] []"])


async def test_whoever_cannot_hear_that_others_want_a_game_keeps_none(
    two: tuple[Database, Database],
) -> None:
    first, second = map(of, two)
    await first.games.hold(7)
    first.games.let_go(7)
    first._listener.close()
    first._ears.on_silence()
    await first.games.hold(8)
    first.games.let_go(8)
    assert not first.games._held
    for game in (7, 8):
        await asyncio.wait_for(second.games.hold(game), 5)
        second.games.let_go(game)


async def test_no_more_games_are_kept_than_there_is_room_for_locks(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holding, "_MOST_KEPT", 3)
    first, _ = map(of, two)
    for game in range(1, 9):
        await first.games.hold(game)
        first.games.let_go(game)
    assert len(first.games._held) == 3


async def test_a_game_is_asked_for_again_when_the_connection_that_kept_it_is_gone(
    server: Server, two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has looked yet, and another process may have changed it meanwhile."""
    monkeypatch.setattr(fleet, "BEAT", 30)
    (here, there), game = two, await two[0].write(new_game)
    await asyncio.sleep(0.1)
    await of(here).games.hold(game)
    of(here).games.let_go(game)
    await asyncio.to_thread(cut, server)
    await of(there).games.hold(game)
    await there.write(saving(bid(game, 0)))
    of(there).games.let_go(game)
    assert not await of(here).games.hold(game)
    of(here).games.let_go(game)


async def test_a_game_is_asked_for_again_when_nobody_has_looked_at_the_connection_for_long(
    two: tuple[Database, Database],
) -> None:
    first, _ = map(of, two)
    await first.games.hold(7)
    first.games.let_go(7)
    said = asks(first)
    first.games._sure_until = 0.0
    await first.games.hold(7)
    assert said == ["[7] []", "[] [7]"]


def test_all_that_makes_an_open_game_changes_its_mark(server: Server) -> None:
    with closing(open_place(server)) as connection:
        game, said = new_game(connection), list[str]()

        class Heard:
            def execute(self, sql: str, parameters: Any = ()) -> Any:
                said.append(sql)
                return connection.execute(sql, parameters)

        games.fetch(Heard(), game)  # type: ignore[arg-type]
    read = {table for sql in said for table in re.findall(r"(?:FROM|JOIN) (\w+)", sql)}
    assert read == {*MARKED}


async def test_a_game_that_is_used_without_a_gap_is_left_to_others_all_the_same(
    two: tuple[Database, Database],
) -> None:
    first, second = map(of, two)
    busy = True

    async def use() -> None:
        while busy:
            await first.games.hold(7)
            await asyncio.sleep(0.001)
            first.games.let_go(7)

    using = asyncio.create_task(use())
    await asyncio.sleep(0.05)
    await asyncio.wait_for(second.games.hold(7), 5)
    busy = False
    second.games.let_go(7)
    await using


async def test_whoever_is_cancelled_while_a_game_is_taken_keeps_it_from_nobody(
    two: tuple[Database, Database],
) -> None:
    first, second = map(of, two)
    for wait in (0.0, 0.0005, 0.002):
        taking = asyncio.create_task(first.games.hold(7))
        await asyncio.sleep(wait)
        taking.cancel()
        await asyncio.gather(taking, return_exceptions=True)
        if not taking.cancelled():
            first.games.let_go(7)
        await asyncio.wait_for(second.games.hold(7), 5)
        second.games.let_go(7)
        await asyncio.wait_for(first.games.hold(7), 5)
        first.games.let_go(7)


async def test_what_was_held_over_a_lost_connection_is_not_believed_any_more(
    server: Server, two: tuple[Database, Database]
) -> None:
    first, _ = map(of, two)
    await first.games.hold(7)
    epoch = first.games.epoch
    await asyncio.to_thread(cut, server)
    await until(lambda: first.games.epoch > epoch)
    assert not first.games.let_go(7)
    assert not await first.games.hold(7)
    first.games.let_go(7)


async def test_a_game_that_cannot_be_asked_for_is_refused_as_not_saved(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = map(of, two)
    monkeypatch.setattr(holding, "_PATIENCE", 0.1)
    await second.games.hold(7)
    with pytest.raises(NotSaved) as refused:
        await first.games.hold(7)
    assert refused.value.cause == "busy"


async def test_whoever_waits_for_an_answer_waits_no_longer_than_discord_does(
    two: tuple[Database, Database],
) -> None:
    """Another process may be frozen, and the games that it holds with it."""
    first, second = map(of, two)
    await second.games.hold(7)
    asker.set(5)
    began = monotonic()
    with pytest.raises(NotSaved) as refused:
        await first.games.hold(7)
    assert refused.value.cause == "busy"
    assert monotonic() - began < 2.5
    second.games.let_go(7)
    await asyncio.wait_for(first.games.hold(7), 5)
    first.games.let_go(7)


async def test_a_line_that_stands_still_holds_up_nobody_for_long_and_keeps_no_game(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(holding, "_OF_PEOPLE", 0.05)
    first, second = map(of, two)
    moves = Event()
    first._thread.submit(moves.wait)
    asker.set(5)
    for _ in range(2):
        with pytest.raises(NotSaved):
            await first.games.hold(7)
    moves.set()
    asker.set(NOBODY)
    for process in (second, first, second):
        await asyncio.wait_for(process.games.hold(7), 5)
        process.games.let_go(7)


# who sends, and who leads


async def test_each_process_sends_for_its_own_shards(two: tuple[Database, Database]) -> None:
    await until(lambda: [of(database).sending() for database in two] == [{0}, {1}])


async def test_one_process_leads_and_another_one_takes_over(server: Server) -> None:
    second = await Database.open(server, shards=SECOND)
    async with process(server, FIRST) as first:
        assert [of(second).leads, of(first).leads] == [True, False]
        of(first).departed()
        await second.close()
        await until(lambda: of(first).leads)
        assert of(first).departed(), "it is told that somebody may have left something unfinished"
        assert not of(first).departed()


async def test_shards_without_a_process_are_sent_for_by_another_until_theirs_is_back(server: Server) -> None:
    async with process(server, FIRST) as first:
        await until(lambda: of(first).sending() == {0, 1})
        sending, of(first).is_serving = True, lambda shard: sending
        async with process(server, SECOND) as second:
            await until(lambda: of(first).sending() == {0})
            await asyncio.sleep(0.2)
            assert of(second).sending() == set(), "something is still on its way"
            sending = False
            await until(lambda: of(second).sending() == {1})


_DOOMED = """
import asyncio, sys
from storage import Database
from storage.place import Server
from storage.shards import Shards

async def live():
    database = await Database.open(Server(sys.argv[1]), shards=Shards((1,), 2))
    await database.fleet.games.hold(7)
    print(database.fleet.leads, flush=True)
    await asyncio.sleep(3600)

asyncio.run(live())
"""


async def test_all_that_a_process_held_is_taken_by_others_when_it_is_killed(server: Server) -> None:
    doomed = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _DOOMED, server.address, stdout=asyncio.subprocess.PIPE
    )
    assert doomed.stdout is not None
    assert await doomed.stdout.readline() == b"True\n", "it leads"
    async with process(server, FIRST) as database:
        left = of(database)
        left.departed()
        assert not left.leads
        doomed.kill()
        await doomed.wait()
        await until(lambda: left.leads and left.sending() == {0, 1})
        assert left.departed()
        await left.games.hold(7)
        left.games.let_go(7)


def test_others_have_taken_over_within_half_a_minute_though_a_machine_is_gone_without_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    told = {name.decode(): int(value) for name, value in re.findall(rb"(keepalives_\w+) = (\d+)", WATCHED)}
    unseen = told["keepalives_idle"] + told["keepalives_interval"] * told["keepalives_count"]
    assert unseen + fleet.GRACE + 2 * fleet.BEAT < 30
    assert unseen > holding.VALID, "nobody goes by what it held when another one may have it"


async def test_who_cannot_see_the_others_sends_nothing_and_leads_nobody(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet, "VALID", 0.01)
    monkeypatch.setattr(fleet, "BEAT", 30)
    first, _ = map(of, two)
    await asyncio.sleep(0.1)
    first._valid_until = 0.0
    assert (first.sending(), first.leads) == (frozenset(), False)


async def test_whoever_sends_for_a_shard_hears_from_others_that_something_waits(
    two: tuple[Database, Database],
) -> None:
    first, second = map(of, two)
    heard: list[str] = []
    first.on_mail, second.on_mail = (lambda: heard.append("first")), (lambda: heard.append("second"))
    await first.tell({1})
    await until(lambda: heard == ["second"])
    await first.tell({0, 1})
    await until(lambda: sorted(heard) == ["first", "second", "second"])


async def test_processes_take_turns_to_begin_sessions(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet, "_APART", 0.6)
    monkeypatch.setattr(fleet, "_TURN_AGAIN", 0.01)
    first, second = map(of, two)
    began = monotonic()
    for process, turn in ((first, 0), (second, 1)):
        await process.begin_session(turn)
    assert monotonic() - began < 0.6, "Discord lets these begin together"
    await second.begin_session(0)
    assert monotonic() - began > 0.6


async def test_the_turn_of_a_process_that_ends_is_over(server: Server) -> None:
    async with process(server, FIRST) as first:
        await of(first).begin_session(0)
    async with process(server, SECOND) as second:
        await asyncio.wait_for(of(second).begin_session(0), 2)


async def test_whoever_was_cut_off_hears_again(server: Server, two: tuple[Database, Database]) -> None:
    first, second = map(of, two)
    heard: list[str] = []
    await asyncio.to_thread(cut, server)
    await until(lambda: second.games.epoch > 1)
    await asyncio.sleep(0.3)
    second.on_mail = lambda: heard.append("second")
    await first.tell({1})
    await until(lambda: heard != [])
