"""Being called: once for each new obligation, as the player prefers, never at night."""

from __future__ import annotations

import asyncio

import pytest

from bot.perspective import look
from bot.sandbox import Player
from tests.play.guests import open_table
from tests.play.house import House
from tests.play.moves.test_clicks import panel_of, table_of
from tests.play.wall import DAY, HOUR, Wall, moment, pass_time

EVENING = moment("2026-06-01 20:00")
MORNING = moment("2026-06-02 08:00")


@pytest.fixture
def wall() -> Wall:
    return Wall(EVENING)


@pytest.fixture
async def table(house: House) -> list[Player]:
    """Three players of Container, all of whom read English; the first of the list is to move."""
    people = house.people(3)
    for person in people:
        person.speaks("en-US")
        await person.slash("settings zone", city="Europe/Berlin")
    await open_table(house, people, "container", first=people[0])
    return people


async def act(house: House, person: Player, kind: str, **values: object) -> None:
    await house.bot.host.play.act(1, int(person.id), kind, values, None)
    house.bot.outbox.wake()
    await house.settled()


def calls_to(house: House, person: Player) -> int:
    """How many messages were ever posted that ping this person, those that have shrunk since among them."""
    posted = [e.answer for e in house.sandbox.journal.exchanges if e.method == "POST" and e.status == 200]
    mentions = [answer.get("mentions", []) for answer in posted if isinstance(answer, dict)]
    return sum(person.id in [user["id"] for user in users] for users in mentions)


async def test_one_call_for_each_obligation_however_much_happens(house: House, table: list[Player]) -> None:
    anna, boris, _ = table
    before = calls_to(house, boris)
    await act(house, anna, "EndTurn")
    assert calls_to(house, boris) == before + 1
    await act(house, anna, "TakeLoan")  # somebody else does something meanwhile
    await act(house, boris, "TakeLoan")  # and the player acts, and is still to move
    await house.restart()
    await house.settled()
    assert calls_to(house, boris) == before + 1


@pytest.mark.parametrize("way", ["mention", "dm"])
async def test_a_move_that_is_made_and_taken_back_over_and_over_calls_once_an_hour(
    house: House, table: list[Player], wall: Wall, way: str
) -> None:
    anna, boris, _ = table
    await boris.slash("settings notices", how=way)
    before = calls_to(house, boris) + len(boris.dms())
    for called in (1, 1, 1, 2):
        await act(house, anna, "EndTurn")
        assert calls_to(house, boris) + len(boris.dms()) == before + called
        await house.host.undo.take_back(1, int(anna.id))
        await house.settled()
        wall.at += HOUR // 3 + 1


async def test_a_new_question_calls_at_once_although_one_was_taken_back(
    house: House, table: list[Player]
) -> None:
    anna, boris, clara = table
    await act(house, anna, "EndTurn")
    await house.host.undo.take_back(1, int(anna.id))
    before = calls_to(house, boris)
    await act(house, anna, "EndTurn")
    for person in (boris, clara, anna):
        await act(house, person, "EndTurn")
    assert calls_to(house, boris) == before + 1


async def test_whoever_sleeps_is_called_in_the_morning_and_only_if_still_waited_for(
    house: House, table: list[Player], wall: Wall
) -> None:
    anna, boris, clara = table
    for person in (boris, clara):
        await person.slash("settings quiet", **{"from": "22:00", "to": "8:00"})
    wall.at = moment("2026-06-01 23:00")
    await act(house, anna, "EndTurn")
    assert calls_to(house, boris) == 0
    assert f"To move: **{boris.name}**" in table_of(anna).text, "the table shows it all the same"
    await act(house, boris, "EndTurn")  # awake after all
    await house.restart()
    await pass_time(house, wall, MORNING)
    assert calls_to(house, boris) == 0
    assert calls_to(house, clara) == 1


async def test_not_before_tomorrow_at_nine(house: House, table: list[Player], wall: Wall) -> None:
    anna, boris, _ = table
    await act(house, anna, "EndTurn")
    called = calls_to(house, boris)
    answer = await boris.press(await panel_of(boris), "Snooze until tomorrow 9:00")
    nine = moment("2026-06-02 09:00")
    assert f"Snoozed until <t:{nine}:f>. Your time keeps running and is up <t:{EVENING + 5 * DAY}:R>." in (
        answer.text
    )
    await house.restart()
    await pass_time(house, wall, nine - 1)
    assert calls_to(house, boris) == called
    await pass_time(house, wall, nine)
    assert calls_to(house, boris) == called + 1


async def test_what_waits_until_tomorrow_is_known_to_the_outbox_at_once(
    house: House, table: list[Player]
) -> None:
    """Nothing else has to happen before it looks when the call is due."""
    anna, boris, _ = table
    await act(house, anna, "EndTurn")
    await boris.press(await panel_of(boris), "Snooze until tomorrow 9:00")
    for _ in range(500):
        if house.bot.outbox.next_look == moment("2026-06-02 09:00"):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it sleeps until something else wakes it")


async def test_a_call_in_the_channel_has_the_button_too_and_only_for_the_players(
    house: House, table: list[Player]
) -> None:
    anna, boris, _ = table
    await act(house, anna, "EndTurn")
    called = table_of(boris)
    assert "Snoozed until" in (await boris.press(called, "Snooze until tomorrow 9:00")).text
    refused = await house.person("Sam").press(called, "Snooze until tomorrow 9:00")
    assert refused.text.startswith("You’re not in this game")
    await act(house, boris, "TakeLoan")
    assert "Snooze until tomorrow 9:00" not in table_of(boris).buttons


async def test_by_letter_for_whoever_prefers_it(house: House, table: list[Player], wall: Wall) -> None:
    anna, boris, _ = table
    await boris.slash("settings notices", how="dm")
    letters = len(boris.dms())
    await act(house, anna, "EndTurn")
    assert calls_to(house, boris) == 0
    (letter,) = boris.dms()[letters:]
    assert "Your time runs out <t:" in letter.text
    assert "Snooze until tomorrow 9:00" in letter.buttons
    await boris.press(letter, "Snooze until tomorrow 9:00")


async def test_a_letter_tells_all_since_the_own_last_move(house: House, table: list[Player]) -> None:
    anna, boris, _ = table
    await boris.slash("settings notices", how="dm")
    await act(house, anna, "TakeLoan")
    await act(house, anna, "EndTurn")
    assert "**Anna** takes a loan" in boris.dms()[-1].text
    assert "**Anna** ends the turn" in boris.dms()[-1].text


async def test_a_letter_that_cannot_be_delivered_is_shown_at_the_table(
    house: House, table: list[Player]
) -> None:
    anna, boris, _ = table
    await boris.slash("settings notices", how="dm")
    boris.close_dms()
    await act(house, anna, "EndTurn")
    assert calls_to(house, boris) == 1, "called in the channel instead"
    assert "DMs closed" in table_of(anna).text


async def test_whoever_wants_no_calls_gets_none(house: House, table: list[Player], wall: Wall) -> None:
    anna, boris, _ = table
    await boris.slash("settings notices", how="none")
    letters = len(boris.dms())
    await act(house, anna, "EndTurn")
    await pass_time(house, wall, EVENING + 6 * DAY)
    assert (await look(house.bot.host, 1)).away == (1,)
    assert (calls_to(house, boris), len(boris.dms())) == (0, letters)


async def test_reminders_become_rarer_and_stop_where_there_is_no_clock(house: House, wall: Wall) -> None:
    people = house.people(3)
    await people[0].slash("game new", game="container")
    await people[0].slash("game clock", clock="none")
    for person in people[1:]:
        await person.slash("game join")
    await people[0].slash("game start", first=people[0])
    await house.settled()
    anna = people[0]
    called = [calls_to(house, anna)]
    for days in (1, 3, 7, 100):
        await pass_time(house, wall, EVENING + days * DAY - 1)
        called.append(calls_to(house, anna))
        await house.restart()
        await pass_time(house, wall, EVENING + days * DAY)
        called.append(calls_to(house, anna))
    assert called == [1, 1, 2, 2, 3, 3, 4, 4, 4]


async def test_whose_time_was_up_is_told_once_by_mention_or_by_letter(
    house: House, table: list[Player], wall: Wall
) -> None:
    anna, boris, _ = table
    await boris.slash("settings notices", how="dm")
    await pass_time(house, wall, EVENING + 5 * DAY)
    assert calls_to(house, anna) == 4, "a call, a nudge, a warning, and that the time was up"
    assert "your time ran out and a bot is playing for you" in table_of(anna).text
    letters = len(boris.dms())
    await pass_time(house, wall, wall.at + 5 * DAY)
    assert "Your time ran out and a bot is playing for you." in boris.dms()[-1].text
    assert len(boris.dms()) == letters + 3
    assert calls_to(house, boris) == 0


async def test_my_games_tell_where_one_is_waited_for(house: House, table: list[Player], wall: Wall) -> None:
    anna, boris, _ = table
    await house.person("Boris", "table-two").slash("game new", game="economicus")
    await house.settled()
    mine = (await anna.slash("mygames")).text
    channel = house.sandbox.channel("table-one")
    link = f"https://discord.com/channels/{channel.guild_id}/{channel.id}/{table_of(anna).id}"
    assert mine.startswith(f"**Container** · {link} · ")
    assert mine.endswith(f"your move, asked <t:{EVENING}:R>, time runs out <t:{EVENING + 5 * DAY}:R>")
    first, second = (await boris.slash("mygames")).text.splitlines()
    assert f"waiting for **Anna**, asked <t:{EVENING}:R>, time runs out <t:{EVENING + 5 * DAY}:R>" in first
    assert "not started, 1 of 2–8 players" in second
    sam = await house.sandbox.person("Sam").in_dm().slash("mygames")
    assert sam.text == "You’re not in any game right now. `/game new` in a server channel opens a table."


async def test_my_games_tell_that_a_stand_in_plays_and_do_not_bring_one_back(
    house: House, table: list[Player], wall: Wall
) -> None:
    await pass_time(house, wall, EVENING + 5 * DAY)
    assert "a bot is playing for you" in (await table[0].slash("mygames")).text
    assert 0 in (await look(house.bot.host, 1)).away


async def test_the_clock_is_chosen_in_the_lobby_by_touch_and_by_command(house: House) -> None:
    anna, sam = house.person("Anna"), house.person("Sam")
    await anna.slash("game new", game="container")
    await house.settled()
    lobby = anna.messages()[-1]
    assert "Clock: Relaxed · 5 days each; every move gives up to 2 days back" in lobby.text
    chosen = await anna.choose(lobby, "Clock", ["brisk"])
    assert "Clock: Brisk · 6 hours each" in chosen.text
    form = await anna.choose(chosen.message, "Clock", ["own"])
    wrong = await anna.submit(form, {"bank": "soon", "back": "1h"})
    assert wrong.text == "“soon” isn’t a length of time. Write it like 3d 12h or 90m."
    form = await anna.choose(chosen.message, "Clock", ["own"])
    own = await anna.submit(form, {"bank": "1d 12h", "back": "6h"})
    assert "Clock: Custom · 1 day, 12 hours each" in own.text
    for given, sentence in (
        ({"time": "5m", "back": "1m"}, "“5m” is too short: each player needs at least 10 minutes."),
        (
            {"time": "1h", "back": "2h"},
            "A move can’t give back more than a player’s whole time: 1 hour.",
        ),
        ({"time": "1h"}, "Give the time for each player"),
    ):
        assert (await anna.slash("game clock", clock="own", **given)).text.startswith(sentence)
    assert "You’re not in this game" in (await sam.slash("game clock", clock="none")).text
    assert (await anna.slash("game clock", clock="none")).text == "-# No clock"


async def test_new_quiet_hours_leave_the_clock_that_runs_and_say_so(
    house: House, table: list[Player]
) -> None:
    """They count from the next question on: nobody keeps the others waiting by them."""
    anna, before = table[0], table_of(table[0]).text
    until = moment("2026-06-01 20:00") + 5 * DAY
    assert f"**Anna** (time runs out <t:{until}:R>)" in before
    answer = await anna.slash("settings quiet", **{"from": "22:00", "to": "8:00"})
    assert "This counts from your next turn." in answer.text
    assert f"Your time runs out <t:{until}:R>" in (await panel_of(anna)).text
    await house.settled()
    assert table_of(anna).text == before
    asleep = await table[1].slash("settings quiet", **{"from": "22:00", "to": "8:00"})
    assert "next turn" not in asleep.text, "nobody waits for him"
