"""Routes of messages in channels and DMs."""

from __future__ import annotations

from bot.sandbox.wire import errors
from bot.sandbox.wire.payload import Json, iso
from bot.sandbox.world import posting
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.events import Edited
from bot.sandbox.world.messages import Message
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.threads import locked_to

from .channels import may_attach, require, visible_channel
from .routes import Call, Reply, Routes

routes = Routes()
OLD = 3600.0  # seconds: from then on edits are counted more strictly


@routes.post("/channels/{channel_id}/messages")
def send(call: Call) -> Json:
    channel = _writable_channel(call)
    return posting.post(call.world, channel, call.body, call.world.bot, call.uploads).payload()


def _writable_channel(call: Call) -> Channel:
    """Return the channel of a path; refuse one in which the bot cannot write just now."""
    world, channel = call.world, call.channel
    if channel.recipient is not None:
        if not world.share_a_guild(channel.recipient):
            raise errors.no_mutual_guild()
        if not channel.recipient.dms_open:
            raise errors.closed_dms()
        if world.dms_refused is not None:
            raise world.dms_refused
        if world.quarantined and channel.sent == 0:
            raise errors.flagged()
        return channel
    visible_channel(call)
    if not channel.takes_messages:
        raise errors.no_messages_here()
    if not world.may_write(world.bot, channel):
        raise errors.missing_permissions()
    may_attach(call, channel)
    if locked_to(world, channel, world.bot):
        raise errors.locked_thread()
    return channel


@routes.get("/channels/{channel_id}/messages")
def history(call: Call) -> list[Json]:
    """Return `limit` messages, newest first, before or after an id."""
    channel = visible_channel(call)
    require(call.world, channel, Permission.READ_MESSAGE_HISTORY)
    before, after = int(call.query.get("before", 1 << 63)), int(call.query.get("after", 0))
    here = [m for m in call.world.messages.values() if m.channel_id == channel.id and not m.ephemeral]
    found = [message for message in here if after < int(message.id) < before]
    limit = int(call.query.get("limit", 50))
    picked = found[:limit] if "after" in call.query else found[-limit:]
    return [message.payload() for message in reversed(picked)]


@routes.get("/channels/{channel_id}/messages/{message_id}")
def message(call: Call) -> Json:
    channel = visible_channel(call)
    require(call.world, channel, Permission.READ_MESSAGE_HISTORY)
    return _message(call).payload()


@routes.patch("/channels/{channel_id}/messages/{message_id}")
def change(call: Call) -> Json:
    message = _changeable_message(call)
    if message.author is not call.world.bot:
        raise errors.not_your_message()
    if locked_to(call.world, call.channel, call.world.bot):
        raise errors.locked_thread()
    may_attach(call, call.channel)
    if call.world.clock.now() - message.sent > OLD:
        wait = call.limits.spend_old_edit(message.channel_id)
        if wait is not None:
            raise errors.old_message_edited_too_often(wait)
    return posting.edit(call.world, message, call.body, call.uploads).payload()


@routes.delete("/channels/{channel_id}/messages/{message_id}")
def delete(call: Call) -> Reply:
    message = _changeable_message(call)
    if message.author is not call.world.bot:
        require(call.world, call.channel, Permission.MANAGE_MESSAGES)
    posting.delete(call.world, message)
    return Reply(204)


@routes.get("/channels/{channel_id}/messages/pins")
def pins(call: Call) -> Json:
    here = [m for m in call.world.messages.values() if m.channel_id == visible_channel(call).id and m.pinned]
    return {
        "items": [{"pinned_at": iso(message.sent), "message": message.payload()} for message in here],
        "has_more": False,
    }


@routes.put("/channels/{channel_id}/messages/pins/{message_id}")
def pin(call: Call) -> Reply:
    return _set_pinned(call, True)


@routes.delete("/channels/{channel_id}/messages/pins/{message_id}")
def unpin(call: Call) -> Reply:
    return _set_pinned(call, False)


def _set_pinned(call: Call, pinned: bool) -> Reply:
    require(call.world, call.channel, Permission.PIN_MESSAGES)
    message = _message(call)
    message.pinned = pinned
    call.world.emit(Edited(message))
    return Reply(204)


def _changeable_message(call: Call) -> Message:
    """Return the message of a path; refuse it in an archived thread, which only a new message opens again."""
    message = _message(call)
    if call.channel.archived:
        raise errors.archived_thread()
    return message


def _message(call: Call) -> Message:
    return call.world.message(visible_channel(call).id, call.ids["message_id"])
