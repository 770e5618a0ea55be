"""A person whose presses and choices are made on the page, by touch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.sandbox import Answer, Player, Seen
from bot.sandbox.people.screen import Form
from bot.sandbox.world.events import Event, InteractionStarted
from tests.browser.conftest import PATIENCE
from tests.browser.tab import Tab


class Fingers(Player):
    def __init__(self, person: Player, tab: Tab) -> None:
        super().__init__(person._world, person.user, person._reachable, person.place)
        self._tab = tab

    async def press(self, target: Seen | Answer, name: str) -> Answer:
        return await self._answer_to(self._touch(_seen(target).control(name)["custom_id"]))

    async def choose(self, target: Seen | Answer, name: str, values: Sequence[str | Player]) -> Answer:
        """Open a list and touch options in it; one out of which several are chosen has a button to end."""
        select = _seen(target).control(name)
        places = [place for place, option in enumerate(select["options"]) if option["value"] in values]
        return await self._answer_to(self._pick(select, places))

    async def submit(self, target: Form | Answer, answers: dict[str, Any] | None = None) -> Answer:
        raise NotImplementedError("nothing has to be typed in a lesson")

    async def _touch(self, custom_id: str) -> None:
        await self._tab.page.locator(f'[data-key="{custom_id}"]').last.tap()

    async def _pick(self, select: dict[str, Any], places: Sequence[int]) -> None:
        await self._touch(select["custom_id"])
        panel = self._tab.page.locator(".panel:popover-open")
        for place in places:
            await panel.get_by_role("option").nth(place).tap()
        if select.get("max_values", 1) > 1:
            await panel.locator("button.done").tap()

    async def _answer_to(self, touching: Any) -> Answer:
        """Touch something, and wait for what the bot makes of it."""
        begun: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def note(event: Event) -> None:
            if isinstance(event, InteractionStarted) and event.interaction.user is self.user:
                begun.set_result(event.interaction)
                stop_listening()

        stop_listening = self._world.listen(note)
        await touching
        return await self._finished(await asyncio.wait_for(begun, PATIENCE / 1000))


def _seen(target: Seen | Answer) -> Seen:
    return target.message if isinstance(target, Answer) else target
