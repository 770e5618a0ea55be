from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from storage import Database, games, outbox
from storage.engine.connection import Connection
from storage.opening import open_place
from storage.outbox import Message
from storage.place import Place
from storage.schema import migrations, open_file
from tests.storage.kit import REFUSED, new_game

HERE, THERE = 100, 200


def line(number: int, channel: int = HERE) -> Message:
    return Message("log", number, channel=channel)


def board(number: int, channel: int = HERE) -> Message:
    return Message("board", number, channel=channel, newest=f"board/{channel}")


async def enqueue(database: Database, *messages: Message) -> None:
    await database.write(lambda c: outbox.enqueue(c, messages, now=0))


async def pending(database: Database) -> list[Message]:
    return [one.message for one in await database.read(outbox.pending)]


async def first(database: Database) -> int:
    return (await database.read(outbox.pending))[0].id


async def send_all(database: Database) -> list[Message]:
    sent = []
    while waiting := await database.read(outbox.pending):
        sent.append(waiting[0].message)
        await database.write(partial(outbox.delivered, number=waiting[0].id))
    return sent


async def test_messages_wait_in_the_order_in_which_they_were_written(database: Database) -> None:
    messages = [line(1), line(2, THERE), Message("secret", {"word": "рыба"}, user=10), line(3)]
    await enqueue(database, *messages)
    assert await pending(database) == messages
    assert await send_all(database) == messages
    assert await pending(database) == []


async def test_the_newest_board_wins_and_comes_after_the_lines_before_it(database: Database) -> None:
    await enqueue(database, line(1), board(1), line(2), board(9, THERE), board(2), line(3), board(3))
    assert await send_all(database) == [line(1), line(2), board(9, THERE), line(3), board(3)]
    assert await database.read(lambda c: c.execute("SELECT count(*) FROM outbox").fetchone()) == (0,)


async def test_a_newer_board_that_comes_while_one_is_under_way_is_sent_too(database: Database) -> None:
    await enqueue(database, board(1))
    under_way = await first(database)
    await enqueue(database, board(2))
    await database.write(partial(outbox.delivered, number=under_way))
    assert await pending(database) == [board(2)]


async def test_a_message_to_be_tried_later_keeps_its_place_and_its_count(
    database: Database,
) -> None:
    await enqueue(database, line(1), line(2))
    number = await first(database)
    await database.write(lambda c: outbox.try_later(c, number, not_before=60))
    (again, next_one) = await database.read(outbox.pending)
    assert again == (number, line(1), 1, 60)
    assert next_one[1:] == (line(2), 0, 0)


async def test_a_message_that_is_held_back_is_out_of_the_way_until_then_as_if_it_were_new(
    database: Database,
) -> None:
    await enqueue(database, line(1), line(2))
    number = await first(database)
    await database.write(lambda c: outbox.try_later(c, number, not_before=60))
    await database.write(lambda c: outbox.hold_back(c, number, until=600))
    at = {now: await database.read(partial(outbox.pending, now=now)) for now in (599, 600)}
    assert [one.message for one in at[599]] == [line(2)]
    assert at[600][0] == (number, line(1), 0, 600)
    assert await database.read(lambda c: outbox.held_until(c, 599)) == 600


async def test_of_very_many_to_people_and_to_channels_the_oldest_of_both_are_seen(database: Database) -> None:
    letters = [Message("secret", number, user=10) for number in range(3)]
    await enqueue(database, *letters, line(1), line(2), line(3))
    seen = await database.read(partial(outbox.pending, limit=2))
    assert [one.message for one in seen] == [*letters[:2], line(1), line(2)]


async def test_a_message_given_up_stays_on_file_and_holds_up_nobody(database: Database) -> None:
    await enqueue(database, board(1), board(2), line(1))
    number = await first(database)
    await database.write(partial(outbox.give_up, number=number))
    assert await pending(database) == [line(1)], "nor does the older board come up again"
    assert await database.read(outbox.failed) == 1


async def test_the_number_of_a_message_is_never_given_to_another(database: Database) -> None:
    await enqueue(database, line(1))
    number = await first(database)
    await database.write(partial(outbox.delivered, number=number))
    await enqueue(database, line(2))
    await database.write(partial(outbox.delivered, number=number))
    assert await pending(database) == [line(2)]


@pytest.mark.only("sqlite")
async def test_messages_that_wait_in_an_older_file_keep_their_order_and_their_numbers(path: Path) -> None:
    with closing(open_file(path, migrations()[:1])) as connection:
        outbox.enqueue(connection, [line(1), line(2), line(3)], now=0)
        outbox.delivered(connection, 1)
        outbox.give_up(connection, 3)
    database = await Database.open(path)
    await enqueue(database, line(4))
    found = await database.read(outbox.pending)
    assert [(one.id, one.message) for one in found] == [(2, line(2)), (4, line(4))]
    assert await database.read(outbox.failed) == 1
    await database.close()


async def test_old_failures_are_forgotten_and_nothing_else(database: Database) -> None:
    for now in (10, 20):
        await database.write(partial(outbox.enqueue, messages=[line(1), line(2)], now=now))
    for one in await database.read(outbox.pending):
        if one.message == line(1):
            await database.write(partial(outbox.give_up, number=one.id))
    await database.write(partial(outbox.prune, before=20))
    assert await database.read(outbox.failed) == 1
    assert await pending(database) == [line(2), line(2)]


async def test_a_message_goes_to_a_channel_or_to_a_person(database: Database) -> None:
    for wrong in (Message("log", 1), Message("log", 1, channel=HERE, user=10)):
        with pytest.raises(REFUSED):
            await enqueue(database, wrong)


async def test_what_was_not_sent_is_there_after_a_restart(path: Place) -> None:
    database = await Database.open(path)
    await enqueue(database, line(1), line(2))
    await database.close()
    database = await Database.open(path)
    assert await send_all(database) == [line(1), line(2)]
    await database.close()


async def lose(database: Database, *messages: Message) -> None:
    await enqueue(database, *messages)
    for letter in await database.read(outbox.pending):
        await database.write(partial(outbox.give_up, number=letter.id))


async def test_a_letter_can_be_redirected_to_the_channel_of_its_table(database: Database) -> None:
    game = await database.write(partial(new_game, channel=HERE))
    await enqueue(database, Message("turn", {"game": game}, user=10))
    number = await first(database)
    await database.write(partial(outbox.try_later, number=number, not_before=99))
    await database.write(partial(outbox.redirect, number=number))
    (letter,) = await database.read(outbox.pending)
    assert (letter.message.channel, letter.message.user) == (HERE, None)
    assert (letter.attempts, letter.not_before) == (0, 0)


async def test_what_was_lost_is_tried_again_for_one_person_at_tables_that_go_on(database: Database) -> None:
    game = await database.write(partial(new_game, channel=HERE))
    over = await database.write(partial(new_game, channel=THERE))
    await database.write(partial(games.end, game=over, status="void", now=0))
    mine = Message("hand", {"game": game}, user=10)
    await lose(database, mine, mine._replace(user=11), mine._replace(payload={"game": over}))
    await database.write(partial(outbox.revive, user=10))
    assert await pending(database) == [mine]
    assert await database.read(outbox.failed) == 2


async def test_failures_are_counted_by_server_and_channel(database: Database) -> None:
    def opened(connection: Connection, guild: int, channel: int) -> int:
        return games.create(
            connection, key="lots", channel=channel, opener=10, deal="{}", created=0, guild=guild
        )

    ours = await database.write(partial(opened, guild=1, channel=HERE))
    theirs = await database.write(partial(opened, guild=2, channel=THERE))
    shown, told = Message("board", {"game": ours}, channel=HERE), Message("hand", {"game": ours}, user=10)
    await lose(database, shown, told, shown, Message("board", {"game": theirs}, channel=THERE))
    assert await database.read(partial(outbox.failed_in, guild=1)) == [(HERE, 2), (None, 1)]
    assert await database.read(partial(outbox.failed_in, guild=2)) == [(THERE, 1)]
    assert await database.read(partial(outbox.failed_in, guild=3)) == []


def test_every_file_has_a_salt_of_its_own_and_keeps_it(tmp_path: Path) -> None:
    def salt_of(name: str) -> str:
        with closing(open_place(tmp_path / name)) as connection:
            return outbox.salt(connection)

    assert salt_of("one") == salt_of("one")
    assert salt_of("one") != salt_of("two")


def test_an_older_file_gets_a_salt(tmp_path: Path) -> None:
    with closing(open_file(tmp_path / "old", migrations()[:10])) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (10,)
    with closing(open_place(tmp_path / "old")) as connection:
        assert len(outbox.salt(connection)) == 16
