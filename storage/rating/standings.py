"""Finds who leads, and what became of somebody's games. Only games that are over are looked at."""

from __future__ import annotations

from typing import NamedTuple

from storage.engine.connection import Connection
from storage.rating.skill import Skill

HIDDEN = "hidden-results"  # the name of the choice to be in no list
_SEEN = f"NOT EXISTS (SELECT 1 FROM setting WHERE scope = 'player' AND id = {{who}} AND name = '{HIDDEN}')"
_BOTS = "EXISTS (SELECT 1 FROM result AS bot WHERE bot.game = result.game AND bot.level IS NOT NULL)"


class Leader(NamedTuple):
    """Holds how somebody stands in one pool of a server: its games are those of the server, `rated` all."""

    pool: str
    person: int
    name: str
    skill: Skill
    games: int
    won: int
    with_bots: int
    rated: int


class Outing(NamedTuple):
    """Holds what became of one game of somebody."""

    game: int
    pool: str
    guild: int | None
    seats: int
    place: int
    total: int
    with_bots: int  # 1: there were some
    answers: int
    waited: int
    skill: Skill


class Opponent(NamedTuple):
    """Names somebody whom a person has met, how often, and how often with a better place than theirs."""

    name: str
    games: int
    ahead: int


class Change(NamedTuple):
    """Holds what a game made of the rating of whoever sits in a seat."""

    person: int
    games: int  # that were rated by then
    before: Skill
    after: Skill


_LEADERS = f"""
    WITH here AS (
        SELECT pool, person, max(number) AS last, count(*) AS games,
            sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won,
            sum(CASE WHEN {_BOTS} THEN 1 ELSE 0 END) AS with_bots
        FROM result JOIN contest ON contest.game = result.game
        WHERE guild = ? AND person IS NOT NULL AND {_SEEN.format(who="person")}
        GROUP BY pool, person
    ), anywhere AS (
        SELECT here.pool, here.person, max(number) AS last, count(*) AS rated
        FROM here JOIN result ON result.person = here.person
            JOIN contest ON contest.game = result.game AND contest.pool = here.pool
        GROUP BY here.pool, here.person
    )
    SELECT here.pool, here.person, named.name, rated.mu, rated.sigma, games, won, with_bots, anywhere.rated
    FROM here
        JOIN anywhere ON anywhere.pool = here.pool AND anywhere.person = here.person
        JOIN contest AS then_here ON then_here.number = here.last
        JOIN result AS named ON named.game = then_here.game AND named.person = here.person
        JOIN contest AS then_there ON then_there.number = anywhere.last
        JOIN result AS rated ON rated.game = then_there.game AND rated.person = here.person
    ORDER BY here.pool, rated.mu DESC, here.person
"""
_OUTINGS = f"""
    SELECT result.game, pool, guild,
        (SELECT count(DISTINCT seat) FROM result AS other WHERE other.game = result.game),
        place, total, {_BOTS}, answers, waited, mu, sigma
    FROM result JOIN contest ON contest.game = result.game
    WHERE person = ? ORDER BY number
"""
_OPPONENTS = f"""
    SELECT other.person, other.name, CASE WHEN own.place < other.place THEN 1 ELSE 0 END
    FROM result AS own JOIN contest ON contest.game = own.game
        JOIN result AS other ON other.game = own.game AND other.seat <> own.seat
    WHERE own.person = ? AND other.person IS NOT NULL AND {_SEEN.format(who="other.person")}{{here}}
    ORDER BY number
"""
_CHANGES = f"""
    SELECT seat, person,
        (SELECT count(*) FROM result AS own JOIN contest ON contest.game = own.game
            WHERE own.person = result.person AND contest.pool = this.pool AND contest.number <= this.number),
        mu_before, sigma_before, mu, sigma
    FROM result JOIN contest AS this ON this.game = result.game
    WHERE result.game = ? AND person IS NOT NULL AND stayed = 1 AND {_SEEN.format(who="person")}
"""


def leaders(connection: Connection, guild: int) -> list[Leader]:
    """Return everybody who has finished a game on a server, by pools, the best first; none of the hidden.

    A rating is one for all servers; games are counted, and people named, as on this one.
    """
    return [
        Leader(pool, person, name, Skill(mu, sigma), *counted)
        for pool, person, name, mu, sigma, *counted in connection.execute(_LEADERS, (guild,))
    ]


def outings(connection: Connection, person: int) -> list[Outing]:
    """Return what became of all games of somebody, the oldest first."""
    found = connection.execute(_OUTINGS, (person,))
    return [Outing._make((*row[:-2], Skill(*row[-2:]))) for row in found]


def opponents(connection: Connection, person: int, guild: int | None = None) -> list[Opponent]:
    """Return whom somebody has met, on one server or on all, the most frequent first; none of the hidden."""
    here, these = ("", ()) if guild is None else (" AND guild = ?", (guild,))
    met: dict[int, Opponent] = {}
    for other, name, ahead in connection.execute(_OPPONENTS.format(here=here), (person, *these)):
        before = met.get(other, Opponent(name, 0, 0))
        met[other] = Opponent(name, before.games + 1, before.ahead + ahead)
    return sorted(met.values(), key=lambda one: -one.games)


def changes(connection: Connection, game: int) -> dict[int, Change]:
    """Return what a game made of the ratings of those who sit there at its end; not of the hidden."""
    return {
        seat: Change(person, games, Skill(*skills[:2]), Skill(*skills[2:]))
        for seat, person, games, *skills in connection.execute(_CHANGES, (game,))
    }


def last_counted(connection: Connection, channel: int) -> int | None:
    """Return the last game of a channel that is over, if people are rated for it, or None."""
    found = connection.execute(
        "SELECT id FROM game WHERE id = (SELECT max(id) FROM game WHERE channel = ? AND status = 'over')"
        " AND EXISTS (SELECT 1 FROM result WHERE result.game = game.id)",
        (channel,),
    ).fetchone()
    return None if found is None else int(found[0])
