"""Ratings and leagues as pictures, with the longest names and full lists, in both languages and themes."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from bot.render.circle import NAMES, league_png, ratings_png
from bot.render.history.card import Ending, card_layout
from bot.render.history.champion import MOST
from bot.render.history.chart import Series, chart
from bot.render.history.ladder import Ladder, Rung, ladders_png
from bot.render.paint.fonts import WIDTH
from bot.render.paint.palette import SEATS, THEMES, Theme
from bot.words.words import Names, Words
from games import GAMES
from games.kernel.hosting import LANGUAGES, Score
from tests.render.art import WITH_ART, faults
from tests.render.test_card import written

LONGEST = "Щ" * 32
_TALLEST = 1400  # pixels: what a phone shows of one picture
every_look = pytest.mark.parametrize(
    ("language", "theme"), [(language, theme) for language in LANGUAGES for theme in THEMES.values()]
)


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def ladder(name: str, language: str) -> Ladder:
    words = Words(language)
    note = words.say("leaderboard-games-bots", games=121, bots=98)
    amount = words.say("rating-points", points=1725, unsure=1)
    rung = Rung(1, name, amount, note)
    return Ladder("X", tuple(rung._replace(rank=at) for at in range(1, MOST + 1)))


@every_look
def test_a_long_name_moves_nothing_else_in_a_list(language: str, theme: Theme) -> None:
    long = opened(ladders_png("X", [ladder(LONGEST, language)], theme))
    short = opened(ladders_png("X", [ladder("a", language)], theme))
    assert long.size == short.size
    assert long.width == WIDTH
    left, _, right, _ = ImageChops.difference(long, short).getbbox() or (0, 0, 0, 0)
    bare = ladder("a", language)
    bare = bare._replace(rungs=tuple(rung._replace(note="") for rung in bare.rungs))
    note = ImageChops.difference(short, opened(ladders_png("X", [bare], theme))).getbbox()
    assert note is not None
    assert left < right <= note[0], "a name ends before what stands beside it"


@every_look
def test_the_lines_of_ratings_name_all_games_within_the_picture(language: str, theme: Theme) -> None:
    drawn = opened(ratings_png(language, theme))
    assert drawn.width == WIDTH
    edge = drawn.crop((WIDTH - 6, 0, WIDTH, drawn.height))
    assert len(edge.getcolors() or ()) == 1, "nothing is cut off at the edge"


def test_a_long_variant_is_shortened_and_keeps_its_rating() -> None:
    theme = THEMES["light"]
    lines = [Series(f"{LONGEST} {at}", [1500, 1600 + 30 * at], SEATS[at], room=300) for at in range(5)]
    drawn = opened(chart("X", lines, theme, from_zero=False))
    assert len(drawn.crop((WIDTH - 6, 0, WIDTH, drawn.height)).getcolors() or ()) == 1


@every_look
@pytest.mark.parametrize("key", GAMES)
def test_the_card_of_a_league_is_as_wide_as_a_phone_and_no_taller_than_it_shows(
    key: str, language: str, theme: Theme
) -> None:
    drawn = opened(league_png(key, language, theme))
    assert drawn.width == WIDTH
    assert drawn.height <= _TALLEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WITH_ART)
def test_on_the_card_of_a_league_nothing_lies_on_anything_else(key: str, language: str) -> None:
    words = Words(language, key, Names([LONGEST, *NAMES[language][1:]]))
    scores = {seat: Score((480 - seat, 4), 480 - seat) for seat in range(MOST)}
    each = words.say("league-card-line", wins=12, played=12)
    notes = words.say("league-number", league=1234), words.say("league-card-rounds", rounds=12)
    people = words.say("league-card-people", people=64)
    ending = Ending(scores, SEATS, (*notes, people), told=dict.fromkeys(scores, each))
    laid = card_layout(ending, words)
    assert faults(laid) == []
    assert written(laid).count(each) == MOST
    assert any(people in line for line in written(laid))
