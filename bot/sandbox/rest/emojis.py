"""Routes of the application's own emojis."""

from __future__ import annotations

from bot.sandbox.wire.payload import Json

from .application import own_application
from .routes import Call, Reply, Routes

routes = Routes()
ALL = "/applications/{application_id}/emojis"
ONE = ALL + "/{emoji_id}"


@routes.get(ALL)
def all_emojis(call: Call) -> Json:
    own_application(call)
    return {"items": [emoji.payload() for emoji in call.world.emojis.all()]}


@routes.post(ALL)
def create(call: Call) -> Reply:
    own_application(call)
    return Reply(201, call.world.emojis.create(call.body).payload())


@routes.get(ONE)
def emoji(call: Call) -> Json:
    own_application(call)
    return call.world.emojis.get(call.ids["emoji_id"]).payload()


@routes.patch(ONE)
def rename(call: Call) -> Json:
    own_application(call)
    return call.world.emojis.rename(call.ids["emoji_id"], call.body).payload()


@routes.delete(ONE)
def remove(call: Call) -> Reply:
    own_application(call)
    call.world.emojis.delete(call.ids["emoji_id"])
    return Reply(204)
