"""Pictures of every game, to be looked at: games that sensible players play to the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.render.changes import changes
from bot.render.circle import circle, rated
from bot.render.history.card import Ending, card_png, has_card
from bot.render.history.chart import Series, chart
from bot.render.history.course import Course, Played, public_course
from bot.render.history.drawn_chart import Story, drawn_chart, has_chart
from bot.render.history.result import result_scene
from bot.render.paint.colours import seat_colours
from bot.render.paint.palette import DARK, THEMES, Theme
from bot.render.painter import as_pngs
from bot.render.studio import pictures_of
from bot.words.words import Names, Words
from games import GAMES
from games.kernel.hosting import LANGUAGES, Pile, Put, Scene, deal, ranks, start, waiting
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

    Each is drawn at its beginning, in its middle, when most are asked and most is about, and at its end; then
    its result, and its course. Ratings and leagues come last.
    """
    looks = list(product(themes, languages))
    for key, game in GAMES.items():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            record, moments = _played(key, seats)
            chosen, courses = _chosen(moments), public_course(Played.of(record.deal, record.entries))
            for theme, language in looks:
                stem, look = f"{_stem(key)}-{seats}", f"{theme.name}-{language}.png"
                for name, moment in chosen.items():
                    yield from _write(folder / f"{stem}-{name}-{look}", key, moment, language, theme)
                yield from _write_result(folder / f"{stem}-result-{look}", record, language, theme)
                if courses:
                    yield from _write_chart(
                        folder / f"{stem}-chart-{look}", record, courses[0], language, theme
                    )
    for theme, language in looks:
        yield from circle(folder, language, theme)


def fronts(folder: Path, language: str = "en", theme: Theme = DARK) -> Iterator[Path]:
    """Write two pictures of each game: when most are asked and most is about, and its result. Yield them."""
    for key in GAMES:
        record, moments = _played(key, _FRONT)
        yield from _write(folder / f"{_stem(key)}.png", key, _chosen(moments)["together"], language, theme)
        yield from _write_result(folder / f"{_stem(key)}-result.png", record, language, theme)


def _stem(key: str) -> str:
    return key.replace("_", "-")


def _played(key: str, seats: int) -> tuple[Record, list[Moment]]:
    """Play a game and return it, with every moment of it."""
    game, dealt = GAMES[key], deal(GAMES[key], seats, _SEED)
    record = Record(dealt, start(dealt))
    scenes, asked = [game.board(game.view(record.table, None))], [1]
    for _ in moves(record, ("club",) * seats, Random(_SEED)):
        scenes.append(game.board(game.view(record.table, None)))
        asked.append(len(waiting(record.table)))
    every = range(len(scenes))
    return record, [Moment(scenes[max(0, at - _NEW_MOVES)], scenes[at], asked[at]) for at in every]


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
    fresh = changes(moment.before, moment.scene)
    made = pictures_of(moment.scene, _words(key, language), theme, fresh)
    return _files(file, [sheet.data for sheet in made])


def _write_result(file: Path, record: Record, language: str, theme: Theme) -> Iterator[Path]:
    """Write how a game ended, as it is sent."""
    game, scores = record.deal.game, record.table.scores or {}
    words, colours = _words(game.key, language), game.colours(record.table)
    scene = result_scene(scores, colours)
    if not has_card(game.key):
        return _files(file, [sheet.data for sheet in pictures_of(scene, words, theme)])
    moves = words.say("ui-result-moves", count=len(record.entries))
    view = game.view(record.table, None)
    borne = {seat: game.winner(view, seat) for seat, rank in ranks(scores).items() if rank == 1}
    rating = rated(words, sorted(scores, key=ranks(scores).__getitem__))
    ending = Ending(scores, seat_colours(scene), (moves,), rated=rating, borne=borne)
    return _files(file, [card_png(ending, words, theme)])


def _write_chart(file: Path, record: Record, course: Course, language: str, theme: Theme) -> Iterator[Path]:
    """Write the course of a game, as it is sent."""
    game = record.deal.game
    words, colours = _words(game.key, language), seat_colours(game.board(game.view(record.table, None)))
    named = zip(words.names.now, course.values, colours, strict=False)
    lines, title = [Series(*one) for one in named], words(course.title)
    if not has_chart(game.key):
        return _files(file, [chart(title, lines, theme)])
    story = Story(title, lines, len(record.entries))
    return _files(file, as_pngs([drawn_chart(story, words, theme)]))


def _words(key: str, language: str) -> Words:
    return Words(language, key, Names(_NAMES[language]))


def _files(file: Path, sheets: Sequence[bytes]) -> Iterator[Path]:
    """Write a picture, or several under one name with their numbers."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(sheets):
        own = file if not number else file.with_stem(f"{file.stem}-{number + 1}")
        own.write_bytes(data)
        yield own
