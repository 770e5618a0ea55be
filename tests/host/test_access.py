"""The gate: from where somebody may reach a table, and who looks after it."""

from __future__ import annotations

import pytest

from bot.host.access import Caller, must_look_after, must_moderate, must_reach
from bot.host.errors import Refused
from storage.games import Record

HARBOUR, ELSEWHERE, TABLE, OTHER = 1, 2, 10, 11
RECORD = Record(5, "lots", HARBOUR, TABLE, 77, "running", "{}", 0)


def caller(guild: int | None, channel: int, *moderated: int) -> Caller:
    return Caller(77, guild, channel, lambda place: place in moderated)


@pytest.mark.parametrize(
    ("comes", "seat", "allowed"),
    [
        (caller(HARBOUR, TABLE), None, True),
        (caller(HARBOUR, OTHER), None, False),
        (caller(HARBOUR, OTHER), 0, True),
        (caller(HARBOUR, OTHER, TABLE), None, True),
        (caller(HARBOUR, OTHER, OTHER), None, False),
        (caller(None, OTHER), 0, True),
        (caller(None, OTHER), None, False),
        (caller(ELSEWHERE, OTHER), 0, False),
        (caller(ELSEWHERE, OTHER, OTHER, TABLE), None, False),
    ],
    ids=[
        "a spectator in its channel",
        "a spectator in another channel",
        "a player in another channel",
        "a moderator of its channel in another one",
        "a moderator of another channel only",
        "a player in a DM",
        "a stranger in a DM",
        "a player in another server",
        "a moderator of another server",
    ],
)
def test_who_reaches_a_table(comes: Caller, seat: int | None, allowed: bool) -> None:
    try:
        must_reach(comes, RECORD, seat)
    except Refused as refused:
        assert not allowed
        assert refused.text.key == "gate-elsewhere"  # noqa: PT017
    else:
        assert allowed


@pytest.mark.parametrize(
    ("comes", "key"),
    [
        (caller(HARBOUR, TABLE), "gate-moderators-only"),
        (caller(HARBOUR, OTHER, OTHER), "gate-moderators-only"),
        (caller(ELSEWHERE, OTHER, OTHER, TABLE), "gate-elsewhere"),
        (caller(None, OTHER, TABLE), "gate-elsewhere"),
    ],
)
def test_only_the_moderators_of_its_channel_look_after_a_table(comes: Caller, key: str) -> None:
    with pytest.raises(Refused) as refused:
        must_look_after(comes, RECORD)
    assert refused.value.text.key == key


def test_a_moderator_looks_after_the_tables_of_the_own_server() -> None:
    must_look_after(caller(HARBOUR, OTHER, TABLE), RECORD)
    must_moderate(caller(HARBOUR, TABLE, TABLE), TABLE)


def test_nobody_moderates_from_a_direct_message() -> None:
    with pytest.raises(Refused):
        must_moderate(caller(None, TABLE, TABLE), TABLE)
