"""Files as they come in a request, and how large Discord lets one be."""

from __future__ import annotations

from dataclasses import dataclass

LARGEST_FILE = 10 * 1024 * 1024


@dataclass(frozen=True)
class Upload:
    """A file as it came in a request; `slot` is the n of files[n]."""

    slot: str
    filename: str
    content_type: str
    data: bytes
