"""/mod, end to end: by a moderator, by a player, by a stranger; in English and in Russian."""

from __future__ import annotations

import json
import logging
from random import Random

import pytest

from bot.perspective import Perspective, look
from bot.render.prose import write_panels, write_scene
from bot.sandbox import Answer, Player
from bot.sandbox.people.interacting import begin
from bot.sandbox.wire.interactions import InteractionType
from bot.sandbox.world.opening import GUILD_ID, PLAYERS_ID
from games.__main__ import main as games_main
from storage import actions
from storage.care.check import check
from tests.play.guests import open_table
from tests.play.house import House

WHY = "Anna is ill"


@pytest.fixture
async def mira(house: House) -> Player:
    """The moderator; English here, so that sentences can be compared."""
    mira = house.person("Mira")
    mira.speaks("en-US")
    return mira


@pytest.fixture
async def table(house: House) -> list[Player]:
    """A running game of Container: Anna begins."""
    people = [house.person(name) for name in ("Anna", "Boris", "Clara")]
    await open_table(house, people, "container", first=people[0])
    return people


async def now(house: House, game: int = 1) -> Perspective:
    await house.settled()
    return await look(house.host, game)


async def agreed(moderator: Player, question: Answer) -> Answer:
    return await moderator.press(question, "Yes, do it")


def channel_text(person: Player) -> str:
    return "\n".join(seen.text for seen in person.messages() if not seen.ephemeral)


async def moves(house: House, count: int, game: int = 1) -> None:
    """Sensible moves without Discord."""
    for _ in range(count):
        seen = await look(house.host, game)
        user = seen.players[seen.waiting[0]].user
        own = await look(house.host, game, user)
        assert own.prompt is not None
        assert user is not None
        pick = own.game.policy(own.view, own.prompt, Random(1))
        await house.host.play.act(game, user, pick.kind, pick.values, None)


async def test_a_reset_asks_once_and_says_what_is_lost(
    house: House, table: list[Player], mira: Player
) -> None:
    asked = await mira.slash("mod reset", to="lobby", why=WHY)
    assert asked.ephemeral
    assert "goes into the archive" in asked.text
    assert (await now(house)).running
    assert (await agreed(mira, asked)).text == "Done, and announced at the table."
    old, new = await now(house), await now(house, 2)
    assert (old.record.status, new.record.status) == ("void", "lobby")
    assert [player.name for player in new.players] == ["Anna", "Boris", "Clara"]
    assert new.options == old.options
    told = channel_text(table[0])
    assert "Moderator **Mira**: the game goes back to the lobby" in told
    assert f"Reason: {WHY}" in told


async def test_a_question_about_a_table_that_moved_on_is_asked_again(
    house: House, table: list[Player], mira: Player
) -> None:
    asked = await mira.slash("mod reset", to="nothing", why=WHY)
    await moves(house, 1)
    assert (await agreed(mira, asked)).text.startswith("The table has moved on since I asked.")
    assert (await now(house)).running


async def test_the_answer_to_a_question_is_never_taken_for_that_to_a_later_one(
    house: House, table: list[Player], mira: Player
) -> None:
    await moves(house, 5)
    version = (await now(house)).version
    first = await mira.slash("mod rewind", to=str(version - 1), why="one move back")
    second = await mira.slash("mod rewind", to=str(version - 4), why="four moves back")
    assert (await agreed(mira, first)).text == "This question is out of date. Type the command again."
    assert (await now(house)).version == version
    await mira.press(first, "Leave it")
    await agreed(mira, second)
    rows = await house.bot.host.database.read(lambda connection: actions.log(connection, 1))
    assert [row.seq for row in rows if row.undone_by] == list(range(version - 3, version + 1))


async def test_leaving_it_changes_nothing(house: House, table: list[Player], mira: Player) -> None:
    asked = await mira.slash("mod end", how="void", why=WHY)
    assert (await mira.press(asked, "Leave it")).text == "Nothing has changed."
    assert (await now(house)).running


async def test_a_void_game_comes_back_from_the_archive_paused(
    house: House, table: list[Player], mira: Player
) -> None:
    await moves(house, 3)
    before = await now(house)
    await agreed(mira, await mira.slash("mod end", how="void", why=WHY))
    assert (await now(house)).record.status == "void"
    listed = await mira.slash("mod archive list")
    assert "Container, game 1 · Anna, Boris, Clara" in listed.text
    for wrong in ("none", "77", "9" * 30):
        refused = await mira.slash("mod archive restore", game=wrong, why=WHY)
        assert refused.ephemeral
        assert not (await now(house)).running
    (choice,) = await mira.autocomplete("mod archive restore", focus="game")
    await mira.slash("mod archive restore", game=choice["value"], why="by mistake")
    after = await now(house)
    assert after.running
    assert after.agreed.paused is not None
    assert after.view == before.view
    refused = await table[0].slash("container end-turn")
    assert refused.text == "The game is paused. You can move when a moderator resumes it."
    await mira.slash("mod resume", why="all are here")
    assert (await now(house)).agreed.paused is None


async def test_a_restored_game_does_not_push_another_away(
    house: House, table: list[Player], mira: Player
) -> None:
    await agreed(mira, await mira.slash("mod reset", to="lobby", why=WHY))
    refused = await mira.slash("mod archive restore", game="1", why="back")
    said = "This channel already has a table. Type the command in another channel"
    assert refused.text.startswith(said)
    mira.speaks("ru")
    refused = await mira.slash("mod archive restore", game="1", why="back")
    assert refused.text.startswith("В этом канале уже есть стол. Введите команду в другом канале")
    await mira.at("table-two").slash("mod archive restore", game="1", why="back")
    assert (await now(house)).record.channel == int(house.sandbox.channel("table-two").id)
    assert (await now(house, 2)).record.status == "lobby"


async def test_a_pause_stops_moves_in_russian_too(house: House, table: list[Player]) -> None:
    mira = house.person("Mira")
    await mira.slash("mod pause", why="Аня болеет")
    refused = await table[1].slash("container end-turn")
    assert refused.text == "Игра на паузе. Ходить можно будет, когда модератор её продолжит."
    await mira.slash("game language", language="ru")
    await house.settled()
    assert "Модератор **Mira**: игра на паузе" in channel_text(table[0])
    log = await mira.slash("mod log")
    assert "Причина: Аня болеет" in log.text


async def test_while_it_is_paused_stand_ins_rest_too(house: House, table: list[Player], mira: Player) -> None:
    await mira.slash("mod pause", why=WHY)
    await mira.slash("mod kick", seat="1", why=WHY)
    resting = await now(house)
    assert resting.waiting == (0,)
    await mira.slash("mod resume", why="go on")
    assert (await now(house)).waiting != (0,)
    assert (await now(house)).version > resting.version + 1


async def test_a_rewind_shows_what_is_taken_back_and_keeps_it_in_the_log(
    house: House, table: list[Player], mira: Player
) -> None:
    start = await now(house)
    await moves(house, 4)
    points = await mira.autocomplete("mod rewind", focus="to")
    assert len(points) == 4
    assert points[-1]["value"] == str(start.version)
    asked = await mira.slash("mod rewind", to=points[-1]["value"], why=WHY)
    assert asked.text.count("\n- ") >= 4
    await agreed(mira, asked)
    after = await now(house)
    assert after.view == start.view
    assert after.version > start.version + 4
    assert "4 moves are undone." in channel_text(table[0])
    told = (await table[0].slash("log")).text.splitlines()
    assert len([line for line in told if line.startswith("~~") and line.endswith("~~")]) >= 4
    assert [line for line in told if "~~" in line and "taken back" in line] == []
    assert any(line.endswith("4 moves are undone.") for line in told)


async def test_a_kicked_player_is_followed_by_a_stand_in_and_a_replaced_one_by_a_person(
    house: House, table: list[Player], mira: Player
) -> None:
    await mira.slash("mod kick", seat="2", why=WHY)
    assert (await now(house)).players[1].user is None
    await mira.slash("mod replace", seat="2", by=house.person("Eva"), why="Eva takes over")
    assert (await now(house)).players[1].name == "Eva"
    assert "**Eva** now plays seat 2 instead of **Bot Gull**." in channel_text(table[0])
    again = await mira.slash("mod kick", seat="1", why=WHY)
    assert again.text == "Done, and announced at the table."
    again = await mira.slash("mod kick", seat="1", why=WHY)
    assert "A bot already plays this seat" in again.text
    refused = await mira.slash("mod replace", seat="9", by=house.person("Dmitri"), why=WHY)
    assert refused.text.startswith("A seat is a number from 1 to 3.")


async def test_a_seat_is_given_to_members_only(house: House, table: list[Player], mira: Player) -> None:
    """Discord lets a moderator name anybody by their number: who has left, who never came, an application."""
    world = house.sandbox.world
    left, app = world.add_user("lena", "Lena"), world.add_user("other-bot", "Other Bot")
    app.bot = True
    refused = await mira.slash("mod replace", seat="2", by=left.id, why=WHY)
    assert refused.text == "Only members of this server can take a seat. Choose somebody else."
    for bot in (app, world.bot):
        refused = await mira.slash("mod replace", seat="2", by=bot.id, why=WHY)
        assert refused.text.startswith("That’s a Discord bot, not a person.")
    assert [player.name for player in (await now(house)).players] == ["Anna", "Boris", "Clara"]


async def test_what_was_said_of_a_seat_stays_true_when_it_changes_hands_again(
    house: House, table: list[Player], mira: Player
) -> None:
    """Seats are named by who sat there then, when the audit is read."""
    await mira.slash("mod kick", seat="Boris", why=WHY)
    await mira.slash("mod replace", seat="2", by=house.person("Dmitri"), why=WHY)
    await mira.slash("mod replace", seat="2", by=house.person("Eva"), why=WHY)
    told = (await mira.slash("mod log")).text
    assert "**Eva** now plays seat 2 instead of **Dmitri**." in told
    assert "**Boris** is removed from seat 2; a bot plays there until somebody takes it." in told
    assert "**Dmitri** now plays seat 2 instead of **Bot Gull**." in told


async def test_nobody_is_called_by_the_number_of_another_seat(house: House, mira: Player) -> None:
    people = [house.person(name) for name in ("Anna", "Boris", "Clara")]
    house.sandbox.world.guild(GUILD_ID).members[people[2].id].nick = "1"
    await people[0].slash("game new", game="container")
    for person in people[1:]:
        await person.slash("game join")
    (first, *_) = await mira.autocomplete("mod kick", focus="seat")
    await mira.slash("mod kick", seat=first["value"], why=WHY)
    assert [player.name for player in (await now(house)).players] == ["Boris", "1"]


@pytest.mark.parametrize("typed", ["0", "4", "-1", "²", "9" * 5000, "nobody"])
async def test_a_seat_that_is_not_there_is_refused_with_a_sentence(
    house: House, table: list[Player], mira: Player, typed: str
) -> None:
    refused = await mira.slash("mod kick", seat=typed, why=WHY)
    assert refused.text == "A seat is a number from 1 to 3. Choose one from the list."


async def test_a_table_that_has_not_begun_is_not_counted(house: House, mira: Player) -> None:
    await house.person("Anna").slash("game new", game="container")
    refused = await mira.slash("mod end", how="score", why=WHY)
    assert refused.text.startswith("The game hasn’t started, so there’s nothing to count.")
    assert refused.message.buttons == []


async def test_a_point_to_go_back_to_is_named_by_what_was_played(
    house: House, table: list[Player], mira: Player
) -> None:
    await mira.slash("mod play-for", seat="1", why=WHY)
    await moves(house, 1)
    points = await mira.autocomplete("mod rewind", focus="to")
    assert points[0]["name"].startswith(f"{points[0]['value']} · Anna ")
    assert all("\n" not in point["name"] and "*" not in point["name"] for point in points)


async def test_a_kick_in_the_lobby_empties_the_seat(house: House, mira: Player) -> None:
    await house.person("Anna").slash("game new", game="container")
    await house.person("Clara").slash("game join")
    await mira.slash("mod kick", seat="2", why="by mistake")
    assert [player.name for player in (await now(house)).players] == ["Anna"]
    assert "Moderator **Mira**: **Clara** is removed from the table; seat 2 is free again." in channel_text(
        mira
    )


async def test_a_move_made_for_somebody_is_announced_and_shows_the_moderator_nothing(
    house: House, table: list[Player], mira: Player
) -> None:
    before = await now(house)
    refused = await mira.slash("mod play-for", seat="2", why=WHY)
    assert refused.text.startswith("Nobody is waiting for this seat. Waiting for: **Anna**.")
    done = await mira.slash("mod play-for", seat="1", why=WHY)
    assert done.text == "Done, and announced at the table."
    assert (await now(house)).version > before.version
    assert "a bot makes one move for **Anna**" in channel_text(table[1])


async def test_a_moderator_who_plays_is_named_as_such(house: House) -> None:
    mira = house.person("Mira")
    mira.speaks("en-US")
    await mira.slash("game new", game="container")
    await agreed(mira, await mira.slash("mod end", how="void", why="wrong game"))
    await house.settled()
    assert "Moderator **Mira** (who plays at this table): the game is void" in channel_text(mira)


async def test_a_table_moves_with_everything_to_another_channel(
    house: House, table: list[Player], mira: Player
) -> None:
    await moves(house, 2)
    await house.settled()
    there = house.sandbox.channel("table-two")
    await mira.slash("mod move", to=there, why="too loud here")
    moved = await now(house)
    assert moved.record.channel == int(there.id)
    assert f"The table is now in <#{there.id}>." in channel_text(table[0])
    elsewhere = table[0].at("table-two")
    assert "My moves" in elsewhere.messages()[-1].buttons
    assert "the table is now in" in elsewhere.messages()[-1].text
    assert (await elsewhere.press(elsewhere.messages()[-1], "My moves")).ephemeral


async def test_a_lobby_moves_too(house: House, mira: Player) -> None:
    await house.person("Anna").slash("game new", game="container")
    await house.settled()
    await mira.slash("mod move", to=house.sandbox.channel("table-two"), why="too loud here")
    await house.settled()
    there = house.person("Clara", "table-two")
    lobby = next(seen for seen in there.messages() if "Join" in seen.buttons)
    assert "**Clara**" in (await there.press(lobby, "Join")).text
    assert "Moderator **Mira**: the table is now in" in channel_text(there)


async def test_a_table_moves_to_a_thread_that_was_archived_before_the_bot_came(
    house: House, table: list[Player], mira: Player
) -> None:
    thread = house.sandbox.world.open_thread(mira.place, "an old one", mira.user)
    thread.archived = True
    await house.restart()
    assert (await mira.slash("mod move", to=thread, why=WHY)).text == "Done, and announced at the table."


async def test_somebody_whom_discord_does_not_know_gets_no_seat(
    house: House, table: list[Player], mira: Player
) -> None:
    """No client names a person who is not there; whoever poses as one sends it all the same."""
    world, place = house.sandbox.world, mira.place
    known = next(one for one in world.commands.offered(place.guild_id) if one["name"] == "mod")
    given = [
        {"name": "seat", "type": 3, "value": "1"},
        {"name": "by", "type": 6, "value": "404"},
        {"name": "why", "type": 3, "value": WHY},
    ]
    replace = {"name": "replace", "type": 1, "options": given}
    data = {"id": known["id"], "name": "mod", "type": 1, "options": [replace]}
    made = begin(world, InteractionType.COMMAND, mira.user, place, data, command="mod replace")
    await mira.answered(made)
    assert Answer(made).text == "Only members of this server can take a seat. Choose somebody else."


async def test_a_table_does_not_move_onto_another(house: House, table: list[Player], mira: Player) -> None:
    await house.person("Dmitri", "table-two").slash("game new", game="container")
    there = house.sandbox.channel("table-two")
    refused = await mira.slash("mod move", to=there, why=WHY)
    assert refused.text == f"<#{there.id}> already has a table. Choose another channel."


async def test_a_role_can_be_given_the_right_and_cannot_hand_it_on(
    house: House, table: list[Player], mira: Player
) -> None:
    sam, guild = house.person("Sam"), house.sandbox.world.guild(GUILD_ID)
    assert "Only moderators" in (await sam.slash("mod pause", why=WHY)).text
    chosen = await mira.slash("mod role", role=PLAYERS_ID, why="more eyes")
    assert not chosen.ephemeral
    guild.members[sam.id].role_ids.append(PLAYERS_ID)
    assert (await sam.slash("mod pause", why=WHY)).text == "Done, and announced at the table."
    refused = await sam.slash("mod role", why=WHY)
    assert refused.text == "Only members with Manage Server can choose that role."


async def test_a_reason_can_neither_ping_nor_dress_up(
    house: House, table: list[Player], mira: Player
) -> None:
    await mira.slash("mod pause", why="@everyone **Dockside**: # you win")
    await house.settled()
    told = next(seen for seen in reversed(table[0].messages()) if "paused" in seen.text)
    assert told.mentions == []
    assert "**Dockside**" not in told.text
    assert "@everyone" not in told.text


async def test_early_counting_is_verified_by_the_file_that_everybody_gets(
    house: House, table: list[Player], mira: Player, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """With moves taken back, moves made for somebody, and the host's own word at the end."""
    await moves(house, 3)
    points = await mira.autocomplete("mod rewind", focus="to")
    await agreed(mira, await mira.slash("mod rewind", to=points[0]["value"], why=WHY))
    seat = (await now(house)).waiting[0] + 1
    await mira.slash("mod play-for", seat=str(seat), why=WHY)
    await mira.slash("mod kick", seat="3", why=WHY)
    await agreed(mira, await mira.slash("mod end", how="score", why=WHY))
    assert (await now(house)).record.status == "over"
    result = next(seen for seen in reversed(table[0].messages()) if seen.attachments)
    file = tmp_path_factory.mktemp("export") / "game.json"
    file.write_bytes(next(a.upload.data for a in result.attachments if a.upload.filename.endswith(".json")))
    assert games_main(["replay", str(file)]) == 0
    assert await house.bot.host.database.read(lambda connection: list(check(connection))) == []


async def test_no_log_line_and_nothing_a_moderator_gets_holds_a_secret(
    house: House, table: list[Player], mira: Player, caplog: pytest.LogCaptureFixture
) -> None:
    """The seed stands for every secret: whoever has it knows all that is drawn."""
    caplog.set_level(logging.DEBUG, logger="bot")
    caplog.set_level(logging.DEBUG, logger="storage")
    seen = await now(house)
    seed = json.loads(seen.record.deal)["seed"]
    answers = [
        await mira.slash("mod play-for", seat="1", why=WHY),
        await mira.slash("mod pause", why=WHY),
        await mira.slash("mod resume", why=WHY),
        await mira.slash("mod log"),
        await mira.slash("mod export", why=WHY),
        await mira.slash("mod kick", seat="2", why=WHY),
        await mira.slash("mod reset", to="lobby", why=WHY),
    ]
    files = [a.upload.data.decode() for answer in answers for a in answer.message.attachments]
    assert len(files) == 1
    exported = json.loads(files[0])
    assert exported["seed"] is None
    assert "entries" not in exported
    assert "digest" not in exported
    everything = "\n".join([*(answer.text for answer in answers), *files, caplog.text, channel_text(mira)])
    assert seed not in everything
    told = [line for person in table for line in await told_alone(house, person)]
    assert told
    assert [line for line in told if line in everything] == []


async def told_alone(house: House, person: Player) -> list[str]:
    """What this player's secrets read like, line by line, as far as nobody else sees the same."""
    own, public = await look(house.host, 1, int(person.id)), await look(house.host, 1)
    assert public.scene is not None
    open_ = write_scene(public.scene, public.words("en"), 100_000)
    lines = write_panels(own.secrets, own.words("en"), 100_000).splitlines()
    return [line for line in lines if len(line) > 8 and line not in open_]
