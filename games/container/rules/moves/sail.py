"""5.5 Sail the Ship: from the open sea into a port, or out to sea. Buying or loading there belongs to it."""

from functools import lru_cache, partial

from games.container.rules.auction import hold_auction
from games.container.rules.goods import colours, cost, lowest_price, put, take
from games.container.rules.money import pay, upkeep, warn_if_poor
from games.container.state import INVESTMENT_BANK, ISLAND, SEA, Here, Player, Port
from games.container.words import count_items, dear_choices, in_words, store_note
from games.kernel import (
    AS_IT_IS,
    Action,
    Choice,
    Domain,
    Move,
    Offer,
    OneOf,
    Picked,
    Prompt,
    Seat,
    Spread,
    Step,
    Text,
    Who,
    clockwise,
    once,
    one_of,
    say,
)


class Sail(Move):
    """5.5.1 Sails from the open sea into a port, never into one's own, or out again: no two ports touch."""

    to: Port

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        if table.state.players[seat].ship != SEA:
            return _PUT_OUT

        def ports() -> Domain:
            closed = partial(_closed_ports, table, seat)
            return OneOf(tuple(_ports(table, seat)), partial(_port_choice, table, seat), closed)

        def confirm(picked: Picked) -> Text | None:
            left = table.state.turn.left
            return say("confirm-island", left=left - 1) if picked["to"] == ISLAND and left > 1 else None

        return Offer(cls, _SAIL, {"to": once(ports)}, confirm=confirm)

    def apply(self, table: Here, seat: Seat) -> None:
        player = table.state.players[seat]
        player.ship = self.to
        table.state.turn.left -= 1
        table.tell("sails", who=Who(seat), to=port_name(self.to))
        if self.to == ISLAND:
            hold_auction(table, seat)
        elif self.to != SEA:
            table.then(Loading(seat))


def _ports(table: Here, seat: Seat) -> list[Port]:
    """5.5.4 A ship without cargo has nothing to auction and may not go to the island [A-8]."""
    ports: list[Port] = [*clockwise(table, seat)]
    if table.state.brokers:
        ports.append(INVESTMENT_BANK)
    if table.state.players[seat].cargo:
        ports.append(ISLAND)
    return ports


def _closed_ports(table: Here, seat: Seat) -> tuple[Choice, ...]:
    """5.5.1, 5.5.4 Return the ports that this ship may not enter, each with the reason."""
    empty = () if table.state.players[seat].cargo else (Choice(ISLAND, port_name(ISLAND), _NO_CARGO),)
    return (*empty, Choice(seat, port_name(seat), _OWN_HARBOUR, remote=True))


def _port_choice(table: Here, seat: Seat, port: Port) -> Choice:
    """Return a port as a choice, with what is to be had there."""
    players = table.state.players
    if isinstance(port, int):
        return Choice(port, port_name(port), store_note(players[port].harbour))
    return Choice(port, port_name(port), _ISLAND_NOTE if port == ISLAND else _quay_note(players[seat]))


def _quay_note(player: Player) -> Text:
    return say("quay-shows", goods=in_words(player.quay)) if player.quay else _QUAY_EMPTY


@lru_cache(maxsize=1024)
def port_name(port: Port) -> Text:
    return say(f"port-{port}") if isinstance(port, str) else say("port-harbour", who=Who(port))


class Load(Action):
    """5.5.2 Takes these containers aboard."""

    containers: dict[str, int]


class FinishLoading(Action):
    """5.5.2 Loads no more."""


class Loading(Step[Here, Load | FinishLoading]):
    """5.5.2 In port a ship is loaded, as often as wanted, until its owner is done or nothing more fits."""

    finishes = True

    seat: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if self._goods(table) and self._room(table) > 0 else ()

    def wanted(self, table: Here) -> Text:
        port = port_name(table.state.players[self.seat].ship)
        return say("wanted-load", port=port, goods=in_words(self._goods(table)))

    def _goods(self, table: Here) -> dict[str, int]:
        """5.5.3 A player's harbour sells its store; at the Investment Bank one's own containers wait."""
        player = table.state.players[self.seat]
        return table.state.players[player.ship].harbour if isinstance(player.ship, int) else player.quay

    def _room(self, table: Here) -> int:
        return table.components.ship_capacity - sum(table.state.players[self.seat].cargo.values())

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        player = table.state.players[seat]
        load = self._buy(table) if isinstance(player.ship, int) else self._pick_up(table)
        return Prompt(lambda: self._question(table), (load, _DONE))

    def _question(self, table: Here) -> Text:
        port = port_name(table.state.players[self.seat].ship)
        return say("choose-load", port=port, goods=in_words(self._goods(table)))

    def _buy(self, table: Here) -> Offer:
        """5.5.3 Containers in a player's harbour are bought at their prices."""
        store, cash, room = self._goods(table), table.state.players[self.seat].cash, self._room(table)
        if lowest_price(store) > cash:
            return Offer(Load, _BUY, blocked=say("harbour-too-dear", cash=cash))

        def containers() -> Domain:
            return Spread(
                count_items(store, most=cash),
                least=1,
                most=room,
                budget=cash,
                why=say("load-limit", room=room, cash=cash),
                closed=lambda: dear_choices(store, cash),
            )

        def preview(picked: Picked) -> Text | None:
            price = cost(picked["containers"])
            return say("costs-leaves", cost=price, left=cash - price)

        def confirm(picked: Picked) -> Text | None:
            return warn_if_poor(cash - cost(picked["containers"]), upkeep(table, self.seat))

        return Offer(Load, _BUY, {"containers": once(containers)}, preview=preview, confirm=confirm)

    def _pick_up(self, table: Here) -> Offer:
        """5.5.5 One's own containers are loaded free of charge, all or some of them [A-7]."""
        quay, room = self._goods(table), self._room(table)
        items = count_items(quay)
        return Offer(Load, _LOAD, {"containers": Spread(items, 1, room, why=say("pick-up-limit", room=room))})

    def resolve(self, table: Here, answers: dict[Seat, Load | FinishLoading]) -> None:
        match answers[self.seat]:
            case Load(containers=containers):
                self._load(table, containers)
                table.then(self)
            case FinishLoading():
                pass

    def _load(self, table: Here, containers: dict[str, int]) -> None:
        player, goods = table.state.players[self.seat], self._goods(table)
        for key, number in containers.items():
            take(goods, key, number)
        for colour, number in colours(containers).items():
            put(player.cargo, colour, number)
        if not isinstance(player.ship, int):
            return table.tell("picks-up", who=Who(self.seat), goods=in_words(containers))
        pay(table, self.seat, player.ship, cost(containers))
        table.tell(
            "loads",
            who=Who(self.seat),
            seller=Who(player.ship),
            goods=in_words(containers),
            cost=cost(containers),
        )
        return None


_SAIL, _BUY, _LOAD = say("action-sail"), say("offer-load-buy"), say("action-load")
_ISLAND_NOTE, _QUAY_EMPTY = say("island-note"), say("quay-empty")
_NO_CARGO, _OWN_HARBOUR = say("island-no-cargo"), say("harbour-own")
_PUT_OUT = Offer(
    Sail,
    say("offer-put-out"),
    {"to": one_of((Choice(SEA, port_name(SEA)),))},
    says_all=True,
    openly=({"to": SEA},),
)
_DONE = Offer(FinishLoading, say("action-finish-loading"), openly=AS_IT_IS)
