"""Covers drawn by another process: they are wanted once, and all that is read for them would stay here."""

from __future__ import annotations

import json
import subprocess
import sys
from base64 import b64decode
from collections.abc import Sequence
from typing import TypeAlias

from bot.render.paint.palette import Theme
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import Game

Wanted: TypeAlias = tuple[Game, Words]
_PATIENCE = 50  # seconds


def covers_apart(wanted: Sequence[Wanted], theme: Theme) -> dict[str, bytes]:
    """Return the covers of games, by their keys, without those that cannot be drawn.

    One process draws all of them, for most of its time goes by until it can begin. A game that it does not
    know is drawn in this one.
    """
    known = [one for one in wanted if GAMES.get(one[0].key) is one[0]]
    drawn = _ask(known, theme) if known else {}
    if others := [one for one in wanted if one not in known]:
        from bot.render.newcomer import covers

        drawn |= covers(others, theme)
    return drawn


def _ask(wanted: Sequence[Wanted], theme: Theme) -> dict[str, bytes]:
    given = json.dumps(
        [theme.name, [[game.key, words.language, list(words.names.now)] for game, words in wanted]]
    )
    asked = [sys.executable, "-m", "bot.render.newcomer"]
    told = subprocess.run(
        asked, input=given.encode(), stdout=subprocess.PIPE, check=True, timeout=_PATIENCE
    ).stdout
    return {key: b64decode(cover) for key, cover in json.loads(told).items()}
