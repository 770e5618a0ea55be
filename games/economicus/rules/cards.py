"""6 Reveals the cards of events and crises (full rules), and does what they say."""

from collections.abc import Callable
from typing import TypeVar

from games.economicus.components import EventCard
from games.economicus.rules.money import receive
from games.economicus.state import Here, living
from games.economicus.words import label
from games.kernel import Action, Step, Text, Who, say
from games.kernel.playing.rng import Rng

Card = TypeVar("Card")

NAMES: dict[EventCard, Text] = {
    "forecast": say("event-forecast"),
    "crisis": say("event-crisis"),
    "doubled-interest": say("event-doubled-interest"),
    "subsidy": say("event-subsidy"),
    "bigger-contracts": say("event-bigger-contracts"),
    "smaller-contracts": say("event-smaller-contracts"),
    "longer-terms": say("event-longer-terms"),
    "shorter-terms": say("event-shorter-terms"),
    "price-rise": say("event-price-rise"),
    "two-risks": say("event-two-risks"),
}
_LASTING: tuple[EventCard, ...] = ("doubled-interest", "bigger-contracts", "smaller-contracts", "two-risks")
BLACK: tuple[EventCard, ...] = ("forecast", "crisis")


def to_come(deck: list[Card], discard: list[Card]) -> list[Card]:
    """6.4 Return what the next draw is made from; with one card left the discard is mixed in (A24)."""
    return deck + discard if len(deck) <= 1 else deck


def draw(rng: Rng, deck: list[Card], discard: list[Card]) -> Card:
    """6.4 Draw one of the cards that may come."""
    if len(deck) <= 1:
        deck[:] = to_come(deck, discard)
        discard.clear()
    return rng.draw(deck)


class Quiet(Step[Here, Action], abstract=True):
    """6.3 Leaves no decision open: while it is waited for, cards called by records need not wait (A23)."""


def reveal_if_quiet(table: Here) -> None:
    """6.3 Reveal at once what a record has called, if no decision is open (A23)."""
    if isinstance(table.now, Quiet) and table.state.pending:
        table.then(Cards())


class Cards(Step[Here, Action]):
    """6.3 The cards that records of stars have called are revealed one after another (A23)."""

    def run(self, table: Here) -> None:
        while table.state.pending:
            table.state.pending -= 1
            reveal(table)


class DoubleCard(Step[Here, Action]):
    """4.3 A double reveals one card, after the interest."""

    def run(self, table: Here) -> None:
        reveal(table)


def reveal(table: Here) -> None:
    """6.2 Apply a card; it goes to the discard, even if its effect lasts."""
    state = table.state
    card = draw(table.rng, state.events, state.event_discard)
    table.tell("card-revealed", card=NAMES[card])
    if card not in BLACK:
        _end_lasting(table)
    if card in _LASTING:
        state.lasting = card
    else:
        _EFFECTS[card](table)
    state.event_discard.append(card)


def _end_lasting(table: Here) -> None:
    """6.2.9 Any event card ends the effect that lasted; cards of crises do not (A22)."""
    if table.state.lasting:
        table.tell("lasting-ends", card=NAMES[table.state.lasting])
        table.state.lasting = None


def _forecast(table: Here) -> None:
    """6.2.1 The forecast token moves to the active industry."""
    table.state.forecast = table.state.active
    table.tell("forecast-moves", industry=label(table, table.state.active))


def _crisis(table: Here) -> None:
    """6.2.2 A crisis begins where the forecast token lies, if a token is left for it, or grows by one.

    It never ends (A19).
    """
    state, where = table.state, table.state.forecast
    if not state.crisis[where] and sum(map(bool, state.crisis)) >= table.components.crisis_tokens:
        table.tell("no-crisis-token", industry=label(table, where))
        return
    state.crisis[where] = min(state.crisis[where] + 1, table.components.crisis_max)
    table.tell("crisis-grows", industry=label(table, where), strength=state.crisis[where])


def _subsidy(table: Here) -> None:
    """6.2.4 The city supports the player with the fewest companies; all who are tied for it (A20)."""
    state, amount = table.state, table.components.subsidy
    alive = living(table, state.active_player)
    fewest = min(sum(state.players[seat].companies) for seat in alive)
    for seat in alive:
        if sum(state.players[seat].companies) == fewest:
            receive(table, seat, amount)
            table.tell("subsidy-paid", who=Who(seat), amount=amount)


def _longer_terms(table: Here) -> None:
    """6.2.6 Every order token moves up; from the first segment it cannot."""
    _shift_orders(table, lambda segment: max(1, segment - table.components.term_shift))


def _shorter_terms(table: Here) -> None:
    """6.2.6 Every order token moves down; in the last segment it stays and does not fail (A21)."""
    components = table.components
    _shift_orders(table, lambda segment: min(components.segments, segment + components.term_shift))


def _shift_orders(table: Here, shift: Callable[[int], int]) -> None:
    for player in table.state.players:
        for order in player.orders:
            order.segment = shift(order.segment)


def _price_rise(table: Here) -> None:
    """6.2.7 The price of the active industry rises; an empty price field counts as the number."""
    state = table.state
    state.prices[state.active] += table.components.price_rise
    table.tell("price-rises", industry=label(table, state.active), price=state.prices[state.active])


_EFFECTS: dict[EventCard, Callable[[Here], None]] = {
    "forecast": _forecast,
    "crisis": _crisis,
    "subsidy": _subsidy,
    "longer-terms": _longer_terms,
    "shorter-terms": _shorter_terms,
    "price-rise": _price_rise,
}


def contract_start(table: Here) -> int:
    """5.3.2, 6.2.5 Return where the city begins: at 7M, or at 10M or 5M while a card says so."""
    components, lasting = table.components, table.state.lasting
    if lasting == "bigger-contracts":
        return components.contract_bigger
    return components.contract_smaller if lasting == "smaller-contracts" else components.contract
