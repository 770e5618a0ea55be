"""The page's WebSocket: what a tab is refusal_text, and what it can ask for."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.web.pages import refusal_text
from bot.sandbox.wire.errors import unknown_channel
from bot.sandbox.wire.payload import Json
from tests.sandbox.echo import EchoBot


class Tab:
    """One open page; what is pushed to it is kept until looked at."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self._ws = ws
        self._n = 0
        self.pushed: list[Json] = []

    async def next(self, kind: str) -> Json:
        """The next push of that kind; others are passed over."""
        while True:
            for frame in self.pushed:
                if frame["t"] == kind:
                    self.pushed.remove(frame)
                    return frame
            self.pushed.append(await asyncio.wait_for(self._ws.receive_json(), 5))

    async def ask(self, kind: str, **fields: Any) -> Json:
        self._n += 1
        await self._ws.send_json({"t": kind, "n": self._n, **fields})
        reply = await self.next("reply")
        assert reply["n"] == self._n
        return reply


@asynccontextmanager
async def tab(sandbox: Sandbox, person: str | None = None) -> AsyncIterator[Tab]:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.page_url + "page/ws") as ws:
        opened = Tab(ws)
        if person is not None:
            await opened.next("hello")
            await opened.ask("as", person=sandbox.person(person).id)
        yield opened


async def test_hello_tells_who_one_can_be(sandbox: Sandbox) -> None:
    async with tab(sandbox) as page:
        hello = await page.next("hello")
    people = [(person["name"], person["kind"], person["locale"]) for person in hello["people"]]
    assert people == [
        ("Anna", "player", "en-US"),
        ("Boris", "player", "ru"),
        ("Clara", "player", "en-US"),
        ("Dmitri", "player", "ru"),
        ("Eva", "player", "en-US"),
        ("Mira", "moderator", "ru"),
        ("Sam", "spectator", "en-US"),
    ]
    assert (hello["locales"], hello["bot"]["online"]) == (["en-US", "ru"], False)


async def test_the_state_holds_all_the_person_sees(sandbox: Sandbox, bot: EchoBot) -> None:
    anna = sandbox.person("Anna")
    await anna.slash("ping")
    await anna.slash("echo", text="psst")
    for name, texts in (("Anna", ["pong", "psst"]), ("Boris", ["pong"])):
        async with tab(sandbox, name) as page:
            state = await page.next("state")
            assert [message["content"] for message in state["messages"]] == texts
            assert [(c["name"], c["kind"]) for c in state["channels"]] == [
                ("table-one", "text"),
                ("table-two", "text"),
                ("lobby", "text"),
                ("Dockside", "dm"),
            ]


async def test_a_command_is_pushed_and_then_replied_to(sandbox: Sandbox, bot: EchoBot) -> None:
    channel = sandbox.channel("table-one").id
    async with tab(sandbox, "Anna") as page:
        reply = await page.ask("slash", channel=channel, path="echo", options={"text": "hi", "times": 2})
        assert (reply["ok"], reply["outcome"]) == (True, "message")
        message = reply["message"]
        assert (message["content"], message["ephemeral"]) == ("hi hi", True)
        assert message["used"] == {"user": "Anna", "command": "echo"}
        assert (await page.next("message"))["message"]["id"] == message["id"]


async def test_others_are_pushed_what_they_may_see(sandbox: Sandbox, bot: EchoBot) -> None:
    anna = sandbox.person("Anna")
    async with tab(sandbox, "Boris") as page:
        await anna.slash("echo", text="psst")
        counter = await anna.slash("count")
        new = await page.next("message")
        assert (new["event"], new["message"]["content"]) == ("new", "Counted 0")
        await anna.press(counter, "Count 0")
        edit = await page.next("message")
        assert (edit["event"], edit["message"]["content"]) == ("edit", "Counted 1")
        sandbox.person("Mira").delete(counter)
        assert (await page.next("delete"))["message"] == counter.message.id


async def test_a_button_a_form_and_its_submission(sandbox: Sandbox, bot: EchoBot) -> None:
    desk = await sandbox.person("Anna").slash("desk")
    async with tab(sandbox, "Anna") as page:
        opened = await page.ask("press", message=desk.message.id, custom_id="desk:slip")
        assert opened["outcome"] == "modal"
        modal = opened["modal"]
        assert modal["title"] == "Slip"
        words, colour, agreed = (label["component"]["custom_id"] for label in modal["components"])
        values = {words: "hello", colour: ["Blue"], agreed: True}
        done = await page.ask("submit", modal=modal["id"], values=values)
        assert (done["outcome"], done["message"]["content"]) == ("update", "'hello' ['Blue'] True")
        picked = await page.ask("choose", message=desk.message.id, custom_id="desk:pick", values=["a"])
        assert picked["message"]["content"] == "Picked a"
        assert (await page.ask("press", message=desk.message.id, custom_id="desk:nod"))["outcome"] == "quiet"


async def test_thinking_is_replied_to_at_once(sandbox: Sandbox, bot: EchoBot) -> None:
    async with tab(sandbox, "Anna") as page:
        channel = sandbox.channel("table-one").id
        reply = await page.ask("slash", channel=channel, path="eat", options={"fruit": "plum"})
        assert reply["outcome"] == "thinking"
        await sandbox.person("Anna").sees("ate plum")


async def test_autocomplete_offers_choices(sandbox: Sandbox, bot: EchoBot) -> None:
    async with tab(sandbox, "Anna") as page:
        channel = sandbox.channel("table-one").id
        asked = {"channel": channel, "path": "eat", "options": {"fruit": "39"}, "focused": "fruit"}
        reply = await page.ask("autocomplete", **asked)
        assert reply["choices"] == [{"name": "Fruit 39", "value": "fruit 39"}]


async def test_a_page_keeps_its_language_whoever_sits_down_at_it(sandbox: Sandbox, bot: EchoBot) -> None:
    async with tab(sandbox, "Anna") as page:
        await page.next("state")
        await page.ask("as", person=sandbox.person("Boris").id, locale="en-US")
        state = await page.next("state")
        assert (state["me"]["name"], state["me"]["locale"]) == ("Boris", "en-US")
        assert next(one["shown"] for one in state["commands"] if one["path"] == "echo") == "echo"


async def test_the_commands_follow_the_language(sandbox: Sandbox, bot: EchoBot) -> None:
    async with tab(sandbox, "Anna") as page:
        await page.ask("locale", locale="ru")
        assert (await page.next("person"))["person"]["locale"] == "ru"
        commands = {command["path"]: command for command in (await page.next("commands"))["commands"]}
        assert commands["echo"]["shown"] == "эхо"
        assert commands["echo"]["options"][1] | {"description": ""} == {
            "name": "times",
            "shown": "times",
            "description": "",
            "kind": "integer",
            "required": False,
            "autocomplete": False,
            "choices": [],
            "min": 1,
            "max": 5,
            "min_length": None,
            "max_length": None,
        }
        assert (commands["ping"]["where"], "sweep" in commands) == (["dm", "guild"], False)


async def test_unread_direct_messages_are_counted_until_read(sandbox: Sandbox, bot: EchoBot) -> None:
    anna = sandbox.person("Anna")
    async with tab(sandbox, "Boris") as page:
        await anna.slash("whisper", words="psst")
        person = (await page.next("person"))["person"]
        assert (person["name"], person["unread"]) == ("Anna", {anna.in_dm().place.id: 1})
        await page.ask("as", person=anna.id)
        assert (await page.ask("read", channel=anna.in_dm().place.id))["ok"]
        pushed = [frame["person"] for frame in page.pushed if frame["t"] == "person"]
        assert anna.in_dm().place.id not in pushed[-1]["unread"]


async def test_dms_can_be_closed(sandbox: Sandbox, bot: EchoBot) -> None:
    async with tab(sandbox, "Anna") as page:
        await page.ask("dms", open=False)
        assert (await page.next("person"))["person"]["dms_open"] is False
        assert (await sandbox.person("Anna").slash("whisper", words="x")).text == "refused 50007"


async def test_an_ephemeral_message_can_be_dismissed(sandbox: Sandbox, bot: EchoBot) -> None:
    answer = await sandbox.person("Anna").slash("echo", text="psst")
    async with tab(sandbox, "Anna") as page:
        assert (await page.ask("dismiss", message=answer.message.id))["ok"]
        assert (await page.next("delete"))["message"] == answer.message.id


async def test_words_are_said_in_the_channel(sandbox: Sandbox) -> None:
    async with tab(sandbox, "Sam") as page:
        reply = await page.ask("say", channel=sandbox.channel("lobby").id, text="hello")
        assert reply["message"]["author"]["global_name"] == "Sam"


async def test_wrong_use_is_refused_with_a_sentence(sandbox: Sandbox, bot: EchoBot) -> None:
    channel = sandbox.channel("table-one").id
    async with tab(sandbox) as page:
        await page.next("hello")
        reply = await page.ask("say", channel=channel, text="who am I?")
        assert reply["error"] == "Choose who you are first."
    async with tab(sandbox, "Anna") as page:
        reply = await page.ask("slash", channel=channel, path="echo", options={})
        assert (reply["ok"], reply["error"]) == (False, "/echo needs “text”.")
        assert (await page.ask("press", message="1", custom_id="x"))["error"] == "That message is gone."
        unknown = "The local table doesn’t know the request “dance”. Reload the page."
        assert (await page.ask("dance"))["error"] == unknown
        lacking = "The page’s request lacks “channel”. Reload it."
        assert (await page.ask("read"))["error"] == lacking
        elsewhere = await page.ask("say", channel="7", text="anybody?")
        assert elsewhere["error"] == "Anna sees 0 channels called “7”."


async def test_wrong_use_is_refused_in_the_language_of_whoever_sits_there(
    sandbox: Sandbox, bot: EchoBot
) -> None:
    channel = sandbox.channel("table-one").id
    async with tab(sandbox, "Boris") as page:
        needed = await page.ask("slash", channel=channel, path="echo", options={})
        assert needed["error"] == "Команде /echo нужно поле «text»."
        gone = await page.ask("press", message="1", custom_id="x")
        assert gone["error"] == "Этого сообщения больше нет."
        elsewhere = await page.ask("say", channel="7", text="есть кто?")
        assert elsewhere["error"] == "Boris видит каналов «7»: 0."


def test_what_discord_refuses_is_told_by_its_code() -> None:
    assert (
        refusal_text(unknown_channel()).said("en")
        == "Discord refuses this (code 10003). Nothing has changed."
    )


async def test_the_page_hears_when_the_bot_comes_and_goes(sandbox: Sandbox) -> None:
    async with tab(sandbox, "Anna") as page:
        async with sandbox.hosting(EchoBot()):
            assert (await page.next("bot"))["online"] is True
            assert len((await page.next("commands"))["commands"]) > 10
        assert (await page.next("bot"))["online"] is False


async def test_a_new_thread_is_pushed(sandbox: Sandbox, bot: EchoBot) -> None:
    async with tab(sandbox, "Boris") as page:
        await sandbox.person("Anna").slash("thread", name="aside")
        channel = (await page.next("channel"))["channel"]
        parent = sandbox.channel("table-one").id
        assert (channel["name"], channel["kind"], channel["parent"]) == ("aside", "thread", parent)
        sandbox.world.close(sandbox.channel("aside"))
        assert (await page.next("channel_gone"))["channel"] == channel["id"]


async def test_a_page_from_elsewhere_is_turned_away(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
            await session.ws_connect(sandbox.page_url + "page/ws", origin="http://example.org")
    assert refusal.value.status == 403


async def test_the_page_and_its_files_are_served_fresh(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(sandbox.page_url) as response:
        assert (response.status, response.content_type) == (200, "text/html")
        assert response.headers["Cache-Control"] == "no-store"


def test_files_travel_as_base64() -> None:
    from bot.sandbox.web.page_requests import _given

    data = base64.b64encode(b"words").decode()
    (file,) = _given({"f": [{"filename": "a.txt", "content_type": "text/plain", "data": data}]})["f"]
    assert (file.filename, file.data) == ("a.txt", b"words")


async def test_the_guild_speaks_the_language_of_whoever_opens_the_page_first(sandbox: Sandbox) -> None:
    (guild,) = sandbox.world.guilds.values()
    for person, locale in (("Anna", "ru"), ("Boris", "en-US")):
        async with tab(sandbox) as page:
            await page.next("hello")
            await page.ask("as", person=sandbox.person(person).id, locale=locale)
        assert guild.locale == "ru"
