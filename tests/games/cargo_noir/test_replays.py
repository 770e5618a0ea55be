"""Whole recorded games: every move is still legal and the result is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.__main__ import read_export
from games.cargo_noir import CARGO_NOIR
from games.selfplay import verify

RECORDED = sorted((Path(__file__).parent / "replays").glob("*.json"))


def test_there_are_recorded_games_of_every_size_and_both_endings() -> None:
    exports = [read_export(str(file))[1] for file in RECORDED]
    assert {exported["seats"] for exported in exports} == set(CARGO_NOIR.seats)
    assert {exported["options"]["last_round_phase3"] for exported in exports} == {True, False}


def test_between_them_they_hold_every_kind_of_move() -> None:
    moves = {entry[1] for file in RECORDED for entry in read_export(str(file))[1]["entries"]}
    assert moves == {action.__name__ for action in CARGO_NOIR.actions}


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_game_comes_out_as_it_did(file: Path) -> None:
    assert verify(*read_export(str(file))) is None
