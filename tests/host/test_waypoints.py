"""Going back costs the same in a long game as in a short one: positions on the way are kept."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.host.errors import Refused
from bot.host.host import Host, build_host
from games import GAMES
from games.kernel.hosting import load_deal, play_again, save
from storage import actions, past
from storage import games as files
from storage.actions import Line
from storage.care.check import check
from storage.snapshots import rebase
from tests.host.hosting import hosted
from tests.kit_game import GAMES as SMALL
from tests.storage.kit import ask
from tests.tables import ANNA, BORIS, begin, play_on

EVERY = 50  # versions from one position that is kept to the next
LONG = 400


@pytest.fixture
async def game(host: Host) -> int:
    """A game of many moves, in which Anna is to bid for the next lot."""
    number = await begin(host, "lots", rounds=1000)
    for _ in range(LONG // 3):
        await a_lot(host, number)
    return number


async def a_lot(host: Host, game: int) -> None:
    await host.play.act(game, ANNA, "Bid", {"amount": 1}, None)
    await host.play.act(game, BORIS, "Bid", {"amount": 0}, None)
    await host.play.act(game, ANNA, "Sell", {}, None)


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The thread of each move that is made again."""
    threads: list[int] = []

    def watched(make: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*about: Any) -> Any:
            threads.append(threading.get_ident())
            return make(*about)

        return counted

    for module in ("storage.past", "bot.host.undo.undo"):
        monkeypatch.setattr(f"{module}.play_again", watched(play_again))
    return threads


def remembering_nothing(host: Host) -> Host:
    """The same tables after a restart."""
    return build_host(host.database, SMALL)


async def rewind(host: Host, game: int, version: int) -> None:
    async with host.open_games.at(game) as open_game:
        before = await host.undo.after_version(open_game, version)
        await host.undo.return_to(open_game, before, Line("/mod", 0))


async def test_an_undo_in_a_long_game_plays_few_moves_again(
    host: Host, game: int, replayed: list[int]
) -> None:
    before = await host.queries.view(game, ANNA)
    await host.play.act(game, ANNA, "Bid", {"amount": 1}, None)
    again = remembering_nothing(host)
    await again.undo.take_back(game, ANNA)
    assert await again.queries.view(game, ANNA) == before
    assert 0 < len(replayed) <= 2 * EVERY


async def test_they_are_played_beside_the_event_loop(host: Host, game: int, replayed: list[int]) -> None:
    await host.play.act(game, ANNA, "Bid", {"amount": 1}, None)
    again = remembering_nothing(host)
    await again.undo.take_back(game, ANNA)
    await rewind(again, game, 100)
    assert threading.get_ident() not in replayed


async def test_so_it_is_with_a_rewind_however_far(host: Host, game: int, replayed: list[int]) -> None:
    again = remembering_nothing(host)
    await rewind(again, game, 33)
    assert 0 < len(replayed) <= 2 * EVERY
    count = await again.database.read(lambda c: actions.moves_in_force(c, game))
    assert count == 30


async def test_moves_made_and_taken_back_over_and_over_do_not_make_it_dearer(
    host: Host, game: int, replayed: list[int]
) -> None:
    for _ in range(2 * EVERY):
        await host.play.act(game, ANNA, "Bid", {"amount": 1}, None)
        await host.undo.take_back(game, ANNA)
    read = await host.database.read(lambda c: past.around(c, game, 10**6))
    assert len(read.moves) <= EVERY
    version = (await host.queries.status(game)).version
    assert read.base is not None
    assert version - read.base.version <= EVERY


async def test_asking_the_others_plays_few_moves_again(host: Host, game: int, replayed: list[int]) -> None:
    again = remembering_nothing(host)
    await again.undo_requests.ask(game, ANNA)
    await again.undo_requests.agree(game, BORIS, (await again.undo_requests.newest(game)).number)
    assert 0 < len(replayed) <= 4 * EVERY


async def test_a_seat_that_has_not_moved_for_long_costs_no_more(
    host: Host, game: int, replayed: list[int]
) -> None:
    """Its last move is far back, and no sealed answer: nothing is played again to find that out."""
    again = remembering_nothing(host)
    with pytest.raises(Refused) as refused:
        await again.undo.take_back(game, BORIS)
    assert refused.value.text.key == "host-undo-moved-since"
    assert replayed == []


async def whole_position(host: Host, game: int, version: int) -> str:
    """The position after a version by playing the whole game again."""

    def job(connection: Any) -> tuple[str, past.Past]:
        return files.read(connection, game).deal, past.read(connection, game)

    deal, gone_by = await host.database.read(job)
    return save(gone_by.position(load_deal(GAMES["container"], deal), version))


@pytest.mark.parametrize("seed", range(3))
async def test_every_position_is_the_one_that_the_whole_game_leads_to(path: Path, seed: int) -> None:
    """Moves, undos and rewinds as they come; then every version is gone back to, without doing so."""
    dice = Random(seed)
    async with hosted(path, dict(GAMES)) as host:
        game = await begin(host, "container", players=3)
        for _ in range(60):
            await play_on(host, game, dice, most=dice.randint(1, 12))
            if (standing := await host.queries.status(game)).status != "running":
                break
            if dice.random() < 0.3:
                await rewind(host, game, dice.randint(4, standing.version - 1))
        await play_on(host, game, dice, most=60)
        again = build_host(host.database, GAMES)
        async with again.open_games.at(game) as open_game:
            last = await host.database.read(lambda c: actions.last_move(c, game))
            assert last is not None
            for version in range(4, last.seq, 7):
                found = await again.undo.after_version(open_game, version)
                assert save(found.table) == await whole_position(host, game, version), version
        assert await host.database.read(lambda c: list(check(c, GAMES))) == []


async def test_a_kept_position_that_is_not_that_of_the_game_is_not_gone_back_to(
    host: Host, game: int, path: Path
) -> None:
    spoil = "UPDATE waypoint SET state = (SELECT state FROM waypoint ORDER BY version LIMIT 1)"
    await host.database.write(lambda c: c.execute(spoil).rowcount)
    with pytest.raises(Refused) as refused:
        await rewind(remembering_nothing(host), game, 222)
    assert refused.value.text.key == "host-undo-too-old"


async def test_they_go_when_nobody_can_go_back_any_more(host: Host, path: Path) -> None:
    game = await begin(host, "lots", rounds=30)
    for _ in range(29):
        await a_lot(host, game)
    assert ask(path, "SELECT count(*) FROM waypoint") == [(1,)]
    await a_lot(host, game)
    assert (await host.queries.status(game)).status == "over"
    assert ask(path, "SELECT count(*) FROM waypoint") == [(0,)]


async def test_what_was_before_corrected_rules_stays_out_of_reach(host: Host, game: int, path: Path) -> None:
    await host.database.write(lambda c: rebase(c, game))
    assert ask(path, "SELECT count(*) FROM waypoint") == [(0,)]
    with pytest.raises(Refused) as refused:
        await rewind(remembering_nothing(host), game, 222)
    assert refused.value.text.key == "host-undo-too-old"
