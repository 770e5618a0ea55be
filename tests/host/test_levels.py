"""Levels of bots: chosen before the game, kept with the seat, changed by a ruling, announced."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from games.kernel import Pick, Prompt, Temper
from games.kernel.hosting import Level
from storage.care.export import export
from tests.host.hosting import hosted, keys, sentences
from tests.kit_game import GAMES, LOTS
from tests.tables import ANNA, BORIS, begin, seat

BY = Ruling(77, "why")


async def levels(host: Host, game: int) -> list[Level]:
    return [player.level for player in (await host.queries.status(game)).players]


async def with_bots(host: Host, *wanted: Level) -> int:
    """A lobby with Anna and bots of these levels."""
    game = await seat(host, "lots", players=1)
    for level in wanted:
        await host.lobby.add_stand_in(game, ANNA, level=level)
    return game


async def test_a_level_outlives_restarts_rewinds_and_new_lobbies(path: Path) -> None:
    async with hosted(path) as host:
        game = await with_bots(host, Level.CLUB, Level.EASY)
        await host.levels.choose(game, ANNA, "gull", Level.EXPERT)
        await host.lobby.start(game, ANNA)
    async with hosted(path) as host:
        now = (await host.queries.status(game)).version
        await host.play.act(game, ANNA, "Bid", {"amount": 3}, None)
        after = (await host.queries.status(game)).version
        await host.corrections.rewind(game, BY, after, now)
        assert await levels(host, game) == [Level.CLUB, Level.EXPERT, Level.EASY]
        bots = await host.database.read(lambda c: export(c, game, GAMES)["bots"])
        assert bots == {"1": "expert", "2": "easy"}
        version = (await host.queries.status(game)).version
        await host.lifecycle.back_to_lobby(game, BY, version)
        anew = await host.queries.in_channel(1)
        assert anew is not None
        assert await levels(host, anew) == [Level.CLUB, Level.EXPERT, Level.EASY]


async def test_all_bots_get_a_level_at_once_and_people_none(host: Host) -> None:
    game = await with_bots(host, Level.CLUB, Level.EASY)
    await host.levels.choose(game, ANNA, None, Level.EXPERT)
    assert await levels(host, game) == [Level.CLUB, Level.EXPERT, Level.EXPERT]


async def test_whoever_takes_over_from_a_person_is_a_club_player(host: Host) -> None:
    game = await begin(host, "lots", players=3)
    await host.seats.leave(game, BORIS)
    assert await levels(host, game) == [Level.CLUB] * 3


async def test_a_level_is_agreed_on_before_the_game_and_by_those_who_play(host: Host, path: Path) -> None:
    game = await with_bots(host, Level.CLUB)
    told = await sentences(path, host.levels.choose(game, BORIS, None, Level.EASY))
    assert "Anna" in told[0]
    await host.lobby.start(game, ANNA)
    told = await sentences(path, host.levels.choose(game, ANNA, None, Level.EASY))
    assert "lobby" in told[0] or "start" in told[0]


async def test_a_ruling_changes_the_level_of_a_bot_and_is_announced(host: Host, path: Path) -> None:
    game = await with_bots(host, Level.CLUB)
    await host.lobby.start(game, ANNA)
    accepted = await host.corrections.set_level(game, BY, 1, Level.EASY)
    assert keys(accepted.events) == ["host-mod"]
    assert accepted.events[0].text.args["what"].key == "host-mod-level"
    assert await levels(host, game) == [Level.CLUB, Level.EASY]
    assert "person" in (await sentences(path, host.corrections.set_level(game, BY, 0, Level.EASY)))[0]
    assert "beginner" in (await sentences(path, host.corrections.set_level(game, BY, 1, Level.EASY)))[0]


def always(amount: int) -> Any:
    def policy(view: Any, due: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
        return Pick("Bid", {"amount": amount})

    return policy


@pytest.mark.parametrize(("level", "amount"), [(Level.EASY, 1), (Level.CLUB, 2), (Level.EXPERT, 2)])
async def test_each_level_plays_its_own_way_and_an_expert_without_a_place_to_think_as_a_club_player(
    path: Path, level: Level, amount: int
) -> None:
    async with hosted(path, {"lots": replace(LOTS, easy=always(1), policy=always(2))}) as host:
        game = await with_bots(host, level)
        await host.lobby.start(game, ANNA)
        rows = await host.ledger.log(game)
    assert [row.line.picked for row in rows if row.line.kind == "Bid"] == [{"amount": amount}]
