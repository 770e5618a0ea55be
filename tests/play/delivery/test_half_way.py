"""What goes wrong half way is made up for: nobody is called twice, and nothing is told twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import discord
import pytest

from bot.delivery.board.states import Call
from bot.host.ledger import Accepted
from bot.host.moderation.ruling import Ruling
from bot.host.open_games import Also
from bot.perspective import Perspective, look
from bot.sandbox import Player, Sandbox
from bot.sandbox.world.events import Posted
from storage import outbox
from storage.engine.connection import Connection
from storage.errors import NotSaved
from tests.play.delivery.test_notices import calls_to
from tests.play.delivery.test_outbox import MESSAGES, end_turn, mover, posted
from tests.play.guests import is_table, open_table
from tests.play.house import House, fast_forward, sql

EDIT = f"PATCH {MESSAGES}"


async def until(seen: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not seen():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


def letters(person: Player) -> list[str]:
    return [seen.text for seen in person.dms()]


def unnoted(caplog: pytest.LogCaptureFixture) -> int:
    return sum("could not be noted" in record.getMessage() for record in caplog.records)


def fail_after(sandbox: Sandbox, messages: int) -> None:
    """So many messages come through; the next one does not, once."""
    left = [messages]

    def count(event: object) -> None:
        left[0] -= isinstance(event, Posted)
        if left[0] == 0:
            stop()
            sandbox.faults.fail(1, route=f"POST {MESSAGES}", status=503)

    stop = sandbox.world.listen(count)


# ── The file takes nothing ──


@pytest.fixture
async def following(house: House, people: list[Player]) -> Player:
    """Whose turn is next, and who is called by letter. Nothing is sent yet."""
    person = await mover(house, people)
    after = people[(people.index(person) + 1) % len(people)]
    await after.slash("settings notices", how="dm")
    await house.settled()
    await house.bot.outbox.stop()
    await end_turn(house, person)
    house.bot.outbox.rest = 0.01
    return after


async def test_a_letter_goes_out_once_even_if_the_file_takes_nothing(
    house: House, following: Player, caplog: pytest.LogCaptureFixture
) -> None:
    before = len(letters(following))
    await sql(house, "PRAGMA query_only = ON")
    with caplog.at_level(logging.ERROR):
        house.bot.outbox.start()
        await until(lambda: unnoted(caplog) > 8)
    assert len(letters(following)) == before + 1
    await house.bot.outbox.stop()
    house.bot.outbox.start()
    await sql(house, "PRAGMA query_only = OFF")
    await house.settled()
    assert len(letters(following)) == before + 1
    assert is_table(house.person("Sam").messages()[-1])
    assert await house.bot.outbox._waiting() == []


async def test_only_the_lane_waits_whose_message_could_not_be_noted(
    house: House, following: Player, people: list[Player], caplog: pytest.LogCaptureFixture
) -> None:
    before = len(letters(following))
    kept = f"old.user = {following.id}"
    await sql(
        house,
        f"CREATE TEMP TRIGGER kept BEFORE DELETE ON outbox WHEN {kept} BEGIN SELECT RAISE (ABORT, ''); END",
    )
    with caplog.at_level(logging.ERROR):
        house.bot.outbox.start()
        await until(lambda: unnoted(caplog) > 2)
        await end_turn(house, following)
        after = await mover(house, people)
        await until(lambda: house.person("Sam").messages()[-1].mentions == [after.name])
        await end_turn(house, after)
        await end_turn(house, await mover(house, people))
        assert await mover(house, people) == following
        so_far = unnoted(caplog)
        await until(lambda: unnoted(caplog) > so_far + 2)
    assert len(letters(following)) == before + 1
    await sql(house, "DROP TRIGGER kept")
    await house.settled()
    assert len(letters(following)) == before + 2, "the turn that has come round"


async def test_a_table_is_known_even_if_the_file_did_not_take_its_note(
    house: House, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    write, busy = house.bot.host.database.write, asyncio.Event()

    async def once_busy(job: Callable[[Connection], Any], *meanwhile: Any) -> Any:
        if busy.is_set():
            busy.clear()
            raise NotSaved("busy")
        return await write(job, *meanwhile)

    monkeypatch.setattr(house.bot.host.database, "write", once_busy)
    stop = house.sandbox.world.listen(lambda event: busy.set() if isinstance(event, Posted) else None)
    before = posted(house)
    await end_turn(house, await mover(house, people))
    await house.settled()
    stop()
    assert not busy.is_set()
    assert posted(house) == before + 1
    await end_turn(house, await mover(house, people))
    await house.settled()
    assert posted(house) == before + 2
    assert len([seen for seen in house.person("Sam").messages() if is_table(seen)]) == 1


async def test_whoever_was_called_just_before_the_bot_died_is_not_called_again(
    house: House, people: list[Player]
) -> None:
    """The table was there, and noted; that the call was made was not."""
    await house.bot.outbox.stop()
    await end_turn(house, await mover(house, people))
    following = await mover(house, people)
    waiting = await house.bot.outbox._waiting()
    before = posted(house), calls_to(house, following)
    await house.bot.deliveries.deliver(waiting, to_person=False)
    assert (posted(house), calls_to(house, following)) == (before[0] + 1, before[1] + 1)
    await house.restart()
    await house.settled()
    assert (posted(house), calls_to(house, following)) == (before[0] + 1, before[1] + 1)
    for _ in people:
        await end_turn(house, await mover(house, people))
        await house.settled()
    assert calls_to(house, following) == before[1] + 2, "when the turn has come round"


async def test_of_several_who_are_waited_for_only_those_are_called_who_have_not_been(house: House) -> None:
    people = house.people()
    await open_table(house, people, "container")
    game = await fast_forward(house)
    one, other = (await look(house.bot.host, game)).waiting[:2]
    before = [calls_to(house, people[seat]) for seat in (one, other)]
    first, second = Call(1000, 1000), Call(999, 1000)
    for called in ({one: first}, {one: first}, {one: first, other: second}, {other: second}):
        await house.bot.services.boards.show(game, called)
    after = [calls_to(house, people[seat]) for seat in (one, other)]
    assert after == [count + 1 for count in before]


async def test_whoever_is_shown_a_new_question_by_an_older_call_is_not_called_to_it_again(
    house: House,
) -> None:
    """A call is made with the table as it stands: somebody may have moved since it was written down."""
    people = house.people()
    await open_table(house, people, "container")
    game = await fast_forward(house)
    seen = await look(house.bot.host, game)
    one, boards = seen.waiting[0], house.bot.services.boards
    before = calls_to(house, people[one])
    for number, version in ((1000, seen.version - 1), (1002, seen.version)):
        await boards.show(game, {one: Call(number, version)})
    assert calls_to(house, people[one]) == before + 1
    await boards.show(game, {one: Call(1003, seen.version + 1)})
    assert calls_to(house, people[one]) == before + 2, "a reminder of the same question"


async def test_whoever_was_asked_by_dm_by_an_older_call_is_not_asked_the_same_again(
    house: House, following: Player
) -> None:
    (call,) = [one for one in await house.bot.outbox._waiting() if one.message.kind == "turn"]
    before = len(letters(following))
    for number in (call.id, call.id + 100):
        await house.bot.deliveries.deliver([call._replace(id=number)], to_person=True)
    assert len(letters(following)) == before + 1
    later = {**call.message.payload, "version": call.message.payload["version"] + 1}
    reminder = call._replace(id=call.id + 101, message=call.message._replace(payload=later))
    await house.bot.deliveries.deliver([reminder], to_person=True)
    assert len(letters(following)) == before + 2


# ── One step of several fails ──


async def test_whoever_was_called_is_not_called_again_because_the_old_message_could_not_be_folded(
    house: House, people: list[Player]
) -> None:
    await end_turn(house, await mover(house, people))
    await house.settled()
    before = posted(house)
    house.sandbox.faults.fail(1, route=f"DELETE {MESSAGES}", status=503)
    await end_turn(house, await mover(house, people))
    await house.settled()
    assert posted(house) == before + 1
    assert len([seen for seen in house.person("Sam").messages() if is_table(seen)]) == 2
    await end_turn(house, await mover(house, people))
    await house.settled()
    assert len([seen for seen in house.person("Sam").messages() if is_table(seen)]) == 1, "made up for"


async def test_a_lobby_that_could_not_be_taken_away_goes_with_the_next_turn(house: House) -> None:
    people = house.people(3)
    await people[0].slash("game new", game="container")
    for person in people[1:]:
        await person.slash("game join")
    await house.settled()
    house.sandbox.faults.fail(1, route=f"DELETE {MESSAGES}", status=503)
    await people[0].slash("game start")
    await house.settled()
    sam = house.person("Sam")
    assert any("Join" in seen.buttons for seen in sam.messages())
    await end_turn(house, await mover(house, people))
    await house.settled()
    assert not any("Join" in seen.buttons for seen in sam.messages())


async def test_what_was_told_before_a_board_is_not_told_again_because_the_board_did_not_come(
    house: House, people: list[Player]
) -> None:
    await house.bot.outbox.stop()
    for _ in range(250):
        await end_turn(house, await mover(house, people))
    before, sam = posted(house), house.person("Sam")
    fail_after(house.sandbox, 1)
    house.bot.outbox.start()
    await house.settled()
    words, history = (await look(house.bot.host, 1)).words("en"), await house.bot.host.queries.history(1)
    told = [line for entry in history for line in words(entry[1].text).splitlines()]
    assert posted(house) - before == 3, "two pages and the board"
    lines = [line for seen in sam.messages() for line in seen.text.splitlines()]
    assert {line: lines.count(line) for line in told} == {line: told.count(line) for line in told}


async def test_a_page_that_the_bot_has_told_just_before_it_died_is_not_taken_for_a_longer_one(
    house: House, people: list[Player]
) -> None:
    await house.bot.outbox.stop()
    for _ in range(100):
        await end_turn(house, await mover(house, people))
    fail_after(house.sandbox, 1)
    with pytest.raises(discord.DiscordServerError):
        await house.bot.services.boards.show(1)
    for _ in range(30):
        await end_turn(house, await mover(house, people))
    await house.restart()
    await house.settled()
    words, history = (await look(house.bot.host, 1)).words("en"), await house.bot.host.queries.history(1)
    told = [words(entry[1].text) for entry in history if entry[1].text.key == "ends-turn"]
    read = "\n".join(seen.text for seen in house.person("Sam").messages())
    assert len(told) == 130
    assert all(read.count(line) >= told.count(line) for line in told)


async def test_of_two_posts_the_first_is_not_put_up_again_because_the_second_failed(
    house: House, people: list[Player]
) -> None:
    await house.bot.outbox.stop()
    for person in people[1:]:
        await house.bot.host.seats.offer(1, int(person.id))
    fail_after(house.sandbox, 1)
    before = len(house.person("Sam").messages())
    house.bot.outbox.start()
    await house.settled()
    new = [seen for seen in house.person("Sam").messages()[before:] if "Take the seat" in seen.buttons]
    assert [seen.text.splitlines()[0] for seen in new] == [
        "### 🔴 **Boris** offers seat 2.",
        "### 🟡 **Clara** offers seat 3.",
    ]


async def test_a_post_that_cannot_be_put_right_is_nobodys_second_call(
    house: House, people: list[Player]
) -> None:
    await house.bot.host.seats.offer(1, int(people[2].id))
    house.bot.outbox.wake()
    await house.settled()
    await house.bot.host.seats.keep(1, int(people[2].id))
    before, sam = posted(house), house.person("Sam")
    house.sandbox.faults.fail(1, route=f"DELETE {MESSAGES}", status=503)  # the old table
    house.sandbox.faults.fail(1, route=EDIT, status=503)  # the post
    await end_turn(house, await mover(house, people))
    await house.settled()
    assert posted(house) == before + 1
    assert any("Take the seat" in seen.buttons for seen in sam.messages())
    await end_turn(house, await mover(house, people))
    await house.settled()
    assert not any("Take the seat" in seen.buttons for seen in sam.messages()), "made up for"


async def test_a_post_in_a_thread_that_was_archived_holds_up_nobody(
    house: House, people: list[Player]
) -> None:
    thread = house.sandbox.world.open_thread(house.sandbox.channel("table-two"), "side table", people[0].user)
    await _move(house, int(thread.id))
    await house.bot.host.seats.offer(1, int(people[2].id))
    house.bot.outbox.wake()
    await house.settled()
    await _move(house, int(house.sandbox.channel("table-two").id))
    thread.archived = True
    await house.bot.host.seats.keep(1, int(people[2].id))
    with house.sandbox.journal.forgiving():
        await end_turn(house, await mover(house, people))
        await house.settled()
    called = (await mover(house, people)).name
    there = house.person("Sam", "table-two").messages()
    assert [seen.mentions for seen in there].count([called]) == 1
    assert await house.bot.host.database.read(outbox.failed) == 0


# ── A table that moves ──


async def _move(house: House, channel: int, first: Callable[[], None] = lambda: None) -> None:
    """`first`: what happens while nothing can be shown in either channel."""
    boards, by = house.bot.services.boards, Ruling(77, "more room")

    async def carry(also: Also) -> Accepted:
        first()
        for _ in range(20):
            await asyncio.sleep(0)
        return await house.bot.host.lifecycle.move(1, by, channel, also)

    await boards.move(await look(house.bot.host, 1), channel, carry, partial(asyncio.sleep, 0))
    house.bot.outbox.wake()
    await house.settled()


async def test_whoever_shows_a_table_that_is_moving_shows_it_where_it_has_gone(
    house: House, people: list[Player]
) -> None:
    showing: list[asyncio.Task[Perspective]] = []

    def show() -> None:
        showing.append(asyncio.create_task(house.bot.services.boards.show(1, again=True)))

    await _move(house, int(house.sandbox.channel("table-two").id), show)
    await asyncio.gather(*showing)
    tables = partial(filter, is_table)
    assert list(tables(house.person("Sam").messages())) == []
    assert len(list(tables(house.person("Sam", "table-two").messages()))) == 1
