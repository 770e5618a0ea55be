"""Replays every game from its first action and names the first thing that comes out differently."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from games import GAMES
from games.kernel.hosting import (
    AnyTable,
    Deal,
    Entry,
    Event,
    Game,
    Illegal,
    load,
    load_deal,
    play_again,
    save,
)
from storage import actions, events, snapshots
from storage import games as files
from storage.engine.connection import Connection, Session
from storage.past import Past

Watch = Callable[[list[files.Record]], Iterable[files.Record]]


class Difference(NamedTuple):
    """Tells where a game departs from its log. It names places, never what lies there."""

    game: int
    where: str


def check(
    connection: Session, games: Mapping[str, Game] = GAMES, watch: Watch = iter
) -> Iterator[Difference]:
    """Look at all of the database, then replay every game; yield what differs."""
    if connection.is_sound():
        yield from differing(connection, games, watch=watch)
    else:
        yield Difference(0, "the file is damaged")


def differing(
    connection: Connection,
    games: Mapping[str, Game] = GAMES,
    running: bool = False,
    watch: Watch = iter,
) -> Iterator[Difference]:
    """Replay every game of a sound file, or only those that are being played, and yield what differs.

    They are taken one by one from what `watch` makes of them, such as a progress bar.
    """
    found = [record for record in files.every(connection) if not running or record.status == "running"]
    for record in watch(found):
        if (where := _first_difference(connection, record, games)) is not None:
            yield Difference(record.id, where)


def _first_difference(connection: Connection, record: files.Record, games: Mapping[str, Game]) -> str | None:
    """Return where a game first departs from its log, or None."""
    if record.key not in games:
        return f"this program does not know the game {record.key!r}"
    rows, snapshot = actions.log(connection, record.id), snapshots.read(connection, record.id)
    if [row.seq for row in rows] != list(range(1, snapshot.version + 1)):
        return f"{len(rows)} actions are filed, the snapshot counts {snapshot.version}"
    if snapshot.state is None:
        return None
    try:
        past = Past(snapshots.base(connection, record.id), actions.in_force(rows))
        return _replayed(load_deal(games[record.key], record.deal), past, rows, snapshot.state)
    except Exception as error:  # whatever new rules make of an old game, the other games are checked too
        return f"it breaks with {type(error).__name__}"


def _replayed(deal: Deal, past: Past, rows: list[actions.Row], state: str) -> str | None:
    """Replay a log from its first position; return what differs, or None."""
    table = past.opening(deal)
    opening = next(row for row in rows if row.line.kind == actions.HostAction.START)
    if past.base is None and not _same(opening, table.events):
        return f"action {opening.seq}: the start tells something else"
    for row in past.moves:
        if row.seq > past.begins and (where := _played(table, row, actions.entry(row))) is not None:
            return where
    table.rng.rewinds = max(table.rng.rewinds, rows[-1].rewinds)
    if (place := _place(json.loads(save(load(deal, state))), json.loads(save(table)))) is not None:
        return f"after action {rows[-1].seq} the snapshot differs at {place or 'the top'}"
    return None


def _played(table: AnyTable, row: actions.Row, entry: Entry) -> str | None:
    """Make one move again; return how it differs from what was filed, or None."""
    what = f"action {row.seq} ({entry.kind} of seat {entry.seat})"
    try:
        happened = play_again(table, entry)
    except Illegal as refusal:
        return f"{what} is refused: {refusal.text.key}"
    return None if _same(row, happened) else f"{what} tells something else"


def _same(row: actions.Row, happened: Sequence[Event]) -> bool:
    """Return whether the rules tell the same as then. The host's own words (the commitment) do not count."""
    told = [event for event in row.line.events if not event.text.key.startswith("host-")]
    return events.write(told) == events.write(happened)


def _place(stored: Any, replayed: Any, path: str = "") -> str | None:
    """Return the path at which two positions first differ, or None."""
    if isinstance(stored, dict) and isinstance(replayed, dict) and stored.keys() == replayed.keys():
        pairs = ((f"{path}.{key}".lstrip("."), stored[key], replayed[key]) for key in stored)
    elif isinstance(stored, list) and isinstance(replayed, list) and len(stored) == len(replayed):
        pairs = ((f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(stored, replayed, strict=True)))
    else:
        return None if stored == replayed else path
    return next((found for at, a, b in pairs if (found := _place(a, b, at)) is not None), None)
