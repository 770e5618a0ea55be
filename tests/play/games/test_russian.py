"""Whoever reads Russian reads no English: at every game, in every message, control and form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.perspective import look
from bot.sandbox import Player
from bot.sandbox.world.events import Edited, Event, InteractionAnswered, Posted
from bot.words.words import Words
from games import GAMES
from tests.play.guests import Toucher, waited_for
from tests.play.house import House

_SHOWN = ("content", "label", "placeholder", "description", "title")
_NO_WORDS = re.compile(
    r"<[@#t][^>]*>|https://\S+|\b[0-9a-f]{16,}\b|\b[IVX]+\b|[\w-]+\.(?:json|png|gif)\b"
    r"|docs/[a-z.]+\.md|Dockside"
    r"|Discord|SHA-256|UTC|Europe/Moscow|house/\d+"  # the last is the seed of a house
    r"|🌐 In English"  # the button for those who would rather read that
)
_LOOKING = (
    "help",
    "rules",
    "score",
    "log",
    "mygames",
    "orders",
    "hand",
    "table",
    "moves",
    "settings show",
    "chart",
)


def texts(part: Any) -> Iterator[str]:
    """All that a person reads in a message, a control or a form."""
    for one in part if isinstance(part, list | tuple) else ():
        yield from texts(one)
    for name, value in part.items() if isinstance(part, dict) else ():
        if name in _SHOWN and isinstance(value, str):
            yield value
        else:
            yield from texts(value)


class Reader:
    """Reads everything that the bot says to anybody."""

    def __init__(self, house: House, names: list[str]) -> None:
        self.read: set[str] = set()
        self._names = re.compile("|".join(names))
        house.sandbox.world.listen(self.hear)

    def hear(self, event: Event) -> None:
        match event:
            case Posted(message=message) | Edited(message=message) if message.author.bot:
                self.read |= {message.content, *texts(message.components)}
            case InteractionAnswered(interaction=interaction):
                self.read |= set(texts(interaction.form))

    def english(self) -> list[str]:
        meant = {Words("en").say("ui-language-switch")}  # on the button for those who read no Russian
        plain = (self._names.sub("", _NO_WORDS.sub("", text)) for text in self.read - meant)
        return sorted(text for text in plain if re.search(r"[A-Za-z]{2,}", text))


async def before_the_game(house: House, key: str, people: list[Player]) -> None:
    anna = people[0]
    await anna.slash("game language", language="ru")
    await anna.slash("game new", game=key)
    await house.settled()
    lobby = next(seen for seen in reversed(anna.messages()) if not seen.ephemeral)
    await anna.press(lobby, "Настройки")
    for person in people[1:]:
        await person.slash("game join")
    await anna.slash("game clock", clock="steady")
    await anna.slash("game start")
    await house.settled()


async def look_around(people: list[Player]) -> None:
    for command in _LOOKING:
        await people[1].slash(command)
    for command, given in {
        "settings zone": {"city": "Europe/Moscow"},
        "settings quiet": {"from": "23", "to": "7"},
        "settings days-off": {},
        "settings forget": {},
        "seat leave": {},
        "rules": {"about": "2"},
    }.items():
        await people[2].slash(command, **given)


async def look_after(house: House, mira: Player) -> None:
    for command, given in {
        "mod pause": {"why": "обед"},
        "mod resume": {"why": "поели"},
        "mod end": {"how": "void", "why": "все ушли"},
        "mod log": {},
        "doctor": {},
    }.items():
        await mira.slash(command, **given)
    await house.settled()


async def play_to_the_end(house: House, dice: Random) -> None:
    for _ in range(3000):
        seen = await look(house.host, 1)
        if not seen.running:
            return await house.settled()
        user = seen.players[seen.waiting[0]].user
        assert user is not None
        own = await look(house.host, 1, user)
        assert own.prompt is not None
        pick = own.game.policy(own.view, own.prompt, dice)
        await house.host.play.act(1, user, pick.kind, pick.values, None)
    raise AssertionError("no end")


@pytest.mark.parametrize("key", GAMES)
async def test_at_a_russian_table_nothing_is_said_in_english(house: House, key: str) -> None:
    people, mira, dice = house.people(3), house.person("Mira"), Random(key)
    for person in (*people, mira):
        person.speaks("ru")
    house.key = key
    reader = Reader(house, [person.name for person in (*people, mira)])
    await before_the_game(house, key, people)
    guests = [Toucher(house, person, dice, whims=0.0) for person in people]
    for _ in range(15):
        await house.settled()
        await dice.choice(waited_for(guests)).move()
    await look_around(people)
    await look_after(house, mira)
    await play_to_the_end(house, dice)
    assert reader.english() == []
    assert len(reader.read) > 100
