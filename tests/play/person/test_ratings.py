"""/stats, /leaderboard and what a game has changed, by people who see it; nothing of a game that runs."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.render.studio import Studio
from bot.sandbox import Player
from bot.sandbox.world.opening import GUILD_ID
from games import GAMES
from games.kernel.hosting import deal
from storage.seats import Player as Sitter
from tests.play.games.test_the_end import finish
from tests.play.guests import open_table, result_of
from tests.play.house import House, fast_forward
from tests.storage.rated import CLUB, finished

WHY = "somebody was ill"


async def played(
    house: House,
    people: Sequence[Player],
    scores: Sequence[int],
    key: str = "container",
    bots: int = 0,
    **chosen: object,
) -> int:
    """A game that has ended, of these people and some bots."""
    game, sitting = GAMES[key], [Sitter(int(one.id), one.name) for one in people] + [CLUB] * bots
    dealt = deal(game, len(sitting), "seed", game.Options(**chosen))
    return await house.bot.host.database.write(
        lambda connection: finished(connection, sitting, scores, dealt=dealt, guild=int(GUILD_ID))
    )


async def test_one_reads_what_became_of_ones_own_games(house: House) -> None:
    anna, boris, clara = house.people(3)
    await played(house, (anna, boris, clara), (90, 70, 50))
    await played(house, (anna, boris), (40, 60, 30), bots=1)
    await played(house, (anna, boris), (8, 9), "cargo_noir")
    answer = await anna.slash("stats")
    assert answer.ephemeral
    assert answer.text.splitlines()[:3] == [
        "### Anna",
        "**3** finished games · **1** win · **1** with bots",
        "Plays most: Container",
    ]
    assert "1st × 1, 2nd × 1 · best 90" in answer.text
    assert "few games**\n2nd × 1 · best 8" in answer.text
    assert "Finished ahead of: Boris 1 of 3, Clara 1 of 1" in answer.text


async def test_one_reads_of_others_what_they_played_on_this_server(house: House) -> None:
    anna, boris, clara = house.people(3)
    await played(house, (anna, boris), (1, 2), "cargo_noir")
    answer = await clara.slash("stats", player=boris.id)
    assert "**1** finished game · **1** win · all against people" in answer.text
    assert answer.text.endswith("-# Games on this server. The rating counts games everywhere.")


async def test_who_leads_is_told_for_each_game_and_variant(house: House) -> None:
    anna, boris, _ = people = house.people(3)
    for _ in range(12):
        await played(house, people, (3, 2, 1))
    await played(house, people, (1, 2, 3), investment_bank=False)
    answer = await anna.slash("leaderboard")
    lines = answer.text.splitlines()
    assert [line.split(" · ")[0] for line in lines[1:5]] == [
        "**Container**",
        "**1.** Anna",
        "**2.** Boris",
        "**3.** Clara",
    ]
    assert lines[5] == "**Container · Investment Bank: off**"
    assert lines[6].startswith("- Clara · ~1,")
    assert (await boris.slash("leaderboard", game="economicus")).text == (
        "На этом сервере пока никто не доиграл: Экономикус."
    )


async def test_lists_and_ratings_come_as_pictures_with_words_for_whoever_cannot_see_them(
    house: House,
) -> None:
    anna, boris = house.people(2)
    await played(house, (anna, boris), (1, 2), "cargo_noir")
    house.bot.services.pictures.studio = studio = Studio()
    try:
        for command, told in (("stats", "Cargo Noir: 1,500 → 1,"), ("leaderboard", "Boris")):
            answer = await anna.slash(command)
            await house.settled()
            (picture,) = answer.message.attachments
            assert told in picture.payload()["description"]
    finally:
        studio.close()


async def test_whoever_hides_is_in_no_list_and_sees_their_own_results(house: House) -> None:
    anna, boris = house.people(2)
    await played(house, (anna, boris), (1, 2), "cargo_noir")
    told = await boris.slash("settings results", who="me")
    assert told.text.startswith("Вас больше нет в `/рейтинг`")
    assert "Boris" not in (await anna.slash("leaderboard")).text
    assert "Boris" not in (await anna.slash("stats")).text
    assert (await anna.slash("stats", player=boris.id)).text == "Boris keeps their results to themselves."
    assert "Сыграно: **1**" in (await boris.slash("stats")).text
    assert "скрыты" in (await boris.slash("settings show")).text
    await boris.slash("settings results", who="everybody")
    assert "Boris" in (await anna.slash("leaderboard")).text


@pytest.mark.parametrize("command", ["stats", "leaderboard"])
async def test_where_nobody_has_finished_a_game_one_sentence_says_so(house: House, command: str) -> None:
    answer = await house.person("Anna").slash(command)
    assert answer.text.endswith("`/start` gets you to one.")
    assert answer.text.count("\n") == 0


async def test_of_those_who_are_no_players_here_one_sentence_is_said(house: House) -> None:
    anna, boris = house.people(2)
    me = str(house.bot.user.id) if house.bot.user else ""
    assert (await anna.slash("stats", player=me)).text.endswith("1,500 (club player) and 1,650 (expert).")
    assert (
        await anna.slash("stats", player=boris.id)
    ).text == "Boris hasn’t finished a game on this server yet."
    left = house.sandbox.world.add_user("lena", "Lena")
    refused = await anna.slash("stats", player=left.id)
    assert refused.text == "Lena isn’t a member of this server, so I can’t show their games."


async def test_the_result_names_what_became_of_the_ratings(house: House) -> None:
    anna, boris, _ = people = house.people(3)
    await boris.slash("settings results", who="me")
    await open_table(house, people, "container")
    await finish(house, 1)
    result = result_of(anna)
    assert result is not None
    changed = [line for line in result.text.splitlines() if " · ~1," in line]
    assert len(changed) == 2, "not of whoever hides"
    assert any("(+" in line for line in changed) or any("(−" in line for line in changed)
    assert not any("Boris" in line for line in changed)
    assert changed[0] in (await anna.slash("score")).text


async def test_nothing_of_a_game_that_runs_is_in_stats_or_lists(house: House) -> None:
    anna, _, clara = people = house.people(3)
    await played(house, people, (3, 2, 1))
    before = [(await clara.slash("stats", player=anna.id)).text, (await clara.slash("leaderboard")).text]
    await open_table(house, people, "container")
    await fast_forward(house)
    assert [
        (await clara.slash("stats", player=anna.id)).text,
        (await clara.slash("leaderboard")).text,
    ] == before


async def test_a_moderator_takes_a_finished_game_out_of_the_ratings(house: House) -> None:
    mira, (anna, *_) = house.person("Mira"), (people := house.people(3))
    await open_table(house, people, "container")
    refused = await mira.slash("mod uncount", why=WHY)
    assert refused.text.startswith("В этом канале нет доигранных игр")
    await finish(house, 1)
    assert "1** finished game" in (await anna.slash("stats")).text
    assert (await anna.slash("mod uncount", why=WHY)).text.startswith("Only moderators")
    assert (await mira.slash("mod uncount", why=WHY)).text == "Готово, за столом об этом объявлено."
    await house.settled()
    assert (
        "the last game no longer counts for ratings.\n-# Reason: somebody was ill" in anna.messages()[-1].text
    )
    assert (await anna.slash("stats")).text.startswith("You haven’t finished a game yet.")
    assert (await mira.slash("mod uncount", why=WHY)).text == refused.text
