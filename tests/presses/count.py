"""Each move by touch through the local Discord, with every touch counted."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.host.clocks import People
from bot.host.errors import Refused
from bot.perspective import Perspective, look, perspective_of
from bot.sandbox import Answer, Sandbox
from games import GAMES
from games.kernel import Illegal, Pick
from games.kernel.hosting import Offer, Prompt
from storage.seats import Player as Seated
from tests.play.guests import Toucher, control_of, open_table, usable
from tests.play.house import House
from tests.presses.finger import Counted
from tests.presses.moves import Case, usual

_GAMES, _MOVES, _SAMPLES = 12, 400, 200  # games and moves to look for a position; tries to fill in an offer


class Counts(NamedTuple):
    """How many touches a move took, and may take."""

    name: str
    now: int
    most: int


class NotFound(Exception):
    """No game has come to such a move."""


@asynccontextmanager
async def _house(folder: Path) -> AsyncIterator[House]:
    async with Sandbox() as sandbox, House(sandbox, folder / "dockside.sqlite3") as house:
        yield house


async def count(case: Case) -> Counts:
    """Play until somebody may make such a move, and let them make it."""
    for seed in range(_GAMES):
        with tempfile.TemporaryDirectory() as folder:
            async with _house(Path(folder)) as house:
                if (touches := await _count(house, case, Random(f"{case.name} {seed}"))) is not None:
                    return Counts(case.name, touches, case.most)
    return Counts(f"{case.name} NOT FOUND", 99, case.most)


async def _count(house: House, case: Case, dice: Random) -> int | None:
    people = house.people(max(3, GAMES[case.game].seats[0]))
    await open_table(house, people, case.game, case.options)
    game = await house.host.queries.in_channel(int(people[0].place.id))
    assert game is not None
    await house.bot.outbox.stop()
    for _ in range(_MOVES):
        if (found := await _somebody(house, game, case, dice)) is not None:
            house.bot.outbox.start()
            await house.settled()
            return await _touch(house, case, *found)
        if not await _go_on(house, game, dice, wild=case.wild):
            return None
    return None


async def _somebody(house: House, game: int, case: Case, dice: Random) -> tuple[str, Pick] | None:
    """Return who may make such a move, and the move; None if nobody may just now."""
    seen = await look(house.host, game)
    for seat, player in enumerate(seen.players):
        if (seat in seen.waiting) is case.ahead:
            continue
        assert player.user is not None
        own = (
            await _next_turn(house, game, player) if case.ahead else await look(house.host, game, player.user)
        )
        if own is None:
            continue
        if (pick := fitting(own, case, dice)) is not None:
            return player.name, pick
    return None


async def _next_turn(house: House, game: int, player: Seated) -> Perspective | None:
    """Return the table on which somebody plans their next turn; None: it cannot be planned now."""
    assert player.user is not None
    try:
        number = await house.host.plans.begin(game, player.user)
    except Refused:
        return None
    rehearsal = await house.host.rehearsals.find(player.user, number)
    staged = await house.host.plans.lay(player, number, rehearsal)
    seat = staged.open_game.seat_of(player.user)
    return perspective_of(staged.open_game, seat, People({}, house.host.now()))


class Planner(Toucher):
    """Plans the next turn by touch."""

    async def open_panel(self) -> Answer:
        panel = await super().open_panel()
        (plan,) = (one for one in usable(panel.message) if control_of(one).verb == "plan")
        return await self.person.press(panel, plan["custom_id"])

    async def look(self) -> Perspective:
        seen = await super().look()
        seen_ahead = await _next_turn(self.house, seen.record.id, seen.players[seen.seat or 0])
        assert seen_ahead is not None
        return seen_ahead


def fitting(own: Perspective, case: Case, dice: Random) -> Pick | None:
    """Return a move of this kind that somebody may make now; None if there is none."""
    if own.prompt is None or not own.prompt.can(case.kind):
        return None
    if not case.asked(own.prompt):
        return None
    offer = own.prompt.offer(case.kind)
    for _ in range(_SAMPLES):
        values = offer.sample(dice)
        if values is not None and case.fits(offer, values) and not offer.is_folly(values):
            pick = usual(offer, Pick(case.kind, values))
            return pick if _legal(offer, pick) else None
    return None


def _legal(offer: Offer, pick: Pick) -> bool:
    try:
        offer.accept(pick.values)
    except Illegal:
        return False
    return True


async def _go_on(house: House, game: int, dice: Random, *, wild: bool = False) -> bool:
    """Let whoever is asked move sensibly, or wildly; return False when the game is over."""
    seen = await look(house.host, game)
    if not seen.running:
        return False
    user = seen.players[dice.choice(seen.waiting)].user
    assert user is not None
    own = await look(house.host, game, user)
    assert own.prompt is not None
    pick = _anything(own.prompt, dice) if wild else own.game.policy(own.view, own.prompt, dice)
    await house.host.play.act(game, user, pick.kind, pick.values, None)
    return True


def _anything(asked: Prompt, dice: Random) -> Pick:
    """Return something that may be done, but no folly."""
    while True:
        offer = dice.choice(asked.offers)
        values = offer.sample(dice)
        if values is not None and not offer.is_folly(values):
            return Pick(offer.kind, values)


async def _touch(house: House, case: Case, name: str, pick: Pick) -> int | None:
    """Return how many touches it takes, as often as the case says; None if it cannot be done so often."""
    person, dice = Counted.like(house.person(name)), Random(1)
    toucher = (Planner if case.ahead else Toucher)(house, person, dice)
    asked = person.dms()[-1] if case.by_dm else await toucher.open_panel()
    panel = await toucher.do_on(asked, pick)
    for _ in range(case.times - 1):
        again = fitting(await toucher.look(), case._replace(asked=lambda prompt: True), dice)
        if again is None:
            return None
        panel = await toucher.do_on(panel, again)
    return person.touches - case.shown
