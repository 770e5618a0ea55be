"""One bot's connection to the gateway: hello, identify or resume, heartbeats, close."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from contextlib import suppress
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.wire.errors import Refusal
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.guilds import Guild, Member

from .dispatch import PRIVILEGED
from .gateway import Gateway
from .opcodes import Op
from .session import Session, Shard
from .socket import Socket

LARGEST_FRAME = 4096
FRAMES_PER_MINUTE = 120
_ACK_DELAY = 0.01  # discord.py notes when it sent a heartbeat after sending: an earlier ack looks 41 s late


async def connect(gateway: Gateway, request: web.Request) -> web.StreamResponse:
    """Serve one WebSocket of a bot until it is closed."""
    if gateway.faults.gateway_closed:
        return web.Response(status=503, text="no healthy upstream")
    return await Connection(gateway, Socket(request)).serve()


class Closing(Exception):
    """Raised when a bot did something for which the gateway closes the connection, with its close code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code, self.reason = code, reason


class Connection:
    """Reads the frames of one bot, and closes the connection when it breaks the gateway's rules."""

    def __init__(self, gateway: Gateway, socket: Socket) -> None:
        self._gateway = gateway
        self._socket = socket
        self._recent: deque[float] = deque(maxlen=FRAMES_PER_MINUTE)

    async def serve(self) -> web.StreamResponse:
        """Greet the bot, read its frames until the connection ends, then take it off its session."""
        ws = await self._socket.open()
        interval = round(self._gateway.terms.heartbeat_seconds * 1000)
        self._socket.send({"op": Op.HELLO, "d": {"heartbeat_interval": interval}, "s": None, "t": None})
        try:
            await self._read(ws)
        except Closing as closing:
            await self._socket.close(closing.code, closing.reason)
        finally:
            self._socket.stop()
            self._gateway.disconnected(self._socket)
        return ws

    async def _read(self, ws: web.WebSocketResponse) -> None:
        async for frame in ws:
            if frame.type is not WSMsgType.TEXT:
                raise Closing(4002, "Decode error")
            self._count_frame()
            self._receive(_decoded(frame.data))

    def _count_frame(self) -> None:
        """Close the connection when a bot sends more than 120 frames in a minute."""
        now = self._gateway.world.clock.now()
        if len(self._recent) == FRAMES_PER_MINUTE and now - self._recent[0] < 60:
            raise Closing(4008, "Rate limited")
        self._recent.append(now)

    def _receive(self, frame: Json) -> None:
        data: Any = frame.get("d")
        match frame.get("op"):
            case Op.HEARTBEAT:
                self._acknowledge()
            case Op.IDENTIFY:
                self._identify(data)
            case Op.RESUME:
                self._resume(data)
            case Op.REQUEST_MEMBERS:
                self._request_members(data)
            case Op.PRESENCE:
                self._identified()
            case _:
                raise Closing(4001, "Unknown opcode")

    def _acknowledge(self) -> None:
        """Answer a heartbeat, unless a fault keeps it unanswered."""
        if not self._gateway.faults.heartbeats_unanswered:
            ack: Json = {"op": Op.HEARTBEAT_ACK}
            asyncio.get_running_loop().call_later(_ACK_DELAY, self._socket.send, ack)

    def _identified(self) -> Session:
        """Return the session of this connection; close it if the bot has not identified."""
        session = self._gateway.session_on(self._socket)
        if session is None:
            raise Closing(4003, "Not authenticated")
        return session

    def _identify(self, data: Json) -> None:
        self._check_token(data)
        if self._gateway.session_on(self._socket) is not None:
            raise Closing(4005, "Already authenticated")
        if self._gateway.world.session_starts_left <= 0:
            raise Closing(4004, "Authentication failed.")  # Discord has reset the token
        intents = int(data["intents"])
        if intents & PRIVILEGED and not self._gateway.terms.privileged_intents:
            raise Closing(4014, "Disallowed intent(s)")
        if self._gateway.is_too_soon(shard := _shard(data)):
            self._socket.send({"op": Op.INVALID_SESSION, "d": False})
            return
        self._gateway.open_session(Session(shard, intents, self._socket))

    def _resume(self, data: Json) -> None:
        self._check_token(data)
        session = self._gateway.sessions.get(data["session_id"])
        if session is None or not session.can_resume_from(data["seq"]):
            self._socket.send({"op": Op.INVALID_SESSION, "d": False})
        else:
            self._gateway.resume_session(session, self._socket, data["seq"])

    def _check_token(self, data: Json) -> None:
        if str(data.get("token", "")).removeprefix("Bot ") != self._gateway.terms.token:
            raise Closing(4004, "Authentication failed.")

    def _request_members(self, data: Json) -> None:
        session = self._identified()
        try:
            guild = self._gateway.world.guild(str(data["guild_id"]))
        except Refusal:
            raise Closing(4002, "Decode error") from None
        found, missing = _wanted_members(guild, data)
        chunk: Json = {"guild_id": guild.id, "members": [member.payload() for member in found]}
        chunk |= {"chunk_index": 0, "chunk_count": 1, "not_found": missing}
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | ({"nonce": data["nonce"]} if "nonce" in data else {}))


def _shard(data: Json) -> Shard:
    """Return which shard of how many a bot identifies as: the only one, if it does not say."""
    match data.get("shard", [0, 1]):
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    raise Closing(4010, "Invalid shard.")


def _wanted_members(guild: Guild, data: Json) -> tuple[list[Member], list[str]]:
    """Return the members asked for, by id or by how their names begin, and the ids of those not there."""
    if data.get("query") is not None:
        start = str(data["query"])
        return [m for m in guild.members.values() if m.user.username.startswith(start)], []
    ids = data.get("user_ids") or []
    wanted = [str(ids)] if isinstance(ids, str | int) else [str(one) for one in ids]
    missing = [one for one in wanted if one not in guild.members]
    return [guild.members[one] for one in wanted if one in guild.members], missing


def _decoded(raw: str) -> Json:
    """Return a frame of a bot; close the connection if it is too large or no JSON object."""
    frame = None
    if len(raw.encode()) <= LARGEST_FRAME:
        with suppress(ValueError):
            frame = json.loads(raw)
    if not isinstance(frame, dict):
        raise Closing(4002, "Decode error")
    return frame
