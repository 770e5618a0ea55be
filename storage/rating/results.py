"""Files how a game ended, in the transaction that ends it, with what that makes of the ratings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from games.kernel.hosting import Deal, Level, Score, ranks
from storage import host_lines, seats
from storage.engine.connection import Connection, one_at_a_time
from storage.people import GONE
from storage.rating.pace import Pace, paces
from storage.rating.pool import pool_of, write_pool
from storage.rating.skill import BOTS, NEW, Entrant, Skill, rated
from storage.seats import Former, Player

_ENTER = """
    INSERT INTO contest (game, number, pool, guild)
    SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM contest), ?, guild FROM game WHERE id = ?
"""
_LATEST = """
    SELECT mu, sigma FROM result JOIN contest ON contest.game = result.game
    WHERE person = ? AND pool = ? AND number < ? ORDER BY number DESC LIMIT 1
"""
_COLUMNS = """
    game, part, seat, person, name, level, place, total, stayed, answers, waited,
    mu_before, sigma_before, mu, sigma
"""
_LAST = 2**62  # after every number


class Holder(NamedTuple):
    """Names somebody who is rated for a seat."""

    seat: int
    person: int | None  # None: a bot, or somebody who is forgotten
    name: str = ""
    level: Level | None = None  # of a bot
    stayed: bool = True


def file_result(connection: Connection, game: int, deal: Deal, scores: Mapping[int, Score]) -> None:
    """File how a game ended, and the ratings after it. One that only bots played makes none."""
    pool = write_pool(pool_of(deal))
    one_at_a_time(connection, "contest")
    connection.execute(_ENTER, (pool, game))
    players, former = seats.read(connection, game), seats.former(connection, game)
    holders = list(_holders(players, _since(former, connection, game)))
    if all(holder.level is not None for holder in holders):
        return
    places = ranks(scores)
    before = [_skill(connection, holder, pool) for holder in holders]
    entrants = [
        Entrant(holder.seat, places[holder.seat], skill, holder.level is not None)
        for holder, skill in zip(holders, before, strict=True)
    ]
    pace = paces(connection, game, players, former)
    connection.executemany(
        f"INSERT INTO result ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            _row(game, part, holder, entrant, scores[holder.seat].total, pace, skill)
            for part, (holder, entrant, skill) in enumerate(
                zip(holders, entrants, rated(entrants), strict=True)
            )
        ],
    )


def _row(
    game: int, part: int, holder: Holder, entrant: Entrant, total: int, pace: Mapping[int, Pace], after: Skill
) -> tuple[Any, ...]:
    own = Pace() if holder.person is None else pace.get(holder.person, Pace())
    who = (holder.seat, holder.person, holder.name, holder.level)
    return (game, part, *who, entrant.place, total, int(holder.stayed), *own, *entrant.skill, *after)


def _since(former: Sequence[Former], connection: Connection, game: int) -> list[Former]:
    """Return who had a seat while the game ran. Most games have nobody but those who began."""
    begun = host_lines.begun(connection, game) if former else 0
    return [one for one in former if one.until >= begun]


def _holders(players: Sequence[Player], former: Sequence[Former]) -> Iterator[Holder]:
    """Yield who is rated, by seats; of those who shared one, whoever had it last comes last."""
    for seat, player in enumerate(players):
        held = [one.player for one in former if one.seat == seat] + [player]
        people = {one.user: one.name for one in held if one.user is not None}  # a name is the latest
        order = list(dict.fromkeys(one.user for one in reversed(held) if one.user is not None))[::-1]
        for user in order:
            yield Holder(seat, user, people[user], stayed=user == player.user)
        if not order:
            yield Holder(seat, None, level=None if player.name == GONE else player.level)


def _skill(connection: Connection, holder: Holder, pool: str) -> Skill:
    if holder.level is not None:
        return BOTS[holder.level]
    return NEW if holder.person is None else latest(connection, holder.person, pool)


def latest(connection: Connection, person: int, pool: str, before: int = _LAST) -> Skill:
    """Return how good somebody is: by the last game of a pool, or the last one before a number."""
    found = connection.execute(_LATEST, (person, pool, before)).fetchone()
    return NEW if found is None else Skill(*found)
