"""A writing process is killed again and again: what was acknowledged is there, and there once."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from storage.actions import HostAction
from storage.care.check import check
from storage.schema import open_to_read
from tests.kit_game import GAMES
from tests.storage.kit import ask
from tests.storage.writer import open_games, run, run_changing_hands

pytestmark = pytest.mark.only("sqlite")

Write = Callable[[Path, dict[int, int], int], None]
KILLS = 60
_SERVER = multiprocessing.get_context("forkserver")
# Or each start reads all modules.
_SERVER.set_forkserver_preload(["bot.__main__", "pytest", "tests.storage.writer", "tests.storage.kit"])
SETUP = 3  # lines of the log before the first move: opened, joined, started


class Writer:
    """A process that writes until it is killed. It is no fork of this one, which has threads."""

    def __init__(self, path: Path, answered: dict[int, int], write: Write = run) -> None:
        self._inlet, outlet = _SERVER.Pipe(duplex=False)
        self._process = _SERVER.Process(target=_write_into, args=(write, path, answered, outlet), daemon=True)
        self._process.start()
        outlet.close()

    def read_and_kill(self, dice: Random) -> list[tuple[int, int, int]]:
        """Kill it some time after its first acknowledgements; all that it had said by then counts."""
        inlet = self._inlet.fileno()
        said = os.read(inlet, 1 << 16)
        time.sleep(dice.random() * 0.03)
        self._process.kill()
        while more := os.read(inlet, 1 << 16):
            said += more
        self._inlet.close()
        self._process.join(30)
        assert self._process.exitcode == -signal.SIGKILL, "it should have been writing until it was killed"
        whole = said[: said.rfind(b"\n")].decode().splitlines()
        return [(int(game), int(key), int(version)) for game, key, version in map(str.split, whole)]


def _write_into(write: Write, path: Path, answered: dict[int, int], outlet: Connection) -> None:
    write(path, answered, outlet.fileno())


def test_nothing_acknowledged_is_lost_and_nothing_is_applied_twice(path: Path) -> None:
    answered = dict.fromkeys(asyncio.run(open_games(path, 4)), 0)
    dice, repeated = Random(4), 0
    for _ in range(KILLS):
        saved_before = dict(ask(path, "SELECT game, max(key) FROM action GROUP BY game"))
        repeated += sum((saved_before[game] or 0) > key for game, key in answered.items())
        for game, key, version in Writer(path, answered).read_and_kill(dice):
            assert key == answered[game] + 1
            assert version == key + SETUP, "a click that had been saved before is answered as it was then"
            answered[game] = key
        for game, key in answered.items():
            assert_saved_once(path, game, key)
    assert repeated > 0, "some clicks were saved and not answered, so that answering them again was tried"
    with closing(open_to_read(path)) as connection:
        assert list(check(connection, GAMES)) == []


def assert_saved_once(path: Path, game: int, answered: int) -> None:
    keys = [key for (key,) in ask(path, "SELECT key FROM action WHERE game = ? AND seq > ?", game, SETUP)]
    assert keys == list(range(1, len(keys) + 1))
    assert len(keys) in (answered, answered + 1), "at most the one that was under way is not answered"
    assert ask(path, "SELECT version FROM snapshot WHERE game = ?", game) == [(len(keys) + SETUP,)]
    boards = "SELECT count(*) FROM outbox WHERE kind = 'board' AND json_extract(payload, '$.game') = ?"
    assert ask(path, boards, game) == [(len(keys) + SETUP,)], "each line of the log has its message"


def test_no_seat_changes_hands_without_being_remembered_and_none_is_remembered_twice(path: Path) -> None:
    (game,) = asyncio.run(open_games(path, 1))
    dice, changed = Random(5), SETUP
    for _ in range(KILLS // 3):
        said = Writer(path, {game: 0}, run_changing_hands).read_and_kill(dice)
        changed = max([changed, *(version for _, _, version in said)])
        lines = ask(path, "SELECT seq - 1 FROM action WHERE kind = ? ORDER BY seq", HostAction.SEAT)
        assert ask(path, "SELECT until FROM former ORDER BY until") == lines
        names = [name for (name,) in ask(path, "SELECT name FROM former ORDER BY until")]
        assert names == [("Boris", "gull")[number % 2] for number in range(len(lines))]
        assert ask(path, "SELECT max(seq) >= ? FROM action", changed) == [(1,)]
