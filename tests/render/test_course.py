"""How a game went, as data: what everybody could see, and what it was truly worth."""

from __future__ import annotations

from random import Random

import pytest

from bot.render.history.course import Played, evenly_spaced, public_course
from games import GAMES
from games.kernel.hosting import deal
from games.selfplay import Record, play_out

every_game = pytest.mark.parametrize("key", list(GAMES))


def finished(key: str) -> Record:
    game = GAMES[key]
    return play_out(deal(game, game.seats[-1], "course"), ("club",) * game.seats[-1])


@every_game
def test_every_game_can_be_followed_by_at_least_one_number(key: str) -> None:
    record = finished(key)
    moves = record.entries[: len(record.entries) // 2]
    courses = public_course(Played.of(record.deal, moves))
    assert courses
    for course in courses:
        assert len(course.values) == record.deal.seats
        assert {len(values) for values in course.values} == {min(len(moves) + 1, 200)}


@every_game
def test_a_course_begins_with_the_deal_and_ends_with_the_position(key: str) -> None:
    record = finished(key)
    game = record.deal.game
    courses = public_course(Played.of(record.deal, record.entries))
    now = game.gauges(game.view(record.table, None))
    assert [(course.title, tuple(line[-1] for line in course.values)) for course in courses] == list(now)


@every_game
def test_what_is_followed_does_not_change_with_what_a_spectator_must_not_know(key: str) -> None:
    record = finished(key)
    game, table = record.deal.game, Played.of(record.deal, record.entries[:30])
    for position in table.tables():
        known = game.gauges(game.view(position, None))
    for seed in range(5):
        game.imagine(position, None, Random(seed))
        assert game.gauges(game.view(position, None)) == known


def test_others_are_let_in_after_every_move() -> None:
    record, turns = finished("container"), list[int]()
    played = Played.of(record.deal, record.entries[:7])._replace(give_way=lambda: turns.append(1))
    assert len(list(played.tables())) == 8
    assert len(turns) == 7


def test_moments_are_spread_evenly_from_the_first_to_the_last() -> None:
    assert evenly_spaced(9, 4) == {0, 3, 6, 9}
    assert evenly_spaced(3, 200) == {0, 1, 2, 3}
    assert evenly_spaced(0, 200) == {0}
