"""What the bot must be allowed to do where it keeps a table, and no more."""

from __future__ import annotations

import discord

from games.kernel.hosting import Text, say


def missing(permissions: discord.Permissions, channel: object) -> tuple[Text, ...]:
    """Return the names of the permissions that the bot needs in this channel and does not have."""
    write = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    lacking = [name for name in ("view_channel", write, "attach_files") if not getattr(permissions, name)]
    return tuple(say(f"ui-permission-{name.replace('_', '-')}") for name in lacking)
