"""Nonces: what Discord has just got it does not post again, and it takes no message for another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.delivery.board.pages import Pages
from bot.delivery.errors import TROUBLE
from bot.delivery.nonces import Nonces
from bot.perspective import look
from bot.sandbox import Player, Sandbox
from games.kernel.hosting import pack, say
from storage.care.backup import backup
from storage.care.restore import restore
from storage.outbox import Message
from tests.play.delivery.test_half_way import unnoted, until
from tests.play.delivery.test_outbox import MESSAGES, end_turn, enqueue, is_hand, mover
from tests.play.guests import is_table, open_table
from tests.play.house import House, sql

WHY = "more room"


def sent_nonces(house: House) -> list[str]:
    posts = [e for e in house.sandbox.journal.exchanges if e.route == MESSAGES and e.method == "POST"]
    return [e.body["nonce"] for e in posts]


# ── Several files, several tables ──


async def test_two_files_in_one_channel_swallow_nothing_of_each_other(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    for name in ("first", "second"):
        before = len(sandbox.person("Sam").at("table-one").messages())
        async with House(sandbox, tmp_path / name) as house:
            await house.person("Anna").slash("game new", game="container")
            await house.settled()
            assert len(house.person("Sam").messages()) == before + 1


async def test_tables_of_the_same_version_that_are_moved_come_both(house: House) -> None:
    world, mira = house.sandbox.world, house.person("Mira")
    for name in ("table-one", "table-two"):
        await open_table(house, house.people(3, name), "container")
    guild = world.guilds[house.sandbox.channel("table-one").guild_id or ""]
    for name in ("table-one", "table-two"):
        there = world.add_channel(guild, f"{name}-moved")
        await mira.at(name).slash("mod move", to=there, why=WHY)
        await house.settled()
        assert [is_table(seen) for seen in mira.at(there).messages()] == [True], name


async def test_a_table_that_moves_to_and_fro_and_comes_back_from_the_archive_is_posted_each_time(
    house: House, people: list[Player]
) -> None:
    mira = house.person("Mira")
    mira.speaks("en-US")
    here, there = house.sandbox.channel("table-one"), house.sandbox.channel("table-two")
    for frm, to in ((here, there), (there, here)):
        await mira.at(frm).slash("mod move", to=to, why=WHY)
        await house.settled()
        assert is_table(mira.at(to).messages()[-1])
    await mira.press(await mira.slash("mod end", how="void", why=WHY), "Yes, do it")
    await house.settled()
    await mira.at(there).slash("mod archive restore", game="1", why=WHY)
    await house.settled()
    assert is_table(mira.at(there).messages()[-1])
    assert len(set(sent_nonces(house))) == len(sent_nonces(house))


async def test_after_a_restore_what_is_posted_anew_is_not_taken_for_what_stood_there(
    house: House, people: list[Player], tmp_path: Path
) -> None:
    """The moves after the backup are made again, with the same numbers and perhaps other words."""
    await house.settled()
    await house.close()
    backup(house.file, tmp_path / "copy")
    for _ in range(2):
        await house.open()
        before = {seen.id for seen in house.person("Sam").messages()}
        await end_turn(house, await mover(house, people))
        await house.settled()
        shown = house.person("Sam").messages()[-1]
        assert shown.id not in before
        assert is_table(shown)
        await house.close()
        restore(tmp_path / "copy", house.file, overwrite=True)


async def test_pages_that_happen_to_say_the_same_come_both(house: House, people: list[Player]) -> None:
    seen, before = await look(house.bot.host, 1), len(house.person("Sam").messages())
    pages = Pages(house.bot, Nonces(house.bot.host.database))
    await pages.send(seen, None, ["told again and again"] * 362)
    new = [shown.text for shown in house.person("Sam").messages()[before:]]
    assert len(new) == 2
    assert new[0] == new[1]


# ── DMs ──

About = Callable[[list[Player], Player], Message]
KINDS: dict[str, About] = {
    "hand": lambda people, person: Message("hand", {"game": 1, "version": 4}, user=int(person.id)),
    "turn": lambda people, person: Message(
        "turn", {"game": 1, "version": 4, "seat": people.index(person)}, user=int(person.id)
    ),
    "order": lambda people, person: order(person, 1),
}
kinds = pytest.mark.parametrize("about", KINDS.values(), ids=list(KINDS))


def order(person: Player, number: int) -> Message:
    about = {"game": 1, "order": pack(say("mod-archive-empty")), "number": number}
    return Message("order", about, user=int(person.id))


@pytest.fixture
async def person(house: House, people: list[Player]) -> Player:
    """Who is to move and is called by DM; nothing is sent yet."""
    found = await mover(house, people)
    await found.slash("settings notices", how="dm")
    await house.settled()
    await house.bot.outbox.stop()
    house.bot.outbox.rest = 0.01
    return found


@kinds
async def test_a_dm_whose_answer_was_lost_is_not_sent_twice(
    house: House, people: list[Player], person: Player, about: About
) -> None:
    before = len(person.dms())
    await enqueue(house, about(people, person))
    house.sandbox.faults.lose_answer(1, route=f"POST {MESSAGES}")
    house.bot.outbox.start()
    await house.settled()
    assert len(person.dms()) == before + 1
    assert await house.bot.outbox._waiting() == []


@kinds
async def test_a_dm_that_was_sent_just_before_the_bot_died_is_not_sent_again(
    house: House, people: list[Player], person: Player, about: About, caplog: pytest.LogCaptureFixture
) -> None:
    before = len(person.dms())
    await enqueue(house, about(people, person))
    await sql(house, "PRAGMA query_only = ON")
    house.bot.outbox.start()
    await until(lambda: unnoted(caplog) > 0)
    await house.close()
    await house.open()
    await house.settled()
    assert len(person.dms()) == before + 1
    assert await house.bot.outbox._waiting() == []


async def test_what_comes_to_be_sent_with_a_dm_whose_answer_was_lost_is_not_lost_with_it(
    house: House, person: Player
) -> None:
    before = len(person.dms())
    await enqueue(house, order(person, 1))
    house.sandbox.faults.lose_answer(1, route=f"POST {MESSAGES}")
    waiting = (await house.bot.outbox._waiting())[0]
    with pytest.raises(TROUBLE):
        await house.bot.deliveries.deliver([waiting], to_person=True)
    await enqueue(house, order(person, 2))
    house.bot.outbox.start()
    await house.settled()
    assert len(person.dms()) == before + 2
    assert person.dms()[-1].text.count("\n") > person.dms()[-2].text.count("\n"), "both orders"


async def test_after_a_restore_no_dm_is_taken_for_one_of_before(
    house: House, people: list[Player], person: Player, tmp_path: Path
) -> None:
    """The numbers in the outbox go on from where they were at the backup."""
    await house.close()
    backup(house.file, tmp_path / "copy")
    for _ in range(2):
        await house.open()
        before = len(person.dms())
        await enqueue(house, order(person, 1))
        await house.settled()
        assert len(person.dms()) == before + 1
        await house.close()
        restore(tmp_path / "copy", house.file, overwrite=True)


async def test_two_files_do_not_swallow_each_others_dms(sandbox: Sandbox, tmp_path: Path) -> None:
    for name in ("table-one", "table-two"):
        async with House(sandbox, tmp_path / name) as house:
            await open_table(house, house.people(3, name), "container")
    assert len([seen for seen in sandbox.person("Anna").dms() if is_hand(seen)]) == 2


async def test_nonces_are_as_long_as_discord_allows(house: House, people: list[Player]) -> None:
    await end_turn(house, await mover(house, people))
    await house.settled()
    assert sent_nonces(house)
    assert {len(nonce) for nonce in map(str, sent_nonces(house))} == {24}
