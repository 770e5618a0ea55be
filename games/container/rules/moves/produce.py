"""5.4 Produce Containers for the Factory Store: once a turn."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from games.container.rules.goods import OLD, priced, put, repriced
from games.container.rules.money import pay
from games.container.state import Here
from games.container.words import colour_name, in_words, pricing, too_dear
from games.kernel import (
    Choice,
    Domain,
    Field,
    Move,
    Offer,
    Picked,
    Remark,
    Seat,
    SomeOf,
    Text,
    Who,
    once,
    right,
    say,
)


def is_ending(table: Here, taken: Sequence[str] = ()) -> bool:
    """8.1 The game ends when two colours are gone from the supply (or would be, with these taken too)."""
    supply = table.state.supply
    if not taken and 0 not in supply.values():
        return False
    left = [number - (colour in taken) for colour, number in supply.items()]
    return left.count(0) >= table.components.empty_colours


def factory_room(table: Here, seat: Seat) -> int:
    """5.4.2 The store holds two containers a machine; those on the Payment Card still take up room."""
    player, payment = table.state.players[seat], table.state.payment
    room = table.components.store_per_machine * len(player.machines) - sum(player.factory.values())
    if payment is not None and payment.holder == seat:
        room -= sum(payment.factory.values())
    return room


def producible_colours(table: Here, seat: Seat) -> list[str]:
    """5.4.3 A machine can produce while its colour is in the supply."""
    supply = table.state.supply
    return [colour for colour in table.state.players[seat].machines if supply[colour]]


class Produce(Move):
    """5.4 Pays the union boss, makes one container on each machine, and prices the whole store."""

    colours: tuple[str, ...] = ()  # only when not all of them fit
    prices: dict[str, int]

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        turn, player = table.state.turn, table.state.players[seat]
        if turn.produced:
            return _PRODUCED
        if player.cash < (fee := table.components.union_fee):
            return Offer(cls, _PRODUCE, blocked=too_dear(fee, player.cash))
        producible = producible_colours(table, seat)
        number = max(0, min(len(producible), factory_room(table, seat)))
        if turn.called and all(is_ending(table, made) for made in combinations(producible, number)):
            return _WOULD_END
        return _offer_of(table, seat, producible, number)

    def apply(self, table: Here, seat: Seat) -> None:
        """5.4.1 The fee goes to the right neighbour even if nothing is produced."""
        player, boss = table.state.players[seat], right(table, seat)
        made = self.colours or tuple(producible_colours(table, seat)[: factory_room(table, seat)])
        pay(table, seat, boss, table.components.union_fee)
        player.factory = repriced(player.factory, self.prices, OLD)
        new = {priced(colour, self.prices[colour]): 1 for colour in made}
        for colour in made:
            table.state.supply[colour] -= 1
            put(player.factory, priced(colour, self.prices[colour]))
        table.state.turn.produced = True
        table.state.turn.left -= 1
        _tell(table, seat, boss, new)


def _tell(table: Here, seat: Seat, boss: Seat, new: dict[str, int]) -> None:
    fee, store = table.components.union_fee, in_words(table.state.players[seat].factory)
    if new:
        table.tell(
            "produces",
            who=Who(seat),
            count=len(new),
            goods=in_words(new),
            boss=Who(boss),
            fee=fee,
            store=store,
        )
    else:
        table.tell("produces-nothing", who=Who(seat), boss=Who(boss), fee=fee, store=store)
    if is_ending(table):
        table.tell("last-turn", who=Who(seat))


def _offer_of(table: Here, seat: Seat, producible: list[str], number: int) -> Offer:
    """Offer to make so many of these colours: first which, if there is a choice, then at what prices."""
    ladder, factory = table.components.factory_prices, table.state.players[seat].factory
    choosing = 0 < number < len(producible)

    def prices(made: Sequence[str]) -> Domain:
        return pricing(dict.fromkeys(made, 1), factory, ladder)

    fields: dict[str, Field] = {"prices": once(lambda: prices(producible[:number]))}
    if choosing:
        fields = {
            "colours": _selection(tuple(producible), number),
            "prices": lambda picked: prices(picked["colours"]),
        }
    if not number:
        warning = _in_vain(table, producible)
        return Offer(
            Produce, _PRODUCE, fields, preview=_costs(table, seat), confirm=warning, note=_MAKES_NOTHING
        )
    if not _end_is_near(table):
        return Offer(Produce, _PRODUCE, fields, preview=_costs(table, seat))
    made = None if choosing else producible[:number]
    check, confirm = _check_end(table, made), _confirm_end(table, made)
    return Offer(Produce, _PRODUCE, fields, check=check, preview=_costs(table, seat), confirm=confirm)


def _in_vain(table: Here, producible: list[str]) -> Remark:
    """5.4.1 Warn whoever would make nothing and pay all the same: no room, or none of the colours is left."""
    why = _STORE_FULL if producible else _SUPPLY_EMPTY
    return lambda _: say("confirm-in-vain", why=why, fee=table.components.union_fee)


def _end_is_near(table: Here) -> bool:
    """Could some production bring the end of the game?"""
    left = list(table.state.supply.values())
    return left.count(0) + left.count(1) >= table.components.empty_colours


def _costs(table: Here, seat: Seat) -> Remark:
    """5.4.1 Say what the union boss gets, and what that leaves."""
    fee, cash = table.components.union_fee, table.state.players[seat].cash
    return lambda _: say("produce-costs", fee=fee, boss=Who(right(table, seat)), left=cash - fee)


@lru_cache(maxsize=1024)
def _selection(producible: tuple[str, ...], number: int) -> SomeOf:
    """5.4.4 If the room is too small for all, the producer picks which; nobody may make fewer."""
    return SomeOf(tuple(Choice(colour, colour_name(colour)) for colour in producible), number, number)


def _check_end(table: Here, made: Sequence[str] | None) -> Remark:
    """5.6.1 Whoever has called the broker this turn may not end the game in it [A-9]."""
    called = table.state.turn.called

    def check(picked: Picked) -> Text | None:
        ends = called and is_ending(table, picked["colours"] if made is None else made)
        return _ENDS_AFTER_CALL if ends else None

    return check


def _confirm_end(table: Here, made: Sequence[str] | None) -> Remark:
    def confirm(picked: Picked) -> Text | None:
        return _CONFIRM_END if is_ending(table, picked["colours"] if made is None else made) else None

    return confirm


_PRODUCE = say("action-produce")
_PRODUCED = Offer(Produce, _PRODUCE, blocked=say("produced-already"))
_ENDS_AFTER_CALL, _CONFIRM_END = say("ends-after-call"), say("confirm-last-turn")
_MAKES_NOTHING = say("produce-makes-nothing")
_STORE_FULL, _SUPPLY_EMPTY = say("produce-no-room"), say("produce-no-supply")
_WOULD_END = Offer(Produce, _PRODUCE, blocked=_ENDS_AFTER_CALL)
