"""Routes of guilds, their members, roles and channels."""

from __future__ import annotations

from bot.sandbox.wire import errors
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.permissions import Permission

from .routes import Call, Reply, Routes

routes = Routes()


@routes.get("/guilds/{guild_id}")
def guild(call: Call) -> Json:
    return call.world.guild(call.ids["guild_id"]).payload()


@routes.get("/guilds/{guild_id}/channels")
def guild_channels(call: Call) -> list[Json]:
    here = call.world.channels_of(call.world.guild(call.ids["guild_id"]).id)
    return [channel.payload() for channel in here if not channel.is_thread]


@routes.post("/guilds/{guild_id}/channels")
def create_channel(call: Call) -> Reply:
    guild = call.world.guild(call.ids["guild_id"])
    me = guild.members[call.world.bot.id]
    if Permission.MANAGE_CHANNELS not in guild.base_permissions(me):
        raise errors.missing_permissions()
    channel = call.world.add_channel(guild, call.body["name"])
    channel.topic, channel.overwrites = call.body.get("topic"), []
    return Reply(201, channel.payload())


@routes.get("/guilds/{guild_id}/threads/active")
def active_threads(call: Call) -> Json:
    here = call.world.channels_of(call.world.guild(call.ids["guild_id"]).id)
    threads = [
        c for c in here if c.is_thread and not c.archived and call.world.sees_channel(call.world.bot, c)
    ]
    shown = [thread.payload() for thread in threads]
    return {"threads": shown, "members": _own(call, threads), "has_more": False}


def _own(call: Call, threads: list[Channel]) -> list[Json]:
    me = call.world.bot.id
    joined = [thread for thread in threads if me in thread.thread_members]
    return [
        {"id": thread.id, "user_id": me, "join_timestamp": "2024-01-01T00:00:00+00:00", "flags": 0}
        for thread in joined
    ]


@routes.get("/guilds/{guild_id}/roles")
def roles(call: Call) -> list[Json]:
    return [role.payload() for role in call.world.guild(call.ids["guild_id"]).roles.values()]


@routes.get("/guilds/{guild_id}/members/{user_id}")
def member(call: Call) -> Json:
    guild = call.world.guild(call.ids["guild_id"])
    if call.ids["user_id"] not in guild.members:
        raise errors.unknown_member()
    return guild.members[call.ids["user_id"]].payload()
