"""One bot on the line: hello, who are you, heartbeats, goodbye."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from contextlib import suppress
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from bot.sandbox.wire.errors import Refusal
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.guilds import Guild, Member

from .dispatch import PRIVILEGED
from .session import Session
from .socket import Socket

if TYPE_CHECKING:
    from .gateway import Gateway

LARGEST_FRAME = 4096
FRAMES_PER_MINUTE = 120
_BEAT = 0.01  # an answer that comes before the library has noted the time of asking looks 41 seconds late


class Op(IntEnum):
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Closing(Exception):
    """The bot did something for which the gateway hangs up."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code, self.reason = code, reason


class Line:
    def __init__(self, gateway: Gateway, socket: Socket) -> None:
        self._gateway = gateway
        self._socket = socket
        self._recent: deque[float] = deque(maxlen=FRAMES_PER_MINUTE)

    async def hold(self) -> web.StreamResponse:
        ws = await self._socket.open()
        interval = round(self._gateway.terms.heartbeat_seconds * 1000)
        self._socket.send({"op": Op.HELLO, "d": {"heartbeat_interval": interval}, "s": None, "t": None})
        try:
            await self._converse(ws)
        except Closing as closing:
            await self._socket.close(closing.code, closing.reason)
        finally:
            self._socket.stop()
            self._gateway.hang_up(self._socket)
        return ws

    async def _converse(self, ws: web.WebSocketResponse) -> None:
        async for frame in ws:
            if frame.type is not WSMsgType.TEXT:
                raise Closing(4002, "Decode error")
            self._count()
            self._take(_decoded(frame.data))

    def _count(self) -> None:
        now = self._gateway.world.clock.now()
        if len(self._recent) == FRAMES_PER_MINUTE and now - self._recent[0] < 60:
            raise Closing(4008, "Rate limited")
        self._recent.append(now)

    def _take(self, frame: Json) -> None:
        data: Any = frame.get("d")
        match frame.get("op"):
            case Op.HEARTBEAT:
                if not self._gateway.faults.heartbeats_unanswered:
                    asyncio.get_running_loop().call_later(_BEAT, self._socket.send, {"op": Op.HEARTBEAT_ACK})
            case Op.IDENTIFY:
                self._identify(data)
            case Op.RESUME:
                self._resume(data)
            case Op.REQUEST_MEMBERS:
                self._members(data)
            case Op.PRESENCE:
                self._session()
            case _:
                raise Closing(4001, "Unknown opcode")

    def _session(self) -> Session:
        session = self._gateway.on(self._socket)
        if session is None:
            raise Closing(4003, "Not authenticated")
        return session

    def _identify(self, data: Json) -> None:
        self._check_token(data)
        if self._gateway.on(self._socket) is not None:
            raise Closing(4005, "Already authenticated")
        intents = int(data["intents"])
        if intents & PRIVILEGED and not self._gateway.terms.privileged_intents:
            raise Closing(4014, "Disallowed intent(s)")
        number, count = data.get("shard") or (0, 1)
        self._gateway.admit(Session((number, count), intents, self._socket))

    def _resume(self, data: Json) -> None:
        self._check_token(data)
        session = self._gateway.sessions.get(data["session_id"])
        if session is None or not session.can_resume_from(data["seq"]):
            self._socket.send({"op": Op.INVALID_SESSION, "d": False})
        else:
            self._gateway.readmit(session, self._socket, data["seq"])

    def _check_token(self, data: Json) -> None:
        if str(data.get("token", "")).removeprefix("Bot ") != self._gateway.terms.token:
            raise Closing(4004, "Authentication failed.")

    def _members(self, data: Json) -> None:
        session = self._session()
        try:
            guild = self._gateway.world.guild(str(data["guild_id"]))
        except Refusal:
            raise Closing(4002, "Decode error") from None
        found, missing = _wanted_members(guild, data)
        chunk: Json = {"guild_id": guild.id, "members": [member.payload() for member in found]}
        chunk |= {"chunk_index": 0, "chunk_count": 1, "not_found": missing}
        session.tell("GUILD_MEMBERS_CHUNK", chunk | ({"nonce": data["nonce"]} if "nonce" in data else {}))


def _wanted_members(guild: Guild, data: Json) -> tuple[list[Member], list[str]]:
    """Members by their ids, or by how their names begin."""
    if data.get("query") is not None:
        start = str(data["query"])
        return [m for m in guild.members.values() if m.user.username.startswith(start)], []
    ids = data.get("user_ids") or []
    wanted = [str(ids)] if isinstance(ids, str | int) else [str(one) for one in ids]
    missing = [one for one in wanted if one not in guild.members]
    return [guild.members[one] for one in wanted if one in guild.members], missing


def _decoded(raw: str) -> Json:
    frame = None
    if len(raw.encode()) <= LARGEST_FRAME:
        with suppress(ValueError):
            frame = json.loads(raw)
    if not isinstance(frame, dict):
        raise Closing(4002, "Decode error")
    return frame
