"""What is shown when a game is over: the result, a chart, a film."""

from __future__ import annotations

import io
from itertools import combinations
from random import Random

import pytest
from PIL import Image

from bot.render.art.letters import width
from bot.render.history.chart import Series, chart, label_tops, scale_for
from bot.render.history.course import Played, true_worth
from bot.render.history.film import columns, film, frame, moments, times
from bot.render.history.reel import lines_of
from bot.render.history.result import result_scene
from bot.render.layout.marks import Bar
from bot.render.layout.page import page
from bot.render.paint.fonts import WIDTH
from bot.render.paint.palette import SEATS, THEMES, Theme
from bot.render.paint.sprites import HEIGHT
from bot.words.words import Names, Words
from games import GAMES
from games.kernel import Score
from games.kernel.hosting import LANGUAGES, Text, deal, play_again, winners
from games.selfplay import Record, play_out
from tests.render.positions import NAMES, positions, words
from tests.render.test_golden import told
from tests.render.test_layout import faults

every_game = pytest.mark.parametrize("key", list(GAMES))


def finished(key: str, seats: int = 3) -> Record:
    return play_out(deal(GAMES[key], seats, "the end"), ("club",) * seats)


def frames(made: bytes) -> list[tuple[tuple[int, int], int]]:
    """Size and time of each."""
    image, found = Image.open(io.BytesIO(made)), []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        found.append((image.size, image.info["duration"]))
    return found


@every_game
def test_a_film_has_frames_of_one_size_and_rests_on_the_last(key: str) -> None:
    record = finished(key)
    made = film(Played.of(record.deal, record.entries), words("en", key))
    shown = frames(made)
    assert len(made) < 8_000_000
    assert 2 <= len(shown) <= 60
    assert len({size for size, _ in shown}) == 1
    assert shown[-1][1] > shown[0][1]


def test_a_film_of_drawn_boards_is_in_portrait() -> None:
    record = finished("sewer_pirats")
    (across, down), _ = frames(film(Played.of(record.deal, record.entries), words("ru", "sewer_pirats")))[0]
    assert across == 720
    assert down > across


def test_what_is_written_under_a_frame_was_told_to_everybody() -> None:
    record = finished("container")
    played = Played.of(record.deal, record.entries)
    table, public = played.opening(), list[Text | None]([None])
    for entry in record.entries:
        told = [event.text for event in play_again(table, entry) if event.only is None]
        public.append(told[0] if told else None)
    assert [told for _, told in played.told()] == public


def test_a_frame_tells_all_moves_of_its_turn() -> None:
    record = finished("container")
    played = Played.of(record.deal, record.entries)
    told = [text for _, text in played.told()]
    shown = list(moments(played, words("en"), 10_000))
    assert [text for moment in shown for text in moment.told] == [text for text in told if text is not None]
    assert max(len(moment.told) for moment in shown) > 1


def test_what_happened_is_written_in_three_lines_that_keep_to_the_picture() -> None:
    said = " ".join(["Anna sails into the harbour."] * 12)
    lines = list(lines_of(said, 688))
    assert len(lines) == 3
    assert all(width(line, size, True) <= 688 for line, size in lines)
    assert lines[-1][0].endswith("…")
    assert list(lines_of("Anna sails.", 688)) == [("Anna sails.", 26)]
    assert not list(lines_of("", 688))


def test_a_frame_stays_the_longer_the_more_there_is_to_read() -> None:
    record = finished("container")
    played = Played.of(record.deal, record.entries)
    shown = list(moments(played, words("en"), 60))
    stays = [(len(moment.said()), stay) for moment, stay in zip(shown, times(shown), strict=True)][:-1]
    assert min(stays)[1] < max(stays)[1] <= 3000


def test_a_film_shows_the_names_of_each_moment() -> None:
    record, asked = finished("sewer_pirats"), set[int]()

    def name(seat: int, at: int) -> str:
        asked.add(at)
        return NAMES[seat]

    versions = range(10, 10 + len(record.entries))
    played = Played.of(record.deal, record.entries)._replace(versions=versions)
    film(played, Words("en", "sewer_pirats", Names(NAMES, name)))
    assert (min(asked), max(asked)) == (9, versions[-1])
    assert len(asked) > 20


def test_a_film_that_would_be_too_large_has_fewer_frames() -> None:
    record, said = finished("sewer_pirats"), words("en", "sewer_pirats")
    played = Played.of(record.deal, record.entries)
    whole = film(played, said)
    small = film(played, said, most_bytes=len(whole) // 2)
    assert len(small) <= len(whole) // 2
    assert len(frames(small)) < len(frames(whole))


@every_game
def test_a_frame_has_what_is_common_beside_the_players_down_to_the_bar_of_the_film(key: str) -> None:
    for scene in positions(key, 10, 29, views=(None,)):
        players = {panel.key for panel in scene.panels if panel.seat is not None}
        shown = columns(page(scene, words("ru", key)), players)
        made = frame(shown, shown.h + 100, 0.5)
        foot = made.areas[-1]
        assert faults(made) == []
        assert (made.h, foot.block.mark) == (foot.box.y + foot.box.h, Bar(0.5))
        for area in made.areas[1:-1]:
            assert (area.box.x >= WIDTH) == (area.key in players)
            assert area.box.y + area.box.h <= foot.box.y
        assert len(made.areas) == 2 + sum(not panel.aside for panel in scene.panels)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_the_result_keeps_its_bounds(key: str, language: str) -> None:
    scores = finished(key).table.scores
    assert scores is not None
    assert faults(page(result_scene(scores), words(language, key))) == []


@every_game
def test_the_last_board_names_the_winners_and_nobody_is_waited_for(key: str) -> None:
    record = finished(key)
    scene = GAMES[key].board(GAMES[key].view(record.table, None))
    assert scene.drawing is not None
    assert scene.drawing.won == winners(record.table) != ()
    assert not scene.drawing.asked


def test_the_result_names_the_winner_and_every_place_in_order() -> None:
    scores = {0: Score((5,), 5), 1: Score((9,), 9), 4: Score((5,), 5)}
    areas = page(result_scene(scores), words("en")).areas
    assert [area.key for area in areas] == ["", "seat-1", "seat-0", "seat-4"]
    head, *places = (told([mark for _, mark in area.placed()]) for area in areas)
    assert " ".join(head) == f"Container · {NAMES[1]} wins!"
    assert [place[-2:] for place in places] == [
        *[["<yellow star 1>", "9"], ["<neutral star 2>", "5"], ["<neutral star 2>", "5"]],
    ]


def lines(dice: Random, count: int, turns: int) -> list[Series]:
    return [
        Series(NAMES[seat], [dice.randint(-50, 400) for _ in range(turns)], SEATS[seat])
        for seat in range(count)
    ]


def test_numbers_at_the_ends_of_lines_stand_clear_of_each_other_and_in_the_picture() -> None:
    dice = Random(1)
    for _ in range(200):
        drawn = lines(dice, dice.randint(1, 8), dice.randint(1, 30))
        places = label_tops(scale_for(drawn), drawn)
        assert all(abs(one - other) >= HEIGHT for one, other in combinations(places, 2))
        assert all(0 <= place <= 440 - HEIGHT for place in places)


def test_lines_across_are_few_round_and_inside() -> None:
    dice = Random(2)
    for _ in range(200):
        scale = scale_for(lines(dice, 3, 9))
        assert 1 <= len(scale.steps()) <= 6
        for amount in scale.steps():
            assert scale.plot.y <= scale.at(0, amount)[1] <= scale.plot.y + scale.plot.h


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("turns", [1, 2, 500])
def test_a_chart_is_small(theme: Theme, turns: int) -> None:
    made = chart("Наличные", lines(Random(3), 8, turns), theme)
    assert len(made) <= 64 * 1024
    assert Image.open(io.BytesIO(made)).size == (720, 440)


@every_game
def test_the_course_of_a_game_ends_with_its_result(key: str) -> None:
    """Where wealth is what counts; in Economicus stars do, and the chart shows wealth."""
    record = finished(key)
    assert record.table.scores is not None
    values = true_worth(Played.of(record.deal, record.entries))
    assert {len(line) for line in values} == {len(record.entries) + 1}
    if key == "economicus":
        assert [line[-1] for line in values] == [
            record.table.scores[seat].order[2] for seat in range(3) if record.table.scores[seat].order[0]
        ]
    else:
        assert [line[-1] for line in values] == [record.table.scores[seat].total for seat in range(3)]
