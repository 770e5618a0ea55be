"""One picture for each game, from a game that sensible players have half finished."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.render.changes import changes
from bot.render.layout.page import page
from bot.render.paint.palette import DARK, Theme
from bot.render.painter import Painter
from bot.words.words import Names, Words
from games import GAMES
from games.kernel.hosting import Deal, Entry, Scene, deal, replay
from games.selfplay import play_out

_SEED, _SEATS = "gallery", 4
_NAMES = {"en": ("Anna", "Boris", "Vera", "Grigori"), "ru": ("Анна", "Борис", "Вера", "Григорий")}
_NEW_MOVES = 6  # are marked


def gallery(folder: Path, language: str = "en", theme: Theme = DARK) -> list[Path]:
    """Write a picture of each game into a folder and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    return [_write_picture(folder / f"{key.replace('_', '-')}.png", key, language, theme) for key in GAMES]


def _write_picture(file: Path, key: str, language: str, theme: Theme) -> Path:
    words = Words(language, key, Names(_NAMES[language]))
    before, after = _middle(key)
    file.write_bytes(Painter(theme).paint(page(after, words, changes(before, after))))
    return file


def _middle(key: str) -> tuple[Scene, Scene]:
    """Return the table a few moves before the middle of a game, and in the middle."""
    dealt = deal(GAMES[key], _SEATS, _SEED)
    entries = play_out(dealt, ("policy",) * _SEATS).entries
    half = len(entries) // 2
    return _after(dealt, entries[: half - _NEW_MOVES]), _after(dealt, entries[:half])


def _after(dealt: Deal, entries: Sequence[Entry]) -> Scene:
    return dealt.game.board(dealt.game.view(replay(dealt, entries), None))
