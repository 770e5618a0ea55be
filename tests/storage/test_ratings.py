"""Ratings: as openskill reckons them, filed with the end of a game, taken back with it, and found again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from openskill.models import PlackettLuce

from bot.host.host import Host, build_host
from games import GAMES
from games.kernel.hosting import Level, deal
from storage import Database, people, settings
from storage.__main__ import main
from storage.engine.connection import Connection, Session
from storage.opening import open_place
from storage.place import Place
from storage.rating.pool import pool_of, read_pool, write_pool
from storage.rating.rebuild import count_old_games, reckon, take_back
from storage.rating.skill import BOTS, NEW, Entrant, Skill, is_unsure, points, rated
from storage.rating.standings import HIDDEN, changes, leaders, opponents, outings
from storage.schema import open_file
from tests.host.hosting import hosted
from tests.kit_game import GAMES as SMALL
from tests.kit_game import LOTS
from tests.storage.kit import ask, spelled
from tests.storage.rated import CLUB, EASY, GUILD, finished, many, person
from tests.tables import ANNA, BORIS, GLEB, VERA, begin, play_on, seat

MODEL = PlackettLuce()


@pytest.fixture
def connection(path: Place) -> Iterator[Session]:
    with closing(open_place(path)) as opened:
        yield opened


def by_openskill(skills: list[Skill], places: list[int]) -> list[Skill]:
    """What openskill itself makes of a game."""
    found = MODEL.rate([[MODEL.rating(*skill)] for skill in skills], ranks=list(map(float, places)))
    return [Skill(team[0].mu, team[0].sigma) for team in found]


def filed(connection: Connection) -> list[Any]:
    return connection.execute("SELECT * FROM result ORDER BY game, part").fetchall()


def skill_of(connection: Connection, user: int) -> Skill:
    return outings(connection, user)[-1].skill


@pytest.mark.parametrize("seed", range(20))
def test_ratings_are_those_of_openskill_in_any_order_of_places_and_with_ties(seed: int) -> None:
    dice, known = Random(seed), dict.fromkeys(range(8), NEW)
    for _ in range(20):
        sitting = dice.sample(range(8), dice.randint(2, 8))
        places = [dice.randint(1, len(sitting)) for _ in sitting]
        wanted = by_openskill([known[one] for one in sitting], places)
        entrants = [Entrant(at, places[at], known[one]) for at, one in enumerate(sitting)]
        assert rated(entrants) == wanted
        known |= zip(sitting, wanted, strict=True)


def test_the_scale_begins_at_1500_and_says_when_it_is_unsure() -> None:
    assert (points(NEW), is_unsure(NEW, 0)) == (1500, True)
    assert [points(BOTS[level]) for level in Level] == [1300, 1500, 1650]
    assert (points(Skill(29, 5)), is_unsure(Skill(29, 5), 6)) == (1600, False)


def test_a_rating_of_fewer_than_six_games_is_unsure_however_well_the_opponents_are_known(
    connection: Connection,
) -> None:
    for count in range(1, 8):
        game = finished(connection, [person(ANNA), CLUB, EASY], [count % 3, 1, 1])
        change, (leader,) = changes(connection, game)[0], leaders(connection, GUILD)
        assert change.games == leader.rated == count
        assert is_unsure(change.after, change.games) == (count < 6)


def test_among_people_who_are_new_it_takes_six_to_eleven_games_until_a_rating_is_sure() -> None:
    for players in range(2, 6):
        dice, skills, games = Random(players), [NEW] * players, 0
        while any(is_unsure(skill, games) for skill in skills):
            places = dice.sample(range(1, players + 1), players)
            skills = rated([Entrant(seat, places[seat], skills[seat]) for seat in range(players)])
            games += 1
        assert 6 <= games <= 14, players


def test_games_are_rated_one_after_another(connection: Connection) -> None:
    finished(connection, [person(ANNA), person(BORIS), person(VERA)], [5, 9, 5])
    finished(connection, [person(BORIS), person(ANNA)], [1, 2])
    anna, boris, vera = by_openskill([NEW, NEW, NEW], [2, 1, 2])
    boris, anna = by_openskill([boris, anna], [2, 1])
    assert [skill_of(connection, user) for user in (ANNA, BORIS, VERA)] == [anna, boris, vera]


def test_bots_are_opponents_whose_skill_stays(connection: Connection) -> None:
    finished(connection, [person(ANNA), EASY, CLUB], [3, 2, 1])
    anna, *_ = by_openskill([NEW, BOTS[Level.EASY], BOTS[Level.CLUB]], [1, 2, 3])
    assert skill_of(connection, ANNA) == anna
    (outing,) = outings(connection, ANNA)
    assert outing.with_bots
    kept = connection.execute("SELECT mu_before = mu AND sigma_before = sigma FROM result WHERE level > ''")
    assert kept.fetchall() == [(1,), (1,)]


def test_a_game_of_bots_alone_rates_nobody(connection: Connection) -> None:
    finished(connection, [EASY, CLUB], [3, 2])
    assert filed(connection) == []


def test_each_variant_that_plays_differently_has_ratings_of_its_own(connection: Connection) -> None:
    game = replace(LOTS, rated_apart=("open_hands",))
    for open_hands in (False, True, True):
        dealt = deal(game, 2, "seed", game.Options(open_hands=open_hands))
        finished(connection, [person(ANNA), person(BORIS)], [2, 1], dealt=dealt)
    found = [(read_pool(one.pool).options["open_hands"], one.skill) for one in outings(connection, ANNA)]
    first, _ = by_openskill([NEW, NEW], [1, 2])
    second, _ = by_openskill(by_openskill([NEW, NEW], [1, 2]), [1, 2])
    assert found == [(False, first), (True, first), (True, second)]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_names_options_that_it_has(key: str) -> None:
    pool = pool_of(deal(GAMES[key], GAMES[key].seats[0], "seed"))
    assert read_pool(write_pool(pool)) == pool
    assert set(pool.options) == set(GAMES[key].rated_apart)


# ── in the transaction that ends a game ──


@pytest.fixture
def host(database: Database) -> Host:
    return build_host(database, SMALL)


@pytest.mark.only("sqlite")
async def test_the_end_of_a_game_is_saved_with_its_ratings_or_not_at_all(host: Host, path: Path) -> None:
    game = await begin(host, "lots", rounds=1)
    assert ask(path, "SELECT count(*) FROM contest") == [(0,)], "nothing of a running game"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TRIGGER no BEFORE INSERT ON result BEGIN SELECT RAISE (ABORT, 'no'); END")
    with pytest.raises(Exception, match="host-broken"):
        await play_on(host, game, Random(1))
    assert ask(path, "SELECT status FROM game") == [("running",)]
    with closing(sqlite3.connect(path)) as other:
        other.execute("DROP TRIGGER no")
    await play_on(host, game, Random(1))
    assert ask(path, "SELECT status, count(person) FROM game JOIN result ON game = id") == [("over", 2)]


async def test_whoever_left_and_whoever_came_instead_are_rated_with_the_place_of_the_seat(
    host: Host, path: Place
) -> None:
    game = await begin(host, "lots", players=3)
    await play_on(host, game, Random(1), most=3)
    await host.seats.leave(game, BORIS)
    await host.seats.take(game, GLEB, "Gleb", 1)
    await play_on(host, game, Random(1))
    rows = ask(path, "SELECT seat, person, place, stayed, mu, sigma FROM result ORDER BY part")
    assert [row[:2] for row in rows] == [(0, ANNA), (1, BORIS), (1, GLEB), (2, VERA)]
    assert [row[3] for row in rows] == [1, 0, 1, 1]
    places = [rows[0][2], rows[1][2], rows[3][2]]
    assert rows[2][2] == places[1], "one seat, one place"
    wanted = by_openskill([NEW, NEW, NEW], places)
    assert [Skill(*row[4:]) for row in rows] == [wanted[0], wanted[1], wanted[1], wanted[2]]


async def test_a_bot_who_took_over_is_not_rated_but_whoever_left_is(host: Host, path: Place) -> None:
    game = await begin(host, "lots")
    await host.seats.leave(game, BORIS)
    await play_on(host, game, Random(1))
    found = ask(path, "SELECT seat, person, level, stayed FROM result ORDER BY part")
    assert found == [(0, ANNA, None, 1), (1, BORIS, None, 0)]


async def test_whoever_left_the_lobby_is_not_rated(host: Host, path: Place) -> None:
    game = await seat(host, "lots", players=3)
    await host.lobby.leave(game, BORIS)
    await host.lobby.start(game, ANNA)
    await play_on(host, game, Random(1))
    assert ask(path, "SELECT person FROM result ORDER BY part") == [(ANNA,), (VERA,)]


async def test_only_moves_of_ones_own_count_as_answers(database: Database, path: Place) -> None:
    clock = [1_000]
    host = build_host(database, SMALL, now=lambda: clock[0])
    game = await seat(host, "lots", players=1, rounds=1)
    await host.lobby.add_stand_in(game, ANNA)
    await host.lobby.start(game, ANNA)
    clock[0] += 60
    await play_on(host, game, Random(1))
    (answers, waited), bot = ask(path, "SELECT answers, waited FROM result ORDER BY part")
    assert (answers > 0, waited, bot) == (True, 60, (0, 0))


# ── anew ──


def test_a_rebuild_finds_the_same(connection: Connection) -> None:
    many(connection, 60)
    before = filed(connection)
    assert reckon(connection) == (len(before), 0)
    assert filed(connection) == before


def test_a_rebuild_puts_right_what_is_wrong(path: Place, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(open_place(path)) as connection:
        many(connection, 20)
        right = filed(connection)
        connection.execute("UPDATE result SET mu = 40 WHERE game = 3 AND part = 0")
    assert main(["ratings", spelled(path)]) == 1
    assert main(["ratings", spelled(path), "--rebuild"]) == 0
    assert main(["ratings", spelled(path)]) == 0
    with closing(open_place(path)) as connection:
        assert filed(connection) == right
    assert f"{len(right)} results reckoned; 0 ratings differ." in capsys.readouterr().out


def test_a_game_that_is_taken_back_never_was(connection: Connection, tmp_path: Path) -> None:
    sitting = [person(ANNA), person(BORIS), person(VERA)]
    for scores in ([1, 2, 3], [3, 2, 1], [2, 3, 1]):
        game = finished(connection, sitting, scores)
    take_back(connection, game - 1)
    with closing(open_file(tmp_path / "other.sqlite3")) as other:
        for scores in ([1, 2, 3], [2, 3, 1]):
            finished(other, sitting, scores)
        assert [row[1:] for row in filed(connection)] == [row[1:] for row in filed(other)]
    assert reckon(connection).differ == 0


def test_a_game_that_was_taken_back_does_not_come_back(connection: Session) -> None:
    take_back(connection, finished(connection, [person(ANNA), person(BORIS)], [1, 2]))
    assert count_old_games(connection, SMALL) == 0
    assert filed(connection) == []


async def test_games_from_before_there_were_ratings_are_rated_first(path: Place) -> None:
    async with hosted(path) as host:
        for channel in (1, 2, 3):
            await play_on(host, await begin(host, "lots", channel), Random(channel))
    with closing(open_place(path)) as connection:
        right = filed(connection)
        connection.execute("DELETE FROM result WHERE game < 3")
        connection.execute("DELETE FROM contest WHERE game < 3")
        assert count_old_games(connection, SMALL) == 2
        assert filed(connection) == right
        assert count_old_games(connection, SMALL) == 0


def test_whoever_is_forgotten_leaves_the_ratings_of_others_as_they_are(
    connection: Connection,
) -> None:
    many(connection, 30)
    before = {user: skill_of(connection, user) for user in (BORIS, VERA)}
    people.forget(connection, ANNA)
    assert reckon(connection).differ == 0
    assert {user: skill_of(connection, user) for user in before} == before
    assert outings(connection, ANNA) == []
    assert people.about(connection, ANNA)["results"] == []


# ── who leads ──


def test_leaders_are_those_of_a_server_the_best_first(connection: Connection) -> None:
    finished(connection, [person(ANNA), person(BORIS)], [1, 2])
    finished(connection, [person(ANNA), EASY], [1, 2])
    finished(connection, [person(VERA), person(GLEB)], [1, 2], guild=GUILD + 1)
    found = leaders(connection, GUILD)
    assert [(one.name, one.games, one.won, one.with_bots) for one in found] == [
        ("Boris", 1, 1, 0),
        ("Anna", 2, 0, 1),
    ]
    assert found[1].skill == skill_of(connection, ANNA)


def test_a_rating_is_one_for_all_servers_and_games_and_names_are_not(connection: Connection) -> None:
    finished(connection, [person(ANNA), person(BORIS)], [1, 2])
    elsewhere = person(ANNA)._replace(name="Anna elsewhere")
    finished(connection, [elsewhere, person(GLEB)], [2, 1], guild=GUILD + 1)
    anna = next(one for one in leaders(connection, GUILD) if one.person == ANNA)
    assert (anna.name, anna.games, anna.skill) == ("Anna", 1, skill_of(connection, ANNA))
    assert [one.name for one in opponents(connection, ANNA, GUILD)] == ["Boris"]
    assert {one.name for one in opponents(connection, ANNA)} == {"Boris", "Gleb"}


def test_whoever_hides_is_in_no_list_and_plays_on(connection: Connection) -> None:
    settings.choose(connection, "player", ANNA, HIDDEN, True)
    game = finished(connection, [person(ANNA), person(BORIS)], [1, 2])
    assert [one.name for one in leaders(connection, GUILD)] == ["Boris"]
    assert opponents(connection, BORIS) == []
    assert list(changes(connection, game)) == [1]
    assert skill_of(connection, BORIS) == by_openskill([NEW, NEW], [2, 1])[1]


def test_opponents_are_counted_with_who_was_ahead(connection: Connection) -> None:
    finished(connection, [person(ANNA), person(BORIS)], [2, 1])
    finished(connection, [person(ANNA), person(BORIS), person(VERA)], [1, 2, 1])
    assert opponents(connection, ANNA) == [("Boris", 2, 1), ("Vera", 1, 0)]
