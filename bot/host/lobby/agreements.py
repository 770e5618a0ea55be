"""What a table agrees on before the game begins: its options, and how much time everybody has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.clock.pace import Pace
from bot.host.guards import seated, to_be_agreed
from bot.host.ledger import Accepted, Ledger
from bot.host.lobby.options import check_options
from bot.host.notices import board_after
from bot.host.open_games import OpenGame, OpenGames
from games.kernel.hosting import save_deal
from storage import games
from storage.actions import HostAction, Key, Line, Saved
from storage.clocks import Agreed


class Agreements:
    """Agree on options and clocks."""

    def __init__(self, open_games: OpenGames, ledger: Ledger, now: Callable[[], int]) -> None:
        self._open_games, self._ledger, self._now = open_games, ledger, now

    async def configure(
        self, game: int, user: int, options: Mapping[str, Any], key: Key | None = None
    ) -> Accepted:
        """Change some options before the game begins. Everybody at the table may."""

        async def do(open_game: OpenGame) -> Saved:
            seat = seated(open_game, user)
            to_be_agreed(open_game)
            chosen = check_options(
                open_game.deal.game, open_game.deal.options.model_dump(mode="json") | dict(options)
            )
            deal = save_deal(replace(open_game.deal, options=chosen))
            line = Line(HostAction.OPTIONS, self._now(), seat, user, picked=dict(options), key=key)
            change = open_game.change(line, messages=[board_after(open_game)])
            return await self._open_games.save(
                open_game, change, lambda connection: games.redeal(connection, change.game, deal)
            )

        return await self._ledger.exactly_once(game, user, key, do)

    async def agree_clock(self, game: int, user: int, pace: Pace, key: Key | None = None) -> Accepted:
        """Choose how much time everybody has, before the game begins. Everybody at the table may."""

        async def do(open_game: OpenGame) -> Saved:
            seat = seated(open_game, user)
            to_be_agreed(open_game)
            line = Line(HostAction.CLOCK, self._now(), seat, user, picked=pace._asdict(), key=key)
            change = open_game.change(line, messages=[board_after(open_game)], agreed=Agreed(*pace))
            return await self._open_games.save(open_game, change)

        return await self._ledger.exactly_once(game, user, key, do)
