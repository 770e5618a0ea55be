"""Draws are a function of the seed, of how often a draw was taken back, and of how many came before."""

from __future__ import annotations

import hashlib

from games.kernel.hosting import deal, load, save, start
from games.kernel.playing.rng import Rng
from tests.kit_game import LOTS


def number(text: str) -> int:
    """The die that anybody can work out by hand."""
    return 1 + int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % 6


def test_without_a_rewind_a_draw_is_what_it_always_was() -> None:
    rng = Rng("seed")
    assert [rng.die() for _ in range(4)] == [number(f"seed/{at}") for at in range(4)]


def test_after_a_rewind_its_count_is_mixed_in() -> None:
    rng = Rng("seed", drawn=7, rewinds=2)
    assert [rng.die() for _ in range(4)] == [number(f"seed/rewind 2/{at}") for at in range(7, 11)]


def test_a_snapshot_without_a_rewind_is_what_it_always_was_and_one_with_some_keeps_them() -> None:
    table = start(deal(LOTS, 2, "seed"))
    assert "rewinds" not in save(table)
    table.rng.rewinds = 3
    assert load(table.deal, save(table)).rng == table.rng
