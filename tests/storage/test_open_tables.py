"""What is kept about open tables: what is found of them, who is told of which, and where they are listed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from games.kernel.hosting import Level
from storage import actions, clocks, games, keen, listings, open_tables, outbox, people, seats, wishes
from storage.actions import Change, HostAction, Line
from storage.clocks import Agreed, Wait
from storage.engine.connection import Connection
from storage.opening import open_place
from storage.place import Place
from storage.seats import Player
from tests.storage.kit import sqlite

ANNA, BORIS, OLGA = 10, 11, 987_654
GUILD, ELSEWHERE = 3, 4
NOW, DAY = 1_800_000_000, 86_400
DEAL = '{"options": {"stakes": 2}, "seed": "nobody may know"}'


@pytest.fixture
def connection(path: Place) -> Iterator[Connection]:
    with closing(open_place(path)) as connection:
        yield connection


def table(connection: Connection, channel: int, key: str = "lots", guild: int | None = GUILD) -> int:
    """A lobby of Anna and Boris."""
    number = games.create(
        connection, key=key, channel=channel, opener=ANNA, deal=DEAL, created=NOW, guild=guild
    )
    seats.write(connection, number, [Player(ANNA, "Anna"), Player(BORIS, "Boris")], until=0)
    return number


def host_line(connection: Connection, game: int, kind: HostAction, seat: int) -> None:
    """What the person in a seat says of it, or that somebody else has it now."""
    version = connection.execute("SELECT version FROM snapshot WHERE game = ?", (game,)).fetchone()[0]
    picked = {} if kind is HostAction.SEAT else {"seat": seat}
    line = Line(kind, NOW, seat if kind is HostAction.SEAT else None, (ANNA, BORIS)[seat], picked=picked)
    actions.append(connection, Change(game, version, line))


# ── What is found ──


def test_a_table_is_found_without_its_seed(connection: Connection) -> None:
    number = table(connection, 1)
    clocks.agree(connection, number, Agreed("brisk", 6, 1))
    (found,) = open_tables.find(connection, GUILD)
    assert found[:7] == (number, "lots", GUILD, 1, "lobby", NOW, "brisk")
    assert found.options == {"stakes": 2}
    assert found.players == (Player(ANNA, "Anna"), Player(BORIS, "Boris"))
    assert "nobody may know" not in repr(found)


def test_only_tables_of_that_server_and_game_that_are_not_over_are_found(connection: Connection) -> None:
    first, other = table(connection, 1), table(connection, 2, key="fair")
    table(connection, 3, guild=ELSEWHERE)
    games.end(connection, table(connection, 4), "void", NOW)
    assert [one.game for one in open_tables.find(connection, GUILD)] == [other, first]
    assert [one.game for one in open_tables.find(connection, GUILD, "lots")] == [first]


def test_seats_are_found_that_are_offered_left_or_given_up(connection: Connection) -> None:
    number = table(connection, 1)
    games.begin(connection, number, DEAL, NOW + 5)
    clocks.write(connection, number, [Wait(0, 9, away=True), Wait(1, 9)])
    host_line(connection, number, HostAction.OFFER, 1)
    (found,) = open_tables.find(connection, GUILD)
    assert (found.status, found.since) == ("running", NOW + 5)
    assert (found.away, found.offered) == (frozenset({0}), frozenset({1}))
    host_line(connection, number, HostAction.KEEP, 1)
    assert open_tables.find(connection, GUILD)[0].offered == frozenset()
    host_line(connection, number, HostAction.OFFER, 1)
    host_line(connection, number, HostAction.SEAT, 1)
    seats.write(connection, number, [Player(ANNA, "Anna"), Player(None, "gull", Level.EASY)], until=3)
    (found,) = open_tables.find(connection, GUILD)
    assert found.offered == frozenset()
    assert found.players[1] == Player(None, "gull", Level.EASY)


@pytest.mark.only("sqlite")
def test_an_index_finds_the_seats_on_offer(connection: Connection) -> None:
    asked: list[str] = []
    sqlite(connection).set_trace_callback(asked.append)
    open_tables.find(connection, GUILD)
    sqlite(connection).set_trace_callback(None)
    (sql,) = (one for one in asked if "/offer" in one)
    plan = " ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}"))
    assert "seats_on_offer" in plan
    assert "SCAN" not in plan


# ── Who is told ──


def test_those_are_told_who_wish_it_here_and_of_this_game(connection: Connection) -> None:
    number = table(connection, 1)
    wishes.choose(connection, OLGA, GUILD, ["lots"])
    wishes.choose(connection, 21, GUILD, ["fair"])
    wishes.choose(connection, 22, ELSEWHERE, ["lots"])
    assert wishes.whom(connection, number, NOW) == [OLGA]
    assert wishes.wants(connection, number, OLGA)
    assert not wishes.wants(connection, number, 21)


def test_a_choice_takes_the_place_of_the_one_before_in_that_server(connection: Connection) -> None:
    wishes.choose(connection, OLGA, GUILD, ["lots", "fair"])
    wishes.choose(connection, OLGA, ELSEWHERE, ["lots"])
    wishes.choose(connection, OLGA, GUILD, ["fair"])
    assert wishes.read(connection, OLGA) == {GUILD: ["fair"], ELSEWHERE: ["lots"]}
    wishes.give_up(connection, OLGA)
    assert wishes.read(connection, OLGA) == {}


def test_nobody_is_told_who_opened_it_sits_there_or_has_left(connection: Connection) -> None:
    number = table(connection, 1)
    for user in (ANNA, BORIS):
        wishes.choose(connection, user, GUILD, ["lots"])
    seats.write(connection, number, [Player(ANNA, "Anna")], until=1)
    assert wishes.whom(connection, number, NOW) == []
    assert not wishes.wants(connection, number, ANNA)


def test_of_one_table_they_are_told_once_by_one_message(connection: Connection) -> None:
    number = table(connection, 1)
    wishes.choose(connection, OLGA, GUILD, ["lots"])
    assert wishes.claim(connection, number, OLGA, 7, NOW)
    assert wishes.claim(connection, number, OLGA, 7, NOW), "the same message is tried again"
    assert not wishes.claim(connection, number, OLGA, 8, NOW + 5 * DAY)
    assert wishes.whom(connection, number, NOW + 5 * DAY) == []


def test_three_times_in_any_day_and_not_once_more(connection: Connection) -> None:
    tables = [table(connection, channel) for channel in range(1, 6)]
    wishes.choose(connection, OLGA, GUILD, ["lots"])
    times = (0, 1, 2, DAY - 1, DAY)
    told = [
        wishes.claim(connection, game, OLGA, game, NOW + at) for game, at in zip(tables, times, strict=True)
    ]
    assert told == [True, True, True, False, True]
    assert wishes.whom(connection, tables[3], NOW + DAY) == [], "three of the last day, and this one may not"
    assert wishes.whom(connection, tables[3], NOW + DAY + 1) == [OLGA]


@pytest.mark.parametrize("later", [-3 * DAY, 3 * DAY])
def test_a_clock_that_was_set_anew_holds_nobody_up(connection: Connection, later: int) -> None:
    for channel in range(1, 4):
        assert wishes.claim(connection, table(connection, channel), OLGA, channel, NOW)
    assert wishes.claim(connection, table(connection, 9), OLGA, 9, NOW + later)


def test_those_come_first_who_were_not_told_for_the_longest_time(connection: Connection) -> None:
    for user in (21, 22, 23):
        wishes.choose(connection, user, GUILD, ["lots"])
    wishes.claim(connection, table(connection, 1), 21, 1, NOW + 2)
    wishes.claim(connection, table(connection, 2), 22, 2, NOW + 1)
    assert wishes.whom(connection, table(connection, 3), NOW + 3) == [23, 22, 21]


def test_what_was_told_is_forgotten_when_it_is_a_day_old_and_the_table_is_gone(
    connection: Connection,
) -> None:
    gone, stays, new = (table(connection, channel) for channel in (1, 2, 3))
    for game in (gone, stays):
        wishes.claim(connection, game, OLGA, game, NOW)
    games.end(connection, gone, "void", NOW)
    wishes.claim(connection, new, OLGA, new, NOW + DAY)
    found = connection.execute("SELECT game FROM tip ORDER BY game").fetchall()
    assert [game for (game,) in found] == [stays, new]


# ── Where they are listed ──


def waiting(connection: Connection) -> list[tuple[int, int]]:
    found = connection.execute("SELECT channel, not_before FROM outbox WHERE kind = 'listing' ORDER BY id")
    return [tuple(row) for row in found.fetchall()]


@pytest.fixture
def listed(connection: Connection) -> int:
    """A table of a server that has a list in channel 9, which has been shown."""
    number = table(connection, 1)
    listings.begin(connection, GUILD, 9, NOW)
    assert waiting(connection) == [(9, 0)]
    outbox.withdraw(connection, "listing/9")
    return number


def test_a_change_of_a_table_brings_the_list_up_to_date_soon(connection: Connection, listed: int) -> None:
    actions.append(connection, Change(listed, 0, Line(HostAction.JOIN, NOW)))
    assert waiting(connection) == [(9, NOW + 3)]


def test_the_changes_after_it_wait_no_longer_than_the_first(connection: Connection, listed: int) -> None:
    for version in range(3):
        actions.append(connection, Change(listed, version, Line(HostAction.JOIN, NOW + 2 * version)))
    assert waiting(connection) == [(9, NOW + 3)] * 3
    assert len(outbox.pending(connection, now=NOW + 3)) == 1, "and are sent as one"


def test_moves_and_what_is_not_listed_change_nothing(connection: Connection, listed: int) -> None:
    for version, kind in enumerate(("Bid", HostAction.UNDO, HostAction.HINT, HostAction.ASK)):
        actions.append(connection, Change(listed, version, Line(kind, NOW)))
    assert waiting(connection) == []


def test_the_move_that_ends_a_game_does(connection: Connection, listed: int) -> None:
    actions.append(connection, Change(listed, 0, Line("Bid", NOW), over=True))
    assert waiting(connection) == [(9, NOW + 3)]


def test_tables_of_other_servers_do_not(connection: Connection, listed: int) -> None:
    other = table(connection, 2, guild=ELSEWHERE)
    actions.append(connection, Change(other, 0, Line(HostAction.JOIN, NOW)))
    assert waiting(connection) == []


def test_a_list_that_was_given_up_is_left_alone_until_it_is_begun_anew(
    connection: Connection, listed: int
) -> None:
    (listing,) = listings.of_guild(connection, GUILD)
    listings.trouble(connection, listing, "rights")
    actions.append(connection, Change(listed, 0, Line(HostAction.JOIN, NOW)))
    assert waiting(connection) == []
    listings.begin(connection, GUILD, 9, NOW + 1)
    assert waiting(connection) == [(9, 0)]
    assert listings.of_guild(connection, GUILD)[0].trouble is None


def test_what_is_posted_for_a_list_that_has_ended_is_not_noted(connection: Connection, listed: int) -> None:
    (listing,) = listings.of_guild(connection, GUILD)
    assert listings.posted(connection, listing, 4711, "mark")
    listings.end(connection, 9, NOW)
    assert not listings.posted(connection, listing, 4712, "mark")
    (letter,) = outbox.pending(connection)
    assert letter.message.payload == {"game": 0, "guild": 3, "message": 4711}, "it is to be taken away"


# ── Who would like to play, too ──


def test_they_wait_in_the_order_in_which_they_asked(connection: Connection) -> None:
    number = table(connection, 1)
    keen.add(connection, number, Player(OLGA, "Olga"), NOW + 1)
    keen.add(connection, number, Player(21, "Zoe"), NOW)
    keen.add(connection, number, Player(21, "Zoe"), NOW + 2)
    assert keen.read(connection, number) == [Player(21, "Zoe"), Player(OLGA, "Olga")]
    keen.remove(connection, number, 21)
    assert keen.read(connection, number) == [Player(OLGA, "Olga")]
    keen.clear(connection, number)
    assert keen.read(connection, number) == []


# ── Whose it is ──


def test_all_of_it_is_told_to_whom_it_is_about_and_forgotten(connection: Connection) -> None:
    number = table(connection, 1)
    wishes.choose(connection, OLGA, GUILD, ["lots"])
    wishes.claim(connection, number, OLGA, 7, NOW)
    keen.add(connection, number, Player(OLGA, "Olga"), NOW)
    known = people.about(connection, OLGA)
    assert known["wants to be told of"] == [[GUILD, "lots"]]
    assert known["was told of"] == [[number, NOW]]
    assert known["would play again"] == [[number, "Olga", NOW]]
    people.forget(connection, OLGA)
    left = people.about(connection, OLGA)
    assert [left[key] for key in ("wants to be told of", "was told of", "would play again")] == [[], [], []]
