"""A league from the first word to the winner, by people who see it in the local Discord."""

from __future__ import annotations

from random import Random

from tests.play.house import House
from tests.play.league.circle import allow_threads, circle, open_league, play_round, tick


async def test_a_league_is_played_to_its_winner(house: House) -> None:
    house.key = "economicus"
    allow_threads(house.sandbox)
    people = circle(house.sandbox, 6)
    mira = await open_league(house, people)
    await mira.slash("league start")
    for _ in range(2):
        await play_round(house, people, Random(1))
    said = [seen.text for seen in mira.messages()]
    assert said[-1].startswith("### **")
    assert "league 1 with" in said[-1].splitlines()[0]
    assert len(said[-1].splitlines()) == 1 + 6
    shown = next(text for text in said if text.startswith("### League 1 · Economicus"))
    assert "2 of 2 rounds played" in shown, "it is shown where it was shown before"
    told = [
        seen.text for seen in people[0].messages() if seen.text.startswith("Round 1 is over.\nRound 2 of 2")
    ]
    assert len(told) == 1
    log = (await mira.slash("mod log")).text
    assert "league 1 begins." in log
    assert "league 1 is open." in log
    await tick(house)
    assert [seen.text for seen in people[0].messages()][-1] == said[-1], "nothing more comes of it"
