"""Takes care of the file now and then: packs, measures and copies it. Never in anybody's way."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from storage import Database, archive
from storage.care import rotation, size
from storage.errors import Damaged, StorageError

log = logging.getLogger(__name__)
_ROUND = 3600  # seconds from one round to the next, at most
_REST = 86_400  # an ended game lies open for a day: it is looked at most often then
_AT_ONCE = 200  # games that one round packs


class Backups(NamedTuple):
    """Tells of what copies are made and where they go, the seconds between two, and how many are kept."""

    file: Path
    folder: Path
    every: int
    most: int


class Care:
    """Packs ended games, notes the size of the file and takes backups, round after round."""

    def __init__(
        self,
        database: Database,
        backups: Backups | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.backups = backups
        self._database, self._now = database, now
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Care:
        """Begin the first round."""
        self._running = asyncio.create_task(self._run(), name="care")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop. A copy under way is finished in its thread or left as a .part, never as half a backup."""
        assert self._running is not None
        self._running.cancel()
        with suppress(asyncio.CancelledError):
            await self._running

    async def _run(self) -> None:
        """Go round after round until it is stopped; of several processes, as long as this one leads."""
        while True:
            if self._database.fleet is not None:
                await self._database.fleet.leading()
            pause = await self.round()
            await asyncio.sleep(pause)

    async def round(self) -> float:
        """Do all that is due now; return the seconds until something is due again."""
        try:
            await self._pack()
            now = int(self._now())
            await self._database.write(lambda connection: size.note(connection, now))
            return await self._copy()
        except Damaged as error:
            log.error("care of the file: %s", error)
        except StorageError as error:
            log.warning("care of the file: %s", error)
        except Exception as error:
            log.error("care of the file: %s", type(error).__name__)
        return _ROUND

    async def _pack(self) -> None:
        """Pack games that have ended, one to a transaction: whoever plays meanwhile waits for no more."""
        before = int(self._now()) - _REST
        ended = await self._database.read(lambda c: archive.unpacked(c, before, _AT_ONCE))
        for game in ended:
            await self._database.write(lambda c, game=game: archive.pack(c, game))  # type: ignore[misc]
        if ended:
            log.info("packed the logs of %s games", len(ended))

    async def _copy(self) -> float:
        """Take a backup if one is due; return the seconds until the next round."""
        if self.backups is None:
            return _ROUND
        file, folder, every, most = self.backups
        now = int(self._now())
        wait = rotation.next_due(folder, every, now) - now
        if wait > 0:
            return min(wait, _ROUND)
        await asyncio.to_thread(rotation.take, file, folder, now, most)
        log.info("backup taken")
        return min(every, _ROUND)

    def last_backup(self) -> int | None:
        """Return when the last backup was taken, or None."""
        found = None if self.backups is None else rotation.newest(self.backups.folder, int(self._now()))
        return None if found is None else found.taken
