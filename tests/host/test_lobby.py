"""Before the first move: who sits down, what is chosen, how it begins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.host.errors import Refused
from bot.host.host import Host
from games import GAMES
from games.kernel import say
from storage.seats import Player
from tests.host.hosting import hosted, keys, refusal
from tests.kit_game import Components
from tests.storage.kit import ask, content
from tests.tables import ANNA, BORIS, VERA, begin, play_on, seat


async def seated(host: Host, game: int) -> list[int | None]:
    return [player.user for player in (await host.queries.status(game)).players]


async def test_whoever_opens_a_table_sits_at_it(host: Host) -> None:
    opened = await host.new_tables.create("lots", 5, ANNA, "Anna", guild=77, options={"rounds": 9})
    standing = await host.queries.status(opened.game)
    assert keys(opened.events) == ["host-opened"]
    assert (standing.status, standing.channel, standing.guild, standing.opener) == ("lobby", 5, 77, ANNA)
    assert standing.players == (Player(ANNA, "Anna"),)
    assert standing.options == {"rounds": 9, "open_hands": False}
    assert await host.queries.in_channel(5) == opened.game
    assert await host.queries.in_channel(6) is None


async def test_seats_close_up_when_somebody_leaves(host: Host) -> None:
    game = await seat(host, "lots", players=3)
    await host.lobby.leave(game, BORIS)
    assert await seated(host, game) == [ANNA, VERA]
    await host.lobby.join(game, BORIS, "Boris")
    assert await seated(host, game) == [ANNA, VERA, BORIS]


@pytest.mark.parametrize("what", ["create", "join", "leave", "start", "cancel", "configure"])
async def test_the_same_click_again_is_answered_alike_and_counts_once(
    host: Host, path: Path, what: str
) -> None:
    game = await seat(host, "lots", players=3)
    clicks: dict[str, Callable[[], Awaitable[Any]]] = {
        "create": lambda: host.new_tables.create("lots", 9, VERA, "Vera", key=1),
        "join": lambda: host.lobby.join(game, 99, "Zoë", key=1),
        "leave": lambda: host.lobby.leave(game, BORIS, key=1),
        "start": lambda: host.lobby.start(game, ANNA, key=1),
        "cancel": lambda: host.lobby.cancel(game, ANNA, key=1),
        "configure": lambda: host.agreements.configure(game, ANNA, {"rounds": 7}, key=1),
    }
    first = await clicks[what]()
    before = content(path)
    assert await clicks[what]() == first
    assert content(path) == before


async def test_a_channel_is_free_again_when_its_game_is_called_off(host: Host) -> None:
    game = await seat(host, "lots")
    await host.lobby.cancel(game, ANNA)
    assert (await host.queries.status(game)).status == "void"
    assert await host.queries.in_channel(1) is None
    assert await seat(host, "lots") != game


async def test_the_one_who_opened_a_table_may_close_it_from_outside(host: Host) -> None:
    game = await seat(host, "lots")
    await host.lobby.leave(game, ANNA)
    await host.lobby.cancel(game, ANNA)
    assert (await host.queries.status(game)).status == "void"


async def test_options_can_be_changed_until_the_game_begins(host: Host) -> None:
    game = await seat(host, "lots", rounds=2)
    await host.agreements.configure(game, BORIS, {"open_hands": True})
    await host.lobby.start(game, ANNA)
    assert (await host.queries.status(game)).options == {"rounds": 2, "open_hands": True}


async def test_the_start_is_told_with_the_commitment_to_the_seed(host: Host) -> None:
    game = await seat(host, "lots")
    assert (await host.queries.status(game)).commitment is None
    started = await host.lobby.start(game, ANNA)
    standing = await host.queries.status(game)
    assert standing.commitment is not None
    everybody = ((0,), (1,))
    assert started.events[0].text == say("host-started", who=everybody, commitment=standing.commitment)
    assert standing.status == "running"


async def test_the_first_player_can_be_chosen(path: Path) -> None:
    async with hosted(path, GAMES) as host:
        for channel, user in enumerate((ANNA, BORIS, VERA)):
            game = await seat(host, "container", channel=channel, players=3)
            await host.lobby.start(game, ANNA, first=user)
            assert (await host.queries.status(game)).waiting == (channel,)


async def test_a_game_keeps_the_figures_it_was_opened_with(path: Path) -> None:
    async with hosted(path, components={"lots": Components(coins=4)}) as host:
        game = await begin(host, "lots")
        assert (await host.queries.view(game, ANNA)).coins[0] == 4
    async with hosted(path, components={"lots": Components(coins=99)}) as host:
        assert (await host.queries.view(game, ANNA)).coins[0] == 4
        other = await begin(host, "lots", channel=2)
        assert (await host.queries.view(other, ANNA)).coins[0] == 99


async def test_a_rematch_has_the_same_players_options_and_figures(path: Path) -> None:
    async with hosted(path, components={"lots": Components(coins=4)}) as host:
        game = await seat(host, "lots", players=3, rounds=7)
        await host.lobby.cancel(game, ANNA)
    async with hosted(path) as host:
        again = await host.rematches.again(game, BORIS, key=1)
        standing = await host.queries.status(again.game)
        assert await seated(host, again.game) == [BORIS, ANNA, VERA]
        assert standing.options["rounds"] == 7
        for user, name in ((ANNA, "Anna"), (VERA, "Vera")):
            await host.lobby.join(again.game, user, name)
        await host.lobby.start(again.game, BORIS)
        assert await seated(host, again.game) == [BORIS, ANNA, VERA]
        assert (await host.queries.view(again.game, ANNA)).coins[1] == 4
        one, two = ask(path, "SELECT json_extract(deal, '$.seed') FROM game")
        assert one != two


async def test_a_rematch_begins_with_those_who_have_said_yes(host: Host, path: Path) -> None:
    game = await seat(host, "lots", players=3)
    await host.lobby.cancel(game, ANNA)
    again = (await host.rematches.again(game, BORIS)).game
    few = await refusal(path, host.lobby.start(again, BORIS))
    assert (few.key, few.args["count"]) == ("host-too-few", 1)
    await host.lobby.join(again, VERA, "Vera")
    assert (await refusal(path, host.lobby.join(again, VERA, "Vera"))).key == "host-already-seated"
    await host.lobby.start(again, BORIS)
    assert await seated(host, again) == [BORIS, VERA]
    assert ANNA not in await seated(host, again)


async def test_at_a_full_table_a_kept_seat_goes_to_whoever_comes(host: Host) -> None:
    game = await seat(host, "lots", players=3)
    await host.lobby.cancel(game, ANNA)
    again = (await host.rematches.again(game, BORIS)).game
    most = (await host.queries.status(again)).players
    for user in range(100, 110):
        with suppress(Refused):
            await host.lobby.join(again, user, str(user))
    now = await seated(host, again)
    assert ANNA not in now
    assert VERA not in now
    assert len(now) >= len(most)


async def test_nobody_loses_a_kept_seat_to_those_who_would_like_to_play_too(host: Host) -> None:
    game = await seat(host, "lots", players=3)
    await host.lobby.cancel(game, ANNA)
    for user in range(100, 103):
        await host.rematches.ask_to_play_too(game, user, str(user))
    again = (await host.rematches.again(game, BORIS)).game
    assert (await seated(host, again))[:3] == [BORIS, ANNA, VERA]


async def test_whoever_adds_a_bot_does_not_lose_their_own_seat_to_it(host: Host, path: Path) -> None:
    game = await seat(host, "lots", players=3)
    await host.lobby.cancel(game, ANNA)
    again = (await host.rematches.again(game, BORIS)).game
    most = host.games["lots"].seats[-1]
    for _ in range(most - 3):
        await host.lobby.add_stand_in(again, BORIS)
    await host.lobby.add_stand_in(again, VERA)
    assert (await seated(host, again))[:2] == [BORIS, VERA]
    assert (await refusal(path, host.lobby.add_stand_in(again, VERA))).key == "host-table-full"


async def test_whoever_has_not_said_yes_is_not_counted(host: Host) -> None:
    game = await seat(host, "lots", players=3)
    await host.lobby.cancel(game, ANNA)
    again = await host.rematches.again(game, BORIS)
    more = await host.lobby.add_stand_in(again.game, BORIS)
    fewer = await host.lobby.remove_stand_in(again.game, BORIS)
    assert [one.events[0].text.args["count"] for one in (again, more, fewer)] == [1, 2, 1]


async def test_there_is_no_rematch_before_the_end(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    assert (await refusal(path, host.rematches.again(game, ANNA))).key == "host-again-running"


async def test_everybody_can_find_their_tables(host: Host) -> None:
    games = [await seat(host, "lots", channel=number, players=number) for number in (1, 2, 3)]
    await host.lobby.cancel(games[2], ANNA)
    assert await host.queries.games_of(ANNA) == games[:2]
    assert await host.queries.games_of(BORIS) == [games[1]]
    assert await host.queries.games_of(VERA) == []
    assert await host.queries.latest_in(3) == games[2]


async def test_a_lobby_that_was_closed_was_not_played(host: Host) -> None:
    first = await begin(host, "lots", channel=3)
    await play_on(host, first, Random(2))
    assert await host.queries.last_played_in(3) == first
    await host.lobby.cancel(await seat(host, "lots", channel=3), ANNA)
    assert await host.queries.last_played_in(3) == first
    assert await host.queries.last_played_in(4) is None
