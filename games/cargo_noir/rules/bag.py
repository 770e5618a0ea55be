"""3.13 Draws from the bag. It has no hidden order: a token is drawn when it is needed."""

from games.cargo_noir.cargo import Hold, empty_hold
from games.cargo_noir.state import Here


def draw(table: Here) -> int | None:
    """3.13 Draw a random token. An empty bag is filled with the discarded ones; None: there are none."""
    state = table.state
    if not any(state.bag):
        _recycle(table)
    left = sum(state.bag)
    if left == 0:
        return None
    kind = _kind_at(state.bag, table.rng.below(left))
    state.bag[kind] -= 1
    return kind


def _kind_at(hold: Hold, place: int) -> int:
    """Return the kind of the token at this place, as if all lay in a row, kind by kind."""
    for kind, count in enumerate(hold):
        if place < count:
            return kind
        place -= count
    raise IndexError(place)


def _recycle(table: Here) -> None:
    state = table.state
    if number := sum(state.discard):
        state.bag, state.discard = state.discard, empty_hold()
        table.tell("recycled", count=number)


def refill(table: Here, lot: list[int], slots: int) -> None:
    """3.9 Fill the slots from the bag; one for which there is no token stays empty."""
    while len(lot) < slots and (kind := draw(table)) is not None:
        lot.append(kind)
