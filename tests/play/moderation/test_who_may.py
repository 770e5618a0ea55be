"""Everybody tries everything: the answers are those of the table in who_may.py."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.front.play.commands import group_name
from bot.front.rooms import build_router
from bot.host.lobby import opening
from bot.host.moderation.ruling import Ruling
from bot.sandbox import Answer, Overwrite, Permission, Player, Sandbox, Seen
from bot.sandbox.wire.interactions import CallbackType
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.guilds import Guild
from bot.sandbox.world.opening import GUILD_ID
from bot.views.parts.build import button, layout, option, rows, select
from bot.views.parts.custom_id import Control
from bot.words.words import Words, language_of
from games import GAMES
from tests.play.house import House
from tests.play.moderation import who_may
from tests.play.moderation.who_may import NO_SUCH, NOTHING, OK, Row

SEATED = ("Anna", "Clara", "Eva")
ROLES = {
    "moderator": "Mira",
    "on_turn": "Anna",
    "off_turn": "Clara",
    "stranger": "Sam",
    "foreigner": "Otto",
    "by_dm": "Otto",
    "neighbour": "Nora",
}
GATE = (
    *("host-not-seated", "gate-elsewhere", "gate-moderators-only", "host-no-game", "host-broken"),
    *("ui-no-table-here", "ui-no-such-table-of-yours", "ui-no-table-of-yours", "ui-control-too-old"),
    *("ui-seat-changed-hands", "look-no-channel", "gate-managers-only", "mod-no-such-table"),
    *("host-lobby-led", "league-none-here", "league-none-such", "league-server-only"),
    *("tables-closed", "tables-server-only", "notify-server-only"),
)
each_role = pytest.mark.parametrize("role", ROLES)
VERBS = build_router().verbs


@dataclass
class Scene:
    """A house in which a table of any game can be set up, each in a channel of its own."""

    house: House
    abroad: Guild
    numbers: count[int]

    async def table(self, stage: who_may.Stage, key: str = "container") -> tuple[int, Channel]:
        world = self.house.sandbox.world
        channel = world.add_channel(world.guild(GUILD_ID), f"table-{next(self.numbers)}")
        host, people = self.house.host, [self.house.sandbox.person(name) for name in SEATED]
        users = [int(person.id) for person in people]
        opened = await host.new_tables.create(key, int(channel.id), users[0], "Anna", guild=int(GUILD_ID))
        for person in people[1:]:
            await host.lobby.join(opened.game, int(person.id), person.name)
        if stage == "running":
            await host.lobby.start(opened.game, users[0], first=users[0])
        if stage == "closed":
            await host.lobby.cancel(opened.game, users[0])
        return opened.game, channel

    def person(self, role: str, channel: Channel) -> Player:
        person = self.house.sandbox.person(ROLES[role])
        if role == "by_dm":
            return person.in_dm()
        world = self.house.sandbox.world
        if role == "foreigner":
            return person.at(world.add_channel(self.abroad, f"abroad-{next(self.numbers)}"))
        if role == "neighbour":
            own = world.add_channel(world.guild(GUILD_ID), f"next-door-{next(self.numbers)}")
            world.overwrite(own, Overwrite(person.id, is_member=True, allow=Permission.MANAGE_CHANNELS))
            return person.at(own)
        return person.at(channel)

    def near(self, person: Player, game: int) -> dict[str, Any]:
        """Discord lets nobody name a person or a channel of another server."""
        if person.name == "Otto":
            return {"game": game, "channel": person.place.id, "stranger": person.id}
        sandbox = self.house.sandbox
        return {"game": game, "channel": sandbox.channel("lobby").id, "stranger": sandbox.person("Dmitri").id}

    async def control(self, place: Channel, control: Control, chosen: str | None) -> Seen:
        """A message of the bot with this very control, wherever it does not belong."""
        item = (
            rows([button(control, "?")]) if chosen is None else [select(control, "?", [option("?", chosen)])]
        )
        target = await self.house.bot.fetch_channel(int(place.id))
        sent = await target.send(view=layout(*item))  # type: ignore[union-attr]
        return Seen(self.house.sandbox.world.messages[str(sent.id)])


@pytest.fixture
async def scene(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    monkeypatch.setattr(opening, "_MOST_OWN", 1000)  # Anna opens a table for every row
    world = sandbox.world
    otto = world.add_user("otto", "Otto")
    world.open_dm(otto, world.ids.next())
    nora = world.add_user("nora", "Nora")
    world.join(world.guild(GUILD_ID), nora)
    abroad = world.add_guild("Elsewhere", otto)
    world.join(abroad, world.bot, world.add_role(abroad, "Dockside", Permission.MANAGE_CHANNELS))
    async with House(sandbox, tmp_path / "dockside.sqlite3") as house:
        await house.bot.outbox.stop()  # only answers matter here
        here, by = int(sandbox.channel("lobby").id), Ruling(int(sandbox.person("Mira").id), "test", 1)
        await house.host.leagues.create(by, int(GUILD_ID), here, "container", 3, 3, 7, {}, None)
        yield Scene(house, abroad, count(10))


@cache
def pattern_of(key: str, language: str) -> re.Pattern[str]:
    """The sentence at every stage of a game, with anything in its gaps."""
    words, gaps = Words(language), {"who": "\0", "reference": "\0", "when": "\0"}
    stages = ("lobby", "running", "void")
    said = [words.say(key, **gaps, status=stage, count=number) for stage in stages for number in (0, 3)]
    return re.compile("|".join(re.escape(one).replace("\0", ".+") for one in said))


def verdict(person: Player, answer: Answer) -> str:
    if answer.kind is CallbackType.DEFERRED_UPDATE:
        return OK
    language = language_of(person.user.locale)
    return next((key for key in GATE if pattern_of(key, language).match(answer.text)), OK)


def differences(wanted: dict[str, str], found: dict[str, str]) -> dict[str, str]:
    return {
        what: f"{wanted[what]} is right, not {found[what]}" for what in wanted if wanted[what] != found[what]
    }


def commands(scene: Scene) -> dict[str, app_commands.Command]:  # type: ignore[type-arg]
    every = scene.house.bot.tree.walk_commands()
    return {found.qualified_name: found for found in every if isinstance(found, app_commands.Command)}


def game_of(path: str) -> str | None:
    """The game whose move a command is."""
    group = path.split(" ")[0]
    return next((key for key, game in GAMES.items() if str(group_name(game)) == group), None)


def row_of(path: str) -> Row:
    return who_may.COMMANDS[path] if game_of(path) is None else who_may.GAME_MOVE


def completed(scene: Scene) -> dict[str, tuple[str, str]]:
    """Each option that is completed, but those that are the fields of some game's moves or orders."""
    models = [model for game in GAMES.values() for model in (*game.actions, *game.orders)]
    fields = {name for model in models for name in model.model_fields}
    found = {}
    for path, command in commands(scene).items():
        for asked in command.parameters:
            of_a_game = game_of(path) is not None or path == "orders"
            if asked.autocomplete and not (of_a_game and asked.name in fields):
                found[f"{path} {asked.display_name}"] = (path, str(asked.display_name))
    return found


async def test_every_command_completion_and_control_has_a_row(scene: Scene) -> None:
    typed = {path for path in commands(scene) if game_of(path) is None}
    assert typed == who_may.COMMANDS.keys()
    offered = {name for name, (_, asked) in completed(scene).items() if asked != "table"}
    assert offered == who_may.COMPLETIONS.keys()
    assert VERBS.keys() == who_may.CONTROLS.keys()


@each_role
async def test_commands(scene: Scene, role: str) -> None:
    wanted, found = {}, {}
    for path in commands(scene):
        row = row_of(path)
        game, channel = await scene.table(row.stage, game_of(path) or "container")
        person = scene.person(role, channel)
        given = {name: str(value).format(**scene.near(person, game)) for name, value in row.given.items()}
        if role not in ("foreigner", "by_dm", "neighbour"):
            given.pop("table", None)
        wanted[path], found[path] = row.answer_to(role), await tried(person, path, given)
    assert differences(wanted, found) == {}


def may_type(person: Player, path: str) -> bool:
    """Does this person's Discord show the command there?"""
    where = "dm" if person.place.guild_id is None else "guild"
    return any(found["path"] == path and where in found["where"] for found in person.commands())


async def tried(person: Player, path: str, given: dict[str, str]) -> str:
    if not may_type(person, path):
        return NO_SUCH
    return verdict(person, await person.slash(path, **given))


@each_role
async def test_completions(scene: Scene, role: str) -> None:
    wanted, found = {}, {}
    for name, (path, asked) in completed(scene).items():
        row = who_may.COMPLETIONS.get(name) or (
            who_may.MODERATED_TABLES if path.startswith("mod ") else who_may.OWN_TABLES
        )
        _, channel = await scene.table(row.stage, game_of(path) or "container")
        person = scene.person(role, channel)
        wanted[name], found[name] = row.answer_to(role), await proposed(person, path, asked, row.given)
    assert differences(wanted, found) == {}


async def proposed(person: Player, path: str, asked: str, given: dict[str, str]) -> str:
    if not may_type(person, path):
        return NO_SUCH
    return OK if await person.autocomplete(path, focus=asked, **given) else NOTHING


@each_role
async def test_controls(scene: Scene, role: str) -> None:
    wanted, found = {}, {}
    for verb, row in who_may.CONTROLS.items():
        game, channel = await scene.table(row.stage)
        control = Control(
            verb,
            0 if row.tableless else game,
            row.seat,
            kind=row.kind,
            field=row.about,
            extra=row.extra,
        )
        person = scene.person(role, channel)
        seen = await scene.control(person.place, control, row.chosen)
        if row.chosen is None:
            answer = await person.press(seen, control.custom_id("b"))
        else:
            answer = await person.choose(seen, control.custom_id("s"), [row.chosen])
        wanted[verb], found[verb] = row.answer_to(role), verdict(person, answer)
    assert differences(wanted, found) == {}
