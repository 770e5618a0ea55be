"""Answers programs that watch: /live and /metrics, on this machine only."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from types import TracebackType

from aiohttp import web
from prometheus_client import generate_latest

from bot.ops.metrics import Metrics
from storage import Database
from storage.care import figures

_HOST = "127.0.0.1"
_NAMES = (_HOST, "localhost", "[::1]")
_FORMAT = "text/plain; version=0.0.4; charset=utf-8"
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def _by_own_name(request: web.Request, handler: _Handler) -> web.StreamResponse:
    """Refuse whoever comes by another name: a website can give one of its own this machine's address."""
    if re.sub(r":\d+$", "", request.host) not in _NAMES:
        raise web.HTTPForbidden(text="Ask for 127.0.0.1, please.\n")
    return await handler(request)


class Health:
    """Serves the endpoint. Port 0 is any that is free; `port` is the one it got."""

    def __init__(
        self,
        database: Database,
        metrics: Metrics,
        *,
        is_connected: Callable[[], bool],
        now: Callable[[], int],
        last_backup: Callable[[], int | None] | None = None,
        port: int = 0,
    ) -> None:
        self.port = port
        self._database, self._metrics = database, metrics
        self._is_connected, self._now, self._last_backup = is_connected, now, last_backup
        app = web.Application(middlewares=[_by_own_name])
        app.router.add_get("/live", self._live)
        app.router.add_get("/metrics", self._tell_metrics)
        self._runner = web.AppRunner(app, access_log=None)

    async def __aenter__(self) -> Health:
        """Begin to listen, and to count what is logged as our mistake."""
        logging.getLogger().addHandler(self._metrics.errors)
        await self._runner.setup()
        await web.TCPSite(self._runner, _HOST, self.port).start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        logging.getLogger().removeHandler(self._metrics.errors)
        await self._runner.cleanup()

    async def _live(self, request: web.Request) -> web.Response:
        """Say whether the bot is connected to Discord and its file answers."""
        await self._database.read(lambda connection: connection.execute("SELECT 1").fetchone())
        if not self._is_connected():
            return web.Response(status=503, text="connecting\n")
        return web.Response(text="live\n")

    async def _tell_metrics(self, request: web.Request) -> web.Response:
        """Give all figures in the format that Prometheus reads."""
        now = self._now()
        self._metrics.file.show(await self._database.read(lambda c: figures.read(c, int(now))), now)
        if self._last_backup is not None:
            self._metrics.last_backup.set(self._last_backup() or 0)
        body = generate_latest(self._metrics.registry)
        return web.Response(body=body, headers={"Content-Type": _FORMAT})
