"""Where somebody may sit down, found for a whole server at once: the same as each table says of itself."""

from __future__ import annotations

import pytest

from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from games.kernel.hosting import say
from storage import clocks
from storage.clocks import Wait

SERVER = 3


async def begun(host: Host, channel: int = 1) -> int:
    """A running game of three."""
    game = (await host.new_tables.create("lots", channel, 10, "Anna", guild=SERVER)).game
    for user, name in ((11, "Boris"), (12, "Clara")):
        await host.lobby.join(game, user, name)
    await host.lobby.start(game, 10)
    return game


async def free(host: Host, game: int) -> tuple[int, ...]:
    """The free seats of a table, which both say alike."""
    found = next((one for one in await host.open_tables.find(SERVER) if one.game == game), None)
    own = await host.seats.free(game)
    assert own == (() if found is None else found.free)
    return own


async def test_an_offered_seat_is_free_until_it_is_kept_or_taken(host: Host) -> None:
    game = await begun(host)
    assert await free(host, game) == ()
    await host.seats.offer(game, 11)
    assert await free(host, game) == (1,)
    await host.seats.keep(game, 11)
    assert await free(host, game) == ()
    await host.seats.offer(game, 11)
    await host.seats.take(game, 20, "Zoe")
    assert await free(host, game) == ()


async def test_so_is_one_that_was_left_and_one_whose_players_time_is_up(host: Host) -> None:
    game = await begun(host)
    await host.seats.leave(game, 12)
    assert await free(host, game) == (2,)
    await host.database.write(lambda c: clocks.write(c, game, [Wait(0, 9, away=True)]))
    host.open_games.drop(game)
    assert await free(host, game) == (0, 2)


async def test_a_finished_game_has_none(host: Host) -> None:
    game = await begun(host)
    await host.seats.offer(game, 11)
    async with host.open_games.at(game) as open_game:
        version = open_game.version
    await host.lifecycle.close(game, Ruling(99, "why"), version, say("host-mod-void"))
    assert await free(host, game) == ()


@pytest.mark.parametrize("bots", [0, 2])
async def test_a_lobby_is_open_while_a_person_may_still_sit_down(host: Host, bots: int) -> None:
    game = (await host.new_tables.create("lots", 1, 10, "Anna", guild=SERVER)).game
    most = host.games["lots"].seats[-1]
    for _ in range(bots):
        await host.lobby.add_stand_in(game, 10)
    for user in range(20, 20 + most - 1):
        assert [one.game for one in await host.open_tables.find(SERVER)] == [game]
        await host.lobby.join(game, user, f"Guest {user}")
    assert await host.open_tables.find(SERVER) == []
