"""Notes beside the file how far each game has come, and says at the start which of them have lost moves."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from bot.host.errors import Refused
from bot.host.host import Host
from bot.ops.set_back import take_clocks_along
from storage import outbox
from storage.care import tally
from storage.care.tally import Reach, Shortfall, Tally

log = logging.getLogger(__name__)
_EVERY = 5.0  # seconds: what is lost within them is not missed
_AT_LEAST = 600  # seconds after which the time is noted, even if nothing happens
_MOST = 5_000  # games, those that were changed last
_NAMED = 10  # games that the log names


class Tallying:
    """Keeps the tally beside the file, off the event loop and never in the way of a move."""

    def __init__(self, host: Host, file: Path, every: float = _EVERY) -> None:
        self._host, self._file, self._every = host, file, every
        self._games: dict[int, Reach] = {}
        self._noted_at = 0
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Tallying:
        """Say what is missing, once; then note how far the games have come, again and again."""
        known = await asyncio.to_thread(tally.read, self._file)
        if known is not None:
            await self._compare(known)
            await take_clocks_along(self._host, known.at)
        elif tally.beside(self._file).exists():
            log.warning("whether moves are missing is not known: the tally beside the file is damaged")
        await self.note()
        self._running = asyncio.create_task(self._run(), name="tally")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Note a last time how far the games have come."""
        assert self._running is not None
        self._running.cancel()
        with suppress(asyncio.CancelledError):
            await self._running
        await self.note()

    async def _run(self) -> None:
        """Note it every few seconds until it is stopped."""
        while True:
            await asyncio.sleep(self._every)
            await self.note()

    async def note(self) -> None:
        """Note how far the games have come, if one of them has moved on since."""
        changed, now = self._host.open_games.take_reached(), self._host.now()
        if not changed and 0 <= now - self._noted_at < _AT_LEAST:
            return
        self._noted_at = now
        for game, reach in changed.items():
            self._games.pop(game, None)
            self._games[game] = reach
        while len(self._games) > _MOST:
            del self._games[next(iter(self._games))]
        try:
            await asyncio.to_thread(tally.write, self._file, Tally(now, dict(self._games)))
        except OSError as error:
            log.warning("how far the games have come is not noted: %s", error.strerror)

    async def _compare(self, known: Tally) -> None:
        """Say which games have lost moves, in the log and at their tables. Next time they are as they are."""
        found = await self._host.database.read(lambda c: tally.shortfalls(c, known.games))
        short = {one.game for one in found}
        self._games = {game: reach for game, reach in known.games.items() if game not in short}
        if not found:
            return
        log.warning("%s", _sentence(found))
        await self._host.database.write(outbox.renew_salt)
        for one in found:
            if one.version:
                with suppress(Refused):  # one that cannot be opened stands in the log
                    await self._host.losses.tell(one)


def _sentence(found: list[Shortfall]) -> str:
    """Return what is missing, for whoever runs the bot."""
    named = "; ".join(map(_place, found[:_NAMED])) + ("; …" if len(found) > _NAMED else "")
    return (
        "moves are missing: the journal of the file was cut, or an older copy was put in its place. "
        f"The games go on from where they stand: {named}"
    )


def _place(one: Shortfall) -> str:
    """Return where one game stands."""
    if one.last is None:
        return f"game {one.game} is not there at all"
    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(one.last))
    return f"game {one.game} at version {one.version} of {one.noted}, last changed {when} UTC"
