"""Writes log lines for whoever runs the bot. A token, a bid or a card never gets into them."""

from __future__ import annotations

import json
import logging
import os
import re
import socket
import sys
import time
from typing import Any

from bot.host.errors import place_of
from bot.settings import Settings
from storage.shards import Shards

_TOKENS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s\"']+")  # in the addresses that a library names


def hidden(line: str, secret: str | None) -> str:
    """Return a line without the tokens that may stand in it."""
    line = line if secret is None else line.replace(secret, "***")
    return _TOKENS.sub(r"\1***", line)


def name_of_process() -> str:
    """Return by what whoever runs several processes knows this one: its machine and its number there."""
    return f"{socket.gethostname()}:{os.getpid()}"


class Lines(logging.Formatter):
    """Writes lines for people. Of a mistake they tell the kind and the place: its words may name a secret."""

    def __init__(self, secret: str | None = None, shards: Shards | None = None) -> None:
        """`shards`: those of this process, where several processes write lines."""
        self.here = {} if shards is None else {"process": name_of_process(), "shards": str(shards)}
        place = "" if shards is None else f" [{shards} {name_of_process()}]"
        super().__init__(f"%(asctime)s %(levelname)-7s{place} %(name)s: %(message)s")
        self.secret = secret

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the library calls it so
        """Return the kind and the place of a mistake."""
        return "" if ei[1] is None else place_of(ei[1])

    def formatStack(self, stack_info: str) -> str:  # noqa: N802
        """Return nothing: a stack may name a secret."""
        return ""

    def format(self, record: logging.LogRecord) -> str:
        """Return the whole line without tokens."""
        record.exc_text = None  # another formatter may have left the whole text there
        return hidden(super().format(record), self.secret)


class JsonLines(Lines):
    """Writes lines for programs: one JSON object each."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object as text without tokens."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": hidden(record.getMessage(), self.secret),
            **self.here,
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(settings: Settings) -> None:
    """Send all log lines to standard error, in the form and from the level that is set."""
    out = logging.StreamHandler(sys.stderr)
    token = settings.discord_token
    form = JsonLines if settings.dockside_log_format == "json" else Lines
    out.setFormatter(form(None if token is None else token.get_secret_value(), settings.served))
    logging.basicConfig(level=settings.log_level, handlers=[out], force=True)
    # At debug level the library writes down whole messages, with everything that is secret in them.
    logging.getLogger("discord").setLevel(max(settings.log_level, logging.WARNING))
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns that we have no voice: true
    logging.getLogger("aiosqlite").setLevel(max(settings.log_level, logging.INFO))
    logging.getLogger("psycopg").setLevel(max(settings.log_level, logging.WARNING))
    logging.getLogger("asyncio").setLevel(max(settings.log_level, logging.INFO))
