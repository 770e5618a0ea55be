"""How strong the bots of a table play, agreed on before the game begins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.host.errors import refuse
from bot.host.guards import expert_or_not, seated, to_be_agreed
from bot.host.ledger import Accepted, Ledger
from bot.host.notices import board_after
from bot.host.open_games import OpenGame, OpenGames
from games.kernel.hosting import Level
from storage import seats
from storage.actions import HostAction, Key, Line, Saved


class Levels:
    """Choose how strong bots play."""

    def __init__(self, open_games: OpenGames, ledger: Ledger, now: Callable[[], int]) -> None:
        self._open_games, self._ledger, self._now = open_games, ledger, now

    async def choose(
        self, game: int, user: int, bot: str | None, level: Level, key: Key | None = None
    ) -> Accepted:
        """Choose the level of the bot with this name, or of all. Everybody at the table may."""

        async def do(open_game: OpenGame) -> Saved:
            seat = seated(open_game, user)
            to_be_agreed(open_game)
            expert_or_not(open_game, level)
            meant = [
                place
                for place, player in enumerate(open_game.players)
                if player.user is None and bot in (None, player.name)
            ]
            if not meant:
                raise refuse("host-stand-in-none")
            picked = {"bot": bot, "level": level.value}
            line = Line(HostAction.STAND_IN, self._now(), seat, user, picked, key=key)
            change = open_game.change(line, messages=[board_after(open_game)])
            write = partial(seats.set_levels, game=change.game, seats=meant, level=level)
            return await self._open_games.save(open_game, change, write)

        return await self._ledger.exactly_once(game, user, key, do)
