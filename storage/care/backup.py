"""Copies the file while the bot goes on writing to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from storage.care.proof import prove
from storage.errors import Damaged, StorageError, not_saved
from storage.schema import open_to_read


def backup(source: Path, target: Path) -> None:
    """Copy the whole file or nothing, and never over a file that is there already.

    What was copied is proved before it gets its name: damage is copied like everything else.
    """
    if target.exists():
        raise StorageError(f"{target.name} is there already: choose another name.")
    part = target.with_name(target.name + ".part")
    with closing(open_to_read(source, any_version=True)) as original:
        try:
            _copy(original, part)
            prove(part)
            os.replace(part, target)
        except Damaged as error:
            raise Damaged(f"{source.name} is damaged: its copy was not kept.") from error
        except sqlite3.Error as error:
            raise not_saved(error) or error from error
        except OSError as error:
            raise StorageError(f"{target.name} cannot be written: {error.strerror}.") from error
        finally:
            part.unlink(missing_ok=True)


def _copy(original: sqlite3.Connection, part: Path) -> None:
    """Copy into a new file that only its owner may read."""
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with closing(sqlite3.connect(part)) as copy:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
