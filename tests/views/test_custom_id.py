"""What controls are for is written in their ids: short enough, read back exactly, each read by one reader."""

from __future__ import annotations

import pytest

from bot.views.parts.custom_id import Control, read_id
from bot.views.parts.limits import CUSTOM_ID
from bot.words.fingerprint import decision_of
from games import GAMES
from games.kernel import Amount, Choice, Field, Game, Offer, Prompt, one_of, say
from games.kernel.hosting import deal as new_deal
from games.kernel.hosting import prompt, start
from tests.play.fair import Visit

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@pytest.mark.parametrize(
    "control",
    [
        Control("mine", 7),
        Control("act", 7, 0, 12, "ab12cd34", "Produce"),
        Control("pick", 7, 4, 1200, "ab12cd34", "BuyContainers", "prices", "2"),
        Control("act", -1_700_000_000, 0, 3, "ab12cd34", "Produce"),
        Control("log", 7, extra="3"),
        Control("option", 7, field="bid_signal"),
    ],
)
def test_an_id_is_read_back_as_it_was_written(control: Control) -> None:
    assert read_id(control.custom_id("b")) == control
    assert read_id(control.custom_id("s")) == control


@pytest.mark.parametrize(
    "text",
    [
        "",
        "b",
        "b|act",
        "x|act|1",
        "b|act|one",
        "b|act|-1",
        "b|act|r",
        "b|act|r-1",
        f"b|act|{'9' * 30}",
        "b|a|1|2|3|4|5|6|7|8|9|10",
    ],
)
def test_what_was_never_ours_is_not_read(text: str) -> None:
    assert read_id(text) is None


@every_game
def test_the_longest_ids_of_every_game_fit(game: Game) -> None:
    for action in game.actions:
        for field in (*action.model_fields, ""):
            control = Control("listed", 10**9, 7, 99_999, "12345678", action.__name__, field, "12345678")
            assert len(control.custom_id("m")) <= CUSTOM_ID


def stalls(note: int) -> Prompt:
    choices = one_of((Choice(1, say("ui-lobby-seat", who="a"), say("ui-lobby-seat", who=str(note))),))
    fields: dict[str, Field] = {
        "stall": choices,
        "spend": Amount(0, 3, None, lambda n: say("ui-lobby-seat", who=str(n))),
    }
    return Prompt(say("ui-lobby-seat", who="?"), (Offer(Visit, say("ui-lobby-seat", who="go"), fields),))


def test_a_decision_is_the_same_as_long_as_the_same_is_asked() -> None:
    assert decision_of(stalls(1)) == decision_of(stalls(1))
    assert decision_of(stalls(1)) != decision_of(stalls(2))


@every_game
def test_the_mark_of_a_decision_survives_a_restart(game: Game) -> None:
    """Asked twice of tables that were set up apart: no order and no address of anything gets into it."""
    tables = [start(new_deal(game, game.seats[-1], "seed")) for _ in range(2)]
    for seat in range(game.seats[-1]):
        first, second = [prompt(table, seat) for table in tables]
        assert first is not None
        assert second is not None
        assert decision_of(first) == decision_of(second)
