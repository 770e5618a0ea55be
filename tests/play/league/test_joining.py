"""Who can join a league: those who see where it is announced and played."""

from __future__ import annotations

from bot.sandbox import Overwrite, Permission, Player
from tests.play.house import House
from tests.play.league.circle import circle, open_league


async def hidden_from(house: House, somebody: Player, *people: Player) -> Player:
    """A league whose channel somebody does not see; return its moderator."""
    mira = await open_league(house, people)
    house.sandbox.world.overwrite(
        people[0].place, Overwrite(somebody.user.id, is_member=True, deny=Permission.VIEW_CHANNEL)
    )
    return mira


async def test_who_does_not_see_its_channel_cannot_join(house: House) -> None:
    anna, boris, clara = circle(house.sandbox, 3)
    mira = await hidden_from(house, clara, anna, boris)
    answer = await clara.at("table-two").slash("league join")
    place = f"<#{anna.place.id}>"
    assert (
        answer.text
        == f"You can’t see this league’s channel, {place}. Ask a moderator to let you in, then join."
    )
    clara.speaks("ru")
    answer = await clara.at("table-two").slash("league join")
    assert answer.text.startswith(f"Вам не виден канал этой лиги: {place}.")
    assert len((await house.host.leagues.find(1)).active) == 2
    answer = await mira.slash("league replace", player=anna.id, by=clara.id, why="ill")
    assert answer.text == f"Clara can’t see the league’s channel, {place}. Let them in first."
    assert len((await house.host.leagues.find(1)).active) == 2


async def test_who_sees_it_joins_from_wherever_they_are(house: House) -> None:
    anna, boris, clara = circle(house.sandbox, 3)
    await open_league(house, [anna, boris])
    answer = await clara.at("table-two").slash("league join")
    assert answer.text.startswith("You’re in league 1.")
