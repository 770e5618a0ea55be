"""One WebSocket of the gateway."""

from __future__ import annotations

import asyncio
import json
import zlib
from contextlib import suppress

from aiohttp import web

from bot.sandbox.wire.payload import Json

CLOSED_IN_ORDER = (1000, 1001)
LARGEST_READ = 1 << 16


class Socket:
    """Sends frames in the order they are given, compressed when the client asks for it."""

    def __init__(self, request: web.Request) -> None:
        self._request = request
        self._ws = web.WebSocketResponse(max_msg_size=LARGEST_READ)
        self._out: asyncio.Queue[str] = asyncio.Queue()
        wants_zlib = request.query.get("compress") == "zlib-stream"
        self._zlib = zlib.compressobj() if wants_zlib else None
        self._writer: asyncio.Task[None] | None = None
        self.closed_by_us = False

    @property
    def closed_by_bot(self) -> bool:
        """Tell whether the bot closed the connection in order, which ends its session."""
        return self._ws.close_code in CLOSED_IN_ORDER and not self.closed_by_us

    async def open(self) -> web.WebSocketResponse:
        """Accept the WebSocket and start the task that writes."""
        await self._ws.prepare(self._request)
        self._writer = asyncio.create_task(self._write())
        return self._ws

    async def _write(self) -> None:
        """Send queued frames one after another: the only writer, so that none overtakes another."""
        with suppress(ConnectionError):
            while True:
                await self._send(await self._out.get())

    async def _send(self, frame: str) -> None:
        if self._zlib is None:
            await self._ws.send_str(frame)
        else:
            await self._ws.send_bytes(
                self._zlib.compress(frame.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
            )

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self.send_text(json.dumps(frame))

    def send_text(self, frame: str) -> None:
        """Queue a frame that is JSON already."""
        self._out.put_nowait(frame)

    async def close(self, code: int, reason: str = "") -> None:
        """Close the connection with a close code."""
        self.closed_by_us = True
        await self._ws.close(code=code, message=reason.encode())

    def abort(self) -> None:
        """Cut the connection without a close frame."""
        self.closed_by_us = True
        if self._request.transport is not None:
            self._request.transport.abort()

    def stop(self) -> None:
        """End the task that writes."""
        if self._writer is not None:
            self._writer.cancel()
