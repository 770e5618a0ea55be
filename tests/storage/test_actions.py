from __future__ import annotations

import asyncio
import sqlite3

import pytest

from games.kernel import Who, say
from games.kernel.hosting import Event
from storage import Database, actions, outbox, snapshots
from storage.actions import Change, HostAction, Line, is_move
from storage.errors import NoSuchGame, Stale
from storage.outbox import Message
from storage.place import Place
from storage.snapshots import Snapshot
from tests.storage.kit import ask, bid, content, new_game, saving


async def test_an_action_is_saved_with_its_position_and_its_messages(database: Database, path: Place) -> None:
    game = await database.write(new_game)
    told = [Event(say("bids", who=Who(1), amount=3)), Event(say("your-card", worth=8), 0)]
    line = Line("Bid", 77, 1, None, {"amount": 3}, told, "click")
    change = Change(game, 0, line, '{"coins": 7}', messages=[Message("log", {"game": game}, channel=1)])
    saved = await database.write(saving(change))
    assert saved == actions.Saved(actions.Row(1, line), again=False)
    (row,) = await database.read(lambda c: actions.log(c, game))
    assert row == actions.Row(1, line._replace(events=tuple(told)))
    assert await database.read(lambda c: snapshots.read(c, game)) == Snapshot(1, '{"coins": 7}')
    (waiting,) = await database.read(outbox.pending)
    assert waiting.message.payload == {"game": game}


async def test_the_same_click_again_gets_the_first_answer_and_adds_nothing(
    database: Database, path: Place
) -> None:
    game = await database.write(new_game)
    first = await database.write(saving(bid(game, 0, key=5)))
    before = content(path)
    for expected in (0, 1, 7):
        again = await database.write(saving(bid(game, expected, key=5)))
        assert again.again
        assert again.row.seq == first.row.seq
        assert again.row.line.picked == first.row.line.picked
    assert content(path) == before


async def test_the_same_click_twice_in_one_transaction_counts_once(database: Database, path: Place) -> None:
    game = await database.write(new_game)
    saved = await asyncio.gather(*(database.write(saving(bid(game, 0, key=5))) for _ in range(6)))
    assert [one.row.seq for one in saved] == [1] * 6
    assert sorted(one.again for one in saved) == [False] + [True] * 5
    assert ask(path, "SELECT count(*) FROM action") == [(1,)]


async def test_keys_of_different_games_do_not_meet(database: Database) -> None:
    one, two = await database.write(new_game), await database.write(lambda c: new_game(c, channel=2))
    for game in (one, two):
        saved = await database.write(saving(bid(game, 0, key=5)))
        assert not saved.again


@pytest.mark.parametrize("expected", [0, 2])
async def test_an_action_on_another_version_is_stale_and_changes_nothing(
    database: Database, path: Place, expected: int
) -> None:
    game = await database.write(new_game)
    await database.write(saving(bid(game, 0)))
    before = content(path)
    with pytest.raises(Stale) as refused:
        await database.write(saving(bid(game, expected)))
    assert refused.value.version == 1
    assert content(path) == before


async def test_an_action_on_no_game_is_refused(database: Database) -> None:
    with pytest.raises(NoSuchGame, match="no game 12"):
        await database.write(saving(bid(12, 0)))


@pytest.mark.only("sqlite")
async def test_a_line_that_does_not_fit_the_table_is_our_mistake_and_not_stale(database: Database) -> None:
    game = await database.write(new_game)
    wrong = Change(game, 0, Line("Bid", "noon"))  # type: ignore[arg-type]
    with pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT value in INTEGER column"):
        await database.write(saving(wrong))


async def test_of_two_programs_that_race_one_wins_every_time(database: Database, path: Place) -> None:
    game = await database.write(new_game)
    rival = await Database.open(path)
    for version in range(40):
        answers = await asyncio.gather(
            database.write(saving(bid(game, version, key=2 * version, amount=1))),
            rival.write(saving(bid(game, version, key=2 * version + 1, amount=2))),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Saved", "Stale"]
    await rival.close()
    assert ask(path, "SELECT count(*), max(seq) FROM action") == [(40, 40)]


async def test_an_undone_line_is_marked_and_stays(database: Database) -> None:
    game = await database.write(new_game)
    for number in range(3):
        await database.write(saving(bid(game, number, amount=number)))
    undo = Change(game, 3, Line(HostAction.UNDO, 0, 0), undoes=[3])
    await database.write(saving(undo))
    rows = await database.read(lambda c: actions.log(c, game))
    assert [(row.seq, row.undone_by) for row in rows] == [(1, None), (2, None), (3, 4), (4, None)]
    assert [actions.entry(row).values for row in actions.in_force(rows)] == [{"amount": 0}, {"amount": 1}]


async def test_several_lines_can_be_taken_back_by_one(database: Database) -> None:
    game = await database.write(new_game)
    for number in range(4):
        await database.write(saving(bid(game, number, amount=number)))
    await database.write(saving(Change(game, 4, Line(HostAction.UNDO, 0, 0), undoes=[2])))
    await database.write(saving(Change(game, 5, Line(HostAction.MOD, 0), undoes=[2, 3, 4])))
    rows = await database.read(lambda c: actions.log(c, game))
    assert [row.undone_by for row in rows] == [None, 5, 6, 6, None, None], "each by the first that did"


async def test_the_log_can_be_read_from_any_version_on(database: Database) -> None:
    game = await database.write(new_game)
    for number in range(4):
        await database.write(saving(bid(game, number)))
    assert [row.seq for row in await database.read(lambda c: actions.log(c, game, after=2))] == [3, 4]


async def test_the_last_position_is_stored_small_and_reads_the_same(database: Database, path: Place) -> None:
    game = await database.write(new_game)
    state = '{"coins": [' + "10," * 1_000 + "10]}"
    line = Line("Bid", 0, 0)
    await database.write(saving(Change(game, 0, line, state, over=True)))
    assert (await database.read(lambda c: snapshots.read(c, game))).state == state
    assert ask(path, "SELECT length(state) FROM snapshot")[0][0] < len(state) / 10


def test_what_the_host_itself_did_is_filed_under_the_names_that_are_in_every_file() -> None:
    assert [str(kind) for kind in HostAction] == [
        "/create",
        "/join",
        "/leave",
        "/stand-in",
        "/options",
        "/clock",
        "/start",
        "/cancel",
        "/gone",
        "/idle",
        "/deserted",
        "/abandoned",
        "/undo",
        "/ask",
        "/agree",
        "/decline",
        "/offer",
        "/keep",
        "/seat",
        "/away",
        "/late",
        "/back",
        "/pause",
        "/resume",
        "/mod",
        "/claim",
        "/hint",
        "/lost",
    ]


def test_a_move_is_told_from_what_the_host_itself_did() -> None:
    assert not any(map(is_move, HostAction))
    assert is_move("Bid")


async def test_what_the_host_itself_did_is_read_as_it_was_written(database: Database, path: Place) -> None:
    game = await database.write(new_game)
    await database.write(saving(Change(game, 0, Line(HostAction.JOIN, 0, 1))))
    (row,) = await database.read(lambda c: actions.log(c, game))
    assert row.line.kind == HostAction.JOIN
    assert ask(path, "SELECT kind FROM action") == [("/join",)]


async def test_the_last_move_is_neither_what_was_taken_back_nor_what_the_host_did(database: Database) -> None:
    game = await database.write(new_game)
    lines = [Line(HostAction.START, 1), Line("Bid", 2, 0), Line("Bid", 3, 1), Line(HostAction.AWAY, 4, 0)]
    for number, line in enumerate(lines):
        await database.write(saving(Change(game, number, line)))
    assert await database.read(lambda c: (actions.last_mover(c, game), actions.last_moved(c, game))) == (1, 3)
    await database.write(saving(Change(game, 4, Line(HostAction.MOD, 5), undoes=[2, 3])))
    found = await database.read(lambda c: (actions.last_mover(c, game), actions.last_moved(c, game)))
    assert found == (None, 1), "the start counts for the time, and nobody made it"
