"""The sandbox: a Discord on this machine, started and stopped as one."""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from aiohttp import web

from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway, Terms, connect
from bot.sandbox.journal import Journal, RulesBroken
from bot.sandbox.people.not_possible import NotPossible
from bot.sandbox.people.player import Player
from bot.sandbox.people.waiting import must_happen
from bot.sandbox.redirect import API_BASE, Redirect, refuse_real_token
from bot.sandbox.rest import PREFIX, HttpApi
from bot.sandbox.rest.ratelimits import RateLimits
from bot.sandbox.schema import description, find_description
from bot.sandbox.wire.errors import Refusal
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.clock import Clock, HandClock, SystemClock
from bot.sandbox.world.guilds import User
from bot.sandbox.world.opening import opening, people
from bot.sandbox.world.threads import archive_idle_threads
from bot.sandbox.world.world import World

from .doors import Doors, protect
from .hosting import C, hosted
from .page_requests import carry_out
from .pages import Pages

T = TypeVar("T")
HOST = "127.0.0.1"
BACKLOG = (
    2048  # discord.py opens a socket per request in flight; fewer places in the queue cost a second each
)
LARGEST_REQUEST = 30 * 1024 * 1024
LOOK_AT_THREADS = 30.0  # seconds from one look for idle threads to the next
PAGE = Path(__file__).with_name("page")


class Sandbox:
    """Runs a Discord on this machine: `async with Sandbox() as sandbox:`. Bots come and go, it stays.

    strict: closing raises RulesBroken if a bot broke Discord's rules, or the sandbox its description.
    rate_limits: enforce the documented ones; otherwise requests are only told of a bucket never empty.
    token: of the bot that may connect; another one each time unless it is given.
    hosts: further names by which it may be reached, such as that of a tunnel, with a port if it has one.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        strict: bool = False,
        clock: Clock | None = None,
        world: World | None = None,
        rate_limits: bool = False,
        heartbeat_seconds: float = 41.25,
        privileged_intents: bool = False,
        configured_token: str | None = None,
        token: str | None = None,
        hosts: Sequence[str] = (),
    ) -> None:
        refuse_real_token(configured_token)
        self.strict = strict
        self.port = port
        self.token = token or secrets.token_urlsafe(32)
        self.clock = clock or SystemClock()
        self.world = world or opening(self.clock)
        self.journal = Journal()
        self.faults = Faults(self.world)
        self.limits = RateLimits(self.clock, enforced=rate_limits)
        found = find_description()
        self._description = description(found) if found else None
        terms = Terms(self.token, heartbeat_seconds, privileged_intents)
        self.gateway = Gateway(self.world, terms, self.faults, self.journal, self._description)
        self.pages = Pages(self.world, self._seat, lambda: self.gateway.online, carry_out)
        self._doors = Doors(hosts)
        self._runner: web.AppRunner | None = None
        self._archiving: asyncio.Task[None] | None = None

    # Where it is

    @property
    def base_url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def api_base(self) -> str:
        return self.base_url + PREFIX

    @property
    def gateway_url(self) -> str:
        return f"ws://{HOST}:{self.port}/gateway"

    @property
    def page_url(self) -> str:
        return self.base_url + "/"

    def environment(self) -> dict[str, str]:
        """Return the settings with which a bot in another process finds the sandbox."""
        return {API_BASE: self.api_base, "DISCORD_TOKEN": self.token}

    def point_discord_py_here(self) -> Redirect:
        """Point discord.py in this process at the sandbox, for good or for the length of a `with`."""
        return Redirect(self.api_base)

    def hosting(self, client: C) -> AbstractAsyncContextManager[C]:
        """Log a discord.py client in, and out again: `async with sandbox.hosting(bot):`."""
        return hosted(client, self.token, self.point_discord_py_here, self.gateway)

    # Opening and closing

    async def __aenter__(self) -> Sandbox:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
        if self.strict and error is None and self.journal.violations:
            raise RulesBroken(self.journal.violations)

    async def start(self) -> None:
        """Open the port and serve bots and pages."""
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        listening = socket.create_server((HOST, self.port), backlog=BACKLOG)
        self.port = listening.getsockname()[1]
        self.world.base_url = self.base_url
        self._doors.open(self.port)
        await web.SockSite(self._runner, listening, backlog=BACKLOG).start()
        if not self.clock.by_hand:
            self._archiving = asyncio.create_task(self._archive_threads(), name="archiving threads")

    async def _archive_threads(self) -> None:
        while True:
            await self.clock.sleep(LOOK_AT_THREADS)
            archive_idle_threads(self.world)

    async def stop(self) -> None:
        """Disconnect bots and pages, and close the port."""
        if self._archiving is not None:
            self._archiving.cancel()
        await self.gateway.close()
        await self.pages.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[self._doors.check])
        limits, journal = self.limits, self.journal
        HttpApi(self.world, self.token, self.faults, limits, journal, self._description).add_to(app)
        for path in ("/gateway", "/gateway/"):
            app.router.add_get(path, partial(connect, self.gateway))
        app.router.add_get("/attachments/{id}/{name}", self._attachment)
        app.router.add_get("/emojis/{id}", self._emoji)
        app.router.add_get("/", self._index)
        app.router.add_get("/page/ws", self.pages.connect)
        app.router.add_static("/page/", PAGE)
        app.on_response_prepare.extend((_never_kept, protect))
        return app

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _attachment(self, request: web.Request) -> web.Response:
        attachment = self.world.attachments.get(request.match_info["id"])
        if attachment is None or attachment.upload.filename != request.match_info["name"]:
            raise web.HTTPNotFound
        upload = attachment.upload
        return web.Response(body=upload.data, headers={"Content-Type": upload.content_type})

    async def _emoji(self, request: web.Request) -> web.Response:
        try:
            emoji = self.world.emojis.get(request.match_info["id"])
        except Refusal:
            raise web.HTTPNotFound from None
        return web.Response(body=emoji.data, headers={"Content-Type": emoji.content_type})

    # Who is in it

    def person(self, name: str) -> Player:
        """Return Anna, Boris, Clara, Dmitri, Eva, the moderator Mira or the spectator Sam."""
        user = next((user for user in people(self.world) if user.name == name), None)
        if user is None:
            raise NotPossible("sandbox-nobody-called", name=name)
        return self._seat(user)

    def _seat(self, user: User) -> Player:
        first = next(channel for channel in self.world.channels.values() if channel.guild_id)
        return Player(self.world, user, lambda: bool(self.gateway.sessions), first)

    def channel(self, name: str) -> Channel:
        """Return the channel of that name."""
        channel = next((c for c in self.world.channels.values() if c.name == name), None)
        if channel is None:
            raise NotPossible("sandbox-no-channel-called", name=name)
        return channel

    # Time

    def advance(self, seconds: float) -> None:
        """Move the clock, if it is a HandClock."""
        if not isinstance(self.clock, HandClock):
            raise TypeError("Only a HandClock can be moved.")
        self.clock.advance(seconds)
        archive_idle_threads(self.world)

    async def until(self, look: Callable[[], T | None], *, seconds: float = 3.0) -> T:
        """Wait until `look` sees something other than None or False."""
        return await must_happen(self.world, look, seconds)

    async def until_online(self, *, seconds: float = 3.0) -> None:
        """Wait until a bot is connected."""
        await self.until(lambda: self.gateway.online, seconds=seconds)


async def _never_kept(request: web.Request, response: web.StreamResponse) -> None:
    """Forbid browsers to cache the page, so that it is never older than its server."""
    if request.path == "/" or request.path.startswith("/page/"):
        response.headers["Cache-Control"] = "no-store"
