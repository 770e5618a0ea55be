"""The gateway's opcodes. https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway"""

from __future__ import annotations

from enum import IntEnum


class Op(IntEnum):
    """Says what a frame of the gateway is for."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11
