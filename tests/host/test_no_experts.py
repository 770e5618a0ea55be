"""Where whoever runs the bot has turned experts off, nobody is offered one, and nobody can ask for one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import app_commands

from bot.front.rooms import all_commands
from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from bot.perspective import look, overview
from bot.views.agreed.hints import hint_button, hints_line, hints_select
from bot.views.agreed.levels import level_select
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import Level
from tests.host.hosting import hosted, sentences
from tests.tables import ANNA, BORIS, begin, seat

BY = Ruling(77, "why")


@pytest.fixture
async def bare(path: Path) -> AsyncIterator[Host]:
    """A host without experts."""
    async with hosted(path, experts=False) as host:
        yield host


async def with_a_bot(host: Host) -> int:
    game = await seat(host, "lots", players=1)
    await host.lobby.add_stand_in(game, ANNA)
    return game


async def test_no_bot_can_be_made_an_expert(bare: Host, path: Path) -> None:
    game = await with_a_bot(bare)
    for asked in (
        bare.lobby.add_stand_in(game, ANNA, level=Level.EXPERT),
        bare.levels.choose(game, ANNA, None, Level.EXPERT),
        bare.corrections.set_level(game, BY, 1, Level.EXPERT),
    ):
        assert "no experts" in (await sentences(path, asked))[0]
    await bare.levels.choose(game, ANNA, None, Level.EASY)


async def test_the_lobby_offers_neither_experts_nor_hints(bare: Host) -> None:
    game, words = await with_a_bot(bare), Words("en")
    seen = await look(bare, game, ANNA)
    (row,) = level_select(seen, words)
    offered = [option["value"] for option in row["components"][0]["options"]]
    assert [value.partition("/")[2] for value in offered] == ["easy", "club"]
    assert hints_line(seen, words) == hints_select(seen, words) == []


async def test_nobody_asks_an_expert_for_a_hint(bare: Host, path: Path) -> None:
    game = await with_a_bot(bare)
    await bare.lobby.start(game, ANNA)
    assert hint_button(await overview(bare, game, ANNA), Words("en")) == []
    assert "no experts" in (await sentences(path, bare.hints.ask(game, ANNA)))[0]


async def test_nobody_looks_back_with_an_expert(bare: Host, path: Path) -> None:
    game = await begin(bare, "lots", rounds=1)
    for user, amount in ((ANNA, 9), (BORIS, 0)):
        await bare.play.act(game, user, "Bid", {"amount": amount}, f"bid of {user}")
    await bare.play.act(game, ANNA, "Sell", {}, "sale")
    assert "no experts" in (await sentences(path, bare.reviews.ask(game, ANNA)))[0]


@pytest.mark.parametrize(("experts", "levels"), [(True, {*Level}), (False, {Level.EASY, Level.CLUB})])
def test_commands_offer_the_levels_that_there_are(experts: bool, levels: set[str]) -> None:
    found = [
        {choice.value for choice in parameter.choices}
        for command in all_commands(GAMES.values(), experts=experts)
        if isinstance(command, app_commands.Group)
        for one in command.walk_commands()
        if isinstance(one, app_commands.Command)
        for parameter in one.parameters
        if parameter.choices and Level.CLUB in {choice.value for choice in parameter.choices}
    ]
    assert found == [levels, levels]
