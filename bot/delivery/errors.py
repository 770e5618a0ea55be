"""What goes wrong on the way to Discord: its codes, and whether it passes."""

from __future__ import annotations

from enum import IntEnum

import aiohttp
import discord

TROUBLE = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)


class Code(IntEnum):
    """Discord's codes that mean something to us."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_INTERACTION = 10062
    FLAGGED = 20026  # taken for a spammer
    EDITED_TOO_OFTEN = 30046  # a message that is older than an hour
    OPENING_DMS_TOO_FAST = 40003
    ALREADY_ANSWERED = 40060
    MISSING_ACCESS = 50001
    NOT_OURS = 50005  # somebody else's message
    DMS_CLOSED = 50007
    MISSING_PERMISSIONS = 50013
    INVALID_BODY = 50035  # our mistake
    THREAD_ARCHIVED = 50083
    NO_SHARED_SERVER = 50278
    THREAD_LOCKED = 160005


# Only a new message takes the place of one that gives these when it is edited.
UNEDITABLE = (Code.UNKNOWN_MESSAGE, Code.EDITED_TOO_OFTEN, Code.NOT_OURS, Code.THREAD_ARCHIVED)
GONE = (Code.UNKNOWN_CHANNEL, Code.UNKNOWN_MESSAGE)
NO_DMS = (Code.DMS_CLOSED, Code.NO_SHARED_SERVER)
# Only a DM channel that is opened anew helps; the second is said of those that another bot has opened.
GONE_DM = (Code.UNKNOWN_CHANNEL, Code.MISSING_ACCESS)
UNDELIVERABLE = (
    Code.UNKNOWN_CHANNEL,
    Code.UNKNOWN_GUILD,
    Code.MISSING_ACCESS,
    Code.MISSING_PERMISSIONS,
    Code.INVALID_BODY,
    Code.THREAD_ARCHIVED,
    Code.THREAD_LOCKED,
)
_CLOSED = (
    Code.UNKNOWN_CHANNEL,
    Code.UNKNOWN_GUILD,
    Code.MISSING_ACCESS,
    Code.MISSING_PERMISSIONS,
    Code.THREAD_ARCHIVED,
    Code.THREAD_LOCKED,
)


def for_good(error: Exception) -> bool:
    """Return whether Discord has understood and says no: the same again will get the same answer."""
    return isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != 429


def banned(error: discord.HTTPException) -> bool:
    """Return whether Cloudflare keeps us from Discord, which itself says what is limited and how long."""
    return error.status == 429 and not any(
        name.lower().startswith("x-ratelimit") for name in error.response.headers
    )


def closed_to_us(error: discord.HTTPException) -> bool:
    """Return whether a channel is gone, or takes nothing from the bot."""
    return error.code in _CLOSED or (isinstance(error, discord.Forbidden) and for_good(error))


def undeliverable(error: discord.HTTPException) -> bool:
    """Return whether what was to be sent there never will be."""
    return error.code in UNDELIVERABLE or (isinstance(error, discord.Forbidden) and for_good(error))
