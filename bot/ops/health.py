"""Signs of life for programs that watch: /live and /metrics, on this machine only."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from types import TracebackType
from typing import TYPE_CHECKING

from aiohttp import web

from storage import figures
from storage.figures import Figures

if TYPE_CHECKING:
    from bot.app import Dockside

_HOST = "127.0.0.1"
_FORMAT = "text/plain; version=0.0.4; charset=utf-8"
_STATUSES = ("lobby", "running", "over", "void")


class Errors(logging.Handler):
    """Counts what is logged as our mistake. It keeps nothing of it."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1


class Health:
    """The endpoint. Port 0 is any that is free; `port` is the one it got."""

    def __init__(self, bot: Dockside, port: int) -> None:
        self._bot, self.port = bot, port
        self._errors = Errors()
        app = web.Application()
        app.router.add_get("/live", self._live)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)

    async def __aenter__(self) -> Health:
        logging.getLogger().addHandler(self._errors)
        await self._runner.setup()
        await web.TCPSite(self._runner, _HOST, self.port).start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        logging.getLogger().removeHandler(self._errors)
        await self._runner.cleanup()

    async def _live(self, request: web.Request) -> web.Response:
        """Connected to Discord, and the file answers."""
        await self._bot.host.database.read(lambda connection: connection.execute("SELECT 1").fetchone())
        if not self._bot.is_ready():
            return web.Response(status=503, text="connecting\n")
        return web.Response(text="live\n")

    async def _metrics(self, request: web.Request) -> web.Response:
        found = await self._bot.host.database.read(figures.read)
        text = "\n".join([*self._lines(found, self._bot.host.now()), ""])
        return web.Response(body=text.encode(), headers={"Content-Type": _FORMAT})

    def _lines(self, found: Figures, now: int) -> Iterator[str]:
        for status in _STATUSES:
            yield f'dockside_games{{status="{status}"}} {found.size.games.get(status, 0)}'
        yield f"dockside_prompts_waiting {found.prompts}"
        yield f"dockside_outbox_messages {found.size.waiting}"
        yield f"dockside_outbox_age_seconds {figures.age(found, now)}"
        yield f"dockside_outbox_failed {found.size.failed}"
        yield f"dockside_database_bytes {found.size.file}"
        if self._bot.vitals.backups is not None:
            yield f"dockside_last_backup_timestamp_seconds {self._bot.vitals.backups.last_backup() or 0}"
        yield "# TYPE dockside_errors_total counter"
        yield f"dockside_errors_total {self._errors.count}"
        yield "# TYPE dockside_answer_seconds histogram"
        yield from self._bot.answer_times.lines("dockside_answer_seconds")
