"""python -m bot: with DISCORD_TOKEN on Discord, without it at a local table."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Mapping
from contextlib import AsyncExitStack

from pydantic import BaseModel, ValidationError

from bot.client import Dockside
from bot.host import Host
from bot.logs import set_up_logs
from bot.sandbox.redirect import Redirect
from bot.sandbox.server import Sandbox
from bot.settings import Settings
from games import GAMES
from games.kernel import WrongTable
from games.kernel.components import override
from storage import Database
from storage.errors import StorageError


def main() -> int:
    try:
        settings = Settings()
        set_up_logs(settings)
        components = figures(settings)
        asyncio.run(run(settings, components))
    except ValidationError as error:
        first = error.errors()[0]
        return _stop(f"{'.'.join(map(str, first['loc'])).upper()}: {first['msg']}")
    except (StorageError, WrongTable) as error:
        return _stop(str(error))
    except KeyboardInterrupt:
        return 0
    return 0


def _stop(reason: str) -> int:
    print(reason, file=sys.stderr)
    return 1


def figures(settings: Settings) -> Mapping[str, BaseModel]:
    """The printed figures as whoever owns the box has entered them."""
    found = {}
    for key, file in settings.dockside_components.items():
        if key not in GAMES:
            raise WrongTable(1, f"{file}: there is no game called {key}.")
        found[key] = override(GAMES[key].Components(), file.read_text(encoding="utf-8"))
    return found


async def run(settings: Settings, components: Mapping[str, BaseModel]) -> None:
    async with AsyncExitStack() as stack:
        if settings.discord_token is None:
            token = await _local_table(stack, settings)
        else:
            token = settings.discord_token.get_secret_value()
            if settings.discord_api_base is not None:
                stack.enter_context(Redirect(settings.discord_api_base))
        database = await Database.open(settings.dockside_database)
        stack.push_async_callback(database.close)
        bot = Dockside(database, Host(database, components=components))
        await _until_told_to_stop(bot, token)


async def _local_table(stack: AsyncExitStack, settings: Settings) -> str:
    """A Discord on this machine, with five invented people in it."""
    if settings.dockside_fresh:
        kept = settings.dockside_database
        for end in ("", "-wal", "-shm"):
            kept.with_name(kept.name + end).unlink(missing_ok=True)
    sandbox = await stack.enter_async_context(Sandbox(port=settings.dockside_port))
    stack.enter_context(sandbox.point_discord_py_here())
    print(
        f"No DISCORD_TOKEN: a local table instead.\n\n    {sandbox.page_url}\n\nCtrl-C stops it.", flush=True
    )
    return sandbox.token


async def _until_told_to_stop(bot: Dockside, token: str) -> None:
    told = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, told.set)
    async with bot:
        connected = asyncio.create_task(bot.start(token), name="bot")
        stopped = asyncio.create_task(told.wait(), name="stop")
        await asyncio.wait({connected, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if connected.done():
            connected.result()
        await bot.close()
        await asyncio.gather(connected, return_exceptions=True)


if __name__ == "__main__":
    sys.exit(main())
