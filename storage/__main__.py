"""python -m storage: check, backup, restore, backups, size, export, migrate."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from contextlib import closing
from functools import partial
from pathlib import Path

from storage.care import rotation, size
from storage.care.backup import backup
from storage.care.check import check
from storage.care.export import export_text
from storage.care.progress import watched
from storage.care.restore import restore
from storage.errors import StorageError
from storage.schema import open_file, open_to_read


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
        (_backup, "copy the database while it is in use", "database", "file"),
        (_restore, "put a backup in the place of the database", "backup", "file"),
        (_backups, "list the backups in a folder", "folder"),
        (_size, "how much room the database takes, and what for", "database"),
        (_export, "write a game as JSON: redacted while it runs, whole when it is over", "database", "game"),
        (_migrate, "bring the database up to the version of this program", "database"),
    ):
        command = commands.add_parser(run.__name__.strip("_"), help=words)
        command.set_defaults(run=run)
        for place in places:
            command.add_argument(place, type=int if place == "game" else Path)
        if run is _restore:
            command.add_argument("--overwrite", action="store_true", help="replace a file that is there")
    return parser


def _check(asked: argparse.Namespace) -> int:
    """Replay every game and print what differs."""
    with closing(open_to_read(asked.database)) as connection:
        differences = list(check(connection, watch=partial(watched, unit="games")))
        games, actions = connection.execute(
            "SELECT (SELECT count(*) FROM game),"
            " (SELECT count(*) FROM action) + (SELECT coalesce(sum(lines), 0) FROM archive)"
        ).fetchone()
    for difference in differences:
        print(f"Game {difference.game}: {difference.where}.")
    print(f"{games} games with {actions} actions replayed; {len(differences)} differ.")
    return 1 if differences else 0


def _backup(asked: argparse.Namespace) -> int:
    """Copy the database while it is in use."""
    backup(asked.database, asked.file)
    return 0


def _restore(asked: argparse.Namespace) -> int:
    """Put a backup in the place of the database."""
    restore(asked.backup, asked.file, asked.overwrite)
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
    with closing(open_to_read(asked.database)) as connection:
        print("\n".join(size.table(connection, int(time.time()))))
    return 0


def _export(asked: argparse.Namespace) -> int:
    """Print a game as JSON."""
    with closing(open_to_read(asked.database)) as connection:
        print(export_text(connection, asked.game))
    return 0


def _migrate(asked: argparse.Namespace) -> int:
    """Bring the database up to the version of this program."""
    if not asked.database.is_file():
        raise StorageError(f"There is no database {asked.database.name}.")
    open_file(asked.database).close()
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # a reader such as `head` may have had enough
    sys.exit(main())
