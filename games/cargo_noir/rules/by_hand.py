"""3.27 Lets a deal be paid by hand: one combination after another is laid until they cover the cost."""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from games.cargo_noir.cargo import KINDS, LETTERS, NAMES, NUMBERS, WILD, Hold, kinds_in, listed, tokens_of
from games.cargo_noir.rules.combinations import alike, different, value
from games.cargo_noir.rules.deal import affordable, cost_of, purse, settle
from games.cargo_noir.state import Here
from games.cargo_noir.words import cards_named, coins, combination
from games.kernel import (
    Action,
    Amount,
    Choice,
    Domain,
    Offer,
    Offered,
    OneSeat,
    Picked,
    Prompt,
    Seat,
    SomeOf,
    Text,
    Who,
    offers,
    one_of,
    say,
)

_KINDS = tuple(Choice(kind, name) for kind, name in zip(KINDS, NAMES, strict=True))
_BY_HAND, _REST = say("action-pay-by-hand"), say("action-pay-rest")
_ALIKE, _DIFFERENT = say("action-lay-alike"), say("action-lay-different")


class PayByHand(Offered):
    """3.27 Choose the cards of a deal first, and lay the payment by hand."""

    roundabout = True  # a deal names its way at once; what is laid can be taken back for nothing

    cards: dict[str, int]

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        return Offer(cls, _BY_HAND, {"cards": affordable(table, seat)})


class LayAlike(Action):
    """3.14 Lay tokens of one kind, with wilds or without."""

    kind: str
    number: int
    wilds: int


class LayDifferent(Action):
    """3.14 Lay tokens of different kinds, with wilds for missing ones or without."""

    kinds: tuple[str, ...]
    wilds: int


class PayRest(Action):
    """4.2 Pay what is still due in coins, in the last round."""


class TakeBack(Action):
    """3.27 Take back the combinations laid so far: nothing has been paid until all is."""


_OFFER_TAKE_BACK, _TAKE_BACK = Offer(TakeBack, say("action-take-back")), TakeBack()


class ByHand(OneSeat[Here, Action]):
    """3.16 The deal is done at once when the cost is covered; until then nothing changes hands."""

    finishes = True

    cards: dict[str, int]
    laid: tuple[str, ...] = ()

    def wanted(self, table: Here) -> Text:
        return say("wanted-by-hand", cards=cards_named(self.cards), due=self.due(table))

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        rest, due = self.rest(table), self.due(table)
        most = table.components.max_combo
        found = offers(
            _offer_alike(rest, self._longest(most, due, alike)),
            _offer_different(rest, self._longest(most, due, different)),
            _offer_coins(due) if due <= purse(table, seat) else None,
            _OFFER_TAKE_BACK,
        )
        return Prompt(
            lambda: say("ask-by-hand", cards=cards_named(self.cards), due=due),
            found,
            _TAKE_BACK,
            auto=True,
            context=lambda: say("your-cargo", cargo=listed(rest)),
        )

    def resolve(self, table: Here, answers: dict[Seat, Action]) -> None:
        match answers[self.seat]:
            case LayAlike(kind=kind, number=number, wilds=wilds):
                self._lay(table, LETTERS[NUMBERS[kind]] * number + LETTERS[WILD] * wilds)
            case LayDifferent(kinds=kinds, wilds=wilds):
                self._lay(table, "".join(LETTERS[NUMBERS[kind]] for kind in kinds) + LETTERS[WILD] * wilds)
            case PayRest():
                settle(table, self.seat, self.cards, self.laid)
            case _ if self.laid:
                table.tell("taken-back", who=Who(self.seat))

    def _lay(self, table: Here, word: str) -> None:
        more = replace(self, laid=(*self.laid, word))
        if (due := more.due(table)) <= 0:
            return settle(table, self.seat, more.cards, more.laid)
        table.tell("laid", who=Who(self.seat), set=combination(word), due=due)
        return table.then(more)

    def due(self, table: Here) -> int:
        """Return what is still to be paid."""
        return cost_of(table, self.cards) - sum(map(value, self.laid))

    def rest(self, table: Here) -> Hold:
        """Return the cargo that is not laid yet."""
        spent = tokens_of("".join(self.laid))
        return [own - gone for own, gone in zip(table.state.players[self.seat].cargo, spent, strict=True)]

    def _longest(self, most: int, due: int, worth: Callable[[int], int]) -> int:
        """3.17 Return the longest combination after which none of those laid is superfluous."""
        if not self.laid:
            return most
        highest = due + min(map(value, self.laid)) - 1
        while worth(most) > highest:
            most -= 1
        return most


def _offer_alike(rest: Hold, most: int) -> Offer | None:
    if not any(rest):
        return None

    def number(picked: Picked) -> Domain:
        return Amount(1, min(rest[NUMBERS[picked["kind"]]], most))

    def wilds(picked: Picked) -> Domain:
        spare = 0 if NUMBERS[picked["kind"]] == WILD else rest[WILD]
        return Amount(0, min(spare, most - picked["number"]), called=_wilds)

    kinds = one_of(tuple(_KINDS[kind] for kind in kinds_in(rest)))
    return Offer(LayAlike, _ALIKE, {"kind": kinds, "number": number, "wilds": wilds})


def _offer_different(rest: Hold, most: int) -> Offer | None:
    ordinary = kinds_in(rest[:WILD])
    if len(ordinary) < 2 or most < 2:
        return None

    def wilds(picked: Picked) -> Domain:
        return Amount(0, min(rest[WILD], most - len(picked["kinds"])), called=_wilds)

    kinds = SomeOf(tuple(_KINDS[kind] for kind in ordinary), 2, most)
    return Offer(LayDifferent, _DIFFERENT, {"kinds": kinds, "wilds": wilds})


@lru_cache(maxsize=64)
def _wilds(number: int) -> Text:
    return say("wilds-laid", count=number)


def _offer_coins(due: int) -> Offer:
    return Offer(PayRest, _REST, preview=lambda _: say("pay-rest-preview", coins=coins(due)))
