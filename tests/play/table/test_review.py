"""How it went: below the result and by /review, a person is told of the moves that cost them most."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.host.reviews.reviews import Piece
from bot.perspective import look
from bot.sandbox import Player, Sandbox
from games import GAMES
from games.expert import Estimate, Slip
from games.expert.candidates import WIDE, candidates
from games.kernel.hosting import load, load_deal
from tests.play.guests import open_table, result_of
from tests.play.house import House


class Expert:
    """An expert who thinks while nobody holds it back, and always prefers something else."""

    def __init__(self) -> None:
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def judge(self, piece: Piece) -> list[Slip] | None:
        await self.may_go_on.wait()
        table = load(load_deal(GAMES["cargo_noir"], piece.deal), piece.moments[0].position)
        number, _, seat, played = piece.moments[0]
        other = next((pick for pick in candidates(table, seat, Random(1), WIDE) if pick != played), played)
        mine, better = (Estimate(pick, win, 9.0, 0.0, 9) for pick, win in ((played, 0.25), (other, 0.5)))
        return [Slip(number, mine, better, 0.1)]


@pytest.fixture
def expert() -> Expert:
    return Expert()


@pytest.fixture
async def house(sandbox: Sandbox, tmp_path: Path, expert: Expert) -> AsyncIterator[House]:
    async with House(sandbox, tmp_path / "dockside.sqlite3", judge=expert.judge) as house:
        yield house


@pytest.fixture
async def anna(house: House) -> Player:
    """One of two who have begun a game of Cargo Noir."""
    people = house.people(2)
    people[0].speaks("en-US")
    await open_table(house, people, "cargo_noir")
    return people[0]


async def finish(house: House) -> None:
    """Play without Discord to the end, each move by a click of its own."""
    dice, clicks, host = Random(5), count(1), house.bot.host
    while (seen := await look(host, 1)).running:
        user = seen.players[seen.waiting[0]].user
        assert user is not None
        own = await look(host, 1, user)
        assert own.prompt is not None
        pick = own.game.policy(own.view, own.prompt, dice)
        await host.play.act(1, user, pick.kind, pick.values, next(clicks))
    house.bot.outbox.wake()
    await house.settled()


async def test_the_button_below_the_result_first_says_that_it_takes_a_while(
    house: House, anna: Player, expert: Expert
) -> None:
    await finish(house)
    result = result_of(anna)
    assert result is not None
    expert.may_go_on.clear()
    answer = await anna.press(result, "How it went")
    assert answer.ephemeral
    assert answer.text == "I’m going through your moves. This may take a minute…"
    expert.may_go_on.set()
    async with asyncio.timeout(20):
        while "Better: **" not in answer.message.text:  # noqa: ASYNC110 - it is changed by another task
            await asyncio.sleep(0.02)
    told = answer.message.text
    assert told.startswith("### How it went\n**Move ")
    assert "You: **" in told
    assert "Your chance to win would have been about 50% instead of 25%." in told
    assert told.endswith("Judged by what you could see then.")


async def test_by_command_it_is_the_last_game_of_the_channel_in_ones_own_language(
    house: House, anna: Player
) -> None:
    assert (await anna.slash("review")).text == "The game isn’t over yet. Ask when it is."
    await finish(house)
    anna.speaks("ru")
    answer = await anna.slash("review")
    assert answer.ephemeral
    assert answer.text.startswith("### Разбор партии\n**Ход ")


async def test_whoever_only_watched_is_told_so(house: House, anna: Player) -> None:
    await finish(house)
    sam, result = house.person("Sam"), result_of(anna)
    sam.speaks("en-US")
    assert result is not None
    assert (await sam.press(result, "How it went")).text == "You made no moves in this game."
    assert (await sam.slash("review")).text == "You haven’t finished a game here yet."


async def test_a_finished_game_is_found_by_its_name_in_a_dm(house: House, anna: Player) -> None:
    await finish(house)
    (found,) = await anna.in_dm().autocomplete("review", focus="game", game="cargo")
    assert found["name"] == "#table-one · Cargo Noir · game 1"
    assert "### How it went" in (await anna.in_dm().slash("review", game=found["value"])).text
