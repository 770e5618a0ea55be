"""A board that is older than an hour, which Discord lets us edit only now and then."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from bot.delivery.old_messages import NotNow, OldMessages
from bot.perspective import look
from bot.sandbox import Player, Sandbox, SystemClock
from bot.sandbox.world.opening import GUILD_ID
from tests.play.guests import is_table, open_table
from tests.play.house import House
from tests.play.league.circle import circle, open_league

HOURS = 2 * 3600.0
EDIT = "/channels/{channel_id}/messages/{message_id}"


class LateClock(SystemClock):
    """A Discord whose clock is behind, until it is set right: what was sent before is old then."""

    def __init__(self) -> None:
        self.behind = HOURS

    def now(self) -> float:
        return super().now() - self.behind

    def set_right(self) -> None:
        self.behind = 0.0


@pytest.fixture
def late() -> LateClock:
    return LateClock()


@pytest.fixture
async def sandbox(late: LateClock) -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=True, clock=late, rate_limits=True) as sandbox:
        yield sandbox


@pytest.fixture
async def people(house: House, late: LateClock) -> list[Player]:
    """Two at a table that was shown two hours ago. They want no calls: nothing but moves is to be shown."""
    found = house.people(2)
    for person in found:
        await person.slash("settings notices", how="none")
    await open_table(house, found, "economicus")
    late.set_right()
    return found


async def move(house: House, dice: Random, game: int = 1) -> int:
    """A move by whoever is waited for; gives the version that it led to."""
    host = house.bot.host
    user = (seen := await look(host, game)).players[seen.waiting[0]].user
    assert user is not None
    own = await look(host, game, user)
    assert own.prompt is not None
    pick = own.game.policy(own.view, own.prompt, dice)
    await host.play.act(game, user, pick.kind, pick.values, None)
    return (await look(host, game)).version


@asynccontextmanager
async def watched(house: House) -> AsyncIterator[dict[int, float]]:
    """When the channel showed each version, as far as it did."""
    shown, place = dict[int, float](), int(house.sandbox.channel("table-one").id)

    async def watch() -> None:
        while True:
            state = await house.bot.services.boards.states.get(place)
            assert state is not None
            for version in range(max(shown, default=0) + 1, state.version + 1):
                shown[version] = time.monotonic()
            await asyncio.sleep(0.02)

    watching = asyncio.create_task(watch())
    try:
        yield shown
    finally:
        watching.cancel()


async def moved(house: House, count: int, pause: float) -> dict[int, float]:
    """Some moves in quick succession, shown to the end: how long each was saved and not shown."""
    dice, saved = Random(3), dict[int, float]()
    async with watched(house) as shown:
        for _ in range(count):
            saved[await move(house, dice)] = time.monotonic()
            await asyncio.sleep(pause)
        await house.settled()
        await asyncio.sleep(0.1)
    return {version: shown[version] - at for version, at in saved.items()}


def boards(person: Player) -> list[str]:
    return [seen.id for seen in person.messages() if is_table(seen)]


def refused_edits(house: House) -> list[int]:
    return [one.status for one in house.sandbox.journal.of("PATCH", EDIT) if one.status != 200]


async def test_thirty_quick_moves_are_shown_at_once_and_discord_refuses_no_edit(
    house: House, people: list[Player]
) -> None:
    behind = await moved(house, 30, pause=0.2)
    assert max(behind.values()) < 10
    assert refused_edits(house) == []
    assert len(boards(people[0])) == 1


async def test_thirty_quick_moves_are_told_once_each(house: House, people: list[Player]) -> None:
    await moved(house, 30, pause=0.0)
    seen = await look(house.bot.host, 1)
    told = Counter(
        line for _, text in await house.bot.services.boards.lines.told(seen, 3) for line in text.split("\n")
    )
    shown = Counter(line for seen in people[0].messages() for line in seen.text.splitlines())
    assert {line: shown[line] for line in told} == told
    assert await house.bot.host.queries.undelivered_in(int(GUILD_ID)) == []


async def test_however_few_edits_discord_takes_the_board_is_never_ten_seconds_behind(
    house: House, people: list[Player]
) -> None:
    house.sandbox.limits.old_edits = (1, 40.0)
    assert max((await moved(house, 3, pause=0.5)).values()) < 10


async def test_a_single_move_after_hours_is_shown_in_the_message_that_stands_there(
    house: House, people: list[Player]
) -> None:
    before = boards(people[0])
    await moved(house, 1, pause=0.0)
    assert boards(people[0]) == before


async def test_the_message_of_a_league_waits_for_its_turn_and_discord_refuses_no_edit(
    house: House, late: LateClock
) -> None:
    people = circle(house.sandbox, 6)
    mira = await open_league(house, [])
    late.set_right()
    for person in people:
        poster = next(seen for seen in person.messages() if "Join" in seen.buttons)
        await person.press(poster, "Join")
        await asyncio.sleep(0.1)
    await house.settled()
    shown = next(seen for seen in mira.messages() if "Join" in seen.buttons)
    assert refused_edits(house) == []
    assert all(person.name in shown.text for person in people)


async def edits(old: OldMessages, channel: int, spare: int) -> int:
    """How many edits of a message of 2015 can be made at once, one after the other."""
    for count in range(10):
        try:
            async with old.editing(channel, 100_000_000_000_000_000, spare=spare):
                pass
        except NotNow:
            return count
    raise AssertionError("as many as one likes")


async def test_boards_leave_an_edit_to_what_collapses_them_and_channels_do_not_count_for_each_other() -> None:
    old = OldMessages()
    assert (await edits(old, 1, spare=1), await edits(old, 1, spare=0)) == (2, 1)
    assert await edits(old, 2, spare=0) == 3
