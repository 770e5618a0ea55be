"""Games that were played before the clock runs, so that only the hosting of them is measured."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from bot.host.host import Host
from bot.host.ledger import Accepted
from games import GAMES
from games.kernel.hosting import Entry, deal
from games.selfplay import play_out
from storage import events
from tests.kit_game import GAMES as SMALL

USERS = (10, 11, 12, 13, 14)
BOTH = {**GAMES, **SMALL}
_clicks = count(1_300_000_000_000_000_000, 4_194_304_000)  # as large, and as far apart, as Discord's


class Record(NamedTuple):
    key: str
    seed: str
    entries: list[Entry]


def container(number: int) -> Record:
    """A random game of five."""
    seed = f"bench {number}"
    dealt = deal(GAMES["container"], len(USERS), seed)
    return Record("container", seed, play_out(dealt, ("random",) * len(USERS)).entries)


def lots(rounds: int) -> Record:
    """A small game as long as one likes, in which nothing grows."""
    turn = [Entry(0, "Bid", {"amount": 1}), Entry(1, "Bid", {"amount": 0}), Entry(0, "Sell", {})]
    return Record("lots", "bench", turn * rounds)


class Hosted:
    """A recorded game that is played again through a host, move by move."""

    def __init__(self, host: Host, game: int, record: Record) -> None:
        self.host, self.game, self.record = host, game, record
        self.rest: Iterator[Entry] = iter(record.entries)
        self.left, self.payload = len(record.entries), 0

    async def act(self) -> Accepted:
        entry, click = next(self.rest), next(_clicks)
        self.left -= 1
        return await self.host.play.act(self.game, USERS[entry.seat], entry.kind, entry.values, click)

    async def play_out_and_weigh(self) -> None:
        """To the end, counting what a plain file with one JSON line an action would take."""
        for entry in self.record.entries:
            accepted = await self.act()
            told = json.loads(events.write(accepted.events))
            line = [accepted.version, 1_794_793_827, *entry[:2], dict(entry.values), told, 10**18]
            self.payload += len(json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode()) + 1


async def begin(host: Host, record: Record, channel: int) -> Hosted:
    seats = max(entry.seat for entry in record.entries) + 1
    options = {"rounds": 5_000} if record.key == "lots" else {}
    opened = await host.new_tables.create(
        record.key, channel, USERS[0], "0", options=options, seed=record.seed
    )
    for user in USERS[1:seats]:
        await host.lobby.join(opened.game, user, str(user))
    await host.lobby.start(opened.game, USERS[0])
    await host.queries.view(opened.game)
    return Hosted(host, opened.game, record)
