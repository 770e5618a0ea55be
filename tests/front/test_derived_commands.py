"""Slash commands derived from the games: they fit Discord in every language, and every action has one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from discord import Locale, app_commands

from bot.front.lobby.commands import game_group
from bot.front.moderation.doctor import doctor
from bot.front.person.commands import settings_group
from bot.front.play.commands import command_group
from bot.front.rooms import all_commands
from bot.front.translate import Translator
from bot.front.watch.commands import looking
from bot.front.watch.mygames import digest
from bot.words.words import Words
from games import GAMES
from games.kernel import Game
from games.kernel.hosting import kebab

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
NAME = re.compile(r"^[-_'\w]{1,32}$")
BUILT_IN = (
    *("ban", "close", "gif", "giphy", "kick", "leave", "me", "msg", "nick", "poll", "shrug", "spoiler"),
    *("tableflip", "tenor", "thread", "timeout", "tts", "unflip"),
)


class Tree:
    """Enough of a tree to write a command down."""

    allowed_contexts = allowed_installs = None
    _state: Any = None


async def payload(command: Any) -> dict[str, Any]:
    tree: Any = app_commands.CommandTree.__new__(app_commands.CommandTree)
    tree.allowed_contexts = app_commands.AppCommandContext()
    tree.allowed_installs = app_commands.AppInstallationType()
    return dict(await command.get_translated_payload(tree, Translator()))


@every_game
async def test_every_action_a_player_can_take_is_a_command(game: Game) -> None:
    written = await payload(command_group(game))
    names = [option["name"] for option in written["options"]]
    actions = [action for action in game.actions if action not in game.calls]
    words = Words("en", game.key)
    assert names == [words.say(f"command-{kebab(action.__name__)}") for action in actions]
    assert len(names) <= 25


@every_game
async def test_names_are_unique_and_well_formed_in_both_languages(game: Game) -> None:
    written = await payload(command_group(game))
    for place in (written, *written["options"]):
        inner = place.get("options", [])
        for language in (None, "ru"):
            names = [_name(option, language) for option in inner]
            assert len(set(names)) == len(names), names
            assert all(NAME.match(name) and name == name.lower() for name in names)


def _name(option: dict[str, Any], language: str | None) -> str:
    return str(option["name"] if language is None else option["name_localizations"][language])


@every_game
async def test_a_command_fits_into_eight_thousand_characters(game: Game) -> None:
    written = await payload(command_group(game))
    assert _size(written) <= 8000


def _size(place: dict[str, Any]) -> int:
    """Discord counts the longest of all languages."""
    names = [place["name"], *(place.get("name_localizations") or {}).values()]
    about = [place["description"], *(place.get("description_localizations") or {}).values()]
    own = max(map(len, names)) + max(map(len, about))
    return own + sum(_size(option) for option in place.get("options", []))


@every_game
async def test_numbers_are_numbers_and_everything_can_be_left_out(game: Game) -> None:
    written = await payload(command_group(game))
    actions = [action for action in game.actions if action not in game.calls]
    for option, action in zip(written["options"], actions, strict=True):
        *fields, table = option["options"]
        kinds = [field.annotation is int for field in action.model_fields.values()]
        assert [field["type"] == 4 for field in fields] == kinds
        assert not any(field.get("required") for field in option["options"])
        assert all(field["autocomplete"] for field in option["options"])
        assert table["name"] == "table"


def test_the_groups_have_the_short_names() -> None:
    names = {game.key: str(command_group(game).name) for game in GAMES.values()}
    assert names["container"] == "container"
    assert names["cargo_noir"] == "cargo"
    assert names["sewer_pirats"] == "pirats"
    assert names["economicus"] == "economicus"


async def test_the_other_commands_are_translated_too() -> None:
    for command in [game_group(), settings_group(), *looking(), digest(), doctor]:
        written = await payload(command)
        for place in (written, *written.get("options", [])):
            assert place["name_localizations"][Locale.russian.value]
            assert place["description_localizations"][Locale.russian.value]


async def test_no_command_bears_the_name_of_one_that_is_built_into_discord() -> None:
    for command in all_commands(GAMES.values()):
        written = await payload(command)
        names = {written["name"], *written["name_localizations"].values()}
        assert names.isdisjoint(BUILT_IN), "people who type it get Discord's own"


async def test_every_command_says_where_it_can_be_typed() -> None:
    """By the names of today: servers, or servers and DMs with the bot; never for an app added to a person."""
    wheres = {}
    for command in all_commands(GAMES.values()):
        written = await payload(command)
        assert written["integration_types"] == [0], written["name"]
        wheres[written["name"]] = tuple(written["contexts"] or ())
    assert set(wheres.values()) == {(0,), (0, 1)}, wheres
    on_servers = {name for name, where in wheres.items() if where == (0,)}
    assert on_servers == {"game", "seat", "mod", "league", "leaderboard", "tables", "doctor"}
