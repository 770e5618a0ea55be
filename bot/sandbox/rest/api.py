"""The HTTP API: token, faults, rate limits and Discord's description around every route."""

from __future__ import annotations

import json
import logging
from typing import Any

from aiohttp import web

from bot.sandbox.faults import Fault, Faults, Harm
from bot.sandbox.journal import Exchange, Journal
from bot.sandbox.schema import Description
from bot.sandbox.wire.errors import CarelessRequest, Refusal, no_such_route, unauthorized
from bot.sandbox.wire.files import Upload
from bot.sandbox.world.world import World

from . import application, channels, commands, emojis, guilds, interactions, messages
from .body import read_body
from .ratelimits import Headers, RateLimits, limited_headers
from .routes import Call, Reply, Route

log = logging.getLogger(__name__)
PREFIX = "/api/v10"
VIA = {"Via": "1.1 google"}  # without it discord.py takes a 429 for a ban
BANNED = "<!doctype html><title>Access denied</title><h1>Error 1015</h1>You are being rate limited"
MAJOR = ("channel_id", "guild_id", "webhook_token")
PARTS = (application, guilds, channels, messages, commands, emojis, interactions)


class HttpApi:
    """Answers the requests of bots, and keeps a record of each in the journal."""

    def __init__(
        self,
        world: World,
        token: str,
        faults: Faults,
        limits: RateLimits,
        journal: Journal,
        description: Description | None,
    ) -> None:
        self._world = world
        self._token = token
        self._faults = faults
        self._limits = limits
        self._journal = journal
        self._description = description

    def add_to(self, app: web.Application) -> None:
        """Add all routes to a web application; any other path under /api is a violation."""
        every = [route for part in PARTS for route in part.routes.table]
        for route in sorted(every, key=lambda route: "{message_id}" in route.path):  # fixed names before ids
            app.router.add_route(route.method, PREFIX + route.path, self._handler(route))
        app.router.add_route("*", "/api/{rest:.*}", self._unknown_route)

    def _handler(self, route: Route) -> Any:
        async def handle(request: web.Request) -> web.StreamResponse:
            if self._faults.latency:
                await self._world.clock.sleep(self._faults.latency)
            fault = self._faults.take(route.method, route.path)
            if fault is not None and fault.harm is Harm.SLOW:
                await self._world.clock.sleep(fault.seconds)
            early = self._faulty_answer(fault)
            if early is not None:
                return early
            answer = await self._serve(route, request)
            if fault is not None and fault.harm is Harm.LOSE_ANSWER and request.transport is not None:
                request.transport.abort()
            return answer

        return handle

    def _faulty_answer(self, fault: Fault | None) -> web.Response | None:
        """Return the answer of a fault that keeps a request from being carried out, if it is one."""
        if fault is None or fault.harm in (Harm.SLOW, Harm.LOSE_ANSWER):
            return None
        if fault.harm is Harm.BREAK:
            return web.Response(status=fault.status, text="upstream connect error", headers=VIA)
        if fault.harm is Harm.BAN:
            return web.Response(status=429, text=BANNED, content_type="text/html")
        return _limited(fault.seconds, fault.everywhere, limited_headers(fault.seconds, fault.everywhere))

    async def _serve(self, route: Route, request: web.Request) -> web.Response:
        ids = request.match_info
        major = next((ids[name] for name in MAJOR if name in ids), "")
        verdict = self._limits.spend(route.method, route.path, major)
        if verdict.retry_after is not None:
            return _limited(verdict.retry_after, verdict.everywhere, verdict.headers)
        body, uploads = None, list[Upload]()
        try:
            self._check_token(route, request)
            self._limits.count_dms(route.method, route.path)
            body, uploads = await read_body(request)
            reply = self._carry_out(route, Call(self._world, self._limits, ids, request.query, body, uploads))
        except Refusal as refusal:
            reply = Reply(refusal.status, refusal.body)
            if refusal.careless:
                self._journal.complain(f"{route.method} {route.path}", str(refusal))
        files = tuple(upload.filename for upload in uploads)
        self._journal.exchanges.append(
            Exchange(route.method, route.path, request.path, body, files, reply.status, reply.body)
        )
        return _json(reply, verdict.headers)

    def _carry_out(self, route: Route, call: Call) -> Reply:
        """Run the handler of a route. Its own refusals come first, then what Discord's description finds."""
        problems = self._request_problems(route, call.body)
        try:
            reply = _reply(route.handler(call))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            if problems:
                raise CarelessRequest(400, 50035, "Invalid Form Body: " + "; ".join(problems)) from None
            log.exception("The sandbox broke on %s %s", route.method, route.path)
            raise CarelessRequest(500, 0, f"the sandbox broke: {error!r}") from None
        for problem in problems:
            self._journal.complain(f"{route.method} {route.path}", problem)
        self._check_answer(route, reply)
        return reply

    def _check_token(self, route: Route, request: web.Request) -> None:
        if not route.tokenless and request.headers.get("Authorization") != f"Bot {self._token}":
            raise unauthorized()

    def _request_problems(self, route: Route, body: Any) -> list[str]:
        if self._description is None:
            return []
        return self._description.request_problems(route.method, route.path, body)

    def _check_answer(self, route: Route, reply: Reply) -> None:
        if self._description is None:
            return
        found = self._description.answer_problems(route.method, route.path, reply.status, reply.body)
        for problem in found:
            self._journal.complain(f"our answer to {route.method} {route.path}", problem)

    async def _unknown_route(self, request: web.Request) -> web.Response:
        self._journal.complain(
            f"UNIMPLEMENTED {request.method} {request.path}", "the sandbox has no such route"
        )
        refusal = no_such_route()
        return _json(Reply(refusal.status, refusal.body), {})


def _reply(result: Any) -> Reply:
    return result if isinstance(result, Reply) else Reply(200, result)


def _limited(wait: float, everywhere: bool, headers: Headers) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": everywhere}
    return _json(Reply(429, body), headers)


def _json(reply: Reply, headers: Headers) -> web.Response:
    """Return a JSON response. Its content type has no charset: with one, discord.py reads text, not JSON."""
    if reply.body is None:
        return web.Response(status=reply.status, headers=headers | VIA)
    content_type = {"Content-Type": "application/json"}
    return web.Response(
        status=reply.status, body=json.dumps(reply.body).encode(), headers=headers | VIA | content_type
    )
