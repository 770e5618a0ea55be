"""Copies to think ahead on: exact, apart from the table, and quiet."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from games.kernel import Game, Score, waiting
from games.kernel.hosting import AnyTable, clone, digest, imagined, play, prompt, save, start, take
from games.kernel.playing.copying import _copier
from tests.every import every_game
from tests.kit import new_table, random_deal, walk

seeds = pytest.mark.parametrize("seed", range(4))


def go_on(table: AnyTable, dice: Random, moves: int) -> None:
    for _ in zip(range(moves), walk(table, dice), strict=False):
        pass


@every_game
@seeds
def test_a_clone_is_the_same_position_and_play_on_it_changes_nothing_of_the_table(
    game: Game, seed: int
) -> None:
    table, dice = new_table(game, seed)
    for _ in range(6):
        go_on(table, dice, 20)
        before, other = save(table), clone(table)
        assert digest(other) == digest(table)
        go_on(other, dice, 40)
        assert save(table) == before


@every_game
@seeds
def test_a_clone_goes_on_as_the_table_does(game: Game, seed: int) -> None:
    table, dice = new_table(game, seed)
    go_on(table, dice, 50)
    other = clone(table)
    go_on(table, Random(seed), 50)
    go_on(other, Random(seed), 50)
    assert save(other) == save(table)


@every_game
@seeds
def test_quiet_play_is_the_same_play_and_tells_nothing(game: Game, seed: int) -> None:
    table, dice = new_table(game, seed)
    quiet = clone(table, quiet=True)
    for entry in walk(table, dice):
        play(quiet, entry.seat, entry.kind, entry.values)
        assert not quiet.events
    assert save(quiet) == save(table)


@every_game
@seeds
def test_what_was_drawn_from_a_prompt_is_taken_as_it_would_be_played(game: Game, seed: int) -> None:
    table, dice = start(random_deal(game, seed)), Random(seed)
    other = clone(table, quiet=True)
    for _ in range(150):
        if table.scores is not None:
            break
        seat = waiting(table)[0]
        asked, again = prompt(table, seat), prompt(other, seat)
        assert asked is not None
        assert again is not None
        before = dice.getstate()
        pick = asked.sample(dice, game.folly)
        dice.setstate(before)
        drawn = again.draw(dice, game.folly)
        assert pick is not None
        assert drawn is not None
        play(table, seat, pick.kind, pick.values)
        take(other, seat, drawn)
    assert save(other) == save(table)


@every_game
@seeds
def test_tables_that_look_the_same_to_a_seat_are_imagined_alike(game: Game, seed: int) -> None:
    table, dice = new_table(game, seed)
    for number, _ in enumerate(walk(table, dice)):
        if number % 17 or table.scores is not None:
            continue
        for seat in range(table.seats):
            other = clone(table)
            game.imagine(other, seat, dice)
            assert save(imagined(other, seat, Random(number))) == save(imagined(table, seat, Random(number)))


@every_game
def test_an_imagined_table_has_luck_of_its_own_and_is_lawful(game: Game) -> None:
    table, dice = new_table(game, 1)
    go_on(table, dice, 30)
    before, other = save(table), imagined(table, 0, Random(1))
    game.invariants(other)
    go_on(other, dice, 60)
    game.invariants(other)
    assert (save(table), other.events, other.rng.seed) == (before, [], "")


@every_game
def test_what_everybody_would_have_now_is_what_they_have_when_it_is_over(game: Game) -> None:
    table, _ = new_table(game, 5)
    assert set(game.scores_now(table)) == set(range(table.seats))
    table.finish({seat: Score((seat,), seat) for seat in range(table.seats)})
    assert game.scores_now(table) == table.scores


def test_what_cannot_be_copied_is_said_when_it_is_met() -> None:
    @dataclass
    class Odd:
        part: set[int]

    with pytest.raises(TypeError, match="copy"):
        _copier(Odd)
