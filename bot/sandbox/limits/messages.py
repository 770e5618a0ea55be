"""What a message may hold. https://discord.com/developers/docs/resources/message"""

from __future__ import annotations

from collections.abc import Iterable

from bot.sandbox.wire.components import media_places, walk, without_nulls
from bot.sandbox.wire.errors import Path, Problem, entity_too_large
from bot.sandbox.wire.files import LARGEST_FILE, Upload
from bot.sandbox.wire.payload import Json

from . import checks
from .checks import Problems
from .components import legacy_problems, v2_problems

LARGEST_REQUEST = 25 * 1024 * 1024
EMBED_TOTAL = 6000
NOT_WITH_V2 = ("content", "embeds", "poll", "sticker_ids")
KNOWN_FIELDS = (
    "content", "embeds", "tts", "flags", "nonce", "enforce_nonce", "allowed_mentions", "message_reference",
    "components", "sticker_ids", "attachments", "poll", "username", "avatar_url", "thread_name",
    "applied_tags",
)  # fmt: skip


def message_problems(
    body: Json, at: Path, *, v2: bool, uploads: Iterable[Upload] = (), kept: Iterable[str] = ()
) -> Problems:
    """Check a whole message. `kept`: names of files that an edited message already has."""
    uploads = list(uploads)
    yield from checks.only(body, at, KNOWN_FIELDS)
    yield from checks.text(body, at, "content", most=2000)
    yield from embed_problems(body.get("embeds") or [], (*at, "embeds"))
    yield from mention_problems(body.get("allowed_mentions") or {}, (*at, "allowed_mentions"))
    yield from nonce_problems(body, at)
    yield from file_problems(body, at, uploads)
    yield from component_problems(body, at, v2)
    yield from missing_media(body, at, {upload.filename for upload in uploads} | set(kept))


def component_problems(body: Json, at: Path, v2: bool) -> Problems:
    """Check the components, and that a V2 message has no content, embeds, poll or stickers."""
    components = without_nulls(body.get("components") or [])
    if not v2:
        yield from legacy_problems(components, (*at, "components"))
        return
    yield from v2_problems(components, (*at, "components"))
    for field in NOT_WITH_V2:
        if body.get(field):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            message = f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            yield Problem((*at, field), code, message)


def embed_problems(embeds: list[Json], at: Path) -> Problems:
    """Check up to ten embeds, and the 6000 characters that they share."""
    yield from checks.length(embeds, at, most=10)
    for index, embed in enumerate(embeds):
        yield from _one_embed(embed, (*at, index))
    if sum(map(_embed_size, embeds)) > EMBED_TOTAL:
        yield Problem(at, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TOTAL}")


def _one_embed(embed: Json, at: Path) -> Problems:
    yield from checks.text(embed, at, "title", most=256)
    yield from checks.text(embed, at, "description", most=4096)
    yield from checks.text(embed.get("footer"), (*at, "footer"), "text", most=2048)
    yield from checks.text(embed.get("author"), (*at, "author"), "name", most=256)
    yield from checks.items(embed, at, "fields", most=25)
    for index, field in enumerate(embed.get("fields") or []):
        yield from checks.text(field, (*at, "fields", index), "name", most=256, least=1)
        yield from checks.text(field, (*at, "fields", index), "value", most=1024, least=1)


def _embed_size(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    parts += [part for field in embed.get("fields") or [] for part in (field.get("name"), field.get("value"))]
    return sum(len(part) for part in parts if part)


def mention_problems(allowed: Json, at: Path) -> Problems:
    """Check `allowed_mentions`: known kinds, at most 100 ids, and not both ways at once."""
    for index, kind in enumerate(allowed.get("parse") or []):
        yield from checks.one_of(kind, (*at, "parse", index), ("users", "roles", "everyone"))
    for field in ("users", "roles"):
        yield from checks.items(allowed, at, field, most=100)
        if allowed.get(field) and field in (allowed.get("parse") or []):
            message = f'parse:["{field}"] and {field}: [ids...] are mutually exclusive.'
            yield Problem(at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def nonce_problems(body: Json, at: Path) -> Problems:
    """Check that a nonce has at most 25 characters."""
    nonce = body.get("nonce")
    if nonce is not None and len(str(nonce)) > 25:
        yield Problem((*at, "nonce"), "NONCE_TYPE_TOO_LONG", "Nonce must be 25 or fewer in length.")


def file_problems(body: Json, at: Path, uploads: list[Upload]) -> Problems:
    """Check that each described file came along, ten at most; refuse more than 10 MiB each or 25 in all."""
    sizes = [len(upload.data) for upload in uploads]
    if max(sizes, default=0) > LARGEST_FILE or sum(sizes) > LARGEST_REQUEST:
        raise entity_too_large()
    described = body.get("attachments") or []
    yield from checks.length(described or uploads, (*at, "attachments"), most=10)
    slots = {upload.slot for upload in uploads}
    for index, attachment in enumerate(described):
        yield from checks.text(attachment, (*at, "attachments", index), "description", most=1024)
        is_new = len(str(attachment["id"])) < 15  # a slot number; a snowflake names a file already there
        if is_new and str(attachment["id"]) not in slots:
            yield _not_attached((*at, "attachments", index))


def missing_media(body: Json, at: Path, names: set[str]) -> Problems:
    """Check that every attachment://name names a file of this message."""
    for path, component in walk(body.get("components") or [], (*at, "components")):
        for place, field in media_places(component):
            url = (place.get(field) or {}).get("url") or ""
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                yield _not_attached((*path, field))


def _not_attached(at: Path) -> Problem:
    return Problem(at, "ATTACHMENT_NOT_FOUND", "Attachment data not found")
