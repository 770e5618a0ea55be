"""A session: one bot listening, with everything told to it kept for a while, so it can resume."""

from __future__ import annotations

import json
import secrets
from collections import deque
from dataclasses import dataclass, field

from bot.sandbox.wire.payload import Json

from .socket import Socket

Shard = tuple[int, int]
KEPT = 1000
DISPATCH = 0


@dataclass
class Session:
    shard: Shard
    intents: int
    socket: Socket | None
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT))

    def tell(self, name: str, data: Json) -> None:
        """Number an event, keep it, and send it if somebody is on the line."""
        self.seq += 1
        frame = json.dumps({"op": DISPATCH, "t": name, "s": self.seq, "d": data})
        self.kept.append((self.seq, frame))
        if self.socket is not None:
            self.socket.send_text(frame)

    def can_resume_from(self, seq: int) -> bool:
        oldest = self.kept[0][0] if self.kept else self.seq + 1
        return oldest - 1 <= seq <= self.seq

    def resume(self, socket: Socket, seq: int) -> None:
        self.socket = socket
        for number, frame in self.kept:
            if number > seq:
                socket.send_text(frame)
        self.tell("RESUMED", {})

    def hears_of(self, guild_id: str | None) -> bool:
        """Servers are dealt out to shards by their ids; direct messages go to the first."""
        number, count = self.shard
        return (int(guild_id) >> 22) % count == number if guild_id else number == 0
