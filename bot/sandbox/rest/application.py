"""Routes about the bot itself, about users, and about the way to the gateway."""

from __future__ import annotations

from bot.sandbox.wire import errors
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.opening import OWNER_ID

from .routes import Call, Routes

routes = Routes()


@routes.get("/users/@me")
def own_user(call: Call) -> Json:
    private = {"mfa_enabled": True, "verified": True, "locale": "en-US", "email": None, "premium_type": 0}
    return {**call.world.bot.payload(), **private}


@routes.get("/users/@me/guilds")
def own_guilds(call: Call) -> list[Json]:
    world = call.world
    mine = [guild for guild in world.guilds.values() if world.bot.id in guild.members]
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(int(guild.base_permissions(guild.members[world.bot.id]))),
            "features": [],
        }
        for guild in mine
    ]


@routes.post("/users/@me/channels")
def open_dm(call: Call) -> Json:
    if call.world.quarantined:
        raise errors.flagged()
    return call.world.dm_with(call.world.user(str(call.body["recipient_id"]))).payload()


@routes.get("/users/{user_id}")
def user(call: Call) -> Json:
    return call.world.user(call.ids["user_id"]).payload()


@routes.get("/oauth2/applications/@me")
@routes.get("/applications/@me")
def application(call: Call) -> Json:
    world = call.world
    owner = world.users.get(OWNER_ID, world.bot)
    return {
        "id": world.bot.id,
        "name": world.bot.username,
        "icon": None,
        "description": "",
        "type": None,
        "bot": world.bot.payload(),
        "owner": owner.payload(),
        "team": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {"0": {}},
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


@routes.get("/gateway")
def gateway(call: Call) -> Json:
    return {"url": gateway_url(call.world.base_url)}


@routes.get("/gateway/bot")
def gateway_bot(call: Call) -> Json:
    left = call.world.session_starts_left
    together = call.world.sessions_at_once
    starts = {"total": 1000, "remaining": left, "reset_after": 14_400_000, "max_concurrency": together}
    advised = call.world.advised_shards
    return {"url": gateway_url(call.world.base_url), "shards": advised, "session_start_limit": starts}


def gateway_url(base_url: str) -> str:
    return base_url.replace("http://", "ws://") + "/gateway"


def own_application(call: Call) -> str:
    """Return the application id of a path; refuse any but the bot's own."""
    if call.ids["application_id"] != call.world.bot.id:
        raise errors.missing_access()
    return call.world.bot.id
