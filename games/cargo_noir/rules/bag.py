"""3.13 The bag, and what is drawn from it. It has no hidden order: a token is drawn when it is needed."""

from games.cargo_noir.cargo import Hold, empty
from games.cargo_noir.state import Here


def draw(table: Here) -> int | None:
    """3.13 A random token. An empty bag is filled with the discarded tokens; None: there are none either."""
    state = table.state
    if not any(state.bag):
        _recycle(table)
    left = sum(state.bag)
    if left == 0:
        return None
    kind = _kind_at(state.bag, table.rng.below(left))
    state.bag[kind] -= 1
    return kind


def _kind_at(hold: Hold, at: int) -> int:
    """As if the tokens lay in a row, kind by kind."""
    for kind, count in enumerate(hold):
        if at < count:
            return kind
        at -= count
    raise IndexError(at)


def _recycle(table: Here) -> None:
    state = table.state
    if number := sum(state.discard):
        state.bag, state.discard = state.discard, empty()
        table.tell("recycled", count=number)


def refill(table: Here, lot: list[int], slots: int) -> None:
    """3.9 From the bag to the number of slots; a slot for which there is no token stays empty."""
    while len(lot) < slots and (kind := draw(table)) is not None:
        lot.append(kind)
