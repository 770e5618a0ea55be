"""3.26 Cargo that does not fit, and 7.6 what goes if time is up."""

from __future__ import annotations

import pytest

from games.cargo_noir.rules.stowing import Discard, DiscardExcess
from games.cargo_noir.rules.trade import Trading
from games.cargo_noir.rules.turn import EndTurn, Turn
from tests.games.cargo_noir.hand import Noir, asked, cargo_of, deal, do, letters, offered, told
from tests.kit import refusal


def full(cargo: str, **given: object) -> Noir:
    return deal(DiscardExcess(0), EndTurn(0), cargo=[cargo], **given)  # type: ignore[arg-type]


def test_3_26_exactly_the_excess_is_discarded() -> None:
    table = full("GGGGAAAW", discard="U")
    do(table, "Discard", tokens={"alcohol": 1, "weapons": 1})
    assert cargo_of(table) == "AAGGGG"
    assert letters(table.state.discard) == "AWU"


@pytest.mark.parametrize("tokens", [{}, {"gold": 1}, {"gold": 2, "alcohol": 1}])
def test_3_26_neither_less_nor_more_a23(tokens: dict[str, int]) -> None:
    refused = refusal(full("GGGGAAAW"), 0, "Discard", tokens=tokens)
    assert (refused.key, refused.args["count"]) == ("discard-why", 2)


def test_3_26_only_tokens_that_one_has() -> None:
    assert refusal(full("GGGGAAAW"), 0, "Discard", tokens={"uranium": 2}).key == "spread-stray"


def test_3_26_who_holds_no_more_than_fits_is_not_asked() -> None:
    table = full("GGGGAA")
    assert offered(table)[0] == "SendToCasino"
    assert full("GGGGAAWW", cards=[{"warehouse": 1}]).state.players[0].cargo[0] == 2


def test_3_26_with_a_single_kind_there_is_nothing_to_choose() -> None:
    assert told(full("GGGGGGGG"))[0] == "discarded"


def test_3_26_in_the_last_round_nothing_is_discarded_a25() -> None:
    table = deal(Turn(0), round_=10, coins=[0], cargo=["AWGGCCRR"])
    do(table, "EndTrading")
    assert offered(table)[0] == "SendToCasino"
    assert cargo_of(table) == "AWRRCCGG"


def test_3_26_trading_comes_first() -> None:
    table = deal(Trading(0), DiscardExcess(0), EndTurn(0), cargo=["GGGGAAA"])
    do(table, "Deal", cards={"yacht": 1}, way="GGGG")
    assert "Discard" not in offered(table)
    assert cargo_of(table) == "AAA"


@pytest.mark.parametrize(
    ("cargo", "gone"),
    [
        ("GGGGGGA", {"alcohol": 1}),
        ("GGGGAW*", {"alcohol": 1}),  # equal: in the order of the box
        ("GGGGG*A", {"alcohol": 1}),
        ("*****GA", {"alcohol": 1}),
        ("GGGGGG*", {"gold": 1}),  # equal: ordinary before wild
        ("GGGGGAAW", {"alcohol": 1, "weapons": 1}),
    ],
)
def test_7_6_the_token_that_is_missed_least_goes_first(cargo: str, gone: dict[str, int]) -> None:
    assert asked(full(cargo)).default == Discard(tokens=gone)
