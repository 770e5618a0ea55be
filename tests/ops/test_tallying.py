"""Moves that were acknowledged and are missing at a start are missed, once, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
from pathlib import Path
from random import Random

import pytest

from bot.host.host import Host
from bot.ops.tallying import Tallying
from storage.__main__ import main
from storage.care import tally
from storage.care.backup import backup
from tests.host.hosting import LotsWords, hosted
from tests.storage.kit import ask
from tests.tables import begin, play_on

NOON = 1_800_000_000


def journal(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def crash(file: Path, there: Path) -> None:
    """Leave the files as a program leaves them that is killed."""
    for name in (file, journal(file), tally.beside(file)):
        shutil.copy(name, there.with_name(name.name.replace(file.name, there.name)))


def remove(file: Path) -> None:
    file.unlink()


def cut(file: Path) -> None:
    """Half of the journal did not get to the disk, whatever the disk has said."""
    os.truncate(journal(file), journal(file).stat().st_size // 2)


async def play(host: Host, moves: int = 60) -> int:
    game = await begin(host, "lots", rounds=200)
    await play_on(host, game, Random(3), most=moves)
    return game


@pytest.fixture
async def killed(path: Path, tmp_path: Path) -> Path:
    """What is left of a program that was killed in the midst of a game, a second after noting it."""
    there = tmp_path / "killed.sqlite3"
    async with hosted(path, now=lambda: NOON) as host, Tallying(host, path) as tallying:
        await play(host)
        await tallying.note()
        crash(path, there)
    return there


async def warnings_at_start(file: Path, caplog: pytest.LogCaptureFixture) -> list[str]:
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        async with hosted(file, now=lambda: NOON + 60) as host, Tallying(host, file):
            pass
    return [record.getMessage() for record in caplog.records]


def version(file: Path) -> int:
    ((found,),) = ask(file, "SELECT version FROM snapshot")
    return int(found)


async def test_moves_that_a_cut_journal_has_lost_are_told_once_in_the_log(
    killed: Path, caplog: pytest.LogCaptureFixture
) -> None:
    cut(killed)
    left = version(killed)
    assert 3 < left < 63
    assert await warnings_at_start(killed, caplog) == [
        "moves are missing: the journal of the file was cut, or an older copy was put in its place. "
        "The games go on from where they stand: "
        f"game 1 at version {left} of 63, last changed 2027-01-15 08:00 UTC"
    ]
    assert await warnings_at_start(killed, caplog) == []


async def test_the_table_is_told_from_when_on_and_where_it_stands(killed: Path) -> None:
    cut(killed)
    left = version(killed)
    async with hosted(killed, now=lambda: NOON + 60) as host, Tallying(host, killed):
        (*_, told) = await host.queries.history(1)
        assert told.version == left + 1
        assert [LotsWords(language)(told.event.text) for language in ("en", "ru")] == [
            f"Moves after <t:{NOON}:f> are gone: my file has lost them. "
            f"The table is back at move {left - 3}; play on from there.",
            f"Ходы после <t:{NOON}:f> пропали: в моём файле их больше нет. "
            f"Игра вернулась к ходу {left - 3}, продолжайте с него.",
        ]
        await play_on(host, 1, Random(4), most=5)
    kinds = ask(killed, "SELECT kind FROM outbox WHERE json_extract(payload, '$.version') = ?", left + 1)
    assert {kind for (kind,) in kinds} == {"board", "turn"}


async def test_what_is_sent_from_then_on_is_not_taken_for_what_was_sent_before(killed: Path) -> None:
    """Versions come again, and Discord knows messages by numbers that are made of them."""
    cut(killed)
    before = ask(killed, "SELECT salt FROM salt")
    async with hosted(killed) as host, Tallying(host, killed):
        pass
    assert ask(killed, "SELECT salt FROM salt") != before


async def test_a_kill_that_loses_nothing_is_not_told(killed: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert version(killed) == 63
    assert await warnings_at_start(killed, caplog) == []
    assert version(killed) == 63


async def test_a_restored_backup_is_told_once(
    path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(path, now=lambda: NOON) as host, Tallying(host, path):
        await play(host, 10)
        backup(path, tmp_path / "copy")
        await play_on(host, 1, Random(4), most=7)
        await begin(host, "lots", channel=2)
    assert main(["restore", str(tmp_path / "copy"), str(path), "--overwrite"]) == 0
    (told,) = await warnings_at_start(path, caplog)
    assert told.endswith(
        "game 1 at version 13 of 20, last changed 2027-01-15 08:00 UTC; game 2 is not there at all"
    )
    assert await warnings_at_start(path, caplog) == []


async def test_another_game_of_the_same_number_is_not_taken_for_it(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(path, now=lambda: NOON) as host, Tallying(host, path):
        await play(host, 10)
    remove(path)
    async with hosted(path, now=lambda: NOON + 5) as host:
        await begin(host, "lots")
    (told,) = await warnings_at_start(path, caplog)
    assert told.endswith("game 1 is not there at all")
    assert ask(path, "SELECT count(*) FROM action WHERE kind = '/lost'") == [(0,)]


async def test_a_lobby_that_was_a_game_is_told_too(path: Path, tmp_path: Path) -> None:
    there = tmp_path / "killed.sqlite3"
    async with hosted(path) as host, Tallying(host, path) as tallying:
        game = (await host.new_tables.create("lots", 1, 10, "Anna")).game
        crash(path, there)
        await host.lobby.join(game, 11, "Boris")
        await host.lobby.start(game, 10)
        await tallying.note()
        shutil.copy(tally.beside(path), tally.beside(there))
    async with hosted(there) as host, Tallying(host, there):
        assert (await host.queries.status(game)).status == "lobby"
    assert ask(there, "SELECT kind FROM outbox WHERE json_extract(payload, '$.version') = 2") == [
        ("board",),
        ("post",),
    ]


async def test_a_tally_that_is_damaged_is_not_believed(
    killed: Path, caplog: pytest.LogCaptureFixture
) -> None:
    noted = bytearray(tally.beside(killed).read_bytes())
    noted[noted.rindex(b"63")] ^= 1  # 73
    tally.beside(killed).write_bytes(noted)
    assert await warnings_at_start(killed, caplog) == [
        "whether moves are missing is not known: the tally beside the file is damaged"
    ]
    assert await warnings_at_start(killed, caplog) == []


async def test_moves_themselves_write_no_tally(path: Path) -> None:
    async with hosted(path) as host, Tallying(host, path, every=3600) as tallying:
        before = tally.read(path)
        await play(host, 20)
        assert tally.read(path) == before
        await tallying.note()
        written = tally.read(path)
        assert written is not None
        assert [reach.version for reach in written.games.values()] == [23]


async def test_it_is_written_by_itself_while_the_bot_runs(path: Path) -> None:
    async with hosted(path) as host, Tallying(host, path, every=0.01):
        await play(host, 20)
        for _ in range(500):
            written = tally.read(path)
            if written is not None and [reach.version for reach in written.games.values()] == [23]:
                return
            await asyncio.sleep(0.01)
    raise AssertionError("the tally was not written")


async def test_a_disk_that_takes_no_tally_is_told_and_the_games_go_on(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(path) as host, Tallying(host, path) as tallying:
        tally.beside(path).unlink()
        tally.beside(path).mkdir()
        await play(host, 3)
        await tallying.note()
        tally.beside(path).rmdir()
    assert [record.getMessage() for record in caplog.records] == [
        "how far the games have come is not noted: Is a directory"
    ]


async def test_only_the_games_that_were_changed_last_are_noted(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ops.tallying._MOST", 2)
    async with hosted(path) as host, Tallying(host, path) as tallying:
        for channel in (1, 2, 3):
            await begin(host, "lots", channel=channel)
            await tallying.note()
        await play_on(host, 2, Random(1), most=1)
    written = tally.read(path)
    assert written is not None
    assert list(written.games) == [3, 2]
