"""Whole games played by random or sensible players, for proofs, records and measurements."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from games.expert import Budget
from games.expert import choose as think
from games.kernel.hosting import (
    HOST,
    AnyTable,
    Deal,
    Entry,
    Level,
    Pick,
    calls,
    digest,
    play,
    prompt,
    replay,
    start,
    temper_of,
    waiting,
    winners,
)

CAP = 20_000  # not a rule: some games never end if nobody wants them to
RANDOM = "random"
PLAYERS = (RANDOM, *Level)
THOUGHT = Budget(rollouts=60)  # of an expert, where nobody says otherwise: the same on every machine
GRACE = 1_000  # actions in which a turn that has begun may be finished


class NeverEnds(Exception):
    """Says that a self-played game was still going on at the cap."""


@dataclass
class Record:
    """Holds a game with all that was played in it."""

    deal: Deal
    table: AnyTable
    entries: list[Entry] = field(default_factory=list)


def choose(table: AnyTable, seat: int, player: str, dice: Random, budget: Budget = THOUGHT) -> Pick:
    """Return what this player answers: at random, though seldom a folly, or as a bot of that level."""
    if player == Level.EXPERT:
        return think(table, seat, dice, budget, told=False).pick
    due = prompt(table, seat)
    assert due is not None
    if player != RANDOM:
        game = table.game
        answer = game.easy if player == Level.EASY and game.easy is not None else game.policy
        return answer(game.view(table, seat), due, dice, temper_of(table.deal, seat))
    pick = due.sample(dice, table.game.folly)
    assert pick is not None, f"a dead end at {table.now}"
    return pick


def moves(
    record: Record, players: tuple[str, ...], dice: Random, budget: Budget = THOUGHT
) -> Iterator[Entry]:
    """Play one move after another, until the end. Each player is one of PLAYERS."""
    table = record.table
    while table.scores is None:
        if len(record.entries) == CAP:
            yield from _call_time(record)
            if table.scores is not None:
                return
        if len(record.entries) >= CAP + GRACE:
            raise NeverEnds(f"{record.deal.game.key} {record.deal.seed}: still going on after {CAP} actions")
        seats = waiting(table)
        assert seats, f"a dead end at {table.now}"
        seat = seats[int(dice.random() * len(seats))]
        pick = choose(table, seat, players[seat], dice, budget)
        play(table, seat, pick.kind, pick.values)
        record.entries.append(Entry(seat, pick.kind, pick.values))
        yield record.entries[-1]


def _call_time(record: Record) -> Iterator[Entry]:
    """Let the host say at the cap that it is over, if the game has a word for it. That too is in the log."""
    for offer in calls(record.table):
        if offer.blocked is None:
            play(record.table, HOST, offer.kind, {})
            record.entries.append(Entry(HOST, offer.kind, {}))
            yield record.entries[-1]


def play_out(deal: Deal, players: tuple[str, ...], dice_seed: str = "", budget: Budget = THOUGHT) -> Record:
    """Play a whole game."""
    dice = Random(hashlib.sha256(f"{deal.seed}/{dice_seed}".encode()).digest())
    record = Record(deal, start(deal))
    for _ in moves(record, players, dice, budget):
        pass
    return record


def summary(record: Record) -> dict[str, Any]:
    """Return what a game came to, as data."""
    deal, table = record.deal, record.table
    assert table.scores is not None
    return {
        "game": deal.game.key,
        "seed": deal.seed,
        "seats": deal.seats,
        "options": deal.options.model_dump(mode="json"),
        "actions": len(record.entries),
        "scores": [table.scores[seat].total for seat in range(deal.seats)],
        "winners": list(winners(table)),
        "digest": digest(table),
    }


def export(record: Record) -> dict[str, Any]:
    """Return a finished game as anyone may download and verify it."""
    return {
        "format": 1,
        **summary(record),
        "rules_version": record.deal.game.rules_version,
        "components": record.deal.components.model_dump(mode="json"),
        "first": record.deal.first,
        "edition": record.deal.edition,
        "commitment": record.deal.commitment,
        "entries": [_written(entry) for entry in record.entries],
    }


def _written(entry: Entry) -> list[Any]:
    """Return a line of the log as data, with the count of rewinds where there are any."""
    line = [entry.seat, entry.kind, dict(entry.values)]
    return [*line, entry.rewinds] if entry.rewinds else line


def verify(deal: Deal, exported: dict[str, Any]) -> str | None:
    """Say what is wrong with an exported game; None when every move is legal and the result is the same."""
    if deal.commitment != exported["commitment"]:
        return "The seed does not match the commitment that was published at the start."
    entries = [Entry(*line) for line in exported["entries"]]
    if any(one.rewinds > two.rewinds for one, two in pairwise(entries)):
        return "The count of rewinds goes down in it; it can only grow."
    table = replay(deal, entries)
    if table.scores is None:
        return "The game is not finished after its last action."
    found = summary(Record(deal, table, entries))
    for key in ("scores", "winners", "digest"):
        if found[key] != exported[key]:
            return f"The {key} differ: the file says {exported[key]}, the replay gives {found[key]}."
    return None
