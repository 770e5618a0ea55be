"""From opening a table to the first moves."""

from __future__ import annotations

from tests.play.house import House


async def test_three_people_open_a_table_join_and_start(house: House) -> None:
    anna, boris, clara = house.people(3)
    await anna.slash("game new", game="container")
    lobby = await anna.sees("sit at the table")
    await boris.press(lobby, "Join")
    await clara.slash("game join")
    await house.settled()
    print(lobby.text)
    answer = await anna.slash("game start")
    print(answer.text)
    await house.settled()
    for seen in anna.messages():
        print("---", seen.id, seen.buttons)
        print(seen.text)
    table = anna.messages()[-1]
    for who in (anna, boris, clara):
        answer = await who.press([m for m in who.messages() if "My moves" in m.buttons][-1], "My moves")
        print("=====", who.name, answer.message.buttons, answer.message.greyed)
        print(answer.text)
        for dm in who.dms():
            print("DM", dm.text)
