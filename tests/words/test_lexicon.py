"""Words are read one by one, and come out as Fluent would say them with all files read at once."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from bot.words.lexicon import Lexicon
from bot.words.words import sources
from games import GAMES
from games.kernel.hosting import LANGUAGES

FIRST = """
# a remark
plain = Words  alone
gap = Here is { $what }.
shared = the first
-ship = { $case ->
   *[one] ship
    [many] ships
}
toad = жаба
    .accusative = жабу
hires = Анна нанимает { ACCUSATIVE($who) }.
"""
SECOND = """
shared = the last
outer = { inner } and { -ship(case: "many") }
inner = {
    $count ->
        [one] { $count } crate
       *[other] { $count } crates
}
"""


@pytest.fixture
def small(tmp_path: Path) -> Lexicon:
    for name, text in (("a.ftl", FIRST), ("b.ftl", SECOND)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return Lexicon("en", [tmp_path / "a.ftl", tmp_path / "b.ftl"])


def test_plain_words_are_said_as_they_stand(small: Lexicon) -> None:
    assert small.sentence("plain", {}) == ("Words  alone", [])


def test_of_two_files_the_last_one_holds(small: Lexicon) -> None:
    assert small.sentence("shared", {}) == ("the last", [])


def test_a_message_brings_along_what_it_refers_to(small: Lexicon) -> None:
    assert small.sentence("outer", {"count": 2}) == ("2 crates and ships", [])


def test_a_message_is_said_while_another_thread_parses_it(
    small: Lexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pictures are drawn beside the event loop, and both of them speak."""
    real = FluentParser.parse

    def slowly(parser: FluentParser, source: str) -> Resource:
        time.sleep(0.05)
        return real(parser, source)

    monkeypatch.setattr(FluentParser, "parse", slowly)
    with ThreadPoolExecutor(4) as pool:
        said = list(pool.map(lambda _: small.sentence("outer", {"count": 2}), range(4)))
    assert said == [("2 crates and ships", [])] * 4


def test_a_word_is_known_in_the_form_that_a_sentence_asks_for(small: Lexicon) -> None:
    assert small.inflections("hires") == [("who", "accusative")]
    assert small.inflections("outer") == []
    toad, _ = small.sentence("toad--accusative", {})
    assert small.sentence("hires", {"who--accusative": toad}) == ("Анна нанимает жабу.", [])
    assert small.sentence("toad", {}) == ("жаба", [])


def test_what_is_missing_is_not_known(small: Lexicon) -> None:
    assert "inner" in small
    assert "nowhere" not in small


def test_a_gap_that_nothing_is_given_for_is_our_fault(small: Lexicon) -> None:
    said, errors = small.sentence("gap", {})
    assert errors
    assert said != "Here is ."


def wanted_by(name: str, entries: Mapping[str, str], seen: frozenset[str] = frozenset()) -> set[str]:
    """What has to be given for a message, with all that it refers to: Fluent looks at whatever is given."""
    text = entries.get(name, "")
    referred = set(re.findall(r"\{\s*(-?[a-z][\w-]*)", text)) - seen
    found = set(re.findall(r"\$([\w-]+)", text))
    return found.union(*(wanted_by(one, entries, seen | referred) for one in referred))


@pytest.mark.parametrize("arg", [2, 12_345, "a word"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_message_is_what_fluent_makes_of_the_whole_files(
    game: str | None, language: str, arg: int | str
) -> None:
    files = sources(game, language)
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    forms = {name: lambda given: given for name in re.findall(r"\b([A-Z]+)\(\$", text)}
    whole = FluentBundle([language], use_isolating=False, functions=forms)
    lexicon = Lexicon(language, files)
    for file in files:
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    entries = dict(re.findall(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t}].*)?(?=\n|$))*)", text, re.MULTILINE))
    names = [name for name in entries if not name.startswith("-")]
    assert len(names) > 100
    for name in names:
        args = dict.fromkeys(wanted_by(name, entries), arg)
        args |= dict.fromkeys((f"{one}--{form.lower()}" for form in forms for one in [*args]), arg)
        pattern = whole.get_message(name).value
        assert pattern is not None
        assert lexicon.sentence(name, args)[0] == whole.format_pattern(pattern, args)[0], name


def test_a_bot_that_waits_does_without_the_parser() -> None:
    """Nor does it need the pictures, the names of all time zones, or the local Discord."""
    heavy = ("fluent.runtime", "babel", "PIL", "aiohttp.web", "bot.sandbox.web.server")
    script = f"import sys, bot.__main__; print(*(name for name in {heavy!r} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
