"""A table in a thread: Discord archives it when nobody writes, and then takes nothing but new messages."""

from __future__ import annotations

import pytest

from bot.perspective import look
from bot.sandbox import Overwrite, Permission, Player, Seen
from bot.sandbox.world.channels import Channel, ChannelKind
from bot.sandbox.world.threads import change_thread
from storage import outbox
from tests.play.guests import is_table, open_table
from tests.play.house import House
from tests.play.table.test_lobby import forbid


@pytest.fixture
async def thread(house: House) -> Channel:
    """Three players of Container in a thread; the first of them is to move."""
    people, parent = house.people(3), house.sandbox.channel("table-one")
    thread = house.sandbox.world.open_thread(parent, "aside", people[0].user)
    for person in people:
        person.speaks("en-US")
    here = [person.at(thread) for person in people]
    await open_table(house, here, "container", first=here[0])
    return thread


def fall_asleep(house: House, thread: Channel, *, locked: bool = False) -> None:
    change_thread(house.sandbox.world, thread, archived=True, locked=locked)


def tables(house: House, thread: Channel) -> list[Seen]:
    return [seen for seen in house.person("Sam").at(thread).messages() if is_table(seen)]


async def act(house: House, seat: int, kind: str) -> None:
    user = (await look(house.bot.host, 1)).players[seat].user
    assert user is not None
    await house.bot.host.play.act(1, user, kind, {}, None)
    house.bot.outbox.wake()
    await house.settled()


async def test_a_table_that_cannot_be_edited_is_posted_anew_and_the_old_one_folds(
    house: House, thread: Channel
) -> None:
    (before,) = tables(house, thread)
    fall_asleep(house, thread)
    await act(house, 0, "TakeLoan")
    (after,) = tables(house, thread)
    assert after.id != before.id
    assert "takes a loan" in after.text
    assert "takes a loan" not in house.sandbox.world.messages[before.id].content
    assert after.id == house.person("Sam").at(thread).messages()[-1].id
    assert not thread.archived
    await act(house, 0, "TakeLoan")
    assert [seen.id for seen in tables(house, thread)] == [after.id], "awake, it is edited again"


async def test_an_offer_in_an_archived_thread_is_put_right_when_it_is_open_again(
    house: House, thread: Channel
) -> None:
    clara = house.person("Clara").at(thread)
    await clara.slash("seat offer")
    await house.settled()
    offer = next(seen for seen in clara.messages() if "Take the seat" in seen.buttons)
    await house.bot.outbox.stop()
    await clara.slash("seat keep")
    await house.bot.services.boards.show(1)
    fall_asleep(house, thread)
    house.bot.outbox.start()
    await house.settled()
    assert "Take the seat" in offer.buttons
    await act(house, 0, "TakeLoan")
    assert offer.buttons == []


async def test_in_a_locked_thread_nothing_is_tried_for_ever(house: House, thread: Channel) -> None:
    fall_asleep(house, thread, locked=True)
    await act(house, 0, "EndTurn")
    assert await house.bot.host.database.read(outbox.failed) > 0


async def findings(house: House, where: str | Channel = "table-two") -> list[str]:
    mira = house.person("Mira").at(where)
    mira.speaks("en-US")
    return (await mira.slash("doctor")).text.splitlines()


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_doctor_knows_an_archived_thread(house: House, thread: Channel, restarted: bool) -> None:
    fall_asleep(house, thread)
    if restarted:
        await house.restart()
    archived, *_ = await findings(house)
    assert archived == (
        f"<#{thread.id}> · this thread is archived. It reopens by itself when there’s news at the table."
    )


LOCKED = "this thread is locked, so I can’t show the table. Unlock it, or move the table with `/mod move`."


@pytest.mark.parametrize("archived", [False, True])
async def test_the_doctor_knows_a_locked_thread(house: House, thread: Channel, archived: bool) -> None:
    change_thread(house.sandbox.world, thread, archived=archived, locked=True)
    locked, *_ = await findings(house)
    assert locked == f"<#{thread.id}> · {LOCKED}"


async def test_the_doctor_knows_that_the_thread_is_locked_in_which_it_is_asked(
    house: House, thread: Channel
) -> None:
    change_thread(house.sandbox.world, thread, locked=True)
    locked, *_ = await findings(house, thread)
    assert locked == f"<#{thread.id}> · {LOCKED}"


async def test_a_bot_that_manages_threads_does_not_mind_the_lock(house: House, thread: Channel) -> None:
    rights = Overwrite(house.sandbox.world.bot.id, is_member=True, allow=Permission.MANAGE_THREADS)
    house.sandbox.world.overwrite(house.sandbox.channel("table-one"), rights)
    change_thread(house.sandbox.world, thread, locked=True)
    assert (await findings(house))[0].startswith("All good")


async def test_no_table_opens_in_a_locked_thread(house: House) -> None:
    mira, parent = house.person("Mira"), house.sandbox.channel("table-one")
    mira.speaks("en-US")
    thread = house.sandbox.world.open_thread(parent, "aside", mira.user)
    change_thread(house.sandbox.world, thread, locked=True)
    refused = await mira.at(thread).slash("game new", game="container")
    assert refused.text == "I can’t run a table here: this thread is locked. Unlock it first."


async def test_no_table_moves_into_a_locked_thread(house: House, thread: Channel) -> None:
    mira = house.person("Mira").at(thread)
    mira.speaks("en-US")
    locked = house.sandbox.world.open_thread(house.sandbox.channel("table-two"), "shut", mira.user)
    change_thread(house.sandbox.world, locked, locked=True)
    refused = await mira.slash("mod move", to=locked, why="quieter")
    assert refused.text == f"I can’t run a table in <#{locked.id}>: that thread is locked. Unlock it first."


async def test_a_table_in_a_locked_thread_is_tried_once_for_each_move(house: House, thread: Channel) -> None:
    change_thread(house.sandbox.world, thread, locked=True)
    house.sandbox.journal.exchanges.clear()
    await act(house, 0, "TakeLoan")
    for _ in range(3):
        house.bot.outbox.wake()
        await house.settled()
    assert len([e for e in house.sandbox.journal.exchanges if e.status == 400]) == 1


async def test_the_doctor_names_what_is_missing_in_an_archived_thread(house: House, thread: Channel) -> None:
    fall_asleep(house, thread)
    forbid(house, house.person("Anna"), Permission.ATTACH_FILES)
    missing, *_ = await findings(house)
    assert missing.startswith(f"<#{thread.id}> · I’m missing: Attach Files.")


async def test_the_doctor_knows_a_thread_that_is_closed_to_the_bot(house: House, thread: Channel) -> None:
    fall_asleep(house, thread)
    forbid(house, house.person("Anna"), Permission.VIEW_CHANNEL)
    unseen, *_ = await findings(house)
    assert unseen == (
        f"<#{thread.id}> · there’s a table here, but I can’t see the channel."
        " Give my role View Channel; in a private thread, mention me."
    )


async def test_the_doctor_knows_a_channel_that_is_gone(house: House, thread: Channel) -> None:
    thread.kind = ChannelKind.PRIVATE_THREAD
    thread.thread_members.remove(house.sandbox.world.bot.id)
    await house.restart()
    house.sandbox.world.close(thread)  # nobody tells the bot, who was sent out of it
    gone, *_ = await findings(house)
    assert gone == (f"<#{thread.id}> · this table’s channel was deleted.")


async def test_whoever_writes_wakes_the_thread(house: House, thread: Channel) -> None:
    fall_asleep(house, thread)
    player: Player = house.person("Anna").at(thread)
    player.say("hello")
    await house.sandbox.until(lambda: house.bot.get_channel(int(thread.id)) is not None)
    assert (await findings(house))[0].startswith("All good")
