"""Posting, editing and deleting messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.sandbox.limits import message_problems
from bot.sandbox.wire import errors
from bot.sandbox.wire.components import Kind, complete, numbered, texts, walk, with_media
from bot.sandbox.wire.errors import Path, refuse_if
from bot.sandbox.wire.files import Upload
from bot.sandbox.wire.interactions import InteractionType
from bot.sandbox.wire.payload import Json, MessageFlag

from .channels import Channel
from .events import Deleted, Edited, Posted
from .guilds import User
from .interactions import Interaction
from .messages import NO_FLAGS, REPLY, SLASH_ANSWER, Attachment, Message
from .threads import wrote
from .world import World

NONCE_SECONDS = 5 * 60.0
SETTABLE = ~(MessageFlag.EPHEMERAL | MessageFlag.LOADING)


def post(
    world: World,
    channel: Channel,
    body: Json,
    author: User,
    uploads: Sequence[Upload] = (),
    *,
    interaction: Interaction | None = None,
    state: MessageFlag = NO_FLAGS,
    at: Path = (),
) -> Message:
    """Post a message. `state`: ephemeral or still thinking; `at`: where its body stands in the request."""
    known = _with_same_nonce(world, author, body)
    if known is not None:
        return known
    flags = MessageFlag(body.get("flags") or 0) & SETTABLE | state
    v2 = MessageFlag.COMPONENTS_V2 in flags
    refuse_if(message_problems(body, at, v2=v2, uploads=uploads))
    _check_emojis(world, body, at)
    message = Message(
        world.ids.next(), channel.id, author, world.clock.now(), flags=flags, interaction=interaction
    )
    _fill(world, message, body, uploads)
    message.nonce = body.get("nonce")
    _set_reference(world, message, body.get("message_reference"))
    _publish(world, channel, message)
    return message


def _check_emojis(world: World, body: Json, at: Path) -> None:
    """Refuse controls with emojis that are not there: Discord takes none of the message then."""
    refuse_if(world.emojis.problems(body.get("components"), (*at, "components")))


def _publish(world: World, channel: Channel, message: Message) -> None:
    if _is_empty(message):
        raise errors.empty_message()
    world.messages[message.id] = message
    if not message.ephemeral:
        channel.last_message_id = message.id
        channel.sent += 1
        if channel.is_thread:
            brought = () if message.interaction else (message.author, *message.mentions)
            wrote(world, channel, brought)
    world.emit(Posted(message))


def edit(
    world: World, message: Message, body: Json, uploads: Sequence[Upload] = (), *, at: Path = ()
) -> Message:
    """Change what the body names and leave the rest. To become V2 the old text must go; V2 stays V2."""
    becomes_v2 = bool(MessageFlag(body.get("flags") or 0) & MessageFlag.COMPONENTS_V2)
    checked = {"content": message.content, "embeds": message.embeds, **body} if becomes_v2 else body
    kept = _kept(message, body)
    names = [attachment.upload.filename for attachment in kept]
    refuse_if(message_problems(checked, at, v2=message.v2 or becomes_v2, uploads=uploads, kept=names))
    _check_emojis(world, body, at)
    changed = replace(message, attachments=kept, edited=world.clock.now())
    changed.flags &= ~MessageFlag.LOADING
    changed.flags |= MessageFlag.COMPONENTS_V2 if becomes_v2 else NO_FLAGS
    _fill(world, changed, body, uploads)
    if _is_empty(changed):
        raise errors.empty_message()
    vars(message).update(vars(changed))
    world.emit(Edited(message))
    return message


def delete(world: World, message: Message) -> None:
    """Delete a message."""
    world.messages.pop(message.id, None)
    world.emit(Deleted(message))


def dismiss(world: World, message: Message) -> None:
    """Dismiss an ephemeral message for the person it was shown to; the bot never hears of it."""
    message.dismissed = True
    world.emit(Deleted(message))


def _fill(world: World, message: Message, body: Json, uploads: Sequence[Upload]) -> None:
    """Put the fields that the body names into a message."""
    described = {str(meta["id"]): meta for meta in body.get("attachments") or []}
    for upload in uploads:
        about = described.get(upload.slot, {}).get("description")
        message.attachments = [*message.attachments, world.attach(upload, about)]
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [_shown_embed(embed, message.attachments) for embed in body["embeds"] or []]
    if "components" in body:
        message.components = _shown_components(world, body["components"] or [], message.attachments)
    _mention(world, message, body.get("allowed_mentions"))


def _kept(message: Message, body: Json) -> list[Attachment]:
    """Return the attachments that an edit leaves on a message."""
    if body.get("attachments") is None:
        return list(message.attachments)
    wanted = {str(meta["id"]) for meta in body["attachments"]}
    return [attachment for attachment in message.attachments if attachment.id in wanted]


def _shown_embed(embed: Json, attachments: list[Attachment]) -> Json:
    shown = {"type": "rich", **embed}
    if embed.get("fields"):
        shown["fields"] = [{"inline": False, **field} for field in embed["fields"]]
    for field in ("image", "thumbnail"):
        if embed.get(field):
            address = embed[field]["url"]
            file = _attached(address, attachments)
            shown[field] = {"url": file.url, "proxy_url": file.url} if file else {"url": address}
    return shown


def _shown_components(world: World, components: list[Json], attachments: list[Attachment]) -> list[Json]:
    def resolve(address: str) -> Json:
        file = _attached(address, attachments)
        return file.media() if file else {"id": world.ids.next(), "url": address, "proxy_url": address}

    shown = numbered(components)
    with_media(shown, resolve)
    complete(shown)
    for _, component in walk(shown):
        if component["type"] == Kind.FILE and (file := _attached(component["file"]["url"], attachments)):
            component |= {"name": file.upload.filename, "size": len(file.upload.data)}
    return shown


def _attached(address: str, attachments: list[Attachment]) -> Attachment | None:
    names = ((a, (a.url, f"attachment://{a.upload.filename}")) for a in attachments)
    return next((attachment for attachment, known in names if address in known), None)


def _mention(world: World, message: Message, allowed: Json | None) -> None:
    """Set whom the text pings: all it names in a message, only people in an answer, unless said otherwise."""
    text = "\n".join([message.content, *texts(message.components)])
    if allowed is None:
        allowed = {"parse": ["users"] if message.interaction else ["users", "roles", "everyone"]}
    parse = allowed.get("parse") or []
    users = _named_ids(r"<@!?(\d+)>", text, "users" in parse, allowed.get("users"))
    roles = _named_ids(r"<@&(\d+)>", text, "roles" in parse, allowed.get("roles"))
    message.mentions = [world.users[user_id] for user_id in users if user_id in world.users]
    message.mention_roles = roles
    message.mention_everyone = "everyone" in parse and bool(re.search(r"@(everyone|here)\b", text))


def _named_ids(pattern: str, text: str, all_of_them: bool, listed: list[object] | None) -> list[str]:
    found = list(dict.fromkeys(re.findall(pattern, text)))
    return found if all_of_them else [i for i in found if i in {str(one) for one in listed or []}]


def _set_reference(world: World, message: Message, reference: Json | None) -> None:
    """Set the type of a reply or of an answer to a command, and what it refers to."""
    if reference is not None:
        message.kind = REPLY
        known = {"message_id": str(reference["message_id"]), "channel_id": message.channel_id}
        guild_id = world.channels[message.channel_id].guild_id
        message.reference = {"type": 0, **known, **({"guild_id": guild_id} if guild_id else {})}
    elif message.interaction is not None and message.interaction.kind is InteractionType.COMMAND:
        message.kind = SLASH_ANSWER


def _with_same_nonce(world: World, author: User, body: Json) -> Message | None:
    """Return the author's recent message with the same nonce: `enforce_nonce` posts no second.

    Discord's words name the author and no channel, so it is looked for in all of them.
    """
    if not body.get("enforce_nonce") or body.get("nonce") is None:
        return None
    since = world.clock.now() - NONCE_SECONDS
    recent = (m for m in reversed(world.messages.values()) if m.sent >= since and m.author is author)
    return next((m for m in recent if m.nonce == body["nonce"]), None)


def _is_empty(message: Message) -> bool:
    something = message.content or message.embeds or message.components or message.attachments
    return not something and not message.thinking
