"""All that these tests touch inside the bot and the file: whoever rearranges those looks here."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from bot.render.studio import Studio
from bot.sandbox import Answer, Player, Sandbox, Seen
from bot.sandbox.people.screen import USABLE
from bot.sandbox.wire.components import walk
from bot.sandbox.wire.interactions import CallbackType, InteractionType
from bot.sandbox.wire.payload import MessageFlag
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.messages import Message
from bot.sandbox.world.opening import GUILD_ID
from bot.views.parts.custom_id import read_id
from bot.words.words import Words, language_of
from games import GAMES
from games.kernel.hosting import digest, load, load_deal
from storage import actions, games, outbox, snapshots
from storage.care.check import check
from storage.schema import open_file, open_to_read
from tests.play.house import House

__all__ = [
    "USABLE",
    "Answer",
    "CallbackType",
    "House",
    "Player",
    "Sandbox",
    "Seen",
    "walk",
]
# Sentences that say that a press came to nothing: it was about something that is no more.
LATE = (
    "ui-done-already",
    "ui-moved-since",
    "host-moved-on",
    "host-moved-on-by",
    "ui-form-changed",
    "ui-form-unfit",
    "mod-ask-again",
    "mod-moved-on",
)
# Sentences that nobody must ever read.
SORRY = ("host-broken", "ui-answer-refused", "ui-control-too-old", "host-unsaved-busy", "ui-too-fast")


@asynccontextmanager
async def drawing(sandbox: Sandbox, file: Path, now: Callable[[], float]) -> AsyncIterator[House]:
    """The bot draws its tables, as where it is at home."""
    with closing(Studio()) as studio:
        async with House(sandbox, file, now) as house:
            house.bot.services.pictures.studio = studio
            yield house


def verb_of(custom_id: str) -> str:
    """What a control is for."""
    control = read_id(custom_id)
    assert control is not None, custom_id
    return control.verb


def sentences(locale: str, keys: tuple[str, ...]) -> dict[str, str]:
    """How these begin in somebody's language, up to what differs from time to time."""
    words, nothing = Words(language_of(locale)), dict.fromkeys(("who", "reference", "seconds"), "\0")
    return {key: words.say(key, **nothing).split("\0")[0] for key in keys if words.knows(key)}


# The world


def add_channel(sandbox: Sandbox, name: str, number: str) -> Channel:
    return sandbox.world.add_channel(sandbox.world.guilds[GUILD_ID], name, number)


def thaw(sandbox: Sandbox, data: Mapping[str, Any], components: list[dict[str, Any]]) -> Message:
    """The message as it stood, in place of whatever has become of it."""
    world = sandbox.world
    message = Message(
        data["id"],
        data["channel"],
        world.bot,
        world.clock.now(),
        content=data["content"],
        flags=MessageFlag(data["flags"]),
        components=components,
    )
    if data["owner"] is not None:
        message.interaction = _asked_by(sandbox, data["owner"], data["channel"])
    world.messages[message.id] = message
    return message


def _asked_by(sandbox: Sandbox, user: str, channel: str) -> Interaction:
    """What somebody did once, to which the bot has answered."""
    world = sandbox.world
    place = world.channels[channel]
    return Interaction(
        id=world.ids.next(),
        token=f"long ago {world.ids.next()}",
        application_id=world.bot.id,
        kind=InteractionType.COMMAND,
        user=world.users[user],
        channel=place,
        guild=world.guild_of(place),
        data={},
        command="moves",
        created=0.0,
        permissions=world.permissions(world.users[user], place),
        bot_permissions=world.permissions(world.bot, place),
    )


def opened(sandbox: Sandbox, form: Mapping[str, Any], message: Message | None) -> Answer:
    """A form that is open on somebody's screen."""
    asked = _asked_by(sandbox, form["user"], form["channel"])
    asked.answer, asked.form, asked.message = CallbackType.MODAL, dict(form["form"]), message
    return Answer(asked)


# The file


def log_of(file: Path) -> dict[int, list[str]]:
    """What was done in each game, line by line."""
    with closing(open_to_read(file)) as connection:
        return {
            one.id: [row.line.kind for row in actions.log(connection, one.id)]
            for one in games.every(connection)
        }


def digests(file: Path) -> dict[int, str | None]:
    """The position of each game; none, where nothing has been dealt."""
    with closing(open_to_read(file)) as connection:
        found: dict[int, str | None] = {}
        for one in games.every(connection):
            state = snapshots.read(connection, one.id).state
            deal = load_deal(GAMES[one.key], one.deal)
            found[one.id] = None if state is None else digest(load(deal, state))
        return found


def states(file: Path) -> dict[int, str]:
    """Of each game what is played, and how far it is."""
    with closing(open_to_read(file)) as connection:
        return {one.id: f"{one.key} {one.status}" for one in games.every(connection)}


def differences(file: Path) -> list[str]:
    with closing(open_to_read(file)) as connection:
        return [f"game {one.game}: {one.where}" for one in check(connection)]


def bring_up_to_date(file: Path) -> None:
    open_file(file).close()


def still_to_be_sent(file: Path, now: int) -> tuple[list[str], int]:
    """The kinds of what is due and waits, and how many have failed."""
    with closing(open_to_read(file)) as connection:
        due = [one.message.kind for one in outbox.pending(connection, now=now)]
        return due, outbox.failed(connection)
