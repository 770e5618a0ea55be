"""Whole recorded games: every move is still legal and the result is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.__main__ import read_export
from games.selfplay import verify

RECORDED = sorted((Path(__file__).parent / "replays").glob("*.json"))


def test_there_are_recorded_games_of_every_variant() -> None:
    assert {read_export(str(file))[1]["options"]["variant"] for file in RECORDED} == {
        "base",
        "abilities",
        "auction",
    }


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_game_comes_out_as_it_did(file: Path) -> None:
    assert verify(*read_export(str(file))) is None
