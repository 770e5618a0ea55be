"""python -m bot: with DISCORD_TOKEN on Discord, without it at a local table."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack, closing
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from pydantic import BaseModel, ValidationError
from pydantic_settings import SettingsError

from bot.app import Dockside
from bot.delivery.errors import TROUBLE
from bot.front.services import Operator
from bot.host.host import build_host
from bot.ops.experts import Experts
from bot.ops.guarding import Guarding
from bot.ops.logs import name_of_process, set_up_logs
from bot.ops.maintenance import Backups, Care
from bot.ops.tallying import Tallying
from bot.ops.tune import Sweeper, tune_interpreter
from bot.render.studio import Studio
from bot.settings import Settings
from games import GAMES
from games.kernel.hosting import WrongTable, override
from storage import Database
from storage.care import tally
from storage.care.alone import Guard, alone
from storage.care.fitness import must_be_fit
from storage.care.progress import watched
from storage.care.upgrade import recheck_running_games
from storage.errors import BadAddress, Damaged, Missing, Newer, NotLetIn, StorageError
from storage.opening import open_place
from storage.rating.rebuild import count_old_games

if TYPE_CHECKING:
    from bot.ops.metrics import Metrics

log = logging.getLogger("bot")
_WRONG_USAGE = 2
_STAYS = (BadAddress, Damaged, Missing, Newer, NotLetIn)  # to start again does not help


_ABOUT = """\
Starts Dockside. With DISCORD_TOKEN it plays on Discord as the bot whose token that is. Without one it opens a
table of its own in the browser of this machine and prints the address. Ctrl-C stops it.
"""
_SETTINGS = """\
Settings come from the environment or from a file called .env; .env.example tells what each of them does:
  {settings}
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bot until it is told to stop; return the exit code. None: what was typed after its name."""
    parser = _parser()
    asked, unknown = parser.parse_known_args(arguments)
    if asked.help:
        parser.print_help()
        return 0
    if asked.version:
        print(f"Dockside {version('dockside')}")
        return 0
    if unknown:
        print(f"Dockside takes no arguments, so no {unknown[0]} either. Try --help.", file=sys.stderr)
        return _WRONG_USAGE
    try:
        settings = Settings()
        set_up_logs(settings)
        components = figures(settings)
        with alone(settings.dockside_database, settings.served) as guard:
            prepare(settings)
            asyncio.run(run(settings, components, guard))
    except ValidationError as error:
        first = error.errors()[0]
        said = first["msg"].removeprefix("Value error, ")
        return _stop(f"{'.'.join(map(str, first['loc'])).upper()}: {said}")
    except SettingsError:  # the one setting that is written in JSON
        return _stop('DOCKSIDE_COMPONENTS: write it as JSON, such as {"container": "figures.toml"}.')
    except WrongTable as error:
        return _stop(str(error))
    except discord.LoginFailure:
        return _stop("Discord doesn't accept this token. Copy it again from the developer portal.")
    except StorageError as error:
        return _stop(str(error), later=not isinstance(error, _STAYS))
    except OSError as error:
        named = "" if error.filename is None else f" ({error.filename})"
        return _stop(f"Dockside can't start: {error.strerror or error}{named}.", later=True)
    except (discord.DiscordException, *TROUBLE) as error:
        return _stop(f"Discord can't be reached right now ({type(error).__name__}).", later=True)
    return 0


def _parser() -> argparse.ArgumentParser:
    """Return a parser for --help and --version. All else is a setting."""
    names = "\n  ".join(map(str.upper, Settings.model_fields))
    parser = argparse.ArgumentParser(
        prog="dockside" if Path(sys.argv[0]).stem == "dockside" else "python -m bot",
        description=_ABOUT,
        epilog=_SETTINGS.format(settings=names),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        add_help=False,
    )
    parser.add_argument("-h", "--help", action="store_true", help="show this and exit")
    parser.add_argument("--version", action="store_true", help="show the version and exit")
    return parser


def _stop(reason: str, *, later: bool = False) -> int:
    """Print why it stops; return an exit code that tells whether to start it again later can help."""
    print(reason, file=sys.stderr)
    return 1 if later else os.EX_CONFIG


def figures(settings: Settings) -> Mapping[str, BaseModel]:
    """Return the printed figures as whoever owns the box has entered them."""
    found = {}
    for key, file in settings.dockside_components.items():
        if key not in GAMES:
            raise WrongTable(1, f"{file}: there is no game called {key}.")
        try:
            found[key] = override(GAMES[key].Components(), file.read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise WrongTable(1, f"{file} isn't UTF-8 text.") from error
    return found


def prepare(settings: Settings) -> None:
    """Bring the file up to date. One that cannot be used is refused before anything starts."""
    kept = settings.dockside_database
    if isinstance(kept, Path):
        if settings.dockside_fresh and settings.discord_token is None:
            _remove(kept)
        must_be_fit(kept, settings.dockside_backups)
    elif settings.dockside_fresh:
        raise StorageError("DOCKSIDE_FRESH empties a file, and no PostgreSQL database: leave it out.")
    elif settings.dockside_backups is not None:
        log.warning("DOCKSIDE_BACKUPS is for a file; back PostgreSQL up with pg_dump")
    with closing(open_place(kept)) as connection:
        for difference in recheck_running_games(connection, watch=partial(watched, unit="games")) or ():
            log.warning("game %s goes on from its position: %s", difference.game, difference.where)
        if count := count_old_games(connection, watch=partial(watched, unit="games")):
            log.info("%d games rated that were over before", count)


def _remove(kept: Path) -> None:
    """Remove a database with its journal and its tally."""
    for place in (*(kept.with_name(kept.name + end) for end in ("", "-wal", "-shm")), tally.beside(kept)):
        place.unlink(missing_ok=True)


async def run(settings: Settings, components: Mapping[str, BaseModel], guard: Guard) -> None:
    """Open everything, stay connected until something says stop, and close everything again."""
    told = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, told.set)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(Guarding(guard, told))
        token, address = await _discord(stack, settings)
        database = await Database.open(settings.dockside_database, shards=settings.served)
        stack.push_async_callback(database.close)
        studio = Studio()
        stack.callback(studio.close)
        experts = Experts(settings.dockside_experts)
        stack.callback(experts.close)
        host = build_host(
            database,
            components=components,
            think=experts.think,
            judge=experts.judge,
            experts=settings.dockside_experts > 0,
        )
        if isinstance(settings.dockside_database, Path):
            await stack.enter_async_context(Tallying(host, settings.dockside_database))
        metrics = _metrics(settings, database)
        note = _ignore if metrics is None else metrics.answer_times.note
        bot = Dockside(
            host, studio, note, _operator(settings), emojis=settings.dockside_emojis, **settings.shards
        )
        await stack.enter_async_context(bot)
        backups = bot.vitals.backups = await stack.enter_async_context(_care(database, settings))
        if metrics is not None:
            from bot.ops.health import Health

            health = Health(
                database,
                metrics,
                is_connected=bot.is_connected,
                now=host.now,
                last_backup=backups.last_backup,
                port=settings.dockside_health_port or 0,
            )
            await stack.enter_async_context(health)
        await stack.enter_async_context(Sweeper(bot.is_busy))
        if await _done_before(told, _log_in(bot, token, address)):
            await _connected(bot, told)


async def _log_in(bot: Dockside, token: str, address: str | None) -> None:
    """Log in; at the local table also show what stands there, and where."""
    await bot.login(token)
    tune_interpreter()
    if address is not None:
        await bot.show_tables()  # this Discord has forgotten them
        bot.welcome.forget_all()  # and the greeting
        print(f"No DISCORD_TOKEN: a local table instead. Ctrl-C stops it.\n\n    {address}\n", flush=True)


def _operator(settings: Settings) -> Operator:
    """Return who runs the bot, as far as they say so."""
    pages = (settings.dockside_privacy_url, settings.dockside_terms_url)
    return Operator(settings.dockside_contact, *(None if page is None else str(page) for page in pages))


def _metrics(settings: Settings, database: Database) -> Metrics | None:
    """Return what counts for programs that watch, if there are any: a library that few want."""
    if settings.dockside_health_port is None:
        return None
    from bot.ops.metrics import Metrics

    metrics = Metrics()
    if database.fleet is not None:
        metrics.tell_place(database.fleet, name_of_process())
    return metrics


def _ignore(seconds: float) -> None:
    """Count nothing: nobody watches."""


def _care(database: Database, settings: Settings) -> Care:
    """Return the care of the file, with backups if a folder for them is set."""
    file, folder = settings.dockside_database, settings.dockside_backups
    every, most = int(settings.dockside_backup_hours * 3600), settings.dockside_backups_kept
    if folder is None or not isinstance(file, Path):
        return Care(database)
    return Care(database, Backups(file, folder, every, most))


async def _discord(stack: AsyncExitStack, settings: Settings) -> tuple[str, str | None]:
    """Return the token; and the address of the page, where Discord is on this machine."""
    if settings.discord_token is not None:
        if settings.discord_api_base is not None:
            from bot.sandbox.redirect import Redirect  # for tests only

            stack.enter_context(Redirect(settings.discord_api_base))
        return settings.discord_token.get_secret_value(), None
    from bot.sandbox import Sandbox  # whoever plays on Discord does without it

    sandbox = await stack.enter_async_context(Sandbox(port=settings.dockside_port, hosts=settings.hosts))
    stack.enter_context(sandbox.point_discord_py_here())
    return sandbox.token, sandbox.page_url


async def _done_before(told: asyncio.Event, work: Coroutine[Any, Any, None]) -> bool:
    """Do something unless somebody says stop meanwhile; return whether it was done."""
    task = asyncio.create_task(work, name="logging in")
    if await _ended_before(told, task):
        return True
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return False


async def _ended_before(told: asyncio.Event, task: asyncio.Task[None]) -> bool:
    """Wait for a task until somebody says stop; return whether it has ended, and raise what ended it."""
    stop = asyncio.create_task(told.wait(), name="stop")
    await asyncio.wait({task, stop}, return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    if task.done():
        task.result()
    return task.done()


async def _connected(bot: Dockside, told: asyncio.Event) -> None:
    """Stay connected until somebody says stop, or the connection ends for good."""
    connection = asyncio.create_task(bot.connect(), name="connection")
    await _ended_before(told, connection)
    await bot.close()
    connection.cancel()  # whoever is closed while connecting would try again for ever
    await asyncio.gather(connection, return_exceptions=True)


if __name__ == "__main__":
    sys.exit(main())
