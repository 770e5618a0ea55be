"""What is mostly done with a button, by slash command: nobody needs a button for anything."""

from __future__ import annotations

import pytest

from bot.perspective import look
from bot.sandbox import Player, Seen
from tests.play.games.test_the_end import result
from tests.play.guests import is_table
from tests.play.house import House
from tests.play.moves.test_clicks import loans, table
from tests.play.moves.test_undo import borrow, request_seen_by, verbs

__all__ = ["result", "table"]  # fixtures


@pytest.fixture
async def request_(house: House, table: list[Player]) -> Seen:
    """The first player has asked the others, after one of them has moved too."""
    mover, other, third = table
    await borrow(mover)
    await borrow(other)
    await mover.slash("undo", how="ask")
    await house.settled()
    return request_seen_by(third)


async def test_the_others_agree_one_after_another(house: House, table: list[Player], request_: Seen) -> None:
    mover, other, third = table
    assert (await other.slash("undo", how="agree")).text in ("You agree.", "Вы согласны.")
    await house.sandbox.until(lambda: f"Agreed: **{other.name}**" in request_.text)
    await third.slash("undo", how="agree")
    await house.settled()
    assert await loans(house, mover) == 0
    assert (request_.text, verbs(request_)) == ("Agreed: the move is undone.", [])


async def test_one_lets_it_stand(house: House, table: list[Player], request_: Seen) -> None:
    mover, _, third = table
    await third.slash("undo", how="decline")
    await house.settled()
    assert await loans(house, mover) == 1
    assert (request_.text, verbs(request_)) == ("The move stands.", [])


async def test_without_a_request_there_is_nothing_to_answer(house: House, table: list[Player]) -> None:
    answer = await house.person("Anna").slash("undo", how="agree")
    assert answer.text == "Nobody here is asking to undo a move."


async def test_the_same_game_once_more(house: House, result: Seen) -> None:
    before = await look(house.bot.host, 1)
    await house.person("Clara").slash("game again")
    after = await look(house.bot.host, 2)
    assert after.record.status == "lobby"
    assert {player.user for player in after.players} == {player.user for player in before.players}


async def test_the_table_comes_to_the_end_of_a_channel_in_which_people_talk(
    house: House, table: list[Player]
) -> None:
    for word in ("hello", "there"):
        house.person("Sam").say(word)
    told = await house.person("Anna").slash("table", **{"for": "channel"})
    assert told.text.startswith("The table is moving to the end of <#")
    sam = house.person("Sam")
    await house.sandbox.until(lambda: is_table(sam.messages()[-1]))
    await house.sandbox.until(lambda: sum(map(is_table, sam.messages())) == 1)
    assert sam.messages()[-1].mentions == []
    refused = await sam.slash("table", **{"for": "channel"})
    assert "You’re not in this game" in refused.text


async def test_one_area_of_the_board_close_up(house: House, table: list[Player]) -> None:
    anna = house.person("Anna")
    offered = await anna.autocomplete("table", focus="area", area="boris")
    assert offered
    assert all("Boris" in choice["name"] for choice in offered)
    by_key = await anna.slash("table", area=offered[0]["value"])
    by_name = await anna.slash("table", area=offered[0]["name"].upper())
    assert by_key.text == by_name.text
    assert "Boris" in by_key.text
    assert "Clara" not in by_key.text
    nothing = await anna.slash("table", area="the moon")
    assert nothing.text == "That part of the table is gone. Choose another."
