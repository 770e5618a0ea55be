"""python -m storage: check, backup, export, migrate."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.host.host import Host, build_host
from games import GAMES
from games.__main__ import main as games_command
from games.kernel.hosting import deal
from storage import Database
from storage.__main__ import main
from storage.care.backup import backup
from storage.care.check import Difference, check
from storage.care.export import export
from storage.errors import NotSaved, StorageError
from storage.opening import open_place, read_place
from storage.place import Place
from tests.kit_game import GAMES as SMALL
from tests.storage.kit import ask, content, spelled
from tests.tables import ANNA, begin, play_on, seat

BOTH = {**GAMES, **SMALL}


@pytest.fixture
def host(database: Database) -> Host:
    return build_host(database, BOTH)


def differences(path: Place) -> list[Difference]:
    with closing(read_place(path)) as connection:
        return list(check(connection, BOTH))


def exported(path: Place, game: int) -> dict[str, Any]:
    with closing(read_place(path)) as connection:
        return export(connection, game, BOTH)


def spoil(path: Place, sql: str, *values: Any) -> None:
    """What only a mistake of ours or a failing disk could do."""
    with closing(open_place(path)) as connection:
        connection.begin()
        with (
            connection.unguarded("actions_are_never_rewritten", "action"),
            connection.unguarded("actions_are_never_deleted", "action"),
        ):
            assert connection.execute(sql, values).rowcount == 1
        connection.commit()


# check


async def test_games_that_were_hosted_replay_to_what_is_stored(host: Host, path: Place) -> None:
    await seat(host, "lots", channel=1)
    await play_on(host, await begin(host, "lots", channel=2, players=3), Random(1))
    await play_on(host, await begin(host, "container", channel=3, players=4), Random(2), most=120)
    game = await begin(host, "lots", channel=4)
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    await host.undo.take_back(game, ANNA)
    assert differences(path) == []


async def test_check_names_the_place_where_a_snapshot_differs_and_not_what_lies_there(
    host: Host, path: Place
) -> None:
    game = await begin(host, "lots")
    await play_on(host, game, Random(1), most=4)
    ((state,),) = ask(path, "SELECT state FROM snapshot")
    saved = json.loads(state)
    saved["state"]["coins"][1] += 40_000
    spoil(path, "UPDATE snapshot SET state = ?", json.dumps(saved, separators=(",", ":")).encode())
    assert differences(path) == [Difference(game, "after action 7 the snapshot differs at state.coins[1]")]


async def test_check_names_the_first_action_that_is_refused(host: Host, path: Place) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    await host.play.act(game, ANNA, "Borrow", {}, 2)
    spoil(path, "UPDATE action SET picked = ? WHERE kind = 'Bid'", '{"amount": 4000}')
    assert differences(path) == [Difference(game, "action 4 (Bid of seat 0) is refused: choose-amount")]


async def test_check_names_the_first_action_that_tells_something_else(host: Host, path: Place) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    spoil(path, "UPDATE action SET events = ? WHERE kind = 'Borrow'", "[]")
    assert differences(path) == [Difference(game, "action 4 (Borrow of seat 0) tells something else")]


async def test_check_names_a_start_that_deals_something_else(host: Host, path: Place) -> None:
    game = await begin(host, "lots", seed="one seed")
    spoil(path, "UPDATE game SET deal = replace(deal, 'one seed', 'another seed')")
    assert differences(path) == [Difference(game, "action 3: the start tells something else")]


async def test_check_counts_the_actions(host: Host, path: Place) -> None:
    game = await begin(host, "lots")
    spoil(path, "DELETE FROM action WHERE seq = 2")
    assert differences(path) == [Difference(game, "2 actions are filed, the snapshot counts 3")]


async def test_check_goes_on_after_a_game_that_it_does_not_know(host: Host, path: Place) -> None:
    one, two = await begin(host, "lots", channel=1), await begin(host, "lots", channel=2)
    spoil(path, "UPDATE game SET key = 'chess' WHERE id = ?", one)
    spoil_again = "UPDATE game SET deal = 'nonsense' WHERE id = ?"
    spoil(path, spoil_again, two)
    assert differences(path) == [
        Difference(one, "this program does not know the game 'chess'"),
        Difference(two, "it breaks with JSONDecodeError"),
    ]


async def test_the_command_tells_the_difference_and_fails(
    host: Host, path: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    game = await begin(host, "container", players=3)
    assert main(["check", spelled(path)]) == 0
    assert capsys.readouterr().out == "1 games with 4 actions replayed; 0 differ.\n"
    spoil(path, "UPDATE snapshot SET version = 9")
    assert main(["check", spelled(path)]) == 1
    assert capsys.readouterr().out == (
        f"Game {game}: 4 actions are filed, the snapshot counts 9.\n"
        "1 games with 4 actions replayed; 1 differ.\n"
    )


# backup


@pytest.mark.only("sqlite")
async def test_a_backup_holds_the_same_and_can_be_played_on(host: Host, path: Path, tmp_path: Path) -> None:
    game = await begin(host, "lots", rounds=50)
    await play_on(host, game, Random(3), most=20)
    backup(path, tmp_path / "copy")
    assert content(tmp_path / "copy") == content(path)
    restored = await Database.open(tmp_path / "copy")
    before, after = await host.queries.status(game), await build_host(restored, BOTH).queries.status(game)
    assert after == before
    await play_on(build_host(restored, BOTH), game, Random(3), most=5)
    await restored.close()
    assert (await host.queries.status(game)).version == before.version, "the original has not moved"


@pytest.mark.only("sqlite")
async def test_a_backup_is_taken_while_the_bot_goes_on(host: Host, path: Path, tmp_path: Path) -> None:
    game = await begin(host, "lots", rounds=2_000)
    playing = asyncio.create_task(play_on(host, game, Random(6), most=200))
    copies = [tmp_path / str(number) for number in range(5)]
    for copy in copies:
        await asyncio.to_thread(backup, path, copy)
        await asyncio.sleep(0.01)
    await playing
    assert [differences(copy) for copy in copies] == [[]] * 5
    lengths = [ask(copy, "SELECT count(*) FROM action")[0][0] for copy in copies]
    assert lengths[0] < lengths[-1], "it was played on between the first and the last"


@pytest.mark.only("sqlite")
def test_the_tools_are_a_command(path: Path) -> None:
    open_place(path).close()
    command = [sys.executable, "-m", "storage", "backup", path.name, "copy"]
    assert subprocess.run(command, cwd=path.parent, check=False).returncode == 0
    assert content(path.with_name("copy")) == content(path)


@pytest.mark.only("sqlite")
async def test_a_backup_is_private_and_one_file(host: Host, path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    backup(path, folder / "monday")
    assert [file.name for file in folder.iterdir()] == ["monday"]
    assert (folder / "monday").stat().st_mode & 0o777 == 0o600


@pytest.mark.only("sqlite")
async def test_a_backup_never_replaces_a_file(host: Host, path: Path, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary")
    with pytest.raises(StorageError, match=r"^diary is there already: choose another name\.$"):
        backup(path, tmp_path / "diary")
    assert (tmp_path / "diary").read_text() == "Dear diary"


@pytest.mark.only("sqlite")
async def test_a_backup_to_where_there_is_no_folder_is_refused(
    host: Host, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", spelled(path), str(tmp_path / "nowhere" / "copy")]) == 2
    assert capsys.readouterr().err == "copy cannot be written: No such file or directory.\n"


@pytest.mark.only("sqlite")
@pytest.mark.parametrize("command", [["check"], ["backup", "copy"], ["export", "1"], ["migrate"]])
def test_a_database_that_is_not_there_is_not_made(
    path: Path, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command[0], str(path), *command[1:]]) == 2
    assert capsys.readouterr().err == "There is no database dockside.sqlite3.\n"
    assert not path.exists()


@pytest.mark.only("sqlite")
def test_a_damaged_file_is_told_from_a_database(path: Path) -> None:
    path.write_text("no database " * 500)
    with pytest.raises(NotSaved, match="not a Dockside database"):
        backup(path, path.with_name("copy"))
    assert not path.with_name("copy").exists()


# export


async def test_a_running_game_is_exported_without_a_secret(host: Host, path: Place) -> None:
    game = await begin(host, "lots", seed="the secret seed", players=3)
    await host.play.act(game, ANNA, "Bid", {"amount": 7}, 1)
    found = exported(path, game)
    assert found == {
        "status": "running",
        "format": 1,
        "game": "lots",
        "rules_version": 1,
        "seats": 3,
        "options": {"rounds": 3, "open_hands": False},
        "components": {"coins": 10},
        "first": None,
        "edition": 1,
        "commitment": deal(SMALL["lots"], 3, "the secret seed").commitment,
        "seed": None,
        "bots": {},
        "events": [
            [4, found["events"][0][1]],
            [5, {"say": "has-answered", "with": {"who": {"who": 0}}}],
        ],
    }
    assert found["events"][0][1]["say"] == "host-started"
    assert "lucky-number" not in json.dumps(found)


async def test_two_bids_that_differ_give_the_same_export(host: Host, path: Place) -> None:
    one, two = [await begin(host, "lots", channel=number) for number in (1, 2)]
    await host.play.act(one, ANNA, "Bid", {"amount": 0}, 1)
    await host.play.act(two, ANNA, "Bid", {"amount": 9}, 1)
    assert exported(path, one) == exported(path, two)


async def test_a_lobby_is_exported_without_the_commitment_that_is_not_published_yet(
    host: Host, path: Place
) -> None:
    found = exported(path, await seat(host, "lots"))
    assert (found["status"], found["commitment"], found["seed"]) == ("lobby", None, None)


async def test_a_finished_game_is_exported_whole_and_verifies(
    host: Host, path: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = await begin(host, "container", players=3, seed=None)
    await play_on(host, game, Random(5))
    assert main(["export", spelled(path), str(game)]) == 0
    text = capsys.readouterr().out
    standing, found = await host.queries.status(game), json.loads(text)
    assert found["seed"] == standing.seed
    assert found["commitment"] == standing.commitment
    assert found["winners"] == list(standing.winners)
    (tmp_path / "game.json").write_text(text)
    assert games_command(["replay", str(tmp_path / "game.json")]) == 0
    assert capsys.readouterr().out.startswith("Verified: container")


async def test_what_was_taken_back_is_not_in_the_export(host: Host, path: Place) -> None:
    game = await begin(host, "lots", rounds=1)
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    await host.undo.take_back(game, ANNA)
    await play_on(host, game, Random(8))
    entries = exported(path, game)["entries"]
    rows = ask(path, "SELECT count(*) FROM action WHERE kind NOT LIKE '/%'")
    assert rows == [(len(entries) + 1,)]


async def test_a_game_that_is_not_there_cannot_be_exported(
    host: Host, path: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", spelled(path), "12"]) == 2
    assert capsys.readouterr().err == "There is no game 12 in this database.\n"
