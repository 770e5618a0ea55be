"""Chapter 6: holds the auction at the Foreign Island, up to the highest bid."""

from collections.abc import Mapping

from games.container.rules.bids import Bid, SealedBids, bid_offer, leaders
from games.container.rules.scoring import gain_on_island
from games.container.rules.seller import SellerDecides
from games.container.state import Here, Laid
from games.container.words import in_words
from games.kernel import Prompt, Seat, Text, Who, say


def hold_auction(table: Here, seller: Seat) -> None:
    """6.1 The whole cargo is one lot, and everyone but the seller must bid."""
    table.tell("auction-opens", who=Who(seller), goods=in_words(table.state.players[seller].cargo))
    table.then(IslandAuction(seller))


class IslandAuction(SealedBids):
    """6.3 All but the seller bid at once; a bid holds at least one card, if only a bluff card."""

    seller: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(table.seats) if seat != self.seller)

    def wanted(self, table: Here) -> Text:
        lot = in_words(table.state.players[self.seller].cargo)
        return say("wanted-bid", who=Who(self.seller), goods=lot)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        lot, cash = table.state.players[self.seller].cargo, table.state.players[seat].cash
        offer = bid_offer(table, seat, cash, table.components.bluff_cards, first=True)
        return Prompt(
            lambda: self._question(table, seat),
            (offer,),
            _LEAST_BID,
            context=lambda: say("bid-context", cash=cash, island=gain_on_island(table, seat, lot)),
        )

    def _question(self, table: Here, seat: Seat) -> Text:
        lot = table.state.players[self.seller].cargo
        worth, full = _by_own_card(table, seat, lot)
        return say("choose-bid", who=Who(self.seller), goods=in_words(lot), worth=worth, full=full)

    def resolve(self, table: Here, answers: dict[Seat, Bid]) -> None:
        table.state.bids = {
            seat: Laid(bid.amount, bid.bluff, bid.money_cards) for seat, bid in answers.items()
        }
        table.tell("bids-revealed", bids=_bid_texts(table))
        best, tied = leaders(table)
        hopeless = table.options.expert_cancel_bluff and best == 0  # 6.5.3 no money can count any more
        if len(tied) > 1 and not hopeless:
            table.tell("bids-tied", who=tuple(Who(seat) for seat in tied), amount=best)
            return table.then(TieBreak(self.seller, tied), SellerDecides(self.seller))
        return table.then(SellerDecides(self.seller))


class TieBreak(SealedBids):
    """6.5.1 The tied add one more sealed bid out of what is left to them, or nothing at all."""

    seller: Seat
    tied: tuple[Seat, ...]

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return self.tied

    def wanted(self, table: Here) -> Text:
        best, lot = leaders(table)[0], in_words(table.state.players[self.seller].cargo)
        return say("wanted-tie-bid", who=Who(self.seller), goods=lot, amount=best)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        player, first = table.state.players[seat], table.state.bids[seat]
        cash, bluff = player.cash - first.amount, table.components.bluff_cards - first.bluff
        offer = bid_offer(table, seat, cash, bluff, first=False)
        lot = table.state.players[self.seller].cargo

        def context() -> Text:
            rivals = tuple(Who(rival) for rival in self.tied if rival != seat)
            return say("tie-context", who=rivals, cash=cash, island=gain_on_island(table, seat, lot))

        return Prompt(
            lambda: say("choose-tie-bid", amount=first.amount, goods=in_words(lot)),
            (offer,),
            _NO_BID,
            context=context,
        )

    def resolve(self, table: Here, answers: dict[Seat, Bid]) -> None:
        for seat, more in answers.items():
            bid = table.state.bids[seat]
            bid.amount += more.amount
            bid.bluff += more.bluff
            bid.cards += more.money_cards
        table.tell("bids-revealed", bids=_bid_texts(table))


def _bid_texts(table: Here) -> tuple[Text, ...]:
    return tuple(
        say("bid-shown", who=Who(seat), amount=bid.amount, cards=bid.cards + bid.bluff, bluff=bid.bluff)
        for seat, bid in table.state.bids.items()
    )


def _by_own_card(table: Here, seat: Seat, lot: Mapping[str, int]) -> tuple[int, int]:
    """Return the plain worth of a lot by one's card, and with all five colours; 0: no more.

    It is shown no longer, but buttons that are open hold only while the question is the same.
    """
    components = table.components
    card = components.value_cards[table.state.players[seat].card]
    values: dict[str, int] = dict(zip(card, components.card_values, strict=True))
    worth = sum(values[colour] * number for colour, number in lot.items())
    more = lot.get(card[1], 0) * (components.full_set_value - values[card[1]])
    return worth, (worth + more if more else 0)


_LEAST_BID, _NO_BID = Bid(amount=0, cards={"bluff": 1}), Bid(amount=0, cards={})
