"""Lines of the log that have been taken back."""

from __future__ import annotations

import pytest

from bot.views.log import struck


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("**Anna** pays $2.", "~~**Anna** pays $2.~~"),
        ("**Anna** plays.\n-# Reason: tired", "~~**Anna** plays.~~\n-# ~~Reason: tired~~"),
        ("> **Anna** plays. ", "> ~~**Anna** plays.~~"),
        ("- one\n\n* two", "- ~~one~~\n\n* ~~two~~"),
        ("### Round ~~two~~ three", "### ~~Round two three~~"),
        (r"**\~\~Anna\~\~** plays.", r"~~**\~\~Anna\~\~** plays.~~"),
    ],
)
def test_a_struck_line_keeps_what_it_looks_like(line: str, shown: str) -> None:
    assert struck(line) == shown
