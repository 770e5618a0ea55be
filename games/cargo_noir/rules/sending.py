"""Phase III (3.28-3.33) sends every ship in hand somewhere."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import inf

from games.cargo_noir.cargo import lot_listed
from games.cargo_noir.state import Here, is_last_round
from games.cargo_noir.words import CASINO, MARKET, PLACES, coins, coins_staked, leaves
from games.kernel import (
    AS_IT_IS,
    Amount,
    Choice,
    Domain,
    Move,
    Offer,
    Offered,
    OneOf,
    Picked,
    Prompt,
    Seat,
    Step,
    Text,
    Who,
    once,
    say,
)


def _closed(table: Here, seat: Seat, least_bids: Mapping[str, int]) -> tuple[Choice, ...]:
    """Return the ports that cannot be entered, each with the reason."""
    return tuple(
        Choice(
            name,
            PLACES[name],
            _why_closed(table, seat, name, least_bids.get(name)),
            remote=seat in table.state.ports[name].stacks,
        )
        for name in table.state.ports
        if least_bids.get(name, inf) > table.state.players[seat].coins
    )


def _why_closed(table: Here, seat: Seat, name: str, least: int | None) -> Text:
    if least is not None:
        return say("port-too-dear", least=coins(least), safe=table.state.players[seat].coins)
    return _OWN_SHIP if seat in table.state.ports[name].stacks else _JUST_LEFT


def open_ports(table: Here, seat: Seat) -> dict[str, int]:
    """3.30 Return the ports without an own ship from which one has not withdrawn, 3.31 with the least bid."""
    return {
        name: least_bid(table, name)
        for name, port in table.state.ports.items()
        if seat not in port.stacks and name not in table.state.left
    }


def least_bid(table: Here, name: str) -> int:
    """3.31 Return the least stack that a new ship needs: one coin, and more than any stack there."""
    stacks = table.state.ports[name].stacks
    return 1 + max(stacks.values()) if stacks else table.components.min_bid


def send(table: Here, seat: Seat, place: str, stake: int) -> None:
    """Move a ship from the hand to a place; in a port it stands on a stake from the Safe."""
    state = table.state
    player = state.players[seat]
    player.hand -= 1
    state.sent.append((place, stake))
    if place == CASINO:
        player.casino += 1
    elif place == MARKET:
        player.market += 1
    else:
        player.coins -= stake
        state.ports[place].stacks[seat] = stake


class SendToCasino(Move):
    """3.29 Send a ship to the casino, free of charge."""

    def apply(self, table: Here, seat: Seat) -> None:
        send(table, seat, CASINO, 0)
        table.tell("sent-to-casino", who=Who(seat))


class SendToMarket(Move):
    """3.29 Send a ship to the black market, free of charge."""

    def apply(self, table: Here, seat: Seat) -> None:
        send(table, seat, MARKET, 0)
        table.tell("sent-to-market", who=Who(seat))


class SendToPort(Move):
    """3.30 Send a ship to an open port, on a stack of coins from the Safe."""

    port: str
    coins: int

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer:
        return offer_port(table, seat, open_ports(table, seat))

    def apply(self, table: Here, seat: Seat) -> None:
        send(table, seat, self.port, self.coins)
        table.tell("sent-with-coins", who=Who(seat), port=PLACES[self.port], coins=coins(self.coins))


class RepeatPlacement(Move):
    """3.32 Send each ship where it was sent last time, with the same coins, as far as that is still legal."""

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        return _OFFER_REPEAT if _can_repeat_any(table, seat) else None

    def apply(self, table: Here, seat: Seat) -> None:
        places = tuple(_send_again(table, seat))
        table.tell("repeated", who=Who(seat), places=places)


class Finish(Move):
    """4.3 Stop sending: in the last round ships may stay in hand."""

    def apply(self, table: Here, seat: Seat) -> None:
        table.tell("finished", who=Who(seat))


def _send_again(table: Here, seat: Seat) -> Iterator[Text]:
    """3.32 Send what can be sent again, and go through the places with their coins."""
    for place, stake in table.state.players[seat].placement:
        if can_repeat(table, seat, open_ports(table, seat), place, stake):
            send(table, seat, place, stake)
            yield say("place-with-coins", place=PLACES[place], coins=stake) if stake else PLACES[place]


def can_repeat(table: Here, seat: Seat, ports: Mapping[str, int], place: str, stake: int) -> bool:
    """Can a ship go to this place again with the same stake? Ports: those open, with their least bids."""
    player = table.state.players[seat]
    if player.hand == 0:
        return False
    return place in (CASINO, MARKET) or (place in ports and ports[place] <= stake <= player.coins)


# ── The phase ──

_OFFER_CASINO, _OFFER_MARKET = (
    Offer(SendToCasino, say("action-send-to-casino"), openly=AS_IT_IS),
    Offer(SendToMarket, say("action-send-to-market"), openly=AS_IT_IS),
)
_OFFER_FINISH = Offer(Finish, say("action-finish"), openly=AS_IT_IS)
_OFFER_REPEAT = Offer(RepeatPlacement, say("action-repeat-placement"), openly=AS_IT_IS)
_PORT = say("action-send-to-port")
_OWN_SHIP, _JUST_LEFT = say("port-own-ship"), say("port-just-left")
_EMPTY_SAFE = Offer(SendToPort, _PORT, blocked=say("safe-empty"))
_NO_PORT = Offer(SendToPort, _PORT, blocked=say("no-port-to-enter"))
_TO_CASINO, _FINISHED = SendToCasino(), Finish()
_LAST_MOVES = (_OFFER_CASINO, _OFFER_MARKET, SendToPort, RepeatPlacement, _OFFER_FINISH)


@lru_cache(maxsize=1024)
def _moves(earned: int) -> tuple[Offer | type[Offered], ...]:
    """3.29 Return where a ship may go, with what it brings in Macao next turn."""
    casino = _OFFER_CASINO._replace(note=say("casino-brings", coins=coins(earned)))
    return casino, _OFFER_MARKET._replace(note=say("market-brings")), SendToPort, RepeatPlacement


def offer_port(table: Here, seat: Seat, least: Mapping[str, int]) -> Offer:
    """3.30 Offer these ports with 3.31 their least bids, or say why none can be entered."""
    safe = table.state.players[seat].coins
    if safe == 0:
        return _EMPTY_SAFE
    if not least:
        return _NO_PORT
    if min(least.values()) > safe:
        return Offer(SendToPort, _PORT, blocked=_why_too_dear(table, min(least.values()), safe))

    def port() -> Domain:
        return OneOf(
            tuple([name for name, bid in least.items() if bid <= safe]),
            lambda name: _port_choice(name, tuple(table.state.ports[name].lot), least[name]),
            closed=lambda: _closed(table, seat, least),
        )

    def stake(picked: Picked) -> Domain:
        lowest = least[picked["port"]]
        return Amount(lowest, safe, _why_bid(safe), lambda stake: leaves(safe - stake), called=coins_staked)

    return Offer(SendToPort, _PORT, {"port": once(port), "coins": stake})


def _why_too_dear(table: Here, least: int, safe: int) -> Text:
    """Say what the cheapest port takes; a port just left may be cheaper, so that one is named too."""
    if left := tuple(PLACES[name] for name in table.state.left):
        return say("ports-too-dear-but-left", left=left, least=least, safe=safe)
    return say("ports-too-dear", least=least, safe=safe)


def _port_choice(name: str, lot: tuple[int, ...], bid: int) -> Choice:
    return Choice(name, PLACES[name], say("port-note", lot=lot_listed(lot), least=bid))


@lru_cache(maxsize=1024)
def _why_bid(safe: int) -> Text:
    return say("bid-why", safe=safe)


def _can_repeat_any(table: Here, seat: Seat) -> bool:
    """3.32 Can a ship be sent again? The last placement is repeated only before the first ship is sent."""
    if table.state.sent:
        return False
    ports = open_ports(table, seat)
    return any(can_repeat(table, seat, ports, *sent) for sent in table.state.players[seat].placement)


@lru_cache(maxsize=1024)
def _ask(key: str, ships: int, safe: int) -> Text:
    return say(key, count=ships, safe=safe)


@lru_cache(maxsize=1024)
def _wanted(ships: int) -> Text:
    return say("wanted-send", count=ships)


def _last_question(table: Here, seat: Seat) -> str:
    """4.3 Return the question of the last round: whether there is still a port that a ship could block."""
    safe = table.state.players[seat].coins
    can_block = any(least <= safe for least in open_ports(table, seat).values())
    return "ask-send-last" if can_block else "ask-send-in-vain"


class SendShips(Step[Here, Move]):
    """3.28 Ships are sent one by one until none is left; 4.3 in the last round until the player stops."""

    seat: Seat

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return (self.seat,) if table.state.players[self.seat].hand else ()

    def wanted(self, table: Here) -> Text:
        return _wanted(table.state.players[self.seat].hand)

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        player = table.state.players[seat]
        if not is_last_round(table):
            moves = _moves(table.components.casino)
            return Prompt(_ask("ask-send", player.hand, player.coins), moves, _TO_CASINO)
        return Prompt(
            lambda: _ask(_last_question(table, seat), player.hand, player.coins), _LAST_MOVES, _FINISHED
        )

    def resolve(self, table: Here, answers: dict[Seat, Move]) -> None:
        move = answers[self.seat]
        move.apply(table, self.seat)
        if not isinstance(move, Finish):
            table.then(self)
