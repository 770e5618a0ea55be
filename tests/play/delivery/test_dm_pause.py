"""When Discord wants no DMs for a while none is sent: the table calls, secrets wait, nothing comes twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.perspective import look
from bot.sandbox import Player, Sandbox
from bot.sandbox.wire import errors
from storage import outbox
from tests.play.delivery.test_dm_channels import hand
from tests.play.delivery.test_dms import opened
from tests.play.delivery.test_many_dms import letters_to, reached, strangers
from tests.play.delivery.test_notices import calls_to
from tests.play.delivery.test_outbox import MESSAGES, enqueue
from tests.play.delivery.test_refused_letters import attempts, end_turn, later, tried
from tests.play.guests import open_table
from tests.play.house import House, fast_forward
from tests.play.moves.test_auctions import bid_by_touch, bidders
from tests.play.moves.test_clicks import panel_of
from tests.play.wall import Wall, moment

NOON = moment("2026-06-01 12:00")
MINUTE = 60

Begin = Callable[[Sandbox], None]
TROUBLES: dict[str, tuple[Begin, int]] = {
    "flagged": (lambda sandbox: sandbox.faults.refuse_dms(errors.flagged()), 10 * MINUTE),
    "too fast": (lambda sandbox: sandbox.faults.refuse_dms(errors.opening_dms_too_fast()), MINUTE),
    "banned": (lambda sandbox: sandbox.faults.ban(1, route=f"POST {MESSAGES}"), 10 * MINUTE),
}
troubles = pytest.mark.parametrize(("begin", "seconds"), TROUBLES.values(), ids=list(TROUBLES))


@pytest.fixture
def wall() -> Wall:
    return Wall(NOON)


@pytest.fixture
async def people(house: House) -> list[Player]:
    """Five players of Container who read English; the first of them is to move, the second called by DM."""
    found = house.people()
    for person in found:
        person.speaks("en-US")
    await found[1].slash("settings notices", how="dm")
    await open_table(house, found, "container", first=found[0])
    return found


async def all_moved(house: House, people: list[Player]) -> None:
    """Everybody has ended a turn, and nothing of it is on its way."""
    for person in people:
        await end_turn(house, person)
        await tried(house)


async def failed(house: House) -> int:
    return await house.bot.host.database.read(outbox.failed)


async def begin_with_a_letter(house: House, person: Player, begin: Begin) -> None:
    """The first DM that meets the trouble; no board is on its way."""
    begin(house.sandbox)
    await enqueue(house, hand(person))
    house.bot.outbox.wake()
    await tried(house)


@troubles
async def test_whoever_is_waited_for_is_called_at_the_table_at_once(
    house: House, people: list[Player], begin: Begin, seconds: int
) -> None:
    anna, boris, *_ = people
    letters = len(boris.dms())
    await begin_with_a_letter(house, anna, begin)
    await end_turn(house, anna)
    await tried(house)
    assert calls_to(house, boris) == 1
    assert len(boris.dms()) == letters


@troubles
async def test_nobody_is_sent_a_dm_before_the_time_is_over_and_then_all_of_them_once(
    house: House, people: list[Player], wall: Wall, begin: Begin, seconds: int
) -> None:
    anna, _, clara, *_ = people
    before = [len(person.dms()) for person in people]
    await begin_with_a_letter(house, anna, begin)
    house.sandbox.faults.refuse_dms(None)
    await enqueue(house, hand(clara))
    tries = [attempts(house, person) for person in people]
    await later(house, wall, seconds - 1)
    assert [attempts(house, person) for person in people] == tries
    await later(house, wall, 1)
    await house.settled()
    after = [len(person.dms()) for person in people]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 0, 1, 0, 0]
    assert await failed(house) == 0


@troubles
async def test_a_call_at_the_table_is_not_made_again_by_dm_and_the_next_one_is(
    house: House, people: list[Player], wall: Wall, begin: Begin, seconds: int
) -> None:
    anna, boris, *_ = people
    letters = len(boris.dms())
    await begin_with_a_letter(house, anna, begin)
    await end_turn(house, anna)
    await tried(house)
    house.sandbox.faults.refuse_dms(None)
    await later(house, wall, seconds)
    await house.settled()
    assert (calls_to(house, boris), len(boris.dms())) == (1, letters)
    await all_moved(house, [*people[1:], anna])
    await house.settled()
    assert (calls_to(house, boris), len(boris.dms())) == (1, letters + 1)


async def test_bidders_bid_at_the_table(house: House, people: list[Player]) -> None:
    house.sandbox.faults.refuse_dms(errors.flagged())
    before = {person.name: calls_to(house, person) for person in people}
    game = await fast_forward(house)
    asked = await bidders(house, game)
    assert [calls_to(house, person) - before[person.name] for person in asked] == [1] * len(asked)
    for amount, person in enumerate(asked):
        await bid_by_touch(person, await panel_of(person), amount)
    await house.settled()
    assert not (await look(house.bot.host, game)).sealed


async def test_a_bot_in_quarantine_asks_discord_once_in_ten_minutes(
    house: House, people: list[Player], wall: Wall
) -> None:
    users, before = strangers(house.sandbox, 12), opened(house)
    house.sandbox.faults.quarantine()
    await enqueue(house, *letters_to(users))
    house.bot.outbox.wake()
    await tried(house)
    assert opened(house) == before + 1
    await later(house, wall, 10 * MINUTE)
    assert opened(house) == before + 2
    house.sandbox.faults.quarantine(False)
    await later(house, wall, 10 * MINUTE)
    await house.settled()
    assert reached(house.sandbox, users) == users
    assert await failed(house) == 0


async def test_dms_that_are_opened_too_fast_again_and_again_rest_longer_each_time(
    house: House, people: list[Player], wall: Wall
) -> None:
    dms = house.bot.services.dms.channels

    async def pause() -> int:
        house.sandbox.faults.refuse_dms(errors.opening_dms_too_fast())
        await enqueue(house, hand(people[0]))
        house.bot.outbox.wake()
        await tried(house)
        until = await dms.paused_until()
        assert until is not None
        seconds = until - wall.at
        house.sandbox.faults.refuse_dms(None)
        await later(house, wall, seconds)
        await house.settled()
        return seconds

    assert [await pause() for _ in range(6)] == [60, 120, 240, 480, 600, 600]
    wall.at += 3600
    assert await pause() == 60


async def test_a_restart_ends_no_pause(house: House, people: list[Player], wall: Wall) -> None:
    await begin_with_a_letter(house, people[0], TROUBLES["flagged"][0])
    tries = attempts(house, people[0])
    await house.restart()
    await enqueue(house, hand(people[0]))
    await later(house, wall, 10 * MINUTE - 1)
    assert attempts(house, people[0]) == tries


async def test_doctor_says_until_when(house: House, people: list[Player], wall: Wall) -> None:
    mira = house.person("Mira")
    mira.speaks("en-US")
    assert "direct messages" not in (await mira.slash("doctor")).text
    await begin_with_a_letter(house, people[0], TROUBLES["flagged"][0])
    told = (await mira.slash("doctor")).text
    assert f"Discord takes no direct messages from me until <t:{NOON + 600}:t>." in told
    assert "I have every permission" not in told
    mira.speaks("ru")
    told = (await mira.slash("doctor")).text
    assert f"Discord не принимает от меня личных сообщений до <t:{NOON + 600}:t>." in told
    wall.at += 600
    assert "личных сообщений до" not in (await mira.slash("doctor")).text


async def test_whoever_tries_their_dms_meanwhile_is_told_so_and_nothing_is_sent(
    house: House, people: list[Player]
) -> None:
    anna = people[0]
    house.sandbox.faults.refuse_dms(errors.flagged())
    for _ in range(2):
        told = (await anna.slash("settings dms")).text
        assert told.startswith(f"Discord won’t take direct messages from me until <t:{NOON + 600}:t>.")
    assert attempts(house, anna) == 2, "the cards, and the first of these"
    assert not await house.bot.host.preferences.out_of_reach(int(anna.id))


async def test_letters_that_wait_are_in_nobodys_way_however_many_they_are(
    house: House, people: list[Player], wall: Wall
) -> None:
    """They are not even read while they wait."""
    await begin_with_a_letter(house, people[0], TROUBLES["flagged"][0])
    await enqueue(house, *letters_to(strangers(house.sandbox, 1) * 1100))
    await later(house, wall, 1)
    await later(house, wall, 1)
    async with asyncio.timeout(10):
        while await house.bot.outbox._waiting():  # noqa: ASYNC110 (the file tells, and nobody else)
            await asyncio.sleep(0.005)
    await end_turn(house, people[0])
    await house.settled()
    assert calls_to(house, people[1]) == 1


async def test_what_discord_limits_by_itself_is_no_ban(
    house: House, people: list[Player], wall: Wall
) -> None:
    """The library tries five times; then we do."""
    house.sandbox.faults.rate_limit(6, route=f"POST {MESSAGES}", retry_after=0.01)
    before = len(people[0].dms())
    await enqueue(house, hand(people[0]))
    house.bot.outbox.wake()
    await tried(house)
    assert await house.bot.services.dms.channels.paused_until() is None
    await later(house, wall, 1)
    assert len(people[0].dms()) == before + 1
