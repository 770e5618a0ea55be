"""Looks at the file before it is played with: a damaged or a read-only one is refused, with what to do."""

from __future__ import annotations

import os
import shlex
import time
from contextlib import closing
from pathlib import Path

from storage.care import rotation, tally
from storage.care.proof import prove
from storage.care.rotation import Backup
from storage.errors import Damaged, NotSaved, ReadOnly, StorageError
from storage.schema import open_to_read


def must_be_fit(file: Path, backups: Path | None) -> None:
    """Raise StorageError unless the file can be played with. One that is still to be made can.

    An empty one was cut, if it is known how far its games had come. `backups`: the folder in which a sound
    one is looked for if the file is damaged.
    """
    if not file.is_file():
        return
    if not all(os.access(place, os.W_OK, effective_ids=True) for place in (file, file.parent)):
        raise ReadOnly(file)
    if not (_is_sound(file) if file.stat().st_size else tally.read(file) is None):
        raise Damaged(_what_to_do(file, backups))


def _is_sound(file: Path) -> bool:
    """Return whether a file is a database without damage; raise WrongDatabase if it is another program's."""
    try:
        with closing(open_to_read(file, any_version=True)) as connection:
            return connection.is_sound()
    except NotSaved as error:
        if error.cause != "damaged":
            raise
        return False


def _what_to_do(file: Path, backups: Path | None) -> str:
    """Return the sentence that names the newest sound backup, and the command that restores it."""
    found = None if backups is None else _newest_sound(backups)
    if found is None:
        return (
            f"{file.name} is damaged, and there is no sound backup of it. With one from elsewhere: "
            f"python -m storage restore BACKUP {shlex.quote(str(file))} --overwrite"
        )
    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(found.taken))
    return (
        f"{file.name} is damaged. The newest sound backup is from {when} UTC; to go on from it: "
        f"python -m storage restore {shlex.quote(str(found.file))} {shlex.quote(str(file))} --overwrite"
    )


def _newest_sound(folder: Path) -> Backup | None:
    """Return the newest backup that can be restored, or None."""
    for one in reversed(rotation.backups(folder)):
        try:
            prove(one.file)
        except StorageError:
            continue
        return one
    return None
