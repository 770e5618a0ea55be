"""What happens in the world. The gateway tells bots, the page tells people, tests wait for it."""

from __future__ import annotations

from dataclasses import dataclass

from .channels import Channel
from .guilds import Guild, User
from .interactions import Interaction
from .messages import Message


@dataclass(frozen=True)
class Posted:
    message: Message


@dataclass(frozen=True)
class Edited:
    message: Message


@dataclass(frozen=True)
class Deleted:
    """A message was deleted, or an ephemeral one dismissed."""

    message: Message


@dataclass(frozen=True)
class InteractionStarted:
    interaction: Interaction


@dataclass(frozen=True)
class InteractionAnswered:
    interaction: Interaction


@dataclass(frozen=True)
class CommandsSynced:
    """The bot changed its commands, globally or in a guild."""

    guild_id: str | None


@dataclass(frozen=True)
class ChannelOpened:
    channel: Channel


@dataclass(frozen=True)
class ChannelChanged:
    channel: Channel


@dataclass(frozen=True)
class ChannelClosed:
    """A channel was deleted; `with_parent`: a thread, because its channel was."""

    channel: Channel
    with_parent: bool = False


@dataclass(frozen=True)
class ThreadJoined:
    """Somebody became a member of a thread."""

    thread: Channel
    user: User


@dataclass(frozen=True)
class GuildJoined:
    guild: Guild


@dataclass(frozen=True)
class GuildLeft:
    guild: Guild


@dataclass(frozen=True)
class GuildOutage:
    """A guild cannot be reached for a while."""

    guild: Guild


@dataclass(frozen=True)
class GuildChanged:
    """A guild has another language."""

    guild: Guild


@dataclass(frozen=True)
class PersonChanged:
    """A person changed language, or opened or closed their DMs."""

    user: User


@dataclass(frozen=True)
class BotCame:
    """A bot connected to the gateway."""


@dataclass(frozen=True)
class BotWent:
    """A connection of a bot to the gateway was closed."""


Event = (
    Posted
    | Edited
    | Deleted
    | InteractionStarted
    | InteractionAnswered
    | CommandsSynced
    | ChannelOpened
    | ChannelChanged
    | ChannelClosed
    | ThreadJoined
    | GuildJoined
    | GuildLeft
    | GuildOutage
    | GuildChanged
    | PersonChanged
    | BotCame
    | BotWent
)
