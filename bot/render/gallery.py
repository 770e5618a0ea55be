"""Pictures of every game, to be looked at: games that sensible players play to the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.render.changes import changes
from bot.render.paint.palette import DARK, THEMES, Theme
from bot.render.studio import pictures_of
from bot.words.words import Names, Words
from games import GAMES
from games.kernel.hosting import LANGUAGES, Pile, Put, Scene, deal, start, waiting
from games.selfplay import Record, moves

_SEED = "gallery"
_FRONT = 4  # seats in the one picture that stands for a game
_NAMES = {
    "en": ("Anna", "Boris", "Vera", "Grigori", "Dasha", "Egor", "Fyodor", "Yana"),
    "ru": ("Анна", "Борис", "Вера", "Григорий", "Даша", "Егор", "Фёдор", "Яна"),
}
_NEW_MOVES = 6  # are marked


class Moment(NamedTuple):
    """A table that all can see, how it was a few moves before, and how many are waited for."""

    before: Scene
    scene: Scene
    asked: int


def gallery(
    folder: Path, languages: Iterable[str] = LANGUAGES, themes: Iterable[Theme] = tuple(THEMES.values())
) -> Iterator[Path]:
    """Write pictures of each game for the fewest and the most players, and yield the files.

    Each is drawn at its beginning, in its middle, when most are asked and most is about, and at its end.
    """
    looks = list(product(themes, languages))
    for key, game in GAMES.items():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            for name, moment in _chosen(_moments(key, seats)).items():
                for theme, language in looks:
                    file = folder / f"{_stem(key)}-{seats}-{name}-{theme.name}-{language}.png"
                    yield from _write(file, key, moment, language, theme)


def fronts(folder: Path, language: str = "en", theme: Theme = DARK) -> Iterator[Path]:
    """Write one picture of each game, when most are asked and most is about, and yield the files."""
    for key in GAMES:
        moment = _chosen(_moments(key, _FRONT))["together"]
        yield from _write(folder / f"{_stem(key)}.png", key, moment, language, theme)


def _stem(key: str) -> str:
    return key.replace("_", "-")


def _moments(key: str, seats: int) -> list[Moment]:
    """Play a game and return every moment of it."""
    game, dealt = GAMES[key], deal(GAMES[key], seats, _SEED)
    record = Record(dealt, start(dealt))
    scenes, asked = [game.board(game.view(record.table, None))], [1]
    for _ in moves(record, ("club",) * seats, Random(_SEED)):
        scenes.append(game.board(game.view(record.table, None)))
        asked.append(len(waiting(record.table)))
    return [Moment(scenes[max(0, at - _NEW_MOVES)], scenes[at], asked[at]) for at in range(len(scenes))]


def _chosen(moments: Sequence[Moment]) -> dict[str, Moment]:
    """Choose what is to be seen of a game; of moments at which most are asked, the one with most about."""
    together = max(moments[:-1], key=lambda moment: (moment.asked, _about(moment.scene)))
    return {
        "opening": moments[0],
        "middle": moments[len(moments) // 2],
        "together": together,
        "end": moments[-1],
    }


def _about(scene: Scene) -> int:
    """Count the pieces in a drawing, those that come and go twice: ships at sea, figures aboard, bids."""
    things = () if scene.drawing is None else scene.drawing.things
    put = sum(1 + bool(thing.name) for thing in things if isinstance(thing, Put))
    return put + sum(number for thing in things if isinstance(thing, Pile) for _, number in thing.pieces)


def _write(file: Path, key: str, moment: Moment, language: str, theme: Theme) -> Iterator[Path]:
    """Write a moment, on as many sheets as it is sent."""
    file.parent.mkdir(parents=True, exist_ok=True)
    words = Words(language, key, Names(_NAMES[language]))
    fresh = changes(moment.before, moment.scene)
    for number, sheet in enumerate(pictures_of(moment.scene, words, theme, fresh)):
        own = file if not number else file.with_stem(f"{file.stem}-{number + 1}")
        own.write_bytes(sheet.data)
        yield own
