"""What goes wrong on the way to Discord and passes: Discord is busy, or the line breaks."""

from __future__ import annotations

import aiohttp
import discord

TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)


def for_good(error: Exception) -> bool:
    """Discord has understood and says no: the same again will get the same answer."""
    return isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != 429
