"""Everything that can be typed or pressed is answered in time, however slow and busy Discord is.

Each request takes 300 ms, and no message can be sent, edited or deleted in any channel for longer than
Discord waits for an answer. Whoever draws or sends something before answering comes too late here: all of
it is walked through with words alone, and with pictures that take seconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Iterator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.delivery.pictures import AT_ONCE as READY
from bot.front import in_time
from bot.host.lobby import opening
from bot.perspective import look
from bot.render.studio import Studio
from bot.sandbox import Answer, Player, Sandbox
from bot.sandbox.world.events import Event, InteractionAnswered, InteractionStarted
from bot.views.parts.custom_id import Control
from games import GAMES
from tests.play.guests import Toucher, Typist, buttons, control_of
from tests.play.house import House
from tests.play.moderation import who_may
from tests.play.moderation.test_who_may import Scene, commands, completed, game_of, row_of
from tests.play.moderation.who_may import OK, Row

LATENCY, SPENT, IN_TIME = 0.3, 4.0, 2.0  # seconds: of a request, without messages, until one is answered
PATIENCE = 0.6  # in place of what is waited for in earnest: a full machine may take the rest
AT_ONCE = 10
ROLES = ("on_turn", "moderator", "off_turn", "stranger")


class Dawdler(Studio):
    """Takes longer for each picture than anybody may wait, and then has none."""

    async def pictures(self, *args: Any, **more: Any) -> Any:
        return await self._dawdle()

    async def once(self, key: Hashable, job: Callable[[], Any]) -> Any:
        return await self._dawdle()

    async def beside(self, job: Callable[[], Any]) -> Any:
        return await self._dawdle()

    async def _dawdle(self) -> Any:
        await asyncio.sleep(SPENT)
        raise TimeoutError


class Attempt(NamedTuple):
    """Something that somebody is about to do. What it gives is done next, in its turn."""

    name: str
    do: Callable[[], Awaitable[Attempt | None]]


@pytest.fixture(autouse=True)
def less_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(in_time, "AT_ONCE", PATIENCE)


@pytest.fixture(params=["words", "slow pictures"])
def studio(request: pytest.FixtureRequest) -> Iterator[Studio | None]:
    """Who draws, once everything has been prepared."""
    if request.param == "words":
        yield None
        return
    with closing(Dawdler()) as studio:
        yield studio


@pytest.fixture
async def scene(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """A house that sends its messages: in other tests about everybody's rights it does not."""
    monkeypatch.setattr(opening, "_MOST_OWN", 1000)  # Anna opens a table for every row
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        yield Scene(house, next(iter(sandbox.world.guilds.values())), count(10))


def whoever_may(row: Row) -> str:
    """Whose attempt is not turned away at the gate; a player's, if a player may, and if nobody may."""
    return next((role for role in ROLES if getattr(row, role) == OK), "on_turn")


async def typed(scene: Scene, path: str) -> Attempt:
    row = row_of(path)
    game, channel = await scene.table(row.stage, game_of(path) or "container")
    person = scene.person(whoever_may(row), channel)
    given = {name: str(value).format(**scene.near(person, game)) for name, value in row.given.items()}
    given.pop("table", None)

    async def do() -> Attempt | None:
        answer = await person.slash(path, **given)
        return confirmed(person, path, answer)

    return Attempt(path, do)


def confirmed(person: Player, path: str, answer: Answer) -> Attempt | None:
    """The yes to what a moderator was asked."""
    if not path.startswith("mod ") or answer.interaction.original is None:
        return None
    found = [one["custom_id"] for one in buttons(answer.message) if control_of(one).verb == "modyes"]
    if not found:
        return None

    async def do() -> None:
        await person.press(answer, found[0])

    return Attempt(f"{path}: yes", do)


async def asked(scene: Scene, name: str, path: str, option: str) -> Attempt:
    row = who_may.OWN_TABLES if option == "table" else who_may.COMPLETIONS[name]
    _, channel = await scene.table(row.stage, game_of(path) or "container")
    role = next((role for role in ROLES if getattr(row, role) == OK), "on_turn")
    person = scene.person(role, channel)

    async def do() -> None:
        await person.autocomplete(path, focus=option, **row.given)

    return Attempt(name, do)


async def pressed(scene: Scene, verb: str) -> Attempt:
    row = who_may.CONTROLS[verb]
    game, channel = await scene.table(row.stage)
    number = 0 if row.tableless else game
    control = Control(verb, number, row.seat, kind=row.kind, field=row.about, extra=row.extra)
    role = "stranger" if verb == "forget" else whoever_may(row)  # the others are still needed
    person = scene.person(role, channel)
    seen = await scene.control(person.place, control, row.chosen)

    async def do() -> None:
        if row.chosen is None:
            await person.press(seen, control.custom_id("b"))
        else:
            await person.choose(seen, control.custom_id("s"), [row.chosen])

    return Attempt(verb, do)


async def seconds_of(attempt: Attempt) -> tuple[float, Attempt | None]:
    began = time.monotonic()
    following = await attempt.do()
    return time.monotonic() - began, following


async def late(
    scene: Scene, prepared: Sequence[Awaitable[Attempt]], studio: Studio | None
) -> dict[str, float]:
    """Those who were not answered in time, while Discord was slow and took no messages."""
    attempts, sandbox = [await one for one in prepared], scene.house.sandbox
    await scene.house.settled()
    scene.house.bot.services.pictures.studio = studio
    sandbox.limits.enforced, sandbox.faults.latency = True, LATENCY
    found = dict[str, float]()
    while attempts:
        for channel in sandbox.world.channels:
            sandbox.limits.exhaust(channel, SPENT)
        now, attempts = attempts[:AT_ONCE], attempts[AT_ONCE:]
        took = await asyncio.gather(*map(seconds_of, now))
        found |= {attempt.name: seconds for attempt, (seconds, _) in zip(now, took, strict=True)}
        attempts += [following for _, following in took if following is not None]
    sandbox.faults.latency = 0.0
    return {name: seconds for name, seconds in found.items() if seconds >= IN_TIME}


def test_what_is_waited_for_leaves_time_for_two_requests() -> None:
    assert READY + 2 * LATENCY < IN_TIME


async def test_every_command_is_answered_in_time(scene: Scene, studio: Studio | None) -> None:
    assert await late(scene, [typed(scene, path) for path in commands(scene)], studio) == {}


async def test_every_completion_is_offered_in_time(scene: Scene, studio: Studio | None) -> None:
    every = completed(scene).items()
    assert await late(scene, [asked(scene, name, *option) for name, option in every], studio) == {}


async def test_every_control_is_answered_in_time(scene: Scene, studio: Studio | None) -> None:
    assert await late(scene, [pressed(scene, verb) for verb in who_may.CONTROLS], studio) == {}


class Here(Typist):
    """Types the commands of the game of one table among several."""

    key = ""

    def game(self) -> str:
        return self.key


def waits(sandbox: Sandbox) -> dict[str, float]:
    """How long everything that is done from now on waits for its answer, as it gets one."""
    began, found = dict[str, float](), dict[str, float]()

    def note(event: Event) -> None:
        if isinstance(event, InteractionStarted):
            began[event.interaction.id] = time.monotonic()
        elif isinstance(event, InteractionAnswered):
            one = event.interaction
            found[f"{one.command or one.data['custom_id']} {one.id}"] = time.monotonic() - began[one.id]

    sandbox.world.listen(note)
    return found


async def player(
    scene: Scene, key: str, hand: type[Toucher | Here], moves: int
) -> Callable[[], Awaitable[None]]:
    """A table of this game, and whoever is waited for there moves a few times."""
    (game, channel), host, dice = await scene.table("running", key), scene.house.host, Random(1)

    async def play() -> None:
        for _ in range(moves):
            seen = await look(host, game)
            user = str(seen.players[seen.waiting[0]].user)
            name = scene.house.sandbox.world.users[user].name
            guest = hand(scene.house, scene.house.sandbox.person(name).at(channel), dice)
            if isinstance(guest, Here):
                guest.key = key
            await guest.do(await guest.plan())

    return play


async def test_moves_of_every_game_are_answered_in_time_by_touch_and_by_command(
    scene: Scene, studio: Studio | None
) -> None:
    sandbox = scene.house.sandbox
    hands: list[type[Toucher | Here]] = [Toucher, Here]
    plays = [await player(scene, key, hand, moves=2) for key in GAMES for hand in hands]
    await scene.house.settled()
    scene.house.bot.services.pictures.studio = studio
    sandbox.limits.enforced, sandbox.faults.latency = True, LATENCY
    for channel in sandbox.world.channels:
        sandbox.limits.exhaust(channel, 2 * SPENT)
    found = waits(sandbox)
    await asyncio.gather(*(play() for play in plays))
    sandbox.faults.latency = 0.0
    assert {what: seconds for what, seconds in found.items() if seconds >= IN_TIME} == {}
