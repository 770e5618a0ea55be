"""Another website, open in the same real browser as the local table."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import Browser, Page, expect

from bot.sandbox import Sandbox
from tests.sandbox.echo import EchoBot

pytestmark = pytest.mark.asyncio(loop_scope="session")

ATTACK = """async ([socket, page]) => {
    const heard = (url) => new Promise((resolve) => {
        const line = new WebSocket(url);
        line.onmessage = () => resolve("heard");
        line.onerror = () => resolve("refused");
    });
    const drawn = new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve("drawn");
        image.onerror = () => resolve("refused");
        image.src = page + "page/bot.svg";
    });
    const read = fetch(page).then((answer) => answer.text()).catch(() => "refused");
    const tab = heard(page.replace("http", "ws") + "page/ws");
    return [await heard(socket), await tab, await drawn, await read];
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def elsewhere() -> AsyncIterator[int]:
    """The port of another website on this machine."""

    async def index(request: web.Request) -> web.Response:
        return web.Response(text="<!doctype html><title>free cookies</title>", content_type="text/html")

    app = web.Application()
    app.router.add_get("/", index)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield runner.addresses[0][1]
    await runner.cleanup()


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser) -> AsyncIterator[Page]:
    window = await browser.new_context()
    yield await window.new_page()
    await window.close()


@pytest.mark.parametrize("name", ["evil.example", "localhost", "127.0.0.1"])
async def test_another_website_reaches_nothing(
    page: Page, sandbox: Sandbox, bot: EchoBot, elsewhere: int, name: str
) -> None:
    await page.goto(f"http://{name}:{elsewhere}/")
    got = await page.evaluate(ATTACK, [sandbox.gateway_url, sandbox.page_url])
    assert got == ["refused", "refused", "refused", "refused"]


async def test_a_name_of_somebody_else_that_leads_here_shows_nothing(page: Page, sandbox: Sandbox) -> None:
    answer = await page.goto(f"http://evil.example:{sandbox.port}/")
    assert answer is not None
    assert answer.status == 403


async def test_the_page_works_by_every_name_of_this_machine(
    page: Page, sandbox: Sandbox, bot: EchoBot
) -> None:
    """With what was attached: it lies where the page comes from."""
    await page.goto(f"http://localhost:{sandbox.port}/#anna")
    await expect(page.locator("#whoami")).to_contain_text("Anna")
    async with page.expect_response("**/attachments/**") as asked:
        await sandbox.person("Anna").at("table-one").slash("board")
    answer = await asked.value
    assert answer.url.startswith(f"http://localhost:{sandbox.port}/attachments/")
    assert answer.status == 200
