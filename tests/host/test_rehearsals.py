"""Rehearsals: few of each person, none very old, gone with all that is known of their owner."""

from __future__ import annotations

import pytest

from bot.front.play.drafts import Drafts
from bot.host.errors import Refused
from bot.host.host import Host
from bot.host.rehearsals import Rehearsals
from bot.views.choosing.draft import Draft

ANNA, BORIS = 10, 20
DAY = 24 * 3600


async def test_a_rehearsal_is_found_as_it_was_changed_last(host: Host) -> None:
    number = await host.rehearsals.begin(ANNA, "lesson", "fair", {"step": 0})
    await host.rehearsals.change(ANNA, number, {"step": 1})
    found = await host.rehearsals.find(ANNA, number)
    assert (found.kind, found.about, found.data, found.version) == ("lesson", "fair", {"step": 1}, 1)
    assert await host.rehearsals.number_of(ANNA, "lesson", "fair") == number


async def test_a_rehearsal_is_its_owners_alone(host: Host) -> None:
    number = await host.rehearsals.begin(ANNA, "lesson", "fair", {})
    with pytest.raises(Refused, match="rehearsal-gone"):
        await host.rehearsals.find(BORIS, number)


async def test_one_begun_anew_takes_the_place_of_the_old_one_and_another_number(host: Host) -> None:
    first = await host.rehearsals.begin(ANNA, "lesson", "fair", {})
    again = await host.rehearsals.begin(ANNA, "lesson", "fair", {})
    assert again < first < 0
    with pytest.raises(Refused, match="rehearsal-gone"):
        await host.rehearsals.find(ANNA, first)


async def test_only_the_newest_eight_are_kept(host: Host) -> None:
    numbers = [await host.rehearsals.begin(ANNA, "lesson", str(about), {}) for about in range(10)]
    kept = [await host.rehearsals.number_of(ANNA, "lesson", str(about)) for about in range(10)]
    assert kept == [None, None, *numbers[2:]]


async def test_one_that_nobody_has_touched_for_two_months_is_gone(host: Host) -> None:
    moment = 100 * DAY
    rehearsals = Rehearsals(host.notes, lambda: moment)
    old = await rehearsals.begin(ANNA, "lesson", "fair", {})
    moment += 61 * DAY
    with pytest.raises(Refused, match="rehearsal-gone"):
        await rehearsals.find(ANNA, old)
    new = await rehearsals.begin(ANNA, "lesson", "market", {})
    assert [*map(int, (await host.notes.read("player", ANNA))["rehearsals"])] == [new]


async def test_what_was_filled_in_goes_with_its_rehearsal(host: Host) -> None:
    number = await host.rehearsals.begin(ANNA, "lesson", "fair", {})
    drafts = Drafts(host.notes, ANNA, number)
    await drafts.save("Bid", Draft(picked={"amount": 3}))
    await host.rehearsals.end(ANNA, number)
    assert await host.notes.read("player", ANNA) == {}


async def test_rehearsals_are_told_and_forgotten_with_all_that_is_stored(
    host: Host,
) -> None:
    number = await host.rehearsals.begin(ANNA, "lesson", "fair", {"step": 2})
    stored = (await host.privacy.about(ANNA))["settings"]["rehearsals"]
    assert stored[str(number)][2] == {"step": 2}
    await host.privacy.forget(ANNA)
    with pytest.raises(Refused, match="rehearsal-gone"):
        await host.rehearsals.find(ANNA, number)
