"""python -m storage: check, copy, backup, restore, backups, size, export, migrate, ratings."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from storage.care import rotation, size
from storage.care.alone import alone
from storage.care.backup import backup
from storage.care.check import check
from storage.care.copy import copy
from storage.care.export import export_text
from storage.care.progress import watched
from storage.care.restore import restore
from storage.errors import StorageError
from storage.opening import open_place, read_place
from storage.place import Place, Server, place
from storage.rating.rebuild import count_old_games, rebuild, reckon

_TYPES: dict[str, Callable[[str], Any]] = {"game": int, "folder": Path}


def main(arguments: list[str] | None = None) -> int:
    """Run a command; return the exit code: 1 if games differ, 2 if it could not be done."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except StorageError as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    """Return the parser of all commands, each with the function that runs it."""
    parser = argparse.ArgumentParser(prog="python -m storage")
    commands = parser.add_subparsers(required=True)
    for run, words, *places in (
        (_check, "replay every game and name the first difference", "database"),
        (_copy, "move a whole bot into another, empty database, of SQLite or PostgreSQL", "source", "target"),
        (_backup, "copy the file while it is in use", "database", "file"),
        (_restore, "put a backup in the place of the database", "backup", "file"),
        (_backups, "list the backups in a folder", "folder"),
        (_size, "how much room the database takes, and what for", "database"),
        (_export, "write a game as JSON: redacted while it runs, whole when it is over", "database", "game"),
        (_migrate, "bring the database up to the version of this program", "database"),
        (_ratings, "reckon all ratings anew and compare them with those that are filed", "database"),
    ):
        command = commands.add_parser(run.__name__.strip("_"), help=words)
        command.set_defaults(run=run)
        for name in places:
            command.add_argument(name, type=_TYPES.get(name, place))
        if run is _restore:
            command.add_argument("--overwrite", action="store_true", help="replace a file that is there")
        if run is _ratings:
            command.add_argument("--rebuild", action="store_true", help="file them where they differ")
    return parser


def _check(asked: argparse.Namespace) -> int:
    """Replay every game and print what differs."""
    return _checked(asked.database)


def _checked(database: Place) -> int:
    """Replay every game of a database and print what differs; return 1 if something does."""
    with closing(read_place(database)) as connection:
        differences = list(check(connection, watch=partial(watched, unit="games")))
        games, loose, packed = connection.execute(
            "SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM action),"
            " (SELECT coalesce(sum(lines), 0) FROM archive)"
        ).fetchone()
    for difference in differences:
        print(f"Game {difference.game}: {difference.where}.")
    print(f"{games} games with {loose + int(packed)} actions replayed; {len(differences)} differ.")
    return 1 if differences else 0


def _copy(asked: argparse.Namespace) -> int:
    """Move a whole bot into another database, and prove it there."""
    copy(asked.source, asked.target, partial(watched, unit="parts"))
    return _checked(asked.target)


def _backup(asked: argparse.Namespace) -> int:
    """Copy the file while it is in use."""
    backup(_file(asked.database), _file(asked.file))
    return 0


def _file(database: Place) -> Path:
    """Return the file of a database; raise StorageError if it is none."""
    if isinstance(database, Server):
        raise StorageError("Back a PostgreSQL database up with pg_dump, and restore it with pg_restore.")
    return database


def _restore(asked: argparse.Namespace) -> int:
    """Put a backup in the place of the database."""
    restore(_file(asked.backup), _file(asked.file), asked.overwrite)
    return 0


def _backups(asked: argparse.Namespace) -> int:
    """Print the backups in a folder."""
    if not asked.folder.is_dir():
        raise StorageError(f"There is no folder {asked.folder.name}.")
    found = rotation.backups(asked.folder)
    print("\n".join(map(rotation.describe, found)) or "There is no backup in this folder.")
    return 0


def _size(asked: argparse.Namespace) -> int:
    """Print how much room the database takes, and what for."""
    with closing(read_place(asked.database)) as connection:
        print("\n".join(size.table(connection, int(time.time()))))
    return 0


def _export(asked: argparse.Namespace) -> int:
    """Print a game as JSON."""
    with closing(read_place(asked.database)) as connection:
        print(export_text(connection, asked.game))
    return 0


def _migrate(asked: argparse.Namespace) -> int:
    """Bring the database up to the version of this program."""
    read_place(asked.database, any_version=True).close()  # it has to be there
    with alone(asked.database):
        open_place(asked.database).close()
    return 0


def _ratings(asked: argparse.Namespace) -> int:
    """Reckon all ratings anew; print how many differ from those that are filed, or file them."""
    if not asked.rebuild:
        with closing(read_place(asked.database)) as connection:
            found = reckon(connection, write=False)
        print(f"{found.results} results reckoned; {found.differ} ratings differ.")
        return 1 if found.differ else 0
    read_place(asked.database, any_version=True).close()  # it has to be there
    with alone(asked.database), closing(open_place(asked.database)) as connection:
        old = count_old_games(connection, watch=partial(watched, unit="games"))
        found = rebuild(connection)
    print(f"{found.results} results reckoned; {found.differ} ratings differed; {old} games were new.")
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # a reader such as `head` may have had enough
    sys.exit(main())
