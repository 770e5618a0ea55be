"""The type checker knows the figures, the options and the state of every game: a misspelt one is seen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
RIGHT = {  # a figure, an option and something on the table, as the rules name them
    "container": ("components.loan_limit", "options.investment_bank", "state.supply"),
    "cargo_noir": ("components.min_bid", "options.last_round_phase3", "state.bag"),
    "sewer_pirats": ("components.hand_limit", "options.variant", "state.row"),
    "economicus": ("components.bid_limit", "options.mode", "state.ring"),
}


def snippet(game: str) -> list[str]:
    """Each name as it is, and misspelt in the line after it."""
    lines = [f"from games.{game}.state import Here", "def rule(table: Here) -> None:"]
    for name in RIGHT[game]:
        lines += [f"    print(table.{name})", f"    print(table.{name}x)"]
    return lines


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[int]]:
    """The lines of each game's snippet about which mypy complains that there is no such attribute."""
    folder = tmp_path_factory.mktemp("snippets")
    files = [folder / f"{game}_rule.py" for game in RIGHT]
    for game, file in zip(RIGHT, files, strict=True):
        file.write_text("\n".join(snippet(game)) + "\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        options = ["--config-file", "pyproject.toml", "--cache-dir", str(folder / "cache")]
        told, trouble, _ = api.run([*options, *map(str, files)])
    assert trouble == ""
    found: dict[str, list[int]] = {game: [] for game in RIGHT}
    for game, line, kind in re.findall(r"(\w+)_rule\.py:(\d+): error: .*\[([\w-]+)\]", told):
        assert kind == "attr-defined", told
        found[game].append(int(line))
    return found


@pytest.mark.parametrize("game", RIGHT)
def test_a_misspelt_figure_option_or_piece_is_seen_and_a_right_one_passes(
    game: str, complaints: dict[str, list[int]]
) -> None:
    assert complaints[game] == [4, 6, 8]
