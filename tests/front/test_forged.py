"""Whatever a client sends in place of what we wrote is refused in one sentence."""

from __future__ import annotations

import pytest

from bot.front.router import Payload, number_carried
from bot.host.errors import Refused
from bot.views.field import code, decode


@pytest.mark.parametrize("text", ["", "-1", "one", "9" * 30, "\u0663", "1.5"])
def test_a_number_that_we_never_wrote_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="ui-control-too-old"):
        number_carried(text)


def test_a_number_that_we_wrote_is_read() -> None:
    assert number_carried("17") == 17


def test_a_list_out_of_which_nothing_was_chosen_is_refused() -> None:
    with pytest.raises(Refused, match="ui-control-too-old"):
        _ = Payload().only


@pytest.mark.parametrize("value", [0, 7, -3, "red", ""])
def test_an_option_is_read_back_as_it_was_written(value: int | str) -> None:
    assert decode(code(value)) == value


@pytest.mark.parametrize("text", ["", "i", "ione", "i" + "9" * 5000])
def test_an_option_that_is_no_number_is_left_to_the_domain(text: str) -> None:
    assert decode(text) == text[1:]
