"""Pictures of ratings and leagues with made-up numbers, to be looked at: long names, and full lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from bot.render.history.champion import MOST, champion_png
from bot.render.history.chart import Series, chart
from bot.render.history.ladder import Ladder, Rung, ladders_png
from bot.render.paint.palette import SEATS, Theme
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import Seat

NAMES = {
    "en": ("Wolfeschlegelsteinhausenberger", "Ann", "Boris", "Clara", "Dmitri", "Eve", "Fay", "Gus"),
    "ru": ("Максимилиан Константинопольский", "Аня", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна"),
}
_LISTED = 3  # in the list of one of several games
_ROOM = 300  # pixels for the name of a line
_UNSURE = 2  # at the end of a list


def circle(folder: Path, language: str, theme: Theme) -> Iterator[Path]:
    """Write who leads in all games and in one, how ratings went, and the card of a league of each game."""
    look, words = f"{theme.name}-{language}.png", Words(language)
    every = [_ladder(key, language, _LISTED) for key in GAMES]
    title = words.say("leaderboard-title")
    yield _file(folder / f"leaders-{look}", ladders_png(title, every, theme))
    alone = [_ladder(next(iter(GAMES)), language, MOST)]
    yield _file(folder / f"leaders-of-one-{look}", ladders_png(title, alone, theme))
    yield _file(folder / f"ratings-{look}", ratings_png(language, theme))
    for key in GAMES:
        data = league_png(key, language, theme)
        yield _file(folder / f"{key.replace('_', '-')}-league-{look}", data)


def rated(words: Words, seats: Sequence[Seat]) -> dict[Seat, str]:
    """Return what a game may have made of ratings: more for whoever stands first, and one of few games."""
    found = {}
    for at, seat in enumerate(seats):
        change = 40 - 25 * at
        told = words.say("rating-points", points=1500 + change, unsure=int(at == 1))
        sign = f"+{change}" if change > 0 else f"−{-change}"
        found[seat] = words.say("rating-changed", rating=told, change=sign)
    return found


def league_png(key: str, language: str, theme: Theme) -> bytes:
    """Draw the card of a league with as many people as it has room for."""
    words = Words(language, key)
    ranked = [(480 - 30 * at, 4 - at // 2, 900 - at) for at in range(MOST)]
    each = [words.say("league-card-line", wins=wins, played=5) for _, wins, _ in ranked]
    notes = words.say("league-card-rounds", rounds=5), words.say("league-card-people", people=12)
    title = words.say("league-number", league=3)
    return champion_png(title, NAMES[language][:MOST], ranked, each, notes, words, theme)


def ratings_png(language: str, theme: Theme) -> bytes:
    """Draw how the ratings of one person went in all games."""
    lines = [
        Series(Words(language, key).say("game-title"), _course(at), SEATS[at], room=_ROOM)
        for at, key in enumerate(GAMES)
    ]
    return chart(Words(language).say("stats-chart"), lines, theme, from_zero=False)


def _course(at: int) -> list[int]:
    """Return a rating after each of some games: it goes up and down by chance, the same every time."""
    dice, found = Random(at), [1500]
    for _ in range(23):
        found.append(found[-1] + dice.randint(-28, 36 - 8 * at))
    return found


def _ladder(key: str, language: str, most: int) -> Ladder:
    words, names = Words(language, key), NAMES[language]
    shown = tuple(_rung(at, name, words) for at, name in enumerate(names[:most]))
    rest = words.say("leaderboard-more", count=len(names) - most) if most < len(names) else ""
    return Ladder(words.say("game-title"), shown, rest)


def _rung(at: int, name: str, words: Words) -> Rung:
    unsure, bots = at >= len(NAMES[words.language]) - _UNSURE, at % 3
    key = "leaderboard-games-bots" if bots else "leaderboard-games"
    note = words.say(key, games=21 - 2 * at, bots=bots)
    amount = words.say("rating-points", points=1725 - 60 * at, unsure=int(unsure))
    return Rung(0 if unsure else at + 1, name, amount, note)


def _file(file: Path, data: bytes) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    return file
