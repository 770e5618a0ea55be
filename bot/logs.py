"""Log lines for whoever runs the bot. A token, a bid or a card never gets into them."""

from __future__ import annotations

import json
import logging
import sys
import time

from bot.settings import Settings


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
        }
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(settings: Settings) -> None:
    out = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    out.setFormatter(JsonLines() if settings.dockside_log_format == "json" else plain)
    logging.basicConfig(level=settings.log_level, handlers=[out], force=True)
    # At debug level the library writes down whole messages, with everything that is secret in them.
    logging.getLogger("discord").setLevel(max(settings.log_level, logging.WARNING))
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns that we have no voice: true
    logging.getLogger("aiosqlite").setLevel(max(settings.log_level, logging.INFO))
    logging.getLogger("asyncio").setLevel(max(settings.log_level, logging.INFO))
