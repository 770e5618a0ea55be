"""A game is made of its chapters: what they define belongs to it, in the order of the rulebook."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games import GAMES
from games.kernel.hosting import Game
from games.kernel.playing.contents import contents
from tests.kernel import salvage

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SAVED = json.loads((Path(__file__).parent / "saved_names.json").read_text(encoding="utf-8"))


@every_game
def test_every_name_that_a_saved_game_may_hold_is_still_known(game: Game) -> None:
    """The names were written down when steps and actions were still listed by hand."""
    known = SAVED[game.key]
    assert [kind.__name__ for kind in game.orders] == known["orders"]
    assert {kind.__name__ for kind in game.steps} == set(known["steps"])
    assert {kind.__name__ for kind in game.actions} == set(known["actions"])


@every_game
def test_what_others_build_on_is_no_part_of_a_game_itself(game: Game) -> None:
    assert not any(step.abstract for step in game.steps)
    assert not any(action.abstract for action in (*game.actions, *game.orders))


@every_game
def test_what_only_the_host_says_is_no_action_of_a_player(game: Game) -> None:
    assert not set(game.calls) & set(game.actions)


@every_game
def test_rules_and_texts_stand_at_home(game: Game) -> None:
    for language in ("en", "ru"):
        assert game.rules(language).is_file()
        assert game.text(language).is_file()


def test_what_a_chapter_imports_is_not_its_own() -> None:
    found = contents((salvage,))
    assert "Step" not in [kind.__name__ for kind in found.steps]
    assert [kind.__name__ for kind in found.steps][:2] == ["Round", "BlindAuction"]
    assert {kind.__module__ for kind in found.actions} == {salvage.__name__}


def test_chapters_come_in_their_order() -> None:
    game = GAMES["sewer_pirats"]
    names = [kind.__name__ for kind in game.steps]
    assert names.index("ChooseClans") < names.index("Turn") < names.index("Sail") < names.index("FillBar")
