"""Exports a game as JSON: what a spectator may know while it runs, everything when it is over."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from games import GAMES
from games.kernel.hosting import Deal, Game, load, load_deal, pack
from games.selfplay import Record
from games.selfplay import export as whole
from storage import actions, events, seats, snapshots
from storage import games as files
from storage.engine.connection import Connection
from storage.errors import StorageError


def export(connection: Connection, number: int, games: Mapping[str, Game] = GAMES) -> dict[str, Any]:
    """Return a game as data: redacted while it runs, whole when it is over."""
    record = files.read(connection, number)
    if record.key not in games:
        raise StorageError(f"This program does not know the game {record.key!r}.")
    deal = load_deal(games[record.key], record.deal)
    rows, state = actions.log(connection, number), snapshots.read(connection, number).state
    if record.status == "over" and state is not None:
        entries = [actions.entry(row) for row in actions.in_force(rows)]
        found = {"status": "over", **whole(Record(deal, load(deal, state), entries))}
    else:
        found = _redacted(deal, record, rows)
    return {**found, "bots": _bots(connection, number)}


def _bots(connection: Connection, number: int) -> dict[str, str]:
    """Return the seats in which bots play, each with the level, and no name."""
    players = enumerate(seats.read(connection, number))
    return {str(seat): player.level.value for seat, player in players if player.user is None}


def _redacted(deal: Deal, record: files.Record, rows: list[actions.Row]) -> dict[str, Any]:
    """Return only what was told to everybody: no seed, no position, no answers."""
    return {
        "status": record.status,
        "format": 1,
        "game": deal.game.key,
        "rules_version": deal.game.rules_version,
        "seats": deal.seats,
        "options": deal.options.model_dump(mode="json"),
        "components": deal.components.model_dump(mode="json"),
        "first": deal.first,
        "edition": deal.edition,
        "commitment": None if record.started is None else deal.commitment,
        "seed": None,
        "events": [
            [row.seq, pack(event.text)] for row in rows for event in events.seen_by(None, row.line.events)
        ],
    }


def export_text(connection: Connection, number: int) -> str:
    """Return an exported game as the text of a JSON file."""
    return json.dumps(export(connection, number), ensure_ascii=False, indent=1)
