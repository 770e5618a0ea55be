"""Which part of Discord a process serves: its servers by their numbers, and with shard 0 everybody's DMs."""

from __future__ import annotations

import re
from dataclasses import dataclass

_WRITTEN = re.compile(r"(\d+)(?:-(\d+))?/(\d+)")
_NAMED = re.compile(r"(\d+)-(\d+)-(\d+)")  # where a name can have no slash
DMS = 0  # the shard to which Discord sends all DMs


@dataclass(frozen=True)
class Shards:
    """Holds the shards of a process, and how many there are of all processes together."""

    ids: tuple[int, ...]
    count: int

    def of(self, guild: int | None) -> int:
        """Return the shard of a server, by the rule of Discord; what is on no server is with the DMs."""
        return DMS if guild is None else (guild >> 22) % self.count

    def serve(self, guild: int | None) -> bool:
        """Return whether events of a server come to this process."""
        return self.of(guild) in self.ids

    def __str__(self) -> str:
        first, last = self.ids[0], self.ids[-1]
        return f"{first}/{self.count}" if first == last else f"{first}-{last}/{self.count}"


def shards(written: str) -> Shards | None:
    """Return the shards that are meant; None if it cannot be read, or there are not so many."""
    found = _WRITTEN.fullmatch(written) or _NAMED.fullmatch(written)
    if found is None:
        return None
    first, last, count = (int(number or found[1]) for number in found.groups())
    return Shards(tuple(range(first, last + 1)), count) if first <= last < count else None
