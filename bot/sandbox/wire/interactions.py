"""The kinds of interactions and of the bot's first answer to one, by Discord's numbers.

https://discord.com/developers/docs/interactions/receiving-and-responding
"""

from __future__ import annotations

from enum import IntEnum


class InteractionType(IntEnum):
    """Says what the person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class CallbackType(IntEnum):
    """Says how the bot answered first."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE_MESSAGE = 7
    AUTOCOMPLETE_RESULT = 8
    MODAL = 9
