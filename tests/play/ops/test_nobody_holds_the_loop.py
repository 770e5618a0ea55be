"""Nothing that anybody can send holds the event loop for more than 50 ms: everybody else waits for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.sandbox import Player, Sandbox
from bot.sandbox.world.opening import GUILD_ID
from games import GAMES
from tests.held import watching_the_loop
from tests.play.house import House
from tests.play.ops.everything import at_the_fullest_table

MOST = 0.05  # seconds


@pytest.mark.timeout(300)
@pytest.mark.parametrize("key", GAMES)
async def test_every_command_completion_and_control_with_as_much_as_discord_lets_one_send(
    key: str, tmp_path: Path
) -> None:
    async with at_the_fullest_table(key, tmp_path / "dockside.sqlite3") as everything:
        tried = await everything.all()
    slow = [f"{one.held.seconds * 1000:.0f} ms: {one.what} ({one.held.what})" for one in tried]
    assert len(tried) > 400
    assert [told for told, one in zip(slow, tried, strict=True) if one.held.seconds > MOST] == []


async def seated_everywhere(house: House, person: Player, tables: int) -> None:
    """At very many tables, all of them running."""
    world, lobby, others = house.sandbox.world, house.host.lobby, house.people(3)[1:]
    await house.bot.outbox.stop()
    for number in range(tables):
        channel = int(world.add_channel(world.guild(GUILD_ID), f"table-{number}").id)
        opened = await house.host.new_tables.create(
            "cargo_noir", channel, int(person.id), "Anna", guild=int(GUILD_ID)
        )
        for other in others:
            await lobby.join(opened.game, int(other.id), other.name)
        await lobby.start(opened.game, int(person.id))


@pytest.mark.timeout(120)
async def test_somebody_who_plays_at_very_many_tables_is_answered_and_holds_up_nobody(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    with watching_the_loop() as held:
        async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
            anna = house.person("Anna")
            await seated_everywhere(house, anna, 120)
            held.take()
            assert (await anna.slash("mygames")).text
            assert held.take().seconds < MOST / 5, "whoever lists them lets others in between"
            dm = anna.in_dm()
            for path in ("moves", "help", "rules"):
                assert re.search(r"and \d+ more", (await dm.slash(path)).text)
            assert "not playing at that table" in (await dm.slash("moves", table="7777777")).text
            assert held.take().seconds < MOST
