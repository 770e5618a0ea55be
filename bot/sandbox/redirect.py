"""Pointing discord.py at the sandbox: two class attributes are changed, and changed back."""

from __future__ import annotations

import base64
import binascii
import os
import re
from types import TracebackType

from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

API_BASE = "DISCORD_API_BASE"
LOOPBACK = ("127.0.0.1", "localhost", "::1")
TOKEN_SHAPE = re.compile(r"([\w-]{20,40})\.([\w-]{5,10})\.([\w-]{25,})")


class RealTokenError(RuntimeError):
    """Raised when the sandbox is started in a process that has a token of the real Discord."""


def refuse_real_token(*configured: str | None) -> None:
    """Raise RealTokenError if one of these, or the environment, holds a real token."""
    for token in (*configured, os.environ.get("DISCORD_TOKEN")):
        if token and looks_real(token):
            raise RealTokenError("A real Discord token is configured; the sandbox does not start beside it.")


def looks_real(token: str) -> bool:
    """Tell whether a token has the real form: three parts, the first of them the bot's id in base64."""
    parts = TOKEN_SHAPE.fullmatch(token.strip().removeprefix("Bot "))
    if parts is None:
        return False
    try:
        first = base64.urlsafe_b64decode(parts[1] + "=" * (-len(parts[1]) % 4))
    except (binascii.Error, ValueError):
        return False
    return first.isdigit()


class Redirect:
    """Points discord.py at an address on this machine; as a context manager it undoes that at the end."""

    def __init__(self, api_base: str) -> None:
        url = URL(api_base)
        if url.host not in LOOPBACK:
            raise ValueError(f"discord.py is pointed at this machine only, not at {url.host}.")
        self._before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)
        Route.BASE = api_base
        DiscordWebSocket.DEFAULT_GATEWAY = URL.build(
            scheme="ws", host=url.host, port=url.port, path="/gateway"
        )

    def __enter__(self) -> Redirect:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = self._before


def follow_environment() -> Redirect | None:
    """Point discord.py at the sandbox that DISCORD_API_BASE names, if it names one."""
    api_base = os.environ.get(API_BASE)
    return Redirect(api_base) if api_base else None
