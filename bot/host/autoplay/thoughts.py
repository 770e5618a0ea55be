"""What experts think of, without holding up anybody: an answer to one version of a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from bot.host.autoplay.stand_in import luck_of, play_for, vacant
from bot.host.errors import log_mistake
from bot.host.open_games import OpenGame
from games.expert import Choice
from games.kernel.hosting import Illegal, Level, Pick, Prompt, Seat, save, save_deal, waiting

log = logging.getLogger(__name__)


class Question(NamedTuple):
    """Holds all that an expert needs who is elsewhere: the table as it is saved, and a seed for dice."""

    deal: str
    position: str
    seat: Seat
    seed: str
    told: bool = False  # a person will read why: that may take longer than a move


Think: TypeAlias = Callable[[Question], Awaitable[Choice | None]]  # None: nobody has time for it
GoOn: TypeAlias = Callable[[int], Awaitable[None]]  # lock a game, and let deputies answer


class _Thought(NamedTuple):
    version: int
    seat: Seat
    pick: Pick | None


class Thoughts:
    """Lets experts think about one question of a game at a time, and keeps the answer until it is played.

    The table is free meanwhile. Whatever is done to it makes that the answer to a question of the past,
    and the new one is thought about. Nothing of it is saved, so after a restart it is asked again.
    """

    def __init__(self, think: Think | None) -> None:
        """`think`: asks an expert; None: there are none, and club players answer for them."""
        self._think = think
        self._found: dict[int, _Thought] = {}
        self._busy: set[int] = set()  # games about which somebody thinks
        self._tasks: set[asyncio.Task[None]] = set()

    def answer(self, open_game: OpenGame, seat: Seat, asked: Prompt) -> Pick | None:
        """Return what the bot in this seat answers; None: it has to think first."""
        if not self._thinks(open_game, seat):
            return play_for(open_game, seat, asked)
        found = self._found.get(open_game.record.id)
        if found is None or found[:2] != (open_game.version, seat):
            return None
        return _legal(asked, found.pick) or play_for(open_game, seat, asked)

    def _thinks(self, open_game: OpenGame, seat: Seat) -> bool:
        expert = open_game.players[seat].level is Level.EXPERT
        return self._think is not None and expert and vacant(open_game, seat)

    def begin(self, open_game: OpenGame, go_on: GoOn) -> None:
        """Let the first expert think who is waited for, unless one does; then the game goes on."""
        game, table = open_game.record.id, open_game.table
        if game in self._busy or table is None or not open_game.people:
            return
        if (seat := next((s for s in waiting(table) if self._thinks(open_game, s)), None)) is not None:
            asked = Question(save_deal(open_game.deal), save(table), seat, luck_of(open_game, seat))
            thinking = self._answered(game, open_game.version, asked, go_on)
            task = asyncio.create_task(thinking, name=f"expert of game {game}")
            self._busy.add(game)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answered(self, game: int, version: int, asked: Question, go_on: GoOn) -> None:
        try:
            pick = await self._thought(game, version, asked)
        finally:
            self._busy.discard(game)  # what follows may ask the next question
        found = self._found[game] = _Thought(version, asked.seat, pick)
        try:
            await go_on(game)
        finally:
            if self._found.get(game) is found:
                del self._found[game]

    async def _thought(self, game: int, version: int, asked: Question) -> Pick | None:
        assert self._think is not None
        try:
            choice = await self._think(asked)
        except Exception as error:
            log_mistake(error, game, version)
            return None
        return None if choice is None else choice.pick

    async def stop(self) -> None:
        """Stop thinking."""
        for task in (tasks := list(self._tasks)):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _legal(asked: Prompt, pick: Pick | None) -> Pick | None:
    """Return a pick that is allowed; None for any other, for no game may hang on an expert's mistake."""
    if pick is None:
        return None
    try:
        asked.offer(pick.kind).accept(pick.values)
    except Illegal:
        log.error("an expert wants what is not allowed")
        return None
    return pick
