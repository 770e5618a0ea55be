"""Routes of the bot's commands, global or for one guild."""

from __future__ import annotations

from bot.sandbox.wire.payload import Json
from bot.sandbox.world.catalogue import Scope
from bot.sandbox.world.events import CommandsSynced

from .application import own_application
from .routes import Call, Reply, Routes

routes = Routes()
GLOBAL = "/applications/{application_id}/commands"
OF_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def scope(call: Call) -> Scope:
    """Return the guild id of a path, or None for global commands; refuse another bot's."""
    own_application(call)
    return call.world.guild(call.ids["guild_id"]).id if "guild_id" in call.ids else None


def _synced(call: Call) -> None:
    call.world.emit(CommandsSynced(call.ids.get("guild_id")))


@routes.get(GLOBAL)
@routes.get(OF_GUILD)
def all_commands(call: Call) -> list[Json]:
    commands = call.world.commands.all(scope(call))
    return commands if call.asks_for("with_localizations") else [_plain(command) for command in commands]


def _plain(command: Json) -> Json:
    return {key: value for key, value in command.items() if not key.endswith("_localizations")}


@routes.put(GLOBAL)
@routes.put(OF_GUILD)
def replace_all(call: Call) -> list[Json]:
    commands = call.world.commands.replace(scope(call), call.body)
    _synced(call)
    return commands


@routes.post(GLOBAL)
@routes.post(OF_GUILD)
def create(call: Call) -> Reply:
    command, is_new = call.world.commands.put(scope(call), call.body)
    _synced(call)
    return Reply(201 if is_new else 200, command)


@routes.get(GLOBAL + "/{command_id}")
@routes.get(OF_GUILD + "/{command_id}")
def command(call: Call) -> Json:
    return call.world.commands.get(scope(call), call.ids["command_id"])


@routes.patch(GLOBAL + "/{command_id}")
@routes.patch(OF_GUILD + "/{command_id}")
def change(call: Call) -> Json:
    command = call.world.commands.change(scope(call), call.ids["command_id"], call.body)
    _synced(call)
    return command


@routes.delete(GLOBAL + "/{command_id}")
@routes.delete(OF_GUILD + "/{command_id}")
def remove(call: Call) -> Reply:
    call.world.commands.remove(scope(call), call.ids["command_id"])
    _synced(call)
    return Reply(204)
