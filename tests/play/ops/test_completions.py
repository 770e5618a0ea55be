"""Whoever types fast, much, or by a program holds up nobody: keystrokes are cut, counted, one at a time."""

from __future__ import annotations

import asyncio

import pytest

from bot.front.rate_limit import Limits
from bot.front.watch import commands as watch
from bot.sandbox import Player
from bot.sandbox.people import interacting
from bot.sandbox.world.interactions import Interaction
from bot.words import asked, rulebook
from bot.words.aliases import normalise
from tests.held import watching_the_loop
from tests.play.guests import open_table
from tests.play.house import House

LONGEST = 6_000  # characters that Discord lets one type into an option
MANY_WORDS = " ".join(f"w{number}" for number in range(2_000))[:LONGEST]


def begin(person: Player, path: str, focus: str, typed: str) -> Interaction:
    """A keystroke: nobody waits for what comes of it."""
    return interacting.type_command(
        person._world, person.user, person.place, path, {focus: typed}, focused=focus
    )


async def answered(person: Player, *asked: Interaction) -> list[int]:
    """How many choices each of them got."""
    return [len((await person.answered(one)).choices or []) for one in asked]


async def test_much_typed_into_the_rules_holds_the_loop_for_a_moment_only(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    await people[0].autocomplete("rules", focus="about", about="loan")
    with watching_the_loop() as held:
        await people[0].autocomplete("rules", focus="about", about=MANY_WORDS)
        assert held.take().seconds < 0.05


async def test_the_first_search_of_all_prepares_the_rules_beside_the_loop(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    await people[0].slash("help")
    for cache in (rulebook.book, asked.stem, rulebook.paragraphs):
        cache.cache_clear()
    with watching_the_loop() as held:
        await people[0].slash("rules", about="loan")
        await people[0].autocomplete("rules", focus="about", about="loan")
        assert held.take().seconds < 0.01


async def test_as_much_is_searched_for_as_the_command_itself_takes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, seen = house.people(3), list[str]()

    def note(game: str, language: str, typed: str) -> list[tuple[str, str]]:
        seen.append(typed)
        return rulebook.proposals(game, language, typed)

    await open_table(house, people, "container")
    monkeypatch.setattr(watch, "proposals", note)
    await people[0].autocomplete("rules", focus="about", about=MANY_WORDS)
    assert seen == [MANY_WORDS[:60]]


async def test_no_completion_reads_more_than_a_choice_can_hold(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, read = house.people(3), set[int]()

    def note(text: str) -> str:
        read.add(len(text))
        return normalise(text)

    await open_table(house, people, "container")
    monkeypatch.setattr(watch, "normalise", note)
    await people[0].autocomplete("table", focus="area", area="x" * LONGEST)
    assert max(read) == 100


async def test_completions_are_counted_for_themselves(house: House) -> None:
    """Beyond so many nothing is proposed for a while; moves are not held up by what was typed."""
    people = house.people(3)
    await open_table(house, people, "container")
    now = [0.0]
    house.bot.services.traffic.typing = Limits(3, 1.0, now=lambda: now[0])
    found = [await people[0].autocomplete("rules", focus="about", about="loan") for _ in range(5)]
    assert [bool(one) for one in found] == [True, True, True, False, False]
    assert (await people[0].slash("help")).text
    assert await people[2].autocomplete("rules", focus="about", about="loan"), "others go on"
    now[0] = 1.0
    assert await people[0].autocomplete("rules", focus="about", about="loan")


async def test_somebody_who_types_all_day_never_notices() -> None:
    from bot.front.services import Traffic

    now = [0.0]
    usual = Traffic(lambda seconds: None).typing
    usual._now = lambda: now[0]
    for keystroke in range(3 * 3600):
        now[0] = keystroke / 3
        assert usual.wait(1) == 0


async def test_of_one_persons_keystrokes_only_the_first_and_the_newest_are_thought_about(
    house: House,
) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    await house.settled()
    game = await house.host.queries.in_channel(int(people[0].place.id))
    assert game is not None
    async with house.host.open_games.at(game):  # nobody gets to see the table
        typed = [begin(people[0], "container sail", "to", "") for _ in range(10)]
        other = begin(people[1], "table", "area", "")
        await asyncio.sleep(0.3)
        assert [one.answer for one in typed] == [None] * 10
    counts = await answered(people[0], *typed)
    assert counts[0] > 0
    assert counts[-1] > 0, "the newest wins"
    assert counts[1:-1] == [0] * 8, "nobody waits for these any more"
    assert (await answered(people[1], other))[0] > 0
