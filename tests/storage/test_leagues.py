"""Leagues on both engines: rounds that follow each other, those who leave, late tables, and bad input."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from bot.host.errors import Refused
from bot.host.host import Host, build_host
from bot.host.league.points import standings, winners
from bot.host.moderation.ruling import Ruling
from games.kernel import Text
from storage import Database, audit, people
from storage.leagues import DAY, Filed
from storage.place import Place
from storage.seats import Player
from tests.kit_game import GAMES
from tests.storage.kit import ask, content, lines
from tests.tables import play_on

GUILD, CHANNEL, OLGA, MIRA = 3, 900, 987_654_321_012_345_678, 77
USERS = (OLGA, *range(10, 15))


class Wall:
    def __init__(self) -> None:
        self.at = 1_000_000

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def host(database: Database, wall: Wall) -> Host:
    return build_host(database, GAMES, now=wall)


def by(key: int = 1) -> Ruling:
    return Ruling(MIRA, "because", key)


async def league(host: Host, count: int = 6, starts: int | None = None, **given: Any) -> int:
    agreed: dict[str, Any] = {"game": "lots", "seats": 3, "rounds": 2, "days": 7, "options": {}} | given
    number = await host.leagues.create(by(), GUILD, CHANNEL, starts=starts, **agreed)
    for user in USERS[:count]:
        await host.leagues.join(number, user, name(user))
    return number


def name(user: int) -> str:
    return "Olga Sviridova" if user == OLGA else f"Player {user}"


async def running(host: Host, **given: Any) -> Filed:
    """A league whose first round is open at all tables."""
    number = await league(host, **given)
    await host.rounds.start(by(), number, CHANNEL)
    await open_tables(host, number)
    return await host.leagues.find(number)


async def open_tables(host: Host, number: int) -> None:
    filed = await host.leagues.find(number)
    assert filed.round is not None
    for table in filed.tables_of(filed.round.number):
        await host.league_tables.open(number, table.number, 1_000 * filed.round.number + table.number)


async def play_round(host: Host, number: int, *tables: int) -> None:
    filed = await host.leagues.find(number)
    assert filed.round is not None
    for table in filed.tables_of(filed.round.number):
        if table.game is not None and (not tables or table.number in tables):
            await play_on(host, table.game, Random(table.game))
    await host.rounds.see_to(number)


async def refused(path: Place, asked: Awaitable[Any]) -> Text:
    """The refusal of something; what is stored stays as it is."""
    before = content(path)
    with pytest.raises(Refused) as found:
        await asked
    assert content(path) == before, "a refusal must change nothing"
    return found.value.text


async def told(host: Host, path: Place) -> str:
    """All that waits to be sent of leagues, as it stands in the file."""
    return "\n".join(
        row[0] for row in ask(path, "SELECT payload FROM outbox WHERE kind = 'league' ORDER BY id")
    )


async def test_rounds_follow_each_other_until_somebody_has_won(host: Host, path: Place) -> None:
    number = (await running(host)).league.id
    await play_round(host, number)
    second = await host.leagues.find(number)
    assert [one.closed is None for one in second.rounds] == [False, True]
    first = {frozenset(one.entry for one in second.at(table)) for table in second.tables_of(1)}
    assert first.isdisjoint({frozenset(one.entry for one in second.at(t)) for t in second.tables_of(2)})
    await open_tables(host, number)
    await play_round(host, number)
    filed = await host.leagues.find(number)
    assert filed.league.status == "over"
    assert [one.played for one in standings(filed)] == [2] * 6
    assert winners(filed)[0].points == max(one.points for one in standings(filed)) > 0
    assert '"crowned"' in await told(host, path)


async def test_what_is_due_is_done_once(host: Host, path: Place) -> None:
    number = (await running(host)).league.id
    await play_round(host, number, 1)
    before = content(path)
    for _ in range(3):
        await host.rounds.see_to(number)
    assert content(path) == before
    assert await host.rounds.due() == []


async def test_a_league_is_due_when_a_game_of_it_is_over(host: Host) -> None:
    filed = await running(host)
    assert await host.rounds.due() == []
    game = filed.tables[0].game
    assert game is not None
    await play_on(host, game, Random(1))
    assert await host.rounds.due() == [filed.league.id]
    await host.rounds.over(game)
    assert (await host.leagues.find(filed.league.id)).tables[0].counted is not None


async def test_whoever_leaves_is_replaced_by_a_bot_that_scores_nothing(host: Host) -> None:
    filed = await running(host)
    number, game = filed.league.id, filed.tables[0].game or 0
    leaver = next(one for one in filed.entries if one.number == filed.at(filed.tables[0])[0].entry)
    await host.leagues.leave(number, leaver.user or 0)
    await host.rounds.see_to(number)
    assert leaver.user not in [player.user for player in (await host.queries.status(game)).players]
    await play_round(host, number)
    found = await host.leagues.find(number)
    assert [one.points for one in found.at(found.tables[0])].count(None) == 1
    assert leaver.number not in [one.entry for one in found.sittings if one.round == 2]
    sizes = sorted(len(found.at(table)) for table in found.tables_of(2))
    assert sizes == [2, 3], "five are left"


async def test_when_time_is_up_bots_play_the_rest_and_the_places_count(host: Host, wall: Wall) -> None:
    filed = await running(host)
    number = filed.league.id
    await play_on(host, filed.tables[0].game or 0, Random(1), most=2)
    wall.at += 7 * DAY - 1
    await host.rounds.see_to(number)
    assert (await host.leagues.find(number)).rounds[0].closed is None
    wall.at += 1
    assert await host.rounds.due() == [number]
    await host.rounds.see_to(number)
    found = await host.leagues.find(number)
    assert found.rounds[0].closed == wall.at
    assert all(one.points for one in found.sittings if one.round == 1)
    log = await host.ledger.log(filed.tables[0].game or 0)
    assert "/late" in [row.line.kind for row in log]


async def test_a_pause_holds_up_no_league(host: Host, wall: Wall) -> None:
    filed = await running(host)
    game = filed.tables[0].game or 0
    seated = (await host.queries.status(game)).players[0].user
    await host.pauses.pause(game, seated or 0)
    wall.at += 7 * DAY
    await host.rounds.see_to(filed.league.id)
    assert (await host.leagues.find(filed.league.id)).tables[0].counted


async def test_a_table_that_nobody_opened_scores_nothing_and_holds_up_nobody(host: Host, wall: Wall) -> None:
    number = await league(host)
    await host.rounds.start(by(), number, CHANNEL)
    await host.league_tables.open(number, 1, 1_001)
    await play_round(host, number)
    assert (await host.leagues.find(number)).rounds[0].closed is None
    wall.at += 7 * DAY
    await host.rounds.see_to(number)
    found = await host.leagues.find(number)
    assert [one.points is None for one in found.sittings if one.round == 1] == [False] * 3 + [True] * 3
    assert len(found.rounds) == 2


async def test_a_day_before_the_end_of_a_round_it_is_said_once(host: Host, path: Place, wall: Wall) -> None:
    number = (await running(host)).league.id
    wall.at += 6 * DAY
    assert await host.rounds.due() == [number]
    await host.rounds.see_to(number)
    await host.rounds.see_to(number)
    assert (await told(host, path)).count("league-warned") == 1


async def test_a_table_whose_place_is_gone_is_opened_elsewhere(host: Host, path: Place) -> None:
    filed = await running(host)
    number, table = filed.league.id, filed.tables[0]
    await host.closing.place_gone(table.game or 0, table.channel or 0)
    for _ in range(2):
        await host.rounds.see_to(number)
    assert (await told(host, path)).count("league-table-lost") == 1
    game = await host.league_tables.open(number, 1, 5_000)
    assert game != table.game
    await play_round(host, number)
    assert len((await host.leagues.find(number)).rounds) == 2


async def test_a_league_begins_by_itself_when_its_time_has_come(host: Host, wall: Wall) -> None:
    number = await league(host, starts=wall.at + DAY)
    assert await host.rounds.due() == []
    wall.at += DAY
    assert await host.rounds.due() == [number]
    await host.rounds.see_to(number)
    assert (await host.leagues.find(number)).league.status == "running"


async def test_with_too_few_people_it_waits_for_a_moderator_and_says_why(
    host: Host, path: Place, wall: Wall
) -> None:
    number = await league(host, count=2, starts=wall.at)
    await host.rounds.see_to(number)
    assert await host.rounds.due() == []
    assert "league-too-few" in await told(host, path)
    text = await refused(path, host.rounds.start(by(), number, CHANNEL))
    assert (text.key, text.args) == ("league-too-few", {"count": 2, "least": 3})


async def test_a_round_that_cannot_be_paired_is_said_once_and_goes_on_when_somebody_comes(
    host: Host, path: Place
) -> None:
    number = (await running(host)).league.id
    for user in USERS[1:]:
        await host.leagues.leave(number, user)
    await play_round(host, number)
    await host.rounds.see_to(number)
    assert (await told(host, path)).count("league-cannot-pair") == 1
    assert await host.rounds.due() == []
    text = await refused(path, host.rounds.start(by(), number, CHANNEL))
    assert (text.key, text.args) == ("league-cannot-pair", {"round": 2, "count": 1})
    await host.leagues.replace(by(), number, 10, Player(50, "Zoe"))
    assert await host.rounds.due() == [number]
    await host.rounds.see_to(number)
    assert len((await host.leagues.find(number)).rounds) == 2


async def test_who_is_replaced_keeps_their_points_and_the_new_one_plays_from_the_next_round(
    host: Host,
) -> None:
    filed = await running(host)
    number = filed.league.id
    await host.leagues.replace(by(), number, OLGA, Player(50, "Zoe"))
    await host.rounds.see_to(number)
    await play_round(host, number)
    found = await host.leagues.find(number)
    zoe = found.entry_of(50)
    assert zoe is not None
    assert [one.round for one in found.sittings if one.entry == zoe.number] == [2]


BAD: dict[str, Callable[[Host, int], Awaitable[Any]]] = {
    "league-joined-already": lambda host, league: host.leagues.join(league, 10, "Anna"),
    "league-not-in": lambda host, league: host.leagues.leave(league, 50),
    "league-not-in-it": lambda host, league: host.leagues.drop(by(), league, 50),
    "league-in-already": lambda host, league: host.leagues.replace(by(), league, 10, Player(11, "Boris")),
    "league-none-such": lambda host, league: host.leagues.join(league + 1, 10, "Anna"),
    "league-no-such-table": lambda host, league: host.league_tables.open(league, 1, 5),
    "league-seats": lambda host, league: host.leagues.create(
        by(9), GUILD, CHANNEL, "lots", 7, 2, 7, options={}, starts=None
    ),
    "host-option-unknown": lambda host, league: host.leagues.create(
        by(9), GUILD, CHANNEL, "lots", 3, 2, 7, options={"x": 1}, starts=None
    ),
}


@pytest.mark.parametrize("key", BAD)
async def test_bad_input_gets_one_sentence_and_changes_nothing(host: Host, path: Place, key: str) -> None:
    number = await league(host)
    assert (await refused(path, BAD[key](host, number))).key == key


BAD_LATER: dict[str, Callable[[Host, int], Awaitable[Any]]] = {
    "league-begun": lambda host, league: host.leagues.join(league, 50, "Zoe"),
    "league-table-open": lambda host, league: host.league_tables.open(league, 1, 5),
    "league-no-such-table": lambda host, league: host.league_tables.open(league, 9, 5),
}


@pytest.mark.parametrize("key", BAD_LATER)
async def test_so_it_does_while_a_league_is_played(host: Host, path: Place, key: str) -> None:
    filed = await running(host)
    assert (await refused(path, BAD_LATER[key](host, filed.league.id))).key == key


async def test_only_those_who_play_there_open_a_table(host: Host, path: Place) -> None:
    number = await league(host)
    filed = await host.rounds.start(by(), number, CHANNEL)
    here = {one.entry for one in filed.at(filed.tables[0])}
    other = next(entry.user for entry in filed.entries if entry.number not in here)
    text = await refused(path, host.league_tables.open(number, 1, 5, other))
    assert text.key == "league-not-your-table"


async def test_a_league_that_is_called_off_lets_its_games_go_on(host: Host, path: Place) -> None:
    filed = await running(host)
    await host.leagues.call_off(by(), filed.league.id)
    assert await host.rounds.due() == []
    assert (await host.queries.status(filed.tables[0].game or 0)).status == "running"
    assert (await refused(path, host.leagues.join(filed.league.id, 50, "Zoe"))).key == "league-over"


async def test_a_server_has_few_leagues_at_a_time_and_a_click_opens_one(host: Host, path: Place) -> None:
    async def new(click: int) -> int:
        return await host.leagues.create(by(click), GUILD, CHANNEL, "lots", 3, 2, 7, options={}, starts=None)

    assert await new(1) == await new(1)
    for click in range(2, 6):
        await new(click)
    assert (await refused(path, new(6))).key == "league-too-many"


async def test_what_moderators_do_stands_in_the_audit(host: Host) -> None:
    number = (await running(host)).league.id
    await host.leagues.drop(by(), number, 10)
    await host.leagues.call_off(by(), number)
    entries = await host.database.read(lambda connection: audit.read(connection, GUILD))
    what = [entry.told.args["what"] for entry in entries]
    assert [text.key for text in what if isinstance(text, Text)] == [
        "league-ruled-off",
        "league-ruled-drop",
        "league-ruled-start",
        "league-ruled-new",
    ]


async def test_a_moderator_who_plays_in_the_league_is_announced_as_such(host: Host) -> None:
    number = await league(host)
    await host.leagues.join(number, MIRA, "Mira")
    await host.leagues.drop(by(), number, 10)
    entries = await host.database.read(lambda connection: audit.read(connection, GUILD))
    assert [entry.told.args["plays"] for entry in entries] == [2, 0]


async def test_nothing_of_somebody_forgotten_is_left_of_a_league(host: Host, path: Place) -> None:
    number = (await running(host)).league.id
    about = await host.database.read(lambda connection: people.about(connection, OLGA))
    assert [row[0] for row in about["leagues"]] == [number]
    await host.privacy.forget(OLGA)
    left = "\n".join(lines(path))
    assert str(OLGA) not in left
    assert "Sviridova" not in left
    await play_round(host, number)
    found = await host.leagues.find(number)
    assert len(found.rounds) == 2, "the others play on"
    assert len([one for one in found.sittings if one.round == 2]) == 5


async def test_a_running_game_leaves_nothing_in_its_league(host: Host, path: Place) -> None:
    filed = await running(host)
    before = await host.leagues.find(filed.league.id), await told(host, path)
    await play_on(host, filed.tables[0].game or 0, Random(1), most=4)
    await host.rounds.see_to(filed.league.id)
    assert (await host.leagues.find(filed.league.id), await told(host, path)) == before
