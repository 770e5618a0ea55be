"""Names what a rating is about: a game, with those of its options that make it another game to be good at."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from games.kernel.hosting import Deal


class Pool(NamedTuple):
    """Names the games that share a rating."""

    key: str
    options: dict[str, Any]


def pool_of(deal: Deal) -> Pool:
    """Return the games with which one that was dealt like this shares its ratings."""
    return Pool(deal.game.key, {name: deal.option_values[name] for name in sorted(deal.game.rated_apart)})


def write_pool(pool: Pool) -> str:
    """Return a pool as it is filed: the same one always by the same text."""
    return json.dumps(pool, sort_keys=True)


def read_pool(text: str) -> Pool:
    """Return the pool that was filed like this."""
    return Pool(*json.loads(text))
