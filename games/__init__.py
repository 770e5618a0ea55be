"""Every game by its key."""

from __future__ import annotations

from games.cargo_noir import CARGO_NOIR
from games.container import CONTAINER
from games.economicus import ECONOMICUS
from games.kernel.hosting import Game
from games.sewer_pirats import SEWER_PIRATS

GAMES: dict[str, Game] = {game.key: game for game in (CONTAINER, CARGO_NOIR, SEWER_PIRATS, ECONOMICUS)}
