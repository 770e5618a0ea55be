"""Chapter 4: the auction of the catch."""

from examples.morning_catch.state import Here, turn_order
from examples.morning_catch.words import catch, coins
from games.kernel import Action, Amount, Offer, Picked, Prompt, Seat, Step, Text, Who, say


class Bid(Action):
    """4.1 From nothing to all one's coins."""

    coins: int


class Auction(Step[Here, Bid]):
    """4.1 Everybody bids at once and in secret. 4.2 A bid may be changed until the last one is in."""

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return tuple(range(table.seats))

    def wanted(self, table: Here) -> Text:
        return say("wanted-bid", catch=catch(table.state.quay))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        purse = table.state.players[seat].coins
        amount = Amount(0, purse, say("purse-holds", n=purse), lambda bid: say("leaves", n=purse - bid))
        offer = Offer(Bid, say("action-bid"), {"coins": amount}, receipt=_receipt)
        return Prompt(say("ask-bid", catch=catch(table.state.quay)), (offer,), Bid(coins=0), auto=True)

    def resolve(self, table: Here, answers: dict[Seat, Bid]) -> None:
        """4.3 The highest bid pays and takes the catch; of equal ones that of whoever is first in turn."""
        bids = tuple(say("bid-shown", who=Who(seat), coins=bid.coins) for seat, bid in answers.items())
        table.tell("bids-opened", bids=bids)
        winner = max(turn_order(table), key=lambda seat: answers[seat].coins)
        if answers[winner].coins:
            _buy(table, winner, answers[winner].coins)
        else:
            _feed_the_cats(table)
        table.state.quay = []


def _receipt(picked: Picked) -> Text:
    return say("your-bid", coins=coins(picked["coins"]))


def _buy(table: Here, seat: Seat, price: int) -> None:
    player = table.state.players[seat]
    player.coins -= price
    for kind in table.state.quay:
        player.crates[kind] += 1
    table.tell("bought", who=Who(seat), coins=coins(price))


def _feed_the_cats(table: Here) -> None:
    """4.4 If nobody bids anything, the catch is lost [A-1]."""
    for kind in table.state.quay:
        table.state.gone[kind] += 1
    table.tell("cats")
