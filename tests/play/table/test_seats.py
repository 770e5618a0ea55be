"""Stand-ins and substitutes, through the real client in the strict local Discord."""

from __future__ import annotations

import logging
from random import Random

import pytest

from bot.perspective import look
from bot.sandbox import Player, Seen
from bot.words.names import name_of
from games import GAMES
from tests.play.guests import Toucher, Typist, open_table, play_out, result_of, usable
from tests.play.house import House, fast_forward
from tests.play.moves.test_auctions import bid_by_touch, bidders, question
from tests.play.moves.test_clicks import panel_of


async def lobby_of(house: House, game: str = "container") -> Seen:
    anna, boris = house.people(2)
    await anna.slash("game new", game=game)
    await boris.slash("game join")
    await house.settled()
    return anna.messages()[-1]


# ── Stand-ins from the start ──


async def test_stand_ins_fill_the_lobby_by_button_and_by_command(house: House) -> None:
    lobby = await lobby_of(house)
    anna = house.person("Anna")
    assert "Start" in lobby.greyed
    await anna.press(lobby, "Add a bot")
    assert "🟡 **Bot Gull**" in lobby.text
    assert "Start" not in lobby.greyed
    answer = await anna.slash("game bot", change="add")
    assert answer.text == "A bot joins: 4 of 3–5 players."
    await house.settled()
    assert "🟢 **Bot Heron**" in lobby.text
    await anna.press(lobby, "Remove a bot")
    assert "Heron" not in lobby.text


async def test_a_stand_in_has_a_russian_name_in_a_russian_channel(house: House) -> None:
    lobby = await lobby_of(house)
    await house.person("Anna").press(lobby, "Add a bot")
    await house.person("Anna").slash("game language", language="ru")
    await house.settled()
    assert "**Бот Чайка**" in lobby.text


async def test_a_person_finds_a_seat_at_a_table_full_of_stand_ins(house: House) -> None:
    lobby = await lobby_of(house)
    for _ in range(3):
        await house.person("Anna").press(lobby, "Add a bot")
    assert "Add a bot" in lobby.greyed
    await house.person("Clara").press(lobby, "Join")
    assert "**Clara**" in lobby.text
    assert "Pelican" not in lobby.text


@pytest.mark.parametrize("key", list(GAMES))
async def test_two_people_play_a_whole_game_with_stand_ins(
    house: House, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = await lobby_of(house, key)
    house.key = key
    anna, boris = house.people(2)
    count = GAMES[key].seats[-1] if key != "economicus" else 4
    for _ in range(count - 2):
        await anna.press(lobby, "Add a bot")
    dice = Random(f"stand-ins/{key}")
    guests = [Toucher(house, anna, dice, whims=0.0), Typist(house, boris, dice, whims=0.0)]
    with caplog.at_level(logging.WARNING):
        await anna.press(lobby, "Start")
        await house.settled()
        await house.restart()
        await play_out(house, guests, dice)
    assert [record.getMessage() for record in caplog.records if record.name.startswith("bot.")] == []
    result = result_of(anna)
    assert result is not None
    assert "**Bot Gull**" in result.text
    await boris.press(result, "Play again")
    await house.settled()
    assert "**Bot Gull**" in boris.messages()[-1].text or "**Bot Gull**" in boris.messages()[-2].text


async def test_what_stand_ins_do_at_once_is_told_to_whoever_moved_before_them(house: House) -> None:
    anna = house.person("Anna")
    await anna.slash("game new", game="economicus")
    await house.settled()
    await anna.press(anna.messages()[-1], "Add a bot")
    await anna.slash("game start")
    await house.settled()
    answer = await anna.slash("economicus place", industry=4)
    assert "**Anna** places a company in 4" in answer.text
    assert answer.text.index("**Anna** places") < answer.text.index("**Bot Gull** places")


# ── Substitutes ──


@pytest.fixture
async def auction(house: House) -> tuple[int, Player]:
    """A sealed auction in Container, and one who has been asked."""
    await open_table(house, house.people(4), "container")
    game = await fast_forward(house)
    return game, (await bidders(house, game))[0]


def offer_of(person: Player) -> Seen:
    return next(seen for seen in reversed(person.messages()) if "Take the seat" in seen.buttons)


async def test_a_substitute_takes_over_in_the_middle_of_a_sealed_auction(
    house: House, auction: tuple[int, Player]
) -> None:
    game, old = auction
    await bid_by_touch(old, question(old), 1)
    await house.restart()
    before = await look(house.bot.host, game, int(old.id))
    answer = await old.slash("seat offer")
    assert answer.ephemeral
    await house.settled()
    await house.restart()
    sam = house.person("Sam")
    taken = await sam.press(offer_of(sam), "Take the seat")
    assert "**Sam**" in taken.text
    assert "Take the seat" not in taken.message.buttons
    await house.settled()
    own = await look(house.bot.host, game, int(sam.id))
    assert own.view == before.view, "with all that the seat knows"
    words = own.words("en")
    await sam.in_dm().sees(words(own.secrets[0].title).replace("**", ""))
    assert any(seen.ephemeral and "The seat is yours." in seen.text for seen in sam.messages())
    await house.restart()
    assert own.seat not in (await look(house.bot.host, game)).waiting, "the bid that was locked counts"


async def test_the_old_owner_is_told_kindly_and_sees_nothing_any_more(
    house: House, auction: tuple[int, Player]
) -> None:
    game, old = auction
    by_dm, panel = question(old), await panel_of(old)
    seat = (await look(house.bot.host, game, int(old.id))).seat
    await old.slash("seat offer")
    await house.settled()
    sam = house.person("Sam")
    await sam.press(offer_of(sam), "Take the seat")
    await house.settled()
    told = old.dms()[-1].text
    assert "**Sam**" in told
    assert "Thanks for playing" in told or "Спасибо за игру" in told
    count = len(old.dms())
    for old_message in (by_dm, panel):
        answer = await old.press(old_message, usable(old_message)[0]["custom_id"])
        assert "**Sam**" in answer.text
        assert "plays this seat now" in answer.text or "На этом месте теперь играет" in answer.text
    hand = await old.slash("hand")
    assert hand.text.startswith(("You’re not in this game", "Вы не играете за этим столом."))
    await bid_by_touch(sam, question(sam), 1)
    await house.settled()
    assert len(old.dms()) == count + 1, "only the answer to the press"
    assert seat not in (await look(house.bot.host, game)).waiting


async def test_leaving_asks_first_and_then_a_stand_in_plays_at_once(
    house: House, auction: tuple[int, Player]
) -> None:
    game, old = auction
    seat = (await look(house.bot.host, game, int(old.id))).seat
    assert seat is not None
    sure = await old.slash("seat offer", **{"until-then": "stand-in"})
    assert seat in (await look(house.bot.host, game)).waiting, "nothing has happened yet"
    await old.press(sure, usable(sure.message)[0]["custom_id"])
    await house.settled()
    seen = await look(house.bot.host, game)
    assert name_of(seen.players[seat], "en") == "Bot Gull"
    assert seat not in seen.waiting
    await house.restart()
    sam = house.person("Sam")
    assert "Bot Gull" in offer_of(sam).text
    choices = await sam.autocomplete("seat take", focus="seat")
    assert [choice["value"] for choice in choices] == [str(seat + 1)]
    taken = await sam.slash("seat take", seat=str(seat + 1))
    assert "The seat is yours." in taken.text
    assert (await look(house.bot.host, game)).players[seat].user == int(sam.id)


async def test_a_second_taker_is_told_what_is_free(house: House, auction: tuple[int, Player]) -> None:
    _, old = auction
    await old.slash("seat offer")
    await house.settled()
    sam, eva = house.person("Sam"), house.person("Eva")
    offer = offer_of(sam)
    button = usable(offer)[0]["custom_id"]
    late = eva.start_press(offer.message, button)
    early = sam.start_press(offer.message, button)
    await sam.answered(early)
    await eva.answered(late)
    await house.settled()
    told = [seen.text for person in (sam, eva) for seen in person.at("table-one").ephemerals()]
    assert sum("No seat is free at this table." in text for text in told) == 1


async def test_an_offer_that_was_taken_back_loses_its_button(
    house: House, auction: tuple[int, Player]
) -> None:
    _, old = auction
    await old.slash("seat offer")
    await house.settled()
    offer = offer_of(house.person("Sam"))
    await house.restart()
    await old.slash("seat keep")
    await house.settled()
    assert (offer.text, offer.buttons) == (f"🔵 Seat 1 is taken: **{old.name}** plays there.", [])


async def test_an_offer_that_was_taken_up_elsewhere_loses_its_button_in_russian_too(
    house: House, auction: tuple[int, Player]
) -> None:
    _, old = auction
    await old.slash("game language", language="ru")
    await old.slash("seat offer")
    await house.settled()
    sam = house.person("Sam")
    offer = next(seen for seen in reversed(sam.messages()) if "Занять место" in seen.buttons)
    await sam.slash("seat take")
    await house.settled()
    assert (offer.text, offer.buttons) == ("🔵 Место 1 занято: там играет **Sam**.", [])


async def test_an_offer_ends_with_the_game_wherever_the_table_has_gone(
    house: House, auction: tuple[int, Player]
) -> None:
    _, old = auction
    await old.slash("seat offer")
    await house.settled()
    sam, mira = house.person("Sam"), house.person("Mira")
    offer = offer_of(sam)
    await mira.slash("mod move", to=house.sandbox.channel("table-two"), why="more room")
    await house.settled()
    assert offer.buttons == ["Take the seat"], "it is still on offer"
    sure = await mira.at("table-two").slash("mod end", how="void", why="all have gone")
    await mira.at("table-two").press(sure, usable(sure.message)[0]["custom_id"])
    await house.settled()
    assert (offer.text, offer.buttons) == ("🔵 Seat 1 is no longer free: the game is over.", [])


async def test_whoever_presses_too_late_is_told_and_the_offer_is_put_right(
    house: House, auction: tuple[int, Player]
) -> None:
    game, old = auction
    await old.slash("seat offer")
    await house.settled()
    sam = house.person("Sam")
    offer = offer_of(sam)
    await house.bot.host.seats.keep(game, int(old.id))  # nobody has shown it yet
    await sam.press(offer, "Take the seat")
    told = await sam.sees("No seat is free at this table.")
    assert told.ephemeral
    assert (offer.text, offer.buttons) == (f"🔵 Seat 1 is taken: **{old.name}** plays there.", [])


async def test_a_seat_that_does_not_exist_is_refused(house: House, auction: tuple[int, Player]) -> None:
    answer = await house.person("Sam").slash("seat take", seat="fourteen")
    assert answer.text == "A seat is a number from 1 to 4. Choose one from the list."


async def test_whoever_has_left_the_server_is_no_trouble(house: House, auction: tuple[int, Player]) -> None:
    """No DM reaches them; the game goes on, and the seat waits."""
    game, old = auction
    old.close_dms()
    others = (await bidders(house, game))[1:]
    for person in others:
        await bid_by_touch(person, question(person), 1)
    await house.settled()
    seen = await look(house.bot.host, game, int(old.id))
    assert seen.waiting == (seen.seat,)
    await bid_by_touch(old, await panel_of(old), 1)
    assert (await look(house.bot.host, game)).waiting != (seen.seat,), "and is theirs when they are back"
