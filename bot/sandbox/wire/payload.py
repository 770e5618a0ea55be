"""The JSON that goes over the wire, and the few shapes every part of it shares."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import IntFlag
from typing import Any

Json = dict[str, Any]


class MessageFlag(IntFlag):
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    COMPONENTS_V2 = 1 << 15


def iso(unix: float) -> str:
    return datetime.fromtimestamp(unix, UTC).isoformat()
