"""What is saved with a move is sent after it: in order, coalesced, after trouble, after a restart."""

from __future__ import annotations

import asyncio
import logging
import operator
import time
from collections.abc import Set
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import discord
import pytest

from bot.delivery.board.states import BoardState, Call
from bot.delivery.dispatch import Dispatch, Lane
from bot.delivery.outbox import Outbox
from bot.perspective import look
from bot.sandbox import Permission, Player, Seen
from storage import Database, outbox
from storage.outbox import Message, Pending
from tests.play.games.test_the_end import finish
from tests.play.guests import is_table, open_table
from tests.play.house import House
from tests.play.table.test_lobby import forbid

MESSAGES = "/channels/{channel_id}/messages"


async def mover(house: House, people: list[Player]) -> Player:
    return people[(await look(house.bot.host, 1)).waiting[0]]


async def end_turn(house: House, person: Player) -> None:
    """Without Discord: nothing but the outbox has anything to send."""
    await house.bot.host.play.act(1, int(person.id), "EndTurn", {}, None)
    house.bot.outbox.wake()


def posted(house: House) -> int:
    return len([e for e in house.sandbox.journal.exchanges if e.route == MESSAGES and e.method == "POST"])


async def test_trouble_at_discord_delays_a_message_and_loses_none(house: House, people: list[Player]) -> None:
    person = await mover(house, people)
    house.sandbox.faults.fail(2, route=MESSAGES, status=503)
    await end_turn(house, person)
    await house.settled()
    following = await mover(house, people)
    assert house.person("Sam").messages()[-1].mentions == [following.name]


async def test_a_rate_limit_is_waited_out(house: House, people: list[Player]) -> None:
    house.sandbox.faults.rate_limit(2, route=MESSAGES, retry_after=0.05)
    await end_turn(house, await mover(house, people))
    await house.settled()
    assert is_table(house.person("Sam").messages()[-1])


async def test_ten_changes_while_nobody_listens_become_one_message(
    house: House, people: list[Player]
) -> None:
    host = house.bot.host
    await house.close()
    await house.open_host()
    for _ in range(10):
        seen = await look(house.host, 1)
        user = seen.players[seen.waiting[0]].user
        assert user is not None
        await house.host.play.act(1, user, "EndTurn", {}, None)
    await house.close()
    assert host is not house.host
    before = posted(house)
    await house.open()
    await house.settled()
    assert posted(house) - before == 1
    record = "\n".join(message.text for message in house.person("Sam").messages())
    words = (await look(house.bot.host, 1)).words("en")
    for _, event, _ in await house.bot.host.queries.history(1):
        assert words(event.text) in record


async def test_nothing_that_was_told_is_left_out_however_much_it_is(
    house: House, people: list[Player]
) -> None:
    await finish(house, 1)
    record = "\n".join(message.text for message in house.person("Sam").messages())
    words = (await look(house.bot.host, 1)).words("en")
    history = [event.text for _, event, _ in await house.bot.host.queries.history(1)]
    assert len(history) > 100
    assert [text.key for text in history if words(text) not in record] == ["host-seed"], "below the result"


async def test_what_can_never_be_delivered_is_given_up_and_shown(
    house: House, people: list[Player], caplog: pytest.LogCaptureFixture
) -> None:
    forbid(house, people[0], Permission.SEND_MESSAGES | Permission.VIEW_CHANNEL)
    with caplog.at_level(logging.WARNING), house.sandbox.journal.forgiving():
        await end_turn(house, await mover(house, people))
        await house.settled()
    assert any("given up" in record.getMessage() for record in caplog.records)
    assert await house.bot.host.database.read(outbox.failed) > 0
    mira = house.person("Mira", "table-two")
    mira.speaks("en-US")
    answer = await mira.slash("doctor")
    assert "didn’t get through" in answer.text


async def test_a_channel_out_of_reach_holds_up_no_other(house: House, people: list[Player]) -> None:
    await open_table(house, house.people(3, "table-two"), "container")
    forbid(house, people[0], Permission.SEND_MESSAGES | Permission.VIEW_CHANNEL)
    with house.sandbox.journal.forgiving():
        await end_turn(house, await mover(house, people))
        await house.settled()
    seen = await look(house.bot.host, 2)
    user = seen.players[seen.waiting[0]].user
    assert user is not None
    await house.bot.host.play.act(2, user, "EndTurn", {}, None)
    house.bot.outbox.wake()
    await house.settled()
    following = (await look(house.bot.host, 2)).waiting[0]
    table = house.person("Sam", "table-two").messages()[-1]
    assert table.mentions == [seen.players[following].name]


def parts_of(house: House) -> tuple[Database, Dispatch, Set[asyncio.Task[Any]]]:
    """What an outbox is made of."""
    bot = house.bot
    return bot.host.database, bot.deliveries, bot.services.traffic.busy


class Late(Outbox):
    """What it has read is not looked at before whoever was busy then has sent it."""

    async def _waiting(self) -> list[Pending]:
        found = await super()._waiting()
        if self._busy:
            await asyncio.wait(self._busy.values())
        return found


async def test_what_was_sent_while_the_outbox_was_reading_is_not_sent_again(
    house: House, people: list[Player]
) -> None:
    await house.bot.outbox.stop()
    house.bot.outbox = Late(*parts_of(house))
    before = posted(house)
    person = await mover(house, people)
    house.bot.outbox.start()
    await end_turn(house, person)
    house.bot.outbox.wake()
    await house.settled()
    assert posted(house) - before == 1


@pytest.mark.parametrize("ticks", range(5))
async def test_the_outbox_stops_even_if_it_is_woken_in_the_same_moment(house: House, ticks: int) -> None:
    await house.settled()
    house.bot.outbox.wake()
    for _ in range(ticks):
        await asyncio.sleep(0)
    async with asyncio.timeout(20):
        await house.bot.outbox.stop()
    house.bot.outbox.start()


class Slain(Exception):
    """The program ends here."""


async def dies_before_it_knows_its_message(house: House, patch: pytest.MonkeyPatch) -> None:
    """The bot posts the table anew, and is no more."""

    async def send(channel: Any, **message: Any) -> None:
        await real(channel, **message)
        raise Slain

    real = discord.PartialMessageable.send
    await house.bot.outbox.stop()
    waiting = (await look(house.bot.host, 1)).waiting
    patch.setattr(discord.PartialMessageable, "send", send)
    with pytest.raises(Slain):
        await house.bot.services.boards.show(1, dict.fromkeys(waiting, Call(1000, 1000)))
    patch.setattr(discord.PartialMessageable, "send", real)


async def kept(house: House) -> BoardState | None:
    """What is known of the table's message, but for the numbers of the calls that were made with it."""
    known = await house.bot.services.boards.states.get(int(house.sandbox.channel("table-one").id))
    return None if known is None else replace(known, calls=(), called=())


async def show_after_restart(house: House) -> None:
    """What was to be sent is of no interest here."""
    await house.close()
    host = await house.open_host()
    await host.database.write(lambda connection: connection.execute("DELETE FROM outbox").rowcount)
    await house.close()
    await house.open()
    await house.bot.services.boards.show(1, again=True)


async def test_a_table_posted_just_before_the_bot_died_is_the_table(
    house: House, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = posted(house)
    await dies_before_it_knows_its_message(house, monkeypatch)
    await show_after_restart(house)
    tables = [message for message in house.person("Sam").messages() if is_table(message)]
    assert len(tables) == 1, "the older one has folded, and Discord knew the newer one"
    assert posted(house) - before == 2
    assert await kept(house) == BoardState(1, int(tables[0].message.id), 4, 4)


async def test_the_last_message_is_the_table_even_if_the_bot_died_while_posting_it(
    house: House, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await mover(house, people)
    await dies_before_it_knows_its_message(house, monkeypatch)
    await house.bot.host.play.act(1, int(person.id), "EndTurn", {}, None)
    await show_after_restart(house)
    last = house.person("Sam").messages()[-1]
    assert is_table(last)
    assert await kept(house) == BoardState(1, int(last.message.id), 4, 5)


async def enqueue(house: House, *messages: Message) -> None:
    await house.bot.host.database.write(lambda connection: outbox.enqueue(connection, messages, 0))


def is_hand(letter: Seen) -> bool:
    return "/hand" in letter.text or "/рука" in letter.text


@pytest.mark.parametrize("hand_first", [True, False])
async def test_what_waits_for_one_person_is_sent_in_order(
    house: House, people: list[Player], hand_first: bool
) -> None:
    person = await mover(house, people)
    await person.slash("settings notices", how="dm")
    hand = Message("hand", {"game": 1, "version": 4}, user=int(person.id))
    turn = Message("turn", {"game": 1, "version": 4, "seat": people.index(person)}, user=int(person.id))
    await house.bot.outbox.stop()
    await enqueue(house, *((hand, turn) if hand_first else (turn, hand)))
    house.bot.outbox.start()
    await house.settled()
    assert [is_hand(letter) for letter in person.dms()[-2:]] == [hand_first, not hand_first]


class Watched(Outbox):
    """Notes when it looks for what is due."""

    def __init__(self, house: House, order: list[str]) -> None:
        self.order = order
        super().__init__(*parts_of(house))

    async def _send_what_is_due(self) -> float:
        self.order.append("looked")
        return 60.0


async def test_an_answer_goes_out_before_it_is_looked_for_what_is_due(house: House) -> None:
    order, loop = list[str](), asyncio.get_running_loop()
    watched = Watched(house, order)
    watched.start()
    await asyncio.sleep(0.01)
    order.clear()
    loop.call_soon(
        lambda: loop.call_soon(order.append, "sent")
    )  # whoever is answered prepares it, and sends it
    watched.wake()
    await asyncio.sleep(0.01)
    await watched.stop()
    assert order == ["sent", "looked"]


class Patient(Outbox):
    """Its clock goes on to whatever is due next, and it keeps the times at which it tried."""

    def __init__(self, house: House) -> None:
        self.at, self.tries = time.time(), list[float]()
        super().__init__(*parts_of(house), now=lambda: self.at)

    async def _attempt(self, lane: Lane, parcel: list[Pending]) -> bool:
        self.tries.append(self.at)
        return await super()._attempt(lane, parcel)

    async def through(self) -> None:
        """Until nothing waits any more, however often it has to be tried."""
        self.start()
        while (waiting := await self._waiting()) or self._busy:
            if not self._busy:
                self.at = max(self.at, *(letter.not_before for letter in waiting))
            self.wake()
            await asyncio.sleep(0.002)
            assert len(self.tries) < 60, "for ever"
        await self.stop()

    @property
    def waits(self) -> list[int]:
        return [round(after - before) for before, after in pairwise(self.tries)]


@pytest.fixture
async def patient(house: House, people: list[Player]) -> Patient:
    await house.bot.outbox.stop()
    house.bot.outbox = patient = Patient(house)
    await end_turn(house, await mover(house, people))
    return patient


async def test_after_each_failure_it_waits_longer_up_to_five_minutes(house: House, patient: Patient) -> None:
    house.sandbox.faults.fail(12, route=MESSAGES, status=503)
    await patient.through()
    assert len(patient.tries) == 13
    wanted = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]
    assert all(abs(one - other) <= 1 for one, other in zip(patient.waits, wanted, strict=True))
    assert await house.bot.host.database.read(outbox.failed) == 0


async def test_after_many_failures_it_is_given_up_for_good(house: House, patient: Patient) -> None:
    house.sandbox.faults.fail(1000, route=MESSAGES, status=503)
    await patient.through()
    assert len(patient.tries) == 41
    assert await house.bot.host.database.read(outbox.failed) > 0


async def test_failures_are_forgotten_after_a_month(house: House, people: list[Player]) -> None:
    forbid(house, people[0], Permission.SEND_MESSAGES | Permission.VIEW_CHANNEL)
    with house.sandbox.journal.forgiving():
        await end_turn(house, await mover(house, people))
        await house.settled()
    await house.bot.outbox.stop()
    for days, left in ((29, 1), (31, 0)):
        later = Outbox(*parts_of(house), now=partial(operator.add, time.time(), days * 86_400))
        later.start()
        await later.drained()
        await later.stop()
        assert min(await house.bot.host.database.read(outbox.failed), 1) == left


async def test_what_waits_when_the_bot_dies_is_sent_when_it_lives_again(
    house: House, people: list[Player]
) -> None:
    person = await mover(house, people)
    await house.bot.outbox.stop()
    await house.bot.host.play.act(1, int(person.id), "EndTurn", {}, None)
    await house.restart()
    await house.settled()
    following = await mover(house, people)
    assert house.person("Sam").messages()[-1].mentions == [following.name]
