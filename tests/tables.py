"""Tables hosted for tests: players sit down, random ones play on."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.host.host import Host
from bot.host.ledger import Accepted
from games import GAMES

NAMES = {10: "Anna", 11: "Boris", 12: "Vera", 13: "Gleb", 14: "Dina"}
ANNA, BORIS, VERA, GLEB, DINA = NAMES


async def seat(
    host: Host, key: str, channel: int = 1, players: int = 2, seed: str | None = "seed", **options: Any
) -> int:
    """A lobby with so many players."""
    users = list(NAMES.items())[:players]
    game = (await host.new_tables.create(key, channel, *users[0], options=options, seed=seed)).game
    for user, name in users[1:]:
        await host.lobby.join(game, user, name)
    return game


async def begin(
    host: Host, key: str, channel: int = 1, players: int = 2, seed: str | None = "seed", **options: Any
) -> int:
    game = await seat(host, key, channel, players, seed, **options)
    await host.lobby.start(game, ANNA)
    return game


async def play_on(host: Host, game: int, dice: Random, most: int = 100_000) -> Accepted | None:
    """Random legal moves, until the game is over or enough were played."""
    accepted = None
    for _ in range(most):
        standing = await host.queries.status(game)
        if standing.status != "running":
            break
        user = standing.players[dice.choice(standing.waiting)].user
        assert user is not None
        asked = await host.queries.prompt(game, user)
        folly = GAMES[standing.key].folly if standing.key in GAMES else None
        pick = asked.prompt.sample(dice, folly) if asked.prompt is not None else None
        assert pick is not None
        click = dice.getrandbits(62)
        accepted = await host.play.act(game, user, pick.kind, pick.values, click, asked.version)
    return accepted
