"""The arena: who sits where, who begins, and how wins are counted."""

from __future__ import annotations

import json

import pytest

from games import GAMES
from games.__main__ import budget_of, main
from games.arena import Bout, Season, Seated, Tally, bout, bouts, lineup, share
from games.evenness import evenness
from games.expert import Budget
from games.selfplay import THOUGHT

KEYS = tuple(GAMES)


def test_the_last_player_named_takes_the_seats_that_are_left() -> None:
    assert lineup("club,easy", 4) == ("club", "easy", "easy", "easy")


@pytest.mark.parametrize(("named", "why"), [("club,genius", "'genius'"), ("easy,easy,easy", "3 players")])
def test_who_cannot_sit_down_is_named(named: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        lineup(named, 2)


def test_everybody_sits_in_every_seat_and_begins_from_it() -> None:
    game = GAMES["sewer_pirats"]
    met = set()
    for number in range(4):
        played = bout(game, ("club", "random"), game.Options(), "here", number)
        assert played.seated is not None
        met |= {(one.seat, one.turn) for one in played.seated if one.player == "club"}
    assert met == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_several_processes_play_the_same_games_in_the_same_order() -> None:
    season = Season("sewer_pirats", ("club", "random"), GAMES["sewer_pirats"].Options(), "jobs")
    assert list(bouts(season, range(3), jobs=2)) == [season.bout(number) for number in range(3)]


def test_a_shared_win_counts_half_for_each() -> None:
    tally = Tally(2, ("club", "easy"))
    tally.add(Bout((Seated("club", 0, 0, 0.5, 9), Seated("easy", 1, 1, 0.5, 9)), 7))
    assert tally.by_player()["club"].wins == tally.by_player()["easy"].wins == 0.5


def test_a_game_that_was_stopped_counts_for_nobody() -> None:
    tally = Tally(2, ("club", "easy"))
    tally.add(Bout(None, 0))
    assert tally.stopped == 1
    assert {player: found.wins for player, found in tally.by_player().items()} == {"club": 0, "easy": 0}


def test_the_interval_of_half_of_a_hundred() -> None:
    found = share(50, 100)
    assert (round(found.low, 3), round(found.high, 3)) == (0.404, 0.596)  # Wilson's, by any table


@pytest.mark.parametrize("key", KEYS)
def test_the_arena_tells_wins_by_player_seat_and_turn(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", key, "--seats", "3", "--players", "club,easy", "--games", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for part in ("by_player", "by_seat", "by_turn"):
        assert sum(found["wins"] for found in told[part].values()) == pytest.approx(3)
    assert (told["games"], told["stopped"], len(told["actions"])) == (3, 0, 3)
    assert set(told["evenness"]) == {"by_seat", "by_turn"}
    assert (told["game"], told["seed"], told["budget"]["seconds"]) == (key, "1", None)


@pytest.mark.parametrize(
    ("wins", "likely"),
    [
        ((264, 152, 90, 102), 0.0),
        ((30, 20, 25, 25), 0.5724),
        ((50, 50), 1.0),
        ((224, 176), 0.0164),
        ((0, 0), 1.0),
        ((7,), 1.0),
    ],
)
def test_how_uneven_wins_may_be_by_chance(wins: tuple[float, ...], likely: float) -> None:
    assert evenness(wins) == pytest.approx(likely, rel=0.01, abs=1e-9)


def test_a_table_tells_whether_seats_and_turns_are_alike(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "sewer_pirats", "--seats", "2", "--players", "random", "--games", "2"]) == 0
    told = capsys.readouterr().out
    assert "seats alike: p = " in told
    assert "turns alike: p = " in told


@pytest.mark.parametrize(
    ("rollouts", "seconds", "found"),
    [
        (None, None, THOUGHT),
        (9, None, Budget(9)),
        (None, 0.5, Budget(seconds=0.5)),
        (9, 0.5, Budget(9, 0.5)),
    ],
)
def test_an_expert_in_the_arena_thinks_by_games_or_by_seconds(
    rollouts: int | None, seconds: float | None, found: Budget
) -> None:
    assert budget_of(rollouts, seconds) == found


def test_a_player_who_does_not_exist_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "container", "--players", "wizard"]) == 2
    assert "wizard" in capsys.readouterr().err
