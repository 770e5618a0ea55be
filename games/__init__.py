"""Every game by its key."""

from __future__ import annotations

from games.container import CONTAINER
from games.kernel import Game

GAMES: dict[str, Game] = {game.key: game for game in (CONTAINER,)}
