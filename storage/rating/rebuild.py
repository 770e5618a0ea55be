"""Reckons ratings anew out of the results, all of them or those after a game that no longer counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import groupby
from typing import Any, NamedTuple

from games import GAMES
from games.kernel.hosting import Game, load, load_deal
from storage import games as files
from storage import snapshots
from storage.engine.connection import Connection, Session, one_at_a_time
from storage.rating.results import file_result, latest
from storage.rating.skill import BOTS, Entrant, Skill, rated

Watch = Callable[[list[int]], Iterable[int]]
_UNCOUNTED = """
    SELECT id FROM game LEFT JOIN contest ON contest.game = game.id
    WHERE status = 'over' AND contest.game IS NULL ORDER BY ended, id
"""
_RESULTS = """
    SELECT number, pool, result.game, part, seat, person, level, place, mu_before, sigma_before, mu, sigma
    FROM contest JOIN result ON result.game = contest.game
    WHERE number > ?{of_pool} ORDER BY number, part
"""
_CHANGE = "UPDATE result SET mu_before = ?, sigma_before = ?, mu = ?, sigma = ? WHERE game = ? AND part = ?"


class _Row(NamedTuple):
    """Holds a result with the skills that are filed."""

    number: int
    pool: str
    game: int
    part: int
    seat: int
    person: int | None
    level: str | None
    place: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float

    @property
    def filed(self) -> tuple[float, ...]:
        return self[-4:]


class Rebuilt(NamedTuple):
    """Tells how many results there are, and how many of them have other ratings than were filed."""

    results: int
    differ: int


def reckon(connection: Connection, after: int = 0, pool: str | None = None, *, write: bool = True) -> Rebuilt:
    """Reckon ratings anew after a number, of one pool or of all; file them unless they are only compared.

    Somebody who is forgotten keeps the rating that is filed: nobody knows any more what it came from.
    """
    known: dict[tuple[str, int], Skill] = {}
    of_pool, these = ("", ()) if pool is None else (" AND pool = ?", (pool,))
    found = connection.execute(_RESULTS.format(of_pool=of_pool), (after, *these))
    rows = map(_Row._make, found.fetchall())
    count, differ = 0, list[tuple[Any, ...]]()
    for _, group in groupby(rows, lambda row: row.number):
        game = list(group)
        before = [_before(connection, row, known, after) for row in game]
        skills = rated([
            Entrant(row.seat, row.place, skill, row.level is not None)
            for row, skill in zip(game, before, strict=True)
        ])  # fmt: skip
        for row, old, new in zip(game, before, skills, strict=True):
            count += 1
            if row.person is not None:
                known[row.pool, row.person] = new
            if (*old, *new) != row.filed:
                differ.append((*old, *new, row.game, row.part))
    if write:
        connection.executemany(_CHANGE, differ)
    return Rebuilt(count, len(differ))


def _before(connection: Connection, row: _Row, known: Mapping[tuple[str, int], Skill], after: int) -> Skill:
    if row.level is not None:
        return BOTS[row.level]  # type: ignore[index]
    if row.person is None:
        return Skill(row.mu_before, row.sigma_before)
    found = known.get((row.pool, row.person))
    return latest(connection, row.person, row.pool, after + 1) if found is None else found


def rebuild(connection: Session) -> Rebuilt:
    """Reckon all ratings anew and file them, in one transaction."""
    with in_one(connection):
        return reckon(connection)


@contextmanager
def in_one(connection: Session) -> Iterator[None]:
    """Do all of something in one transaction, or nothing of it."""
    connection.begin()
    try:
        yield
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


def take_back(connection: Connection, game: int) -> None:
    """Let a game count no more: its result goes, and what later ones made of it is reckoned anew."""
    one_at_a_time(connection, "contest")
    found = connection.execute("SELECT number, pool FROM contest WHERE game = ?", (game,)).fetchone()
    connection.execute("DELETE FROM result WHERE game = ?", (game,))
    if found is not None:
        reckon(connection, *found)


def count_old_games(connection: Session, games: Mapping[str, Game] = GAMES, watch: Watch = iter) -> int:
    """File the results of games that ended before results were filed; return how many there were.

    They come before all others, and the ratings of those are reckoned anew. One that this program cannot
    read any more is filed without a result.
    """
    found = [game for (game,) in connection.execute(_UNCOUNTED)]
    if not found:
        return 0
    with in_one(connection):
        one_at_a_time(connection, "contest")
        found = [game for (game,) in connection.execute(_UNCOUNTED)]
        newest = connection.execute("SELECT coalesce(max(number), 0) FROM contest").fetchone()[0]
        for game in watch(found):
            _file_old(connection, game, games)
        _put_first(connection, newest)
        reckon(connection)
    return len(found)


def _file_old(connection: Connection, game: int, games: Mapping[str, Game]) -> None:
    record, snapshot = files.read(connection, game), snapshots.read(connection, game)
    try:
        deal = load_deal(games[record.key], record.deal)
        scores = load(deal, str(snapshot.state)).scores
    except Exception:  # whatever new rules make of an old game, the others count
        scores = None
    if scores is None:
        connection.execute(_UNREADABLE, (game,))
    else:
        file_result(connection, game, deal, scores)


_UNREADABLE = """
    INSERT INTO contest (game, number, pool, guild)
    SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM contest), '["", {}]', guild FROM game WHERE id = ?
"""


def _put_first(connection: Connection, newest: int) -> None:
    """Number all contests anew: those filed last, which ended first, before the others."""
    (shift,) = connection.execute("SELECT max(number) FROM contest").fetchone()
    connection.execute("UPDATE contest SET number = number + ? WHERE number <= ?", (shift, newest))
    connection.execute("UPDATE contest SET number = number - ?", (newest,))
