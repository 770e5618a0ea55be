"""Chapter 6: holds the auction at the Foreign Island, up to the highest bid."""

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

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        lot, cash = table.state.players[self.seller].cargo, table.state.players[seat].cash
        offer = bid_offer(table, seat, cash, table.components.bluff_cards, first=True)
        island = gain_on_island(table, seat, lot)
        text = say("choose-bid", who=Who(self.seller), goods=in_words(lot), cash=cash, island=island)
        return Prompt(text, (offer,), default=_LEAST_BID)

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

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        player, first = table.state.players[seat], table.state.bids[seat]
        cash, bluff = player.cash - first.amount, table.components.bluff_cards - first.bluff
        offer = bid_offer(table, seat, cash, bluff, first=False)
        lot = table.state.players[self.seller].cargo
        rivals = tuple(Who(rival) for rival in self.tied if rival != seat)
        text = say(
            "choose-tie-bid",
            who=rivals,
            goods=in_words(lot),
            amount=first.amount,
            cash=cash,
            island=gain_on_island(table, seat, lot),
        )
        return Prompt(text, (offer,), default=_NO_BID)

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


_LEAST_BID, _NO_BID = Bid(amount=0, cards={"bluff": 1}), Bid(amount=0, cards={})
