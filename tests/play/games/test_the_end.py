"""The end: standings and breakdown, open secrets, proof of the shuffles, the game as a file, a rematch."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from bot.perspective import look
from bot.sandbox import Player, Seen
from games.kernel import Pick
from games.kernel.hosting import commitment
from tests.play.guests import open_table, result_of
from tests.play.house import House

Course = list[tuple[int, Pick]]
_course: Course = []  # of the game below, whose cards are the same each time


@pytest.fixture
async def result(house: House) -> Seen:
    """A finished game of Container by three, played without Discord."""
    await open_table(house, house.people(3), "container")
    if not _course:
        await finish(house, 1, _course)
    else:
        await play_again(house, 1, _course)
    found = result_of(house.person("Sam"))
    assert found is not None
    return found


async def finish(house: House, game: int, course: Course | None = None) -> None:
    """Sensible play to the end. `course`: where it is noted."""
    dice = Random(5)
    while (seen := await look(house.bot.host, game)).running:
        user = seen.players[seen.waiting[0]].user
        assert user is not None
        own = await look(house.bot.host, game, user)
        assert own.prompt is not None
        pick = own.game.policy(own.view, own.prompt, dice)
        await house.bot.host.play.act(game, user, pick.kind, pick.values, None)
        if course is not None:
            course.append((user, pick))
    house.bot.outbox.wake()
    await house.settled()


async def play_again(house: House, game: int, course: Course) -> None:
    """The same game, which nobody has to think about any more."""
    for user, pick in course:
        await house.bot.host.play.act(game, user, pick.kind, pick.values, None)
    house.bot.outbox.wake()
    await house.settled()


async def test_the_standings_say_who_won_and_how_it_came_about(house: House, result: Seen) -> None:
    seen = await look(house.bot.host, 1)
    assert seen.scores is not None
    words = seen.words("en")
    winner = seen.players[seen.ranking()[0][1]].name
    assert f"**{winner}** wins!" in result.text
    for score in seen.scores.values():
        assert f"**{score.total}**" in result.text
        for line in score.lines:
            told = f"{words(line.label)} {line.amount}"
            assert (told in result.text) == bool(line.amount), "what counts nothing is left out"


async def test_the_secrets_are_open_now(house: House, result: Seen) -> None:
    assert result.text.count("Value card") == 3


async def test_the_secrets_of_a_full_table_are_all_open(house: House) -> None:
    await open_table(house, house.people(5), "container")
    await finish(house, 1)
    found = result_of(house.person("Sam"))
    assert found is not None
    assert found.text.count("Value card") == 5


async def test_the_seed_is_published_and_fits_the_commitment_from_the_start(
    house: House, result: Seen
) -> None:
    seen = await look(house.bot.host, 1)
    assert seen.seed is not None
    assert seen.seed in result.text
    assert commitment(seen.seed) in result.text
    before = [message.text for message in house.person("Sam").messages() if message.id != result.id]
    assert not any(commitment(seen.seed) in text or seen.seed in text for text in before)


async def test_the_whole_game_is_attached(house: House, result: Seen) -> None:
    (file,) = result.attachments
    exported = json.loads(file.upload.data)
    assert exported["game"] == "container"
    assert len(exported["entries"]) > 50


async def test_the_table_is_quiet_afterwards(house: House, result: Seen) -> None:
    anna = house.person("Anna")
    assert (await anna.slash("container produce")).text == (
        "The game is over. Look at the result, or open a new table."
    )
    assert "wins!" in (await anna.slash("score")).text


@pytest.mark.parametrize("command", ["table", "hand", "log", "score", "chart"])
async def test_the_game_can_still_be_looked_at(house: House, result: Seen, command: str) -> None:
    answer = await house.person("Anna").slash(command)
    assert answer.text != "There’s no table in this channel. `/game new` opens one."
    assert len(answer.text) > 60


async def test_the_log_can_still_be_leafed_through(house: House, result: Seen) -> None:
    last = await house.person("Sam").slash("log")
    before = await house.person("Sam").press(last, "Earlier")
    assert re.search(r"Log, lines \d+–\d+ of \d+", before.text)


async def test_a_rematch_has_the_same_players_and_options(house: House, result: Seen) -> None:
    anna, clara = house.person("Anna"), house.person("Clara")
    await clara.press(result, "Play again")
    await house.settled()
    before, after = await look(house.bot.host, 1), await look(house.bot.host, 2)
    assert {player.user for player in after.players} == {player.user for player in before.players}
    assert after.options == before.options
    assert "1 of 3–5 players" in anna.messages()[-1].text
    assert anna.messages()[-1].text.count(" · invited") == 2
    for person in house.people(3):
        if person.name != "Clara":
            await person.press(result, "Play again")
    await house.settled()
    assert "3 of 3–5 players" in house.person("Sam").messages()[-1].text
    await clara.slash("game start")
    assert (await look(house.bot.host, 2)).running


async def test_whoever_sits_at_the_new_table_is_told_so_and_where(house: House, result: Seen) -> None:
    anna, clara = house.person("Anna"), house.person("Clara")
    await clara.press(result, "Play again")
    here = f"<#{house.sandbox.channel('table-one').id}>"
    for person in house.people(3):
        if person.name != "Clara":
            await person.slash("game join")
    seated = await anna.press(result, "Play again")
    assert seated.text == (
        f"You’re already at the table in {here}: 3 of 3–5 players. `/game start` starts the game."
    )
    await clara.slash("game start")
    anna.speaks("ru")
    playing = await anna.press(result, "Play again")
    assert playing.text == f"Вы уже играете в канале {here}."


async def test_whoever_got_up_from_the_new_table_may_join_it(house: House, result: Seen) -> None:
    anna, clara = house.person("Anna"), house.person("Clara")
    await clara.press(result, "Play again")
    await anna.slash("game leave")
    taken = await anna.press(result, "Play again")
    assert taken.text.startswith("This channel already has a table. Join it")


async def test_only_those_who_played_can_ask_for_a_rematch(house: House, result: Seen) -> None:
    sam: Player = house.person("Sam")
    answer = await sam.press(result, "Play again")
    assert answer.text.startswith("You weren’t in this game")


async def test_a_rematch_writes_nothing_but_invitations_before_its_cards_are_dealt(
    house: House, result: Seen
) -> None:
    everybody = house.people(3)
    before = [len(person.dms()) for person in everybody]
    await everybody[0].press(result, "Play again")
    await house.settled()
    invited = [now - then for now, then in zip(map(_letters, everybody), before, strict=True)]
    assert invited == [0, 1, 1]
    for person in everybody[1:]:
        await person.slash("game join")
    await everybody[0].slash("game start")
    await house.settled()
    dealt = [now - then for now, then in zip(map(_letters, everybody), before, strict=True)]
    assert dealt == [1, 2, 2]


def _letters(person: Player) -> int:
    return len(person.dms())


async def test_whoever_asks_for_a_rematch_behind_a_closed_door_is_told_what_to_do(
    house: House, result: Seen
) -> None:
    clara = house.person("Clara")
    clara.close_dms()
    await clara.slash("settings dms")
    await clara.press(result, "Play again")
    told = await clara.sees("I can’t send you direct messages.")
    assert told.ephemeral
    assert "Try again" in told.buttons
