"""Pictures for newcomers, drawn by another process: they are seldom wanted, and what draws takes memory."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Literal, TypeAlias

from bot.render.paint.palette import Theme
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import Game

_PATIENCE = 60  # seconds
ForNewcomers: TypeAlias = Literal["cover", "explained", "named"]


def draw_apart(kind: ForNewcomers, game: Game, words: Words, theme: Theme) -> bytes:
    """Return a picture for newcomers; only a game that no other process knows is drawn in this one."""
    if GAMES.get(game.key) is not game:
        from bot.render.newcomer import draw

        return draw(kind, game, words, theme)
    given = json.dumps([kind, game.key, words.language, list(words.names.now), theme.name]).encode()
    asked = [sys.executable, "-m", "bot.render.newcomer"]
    return subprocess.run(asked, input=given, stdout=subprocess.PIPE, check=True, timeout=_PATIENCE).stdout
