"""Every word that players see exists in both languages, with the same arguments, and fits Discord."""

from __future__ import annotations

import ast
import importlib
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
import games as games_package
from bot.words.words import Names, Words, sources
from games.kernel import Amount, Game, OneOf, Prompt, SomeOf, Spread, Text, waiting
from games.kernel.hosting import LANGUAGES, kebab, order_offers, prompt, texts_in
from games.kernel.hosting import wanted as wanted_of
from tests.every import EVERY_GAME, every_game
from tests.kit import new_table, walk

ROOT = Path(games_package.__file__).parent
BOT = Path(bot.__file__).parent
both = pytest.mark.parametrize("language", LANGUAGES)
pytestmark = pytest.mark.usefixtures("examples_hosted")


class Variables(Visitor):
    """The arguments that a message takes, and the terms and messages it is made of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Each key of a file with the arguments it takes."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)], (
        f"{file} has a mistake in it"
    )
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {file}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def file_pairs() -> Iterator[tuple[Path, Path]]:
    for folder in [ROOT / "kernel" / "text", *(game.home / "text" for game in EVERY_GAME.values())]:
        yield folder / "en.ftl", folder / "ru.ftl"
        for file in sorted((folder / "en").glob("*.ftl")):
            yield file, folder / "ru" / file.name
    for file in sorted((BOT / "words" / "text" / "en").glob("*.ftl")):
        yield file, BOT / "words" / "text" / "ru" / file.name


@pytest.mark.parametrize("pair", list(file_pairs()), ids=lambda pair: "/".join(pair[0].parts[-3:]))
def test_both_languages_have_the_same_messages_with_the_same_arguments(pair: tuple[Path, Path]) -> None:
    english, russian = messages(pair[0]), messages(pair[1])
    assert english.keys() == russian.keys()
    assert {key: names for key, names in english.items() if russian[key] != names} == {}


def keys_in(code: Path) -> tuple[set[str], set[str]]:
    """The keys that code names in full, and the beginnings of those that it puts together."""
    whole, begun = set(), set()
    for node in ast.walk(ast.parse(code.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            begun.add(str(node.values[0].value))
    return whole, begun


def said_in(code: Path) -> Iterator[str]:
    """The keys in calls of say and tell."""
    for node in ast.walk(ast.parse(code.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("say", "tell", "Text") and isinstance(node.args[0].value, str):
                yield node.args[0].value


def named_in(game: Game) -> set[str]:
    """The keys of the names of things that a game keeps in tables."""
    found: set[str] = set()
    for code in game.home.rglob("*.py"):
        parts = code.relative_to(ROOT.parent).with_suffix("").parts
        module = importlib.import_module(".".join(parts).removesuffix(".__init__"))
        tables = [table for table in vars(module).values() if isinstance(table, dict)]
        found |= {text.key for table in tables for text in table.values() if isinstance(text, Text)}
    return found


def wanted(game: Game) -> dict[str, int]:
    """The keys that the host derives commands and forms from, with the longest they may be."""
    keys = {"game-title": 60, "game-about": 100}
    keys |= {sentence.key: 140 for sentence in game.primer} | {text.key: 160 for text in game.legend}
    for action in game.actions:
        name = kebab(action.__name__)
        keys |= {f"action-{name}": 80, f"command-{name}": 32, f"about-{name}": 100}
        for field in map(kebab, action.model_fields):
            keys |= {f"field-{field}": 45, f"argument-{field}": 32, f"hint-{field}": 100}
    for order in game.orders:
        name = kebab(order.__name__)
        keys |= {f"order-{name}": 80, f"order-{name}-given": 250}
        for field in map(kebab, order.model_fields):
            keys |= {f"field-{field}": 45, f"argument-{field}": 32, f"hint-{field}": 100}
    for option in map(kebab, game.Options.model_fields):
        keys |= {f"option-{option}": 45, f"option-{option}-about": 100}
    return keys


@every_game
@both
def test_the_words_for_commands_and_forms_exist_and_fit(game: Game, language: str) -> None:
    words = Words(language, game.key)
    for key, most in wanted(game).items():
        assert words.knows(key), f"{key} is missing in {language}"
        assert 0 < len(words.say(key)) <= most, f"{key} in {language} is too long: {words.say(key)}"
    for key in wanted(game):
        if key.startswith(("command-", "argument-")):
            assert re.fullmatch(r"[-_'\w]{1,32}", words.say(key)), words.say(key)
            assert words.say(key) == words.say(key).lower()


@every_game
@both
def test_every_message_that_the_rules_name_exists(game: Game, language: str) -> None:
    words = Words(language, game.key)
    for code in [*game.home.rglob("*.py"), *(ROOT / "kernel").rglob("*.py")]:
        for key in said_in(code):
            assert words.knows(key), f"{code.name} says {key}, which is missing in {language}"
    assert [key for key in named_in(game) if not words.knows(key)] == []


@every_game
def test_every_message_is_used(game: Game) -> None:
    whole, begun = set(wanted(game)) | {"command-group"} | named_in(game), {"option-"}
    for code in game.home.rglob("*.py"):
        named, started = keys_in(code)
        whole, begun = whole | named, begun | started
    text = game.text("en").read_text(encoding="utf-8")
    whole |= set(re.findall(r"\{ ([a-z][\w-]*) \}", text))  # used inside another message
    whole |= set(messages(ROOT / "kernel" / "text" / "en.ftl"))  # said in the game's own way
    unused = [
        key
        for key in messages(game.text("en"))
        if key not in whole and not any(key.startswith(start) for start in begun if start)
    ]
    assert unused == []


def texts_of(asked: Prompt, dice: Random) -> Iterator[tuple[Text, int]]:
    """All that a prompt can show, with the room that Discord gives it."""
    yield asked.text, 1_000
    if asked.context is not None:
        yield asked.context, 500
    for offer in asked.offers:
        yield offer.label, 80
        if offer.note is not None:
            yield offer.note, 60
        if offer.blocked is not None:
            yield offer.blocked, 300
            continue
        picked: dict[str, Any] = {}
        while (step := offer.next_field(picked)) is not None:
            name, domain = step
            yield from texts_of_domain(domain)
            if (value := domain.sample(dice)) is None:
                break
            picked[name] = value
        for remark in (offer.preview, offer.confirm, offer.receipt):
            if (
                remark is not None
                and len(picked) == len(offer.fields)
                and (text := remark(picked)) is not None
            ):
                yield text, 600


def texts_of_domain(domain: Any) -> Iterator[tuple[Text, int]]:
    match domain:
        case OneOf(choices=choices) | SomeOf(choices=choices):
            for choice in choices:
                assert len(str(choice.value)) <= 90
                yield choice.label, 100
                if choice.note is not None:
                    yield choice.note, 100
        case Amount():
            if domain.why is not None:
                yield domain.why, 200
            if domain.note is not None:
                yield domain.note(domain.least), 100
        case Spread():
            for item in domain.items:
                yield item.label, 45
            if domain.why is not None:
                yield domain.why, 300


@every_game
@both
@pytest.mark.parametrize("seed", range(8))
def test_all_that_is_said_in_a_game_has_words_and_fits(
    game: Game, language: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    names = ["Anna", "Boris", "Clara", "Dmitri", "Eva", "Fyodor", "Grace", "Hugo"]
    words = Words(language, game.key, Names([f"**{name}**" for name in names]))
    table, dice = new_table(game, seed)
    with caplog.at_level(logging.ERROR):
        for _ in walk(table, dice):
            for event in table.events:
                assert len(words(event.text)) <= 600, words(event.text)
            if (text := wanted_of(table)) is not None:
                assert 0 < len(words(text)) <= 300, (text.key, words(text))
            for seat in waiting(table)[:2]:
                asked = prompt(table, seat)
                assert asked is not None
                for text, most in texts_of(asked, dice):
                    assert 0 < len(words(text)) <= most, (text.key, words(text))
        if table.scores is not None:
            for score in table.scores.values():
                assert all(words(line.label) for line in score.lines)
        for text in texts_in(board_texts(game.close_up(game.view(table, 0)))):
            assert words(text)
    assert caplog.messages == []


LISTS = ("way", "way-with-coins")  # a payment is a list itself, in brackets and with sums


def names_in_lists(table: Any, seat: int, dice: Random) -> Iterator[Text]:
    """All that a refusal may list: what can be done, chosen, priced or ordered."""
    asked = prompt(table, seat)
    assert asked is not None
    for offer in (*asked.offers, *order_offers(table.game, table.game.view(table, seat), seat)):
        yield offer.label
        picked: dict[str, Any] = {}
        while offer.blocked is None and (step := offer.next_field(picked)) is not None:
            name, domain = step
            yield from listed_by(domain)
            if (value := domain.sample(dice)) is None:
                break
            picked[name] = value


def listed_by(domain: Any) -> Iterator[Text]:
    match domain:
        case OneOf(choices=choices) | SomeOf(choices=choices):
            yield from (choice.label for choice in choices if choice.label.key not in LISTS)
        case Spread():
            yield from (item.label for item in domain.items)


@every_game
@both
def test_no_name_of_an_option_or_of_its_values_holds_a_comma(game: Game, language: str) -> None:
    words = Words(language, game.key)
    named = [key for key in messages(game.text("en")) if key.startswith("option-")]
    names = [words.say(key) for key in named if not key.endswith("-about")]
    assert [name for name in names if re.search("[,;]", name)] == []


@every_game
@pytest.mark.parametrize("seed", range(8))
def test_no_name_in_a_list_holds_a_comma(game: Game, seed: int) -> None:
    every = [Words(language, game.key) for language in LANGUAGES]
    table, dice = new_table(game, seed)
    for _ in walk(table, dice):
        for seat in waiting(table)[:1]:
            for text in names_in_lists(table, seat, dice):
                assert [name for words in every if re.search("[,;]", name := words(text))] == [], text.key


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_what_stands_on_a_board_speaks_to_nobody(game: Game, seed: int) -> None:
    """It stands under everybody's name."""
    table, dice = new_table(game, seed)
    for _ in walk(table, dice):
        pass
    for text in board_texts(game.close_up(game.view(table, None))):
        for language in LANGUAGES:
            shown = Words(language, game.key)(text)
            assert not re.search(r"(?i)\b(you|your|вы|вас|вам|ваш\w*)\b", shown), (text.key, shown)


def board_texts(scene: Any) -> tuple[Text, ...]:
    """Every message in a scene, wherever it stands."""
    if isinstance(scene, Text):
        return (scene,)
    if isinstance(scene, tuple):
        return tuple(text for part in scene for text in board_texts(part))
    if hasattr(scene, "__dataclass_fields__"):
        return tuple(
            text for name in scene.__dataclass_fields__ for text in board_texts(getattr(scene, name))
        )
    return ()


def numbered(file: Path) -> list[str]:
    return re.findall(r"^\*\*([0-9]+(?:\.[0-9]+)*[a-z]?)\*\*", file.read_text(encoding="utf-8"), re.MULTILINE)


def marked(file: Path) -> set[str]:
    text = file.read_text(encoding="utf-8")
    return set(re.findall(r"\[(?:our ruling|наше решение) (\d+)\]", text))


@every_game
def test_the_rules_have_the_same_numbers_and_marks_in_both_languages(game: Game) -> None:
    english, russian = game.rules("en"), game.rules("ru")
    assert len(numbered(english)) > 10
    assert numbered(english) == numbered(russian)
    assert marked(english) == marked(russian)
    assert marked(english)


@every_game
@pytest.mark.parametrize(
    ("name", "who", "what"), [("RULES.md", "bot", "ready"), ("RULES.ru.md", "дублёр", "готов")]
)
def test_the_rules_say_that_a_bot_plays_and_what_stands_ready_for_it(
    game: Game, name: str, who: str, what: str
) -> None:
    blocks = (game.home / name).read_text(encoding="utf-8").split("\n\n")
    assert [block for block in blocks if block.startswith("**") and who in block and what in block]


@every_game
@both
def test_all_sources_of_words_are_there(game: Game, language: str) -> None:
    assert all(file.is_file() for file in sources(game.key, language))
