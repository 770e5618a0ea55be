"""People who play in a league through the local Discord: they join, find their tables, play short games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.sandbox import Overwrite, Permission, Player, Sandbox
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.opening import GUILD_ID
from tests.play.guests import Toucher, is_table, result_of, waited_for
from tests.play.house import House

SHORT = "mode: basic; ending: rounds; limit_rounds: 1"
NAMES = ("Anna", "Boris", "Clara", "Dmitri", "Eva", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Leo")


def circle(sandbox: Sandbox, count: int, channel: str = "lobby") -> list[Player]:
    """So many people who speak English, in the channel of the league."""
    world = sandbox.world
    for name in NAMES[:count]:
        if name not in {user.name for user in world.users.values()}:
            user = world.add_user(name.lower(), name)
            world.join(world.guild(GUILD_ID), user)
            world.open_dm(user, world.ids.next())
    people = [sandbox.person(name).at(channel) for name in NAMES[:count]]
    for person in people:
        person.speaks("en-US")
    return people


def allow_threads(sandbox: Sandbox, channel: str = "lobby") -> None:
    """Let the bot open threads there: no link of ours asks for it."""
    rights = Permission.CREATE_PUBLIC_THREADS | Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES
    rights |= Permission.SEND_MESSAGES_IN_THREADS | Permission.ATTACH_FILES
    world = sandbox.world
    world.overwrite(sandbox.channel(channel), Overwrite(world.bot.id, is_member=True, allow=rights))


def threads(sandbox: Sandbox) -> list[Channel]:
    return [channel for channel in sandbox.world.channels.values() if channel.is_thread]


async def tick(house: House) -> None:
    """The clock looks, and all that follows is sent."""
    await house.settled()
    await house.bot.clock.tick()
    await house.settled()


async def play_at(house: House, people: Sequence[Player], place: Channel, dice: Random) -> None:
    """Play the game of a thread to its end, with the finger, by those who sit there."""
    here = [person.at(place) for person in people]
    guests = [Toucher(house, person, dice, whims=0.0) for person in here]
    for _ in range(500):
        await house.settled()
        if result_of(here[0]) is not None:
            return
        await dice.choice(waited_for(guests)).move()
    raise AssertionError("no end")


def seated_at(people: Sequence[Player], place: Channel) -> list[Player]:
    """Those whose table stands in a thread."""
    sees = people[0].at(place).messages()
    table = next(seen for seen in reversed(sees) if is_table(seen))
    return [person for person in people if f" · {person.name}**" in table.text]


async def open_league(house: House, people: Sequence[Player], channel: str = "lobby", **given: Any) -> Player:
    """By a moderator, whose channel it is; these people join with the button. Short games of Economicus."""
    mira = house.person("Mira", channel)
    mira.speaks("en-US")
    agreed = {"game": "economicus", "seats": 3, "rounds": 2, "days": 7, "options": SHORT} | given
    told = await mira.slash("league new", **agreed)
    assert told.text == "Done. It’s been announced in the channel of the league."
    await house.settled()
    for person in people:
        poster = next(seen for seen in person.messages() if "Join" in seen.buttons)
        answer = await person.press(poster, "Join")
        assert answer.text.startswith("You’re in league "), answer.text
    await house.settled()
    return mira


async def play_round(house: House, people: Sequence[Player], dice: Random) -> None:
    """Play all games of a round that stand in threads, one after the other."""
    await house.settled()
    live = {record.channel for record in await house.bot.host.queries.live()}
    for place in [thread for thread in threads(house.sandbox) if int(thread.id) in live]:
        await play_at(house, seated_at(people, place), place, dice)
    await house.settled()
