"""A Discord as far away as the real one: every request takes its time, and the documented limits hold."""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp import web

from bot.sandbox import Player, Sandbox

LATENCY = 0.3  # seconds for a request, there and back
_API = "/api/"


class FarAway(Sandbox):
    """Keeps each request half of its time on the way there, and half on the way back."""

    def __init__(self, latency: float = LATENCY) -> None:
        super().__init__(strict=True, rate_limits=True)
        self._latency = latency

    def _app(self) -> web.Application:
        app = super()._app()
        app.middlewares.append(self._on_the_way)
        return app

    @web.middleware
    async def _on_the_way(self, request: web.Request, handler: Any) -> Any:
        if not request.path.startswith(_API):
            return await handler(request)
        await asyncio.sleep(self._latency / 2)
        try:
            return await handler(request)
        except ConnectionResetError:  # killed in the middle of an upload
            return web.Response(status=400)
        finally:
            await asyncio.sleep(self._latency / 2)

    def table(self, name: str, seats: int) -> list[Player]:
        """Add a channel, and people who have never been here and never write to the bot before they play."""
        guild = next(iter(self.world.guilds.values()))
        channel = self.world.add_channel(guild, name)
        people = []
        for number in range(seats):
            called = f"{name}-{number}"
            self.world.join(guild, self.world.add_user(called, called, locale=("en-US", "ru")[number % 2]))
            people.append(self.person(called).at(channel))
        return people
