"""Tables of a league that are closed, set back or broken: no round ever hangs on them."""

from __future__ import annotations

from random import Random

import pytest

from bot.host.host import Host, build_host
from games.kernel import say
from storage import Database, clocks
from storage.leagues import DAY, Filed
from storage.place import Place
from tests.kit_game import GAMES
from tests.storage.test_leagues import Wall, by, league, open_tables, play_round, running, told
from tests.tables import play_on


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def host(database: Database, wall: Wall) -> Host:
    return build_host(database, GAMES, now=wall)


async def version(host: Host, game: int) -> int:
    async with host.open_games.at(game) as open_game:
        return open_game.version


async def closed(host: Host) -> Filed:
    """A league of which a moderator has called off the game at the first table."""
    filed = await running(host)
    game = filed.tables[0].game or 0
    await host.lifecycle.close(game, by(5), await version(host, game), say("host-mod-void"))
    await host.rounds.see_to_all()
    return filed


async def spoil(host: Host, game: int, how: str) -> None:
    """Change what is stored of a game behind the back of the host."""
    await host.database.write(lambda connection: connection.execute(how, (game,)))
    host.open_games.drop(game)


async def test_a_table_that_a_moderator_sets_back_is_played_anew_in_the_league(host: Host) -> None:
    filed = await running(host)
    number, game = filed.league.id, filed.tables[0].game or 0
    await play_on(host, game, Random(1), most=2)
    await host.lifecycle.back_to_lobby(game, by(5), await version(host, game))
    await host.rounds.see_to_all()
    table = (await host.leagues.find(number)).tables[0]
    assert table.game != game
    assert table.status == "running", "nobody has to open it"
    assert table.channel == filed.tables[0].channel
    before = (await host.queries.status(game)).players
    assert (await host.queries.status(table.game or 0)).players == before
    await play_round(host, number)
    found = await host.leagues.find(number)
    assert found.rounds[0].closed is not None
    assert all(one.points for one in found.sittings if one.round == 1)


async def test_everybody_reads_that_it_is_dealt_anew(host: Host) -> None:
    filed = await running(host)
    game = filed.tables[0].game or 0
    accepted = await host.lifecycle.back_to_lobby(game, by(5), await version(host, game))
    assert [event.text.args["what"] for event in accepted.events] == [say("host-mod-dealt-anew")]


async def test_a_table_whose_game_is_called_off_is_said_once_and_can_be_opened_anew(
    host: Host, path: Place
) -> None:
    filed = await closed(host)
    await host.rounds.see_to_all()
    waiting = await told(host, path)
    assert waiting.count("league-table-closed") == 1
    assert "league-table-lost" not in waiting
    assert waiting.count('"by_hand"') == 1
    game = await host.league_tables.open(filed.league.id, 1, filed.tables[0].channel or 0)
    assert game != filed.tables[0].game
    await play_round(host, filed.league.id)
    assert len((await host.leagues.find(filed.league.id)).rounds) == 2


async def test_one_that_nobody_opens_anew_scores_nothing_when_time_is_up_and_that_is_said(
    host: Host, path: Place, wall: Wall
) -> None:
    filed = await closed(host)
    wall.at += 7 * DAY
    await host.rounds.see_to_all()
    found = await host.leagues.find(filed.league.id)
    assert found.rounds[0].closed == wall.at
    assert [one.points is None for one in found.sittings if one.round == 1] == [True] * 3 + [False] * 3
    assert "league-round-nothing" in await told(host, path)


async def test_a_table_that_cannot_begin_holds_up_no_round(
    host: Host, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await league(host)
    await host.rounds.start(by(), number, 900)
    with monkeypatch.context() as stopped:
        stopped.setattr(host.new_tables, "begin_arranged", _nothing)
        await open_tables(host, number)
    game = (await host.leagues.find(number)).tables[0].game or 0
    for player in (await host.queries.status(game)).players[1:]:
        await host.lobby.leave(game, player.user or 0)
    await host.rounds.see_to_all()
    assert [one.status for one in (await host.leagues.find(number)).tables] == ["lobby", "running"]
    wall.at += 7 * DAY
    await host.rounds.see_to_all()
    assert (await host.leagues.find(number)).rounds[0].closed == wall.at


async def _nothing(game: int) -> None:
    """The bot stops before it begins."""


async def test_a_game_that_cannot_be_read_any_more_holds_up_no_round(host: Host, wall: Wall) -> None:
    filed = await running(host)
    game = filed.tables[0].game or 0
    await spoil(host, game, "UPDATE game SET deal = 'x' WHERE id = ?")
    wall.at += 7 * DAY
    await host.rounds.see_to_all()
    assert (await host.leagues.find(filed.league.id)).rounds[0].closed is None, "it is tried for an hour"
    wall.at += 3600
    await host.rounds.see_to_all()
    assert (await host.leagues.find(filed.league.id)).rounds[0].closed == wall.at


async def test_a_round_ends_in_time_when_the_clock_of_the_machine_was_set_back(
    host: Host, wall: Wall
) -> None:
    number = (await running(host)).league.id
    wall.at -= 30 * DAY
    await host.database.write(lambda connection: clocks.set_back(connection, 30 * DAY))
    wall.at += 7 * DAY - 1
    await host.rounds.see_to_all()
    assert (await host.leagues.find(number)).rounds[0].closed is None
    wall.at += 1
    await host.rounds.see_to_all()
    assert (await host.leagues.find(number)).rounds[0].closed == wall.at


async def test_a_league_without_a_channel_waits_and_has_its_time_when_it_has_another(
    host: Host, path: Place, wall: Wall
) -> None:
    filed = await running(host)
    number, due = filed.league.id, filed.rounds[0].due
    for _ in range(2):
        await host.leagues.lose_place(number, filed.league.channel)
    assert (await told(host, path)).count('"lost"') == 1, "one moderator has run it, and is told once"
    wall.at += 8 * DAY
    assert await host.rounds.due() == []
    await host.rounds.see_to(number)
    assert (await host.leagues.find(number)).rounds[0].closed is None
    await host.rounds.start(by(7), number, 901)
    found = await host.leagues.find(number)
    assert (found.league.channel, found.league.lost, found.rounds[0].due) == (901, None, due + 8 * DAY)
    wall.at = due + 8 * DAY
    await host.rounds.see_to_all()
    assert (await host.leagues.find(number)).rounds[0].closed == wall.at


async def test_a_channel_that_a_league_has_left_is_not_missed(host: Host) -> None:
    filed = await running(host)
    await host.rounds.start(by(7), filed.league.id, 901)
    await host.leagues.lose_place(filed.league.id, filed.league.channel)
    assert (await host.leagues.find(filed.league.id)).league.lost is None
