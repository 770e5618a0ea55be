"""Routes of channels and threads."""

from __future__ import annotations

from bot.sandbox.wire import errors
from bot.sandbox.wire.payload import Json
from bot.sandbox.world import posting, threads
from bot.sandbox.world.channels import THREADS_OF, Channel, ChannelKind
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
    return visible_channel(call).payload_for(call.world.bot.id)


@routes.patch("/channels/{channel_id}")
def change_channel(call: Call) -> Json:
    channel, body = _changeable_channel(call), call.body
    if channel.archived and body.get("archived") is not False:
        raise errors.archived_thread()
    for field in ("name", "topic"):
        if field in body:
            setattr(channel, field, body[field])
    if channel.is_thread:
        wanted = body.get("archived"), body.get("locked"), body.get("auto_archive_duration")
        threads.change_thread(
            call.world, channel, archived=wanted[0], locked=wanted[1], archived_after=wanted[2]
        )
    else:
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
    """Open a thread. In a forum it begins with a message, and nothing there is private."""
    parent, world, body = _thread_parent(call), call.world, call.body
    if parent.kind is ChannelKind.FORUM:
        return _open_post(call, parent)
    private = body.get("type", ChannelKind.PRIVATE_THREAD) == ChannelKind.PRIVATE_THREAD
    if private and parent.kind is not ChannelKind.TEXT:
        raise errors.not_in_this_channel()
    kind = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    require(world, parent, kind)
    thread = world.open_thread(parent, body["name"], world.bot, private=private)
    thread.archived_after = body.get("auto_archive_duration") or thread.archived_after
    return Reply(201, thread.payload_for(world.bot.id))


def _open_post(call: Call, forum: Channel) -> Reply:
    require(call.world, forum, Permission.SEND_MESSAGES)
    thread = call.world.open_thread(forum, call.body["name"], call.world.bot)
    message = posting.post(call.world, thread, call.body["message"], call.world.bot, call.uploads)
    return Reply(201, {**thread.payload_for(call.world.bot.id), "message": message.payload()})


@routes.post("/channels/{channel_id}/messages/{message_id}/threads")
def open_thread_on_message(call: Call) -> Reply:
    """Open a thread on a message. It has the message's id."""
    parent = _thread_parent(call)
    message = call.world.message(parent.id, call.ids["message_id"])
    require(call.world, parent, Permission.CREATE_PUBLIC_THREADS)
    if message.id in call.world.channels:
        raise errors.thread_already_there()
    thread = call.world.open_thread(parent, call.body["name"], call.world.bot, thread_id=message.id)
    return Reply(201, thread.payload_for(call.world.bot.id))


@routes.put("/channels/{channel_id}/thread-members/@me")
def join_thread(call: Call) -> Reply:
    thread = visible_channel(call)
    if not thread.is_thread:
        raise errors.not_in_this_channel()
    if thread.archived:
        raise errors.archived_thread()
    threads.join_thread(call.world, thread, call.world.bot)
    return Reply(204)


def _thread_parent(call: Call) -> Channel:
    """Return the channel of a path; refuse one that cannot hold threads."""
    parent = visible_channel(call)
    if parent.kind not in THREADS_OF:
        raise errors.not_in_this_channel()
    return parent
