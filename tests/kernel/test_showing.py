"""Names of things, and what is one's own in a view."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from games.kernel import names, own, say


@dataclass(frozen=True)
class Seen:
    viewer: int | None
    mats: tuple[str, ...] = ("Anna's", "Boris'")


def test_names_are_messages_by_kind_and_key() -> None:
    assert names("clan", ("rat", "sea_rat")) == {"rat": say("clan-rat"), "sea_rat": say("clan-sea-rat")}


def test_the_own_mat_is_that_of_the_viewer() -> None:
    assert own(Seen(1)) == "Boris'"


def test_somebody_without_a_seat_has_no_mat() -> None:
    with pytest.raises(AssertionError):
        own(Seen(None))
