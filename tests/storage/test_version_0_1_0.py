"""A file that version 0.1.0 made: games of every kind at every stage, and they go on.

It holds a lobby of each game (1 to 4), running games in all variants (5 to 12; 7 was rewound by a moderator,
at 8 a seat has another player, 12 is paused), ended games (13 to 16; 14 is packed), a closed one (17) and one
in which a move was taken back (18). At 11 and 18 Anna has given a standing order.
"""

from __future__ import annotations

import gzip
import json
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from games import GAMES
from games.__main__ import main as games_command
from storage import games, orders, seats
from storage.actions import HostAction
from storage.check import check
from storage.export import export_text
from storage.schema import migrations, open_file, open_to_read
from storage.upgrade import recheck_running_games
from tests.bot.hosting import hosted
from tests.storage.kit import ask
from tests.tables import play_on

FILE = Path(__file__).parent / "files" / "version-0.1.0.sqlite3.gz"
LOBBIES, RUNNING, OVER, CLOSED = range(1, 5), (*range(5, 12), 18), range(13, 17), 17


@pytest.fixture
def old(path: Path) -> Path:
    path.write_bytes(gzip.decompress(FILE.read_bytes()))
    open_file(path).close()
    return path


def test_it_is_brought_up_to_date(old: Path) -> None:
    assert ask(old, "PRAGMA user_version") == [(migrations()[-1].number,)]
    assert ask(old, "SELECT status, count(*) FROM game GROUP BY status ORDER BY status") == [
        ("lobby", 4),
        ("over", 4),
        ("running", 9),
        ("void", 1),
    ]


def test_every_game_replays_to_what_is_stored(old: Path) -> None:
    with closing(open_to_read(old)) as connection:
        assert list(check(connection)) == []


def test_no_running_game_is_played_differently_by_this_program(old: Path) -> None:
    with closing(open_file(old)) as connection:
        assert recheck_running_games(connection) == []


def test_all_that_the_host_wrote_into_its_logs_has_a_name(old: Path) -> None:
    kinds = {kind for (kind,) in ask(old, "SELECT DISTINCT kind FROM action WHERE kind LIKE '/%'")}
    assert kinds <= set(HostAction)
    assert HostAction.PAUSE in kinds


@pytest.mark.parametrize("game", RUNNING)
async def test_a_running_game_goes_on(old: Path, game: int) -> None:
    """Not all the way: where nobody can borrow, players who act at random may never come to an end."""
    async with hosted(old, GAMES) as host:
        before = (await host.status(game)).version
        await play_on(host, game, Random(f"again {game}"), most=150)
        now = await host.status(game)
        assert now.status == "over" or now.version >= before + 150
    with closing(open_to_read(old)) as connection:
        assert list(check(connection)) == []


@pytest.mark.parametrize("game", LOBBIES)
async def test_a_lobby_starts(old: Path, game: int) -> None:
    async with hosted(old, GAMES) as host:
        opener = (await host.status(game)).players[0].user
        assert opener is not None
        await host.start(game, opener)
        await play_on(host, game, Random(f"again {game}"), most=20)
        assert (await host.status(game)).status == "running"


@pytest.mark.parametrize("game", OVER)
def test_an_ended_game_can_still_be_verified(old: Path, game: int, tmp_path: Path) -> None:
    with closing(open_to_read(old)) as connection:
        (tmp_path / "game.json").write_text(export_text(connection, game), encoding="utf-8")
    assert games_command(["replay", str(tmp_path / "game.json")]) == 0


def test_a_closed_game_can_be_opened_again(old: Path) -> None:
    with closing(open_file(old)) as connection:
        games.reopen(connection, CLOSED, channel=1_000)
        assert games.read(connection, CLOSED).status == "running"
        assert list(check(connection)) == []


def test_standing_orders_and_former_players_are_known(old: Path) -> None:
    with closing(open_to_read(old)) as connection:
        given = [(one.kind, dict(one.picked)) for game in (11, 18) for one in orders.read(connection, game)]
        former = [one.player.name for one in seats.former(connection, 8)]
    assert given == [
        ("PassOnCompanies", {"during": "game"}),
        ("AcceptFrom", {"limit": 5, "then": "wake", "during": "game"}),
    ]
    assert former[0] == "Boris"


def test_an_export_of_a_running_game_tells_no_seed(old: Path) -> None:
    with closing(open_to_read(old)) as connection:
        told = json.loads(export_text(connection, RUNNING[0]))
    assert told["seed"] is None
    assert told["commitment"]
