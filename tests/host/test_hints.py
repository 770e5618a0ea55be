"""Hints: an expert's choice for one's own seat, where the table allows it; the table learns who asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.host.autoplay.thoughts import Question
from bot.host.errors import Refused
from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from games.expert import Budget, Choice, choose
from games.kernel.hosting import Level, load, load_deal
from storage.actions import HostAction
from tests.host.hosting import hosted, sentences
from tests.kit_game import LOTS
from tests.tables import ANNA, BORIS, seat


async def think(question: Question) -> Choice | None:
    table = load(load_deal(LOTS, question.deal), question.position)
    return choose(table, question.seat, Random(question.seed), Budget(rollouts=4))


async def with_hints(host: Host) -> int:
    """Two people at a table that has agreed on hints."""
    game = await seat(host, "lots")
    await host.hints.allow(game, BORIS, True)
    await host.lobby.start(game, ANNA)
    return game


async def hints_told(host: Host, game: int) -> list[int | None]:
    return [r.line.seat for r in await host.ledger.host_lines(game, [HostAction.HINT])]


async def test_a_hint_is_a_legal_move_and_the_table_is_told_once_a_turn(path: Path) -> None:
    async with hosted(path, think=think) as host:
        game = await with_hints(host)
        for click in range(2):
            choice = await host.hints.ask(game, ANNA, click)
        assert await hints_told(host, game) == [0]
        await host.play.act(game, ANNA, choice.pick.kind, choice.pick.values, None)


async def test_a_hint_is_asked_for_with_its_reason_and_a_bots_move_without(path: Path) -> None:
    asked = list[bool]()

    async def noting(question: Question) -> Choice | None:
        asked.append(question.told)
        return await think(question)

    async with hosted(path, think=noting) as host:
        await host.hints.ask(await with_hints(host), ANNA)
        game = await seat(host, "lots", channel=2, players=1)
        await host.lobby.add_stand_in(game, ANNA, level=Level.EXPERT)
        await host.lobby.start(game, ANNA)
        await host.play.act(game, ANNA, "Bid", {"amount": 0}, None)
        async with asyncio.timeout(20):
            while len(asked) < 2:  # noqa: ASYNC110 - the table is free meanwhile
                await asyncio.sleep(0.01)
        await host.autoplay.stop()
    assert asked == [True] + [False] * (len(asked) - 1)


async def test_whoever_has_answered_gets_no_hint(path: Path) -> None:
    async with hosted(path, think=think) as host:
        game = await with_hints(host)
        await host.play.act(game, ANNA, "Bid", {"amount": 0}, None)
        assert "not your turn" in (await sentences(path, host.hints.ask(game, ANNA)))[0]


async def test_hints_are_agreed_on_where_more_than_one_plays(path: Path) -> None:
    async with hosted(path, think=think) as host:
        game = await seat(host, "lots")
        await host.lobby.start(game, ANNA)
        assert "without hints" in (await sentences(path, host.hints.ask(game, ANNA)))[0]
        await host.seats.leave(game, BORIS)
        await host.hints.ask(game, ANNA)
        assert await hints_told(host, game) == [0]


async def test_what_was_agreed_on_holds_in_a_lobby_that_is_opened_anew(path: Path) -> None:
    async with hosted(path, think=think) as host:
        game = await with_hints(host)
        version = (await host.queries.status(game)).version
        await host.lifecycle.back_to_lobby(game, Ruling(77, "why"), version)
        anew = await host.queries.in_channel(1)
        assert anew is not None
        await host.lobby.start(anew, ANNA)
        assert await host.hints.ask(anew, ANNA)


async def test_nobody_gets_a_hint_that_is_about_the_past(path: Path) -> None:
    async def too_late(question: Question) -> Choice | None:
        await host.play.act(game, BORIS, "Bid", {"amount": 1}, None)
        return await think(question)

    async with hosted(path, think=too_late) as host:
        game = await with_hints(host)
        with pytest.raises(Refused) as refused:
            await host.hints.ask(game, ANNA)
        assert refused.value.text.key == "host-moved-on"
        assert await hints_told(host, game) == []


async def test_without_an_expert_there_is_no_hint_and_nobody_is_told_of_one(host: Host, path: Path) -> None:
    game = await with_hints(host)
    assert "busy" in (await sentences(path, host.hints.ask(game, ANNA)))[0]
