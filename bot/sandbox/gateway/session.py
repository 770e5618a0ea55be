"""A session of the gateway: what was dispatched to a bot is kept for a while, so that it can resume."""

from __future__ import annotations

import json
import secrets
from collections import deque
from dataclasses import dataclass, field

from bot.sandbox.wire.payload import Json

from .opcodes import Op
from .socket import Socket

Shard = tuple[int, int]
KEPT = 1000


@dataclass
class Session:
    """One bot that has identified; `socket` is None while it is disconnected."""

    shard: Shard
    intents: int
    socket: Socket | None
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    seq: int = 0
    kept: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT))

    def dispatch(self, name: str, data: Json) -> None:
        """Number an event, keep it, and send it if the bot is connected."""
        self.seq += 1
        frame = json.dumps({"op": Op.DISPATCH, "t": name, "s": self.seq, "d": data})
        self.kept.append((self.seq, frame))
        if self.socket is not None:
            self.socket.send_text(frame)

    def can_resume_from(self, seq: int) -> bool:
        """Tell whether everything after `seq` is still kept."""
        oldest = self.kept[0][0] if self.kept else self.seq + 1
        return oldest - 1 <= seq <= self.seq

    def resume(self, socket: Socket, seq: int) -> None:
        """Send all that was dispatched after `seq`, then RESUMED."""
        self.socket = socket
        for number, frame in self.kept:
            if number > seq:
                socket.send_text(frame)
        self.dispatch("RESUMED", {})

    def receives(self, guild_id: str | None) -> bool:
        """Tell whether a guild belongs to this session's shard. Direct messages (None) go to the first."""
        number, count = self.shard
        return (int(guild_id) >> 22) % count == number if guild_id else number == 0
