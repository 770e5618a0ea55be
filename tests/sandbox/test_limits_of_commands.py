"""One command too much for each limit."""

from __future__ import annotations

import pytest

from bot.sandbox import HandClock
from bot.sandbox.limits import all_command_problems, choice_problems
from bot.sandbox.wire.errors import Refusal
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.catalogue import Catalogue
from bot.sandbox.world.ids import Snowflakes
from tests.sandbox.parts import choice, command, found, group, option, sub

MAX, BAD, MIN_N, MAX_N = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH", "NUMBER_TYPE_MIN", "NUMBER_TYPE_MAX"
NEEDED, CHOICES = "BASE_TYPE_REQUIRED", "BASE_TYPE_CHOICES"
NAME = "APPLICATION_COMMAND_INVALID_NAME"
NESTING = "APPLICATION_COMMAND_OPTIONS_NESTING_INVALID"
OPTION = "0.options.0"

FITS = [
    command(name="x" * 32, description="x" * 100),
    command(name="играть-в_порт", name_localizations={"ru": "порт", "en-GB": "port"}),
    command(options=[option(name=f"o{n}", required=n < 5) for n in range(25)]),
    command(options=[option(choices=[choice(name=f"{n}", value=f"{n}") for n in range(25)])]),
    command(options=[group(*(sub(name=f"s{n}", options=[option()]) for n in range(25)))]),
    command(
        options=[option(min_length=0, max_length=6000), option(type=4, name="n", min_value=1, max_value=1)]
    ),
    command(name="Show The Hand", type=2, description=""),
]


@pytest.mark.parametrize("body", FITS)
def test_a_command_that_just_fits_is_accepted(body: Json) -> None:
    assert found(all_command_problems([body])) == set()


OVER: list[tuple[str, Json, tuple[str, str]]] = [
    ("name of 33", command(name="x" * 33), ("0.name", BAD)),
    ("no name", command(name=""), ("0.name", BAD)),
    ("upper case", command(name="Go"), ("0.name", NAME)),
    ("a space in the name", command(name="go on"), ("0.name", NAME)),
    ("description of 101", command(description="x" * 101), ("0.description", BAD)),
    ("no description", command(description=""), ("0.description", BAD)),
    ("an unknown field", command(title="x"), ("0.title", "UNKNOWN_FIELD")),
    ("an unknown language", command(name_localizations={"xx": "y"}), ("0.name_localizations.xx", CHOICES)),
    (
        "local name in upper case",
        command(name_localizations={"ru": "Порт"}),
        ("0.name_localizations.ru", NAME),
    ),
    ("local name of 33", command(name_localizations={"ru": "п" * 33}), ("0.name_localizations.ru", BAD)),
    (
        "local description of 101",
        command(description_localizations={"ru": "п" * 101}),
        ("0.description_localizations.ru", BAD),
    ),
    ("26 options", command(options=[option(name=f"o{n}") for n in range(26)]), ("0.options", MAX)),
    (
        "the same option twice",
        command(options=[option(), option()]),
        ("0.options.1.name", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED"),
    ),
    (
        "required after optional",
        command(options=[option(), option(name="b", required=True)]),
        ("0.options.1", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
    ),
    (
        "options beside sub-commands",
        command(options=[sub(), option()]),
        ("0.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    ),
    ("a group in a group", command(options=[group(group(sub()))]), (f"{OPTION}.options.0.type", NESTING)),
    (
        "a sub-command in a sub-command",
        command(options=[sub(options=[sub()])]),
        (f"{OPTION}.options.0.type", NESTING),
    ),
    ("option name in upper case", command(options=[option(name="To")]), (f"{OPTION}.name", NAME)),
    ("option without description", command(options=[option(description="")]), (f"{OPTION}.description", BAD)),
    ("option of type 12", command(options=[option(type=12)]), (f"{OPTION}.type", CHOICES)),
    (
        "an unknown field of an option",
        command(options=[option(hint="x")]),
        (f"{OPTION}.hint", "UNKNOWN_FIELD"),
    ),
    ("length of 6001", command(options=[option(max_length=6001)]), (f"{OPTION}.max_length", MAX_N)),
    ("length of at least -1", command(options=[option(min_length=-1)]), (f"{OPTION}.min_length", MIN_N)),
    (
        "at least more than at most",
        command(options=[option(type=4, min_value=2, max_value=1)]),
        (f"{OPTION}.min_value", "APPLICATION_COMMAND_OPTIONS_MIN_OVER_MAX"),
    ),
    (
        "26 choices",
        command(options=[option(choices=[choice(name=f"{n}", value=f"{n}") for n in range(26)])]),
        (f"{OPTION}.choices", MAX),
    ),
    (
        "choices and autocomplete",
        command(options=[option(choices=[choice()], autocomplete=True)]),
        (f"{OPTION}.autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID"),
    ),
    (
        "autocomplete of a person",
        command(options=[option(type=6, autocomplete=True)]),
        (f"{OPTION}.type", "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID"),
    ),
    (
        "8001 characters",
        command(
            description="x" * 98,
            options=[
                option(
                    name=f"{n:032}", description="x" * 100, choices=[choice(name="x" * 90, value="x" * 97)]
                )
                for n in range(25)
            ],
        ),
        ("0", "APPLICATION_COMMAND_TOO_LARGE"),
    ),
    ("menu name of 33", command(type=2, name="x" * 33, description=""), ("0.name", BAD)),
    (
        "a description in the context menu",
        command(type=3),
        ("0.description", "APPLICATION_COMMAND_CONTEXT_MENU_FIELD_INVALID"),
    ),
]


@pytest.mark.parametrize(("body", "problem"), [case[1:] for case in OVER], ids=[case[0] for case in OVER])
def test_a_command_over_a_limit_is_refused(body: Json, problem: tuple[str, str]) -> None:
    assert found(all_command_problems([body])) == {problem}


def test_of_a_localised_text_only_the_longest_form_counts() -> None:
    plain = command(options=[option(name=f"{n:032}", description="x" * 100) for n in range(25)])
    for one in plain["options"]:
        one["description_localizations"] = {"ru": "x" * 100, "de": "x" * 100, "fr": "x" * 100}
    assert found(all_command_problems([plain])) == set()


def test_a_name_can_be_given_once() -> None:
    twice = found(all_command_problems([command(), command()]))
    assert twice == {("1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME")}
    assert found(all_command_problems([command(), command(type=2, description="")])) == set()


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
def test_100_commands_and_15_of_each_menu(kind: int, most: int) -> None:
    def many(count: int) -> list[Json]:
        words = {"description": "x"} if kind == 1 else {"description": ""}
        return [{"name": f"c{n}", "type": kind, **words} for n in range(count)]

    assert found(all_command_problems(many(most))) == set()
    with pytest.raises(Refusal, match=f"Maximum number of application commands reached \\({most}\\)"):
        list(all_command_problems(many(most + 1)))


def test_200_new_commands_a_day() -> None:
    clock = HandClock()
    catalogue = Catalogue(Snowflakes(clock), clock, "1")
    for hundred in range(2):
        catalogue.replace(None, [command(name=f"c{hundred}-{n}") for n in range(100)])
    catalogue.replace(None, [command(name="c1-7", description="An old one")])
    with pytest.raises(Refusal, match="daily application command creates"):
        catalogue.put(None, command(name="one-more"))
    clock.advance(24 * 60 * 60)
    catalogue.put(None, command(name="one-more"))


CHOICE: list[tuple[str, Json, tuple[str, str]]] = [
    ("name of 101", choice(name="x" * 101), ("choices.0.name", BAD)),
    ("no name", choice(name=""), ("choices.0.name", BAD)),
    ("value of 101", choice(value="x" * 101), ("choices.0.value", BAD)),
    ("no value", choice(value=None), ("choices.0.value", NEEDED)),
    ("an unknown field", choice(title="x"), ("choices.0.title", "UNKNOWN_FIELD")),
    (
        "local name of 101",
        choice(name_localizations={"ru": "x" * 101}),
        ("choices.0.name_localizations.ru", BAD),
    ),
]


@pytest.mark.parametrize(("body", "problem"), [case[1:] for case in CHOICE], ids=[case[0] for case in CHOICE])
def test_a_choice_over_a_limit_is_refused(body: Json, problem: tuple[str, str]) -> None:
    assert found(choice_problems([body], ("choices",))) == {problem}


def test_25_choices_are_offered_and_no_more() -> None:
    assert found(choice_problems([choice()] * 25, ("choices",))) == set()
    assert found(choice_problems([choice()] * 26, ("choices",))) == {("choices", MAX)}
