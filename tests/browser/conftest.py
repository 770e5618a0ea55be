"""A real browser on the real page of the real sandbox, with the echo bot on the real discord.py."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, async_playwright, expect

from bot.sandbox import HandClock, Sandbox
from tests.browser.tab import DESKTOP, PHONE, Screen, Tab
from tests.sandbox.echo import EchoBot, as_everybody

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP evil.example 127.0.0.1",  # a name of somebody else that leads to this machine
)

PATIENCE = 15_000  # milliseconds; a busy machine is no fault of the page
expect.set_options(timeout=PATIENCE)

Open = Callable[[str], Awaitable[Tab]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("No Chromium is installed here.")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=True, clock=HandClock()) as sandbox:
        as_everybody(sandbox)
        yield sandbox


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[EchoBot]:
    async with sandbox.hosting(EchoBot()) as bot:
        yield bot
        assert bot.errors == []


@pytest.fixture(params=[DESKTOP, PHONE], ids=lambda screen: screen.name)
def screen(request: pytest.FixtureRequest) -> Screen:
    screen: Screen = request.param
    return screen


@pytest_asyncio.fixture(loop_scope="session")
async def open_as(browser: Browser, sandbox: Sandbox, bot: EchoBot, screen: Screen) -> AsyncIterator[Open]:
    """Opens the page as somebody; whatever the page complained of fails the test."""
    complaints: list[str] = []

    def note_errors(said: ConsoleMessage) -> None:
        if said.type == "error":
            complaints.append(said.text)

    async with AsyncExitStack() as windows:

        async def open_tab(name: str) -> Tab:
            window = await browser.new_context(**screen.window)
            windows.push_async_callback(window.close)
            page = await window.new_page()
            page.set_default_timeout(PATIENCE)
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", note_errors)
            return await Tab(page, screen, sandbox).open(name)

        yield open_tab
    assert complaints == []


@pytest_asyncio.fixture(loop_scope="session")
async def anna(open_as: Open) -> Tab:
    return await open_as("Anna")
