"""Buttons, selects, forms and Components V2, through the real discord.py."""

from __future__ import annotations

import aiohttp
import pytest

from bot.sandbox import NotPossible, Player, Sandbox
from bot.sandbox.wire.files import Upload
from tests.sandbox.echo import PNG

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_button_changes_its_own_message(anna: Player, boris: Player) -> None:
    counter = await anna.slash("count")
    answer = await boris.press(counter, "Count 0")
    assert (answer.message.id, answer.text) == (counter.message.id, "Counted 1")
    assert counter.message.buttons == ["Count 1"]


async def test_a_nod_can_be_followed_by_an_edit(anna: Player) -> None:
    desk = await anna.slash("desk")
    await anna.press(desk, "Nod")
    assert (await anna.sees("Nodded")).id == desk.message.id


async def test_a_disabled_button_cannot_be_pressed(anna: Player) -> None:
    desk = await anna.slash("desk")
    assert desk.message.greyed == ["Never"]
    with pytest.raises(NotPossible, match="can’t be used"):
        await anna.press(desk, "Never")


async def test_a_button_that_is_not_there_is_named_with_those_that_are(anna: Player) -> None:
    counter = await anna.slash("count")
    with pytest.raises(NotPossible, match=r"no control “Stop” here, only: “Count 0”\."):
        await anna.press(counter, "Stop")


async def test_a_select_takes_what_it_offers_and_no_more_than_it_wants(anna: Player) -> None:
    desk = await anna.slash("desk")
    assert (await anna.choose(desk, "Pick", ["a", "c"])).text == "Picked a, c"
    with pytest.raises(NotPossible, match="Choose 1 to 2 here, not 3"):
        await anna.choose(desk, "Pick", ["a", "b", "c"])
    with pytest.raises(NotPossible, match="“z” is not on offer here"):
        await anna.choose(desk, "desk:pick", ["z"])


async def test_a_select_of_people_names_people(anna: Player, boris: Player) -> None:
    desk = await anna.slash("desk")
    assert (await anna.choose(desk, "Who", [boris])).text == "Chose boris"


async def test_a_form_with_text_radio_checkboxes_and_people_comes_back_filled_in(
    anna: Player, boris: Player
) -> None:
    desk = await anna.slash("desk")
    opened = await anna.press(desk, "Order")
    assert opened.form.title == "Your order"
    assert opened.form.labels == ["Name", "Drink", "Extras", "For"]
    answer = await anna.submit(opened, {"Name": "Ann", "Drink": "tea", "Extras": ["a", "c"], "For": [boris]})
    assert answer.text == "Ann tea ['a', 'c'] ['boris']"


async def test_a_form_opened_by_a_button_can_change_the_message_of_the_button(anna: Player) -> None:
    desk = await anna.slash("desk")
    slip = await anna.press(desk, "Slip")
    answer = await anna.submit(slip, {"Words": "", "Colour": ["Blue"], "Agreed": True})
    assert (answer.message.id, answer.text) == (desk.message.id, "'' ['Blue'] True")


async def test_a_form_is_checked_before_the_bot_sees_it(anna: Player) -> None:
    order = await anna.press(await anna.slash("desk"), "Order")
    complete = {"Name": "Ann", "Drink": "tea", "For": [anna]}
    with pytest.raises(NotPossible, match="Write 1 to 10 characters"):
        await anna.submit(order, {**complete, "Name": "x" * 11})
    with pytest.raises(NotPossible, match="Choose one of the answers"):
        await anna.submit(order, {"Name": "Ann", "For": [anna]})
    with pytest.raises(NotPossible, match="“beer” is not on offer"):
        await anna.submit(order, {**complete, "Drink": "beer"})
    with pytest.raises(NotPossible, match="Choose 1 to 1 here, not 0"):
        await anna.submit(order, {**complete, "For": []})


async def test_a_form_belongs_to_the_one_it_was_opened_for(anna: Player, boris: Player) -> None:
    slip = await anna.press(await anna.slash("desk"), "Slip")
    with pytest.raises(NotPossible, match="That form isn’t open"):
        await boris.submit(slip, {"Colour": ["Red"]})


async def test_buttons_on_an_ephemeral_message_are_for_the_one_who_sees_it(
    anna: Player, boris: Player
) -> None:
    desk = await anna.slash("desk")
    chosen = await anna.choose(desk, "Who", [boris])
    with pytest.raises(NotPossible, match="Boris can’t see that message"):
        await boris._finished(boris.start_press(chosen.message.message, "any"))


async def test_a_file_can_be_an_option_or_the_answer_in_a_form(anna: Player) -> None:
    paper = Upload("0", "a.txt", "text/plain", b"words")
    copy = await anna.slash("papers", paper=paper)
    assert (copy.text, copy.message.attachments[0].upload.data) == ("words", b"words")
    assert copy.message.message.components[1] | {"file": {}, "id": 0} == {
        "type": 13, "id": 0, "file": {}, "name": "copy.txt", "size": 5, "spoiler": False,
    }  # fmt: skip
    asked = await anna.slash("papers")
    other = Upload("1", "b.txt", "text/plain", b"more")
    assert (await anna.submit(asked, {"Files": [paper, other]})).text == "a.txt: words; b.txt: more"
    with pytest.raises(NotPossible, match="Attach 1 to 2 files here, not 3"):
        await anna.submit(asked, {"Files": [paper] * 3})


async def test_an_embed_shows_the_picture_that_came_along(anna: Player) -> None:
    poster = await anna.slash("poster")
    assert poster.text == "Poster\nOn the wall\nSize\nA0\nPrinted here"
    assert poster.message.message.embeds[0]["image"]["url"] == poster.message.attachments[0].url


async def test_components_v2_with_a_picture_and_its_alt_text(sandbox: Sandbox, anna: Player) -> None:
    board = await anna.slash("board")
    assert board.text == "## The board\nA line"
    picture = board.message.attachments[0]
    assert picture.description == "A board of 64 by 32"
    gallery = board.message.message.components[0]["components"][3]["items"][0]
    assert (gallery["media"]["url"], gallery["media"]["width"]) == (picture.url, 64)
    async with aiohttp.ClientSession() as session, session.get(picture.url) as response:
        assert (response.status, await response.read()) == (200, PNG)


async def test_a_button_inside_a_v2_section_can_be_pressed(anna: Player) -> None:
    board = await anna.slash("board")
    await anna.press(board, "Count 0")
    assert board.message.buttons == ["Count 1", "Pass"]
    assert board.message.attachments[0].upload.filename == "board.png"
