"""The body of a request: JSON, or multipart with files beside the JSON."""

from __future__ import annotations

import json
import re
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox.wire.errors import CarelessRequest, Refusal
from bot.sandbox.wire.files import Upload

FILE_PART = re.compile(r"files\[(\d+)\]")


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the JSON of a request, None when it has no body, and its files."""
    if request.content_type == "multipart/form-data":
        return await _parts(request)
    raw = await request.read()
    return (_parsed(raw) if raw else None), []


async def _parts(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise _bad_json()
        data = bytes(await part.read(decode=True))
        if part.name == "payload_json":
            body = _parsed(data)
        else:
            uploads.append(_upload(part, data))
    return body, uploads


def _upload(part: BodyPartReader, data: bytes) -> Upload:
    slot = FILE_PART.fullmatch(part.name or "")
    content_type = part.headers.get("Content-Type", "application/octet-stream")
    return Upload(slot[1] if slot else "0", part.filename or "file", content_type, data)


def _parsed(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise _bad_json() from None


def _bad_json() -> Refusal:
    return CarelessRequest(400, 50109, "The request body contains invalid JSON.")
