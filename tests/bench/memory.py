"""The memory of a bot that waits for somebody to play, against `import discord` alone."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from asyncio.subprocess import DEVNULL, create_subprocess_exec
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path

from bot.sandbox import Sandbox
from bot.sandbox.world.messages import Message
from tests.bench.harness import Figure

_LONG_AGO = 30 * 86_400  # seconds
_TO_COME_TO_REST = 4.0  # seconds after it has connected; the library waits two for more servers
_IMPORT = """
import discord, re
print(int(re.search(r"VmRSS:\\s+(\\d+) kB", open("/proc/self/status").read())[1]) * 1024)
"""


def resident(pid: int) -> float:
    """Bytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None, "the process has gone"
    return int(found[1]) * 1024


def idle_bot(number: int) -> float:
    """A fresh process, started as its owner starts it, with a new file."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_idle_bot(Path(folder) / "dockside.sqlite3", greets=False))


def greeting_bot(number: int) -> float:
    """The same, when it has greeted a server with a picture of each game."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_idle_bot(Path(folder) / "dockside.sqlite3", greets=True))


async def _idle_bot(file: Path, greets: bool) -> float:
    async with Sandbox() as sandbox:
        for guild in sandbox.world.guilds.values():  # that have invited it long ago: nobody is greeted
            guild.members[sandbox.world.bot.id].joined -= 0 if greets else _LONG_AGO
        environment = {**os.environ, **sandbox.environment(), "DOCKSIDE_DATABASE": str(file)}
        bot = await create_subprocess_exec(sys.executable, "-m", "bot", env=environment, stderr=DEVNULL)
        try:
            await sandbox.until_online(seconds=60)
            if greets:
                await sandbox.until(lambda: any(one.attachments for one in _messages(sandbox)), seconds=120)
            await asyncio.sleep(_TO_COME_TO_REST)
            return resident(bot.pid)
        finally:
            bot.terminate()
            await bot.wait()


def _messages(sandbox: Sandbox) -> list[Message]:
    return list(sandbox.world.messages.values())


def import_discord(number: int) -> float:
    return float(subprocess.check_output([sys.executable, "-c", _IMPORT]))


def figures(quick: bool, stack: ExitStack) -> Iterable[Figure]:
    yield Figure("memory of an idle bot / import discord", idle_bot, import_discord, at_most=2.0)
    yield Figure("memory after a greeting / import discord", greeting_bot, import_discord, at_most=2.2)
