"""The end of phase II (3.26) discards cargo that does not fit into the warehouse."""

from functools import lru_cache

from games.cargo_noir.cargo import KINDS, NAMES, NUMBERS, kinds_in, listed
from games.cargo_noir.rules.combinations import least_missed
from games.cargo_noir.state import Here, capacity
from games.kernel import Item, Move, Offer, Prompt, Seat, Spread, Step, Text, Who, say

_LABEL = say("action-discard")


class Discard(Move):
    """3.26 Discard exactly what is too much, chosen by the player."""

    tokens: dict[str, int]

    def apply(self, table: Here, seat: Seat) -> None:
        hold = [self.tokens.get(kind, 0) for kind in KINDS]
        discard(table, seat, hold)
        table.tell("discarded", who=Who(seat), tokens=listed(hold))


def discard(table: Here, seat: Seat, hold: list[int]) -> None:
    """Move tokens from a player to the pile beside the bag. Cargo is discarded in no other way."""
    player, state = table.state.players[seat], table.state
    player.cargo = [own - gone for own, gone in zip(player.cargo, hold, strict=True)]
    state.discard = [pile + gone for pile, gone in zip(state.discard, hold, strict=True)]


def excess(table: Here, seat: Seat) -> int:
    """Return how many tokens are held beyond what fits; negative: there is room."""
    return sum(table.state.players[seat].cargo) - capacity(table, seat)


class DiscardExcess(Step[Here, Discard]):
    """3.26 A player who holds more than fits is asked what to discard."""

    seat: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if excess(table, self.seat) > 0 else ()

    def wanted(self, table: Here) -> Text:
        return say("wanted-discard", count=excess(table, self.seat))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        cargo, number = table.state.players[seat].cargo, excess(table, seat)
        items = tuple(Item(KINDS[kind], NAMES[kind], 0, min(cargo[kind], number)) for kind in kinds_in(cargo))
        tokens = Spread(items, number, number, why=_why(number))
        return Prompt(
            _ask(number),
            (Offer(Discard, _LABEL, {"tokens": tokens}),),
            lambda: _default(table, seat, number),
            auto=len(items) == 1,
            context=lambda: say("your-cargo", cargo=listed(cargo)),
        )


@lru_cache(maxsize=1024)
def _why(number: int) -> Text:
    return say("discard-why", count=number)


@lru_cache(maxsize=1024)
def _ask(number: int) -> Text:
    return say("ask-discard", count=number)


def _default(table: Here, seat: Seat, number: int) -> Discard:
    """7.6 Discard the tokens whose loss lowers the best total least."""
    gone = least_missed(tuple(table.state.players[seat].cargo), number, table.components.max_combo)
    return Discard(tokens={kind: gone[NUMBERS[kind]] for kind in KINDS if gone[NUMBERS[kind]]})
