"""Chapters 8 and 9: ends the game and counts, in exactly the order of the rulebook."""

from collections.abc import Mapping
from typing import NamedTuple

from games.container.components import COLOURS, Components, ValueCard
from games.container.rules.goods import colours, pour
from games.container.rules.win_broker import collect
from games.container.state import Here, PaymentCard, Player
from games.container.words import colour_name, in_words
from games.kernel import Action, Line, Move, Offer, Score, Seat, Step, Text, Who, say


class FinalScoring(Step[Here, Action]):
    """9 Award the open broker auction, reveal the cards, count."""

    def run(self, table: Here) -> None:
        award_broker_auction(table)
        table.finish({seat: _score(table, seat) for seat in range(table.seats)})


class CutShort(Move):
    """8.2 The host may stop any game, such as one in which nobody produces any more; no rule does [A-30]."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        return _CUT_SHORT

    def apply(self, table: Here, seat: Seat) -> None:
        table.tell("cut-short")
        table.agenda.clear()
        table.then(FinalScoring())


def award_broker_auction(table: Here) -> None:
    """8.4 The holder of the Payment Card gets what is up for auction; the bid leaves the game [A-16].

    In a turn that began with winning it, nobody calls again: then it was stopped while the bid was paid.
    """
    card = table.state.payment
    if card is None:
        return
    if not table.state.turn.won_broker:
        collect(table, card)
    table.state.payment = None
    _remove_bid(table, card)


def _remove_bid(table: Here, card: PaymentCard) -> None:
    if card.money:
        table.state.bank += card.money
        return table.tell("bid-money-gone", who=Who(card.holder), amount=card.money)
    goods = (*in_words(card.factory), *in_words(card.harbour))
    for pile in (card.factory, card.harbour):
        pour(colours(pile), table.state.box)
    return table.tell("bid-containers-gone", who=Who(card.holder), goods=goods)


def colour_values(island: Mapping[str, int], card: ValueCard, components: Components) -> dict[str, int]:
    """9.3 Each colour is worth what the card says; the second one more with all five on the island."""
    worth: dict[str, int] = dict(zip(card, components.card_values, strict=True))
    if all(island.get(colour) for colour in COLOURS):
        worth[card[1]] = components.full_set_value
    return worth


def worth_names(components: Components) -> tuple[Text, ...]:
    """Return the values as they are printed on a value card: 10, 5/10, 6, 4, 2."""
    names = [str(value) for value in components.card_values]
    names[1] = f"{names[1]}/{components.full_set_value}"
    return tuple(say("worth", value=name) for name in names)


def _card_texts(card: ValueCard, components: Components) -> tuple[Text, ...]:
    slots = zip(card, worth_names(components), strict=True)
    return tuple(say("colour-worth", colour=colour_name(colour), worth=worth) for colour, worth in slots)


def discarded_colour(island: Mapping[str, int], card: ValueCard, components: Components) -> str | None:
    """9.4 The colour one has most of is lost: of tied ones the 5/10 colour, else the cheapest [A-33]."""
    if not island:
        return None
    most = max(island.values())
    tied = [colour for colour in COLOURS if island.get(colour) == most]
    return card[1] if card[1] in tied else min(tied, key=colour_values(island, card, components).__getitem__)


class IslandWorth(NamedTuple):
    """Holds what containers on the island count at the end, and which colour is lost."""

    points: int
    lost: str | None


def island_worth(island: Mapping[str, int], card: ValueCard, components: Components) -> IslandWorth:
    """9.3, 9.4 Return what a section of the island counts by a value card, without the lost colour."""
    lost, values = discarded_colour(island, card, components), colour_values(island, card, components)
    points = sum([values[colour] * number for colour, number in island.items() if colour != lost])
    return IslandWorth(points, lost)


def gain_on_island(table: Here, seat: Seat, lot: Mapping[str, int]) -> Text:
    """9.4 Say what a section counts now and with this lot, and which colour is lost then."""
    player, components = table.state.players[seat], table.components
    card, island = components.value_cards[player.card], {**player.island}
    pour({**lot}, island)
    (before, _), (after, lost) = (island_worth(pile, card, components) for pile in (player.island, island))
    thrown = "" if lost is None else colour_name(lost)
    if before == after:
        return say("island-stays", worth=after, lost=thrown)
    return say("island-changes", before=before, after=after, lost=thrown)


def _score(table: Here, seat: Seat) -> Score:
    """9.5 to 9.8 Reveal one player's card and count; a tie goes to the fuller factory store."""
    player, components = table.state.players[seat], table.components
    card = components.value_cards[player.card]
    table.tell("reveals-card", who=Who(seat), colours=_card_texts(card, components))
    lost = discarded_colour(player.island, card, components)
    if lost is not None:
        table.tell("discards", who=Who(seat), colour=colour_name(lost), count=player.island[lost])
    lines = _lines(player, components)
    total = sum(line.amount for line in lines)
    return Score((total, sum(player.factory.values())), total, lines)


def worth(table: Here, seat: Seat) -> int:
    """9.5 to 9.7 Return what a player would have if the game ended now."""
    return sum(line.amount for line in _lines(table.state.players[seat], table.components))


def _lines(player: Player, components: Components) -> tuple[Line, ...]:
    island = island_worth(player.island, components.value_cards[player.card], components)
    return (
        Line(_CASH, player.cash),
        Line(_ISLAND, island.points),
        Line(_HARBOUR, components.harbour_value * sum(player.harbour.values())),
        Line(_SHIP, components.ship_value * sum(player.cargo.values())),
        Line(_QUAY, components.quay_value * sum(player.quay.values())),
        Line(_LOANS, -components.loan_penalty * player.loans),
    )


_CASH, _ISLAND, _HARBOUR = say("score-cash"), say("score-island"), say("score-harbour")
_CUT_SHORT = Offer(CutShort, say("call-cut-short"))
_SHIP, _QUAY, _LOANS = say("score-ship"), say("score-quay"), say("score-loans")
