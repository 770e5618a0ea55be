"""A Discord that kills the bot: with a request that was chosen for it, or before it has said a word."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from aiohttp import web

from bot.sandbox import Sandbox
from tests.trials.process import Process

_MOST_REQUESTS = 30  # of one life of the bot
_MOMENTS = (-1, 0, 0.03)  # seconds after the request has been carried out; -1: before
_STILLBORN, _START = 0.1, 0.3  # how often it dies while it starts; seconds that a start takes


class Deathtrap(Sandbox):
    def __init__(self, dice: Random) -> None:
        super().__init__(strict=True)
        self._dice = dice
        self.left = -1
        self.struck = asyncio.Event()
        self.bot: Process | None = None
        self._owners: dict[int, int] = {}  # which connections are those of the victim

    def arm(self, bot: Process) -> None:
        self.disarm()
        self.bot, self._owners = bot, {}
        if self._dice.random() < _STILLBORN:
            asyncio.get_running_loop().call_later(_START * self._dice.random(), self._strike)
        else:
            self.left = self._dice.randint(1, _MOST_REQUESTS)

    def disarm(self) -> None:
        self.left = -1
        self.struck.clear()

    def _app(self) -> web.Application:
        app = super()._app()
        app.middlewares.append(self._count)
        return app

    @web.middleware
    async def _count(self, request: web.Request, handler: Any) -> Any:
        if self.left > 0 and not request.path.startswith("/gateway") and self._is_of_the_victim(request):
            self.left -= 1
            moment = self._dice.choice(_MOMENTS) if self.left == 0 else None
        else:  # or one that lasts as long as the bot
            moment = None
        self.left = -1 if moment is not None else self.left
        if moment == -1:
            self._strike()
        try:
            return await handler(request)
        except ConnectionResetError:  # killed in the middle of an upload
            return web.Response(status=400)
        finally:
            if moment is not None and moment >= 0:
                asyncio.get_running_loop().call_later(moment * self._dice.random(), self._strike)

    def _is_of_the_victim(self, request: web.Request) -> bool:
        """Several bots may talk to this Discord, each over connections of its own."""
        assert self.bot is not None
        assert request.transport is not None
        _, port = request.transport.get_extra_info("peername")[:2]
        if port not in self._owners:
            self._owners[port] = self.bot.pid if self.bot.has_port(port) else 0
        return self._owners[port] == self.bot.pid

    def _strike(self) -> None:
        assert self.bot is not None
        self.struck.set()
        self.bot.kill()
