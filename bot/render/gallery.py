"""One picture for each game, from a game that sensible players have half finished."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.render.changes import changes
from bot.render.layout.page import page
from bot.render.paint.painter import Easel
from bot.render.paint.palette import DARK, Theme
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import Deal, Entry, Scene, deal, replay
from games.selfplay import play_out

_SEED, _SEATS = "gallery", 4
_NAMES = {"en": ("Anna", "Boris", "Vera", "Grigori"), "ru": ("Анна", "Борис", "Вера", "Григорий")}
_NEW_MOVES = 6  # are marked


def gallery(folder: Path, language: str = "en", theme: Theme = DARK) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    return [_written(folder / f"{key.replace('_', '-')}.png", key, language, theme) for key in GAMES]


def _written(file: Path, key: str, language: str, theme: Theme) -> Path:
    words = Words(language, key, _NAMES[language].__getitem__)
    before, after = _middle(key)
    file.write_bytes(Easel(theme).paint(page(after, words, changes(before, after))))
    return file


def _middle(key: str) -> tuple[Scene, Scene]:
    """The table in the middle of a game, and a few moves earlier."""
    dealt = deal(GAMES[key], _SEATS, _SEED)
    entries = play_out(dealt, ("policy",) * _SEATS).entries
    half = len(entries) // 2
    return _after(dealt, entries[: half - _NEW_MOVES]), _after(dealt, entries[:half])


def _after(dealt: Deal, entries: Sequence[Entry]) -> Scene:
    return dealt.game.board(dealt.game.view(replay(dealt, entries), None))
