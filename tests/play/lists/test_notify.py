"""/settings notify: whoever wants is told by DM of tables with room, once of each and few times a day."""

from __future__ import annotations

import json

import pytest

from bot.sandbox import Player
from bot.sandbox.world.opening import GUILD_ID
from storage import people as stored
from tests.play.house import House, sql
from tests.play.lists.test_tables import lobby, person, running
from tests.play.moderation.test_server_rights import hide
from tests.play.wall import DAY, HOUR, Wall, moment, pass_time

TOLD = "Container: a table is open, 1 of 3–5 players. <#"


@pytest.fixture
def wall() -> Wall:
    return Wall(moment("2026-06-01 12:00"))


@pytest.fixture
async def eva(house: House) -> Player:
    """She wants to know of tables of Container."""
    eva = person(house, "Eva")
    await eva.slash("settings notify", game="container")
    return eva


def tips(person: Player) -> list[str]:
    return [one.text for one in person.dms() if "You asked to be told" in one.text]


async def opened(house: House, game: str = "container") -> Player:
    """A table that is open, and closed again."""
    anna = await lobby(house, game=game)
    await anna.slash("game cancel")
    await house.settled()
    return anna


# ── When they are told ──


async def test_a_table_that_opens_is_told_of_with_a_link_and_the_reason(house: House, eva: Player) -> None:
    await lobby(house)
    (told,) = tips(eva)
    assert told.startswith(TOLD)
    assert told.endswith("-# You asked to be told of tables on Dockside: `/settings notify`")


async def test_it_is_told_in_russian_too(house: House) -> None:
    dmitri = house.person("Dmitri", "table-two")
    dmitri.speaks("ru")
    await dmitri.slash("settings notify", game="container")
    await lobby(house)
    assert any("открыт стол, 1 из 3–5 игроков" in one.text for one in dmitri.dms())


async def test_a_table_of_another_game_is_not(house: House, eva: Player) -> None:
    await lobby(house, game="cargo_noir")
    assert tips(eva) == []


async def test_a_seat_that_falls_free_is_told_of(house: House, eva: Player) -> None:
    await running(house)
    before = len(tips(eva))
    assert before == 1, "of the lobby"
    await sql(house, "DELETE FROM tip")
    await person(house, "Clara", "table-one").slash("seat offer")
    await house.settled()
    assert "Container: a seat is free. <#" in tips(eva)[-1]


async def test_so_is_one_that_its_player_leaves_and_one_that_a_moderator_frees(
    house: House, eva: Player
) -> None:
    people, mira = await running(house, 4), person(house, "Mira", "table-one")
    await sql(house, "DELETE FROM tip")
    await people[1].press(await people[1].slash("seat leave"), "Leave the game")
    await house.settled()
    assert len(tips(eva)) == 2
    await sql(house, "DELETE FROM tip")
    await mira.slash("mod kick", seat="3", why="asleep")
    await house.settled()
    assert len(tips(eva)) == 3


async def test_so_is_one_whose_player_ran_out_of_time(house: House, wall: Wall, eva: Player) -> None:
    await running(house)
    await sql(house, "DELETE FROM tip")
    before = len(tips(eva))
    await pass_time(house, wall, wall.at + 20 * DAY)
    assert len(tips(eva)) == before + 1
    assert "Container: a seat is free. <#" in tips(eva)[-1]


async def test_a_game_against_bots_calls_nobody(house: House, eva: Player) -> None:
    """It begins at once; nobody is waited for."""
    anna = person(house, "Anna", "table-one")
    await anna.press(await anna.slash("start"), "Play now · Container")
    await house.settled()
    assert tips(eva) == []


# ── How often ──


async def test_of_one_table_once(house: House, eva: Player) -> None:
    people = await running(house)
    for _ in range(3):
        await people[2].slash("seat offer")
        await people[2].slash("seat keep")
        await house.settled()
    assert len(tips(eva)) == 1


async def test_never_more_than_three_times_in_a_day(house: House, wall: Wall, eva: Player) -> None:
    for _ in range(5):
        await opened(house)
        wall.at += HOUR
    assert len(tips(eva)) == 3
    wall.at += DAY - 5 * HOUR
    await opened(house)
    assert len(tips(eva)) == 4, "the first of them is a day old"
    await opened(house)
    assert len(tips(eva)) == 4, "the second is not"


async def test_it_is_remembered_over_a_restart(house: House, wall: Wall, eva: Player) -> None:
    for _ in range(3):
        await opened(house)
    await house.restart()
    await opened(house)
    assert len(tips(eva)) == 3
    wall.at += DAY
    await opened(house)
    assert len(tips(eva)) == 4


async def test_a_tip_that_was_sent_before_a_crash_is_not_sent_again(house: House, eva: Player) -> None:
    """The outbox does not know that it was sent; Discord knows it by its nonce."""
    await house.bot.outbox.stop()
    await person(house, "Anna", "table-one").slash("game new", game="container")
    letters = await house.host.database.read(
        lambda c: c.execute("SELECT * FROM outbox WHERE kind = 'tip'").fetchall()
    )
    house.bot.outbox.start()
    await house.settled()
    assert len(tips(eva)) == 1
    marks = ", ".join("?" * len(letters[0]))
    await house.host.database.write(lambda c: c.execute(f"INSERT INTO outbox VALUES ({marks})", letters[0]))
    await house.restart()
    await house.settled()
    assert len(tips(eva)) == 1


async def test_one_table_calls_twenty_people_at_most(house: House) -> None:
    many = [900_000 + number for number in range(30)]
    for user in many:
        await house.host.open_tables.choose(user, int(GUILD_ID), ["container"])
    await house.bot.outbox.stop()
    await person(house, "Anna", "table-one").slash("game new", game="container")
    assert len(await waiting(house)) == 20


async def waiting(house: House) -> list[int]:
    found = await house.host.database.read(
        lambda c: c.execute("SELECT \"user\" FROM outbox WHERE kind = 'tip'").fetchall()
    )
    return [user for (user,) in found]


# ── Whom not ──


async def test_nobody_is_told_of_a_table_that_they_opened_or_sit_at(house: House, eva: Player) -> None:
    anna = person(house, "Anna", "table-one")
    await anna.slash("settings notify", game="container")
    await lobby(house)
    assert tips(anna) == []
    await eva.at("table-one").slash("game join")
    await sql(house, "DELETE FROM tip")
    for _ in range(2):
        await anna.slash("game bot", change="add")
    await anna.slash("game start")
    await anna.slash("seat offer")
    await house.settled()
    assert len(tips(eva)) == 1
    assert tips(anna) == []


async def test_whoever_left_a_table_is_not_called_back_to_it(house: House) -> None:
    people = await running(house)
    await people[2].slash("settings notify", game="container")
    await people[2].press(await people[2].slash("seat leave"), "Leave the game")
    await house.settled()
    assert tips(people[2]) == []


async def test_nobody_is_told_of_a_channel_that_they_do_not_see(house: House, eva: Player) -> None:
    hide(house, house.sandbox.channel("table-one"), person(house, "Anna"))
    await lobby(house)
    assert tips(eva) == []


async def test_nobody_is_told_of_a_private_thread(house: House, eva: Player) -> None:
    anna = person(house, "Anna", "table-one")
    thread = house.sandbox.world.open_thread(anna.place, "in camera", anna.user, private=True)
    thread.thread_members += [house.sandbox.world.bot.id, eva.id]
    await lobby(house, thread)
    assert tips(eva) == []


async def test_whoever_has_left_the_server_is_told_nothing(house: House, eva: Player) -> None:
    del house.sandbox.world.guild(GUILD_ID).members[eva.id]
    await lobby(house)
    assert tips(eva) == []


async def test_whoever_wants_no_notices_is_told_nothing_and_reads_that(house: House, eva: Player) -> None:
    await eva.slash("settings notices", how="none")
    await lobby(house)
    assert tips(eva) == []
    assert "none of this reaches you: `/settings notices`" in (await eva.slash("settings notify")).text


async def test_closed_dms_are_left_in_peace(house: House, eva: Player) -> None:
    eva.user.dms_open = False
    await lobby(house)
    assert "did not arrive" not in (await person(house, "Mira").slash("doctor")).text
    assert "none of this reaches you: `/settings dms`" in (await eva.slash("settings notify")).text
    await opened_elsewhere(house)
    assert await waiting(house) == []


async def opened_elsewhere(house: House) -> None:
    await person(house, "Boris", "table-two").slash("game new", game="container")
    await house.settled()


# ── Their own hours ──


async def test_it_waits_for_the_end_of_quiet_hours(house: House, wall: Wall, eva: Player) -> None:
    await eva.slash("settings zone", city="Europe/Berlin")
    await eva.slash("settings quiet", **{"from": "10:00", "to": "16:00"})
    await lobby(house)
    assert tips(eva) == []
    await pass_time(house, wall, moment("2026-06-01 16:05"))
    assert len(tips(eva)) == 1


async def test_a_snooze_that_began_while_it_waited_holds_it_too(
    house: House, wall: Wall, eva: Player
) -> None:
    await eva.slash("settings zone", city="Europe/Berlin")
    await eva.slash("settings quiet", **{"from": "10:00", "to": "16:00"})
    await lobby(house)
    await eva.slash("settings snooze")
    await pass_time(house, wall, moment("2026-06-01 16:05"))
    assert tips(eva) == []
    await pass_time(house, wall, moment("2026-06-02 16:05"))
    assert len(tips(eva)) == 1


async def test_a_table_that_is_closed_full_or_joined_meanwhile_is_not_told_of(
    house: House, wall: Wall, eva: Player
) -> None:
    await eva.slash("settings zone", city="Europe/Berlin")
    await eva.slash("settings quiet", **{"from": "10:00", "to": "16:00"})
    await opened(house)
    await lobby(house)
    for name in ("Boris", "Clara", "Dmitri", "Sam"):
        await person(house, name, "table-one").slash("game join")
    await opened_elsewhere_by(house, "Mira")
    await eva.slash("game join")
    await pass_time(house, wall, moment("2026-06-01 16:05"))
    assert tips(eva) == []
    assert await waiting(house) == []


async def opened_elsewhere_by(house: House, name: str) -> None:
    await person(house, name, "table-two").slash("game new", game="container")
    await house.settled()


async def test_what_waits_for_the_morning_counts_on_the_day_on_which_it_comes(
    house: House, wall: Wall, eva: Player
) -> None:
    await eva.slash("settings zone", city="Europe/Berlin")
    await eva.slash("settings quiet", **{"from": "10:00", "to": "16:00"})
    world = house.sandbox.world
    for number in range(5):
        place = world.add_channel(world.guild(GUILD_ID), f"place-{number}")
        await house.host.new_tables.create(
            "container", int(place.id), 700 + number, "Guest", guild=int(GUILD_ID)
        )
    await pass_time(house, wall, moment("2026-06-01 16:05"))
    assert len(tips(eva)) == 3
    assert await waiting(house) == []


# ── Choosing ──


async def test_games_are_chosen_from_a_list(house: House) -> None:
    sam = person(house, "Sam")
    shown = await sam.slash("settings notify")
    assert "I don’t tell you of tables on this server" in shown.text
    assert "at most three times a day" in shown.text
    chosen = await sam.choose(shown, "No game", ["container", "economicus"])
    assert "I tell you by direct message: Container, Economicus." in chosen.text
    assert "I tell you of open tables" in (await sam.slash("settings show")).text
    none = await sam.choose(chosen, "No game", [])
    assert "I don’t tell you of tables" in none.text


async def test_games_are_chosen_by_command(house: House) -> None:
    sam = person(house, "Sam")
    assert "direct message: Container." in (await sam.slash("settings notify", game="container")).text
    both = await sam.slash("settings notify", game="cargo_noir", tell="on")
    assert "direct message: Container, Cargo Noir." in both.text
    one = await sam.slash("settings notify", game="container", tell="off")
    assert "direct message: Cargo Noir." in one.text
    assert "I don’t tell you" in (await sam.slash("settings notify", tell="off")).text
    every = (await sam.slash("settings notify", tell="on")).text
    assert all(title in every for title in ("Container", "Cargo Noir", "Sewer Pirats", "Economicus"))


async def test_whoever_has_told_no_hours_is_asked_for_them_once(house: House) -> None:
    sam = person(house, "Sam")
    assert "When do you sleep?" not in (await sam.slash("settings notify")).text
    chosen = await sam.slash("settings notify", game="container")
    assert "When do you sleep? Until you say so, a message may come at night." in chosen.text
    form = await sam.press(chosen, "My quiet hours")
    told = await sam.submit(form, {"zone": "London", "from": "23", "to": "7:30"})
    assert "When do you sleep?" not in told.text
    assert "direct message: Container." in told.text
    shown = (await sam.slash("settings show")).text
    assert "Europe/London" in shown
    assert "23:00" in shown
    assert "07:30" in shown


async def test_hours_that_cannot_be_read_change_nothing(house: House) -> None:
    sam = person(house, "Sam")
    chosen = await sam.slash("settings notify", game="container")
    form = await sam.press(chosen, "My quiet hours")
    told = await sam.submit(form, {"zone": "London", "from": "late", "to": "7"})
    assert "late" in told.text
    assert "Europe/London" not in (await sam.slash("settings show")).text


async def test_the_list_of_tables_leads_there(house: House) -> None:
    await lobby(house)
    sam = person(house, "Sam")
    shown = await sam.press(await sam.slash("tables"), "Tell me of new tables")
    assert "I don’t tell you of tables on this server" in shown.text


async def test_in_a_direct_message_all_of_it_can_be_seen_and_turned_off(house: House, eva: Player) -> None:
    dm = eva.in_dm()
    shown = await dm.slash("settings notify")
    assert "On Dockside: Container" in shown.text
    assert (await dm.slash("settings notify", game="container")).text == (
        "You choose games for a server. Type `/settings notify` there."
    )
    off = await dm.press(shown, "Turn all off")
    assert "I don’t tell you of any tables" in off.text
    await lobby(house)
    assert tips(eva) == []


# ── What is stored ──


async def test_it_stands_in_the_data_and_goes_when_one_is_forgotten(house: House, eva: Player) -> None:
    await lobby(house)
    user = int(eva.id)
    known = await house.host.privacy.about(user)
    assert known["wants to be told of"] == [[int(GUILD_ID), "container"]]
    assert [game for game, _ in known["was told of"]] == [1]
    json.dumps(known)
    await house.host.privacy.forget(user)
    left = await house.host.database.read(lambda c: stored.about(c, user))
    assert left["wants to be told of"] == left["was told of"] == []
