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


FROZEN = [
    "from games.kernel import Amount, OneOf, SomeOf, Spread",
    "def change(one: OneOf, some: SomeOf, amount: Amount, spread: Spread) -> None:",
    "    one.values = ()",
    "    some.least = 1",
    "    amount.most = 9",
    "    spread.items = ()",
]


def checked(folder: Path, files: dict[str, list[str]]) -> dict[str, list[tuple[int, str]]]:
    """The lines of each file about which mypy complains, and the kind of complaint."""
    written = [folder / f"{name}_rule.py" for name in files]
    for file, lines in zip(written, files.values(), strict=True):
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        options = ["--config-file", "pyproject.toml", "--cache-dir", str(folder / "cache")]
        told, trouble, _ = api.run([*options, *map(str, written)])
    assert trouble == ""
    found: dict[str, list[tuple[int, str]]] = {name: [] for name in files}
    for name, line, kind in re.findall(r"(\w+)_rule\.py:(\d+): error: .*\[([\w-]+)\]", told):
        found[name].append((int(line), kind))
    return found


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[tuple[int, str]]]:
    files = {game: snippet(game) for game in RIGHT} | {"frozen": FROZEN}
    return checked(tmp_path_factory.mktemp("snippets"), files)


@pytest.mark.parametrize("game", RIGHT)
def test_a_misspelt_figure_option_or_piece_is_seen_and_a_right_one_passes(
    game: str, complaints: dict[str, list[tuple[int, str]]]
) -> None:
    assert complaints[game] == [(line, "attr-defined") for line in (4, 6, 8)]


def test_whoever_would_change_a_domain_is_seen(complaints: dict[str, list[tuple[int, str]]]) -> None:
    assert complaints["frozen"] == [(line, "misc") for line in (3, 4, 5, 6)]
