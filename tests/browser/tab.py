"""What a person does on the page, by the names that person sees or hears."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.async_api import Locator, Page, expect

from bot.sandbox import Sandbox


@dataclass(frozen=True)
class Screen:
    name: str
    width: int
    height: int
    phone: bool = False

    @property
    def window(self) -> dict[str, Any]:
        touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if self.phone else {}
        return {"viewport": {"width": self.width, "height": self.height}, **touch}


DESKTOP = Screen("desktop", 1280, 800)
PHONE = Screen("phone", 390, 844, phone=True)


class Tab:
    def __init__(self, page: Page, screen: Screen, sandbox: Sandbox) -> None:
        self.page = page
        self.screen = screen
        self.sandbox = sandbox
        self.log = page.get_by_role("log")
        self.field = page.locator("#say")
        self.suggestions = page.locator("#suggest").get_by_role("option")
        self.refusal = page.locator("#composer-error")
        self.form = page.get_by_role("dialog")

    async def open(self, name: str) -> Tab:
        await self.page.goto(f"{self.sandbox.page_url}#{name.lower()}")
        await expect(self.page.locator("#whoami")).to_contain_text(name)
        return self

    # Getting about: on a phone the lists are drawers

    async def _draw_out(self, opener: str) -> None:
        if self.screen.phone:
            await self.page.locator(opener).click()

    async def go_to(self, channel: str) -> None:
        await self._draw_out("#open-places")
        await self.page.locator("#channels").get_by_role("button", name=channel).click()
        await expect(self.page.get_by_role("heading", level=1)).to_have_text(channel)

    async def read_letters(self) -> None:
        """The bot's face with the red number, left of the channels."""
        await self._draw_out("#open-places")
        await self.page.get_by_role("button", name="Dockside, 1 unread message").click()

    async def switch_to(self, name: str) -> None:
        await self._draw_out("#open-people")
        await self.page.get_by_role("link", name=name).click()
        await expect(self.page.locator("#whoami")).to_contain_text(name)

    async def settings(self) -> Locator:
        await self._draw_out("#open-people")
        return self.page.locator("#people section.me")

    async def close_settings(self) -> None:
        if self.screen.phone:
            await self.page.keyboard.press("Escape")

    # Writing

    async def say(self, text: str) -> None:
        await self.field.fill(text)
        await self.page.keyboard.press("Enter")

    async def begin(self, command: str) -> None:
        """Type a command's name and a space: its options are asked for next."""
        await self.field.fill(f"/{command} ")
        await expect(self.page.locator("#command")).to_be_visible()

    def option(self, name: str) -> Locator:
        return self.page.locator("#command").get_by_role("combobox", name=name)

    async def run(self, command: str, **options: str) -> None:
        await self.begin(command)
        for name, value in options.items():
            await self.option(name).fill(value)
        await self.page.get_by_role("button", name="Send").click()

    # Reading

    def message(self, text: str) -> Locator:
        return self.log.get_by_role("article").filter(has_text=text).last

    async def has_message(self, text: str) -> Locator:
        await expect(self.message(text)).to_be_visible()
        return self.message(text)

    def button(self, name: str) -> Locator:
        return self.log.get_by_role("button", name=name, exact=True).last
