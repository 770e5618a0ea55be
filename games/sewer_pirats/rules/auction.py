"""Chapter 9: seats figures at the bar and auctions them off as crew."""

from collections.abc import Mapping
from dataclasses import replace

from games.kernel import AS_IT_IS, Action, Amount, Offer, OneOf, Prompt, Seat, Step, Text, Who, clockwise, say
from games.sewer_pirats import words
from games.sewer_pirats.rules import cards, crew, sailing, turn
from games.sewer_pirats.state import Here, Stool

_OPEN, _RAISE = say("action-open-bidding"), say("action-raise-bid")
_ASK_OPENING = say("ask-opening")
_DROP, _PAY = say("action-drop-out"), say("action-pay-cards")


class FillBar(Step[Here, Action]):
    """9.2 The bar is filled with figures; 9.3 everybody is dealt eight cards."""

    def run(self, table: Here) -> None:
        fill_bar(table)
        for seat in range(table.seats):
            cards.deal_hand(table, seat, table.components.auction_hand)
        starter = table.first_player()
        clans = tuple(words.CLAN[stool.clan] for stool in table.state.bar)
        table.tell("bar-filled", clans=clans, who=Who(starter))
        table.then(Opening(starter))


class OpenBidding(Action):
    """9.5 Names a figure at the bar and a first price for it."""

    stool: int
    price: int


class Opening(Step[Here, OpenBidding]):
    """9.5 The starter has to choose a figure and to open at its least price or higher."""

    wants = say("wanted-opening")

    starter: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.starter,)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        held, bar = hand_size(table, seat), table.state.bar
        prices = {stool.number: (stool, least) for least, stool in enumerate(reversed(bar))}  # 9.4
        stools = OneOf(
            tuple(number for number, (_, least) in prices.items() if least <= held),
            lambda number: words.stool(*prices[number]),
            lambda: tuple(words.dear_stool(*price, held) for price in prices.values() if price[1] > held),
        )
        purse = say("your-cards", cards=held)

        def price(picked: Mapping[str, int]) -> Amount:
            least = least_price(table, find_stool(table, picked["stool"]))
            return Amount(least, held, purse, called=words.cards_bid)

        offer = Offer(OpenBidding, _OPEN, {"stool": stools, "price": price})
        return Prompt(
            _ASK_OPENING,
            (offer,),
            lambda: OpenBidding(stool=bar[-1].number, price=0),
            auto=True,
            context=lambda: cards.in_hand(table, seat),
        )

    def resolve(self, table: Here, answers: dict[Seat, OpenBidding]) -> None:
        opened, front = answers[self.starter], table.state.bar[-1]
        clan = words.CLAN[find_stool(table, opened.stool).clan]
        table.tell("opens-bidding", who=Who(self.starter), clan=clan, stool=opened.stool, price=opened.price)
        if opened.stool != front.number:
            self._consolation(table, front)
        rivals = tuple(seat for seat in clockwise(table, self.starter) if short_of_crew(table, seat))
        table.then(Bidding(opened.stool, opened.price, self.starter, rivals))

    def _consolation(self, table: Here, front: Stool) -> None:
        """9.6 Passing over the front-most figure puts a card face down below it."""
        front.under.append(cards.draw(table))
        table.tell("card-under", clan=words.CLAN[front.clan], stool=front.number, count=len(front.under))


class RaiseBid(Action):
    """9.7 Names a higher price, of any height that the hand can pay."""

    price: int


class DropOut(Action):
    """9.7 Leaves this auction."""


class Bidding(Step[Here, Action]):
    """9.7 Clockwise all raise or drop out, until one is left. Who has too few cards is out, unasked."""

    stool: int
    price: int
    leader: Seat
    rivals: tuple[Seat, ...]  # still in, in the order of asking

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return self.rivals[:1] if self.rivals and hand_size(table, self.rivals[0]) > self.price else ()

    def wanted(self, table: Here) -> Text:
        clan = words.CLAN[find_stool(table, self.stool).clan]
        return say("wanted-bid", clan=clan, stool=self.stool, who=Who(self.leader), price=self.price)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        held = hand_size(table, seat)
        amount = Amount(self.price + 1, held, say("your-cards", cards=held), called=words.cards_bid)
        more = Offer(RaiseBid, _RAISE, {"price": amount}, openly=({"price": self.price + 1},))
        return Prompt(
            lambda: self._question(table),
            (more, Offer(DropOut, _DROP, openly=AS_IT_IS)),
            DropOut,
            context=lambda: cards.in_hand(table, seat),
        )

    def _question(self, table: Here) -> Text:
        clan = words.CLAN[find_stool(table, self.stool).clan]
        return say("ask-bid", clan=clan, stool=self.stool, who=Who(self.leader), price=self.price)

    def run(self, table: Here) -> None:
        if not self.rivals:
            return table.then(Hiring(self.leader, self.stool, self.price))
        table.tell("cannot-raise", who=Who(self.rivals[0]))
        return table.then(replace(self, rivals=self.rivals[1:]))

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        seat, rest = self.rivals[0], self.rivals[1:]
        match answers[seat]:
            case RaiseBid(price=price):
                table.tell("raises-bid", who=Who(seat), price=price)
                table.then(Bidding(self.stool, price, seat, (*rest, self.leader)))
            case _:
                table.tell("drops-out", who=Who(seat))
                table.then(replace(self, rivals=rest))


class PayCards(Action):
    """9.8 Names the cards that pay the bid."""

    cards: dict[str, int]


class Hiring(Step[Here, PayCards]):
    """9.8 The winner pays with any cards of the hand, and only then picks up what lies below the figure."""

    seat: Seat
    stool: int
    price: int

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if self.price else ()

    def wanted(self, table: Here) -> Text:
        clan = words.CLAN[find_stool(table, self.stool).clan]
        return say("wanted-payment", count=self.price, clan=clan, stool=self.stool)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        hand = table.state.players[seat].hand
        offer = Offer(PayCards, _PAY, {"cards": cards.choose_cards(hand, self.price)})
        return Prompt(
            say("ask-payment", count=self.price),
            (offer,),
            lambda: PayCards(cards=cards.most_plentiful(hand, self.price)),
            auto=self.price == len(hand),
            context=lambda: cards.in_hand(table, seat),
        )

    def resolve(self, table: Here, answers: dict[Seat, PayCards]) -> None:
        cards.discard(table, self.seat, answers[self.seat].cards)
        self.run(table)

    def run(self, table: Here) -> None:
        hire(table, self.seat, find_stool(table, self.stool))
        table.then(NextAuction(self.seat))


class NextAuction(Step[Here, Action]):
    """9.9 The next starter is the first on the winner's left who still needs crew."""

    winner: Seat

    def run(self, table: Here) -> None:
        order = (*clockwise(table, self.winner), self.winner)
        short = [seat for seat in order if short_of_crew(table, seat)]
        if len(short) > 1:
            return table.then(Opening(short[0]))
        return table.then(ClosingTime(short[0]))


class ClosingTime(Step[Here, Action]):
    """9.10 The last who needs crew gets the rest for nothing; 9.11 and begins the game."""

    seat: Seat

    def run(self, table: Here) -> None:
        table.tell("closing-time", who=Who(self.seat), count=len(table.state.bar))
        for stool in reversed(list(table.state.bar)):
            hire(table, self.seat, stool)
        sailing.lay_out_flotsam(table)
        cards.fill_row(table)
        table.tell("last-hirer-begins", who=Who(self.seat))
        table.then(turn.Turn(self.seat))


def fill_bar(table: Here) -> None:
    """9.2 For each player four clans are drawn and seated, the far end first."""
    state = table.state
    for clan in (clan for _ in range(table.seats) for clan in crew.draw_clans(table)):
        state.box[clan] -= 1
        state.bar.append(Stool(len(state.bar) + 1, clan))


def find_stool(table: Here, number: int) -> Stool:
    """Return the stool with this number; a figure must still sit on it."""
    return next(stool for stool in table.state.bar if stool.number == number)


def least_price(table: Here, stool: Stool) -> int:
    """9.4 The least price of a figure is the number of figures that sit nearer the front."""
    return len(table.state.bar) - 1 - table.state.bar.index(stool)


def short_of_crew(table: Here, seat: Seat) -> bool:
    """9.10 Does this player still need figures?"""
    return len(table.state.players[seat].home) < table.components.crew


def hand_size(table: Here, seat: Seat) -> int:
    """Return how many cards this player can bid."""
    return len(table.state.players[seat].hand)


def hire(table: Here, seat: Seat, stool: Stool) -> None:
    """9.8 The figure goes home with the player, who also gets the cards under it."""
    player = table.state.players[seat]
    table.state.bar.remove(stool)
    player.home.append(stool.clan)
    player.hand += stool.under
    table.tell("hires", who=Who(seat), clan=words.CLAN[stool.clan], under=len(stool.under))
    if stool.under:
        table.tell("you-find-cards", only=seat, cards=words.cards(stool.under))
