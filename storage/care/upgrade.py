"""Checks, at the first start of a changed program, which running games it would have played differently."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable

from games import GAMES
from games.kernel.hosting import Game
from storage import settings, snapshots
from storage.care.check import Difference, Watch, differing
from storage.engine.connection import Session, one_at_a_time
from storage.schema import migrations

_OURS = 0  # no guild has this number


def fingerprint() -> str:
    """Return a hash of all rules, as they are written."""
    digest = hashlib.sha256()
    for name, text in sorted(_sources(resources.files("games"), "games")):
        digest.update(f"{name}\n".encode() + text)
    return digest.hexdigest()


def program() -> int:
    """Return a number of all that processes on one database must have in common: tables and rules."""
    both = f"{migrations()[-1].number} {fingerprint()}"
    return int(hashlib.sha256(both.encode()).hexdigest()[:7], 16)


def _sources(folder: Traversable, name: str) -> list[tuple[str, bytes]]:
    """Return the Python files in a folder and below it, with their names."""
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _sources(entry, f"{name}/{entry.name}")
        elif entry.name.endswith(".py"):
            found.append((f"{name}/{entry.name}", entry.read_bytes()))
    return found


def recheck_running_games(
    connection: Session,
    games: Mapping[str, Game] = GAMES,
    rules: str | None = None,
    watch: Watch = iter,
) -> list[Difference] | None:
    """Return the running games that differ, or None if the rules are those of the last start.

    Those that differ keep their position and are replayed from there. The file must be sound.
    """
    rules = fingerprint() if rules is None else rules
    if _are_known(connection, rules):
        return None
    try:
        connection.begin()
        one_at_a_time(connection, "rules")
        if _are_known(connection, rules):  # to another process, which has started a moment before
            connection.rollback()
            return None
        found = list(differing(connection, games, running=True, watch=watch))
        for difference in found:
            snapshots.rebase(connection, difference.game)
        settings.choose(connection, "guild", _OURS, "rules", rules)
        connection.commit()
    except Exception as error:
        raise connection.named(error) from error
    return found


def _are_known(connection: Session, rules: str) -> bool:
    """Return whether running games have been looked at with these rules."""
    return bool(settings.read(connection, "guild", _OURS).get("rules") == rules)
