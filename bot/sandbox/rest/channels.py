"""Routes of channels and threads."""

from __future__ import annotations

from bot.sandbox.wire import errors
from bot.sandbox.wire.payload import Json, iso
from bot.sandbox.world.channels import Channel, ChannelKind
from bot.sandbox.world.events import ChannelChanged
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.world import World

from .routes import Call, Reply, Routes

routes = Routes()
TO_CHANGE = {True: Permission.MANAGE_THREADS, False: Permission.MANAGE_CHANNELS}


def visible_channel(call: Call) -> Channel:
    """Return the channel of a path; refuse one that the bot does not see."""
    channel = call.channel
    if not call.world.sees_channel(call.world.bot, channel):
        raise errors.missing_access()
    return channel


def require(world: World, channel: Channel, permission: Permission) -> None:
    """Refuse the request if the bot lacks a permission in the channel."""
    if not world.may(world.bot, permission, channel):
        raise errors.missing_permissions()


def may_attach(call: Call, channel: Channel) -> None:
    """Refuse a request that brings files to a channel in which the bot may not attach any."""
    if call.uploads:
        require(call.world, channel, Permission.ATTACH_FILES)


@routes.get("/channels/{channel_id}")
def channel(call: Call) -> Json:
    return visible_channel(call).payload()


@routes.patch("/channels/{channel_id}")
def change_channel(call: Call) -> Json:
    channel = _changeable_channel(call)
    for field in ("name", "topic", "archived", "locked"):
        if field in call.body:
            setattr(channel, field, call.body[field])
    call.world.emit(ChannelChanged(channel))
    return channel.payload()


@routes.delete("/channels/{channel_id}")
def delete_channel(call: Call) -> Json:
    channel = _changeable_channel(call)
    call.world.close(channel)
    return channel.payload()


def _changeable_channel(call: Call) -> Channel:
    """Return the channel of a path; refuse one that the bot neither opened nor may manage."""
    channel = visible_channel(call)
    if channel.opened_by != call.world.bot.id:
        require(call.world, channel, TO_CHANGE[channel.is_thread])
    return channel


@routes.post("/channels/{channel_id}/typing")
def typing(call: Call) -> Reply:
    visible_channel(call)
    return Reply(204)


@routes.post("/channels/{channel_id}/threads")
def open_thread(call: Call) -> Reply:
    parent = _thread_parent(call)
    private = call.body.get("type", ChannelKind.PRIVATE_THREAD) == ChannelKind.PRIVATE_THREAD
    kind = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    require(call.world, parent, kind)
    thread = call.world.open_thread(parent, call.body["name"], call.world.bot, private=private)
    return Reply(201, with_membership(call.world, thread))


@routes.post("/channels/{channel_id}/messages/{message_id}/threads")
def open_thread_on_message(call: Call) -> Reply:
    """Open a thread on a message. It has the message's id."""
    parent = _thread_parent(call)
    message = call.world.message(parent.id, call.ids["message_id"])
    require(call.world, parent, Permission.CREATE_PUBLIC_THREADS)
    if message.id in call.world.channels:
        raise errors.thread_already_there()
    thread = call.world.open_thread(parent, call.body["name"], call.world.bot, thread_id=message.id)
    return Reply(201, with_membership(call.world, thread))


@routes.put("/channels/{channel_id}/thread-members/@me")
def join_thread(call: Call) -> Reply:
    thread = visible_channel(call)
    if not thread.is_thread:
        raise errors.not_in_this_channel()
    if call.world.bot.id not in thread.thread_members:
        thread.thread_members.append(call.world.bot.id)
    return Reply(204)


def _thread_parent(call: Call) -> Channel:
    """Return the channel of a path; refuse one that cannot hold threads."""
    parent = visible_channel(call)
    if parent.kind is not ChannelKind.TEXT:
        raise errors.not_in_this_channel()
    return parent


def with_membership(world: World, thread: Channel) -> Json:
    """Return a thread with the bot's own membership in it."""
    member = {"id": thread.id, "user_id": world.bot.id, "join_timestamp": iso(thread.opened), "flags": 0}
    return {**thread.payload(), "member": member}
