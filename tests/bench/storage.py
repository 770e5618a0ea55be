"""What hosting costs: an accepted action, many games at once, long games, large files, bytes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from functools import cache, partial
from itertools import count, cycle
from pathlib import Path
from time import perf_counter

import psycopg

from bot.host.host import build_host
from games.kernel.hosting import Event, say
from storage.actions import Change, HostAction, Line, append
from storage.engine.connection import Connection
from storage.place import Server
from tests.bench.crowd import crowd
from tests.bench.harness import Cost, Figure, later
from tests.bench.house import House
from tests.bench.records import BOTH, USERS, Hosted, Record, container, lots
from tests.postgres import start

TURNS = 40  # single actions a round
CROWD, EACH = 50, 4
FAR = 1_000
NEAR, VERY_FAR = 50, 5_000
LINES = 40
BARE = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE game (id INTEGER PRIMARY KEY, version INTEGER) STRICT;
CREATE TABLE action (game INTEGER, seq INTEGER, body TEXT, PRIMARY KEY (game, seq)) STRICT, WITHOUT ROWID;
INSERT INTO game VALUES (1, 0);
"""


def figures(quick: bool, stack: ExitStack) -> Iterable[Figure]:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    number = 2_000 if quick else 100_000

    @cache
    def games() -> list[Record]:
        return [container(seed) for seed in range(4 if quick else 12)]

    @cache
    def house(name: str, key: str = "container") -> House:
        return House(folder / name, games() if key == "container" else [lots(3_000)], stack)

    @cache
    def among(name: str, others: int) -> tuple[House, list[Hosted]]:
        return house(name, "lots"), tables_among(house(name, "lots"), others)

    def action() -> tuple[Cost, Cost]:
        return an_action(house("one")), a_transaction(folder, stack)

    def on_a_server() -> tuple[Cost, Cost]:
        server = Server(start(f"dockside-bench-{os.getpid()}"))
        kept = House(server, games(), stack)
        return an_action(kept), a_transaction_of(server, kept, stack)

    def many() -> tuple[Cost, Cost]:
        return at_once(house("many")), in_turn(house("many"))

    def length() -> tuple[Cost, Cost]:
        return a_late_action(house("long", "lots")), an_early_action(house("long", "lots"))

    @cache
    def played(moves: int) -> Hosted:
        return played_so_far(house("far", "lots"), moves)

    def far(cost: Callable[[House, Hosted], Cost]) -> tuple[Cost, Cost]:
        return cost(house("far", "lots"), played(VERY_FAR)), cost(house("far", "lots"), played(NEAR))

    @cache
    def talked_about(lines: int) -> int:
        return much_said(house("talk", "lots"), lines)

    def talk() -> tuple[Cost, Cost]:
        return who_may_sit(house("talk", "lots"), talked_about(VERY_FAR)), who_may_sit(
            house("talk", "lots"), talked_about(NEAR)
        )

    def growth(cost: Callable[[House, list[Hosted]], Cost]) -> tuple[Cost, Cost]:
        return cost(*among("crowded", number)), cost(*among("few", 0))

    def weight() -> tuple[Cost, Cost]:
        return bytes_stored(house("weighed"), games=4 if quick else 20)

    yield Figure("accepted action / bare transaction", *later(action), at_most=2.5, turns=TURNS)
    yield Figure("accepted action / bare one of PostgreSQL", *later(on_a_server), at_most=2.5, turns=TURNS)
    yield Figure("50 games at once / one after another", *later(many), at_least=3)
    yield Figure("action 1,000 / action 10 of a game", *later(length), at_most=1.25, turns=TURNS)
    yield Figure(
        "action 5,000 and its undo / action 50",
        *later(partial(far, there_and_back)),
        at_most=1.5,
        turns=TURNS,
    )
    yield Figure(
        "log of 5,000 actions, last page / of 50", *later(partial(far, last_page)), at_most=1.5, turns=TURNS
    )
    yield Figure("free seats, 5,000 lines of the host / 50", *later(talk), at_most=1.5, turns=TURNS)
    for what, cost, most in (("action", an_action_among, 1.25), ("sitting down", sitting_down, 1.3)):
        name = f"{what}, {number:,} games on file / 10 games"
        yield Figure(name, *later(partial(growth, cost)), at_most=most, turns=TURNS)
    yield Figure("bytes of a stored action / of its payload", *later(weight), at_most=1.4)


async def timed(table: Hosted) -> float:
    began = perf_counter()
    await table.act()
    return perf_counter() - began


def an_action(house: House) -> Cost:
    """Of Container, with five players."""
    return lambda _: house.run(timed(*house.tables(1, 1)))


def a_transaction(folder: Path, stack: ExitStack) -> Cost:
    """The least that a saved action can cost: one row added, one changed, on the main thread."""
    bare = stack.enter_context(closing(sqlite3.connect(folder / "bare", isolation_level=None)))
    bare.executescript(BARE)
    numbers = count(1)

    def cost(_: int) -> float:
        number, began = next(numbers), perf_counter()
        bare.execute("BEGIN IMMEDIATE")
        bare.execute("INSERT INTO action VALUES (1, ?, ?)", (number, "x" * 131))
        bare.execute("UPDATE game SET version = ? WHERE id = 1", (number,))
        bare.execute("COMMIT")
        return perf_counter() - began

    return cost


def a_transaction_of(server: Server, house: House, stack: ExitStack) -> Cost:
    """The least that the same bytes can cost there: one row added, one changed, on the main thread."""
    house.run(play_on(house.tables(1, 20), 10))
    bare = stack.enter_context(closing(psycopg.connect(server.address, autocommit=True)))
    bare.execute("CREATE TABLE bare_game (id BIGINT PRIMARY KEY, version BIGINT, state BYTEA)")
    bare.execute("CREATE TABLE bare_action (game BIGINT, seq BIGINT, body TEXT, PRIMARY KEY (game, seq))")
    bare.execute("INSERT INTO bare_game (id) VALUES (1)")
    state, line = house.run(house.database.read(written_by_an_action))
    numbers = count(1)

    def cost(_: int) -> float:
        number, began = next(numbers), perf_counter()
        bare.execute("BEGIN")
        bare.execute("INSERT INTO bare_action VALUES (1, %s, %s)", (number, line))
        bare.execute("UPDATE bare_game SET version = %s, state = %b WHERE id = 1", (number, state))
        bare.execute("COMMIT")
        return perf_counter() - began

    return cost


def written_by_an_action(connection: Connection) -> tuple[bytes, str]:
    """The position that the last action led to, and all the text that was filed with it."""
    game, picked, events = connection.execute(
        "SELECT game, picked, events FROM action WHERE key IS NOT NULL ORDER BY at DESC, seq DESC LIMIT 1"
    ).fetchone()
    (state,) = connection.execute("SELECT state FROM snapshot WHERE game = ?", (game,)).fetchone()
    sent = connection.execute(
        "SELECT payload FROM outbox WHERE id > (SELECT max(id) - 2 FROM outbox)"
    ).fetchall()
    return state, "".join((picked, events, *(payload for (payload,) in sent)))


def at_once(house: House) -> Cost:
    async def play(table: Hosted) -> None:
        for _ in range(EACH):
            await table.act()

    async def all_of_them(tables: Sequence[Hosted]) -> float:
        began = perf_counter()
        await asyncio.gather(*map(play, tables))
        return (perf_counter() - began) / (CROWD * EACH)

    return lambda _: house.run(all_of_them(house.tables(CROWD, EACH)))


def in_turn(house: House) -> Cost:
    async def one_by_one(tables: Sequence[Hosted]) -> float:
        began = perf_counter()
        for table in tables:
            for _ in range(EACH):
                await table.act()
        return (perf_counter() - began) / (CROWD * EACH)

    return lambda _: house.run(one_by_one(house.tables(CROWD, EACH)))


async def play_on(tables: Sequence[Hosted], moves: int) -> None:
    for _ in range(moves):
        for table in tables:
            await table.act()


def a_late_action(house: House) -> Cost:
    table = house.begin()
    house.run(play_on([table], FAR))
    return lambda _: house.run(timed(table))


def an_early_action(house: House) -> Cost:
    """The tenth to the twentieth, then another game is begun."""
    table = house.begin()

    def cost(_: int) -> float:
        nonlocal table
        if len(table.record.entries) - table.left >= 20:
            table = house.begin()
            house.run(play_on([table], 10))
        return house.run(timed(table))

    return cost


def played_so_far(house: House, moves: int) -> Hosted:
    """A table at which so many moves were made; the next one is a sealed bid that can be taken back."""
    table = house.begin()
    house.run(play_on([table], moves // 3 * 3))
    return table


def there_and_back(house: House, table: Hosted) -> Cost:
    """A move is made and taken back by a host that remembers nothing of the game."""
    patient = {"lots": replace(BOTH["lots"], longest_turn=10**9)}  # nobody does so that often

    async def act_and_undo() -> float:
        host = build_host(house.database, patient)
        await host.queries.view(table.game)
        began = perf_counter()
        await host.play.act(table.game, USERS[0], "Bid", {"amount": 1}, None)
        await host.undo.take_back(table.game, USERS[0])
        return perf_counter() - began

    return lambda _: house.run(act_and_undo())


def last_page(house: House, table: Hosted) -> Cost:
    """What somebody reads who opens the log."""

    async def read() -> float:
        began = perf_counter()
        version = (await house.host.queries.status(table.game)).version
        await house.host.queries.history(table.game, after=version - LINES)
        return perf_counter() - began

    return lambda _: house.run(read())


def much_said(house: House, lines: int) -> int:
    """A game whose first player has offered the seat and kept it so often, over weeks."""
    game = house.begin().game

    def say_much(connection: Connection) -> None:
        (version,) = connection.execute("SELECT version FROM snapshot WHERE game = ?", (game,)).fetchone()
        for number in range(lines):
            kind = (HostAction.OFFER, HostAction.KEEP)[number % 2]
            line = Line(
                kind, number * 100, None, USERS[0], {"seat": 0}, [Event(say("host-seat-kept", place=1))]
            )
            append(connection, Change(game, version + number, line))

    house.run(house.database.write(say_much))
    return game


def who_may_sit(house: House, game: int) -> Cost:
    """A host that remembers nothing of the game opens it, and says which seats are free."""

    async def look() -> float:
        host, began = build_host(house.database, BOTH), perf_counter()
        await host.seats.free(game)
        return perf_counter() - began

    return lambda _: house.run(look())


def an_action_among(house: House, tables: list[Hosted]) -> Cost:
    """The same small game in both files, so that only what lies around it differs."""
    turns = cycle(tables)
    return lambda _: house.run(timed(next(turns)))


def sitting_down(house: House, tables: list[Hosted]) -> Cost:
    """A table that is not in memory is set up from the file."""

    async def look(game: int) -> float:
        host, began = build_host(house.database, BOTH), perf_counter()
        await host.queries.view(game)
        return perf_counter() - began

    turns = cycle(tables)
    return lambda _: house.run(look(next(turns).game))


def tables_among(house: House, others: int) -> list[Hosted]:
    """Ten tables, half of them before and half of them in the midst of very many games."""
    tables = [house.begin() for _ in range(5)]
    house.run(play_on(tables, 8))
    if others:
        crowd(house.path, tables[0].game, others // 2)
    tables += [house.begin() for _ in range(5)]
    if others:
        crowd(house.path, tables[0].game, others // 2)
    return tables


def bytes_stored(house: House, games: int) -> tuple[Cost, Cost]:
    """What an action takes on disk, and what it would take as a line of a plain JSON file."""

    async def play_all(tables: Sequence[Hosted]) -> None:
        await asyncio.gather(*(table.play_out_and_weigh() for table in tables))

    tables = [house.begin() for _ in range(games)]
    before = house.size()
    house.run(play_all(tables))
    stored, payload = house.size() - before, sum(table.payload for table in tables)
    done = sum(len(table.record.entries) for table in tables)
    return lambda _: stored / done, lambda _: payload / done
