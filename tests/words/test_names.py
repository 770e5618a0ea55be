"""What people call themselves, as others see it."""

from __future__ import annotations

import string
from random import Random

import discord
import pytest

from bot.front.moderation.ruling import safe
from bot.words.cleaning import escape_markdown
from bot.words.names import bold_names, tidy
from storage.seats import Player


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Анна-Мария", "Анна-Мария"),
        ("anna_b", "anna_b"),
        ("José", "José"),
        ("愛", "愛"),
        ("Anna 🌊", "Anna 🌊"),
        ("  two\nlines\t", "two lines"),
        ("one\u2028two", "one two"),
        ("@everyone", "＠everyone"),
        ("<@123456789012345678>", "‹＠123456789012345678›"),
        ("<#1234>", "‹#1234›"),
        ("</game new:1>", "‹/game new:1›"),
        ("<:ship:123>", "‹:ship:123›"),
        ("<t:0:R>", "‹t:0:R›"),
        ("[prize](https://evil.example)", "［prize］(https: //evil.example)"),
        ("https://evil.example", "https: //evil.example"),
        ("# Boss", "Boss"),
        ("-# small", "small"),
        (">>> quote", "››› quote"),
        ("- item", "item"),
        ("1. first", "first"),
        ("`code`", "'code'"),
        ("||secret||", "¦¦secret¦¦"),
        ("Anna\\", "Anna/"),
        ("An\u200bna\u2060", "Anna"),
        ("\u202eannA", "annA"),
        ("\u2066Anna\u2069", "Anna"),
        ("A\ufeffnna\x07", "Anna"),
        ("Z" + "\u0301" * 40, "\u0179" + "\u0301" * 2),
        ("\u3164\u2800", "?"),
        ("\u200b", "?"),
        ("", "?"),
        ("###", "?"),
        ("x" * 500, "x" * 31 + "…"),
        ("Dockside", "Dockside?"),
        ("DОCKSIDE", "DОCKSIDE?"),
        ("D.o.c.k.s.i.d.e", "D.o.c.k.s.i.d.e?"),
        ("Dockside fan", "Dockside fan"),
    ],
)
def test_a_name_is_shown_so_that_it_can_do_no_harm(name: str, shown: str) -> None:
    assert tidy(name) == shown


@pytest.mark.parametrize("name", ["Anna** wins **", "_under_", "~~gone~~", "***", "a*b"])
def test_a_name_cannot_end_its_own_emphasis(name: str) -> None:
    inner = bold_names([Player(1, tidy(name))], (), "en").now[0].removeprefix("**").removesuffix("**")
    for sign in "*_~":
        assert inner.count(sign) == inner.count(f"\\{sign}")


@pytest.mark.parametrize(
    "text",
    [
        *string.printable,
        *(f"a{sign}b" for sign in string.punctuation),
        *(f"{start}a {start}" for start in ("> ", ">>> ", ">a", "#", "###", "- ", "  - ", "1. ", "-# ")),
        "one\n> two\n# three\n- four",
        "[a](b)",
        "[a] (b)",
        "**a** __b__ ~~c~~ ||d|| `e` \\",
        "愛 ё é 🌊",
    ],
)
def test_what_discord_gives_meaning_to_is_escaped_as_its_library_does(text: str) -> None:
    assert escape_markdown(text) == discord.utils.escape_markdown(text)


def test_whatever_is_written_is_escaped_as_the_library_does() -> None:
    dice = Random(5)
    for _ in range(3000):
        text = "".join(dice.choices("ab 1.\n*_~|`\\#>-()", k=dice.randrange(12)))
        assert escape_markdown(text) == discord.utils.escape_markdown(text)


def test_a_name_made_clean_stays_as_it_is_when_it_is_cleaned_again() -> None:
    for name in ("<@1>", "# a", "[a](b)", "\u202eb", "1. x", "Anna"):
        assert tidy(tidy(name)) == tidy(name)


def test_a_reason_that_everybody_reads_is_made_harmless_too() -> None:
    written = "# see [here](https://evil.example) <@1>\u202e **now**"
    assert safe(written) == "see ［here］(https: //evil.example) ‹＠1› \\*\\*now\\*\\*"
