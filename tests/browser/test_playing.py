"""A visitor's way through the page: who I am, commands, buttons, forms, messages for me alone."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import FilePayload, expect

from bot.sandbox import Sandbox
from tests.browser.conftest import Open
from tests.browser.tab import Tab

A_FILE = FilePayload(name="note.txt", mimeType="text/plain", buffer=b"written by hand")
pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_page_opens_in_the_first_channel_with_everybody_to_be(anna: Tab) -> None:
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("table-one")
    await expect(anna.page.locator("#people a")).to_have_text(
        [re.compile(name) for name in ("Anna", "Boris", "Clara", "Dmitri", "Eva", "Mira", "Sam")]
    )


async def test_another_player_is_one_press_away(anna: Tab) -> None:
    await anna.switch_to("Clara")
    await anna.say("Clara was here")
    await expect(await anna.has_message("Clara was here")).to_have_attribute(
        "aria-label", re.compile("^Clara,")
    )
    assert anna.page.url.endswith("#clara")


async def test_a_message_reaches_the_others(anna: Tab, open_as: Open) -> None:
    boris = await open_as("Boris")
    await anna.say("hello <b>all</b>, **friends**")
    heard = await boris.has_message("hello <b>all</b>, friends")
    await expect(heard.locator("strong")).to_have_text("friends")


async def test_words_typed_after_a_command_go_into_its_next_option(anna: Tab) -> None:
    keys = anna.page.keyboard
    await anna.begin("echo")
    await anna.option("text").fill("ho")
    await keys.press("Tab")
    await keys.type("3")
    await keys.press("Enter")
    await expect(anna.option("times")).to_have_value("3")
    await keys.press("Enter")
    await anna.has_message("ho ho ho")


async def test_a_slash_lists_the_commands_with_their_options(anna: Tab) -> None:
    await anna.page.get_by_role("button", name="Show the commands").click()
    entry = anna.suggestions.filter(has_text="/echo")
    await expect(entry).to_contain_text("Says it again")
    await expect(entry.locator(".argument")).to_have_text(["text", "times", "who"])


async def test_a_command_is_filled_in_by_keyboard_with_live_suggestions(anna: Tab) -> None:
    keys = anna.page.keyboard
    await anna.field.focus()
    await keys.type("/ea")
    await expect(anna.suggestions.first).to_contain_text("/eat")
    await keys.press("Enter")
    await keys.type("fruit 3")
    await expect(anna.suggestions.first).to_have_text("Fruit 3")
    await expect(anna.suggestions.nth(1)).to_have_text("Fruit 30")
    await keys.press("ArrowDown")
    await expect(anna.suggestions.nth(1)).to_have_attribute("aria-selected", "true")
    await keys.press("Enter")
    await keys.press("Enter")
    eaten = await anna.has_message("ate fruit 30")
    await expect(eaten).to_contain_text("Anna used /eat")


async def test_optional_options_are_offered_after_the_required_ones(anna: Tab) -> None:
    await anna.begin("echo")
    await anna.option("text").fill("ho")
    await anna.page.keyboard.press("Tab")
    await expect(anna.suggestions).to_have_text([re.compile("times"), re.compile("who")])
    await anna.suggestions.filter(has_text="times").click()
    await anna.option("times").fill("3")
    await anna.page.keyboard.press("Enter")
    await anna.has_message("ho ho ho")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [({}, "text is required."), ({"text": "hi", "times": "9"}, "times is at most 5.")],
)
async def test_a_command_that_cannot_be_sent_says_why(
    anna: Tab, given: dict[str, str], sentence: str
) -> None:
    await anna.begin("echo")
    for name, value in given.items():
        if not await anna.option(name).is_visible():
            await anna.suggestions.filter(has_text=name).click()
        await anna.option(name).fill(value)
        await anna.page.keyboard.press("Tab")
    await anna.page.get_by_role("button", name="Send").click()
    await expect(anna.refusal).to_have_text(sentence)
    await expect(anna.log.get_by_role("article")).to_have_count(0)


async def test_a_button_changes_its_message(anna: Tab) -> None:
    await anna.run("count")
    await anna.button("Count 0").click()
    await anna.has_message("Counted 1")
    await expect(anna.button("Count 1")).to_be_enabled()


async def test_the_keyboard_stays_at_the_button_it_pressed(anna: Tab) -> None:
    await anna.run("desk")
    await anna.button("Nod").focus()
    await anna.page.keyboard.press("Enter")
    await anna.has_message("Nodded")
    await expect(anna.button("Nod")).to_be_focused()


async def test_a_disabled_button_cannot_be_pressed(anna: Tab) -> None:
    await anna.run("desk")
    await expect(anna.button("Never")).to_be_disabled()


async def test_a_form_is_filled_in_and_sent(anna: Tab) -> None:
    await anna.run("desk")
    await anna.button("Order").click()
    await expect(anna.form.get_by_role("heading", name="Your order")).to_be_visible()
    await anna.form.get_by_role("textbox", name="Name").fill("Anna")
    await anna.form.get_by_role("radio", name="Tea").check()
    await anna.form.get_by_role("checkbox", name="b").check()
    await anna.form.get_by_role("button", name="For: Choose").click()
    await anna.form.get_by_role("option", name="Boris").click()
    await anna.form.get_by_role("button", name="Submit").click()
    await anna.has_message("Anna tea ['b'] ['boris']")
    await expect(anna.form).to_be_hidden()


async def test_an_empty_form_is_not_sent_and_says_what_is_missing(anna: Tab) -> None:
    await anna.run("desk")
    await anna.button("Order").click()
    await anna.form.get_by_role("button", name="Submit").click()
    await expect(anna.form.locator(".refusal:visible")).to_have_text(
        ["Fill this in.", "Pick one.", "Pick one."]
    )
    await expect(anna.form.get_by_role("textbox", name="Name")).to_be_focused()


async def test_escape_leaves_a_form_and_returns_to_its_button(anna: Tab) -> None:
    await anna.run("desk")
    await anna.button("Slip").click()
    await expect(anna.form).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await expect(anna.form).to_be_hidden()
    await expect(anna.button("Slip")).to_be_focused()


async def test_after_a_form_that_changed_its_message_the_keyboard_is_back_at_the_button(anna: Tab) -> None:
    await anna.run("desk")
    await anna.button("Slip").click()
    await anna.form.get_by_role("button", name="Colour: Choose").click()
    await anna.form.get_by_role("option", name="Blue").click()
    await anna.form.get_by_role("checkbox", name="Agreed").check()
    await anna.form.get_by_role("button", name="Submit").click()
    await anna.has_message("'' ['Blue'] True")
    await expect(anna.button("Slip")).to_be_focused()


async def test_several_options_of_a_select_by_keyboard(anna: Tab) -> None:
    await anna.run("desk")
    await anna.button("Pick").focus()
    for key in ("Enter", "Space", "ArrowDown", "ArrowDown", "Space", "Escape"):
        await anna.page.keyboard.press(key)
    await anna.has_message("Picked a, c")


async def test_a_select_of_people_offers_the_people(anna: Tab) -> None:
    await anna.run("desk")
    await anna.button("Who").click()
    await anna.log.get_by_role("option", name="Eva").click()
    await anna.has_message("Chose eva")


async def test_what_is_for_me_alone_is_marked_and_unseen_by_others(anna: Tab, open_as: Open) -> None:
    clara = await open_as("Clara")
    await anna.run("echo", text="a secret")
    secret = await anna.has_message("a secret")
    await expect(secret).to_contain_text("Only you can see this")
    await anna.say("after the secret")
    await clara.has_message("after the secret")
    await expect(clara.log.get_by_text("a secret", exact=True)).to_have_count(0)


async def test_what_is_for_me_alone_can_be_dismissed(anna: Tab) -> None:
    await anna.run("echo", text="fleeting")
    secret = await anna.has_message("fleeting")
    await secret.get_by_role("button", name="Dismiss message").click()
    await expect(anna.log.get_by_text("fleeting")).to_have_count(0)


async def test_a_direct_message_is_marked_until_it_is_read(anna: Tab) -> None:
    await anna.run("whisper", words="psst")
    await anna.has_message("sent")
    await expect(anna.page).to_have_title(re.compile(r"^\(1\) "))
    await anna.read_letters()
    await anna.has_message("psst")
    await expect(anna.page).not_to_have_title(re.compile(r"^\("))
    await expect(anna.page.locator(".rail .badge")).to_have_count(0)


async def test_the_switch_shows_whom_a_direct_message_waits_for(anna: Tab, open_as: Open) -> None:
    clara = await open_as("Clara")
    await anna.run("whisper", words="psst")
    link = clara.page.locator("#people").get_by_role("link", name="Anna", include_hidden=True)
    await expect(link).to_contain_text("1 unread private message")


async def test_closed_direct_messages_are_refused(anna: Tab) -> None:
    switch = (await anna.settings()).get_by_role("switch")
    await switch.click()
    await expect(switch).not_to_be_checked()
    await anna.close_settings()
    await anna.run("whisper", words="psst")
    await anna.has_message("refused 50007")


async def test_a_picture_has_its_alt_text_and_can_be_enlarged(anna: Tab) -> None:
    await anna.run("board")
    await anna.log.get_by_role("button", name="A board of 64 by 32").click()
    await expect(anna.form.get_by_role("img", name="A board of 64 by 32")).to_be_attached()
    await expect(anna.form.locator(".alt")).to_have_text("A board of 64 by 32")
    await anna.page.keyboard.press("Escape")
    await expect(anna.form).to_be_hidden()


async def test_a_picture_of_an_embed_is_shown_once(anna: Tab) -> None:
    await anna.run("poster")
    poster = await anna.has_message("On the wall")
    await expect(poster.get_by_role("heading", name="Poster")).to_be_visible()
    await expect(poster.locator(".body img")).to_have_count(1)


async def test_a_file_goes_along_with_a_command(anna: Tab) -> None:
    await anna.begin("papers")
    await anna.suggestions.filter(has_text="paper").click()
    await anna.page.locator("#command input[type=file]").set_input_files(A_FILE)
    await anna.page.get_by_role("button", name="Send").click()
    answer = await anna.has_message("written by hand")
    await expect(answer.get_by_role("link", name="Open file copy.txt")).to_be_visible()


async def test_a_file_is_handed_in_with_a_form(anna: Tab) -> None:
    await anna.run("papers")
    await anna.form.locator("input[type=file]").set_input_files(A_FILE)
    await expect(anna.form).to_contain_text("note.txt")
    await anna.form.get_by_role("button", name="Submit").click()
    await anna.has_message("note.txt: written by hand")


async def test_an_unanswered_command_says_so_and_comes_back(anna: Tab, sandbox: Sandbox) -> None:
    await anna.run("silent")
    await sandbox.until(lambda: sandbox.world.interactions)
    sandbox.advance(3)
    await expect(anna.refusal).to_contain_text("didn’t answer")
    await expect(anna.page.locator("#command")).to_contain_text("/silent")


async def test_an_unanswered_button_says_so_beside_it(anna: Tab, sandbox: Sandbox) -> None:
    await anna.run("desk")
    await anna.has_message("At the desk")
    sandbox.faults.slow(60, route="/callback")
    known = len(sandbox.world.interactions)
    await anna.button("Slip").click()
    await expect(anna.button("Slip")).to_have_attribute("aria-busy", "true")
    await sandbox.until(lambda: len(sandbox.world.interactions) > known)
    sandbox.advance(3)
    await expect(anna.message("At the desk").get_by_role("alert")).to_contain_text("didn’t answer")


async def test_the_language_changes_commands_and_the_pages_own_words(anna: Tab) -> None:
    await (await anna.settings()).get_by_role("radio", name="Русский").click()
    await expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
    await anna.close_settings()
    await expect(anna.field).to_have_attribute("placeholder", "Написать: #table-one")
    await anna.field.fill("/эхо")
    await expect(anna.suggestions).to_contain_text("Повторяет")


async def test_whoever_sits_down_as_somebody_else_reads_the_same_language(anna: Tab) -> None:
    await anna.switch_to("Boris")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "en")
    await (await anna.settings()).get_by_role("radio", name="Русский").click()
    await expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
    await anna.close_settings()
    await anna.switch_to("Clara")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "ru")
    await anna.page.reload()
    await expect(anna.page.locator("html")).to_have_attribute("lang", "ru")


async def test_a_thread_appears_among_the_channels(anna: Tab) -> None:
    await anna.run("thread", name="auction")
    await anna.has_message("#auction")
    await anna.go_to("auction")
    await anna.has_message("first")
