"""What an expert would do in somebody's place: told to that person alone, where the table allows it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from bot.host.autoplay.stand_in import luck_of
from bot.host.autoplay.thoughts import Question, Think
from bot.host.errors import refuse
from bot.host.guards import gives_hints, has_experts, moving, seated, to_be_agreed
from bot.host.ledger import Accepted, Ledger
from bot.host.notices import announce, board_after
from bot.host.open_games import OpenGame, OpenGames
from games.expert import Choice
from games.kernel.hosting import Event, Seat, Who, save, save_deal, say, waiting
from storage import games
from storage.actions import HostAction, Key, Line, Saved


class _Asked(NamedTuple):
    version: int
    question: Question


class Hints:
    """Agree on hints before the game, and give them in it."""

    def __init__(
        self, open_games: OpenGames, ledger: Ledger, think: Think | None, now: Callable[[], int]
    ) -> None:
        self._open_games, self._ledger, self._think, self._now = open_games, ledger, think, now

    async def allow(self, game: int, user: int, hints: bool, key: Key | None = None) -> Accepted:
        """Choose whether there are hints at a table. Everybody at it may, before the game begins."""

        async def do(open_game: OpenGame) -> Saved:
            seat = seated(open_game, user)
            to_be_agreed(open_game)
            has_experts(open_game)
            line = Line(HostAction.OPTIONS, self._now(), seat, user, picked={"hints": hints}, key=key)
            change = open_game.change(line, messages=[board_after(open_game)])
            write = partial(games.allow_hints, game=change.game, hints=hints)
            return await self._open_games.save(open_game, change, write)

        return await self._ledger.exactly_once(game, user, key, do)

    async def ask(self, game: int, user: int, key: Key | None = None) -> Choice:
        """Return what an expert would do in this person's place; the table learns that they asked.

        The table is free meanwhile. What comes too late is not told: it would be about another position.
        """
        version, question = await self._asked(game, user)
        choice = None if self._think is None else await self._think(question)
        if choice is None:
            raise refuse("host-hint-busy")
        async with self._open_games.at(game) as open_game:
            if open_game.version != version:
                raise refuse("host-moved-on")
            if not await self._told(open_game, question.seat):
                await self._ledger.accept(open_game, user, key, partial(self._tell, user, key))
        return choice

    async def _asked(self, game: int, user: int) -> _Asked:
        async with self._open_games.at(game) as open_game:
            table, seat = moving(open_game, user)
            has_experts(open_game)
            if not gives_hints(open_game.record, open_game.players):
                raise refuse("host-hint-off")
            if seat not in waiting(table):
                raise refuse("host-hint-not-asked")
            luck = luck_of(open_game, seat)
            question = Question(save_deal(open_game.deal), save(table), seat, luck, told=True)
            return _Asked(open_game.version, question)

    async def _told(self, open_game: OpenGame, seat: Seat) -> bool:
        """Return whether everybody knows that this seat has asked since it has been waited for."""
        rows = await self._ledger.host_lines(open_game.record.id, [HostAction.HINT], open_game.turn)
        return any(row.line.seat == seat for row in rows)

    async def _tell(self, user: int, key: Key | None, open_game: OpenGame) -> Saved:
        _, seat = moving(open_game, user)
        told = [Event(say("host-hint-used", who=Who(seat)))]
        line = Line(HostAction.HINT, self._now(), seat, user, events=told, key=key)
        return await self._open_games.save(
            open_game, open_game.change(line, messages=announce(open_game, told))
        )
