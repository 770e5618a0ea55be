"""The page for every reader: small screens, keyboards, screen readers, two languages, broken lines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

import bot.sandbox
from bot.sandbox import Sandbox
from tests.browser.contrast import FAINT_TEXTS
from tests.browser.tab import DESKTOP, PHONE, Tab
from tests.sandbox.echo import EchoBot

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAGE = Path(bot.sandbox.__file__).parent / "web" / "page"
desktop_only = pytest.mark.parametrize("screen", [DESKTOP], indirect=True, ids=["desktop"])
phone_only = pytest.mark.parametrize("screen", [PHONE], indirect=True, ids=["phone"])
USED_WORD = re.compile(r'\bword\(\s*"([\w-]+)"|data-word(?:-label)?="([\w-]+)"')


async def _show_everything(tab: Tab) -> None:
    await tab.run("board")
    await tab.run("desk")
    await tab.run("echo", text="for you alone")
    await tab.has_message("for you alone")


async def test_nothing_is_wider_than_the_screen(anna: Tab) -> None:
    await _show_everything(anna)
    await anna.say("w" * 300)
    await anna.has_message("www")
    widths = await anna.page.evaluate(
        "[innerWidth, document.documentElement.scrollWidth, document.querySelector('#log').scrollWidth]"
    )
    assert widths[1] == widths[0]
    assert widths[2] <= widths[0]


async def test_controls_are_large_enough_for_a_finger(anna: Tab) -> None:
    await _show_everything(anna)
    least = 40 if anna.screen.phone else 24
    small = await anna.page.evaluate(
        """least => [...document.querySelectorAll("#main button, #main textarea, .picker")]
            .filter(node => node.checkVisibility() && !node.matches(".mention, .picture"))
            .map(node => [node.textContent || node.ariaLabel, node.getBoundingClientRect().height])
            .filter(([, height]) => height < least - 0.5)""",
        least,
    )
    assert small == []


async def test_every_text_stands_out_from_its_ground(anna: Tab) -> None:
    await _show_everything(anna)
    await anna.page.mouse.move(0, 0)
    assert await anna.page.evaluate(FAINT_TEXTS) == []
    await anna.button("Order").click()
    await anna.form.get_by_role("button", name="Submit").click()
    await anna.page.mouse.move(0, 0)
    assert await anna.page.evaluate(FAINT_TEXTS) == []


async def test_every_control_has_a_name_to_be_read_aloud(anna: Tab) -> None:
    await _show_everything(anna)
    heard = await anna.page.locator("body").aria_snapshot()
    unnamed = re.findall(
        r"^\s*- (button|link|textbox|combobox|switch|radio|img|dialog)(?: \[.*\])?$", heard, re.M
    )
    assert unnamed == []


async def test_new_messages_are_announced(anna: Tab) -> None:
    await expect(anna.log).to_have_attribute("aria-live", "polite")
    await expect(anna.log).to_have_accessible_name("Messages in #table-one")


async def test_a_letter_typed_anywhere_goes_into_the_message(anna: Tab) -> None:
    await anna.log.focus()
    await anna.page.keyboard.type("hi")
    await expect(anna.field).to_have_value("hi")


async def test_the_first_stop_of_the_keyboard_skips_to_the_message(anna: Tab) -> None:
    await anna.page.keyboard.press("Tab")
    await expect(anna.page.get_by_role("link", name="Skip to the message box")).to_be_focused()
    await anna.page.keyboard.press("Enter")
    await expect(anna.field).to_be_focused()


async def test_escape_leaves_a_command_unsent(anna: Tab) -> None:
    await anna.begin("echo")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("#command")).to_be_hidden()
    await expect(anna.field).to_be_focused()


@phone_only
async def test_a_drawer_keeps_the_keyboard_until_it_is_closed(anna: Tab) -> None:
    await expect(anna.page.get_by_role("navigation", name="Channels", exact=True)).to_be_hidden()
    opener = anna.page.get_by_role("button", name="Open channels")
    await opener.click()
    await expect(anna.page.locator("#main")).to_have_attribute("inert", "")
    await expect(anna.page.locator("#channels [aria-current]")).to_be_focused()
    await anna.page.keyboard.press("Escape")
    await expect(opener).to_be_focused()


async def test_markup_from_a_message_never_becomes_an_element(anna: Tab) -> None:
    await anna.say("<img src=x onerror=alert(1)> <script>alert(2)</script> [x](javascript:alert(3))")
    said = await anna.has_message("<img src=x onerror=alert(1)> <script>alert(2)</script>")
    await expect(said.locator("img:not(.face), script, a")).to_have_count(0)


async def test_the_page_comes_back_when_the_line_breaks(anna: Tab, sandbox: Sandbox) -> None:
    await sandbox.pages.close()
    sandbox.person("Boris").at("table-one").say("while you were away")
    await anna.has_message("while you were away")
    await expect(anna.page.locator("#banner")).to_be_empty()


async def test_a_bot_that_left_is_spoken_of(anna: Tab, bot: EchoBot) -> None:
    await expect(anna.page.locator("#banner")).to_be_empty()
    await bot.close()
    await expect(anna.page.locator("#banner")).to_contain_text("Dockside is not connected")


async def test_of_a_long_log_the_end_is_shown_first(anna: Tab, sandbox: Sandbox) -> None:
    lobby = sandbox.person("Boris").at("lobby")
    for number in range(120):
        lobby.say(f"line {number}.")
    await anna.go_to("lobby")
    await expect(anna.message("line 119.")).to_be_in_viewport()
    await expect(anna.log.get_by_role("article")).to_have_count(100)
    await anna.log.get_by_role("button", name="Show earlier messages").click()
    await expect(anna.log.get_by_role("article")).to_have_count(120)


@desktop_only
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("**a** *b* __c__ ~~d~~", "strong:a em:b u:c s:d"),
        ("***both***", "strong:both em:both"),
        ("`**raw**`", "code:**raw**"),
        ("```py\nx = 1\n```", "pre:x = 1 code:x = 1"),
        ("# One\n## Two\n### Three", "h1:One h2:Two h3:Three"),
        ("-# small", "small:small"),
        ("> said\n> so", "blockquote:said\nso"),
        ("- a\n  - b\n1. c", "ul:ab li:ab ul:b li:b ol:c li:c"),
        ("snake_case_name and 2*3*4", "em:3"),
        (r"\*plain\*", ""),
        ("https://example.org/a?b=1.", "a:https://example.org/a?b=1"),
        ("[there](https://example.org)", "a:there"),
        ("<t:0:d>", "time:01/01/1970"),
        ("||hidden||", "spoiler:hidden"),
    ],
)
async def test_markdown(anna: Tab, text: str, expected: str) -> None:
    drawn = await anna.page.evaluate(
        """async text => {
            const { drawText } = await import("/page/message/drawn.js");
            const named = node => node.className.match?.(/^(h\\d|spoiler)/)?.[0] ?? node.localName;
            const plain = node => ["div", "span", "button"].includes(named(node));
            return [...drawText(text).querySelectorAll("*")]
                .filter(node => !plain(node)).map(node => `${named(node)}:${node.textContent}`).join(" ");
        }""",
        text,
    )
    assert drawn == expected


async def test_mentions_are_names(anna: Tab, sandbox: Sandbox) -> None:
    boris = sandbox.person("Boris").user.id
    lobby = sandbox.channel("lobby").id
    await anna.say(f"<@{boris}> meet me in <#{lobby}>, </echo:1>")
    said = await anna.has_message("@Boris meet me in #lobby, /echo")
    await said.get_by_role("button", name="#lobby").click()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("lobby")


async def test_a_link_to_a_message_is_the_name_of_its_channel(anna: Tab, sandbox: Sandbox) -> None:
    lobby = sandbox.channel("lobby")
    await anna.say(f"Look: https://discord.com/channels/{lobby.guild_id}/{lobby.id}/7.")
    said = await anna.has_message("Look: #lobby.")
    await said.get_by_role("button", name="#lobby").click()
    await expect(anna.page.get_by_role("heading", level=1)).to_have_text("lobby")


@desktop_only
async def test_both_languages_have_every_word_that_is_used(anna: Tab) -> None:
    languages = json.loads(
        await anna.page.evaluate('import("/page/words.js").then(module => JSON.stringify(module.LANGUAGES))')
    )
    sources = [path.read_text() for path in (*PAGE.rglob("*.js"), PAGE / "index.html")]
    used = {key for source in sources for found in USED_WORD.findall(source) for key in found if key}
    assert len(used) > 50
    assert used <= languages["en"].keys()
    assert languages["en"].keys() == languages["ru"].keys()
    russian_plurals = [entry.keys() for entry in languages["ru"].values() if isinstance(entry, dict)]
    assert all(forms == {"one", "few", "many"} for forms in russian_plurals)
