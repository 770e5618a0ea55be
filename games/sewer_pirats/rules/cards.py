"""4.3-4.6 Action A: takes two cards, one after the other, from the row or from the deck."""

from functools import lru_cache

from games.kernel import (
    Action,
    Choice,
    Item,
    Offer,
    Offered,
    OneSeat,
    Prompt,
    Seat,
    Spread,
    Step,
    Text,
    Who,
    one_of,
    say,
)
from games.sewer_pirats import words
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.state import Here

DECK = "deck"

_TAKE, _DISCARD = say("action-take-card"), say("action-discard-cards")
_NEXT = say("ask-next-card")
_DECK = Choice(DECK, say("from-the-deck"), say("from-the-deck-note"))
_ROW = {talisman: Choice(talisman, card) for talisman, card in words.CARD.items()}


def can_draw(table: Here) -> bool:
    """Is there a card in the deck, or one that could be shuffled into it?"""
    return bool(table.state.deck or table.state.discard)


def can_take(table: Here) -> bool:
    """Is there a card to take, in the row or from the deck?"""
    return can_draw(table) or bool(table.state.row)


def draw(table: Here) -> str:
    """4.6 The deck is made anew from the discards only when a card is needed and none is left."""
    state = table.state
    if not state.deck:
        state.deck, state.discard = state.discard, []
        table.tell("deck-reshuffled", count=len(state.deck))
    return table.rng.draw(state.deck)


def deal_hand(table: Here, seat: Seat, count: int) -> None:
    """3.5 Deal a hand from the deck; only its owner is told what it holds."""
    hand = [draw(table) for _ in range(count)]
    table.state.players[seat].hand = hand
    table.tell("you-are-dealt", only=seat, cards=words.cards(hand))


def in_hand(table: Here, seat: Seat) -> Text | None:
    """Say which cards one holds; None: none."""
    hand = table.state.players[seat].hand
    return say("in-your-hand", cards=words.cards(hand)) if hand else None


def fill_row(table: Here) -> None:
    """4.4 The row is filled up to four, or as far as the cards go."""
    row = table.state.row
    added = []
    while len(row) < table.components.row and can_draw(table):
        row.append(draw(table))
        added.append(row[-1])
    if added:
        table.tell("row-filled", cards=tuple(words.CARD[card] for card in added))


class TakeCard(Offered):
    """4.3 Takes one card, from the row or blind from the deck."""

    card: str

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        if not can_take(table):
            return Offer(cls, _TAKE, blocked=say("no-cards-left"))
        return _offer_card(can_draw(table), tuple(dict.fromkeys(table.state.row)))


_TAKEN = {card: TakeCard(card=card) for card in (DECK, *TALISMANS)}


@lru_cache(maxsize=1024)
def _offer_card(deck: bool, row: tuple[str, ...]) -> Offer:
    """2.4 Offer each talisman of the row once, for its cards are all alike, and the deck if it has any."""
    cards = one_of([*([_DECK] if deck else []), *(_ROW[talisman] for talisman in row)])
    return Offer(TakeCard, _TAKE, {"card": cards}, openly=tuple({"card": card} for card in cards.values))


def default_card(table: Here) -> TakeCard:
    """10.1 The deck stands ready; if it is no option, the left-most card of the row."""
    return _TAKEN[DECK if can_draw(table) else table.state.row[0]]


def take(table: Here, seat: Seat, card: str) -> None:
    """4.3 A card goes from the row or the deck into the hand; from the deck only its drawer sees it."""
    state = table.state
    if card == DECK:
        table.tell("takes-from-deck", who=Who(seat))
        card = draw(table)
        table.tell("you-draw", only=seat, card=words.CARD[card])
    else:
        state.row.remove(card)
        table.tell("takes-from-row", who=Who(seat), card=words.CARD[card])
    state.players[seat].hand.append(card)


class NextCard(Step[Here, TakeCard]):
    """4.3 The next card is chosen when the one before is known. If no card is left, fewer are taken."""

    wants = say("wanted-card")
    finishes = True

    seat: Seat
    count: int  # how many are still to be taken

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if self.count and can_take(table) else ()

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        return Prompt(_NEXT, (TakeCard,), default_card(table), auto=True)

    def resolve(self, table: Here, answers: dict[Seat, TakeCard]) -> None:
        take(table, self.seat, answers[self.seat].card)
        if self.count > 1:
            return table.then(NextCard(self.seat, self.count - 1))
        return self.run(table)

    def run(self, table: Here) -> None:
        """4.4 When all are taken, and at no other time, the row is filled; 4.5 then the hand is counted."""
        fill_row(table)
        if len(table.state.players[self.seat].hand) > table.components.hand_limit:
            table.then(HandLimit(self.seat))


class DiscardCards(Action):
    """4.5 Names the cards that go because the hand is too big."""

    cards: dict[str, int]


class HandLimit(OneSeat[Here, DiscardCards]):
    """4.5 Whoever has more than six cards after taking some goes down to six. No other time counts."""

    def wanted(self, table: Here) -> Text:
        return say(
            "wanted-discard", count=len(table.state.players[self.seat].hand) - table.components.hand_limit
        )

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        hand, limit = table.state.players[seat].hand, table.components.hand_limit
        count = len(hand) - limit
        text = say("ask-discard", count=count, limit=limit)
        offer = Offer(DiscardCards, _DISCARD, {"cards": choose_cards(hand, count)})
        return Prompt(
            text,
            (offer,),
            lambda: DiscardCards(cards=most_plentiful(hand, count)),
            context=lambda: in_hand(table, seat),
        )

    def resolve(self, table: Here, answers: dict[Seat, DiscardCards]) -> None:
        discard(table, self.seat, answers[self.seat].cards)


def choose_cards(hand: list[str], count: int) -> Spread:
    """Let the owner of this hand choose exactly so many of its cards."""
    held = [(talisman, hand.count(talisman)) for talisman in TALISMANS]
    items = tuple(Item(talisman, words.CARD[talisman], 0, have) for talisman, have in held if have)
    return Spread(items, count, count, why=say("cards-exactly", count=count))


def most_plentiful(hand: list[str], count: int) -> dict[str, int]:
    """10.1 Choose one card at a time of the talisman most plentiful in hand; ties: cat, bird, fish."""
    left = {talisman: hand.count(talisman) for talisman in TALISMANS}
    gone = dict.fromkeys(TALISMANS, 0)
    for _ in range(count):
        most = max(TALISMANS, key=left.__getitem__)
        left[most], gone[most] = left[most] - 1, gone[most] + 1
    return {talisman: number for talisman, number in gone.items() if number}


def discard(table: Here, seat: Seat, cards: dict[str, int]) -> None:
    """2.3 Cards that a player discards lie open for all to see."""
    gone = [talisman for talisman in TALISMANS for _ in range(cards.get(talisman, 0))]
    for card in gone:
        table.state.players[seat].hand.remove(card)
    table.state.discard += gone
    table.tell("discards", who=Who(seat), cards=words.cards(gone))
