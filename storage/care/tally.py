"""Notes beside the file how far each game has come, so that moves which are missing at a start are missed.

A journal that was cut, or an old copy put in the place of the file, is as sound as any other: what was in
it is gone without a trace. The tally is a small file of its own, written whole every few seconds in which
something was saved. It holds nothing but numbers and times.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from storage.actions import moves_in_force
from storage.engine.connection import Connection


class Reach(NamedTuple):
    """Tells how far a game has come. When it was created tells it from another game of the same number."""

    version: int
    created: int


class Tally(NamedTuple):
    """Holds how far the games have come that were changed of late, and when they were noted."""

    at: int
    games: Mapping[int, Reach]


class Shortfall(NamedTuple):
    """Tells of a game that has come less far than was noted."""

    game: int
    noted: int
    version: int  # as it is in the file; 0: the game is not there at all
    move: int = 0  # how many moves are in force
    last: int | None = None  # when the last thing was done to it that is left


def beside(file: Path) -> Path:
    """Return where the tally of a file is."""
    return file.with_name(f"{file.name}.tally")


def write(file: Path, tally: Tally) -> None:
    """Put a tally beside the file, in the place of the last one, whole or not at all."""
    body = json.dumps([tally.at, {str(game): reach for game, reach in tally.games.items()}])
    target = beside(file)
    part = target.with_name(f"{target.name}.part")
    with open(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        out.write(f"{_digest(body)}\n{body}\n")
        out.flush()
        os.fsync(out.fileno())
    part.replace(target)


def read(file: Path) -> Tally | None:
    """Return the tally beside a file; None if there is none, or none that can be trusted."""
    try:
        digest, body = beside(file).read_text(encoding="utf-8").splitlines()
        if digest != _digest(body):
            return None
        at, games = json.loads(body)
    except (OSError, ValueError):
        return None
    return Tally(at, {int(game): Reach(*reach) for game, reach in games.items()})


def _digest(body: str) -> str:
    """Return what a damaged tally is known by."""
    return hashlib.sha256(body.encode()).hexdigest()


def shortfalls(connection: Connection, games: Mapping[int, Reach]) -> list[Shortfall]:
    """Return the games that have come less far than was noted."""
    found = (_shortfall(connection, game, reach) for game, reach in sorted(games.items()))
    return [one for one in found if one is not None]


def _shortfall(connection: Connection, game: int, reach: Reach) -> Shortfall | None:
    """Return what is missing of a game; None if nothing is."""
    there = connection.execute(
        "SELECT version, (SELECT at FROM action WHERE game = ?1 ORDER BY seq DESC LIMIT 1)"
        " FROM snapshot JOIN game ON id = game WHERE id = ?1 AND created = ?2",
        (game, reach.created),
    ).fetchone()
    if there is None:
        return Shortfall(game, reach.version, 0)
    version, last = there
    if version >= reach.version:
        return None
    return Shortfall(game, reach.version, version, moves_in_force(connection, game), last)
