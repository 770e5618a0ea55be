"""The public table: one living message, the record it leaves behind, and whom it calls."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import discord
import pytest

from bot.perspective import look
from bot.sandbox import Player, Sandbox, Seen
from games import GAMES
from tests.play.guests import is_table, open_table
from tests.play.house import House


def public(house: House) -> list[Seen]:
    return house.person("Sam").messages()


async def end_turn(house: House, people: list[Player]) -> Player:
    """Whoever is to move does not; gives the next one."""
    seen = await look(house.bot.host, 1)
    mover = people[seen.waiting[0]]
    await mover.slash("container end-turn")
    await mover.slash("container end-turn")
    await house.settled()
    return people[(await look(house.bot.host, 1)).waiting[0]]


async def test_it_shows_board_whose_move_and_since_when(house: House, people: list[Player]) -> None:
    table = public(house)[-1]
    seen = await look(house.bot.host, 1)
    mover = people[seen.waiting[0]]
    assert "Factory store" in table.text
    line = next(line for line in table.text.splitlines() if f"To move: **{mover.name}**" in line)
    assert re.search(r"<t:\d+:R>", line)
    assert table.buttons == ["My moves", "Log", "Chart", "How to play", "Snooze until tomorrow 9:00"]


async def test_it_says_what_is_wanted_and_calls_with_it(house: House, people: list[Player]) -> None:
    mover = people[(await look(house.bot.host, 1)).waiting[0]]
    assert f"<@{mover.id}>, your move: 2 actions left" in public(house)[-1].text
    await mover.slash("container sail", to="1" if mover is people[0] else "0")
    await house.settled()
    assert "↳ 1 action left" in public(house)[-1].text.splitlines()


async def test_whoever_is_asked_in_the_turn_of_another_reads_whose_it_is(house: House) -> None:
    await open_table(house, house.people(2), "economicus")
    host, dice = house.bot.host, Random(1)
    while (seen := await look(host, 1)).turn is None or seen.turn in seen.waiting:
        own = await look(host, 1, seen.players[seen.waiting[0]].user)
        assert own.prompt is not None
        pick = own.game.policy(own.view, own.prompt, dice)
        await host.play.act(1, int(own.players[seen.waiting[0]].user or 0), pick.kind, pick.values, None)
    await house.settled()
    assert seen.wanted is not None
    told = f"{seen.words('en')(seen.wanted)} (turn of **{seen.players[seen.turn].name}**)"
    assert told in public(house)[-1].text


async def test_only_the_one_to_move_is_pinged_and_only_once(house: House, people: list[Player]) -> None:
    mover = people[(await look(house.bot.host, 1)).waiting[0]]
    assert public(house)[-1].mentions == [mover.name]
    before = len(public(house))
    await mover.slash("container loan")
    await house.settled()
    assert len(public(house)) == before
    following = await end_turn(house, people)
    assert public(house)[-1].mentions == [following.name]
    assert sum(following.name in seen.mentions for seen in public(house)) == 1


async def test_whoever_is_called_reads_all_since_their_last_move(house: House, people: list[Player]) -> None:
    first = people[(await look(house.bot.host, 1)).waiting[0]]
    await first.slash("container loan")
    await house.settled()
    second = await end_turn(house, people)
    table = public(house)[-1].text
    assert f"**{first.name}** takes a loan" in table
    assert f"**{first.name}** ends the turn" in table
    for _ in people[1:]:
        await end_turn(house, people)
    back = public(house)[-1]
    assert back.mentions == [first.name]
    assert f"**{second.name}** ends the turn" in back.text
    assert "takes a loan" not in back.text, "that was their own"


async def test_one_message_lives_and_the_old_ones_keep_what_was_told(
    house: House, people: list[Player]
) -> None:
    for _ in range(4):
        await end_turn(house, people)
    assert [is_table(seen) for seen in public(house)] == [False] * (len(public(house)) - 1) + [True]
    words = (await look(house.bot.host, 1)).words("en")
    history = await house.bot.host.queries.history(1)
    record = "\n".join(seen.text for seen in public(house))
    for _, event, _ in history:
        assert record.count(words(event.text)) >= 1, words(event.text)
    assert all("Factory store" not in seen.text for seen in public(house)[:-1])


async def test_a_deleted_table_message_is_posted_anew(house: House, people: list[Player]) -> None:
    table = public(house)[-1]
    house.person("Mira").delete(table)
    await people[0].slash("container loan")
    await people[0].slash("container loan")
    await house.settled()
    assert is_table(public(house)[-1])
    assert public(house)[-1].id != table.id


async def test_names_cannot_ping_or_break_the_markdown(house: House) -> None:
    people = house.people(3)
    people[1].user.name = "**@everyone**\n# loud"
    await open_table(house, people, "container")
    table = public(house)[-1]
    assert "\n# loud" not in table.text
    assert "@everyone" not in table.text.replace("@\u200beveryone", "")
    assert "everyone" in table.text


@pytest.fixture
async def new_here(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[House]:
    """A bot that has never been started before."""
    async with House(sandbox, tmp_path / "dockside.sqlite3", known=False) as house:
        yield house


def syncs(house: House) -> int:
    return len([e for e in house.sandbox.journal.exchanges if e.method == "PUT"])


async def test_commands_are_synced_once_and_not_again_when_nothing_changed(new_here: House) -> None:
    assert syncs(new_here) == 1
    await new_here.restart()
    assert syncs(new_here) == 1


async def test_commands_are_synced_again_when_discord_has_them_no_more(new_here: House) -> None:
    """As the local table, which begins anew with every start."""
    new_here._known = False
    new_here.sandbox.world.commands._scopes.clear()
    await new_here.restart()
    assert syncs(new_here) == 2
    assert "start" in {command["name"] for command in new_here.sandbox.world.commands.all(None)}


async def test_commands_are_synced_again_when_they_have_changed(
    new_here: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(GAMES, "economicus")
    await new_here.restart()
    assert syncs(new_here) == 2
    names = [command["path"] for command in new_here.person("Anna").commands()]
    assert not any(name.startswith("economicus") for name in names)
    await new_here.restart()
    assert syncs(new_here) == 2


async def test_the_client_is_ready_for_several_shards(house: House) -> None:
    assert isinstance(house.bot, discord.AutoShardedClient)
    assert any(e.route == "/gateway/bot" for e in house.sandbox.journal.exchanges)
