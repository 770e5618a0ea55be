"""A bare HTTP client, for what discord.py would never send."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from bot.sandbox import Sandbox


class Raw:
    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self._sandbox = sandbox
        self._session = session

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any, Mapping[str, str]]:
        token = {"Authorization": f"Bot {self._sandbox.token}"}
        url = self._sandbox.api_base + path
        async with self._session.request(method, url, json=body, headers=token) as response:
            answer = await response.json() if response.content_type == "application/json" else None
            return response.status, answer, response.headers

    async def send(self, body: Any, channel: str = "table-one") -> tuple[int, Any, Mapping[str, str]]:
        channel_id = self._sandbox.channel(channel).id
        return await self.ask("POST", f"/channels/{channel_id}/messages", body)


@asynccontextmanager
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)
