"""Whole recorded games: every move is still legal and the result is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.__main__ import read_export
from games.kernel.hosting import play, start
from games.selfplay import verify

RECORDED = sorted((Path(__file__).parent / "replays").glob("*.json"))


def test_there_are_recorded_games_of_both_modes_and_with_a_limit() -> None:
    options = [read_export(str(file))[1]["options"] for file in RECORDED]
    assert {chosen["mode"] for chosen in options} == {"basic", "full"}
    assert {chosen["ending"] for chosen in options} == {"stars", "rounds"}


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_game_comes_out_as_it_did(file: Path) -> None:
    assert verify(*read_export(str(file))) is None


def test_a_recorded_game_has_a_bankruptcy_in_an_auction() -> None:
    """5.2.6 The bid before it buys the company."""
    dealt, exported = read_export(str(Path(__file__).parent / "replays" / "bankrupt-bidder-4.json"))
    table, told = start(dealt), []
    for seat, kind, values in exported["entries"]:
        keys = [(event.text.key, event.text.args) for event in play(table, seat, kind, values)]
        told += [keys] if any(key == "bankrupt" for key, _ in keys) else []
    reasons = [
        (args["reason"].key, [key for key, _ in keys])
        for keys in told
        for key, args in keys
        if key == "bankrupt"
    ]
    assert any(reason == "debt-bid" and "founds-company" in keys for reason, keys in reasons)
