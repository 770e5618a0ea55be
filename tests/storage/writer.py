"""A process that plays through the host until it is killed, and says what was acknowledged."""

from __future__ import annotations

import asyncio
import os
import time
from itertools import count
from pathlib import Path
from typing import Any

from bot.host.host import Host, build_host
from storage import Database
from tests.kit_game import GAMES

USERS = (10, 11)


def click(key: int) -> tuple[int, str, dict[str, Any]]:
    """What click number 1, 2, 3... of a game does, always the same: two bids, then the winner sells."""
    return ((USERS[0], "Bid", {"amount": 1}), (USERS[1], "Bid", {"amount": 0}), (USERS[0], "Sell", {}))[
        (key - 1) % 3
    ]


async def open_games(path: Path, count: int) -> list[int]:
    database = await Database.open(path)
    host = build_host(database, GAMES)
    games = [await _open_game(host, channel) for channel in range(count)]
    await database.close()
    return games


async def _open_game(host: Host, channel: int) -> int:
    game = (await host.new_tables.create("lots", channel, USERS[0], "Anna", options={"rounds": 5_000})).game
    await host.lobby.join(game, USERS[1], "Boris")
    await host.lobby.start(game, USERS[0])
    return game


async def _play_on(host: Host, game: int, key: int, out: int) -> None:
    while True:
        key += 1
        user, kind, values = click(key)
        accepted = await host.play.act(game, user, kind, values, key)
        os.write(out, f"{game} {key} {accepted.version}\n".encode())


async def _play_all(path: Path, answered: dict[int, int], out: int) -> None:
    """Each game goes on with the click after the last answered one: it may have been saved already."""
    host = build_host(await Database.open(path), GAMES)
    await asyncio.gather(*(_play_on(host, game, key, out) for game, key in answered.items()))


async def _change_hands(path: Path, answered: dict[int, int], out: int) -> None:
    """One and the same player leaves the seat and takes it again, over and over.

    Between two of these pass minutes: within an hour, somebody may change hands only so often.
    """
    host = build_host(await Database.open(path), GAMES, now=lambda: time.monotonic() * 1e6)
    for key in count(1):
        for game in answered:
            if (await host.queries.status(game)).players[1].user is None:
                accepted = await host.seats.take(game, USERS[1], "Boris")
            else:
                accepted = await host.seats.leave(game, USERS[1])
            os.write(out, f"{game} {key} {accepted.version}\n".encode())


def run_changing_hands(path: Path, answered: dict[int, int], out: int) -> None:
    asyncio.run(_change_hands(path, answered, out))


def run(path: Path, answered: dict[int, int], out: int) -> None:
    asyncio.run(_play_all(path, answered, out))
