"""Where the tables of a league are, what people see of it, and what they are told if something is missing."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.perspective import look
from bot.render.studio import Studio
from bot.sandbox import Player
from bot.sandbox.world.opening import GUILD_ID
from tests.play.guests import is_table
from tests.play.house import House
from tests.play.league.circle import allow_threads, circle, open_league, threads, tick
from tests.tables import play_on


async def begun(house: House, *, with_threads: bool, count: int = 3, **given: Any) -> list[Player]:
    """A league of one table or two whose first round has begun; the moderator comes last."""
    house.key = "economicus"
    if with_threads:
        allow_threads(house.sandbox)
    people = circle(house.sandbox, count)
    mira = await open_league(house, people, **given)
    await mira.slash("league start")
    await house.settled()
    return [*people, mira]


async def test_where_no_threads_may_be_opened_people_open_the_table_with_a_button(house: House) -> None:
    anna, *_, mira = await begun(house, with_threads=False)
    assert threads(house.sandbox) == []
    told = next(seen for seen in anna.messages() if "Open table 1 here" in seen.buttons)
    sam = house.person("Sam", "lobby")
    answer = await sam.press(told, "Open table 1 here")
    assert answer.text == "Only those who play at table 1, and moderators, can open it."
    assert (await anna.press(told, "Open table 1 here")).text == "Table 1 is open."
    await house.settled()
    assert any(is_table(seen) for seen in anna.messages())
    told = next(seen for seen in anna.messages() if "Round 1 · table 1" in seen.text)
    assert told.buttons == []
    assert f"<#{anna.place.id}>" in told.text
    answer = await mira.slash("league open", number=1)
    assert answer.text == f"That table is open already: <#{anna.place.id}>."


async def test_a_table_can_be_opened_in_any_thread(house: House) -> None:
    anna, *_ = await begun(house, with_threads=False)
    thread = house.sandbox.world.open_thread(anna.place, "aside", anna.user)
    assert (await anna.at(thread).slash("league open", number=1)).text == "Table 1 is open."
    await house.settled()
    assert any(is_table(seen) for seen in anna.at(thread).messages())


async def test_a_thread_is_opened_on_the_message_that_tells_of_the_table(house: House) -> None:
    anna, *_ = await begun(house, with_threads=True)
    (thread,) = threads(house.sandbox)
    told = next(seen for seen in anna.messages() if "Round 1 · table 1" in seen.text)
    assert thread.id == told.id
    assert thread.name == "League 1 · round 1 · table 1"
    assert any(is_table(seen) for seen in anna.at(thread).messages())


async def test_a_deleted_thread_is_said_and_the_table_is_opened_elsewhere(house: House) -> None:
    anna, *_ = await begun(house, with_threads=True)
    (thread,) = threads(house.sandbox)
    house.sandbox.world.close(thread)
    await house.settled()
    while not (await house.host.leagues.find(1)).tables[0].waits:
        await tick(house)
    for _ in range(2):
        await tick(house)
    lost = [seen.text for seen in anna.messages() if "has lost its place" in seen.text]
    assert len(lost) == 1
    answer = await anna.at("table-two").slash("league open", number=1)
    assert answer.text == "Table 1 is open."


async def test_what_goes_on_at_a_table_changes_nothing_that_a_league_shows(house: House) -> None:
    *_, mira = await begun(house, with_threads=True)
    sam = house.person("Sam", "lobby")
    before = (await sam.slash("league standings")).text, [seen.text for seen in mira.messages()]
    (game,) = [record.id for record in await house.host.queries.live()]
    await play_on(house.host, game, Random(1), most=5)
    assert (await look(house.host, game)).running
    await tick(house)
    assert (await sam.slash("league standings")).text == before[0]
    assert [seen.text for seen in mira.messages()] == before[1]


async def test_whoever_leaves_in_the_middle_is_asked_first(house: House) -> None:
    anna, *others = await begun(house, with_threads=True, count=4, seats=4)
    asked = await anna.slash("league leave")
    assert asked.text.startswith("You’d leave league 1 in the middle")
    assert (await anna.press(asked, "Stay")).text == "You’re still in."
    assert (
        await anna.press(await anna.slash("league leave"), "Leave the league")
    ).text == "You’ve left league 1."
    await house.settled()
    (game,) = [record.id for record in await house.host.queries.live()]
    seen = await look(house.host, game)
    assert int(anna.id) not in [player.user for player in seen.players]
    assert any("**Anna** leaves the league; a bot takes over." in seen.text for seen in others[0].messages())


async def test_somebody_who_has_left_the_server_can_be_dropped_but_nobody_from_elsewhere_comes_in(
    house: House,
) -> None:
    anna, boris, _, mira = await begun(house, with_threads=True)
    world = house.sandbox.world
    away = world.add_user("zoe", "Zoe")
    answer = await mira.slash("league replace", player=anna.id, by=away.id, why="she asked")
    assert answer.text == "Zoe isn’t a member of this server."
    world.leave(world.guild(GUILD_ID), boris.user)
    assert (await mira.slash("league drop", player=boris.id, why="gone")).text.startswith("Done.")
    await house.settled()
    said = [seen.text for seen in mira.messages()]
    assert "Moderator **Mira**: **Boris** is out of league 1.\n-# Reason: gone" in said
    assert "**Boris** is out of league 1." in (await mira.slash("mod log")).text


async def test_a_league_whose_channel_is_gone_goes_on_in_another(house: House) -> None:
    anna, *_, mira = await begun(house, with_threads=False)
    house.sandbox.world.close(anna.place)
    await house.settled()
    assert (await mira.at("table-two").slash("league start")).text.startswith("Done.")
    await house.settled()
    said = [seen.text for seen in mira.at("table-two").messages()]
    assert any(text.startswith("### League 1") for text in said)
    assert any("Round 1 · table 1" in text for text in said)


async def test_the_winner_has_a_card_with_its_words(house: House) -> None:
    *_, mira = await begun(house, with_threads=True, rounds=1)
    house.bot.services.pictures.studio = studio = Studio()
    try:
        (game,) = [record.id for record in await house.host.queries.live()]
        await house.bot.outbox.stop()
        await play_on(house.host, game, Random(1))
        await house.host.rounds.over(game)
        house.bot.outbox.start()
        await house.settled()
    finally:
        studio.close()
    (picture,) = mira.messages()[-1].message.attachments
    assert picture.payload()["description"].startswith("League 1 · Economicus. ")


async def test_a_league_speaks_russian_where_its_moderator_does(house: House) -> None:
    mira = house.person("Mira", "lobby")
    await mira.slash("league new", game="container", seats=3, options="Видно ли число карт в ставке: Нет")
    await house.settled()
    shown = next(seen for seen in mira.messages() if "Записаться" in seen.buttons)
    assert shown.text.startswith("### Лига 1 · Контейнер\nЗа столом: 3 · 3 тура, каждый до 7 дней")
    assert (await mira.slash("league start")).text == "Пока никто не записался; для начала нужно 3."


async def test_a_reason_of_ours_is_in_the_language_of_whoever_reads_it(house: House) -> None:
    mira = house.person("Mira", "lobby")
    mira.speaks("en-US")
    await mira.slash("league new", game="container")
    await house.settled()
    assert "reason: a new league" in (await mira.slash("mod log")).text.lower()
    mira.speaks("ru")
    assert "новая лига" in (await mira.slash("mod log")).text


async def test_options_are_proposed_one_after_another(house: House) -> None:
    mira = house.person("Mira", "lobby")
    mira.speaks("en-US")
    found = await mira.autocomplete("league new", focus="options", game="economicus")
    assert {"name": "Rules: Basic", "value": "Rules: Basic"} in found
    typed = {"options": "Rules: Basic; deals", "game": "economicus"}
    more = [one["name"] for one in await mira.offered("league new", typed, "options")]
    assert "Rules: Basic; Deals between players: Money only" in more
    answer = await mira.slash("league new", game="economicus", options="nonsense")
    assert answer.text.startswith("I can’t read “nonsense”.")
