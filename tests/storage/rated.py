"""Games that have ended, filed without being played: who sat where, and with which scores."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.kernel.hosting import Deal, Level, Score, deal, save_deal
from storage import games, seats
from storage.engine.connection import Connection
from storage.rating.results import file_result
from storage.seats import Player
from tests.kit_game import LOTS
from tests.tables import NAMES

EASY, CLUB = Player(None, "gull", Level.EASY), Player(None, "heron", Level.CLUB)
GUILD = 3


def person(user: int) -> Player:
    return Player(user, NAMES.get(user, f"Player {user}"))


def finished(
    connection: Connection,
    players: Sequence[Player],
    scores: Sequence[int],
    *,
    dealt: Deal | None = None,
    guild: int = GUILD,
) -> int:
    """A game that ended with these scores, rated like any other; return its number."""
    dealt = dealt or deal(LOTS, len(players), "seed")
    (number,) = connection.execute("SELECT coalesce(max(id), 0) FROM game").fetchone()
    game = games.create(
        connection,
        key=dealt.game.key,
        channel=number + 1,
        opener=10,
        deal=save_deal(dealt),
        created=0,
        guild=guild,
    )
    seats.write(connection, game, players, until=0)
    games.end(connection, game, "over", number)
    file_result(connection, game, dealt, {seat: Score((n,), n) for seat, n in enumerate(scores)})
    return game


def many(connection: Connection, count: int, people: int = 12, seed: int = 1) -> None:
    """Games of two to four, of people and bots, with ties."""
    dice = Random(seed)
    for _ in range(count):
        bots = [EASY, CLUB][: dice.randrange(3)]
        sitting = [person(user) for user in dice.sample(range(10, 10 + people), dice.randint(2, 4))]
        players = [*sitting[len(bots) :], *bots] if len(bots) < len(sitting) else sitting
        finished(connection, players, [dice.randint(0, 6) for _ in players])
