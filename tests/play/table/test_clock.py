"""The clock at the table: reminders, stand-ins and returns, quiet hours, pauses of the program in between."""

from __future__ import annotations

from contextlib import closing
from random import Random

import pytest

from bot.perspective import Perspective, look
from bot.sandbox import Player
from storage.care.check import check
from storage.schema import open_to_read
from tests.play.guests import open_table
from tests.play.house import House, fast_forward
from tests.play.moves.test_auctions import bid_by_touch, bidders, question
from tests.play.moves.test_clicks import table_of
from tests.play.wall import DAY, HOUR, Wall, moment, pass_time

START = moment("2026-06-01 12:00")


@pytest.fixture
def wall() -> Wall:
    return Wall(START)


async def seen_of(house: House, person: Player | None = None) -> Perspective:
    return await look(house.bot.host, 1, None if person is None else int(person.id))


def owner(people: list[Player], seen: Perspective, seat: int) -> Player:
    return next(person for person in people if int(person.id) == seen.players[seat].user)


async def play_sensibly(house: House, seat: int, dice: Random) -> None:
    """As the game's own sensible player would, by the hand of whoever sits there."""
    public = await seen_of(house)
    user = public.players[seat].user
    assert user is not None
    own = await look(house.bot.host, 1, user)
    assert own.prompt is not None
    pick = own.game.policy(own.view, own.prompt, dice)
    await house.bot.host.play.act(1, user, pick.kind, pick.values, None)


async def test_a_clock_runs_out_in_a_sealed_auction(house: House, wall: Wall) -> None:
    await open_table(house, house.people(), "container")
    game = await fast_forward(house)
    absent, *others = await bidders(house, game)
    for person in others:
        await bid_by_touch(person, question(person), 1)
    await house.settled()
    seat = (await seen_of(house, absent)).seat
    assert seat is not None
    until, letters = (await seen_of(house)).until[seat], len(absent.dms())
    assert f"<t:{until}:R>" in table_of(others[0]).text

    await house.restart()
    await pass_time(house, wall, START + (until - START) // 2)
    assert len(absent.dms()) == letters + 1, "a nudge"
    await house.restart()
    await pass_time(house, wall, until - 1)
    assert len(absent.dms()) == letters + 2, "a warning"
    assert "time is almost up" in question(absent).text or "время почти вышло" in question(absent).text
    assert (await seen_of(house)).waiting == (seat,)

    await house.restart()
    await pass_time(house, wall, until)
    seen = await seen_of(house)
    assert not seen.sealed, "a stand-in has bid, and the auction goes on"
    assert seen.away == (seat,)
    log = [event.text.key for _, event, _ in await house.bot.host.queries.history(game)]
    assert log.count("host-time-up") == 1
    assert log[log.index("host-time-up") + 1 :], "what the stand-in has bid is revealed with the rest"
    table = table_of(others[0]).text
    assert "A bot plays for" in table


async def test_quiet_hours_across_a_daylight_saving_change(house: House, wall: Wall) -> None:
    """Of three hours two are left in the evening; the third comes after a night of eleven hours."""
    wall.at = moment("2026-10-24 20:00")
    people = house.people(3)
    for person in people:
        await person.slash("settings zone", city="Europe/Berlin")
        await person.slash("settings quiet", **{"from": "22:00", "to": "8:00"})
    await people[0].slash("game new", game="container")
    await people[0].slash("game clock", clock="own", time="3h", back="1h")
    for person in people[1:]:
        await person.slash("game join")
    await people[0].slash("game start", first=people[0])
    await house.settled()
    until = moment("2026-10-25 09:00")
    assert until - wall.at == 14 * HOUR
    assert f"<t:{until}:R>" in table_of(people[1]).text
    await house.restart()
    await pass_time(house, wall, until - 1)
    seen = await seen_of(house)
    assert (seen.waiting, seen.away) == ((0,), ())
    await house.restart()
    await pass_time(house, wall, until)
    assert (await seen_of(house)).away == (0,)


async def test_a_stand_in_plays_for_two_days_and_the_owner_returns_in_mid_auction(
    house: House, wall: Wall
) -> None:
    people, dice = house.people(3), Random(3)
    await people[0].slash("game new", game="economicus")
    await people[0].slash("game clock", clock="own", time="6h", back="2h")
    for person in people[1:]:
        await person.slash("game join")
    await people[0].slash("game start")
    await house.settled()
    absent = (await seen_of(house)).waiting[0]
    await pass_time(house, wall, START + 6 * HOUR)
    assert (await seen_of(house)).away == (absent,)

    await house.restart()
    for _ in range(600):  # the others play on; in an auction the stand-in bids and passes at once
        seen = await seen_of(house)
        assert absent not in seen.waiting, "nobody waits for whoever is away"
        wall.at += HOUR
        if wall.at > START + 2 * DAY and await in_auction(house):
            break
        await play_sensibly(house, seen.waiting[0], dice)
    else:
        raise AssertionError("no auction after two days")
    await house.restart()
    await house.settled()

    seen = await seen_of(house)
    back = owner(people, seen, absent)
    label = "Мои ходы" if back.user.locale == "ru" else "My moves"
    await back.press(table_of(back), label)
    await house.settled()
    assert (await seen_of(house)).away == ()
    assert "снова в игре" in table_of(back).text or "is back in the game" in table_of(people[0]).text
    await house.restart()
    for _ in range(60):  # the auction goes on, and now the owner is waited for
        seen = await seen_of(house)
        if absent in seen.waiting:
            break
        await play_sensibly(house, seen.waiting[0], dice)
    assert absent in (await seen_of(house)).waiting
    assert (await seen_of(house)).until[absent] >= wall.at + 2 * HOUR
    assert replays(house)


def replays(house: House) -> bool:
    """The log of every game leads to where it stands, whoever has made its moves."""
    with closing(open_to_read(house.file)) as connection:
        return list(check(connection)) == []


async def in_auction(house: House) -> bool:
    """Somebody is asked for a bid."""
    public = await seen_of(house)
    user = public.players[public.waiting[0]].user
    assert user is not None
    own = await look(house.bot.host, 1, user)
    assert own.prompt is not None
    return "Bid" in [offer.kind for offer in own.prompt.offers]


async def test_with_everybody_away_nothing_goes_on_until_somebody_returns(house: House, wall: Wall) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    await pass_time(house, wall, START + 60 * DAY)
    seen = await seen_of(house)
    assert seen.running
    assert len(seen.away) == 3
    await house.restart()
    await house.settled()
    assert (await seen_of(house)).version == seen.version
    await people[0].slash("moves")
    assert 0 in (await seen_of(house)).waiting


async def test_a_limit_by_time_is_called_once_and_the_turn_is_played_to_its_end(
    house: House, wall: Wall
) -> None:
    people, dice = house.people(2), Random(5)
    await open_table(house, people, "economicus", {"ending": "time", "limit_hours": "24"})
    assert f"<t:{START + 24 * HOUR}:R>" in table_of(people[0]).text
    await house.restart()
    for _ in range(40):
        await play_sensibly(house, (await seen_of(house)).waiting[0], dice)
    await pass_time(house, wall, START + 24 * HOUR)
    await house.restart()
    await pass_time(house, wall, START + 25 * HOUR)
    keys = [event.text.key for _, event, _ in await house.bot.host.queries.history(1)]
    assert keys.count("time-called") == 1
    for _ in range(60):
        if not (seen := await seen_of(house)).running:
            break
        await play_sensibly(house, seen.waiting[0], dice)
    assert not (await seen_of(house)).running
    assert replays(house)
