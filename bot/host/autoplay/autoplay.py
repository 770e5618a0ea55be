"""What goes on by itself: deputies answer until somebody has to be waited for."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from bot.host.autoplay.deputies import Deputy, first_answer
from bot.host.autoplay.order_book import OrderBook
from bot.host.autoplay.plan_book import PlanBook
from bot.host.autoplay.stand_in import play_for
from bot.host.autoplay.thoughts import Thoughts
from bot.host.clocks import Clocks
from bot.host.errors import Refused, Unsaved, log_mistake
from bot.host.guards import table_of
from bot.host.open_games import OpenGame, OpenGames
from bot.host.recorder import Recorder, played
from games.kernel.hosting import Pick, Seat, waiting
from storage import Database, games
from storage.actions import Line
from storage.engine.reader import NOBODY, asker

log = logging.getLogger(__name__)
_ENDLESS = 10_000
_REST, _LONGEST_REST = 15, 3600  # seconds, until deputies who could not answer are asked again


class Retry(NamedTuple):
    """When deputies who could not answer are asked again, and how many seconds they have rested then."""

    at: int
    rest: int


class Autoplay:
    """Play on for those who need not be waited for, one saved action after another."""

    def __init__(
        self,
        database: Database,
        open_games: OpenGames,
        clocks: Clocks,
        recorder: Recorder,
        order_book: OrderBook,
        plan_book: PlanBook,
        deputies: Sequence[Deputy],
        thoughts: Thoughts,
        now: Callable[[], int],
    ) -> None:
        self.deputies, self._thoughts = list(deputies), thoughts
        self._database, self._open_games, self._clocks = database, open_games, clocks
        self._recorder, self._now = recorder, now
        self._order_book, self._plan_book = order_book, plan_book
        self._unfinished: dict[int, Retry] = {}

    async def run(self, open_game: OpenGame, answering: Seat | None = None) -> None:
        """Let deputies answer until somebody has to be waited for.

        What set them going has been saved: their mistake must not be taken for its failure. `answering`: the
        seat whose own move set them going: whoever sits there reads in the answer to it what is asked next.
        """
        game = open_game.record.id
        try:
            for _ in range(_ENDLESS):
                open_game = await self._open_games.find(game)
                await self._order_book.clear(open_game)
                await self._plan_book.clear(open_game)
                await self._clocks.catch_up(open_game)
                paused = open_game.clocks.agreed.paused is not None
                found = None if paused else first_answer(open_game, self.deputies)
                if found is None:
                    self._unfinished.pop(game, None)
                    if not paused:
                        self._thoughts.begin(open_game, self._go_on)
                    return
                await self._answer(open_game, *found, answering)
            log.error("game %s: its deputies never stop", game)
        except Exception as error:
            self._open_games.drop(game)
            log_mistake(error, game, open_game.version)
            self._unfinished.setdefault(game, Retry(self._now() + _REST, _REST))

    async def play_out(self, open_game: OpenGame) -> None:
        """Let bots answer for everybody, people too, until the game is over. The caller holds its lock."""
        for _ in range(_ENDLESS):
            open_game = await self._open_games.find(open_game.record.id)
            if open_game.record.status != "running" or (found := first_answer(open_game, [play_for])) is None:
                return
            await self._answer(open_game, *found)

    async def _answer(
        self, open_game: OpenGame, seat: Seat, pick: Pick, answering: Seat | None = None
    ) -> None:
        table = table_of(open_game)
        before = tuple(other for other in waiting(table) if other != seat)
        also = self._plan_book.moved(open_game, seat, pick)
        told = played(table, seat, pick.kind, pick.values)
        line = Line(pick.kind, self._now(), seat, None, pick.values, told)
        await self._recorder.record(open_game, table, line, before, also=also, answering=answering)

    def unfinished(self) -> list[int]:
        """Return the games whose deputies could not answer, and are to be asked again by now.

        That is also when the clock of the machine was set back: nobody rests for longer than they were told.
        """
        now = self._now()
        return [game for game, (at, rest) in self._unfinished.items() if not 0 < at - now <= rest]

    async def run_again(self, game: int) -> None:
        """Ask deputies again who could not answer, and ever more seldom.

        A disk that was full may have room; a mistake of ours is made again.
        """
        rest = min(self._unfinished[game].rest * 2, _LONGEST_REST)
        self._unfinished[game] = Retry(self._now() + rest, rest)
        async with self._open_games.at(game) as open_game:
            await self.run(open_game)

    async def _go_on(self, game: int) -> None:
        """Let deputies answer now that an expert has thought. Nobody waits for it, whoever set it going."""
        asker.set(NOBODY)
        try:
            async with self._open_games.at(game) as open_game:
                await self.run(open_game)
        except Unsaved:  # it is out of reach for a while
            self._unfinished.setdefault(game, Retry(self._now() + _REST, _REST))
        except Refused:  # one that cannot be opened stands in the log file
            pass

    async def stop(self) -> None:
        """Stop what experts think about. It is asked again at the next start."""
        await self._thoughts.stop()

    async def catch_up(self) -> None:
        """Do what was interrupted when the program stopped, after a move and before what follows from it."""
        for game in await self._database.read(games.running):
            with suppress(Refused):  # one that cannot be opened stands in the log file
                async with self._open_games.at(game) as open_game:
                    await self.run(open_game)
                    self._open_games.drop(game)  # whoever plays there opens it again
