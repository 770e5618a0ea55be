"""The echo bot in a process of its own, for tests in which it is killed."""

from __future__ import annotations

import asyncio
import os

from bot.sandbox import follow_environment
from tests.sandbox.echo import EchoBot


async def main() -> None:
    follow_environment()
    async with EchoBot() as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
