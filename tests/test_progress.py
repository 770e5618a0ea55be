"""Progress bars: shown to whoever watches, silent in a pipe, never on standard output."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from storage.schema import open_file
from tests.storage.kit import new_game

PLAY = ("games", "play", "sewer_pirats", "--games", "3", "--json")
PACE = ("tests.pace", "--games", "1", "--only", "cargo_noir")


@pytest.fixture
def check(tmp_path: Path) -> tuple[str, ...]:
    """The command that checks a file with a game in it."""
    with closing(open_file(tmp_path / "dockside.sqlite3")) as connection:
        connection.execute("UPDATE game SET key = 'container' WHERE id = ?", (new_game(connection),))
    return ("storage", "check", str(tmp_path / "dockside.sqlite3"))


def watched(*command: str) -> tuple[str, str]:
    """What a program prints into a pipe, and what it shows on a terminal that only its errors go to."""
    terminal, program = pty.openpty()
    asked = [sys.executable, "-m", *command]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=program, text=True) as process:
        os.close(program)
        assert process.stdout is not None
        printed = process.stdout.read()
        shown = b"".join(iter(lambda: _more(terminal), b""))
    os.close(terminal)
    assert process.returncode == 0, shown.decode()
    return printed, shown.decode()


def _more(terminal: int) -> bytes:
    """Return more of what was shown; nothing, when nobody can write to the terminal any more."""
    try:
        return os.read(terminal, 1 << 16)
    except OSError:
        return b""


def piped(*command: str) -> subprocess.CompletedProcess[str]:
    asked = [sys.executable, "-m", *command]
    return subprocess.run(asked, capture_output=True, text=True, timeout=120, check=True)


def test_whoever_watches_many_games_sees_how_far_they_are() -> None:
    printed, shown = watched(*PLAY)
    assert "0/3" in shown
    assert "games/s" in shown
    assert printed == piped(*PLAY).stdout


def test_whoever_watches_a_check_sees_how_far_it_is(check: tuple[str, ...]) -> None:
    printed, shown = watched(*check)
    assert "0/1" in shown
    assert printed == piped(*check).stdout


def test_whoever_watches_a_simulation_sees_how_far_it_is() -> None:
    _, shown = watched(*PACE)
    assert "games/s" in shown


def test_one_game_needs_no_bar() -> None:
    _, shown = watched("games", "play", "sewer_pirats", "--json")
    assert shown == ""


@pytest.mark.parametrize("command", [PLAY, PACE])
def test_in_a_pipe_there_is_no_bar(command: tuple[str, ...]) -> None:
    assert piped(*command).stderr == ""


def test_in_a_pipe_a_check_shows_no_bar(check: tuple[str, ...]) -> None:
    assert piped(*check).stderr == ""


def test_the_rules_are_played_without_a_bar_where_tqdm_is_missing() -> None:
    """The rules need the standard library and pydantic and nothing else."""
    missing = "import sys; sys.modules['tqdm'] = None"
    without = f"{missing}; from games.__main__ import main; sys.exit(main(sys.argv[1:]))"
    terminal, program = pty.openpty()
    asked = [sys.executable, "-c", without, *PLAY[1:]]
    ended = subprocess.run(asked, stdout=subprocess.PIPE, stderr=program, timeout=60, check=False)
    os.close(program)
    os.close(terminal)
    assert (ended.returncode, len(ended.stdout.splitlines())) == (0, 3)


def test_a_bar_starts_no_process() -> None:
    """Its own lock is made for several processes, and with forkserver, as in Python 3.14, starts one."""
    script = (
        "import multiprocessing, sys; multiprocessing.set_start_method('forkserver');"
        " from storage.care.progress import watched; list(watched([1], 'games'));"
        " tracker = sys.modules.get('multiprocessing.resource_tracker');"
        " sys.exit(tracker is not None and tracker._resource_tracker._pid is not None)"
    )
    assert subprocess.run([sys.executable, "-c", script], timeout=60, check=False).returncode == 0
