"""The pieces of games, and the badges of seats, as emojis of the application: uploaded once, and after each
change of the art."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TypeVar

import discord

from bot.host.errors import place_of
from bot.host.host import Host
from bot.host.notes import Note
from bot.ops.processes import beside_the_bot
from bot.render.art.emoji import Piece, all_emojis, art_digest, emoji_png
from bot.words.pieces import Emoji, show_pieces

log = logging.getLogger(__name__)
T = TypeVar("T")
R = TypeVar("R")
_EVERYWHERE = 0  # in place of a server, for a note about all of them
_BETWEEN = 0.4  # seconds from one request to the next: nobody is in a hurry
_FIRST_PAUSE, _LONGEST_PAUSE = 60.0, 6 * 3600.0  # seconds until what failed is tried again
_BESIDE = 60.0  # seconds, for a process that does not upload itself
_EVERY = 600.0  # seconds: one may be deleted by hand, and Discord takes no button with it


@dataclass(frozen=True)
class Art:
    """The pieces that are emojis, and a hash of the files in which they were found."""

    digest: str
    pieces: list[Piece]


class Emojis:
    """Keep the emojis of the application as the art has them, beside the play and never in its way."""

    def __init__(
        self,
        client: discord.Client,
        host: Host,
        workshop: Callable[[], Executor] = beside_the_bot,
        between: float = _BETWEEN,
    ) -> None:
        """`workshop` opens the place where they are drawn: another process, since a bot that shows no
        picture need not load what draws them. `between`: seconds from one request to the next."""
        self._client, self._host, self._workshop, self._between = client, host, workshop, between
        self._ours = Note[list[int]](host.notes, "guild", "emojis", list[int])  # all that we have uploaded
        self._art = Note[Art](host.notes, "guild", "emoji_art", Art)
        self._failed = False
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to upload what is missing."""
        self._running = asyncio.create_task(self._run(), name="emojis")

    async def stop(self) -> None:
        """Stop uploading; the rest is uploaded after the next start. Words stand alone from now on."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running})
            show_pieces({})

    async def _run(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                await self.sync()
                self._failed, pause, wait = False, _FIRST_PAUSE, self._next_look()
            except Exception as error:
                self._tell(error)
                pause, wait = min(pause * 2, _LONGEST_PAUSE), pause
            await asyncio.sleep(wait)

    def _next_look(self) -> float:
        """Return the seconds until it looks again: soon where another process uploads, or would have to."""
        fleet = self._host.database.fleet
        return _EVERY if fleet is None or fleet.leads else _BESIDE

    def _tell(self, error: Exception) -> None:
        """Log a failure once: it is tried again for as long as it takes."""
        if not self._failed:
            log.warning("pieces are not all emojis, words stand alone; again later: %s", place_of(error))
        self._failed = True

    async def sync(self) -> None:
        """Upload what is missing, show what is there, and then delete what is in the art no more.

        Of several processes one does so, and the others show what is there.
        """
        pieces = await self._wanted()
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        self._show(pieces, there)
        fleet = self._host.database.fleet
        if fleet is not None and not fleet.leads:
            return
        await self._keep(pieces, there)
        missing = [piece for piece in pieces if piece.emoji not in there]
        try:
            await self._upload(missing, there)
        finally:
            self._show(pieces, there)
            await self._keep(pieces, there)
        await self._delete_old(pieces, there)
        if missing:
            log.info("%d pieces are emojis now", len(missing))

    async def _wanted(self) -> list[Piece]:
        """Return the pieces that are emojis. The art is only read if it has changed."""
        games = list(self._host.games)
        digest, known = await asyncio.to_thread(art_digest, games), await self._art.get(_EVERYWHERE)
        if known is None or known.digest != digest:
            (found,) = await self._made(all_emojis, [games])
            known = Art(digest, found)
            await self._art.put(_EVERYWHERE, known)
        return known.pieces

    async def _upload(self, pieces: Sequence[Piece], there: dict[str, discord.Emoji]) -> None:
        """Draw them all, and then upload one after the other."""
        drawn = await self._made(emoji_png, pieces) if pieces else []
        for piece, image in zip(pieces, drawn, strict=True):
            await asyncio.sleep(self._between)
            there[piece.emoji] = await self._client.create_application_emoji(name=piece.emoji, image=image)

    async def _made(self, make: Callable[[T], R], of: Iterable[T]) -> list[R]:
        """Return what is made of each of these, in a workshop that is closed when all is made."""
        loop = asyncio.get_running_loop()
        workshop = await asyncio.to_thread(self._workshop)
        try:
            return [await loop.run_in_executor(workshop, make, one) for one in of]
        finally:
            workshop.shutdown(wait=False, cancel_futures=True)

    async def _keep(self, pieces: Sequence[Piece], there: dict[str, discord.Emoji]) -> None:
        """Note which emojis are ours, in the art or no more: nobody else's are deleted."""
        known, wanted = set(await self._ours.get(_EVERYWHERE) or ()), {piece.emoji for piece in pieces}
        ours = [emoji.id for emoji in there.values() if emoji.id in known or emoji.name in wanted]
        await self._ours.put(_EVERYWHERE, ours)

    async def _delete_old(self, pieces: Sequence[Piece], there: dict[str, discord.Emoji]) -> None:
        """Delete those of ours that nothing shows any more."""
        ours, wanted = set(await self._ours.get(_EVERYWHERE) or ()), {piece.emoji for piece in pieces}
        for emoji in [one for one in there.values() if one.id in ours and one.name not in wanted]:
            await asyncio.sleep(self._between)
            await emoji.delete()
            del there[emoji.name]
        await self._keep(pieces, there)

    def _show(self, pieces: Sequence[Piece], there: dict[str, discord.Emoji]) -> None:
        found: dict[str, dict[str, Emoji]] = {}
        for piece in pieces:
            if (emoji := there.get(piece.emoji)) is not None:
                named = dict.fromkeys(piece.names, Emoji(emoji.name, emoji.id))
                found.setdefault(piece.game, {}).update(named)
        show_pieces(found)
