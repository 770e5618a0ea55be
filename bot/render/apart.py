"""Covers drawn by another process: they are wanted once, and all that is read for them would stay here."""

from __future__ import annotations

import json
import subprocess
import sys

from bot.render.paint.palette import Theme
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import Game

_PATIENCE = 60  # seconds


def cover_apart(game: Game, words: Words, theme: Theme) -> bytes:
    """Return the cover of a game; only of one that no other process knows it is drawn in this one."""
    if GAMES.get(game.key) is not game:
        from bot.render.newcomer import cover

        return cover(game, words, theme)
    given = json.dumps([game.key, words.language, list(words.names.now), theme.name]).encode()
    asked = [sys.executable, "-m", "bot.render.newcomer"]
    return subprocess.run(asked, input=given, stdout=subprocess.PIPE, check=True, timeout=_PATIENCE).stdout
