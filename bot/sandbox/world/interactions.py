"""An interaction: somebody typed a command, used a component or submitted a form, and the bot must answer."""

from __future__ import annotations

from dataclasses import dataclass

from bot.sandbox.wire.files import LARGEST_FILE
from bot.sandbox.wire.interactions import CallbackType, InteractionType
from bot.sandbox.wire.payload import Json

from .channels import Channel
from .guilds import Guild, User
from .messages import Message
from .permissions import IN_DMS, Permission

SECONDS_TO_ANSWER = 3.0
TOKEN_SECONDS = 15 * 60.0


@dataclass
class Interaction:
    """One interaction, and what became of it: the bot's first answer, its message, form or choices."""

    id: str
    token: str
    application_id: str
    kind: InteractionType
    user: User
    channel: Channel
    guild: Guild | None
    data: Json
    created: float
    command: str | None = None
    message: Message | None = None
    opened_by: Interaction | None = None  # the interaction whose form this one hands in
    permissions: Permission = IN_DMS
    bot_permissions: Permission = IN_DMS
    answer: CallbackType | None = None
    original: Message | None = None
    form: Json | None = None
    choices: list[Json] | None = None
    revoked: bool = False

    def too_late(self, now: float) -> bool:
        """Tell whether the three seconds for the first answer are over."""
        return self.answer is None and now - self.created >= SECONDS_TO_ANSWER

    def token_expired(self, now: float) -> bool:
        """Tell whether the fifteen minutes for follow-ups are over."""
        return self.revoked or now - self.created >= TOKEN_SECONDS

    def payload(self) -> Json:
        """Return the data of INTERACTION_CREATE."""
        return {
            "id": self.id,
            "application_id": self.application_id,
            "type": int(self.kind),
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": self.channel.id,
            "channel": {**self.channel.payload(), "permissions": str(int(self.permissions))},
            "app_permissions": str(int(self.bot_permissions)),
            "locale": self.user.locale,
            "entitlements": [],
            "authorizing_integration_owners": self._owners(),
            "context": 0 if self.guild else 1,
            "attachment_size_limit": LARGEST_FILE,
            **self._who_and_where(),
            **({"message": self.message.payload()} if self.message else {}),
        }

    def _owners(self) -> Json:
        return {"0": self.guild.id if self.guild else "0"}

    def _who_and_where(self) -> Json:
        if self.guild is None:
            return {"user": self.user.payload()}
        member = self.guild.members[self.user.id].payload()
        return {
            "guild_id": self.guild.id,
            "guild_locale": self.guild.locale,
            "guild": {"id": self.guild.id, "locale": self.guild.locale, "features": []},
            "member": {**member, "permissions": str(int(self.permissions))},
        }

    def origin_payload(self) -> Json:
        """Return what a message sent in answer tells about its origin."""
        mark: Json = {
            "application_id": self.application_id,
            "webhook_id": self.application_id,
            "interaction_metadata": self.metadata(),
        }
        if self.kind is InteractionType.COMMAND:
            user = self.user.payload()
            mark["interaction"] = {"id": self.id, "type": int(self.kind), "name": self.command, "user": user}
        return mark

    def metadata(self) -> Json:
        """Return Discord's interaction metadata, with that of the interaction that opened the form."""
        meta: Json = {
            "id": self.id,
            "type": int(self.kind),
            "user": self.user.payload(),
            "authorizing_integration_owners": self._owners(),
        }
        if self.kind is InteractionType.COMPONENT and self.message:
            meta["interacted_message_id"] = self.message.id
        if self.opened_by is not None:
            meta["triggering_interaction_metadata"] = self.opened_by.metadata()
        return meta
