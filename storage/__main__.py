"""python -m storage check DB | backup DB FILE | export DB GAME | migrate DB"""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path

from storage.backup import backup
from storage.check import check
from storage.errors import StorageError
from storage.export import export_text
from storage.schema import open_file, open_to_read


def main(arguments: list[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except StorageError as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m storage")
    commands = parser.add_subparsers(required=True)
    for run, words in (
        (_check, "replay every game and name the first difference"),
        (_backup, "copy the database while it is in use"),
        (_export, "write a game as JSON: redacted while it runs, whole when it is over"),
        (_migrate, "bring the database up to the version of this program"),
    ):
        command = commands.add_parser(run.__name__.strip("_"), help=words)
        command.add_argument("database", type=Path)
        command.set_defaults(run=run)
        if run is _backup:
            command.add_argument("file", type=Path)
        if run is _export:
            command.add_argument("game", type=int)
    return parser


def _check(asked: argparse.Namespace) -> int:
    with closing(open_to_read(asked.database)) as connection:
        differences = list(check(connection))
        games, actions = connection.execute(
            "SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM action)"
        ).fetchone()
    for difference in differences:
        print(f"Game {difference.game}: {difference.where}.")
    print(f"{games} games with {actions} actions replayed; {len(differences)} differ.")
    return 1 if differences else 0


def _backup(asked: argparse.Namespace) -> int:
    backup(asked.database, asked.file)
    return 0


def _export(asked: argparse.Namespace) -> int:
    with closing(open_to_read(asked.database)) as connection:
        print(export_text(connection, asked.game))
    return 0


def _migrate(asked: argparse.Namespace) -> int:
    if not asked.database.is_file():
        raise StorageError(f"There is no database {asked.database.name}.")
    open_file(asked.database).close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
