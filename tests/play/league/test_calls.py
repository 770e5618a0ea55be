"""Who is called when a round begins, and what becomes of a league whose channel is lost."""

from __future__ import annotations

from bot.perspective import look
from bot.sandbox import Overwrite, Permission, Player
from storage import outbox
from storage.leagues import DAY
from tests.play.house import House
from tests.play.league.circle import allow_threads, circle, open_league, threads, tick
from tests.play.league.test_tables import begun


async def called_in_thread(house: House, people: list[Player]) -> str:
    """What calls people in the thread of the only table."""
    await house.settled()
    (thread,) = threads(house.sandbox)
    (found,) = [seen.text for seen in people[0].at(thread).messages() if "Round 1 of league 1" in seen.text]
    return found


async def asked(house: House) -> set[int]:
    """Who has to move at the only table."""
    (record,) = await house.host.queries.live()
    seen = await look(house.host, record.id)
    return {seen.players[seat].user or 0 for seat in seen.waiting}


async def test_who_plays_is_mentioned_once_in_the_thread_of_their_table(house: House) -> None:
    *people, _ = await begun(house, with_threads=True)
    text, first = await called_in_thread(house, people), await asked(house)
    assert first
    for person in people:
        has_to_move = int(person.id) in first
        assert (person.mention in text) != has_to_move, "whoever has to move is called for that"
    assert text.endswith("has begun. At your table: **Anna**, **Boris**, **Clara**.")


async def test_who_is_called_by_dm_reads_where_the_table_is(house: House) -> None:
    house.key = "economicus"
    allow_threads(house.sandbox)
    people = circle(house.sandbox, 3)
    for person in people:
        await person.slash("settings notices", how="dm")
    mira = await open_league(house, people)
    await mira.slash("league start")
    await house.settled()
    (thread,), first = threads(house.sandbox), await asked(house)
    others = [person for person in people if int(person.id) not in first]
    assert others
    for person in others:
        told = [
            seen.text for seen in person.dms() if seen.text.startswith("Round 1 of league 1 (Economicus)")
        ]
        assert len(told) == 1
        assert told[0].endswith(f"<#{thread.id}>")


async def test_who_wants_no_calls_gets_none(house: House) -> None:
    house.key = "economicus"
    allow_threads(house.sandbox)
    people = circle(house.sandbox, 3)
    for person in people:
        await person.slash("settings notices", how="none")
    mira = await open_league(house, people)
    await mira.slash("league start")
    await house.settled()
    (thread,) = threads(house.sandbox)
    assert not [seen for seen in people[0].at(thread).messages() if "Round 1 of league" in seen.text]
    assert not any(person.dms() for person in people)


async def test_who_is_asleep_is_called_when_they_wake(house: House) -> None:
    house.key = "economicus"
    allow_threads(house.sandbox)
    people = circle(house.sandbox, 3)
    mira = await open_league(house, people)
    for person in people:
        await house.host.clocks.choose_hours(int(person.id), "zone", "UTC")
        await house.host.snoozes.begin(int(person.id))
    await mira.slash("league start")
    await house.settled()
    (thread,) = threads(house.sandbox)
    assert not [seen for seen in people[0].at(thread).messages() if "Round 1 of league" in seen.text]
    held = await house.host.database.read(lambda connection: outbox.held(connection, house.host.now()))
    called = [letter for letter in held if letter.message.payload.get("what") == "called"]
    assert len(called) == 3 - len(await asked(house))


async def test_where_people_open_the_table_they_are_called_to_the_button(house: House) -> None:
    anna, *_ = await begun(house, with_threads=False)
    told = next(seen for seen in anna.messages() if "Open table 1 here" in seen.buttons)
    (call,) = [seen.text for seen in anna.messages() if "Open it here:" in seen.text]
    assert anna.mention in call
    assert call.endswith(f"/{anna.place.id}/{told.id}")


async def lost(house: House) -> list[Player]:
    """A league whose channel is deleted while its second table is not open yet."""
    people = await begun(house, with_threads=False)
    await lose(house, people[0])
    return people


async def lose(house: House, somebody: Player) -> None:
    """Delete the channel of the league, which the bot hears of."""
    house.sandbox.world.close(somebody.place)
    while (await house.host.leagues.find(1)).league.lost is None:
        await tick(house)
    await house.settled()


async def test_moderators_are_told_once_that_a_league_has_lost_its_channel(house: House) -> None:
    *_, mira = await lost(house)
    for _ in range(2):
        await tick(house)
    told = [seen.text for seen in mira.dms() if "waits" in seen.text]
    assert len(told) == 1
    assert told[0].startswith("League 1 (Economicus) on ")
    assert told[0] in (await mira.at("table-two").slash("doctor")).text


async def test_a_round_waits_for_a_channel_and_has_its_time_all_the_same(house: House) -> None:
    *_, mira = await lost(house)
    before = (await house.host.leagues.find(1)).rounds[0].due
    await house.host.database.write(
        lambda connection: connection.execute("UPDATE league SET lost = lost - ?", (DAY,))
    )
    assert (await mira.at("table-two").slash("league start")).text.startswith("Done.")
    await house.settled()
    filed = await house.host.leagues.find(1)
    assert filed.league.lost is None
    assert before + DAY <= filed.rounds[0].due <= before + DAY + 60
    assert any("Open table 1 here" in seen.buttons for seen in mira.at("table-two").messages())


async def test_one_in_which_the_bot_may_not_write_any_more_is_lost_too(house: House) -> None:
    people = await begun(house, with_threads=False)
    world, place = house.sandbox.world, people[0].place
    world.overwrite(place, Overwrite(world.bot.id, is_member=True, deny=Permission.VIEW_CHANNEL))
    answer = await people[0].at("table-two").slash("league open", number=1)
    assert answer.text == "Table 1 is open."
    await house.settled()
    assert (await house.host.leagues.find(1)).league.lost is not None


async def test_one_that_has_not_begun_only_moves(house: House) -> None:
    house.key = "economicus"
    people = circle(house.sandbox, 3)
    mira = await open_league(house, people)
    await lose(house, people[0])
    await mira.at("table-two").slash("league start")
    await house.settled()
    league = (await house.host.leagues.find(1)).league
    assert (league.status, league.lost) == ("open", None)
    assert any("Join" in seen.buttons for seen in mira.at("table-two").messages())
