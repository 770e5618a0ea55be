"""The JSON of Discord's objects, and the few things every part of it shares."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import IntFlag
from typing import Any

Json = dict[str, Any]


class MessageFlag(IntFlag):
    """Names the flags of a message that the sandbox knows."""

    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    COMPONENTS_V2 = 1 << 15


def iso(unix: float) -> str:
    """Return a time as Discord writes it."""
    return datetime.fromtimestamp(unix, UTC).isoformat()
