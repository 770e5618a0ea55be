"""Whole recorded games: every move is still legal and the result is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.__main__ import read_export
from games.container import CONTAINER
from games.selfplay import verify

RECORDED = sorted((Path(__file__).parent / "replays").glob("*.json"))


def test_there_are_recorded_games_of_every_size_and_with_every_option() -> None:
    games = [read_export(str(file))[1] for file in RECORDED]
    assert {game["seats"] for game in games} == set(CONTAINER.seats)
    for option, values in (("investment_bank", {True, False}), ("expert_cancel_bluff", {True, False})):
        assert {game["options"][option] for game in games} == values
    assert {game["options"]["bid_signal"] for game in games} == {"thickness", "hidden"}


def test_every_action_of_the_game_is_taken_in_one_of_them() -> None:
    taken = {kind for file in RECORDED for _, kind, _ in read_export(str(file))[1]["entries"]}
    assert taken == {action.__name__ for action in CONTAINER.actions}


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_game_comes_out_as_it_did(file: Path) -> None:
    assert verify(*read_export(str(file))) is None
