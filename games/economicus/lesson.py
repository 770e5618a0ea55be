"""The first lesson: places a company, earns, wins an auction and an order, meets a crisis, borrows to win.

It is played by the full rules, because that is what a table plays that chooses nothing.
"""

from collections.abc import Mapping
from typing import Any

from games.economicus.components import EventCard
from games.economicus.rules.cards import Cards
from games.economicus.rules.company_auction import CompanyAuction
from games.economicus.rules.order_auction import OrderAuction
from games.economicus.rules.turn import EndOfTurn, Turn
from games.economicus.setup import Opening, Placement
from games.economicus.state import Here, Order, Player, by_industry
from games.kernel import Done, Lesson, Page, Pick, Slip, Step

YOU, GULL, HERON = range(3)
_RING = [2, 11, 4, 8, 6, 10, 3, 12, 5, 9, 7]  # 8 lies between 4 and 6
_CARS, _FARMS, _LIGHT, _TOURISM, _TRANSPORT, _INNOVATIONS, _RETAIL, _BUILDING, _TELECOM, _BANKS = range(2, 12)


def _lay(table: Here, players: list[Player], *steps: Step[Here, Any]) -> None:
    """Lay these players with what they have, and what comes next; the rest is as it is at the beginning."""
    state = table.state
    state.players, state.ring = players, [*_RING]
    state.paid_out = sum(player.cash for player in players)
    table.agenda.clear()
    table.then(*steps)


def _player(cash: int, companies: Mapping[int, int], **more: Any) -> Player:
    owned = by_industry()
    for industry, count in companies.items():
        owned[industry] = count
    return Player(cash, owned, **more)


def _in_debt(cash: int, companies: Mapping[int, int]) -> Player:
    """Return somebody who has borrowed on every company, so that nothing more can be raised."""
    player = _player(cash, companies)
    player.loans = [*player.companies]
    return player


def _revealed(table: Here, *cards: EventCard) -> None:
    """Lay cards of events and crises on the discard."""
    for card in cards:
        table.state.events.remove(card)
        table.state.event_discard.append(card)


def _to_come(table: Here, dice: tuple[int, ...], card: EventCard) -> None:
    """Skip luck until these dice come next, and put this card where the draw after them will find it."""
    ahead = table.rng.copy()
    while tuple(ahead.die() for _ in dice) != dice:
        table.rng.drawn += 1
        ahead = table.rng.copy()
    deck = table.state.events
    drawn, lies = ahead.below(len(deck)), deck.index(card)
    deck[drawn], deck[lies] = deck[lies], deck[drawn]


def _beginning(table: Here) -> None:
    """All companies of the beginning are placed but your second one."""
    _lay(
        table,
        [
            _player(20, {_TRANSPORT: 1}),
            _player(20, {_FARMS: 1, _TRANSPORT: 1}),
            _player(20, {_CARS: 1, _FARMS: 1}),
        ],
        Placement(YOU),
        Opening(),
    )
    _to_come(table, (5, 3), "forecast")


def _a_rival_rolls(table: Here) -> None:
    """Some turns later: you have an order, the forecast lies on its industry, and a rival rolls."""
    order = Order(_RETAIL, table.components.contract)
    _lay(
        table,
        [
            _player(9, {_LIGHT: 1, _TRANSPORT: 2, _RETAIL: 1}, orders=[order]),
            _player(8, {_FARMS: 1, _LIGHT: 1, _TRANSPORT: 1}),
            _player(11, {_CARS: 1, _FARMS: 1, _TELECOM: 1}),
        ],
        Turn(HERON),
    )
    state = table.state
    state.round, state.record, state.active, state.forecast = 3, 5, _TELECOM, _RETAIL
    state.prices[_TRANSPORT], state.prices[_RETAIL] = 7, 12
    _revealed(table, "forecast")
    _to_come(table, (3, 1, 5), "crisis")


def _near_the_end(table: Here) -> None:
    """Much later: you have nine stars, the rivals hardly any money, and the market is over."""
    _lay(
        table,
        [
            _player(7, {_LIGHT: 2, _TOURISM: 1, _TRANSPORT: 2, _RETAIL: 1, _BUILDING: 1}),
            _in_debt(4, {_FARMS: 1, _TRANSPORT: 1, _INNOVATIONS: 1, _BUILDING: 1, _TELECOM: 2}),
            _in_debt(5, {_CARS: 2, _FARMS: 1, _LIGHT: 1, _BANKS: 1}),
        ],
        *(CompanyAuction(YOU), Cards(), OrderAuction(YOU), EndOfTurn()),
    )
    state = table.state
    state.round, state.record, state.active, state.forecast = 9, 9, _BUILDING, _CARS
    state.prices[_CARS : _BANKS + 1] = [5, 6, 6, 6, 8, 7, 12, 9, 12, 11]
    state.crisis[_RETAIL] = 1
    _revealed(table, "forecast", "crisis", "subsidy", "forecast", "longer-terms")
    _to_come(table, (), "forecast")


def _amounts(kind: str, amounts: range) -> tuple[Pick, ...]:
    return tuple(Pick(kind, {"amount": amount}) for amount in amounts)


def _slips(name: str, kind: str, amounts: range) -> tuple[Slip, ...]:
    return tuple(Slip(name, pick) for pick in _amounts(kind, amounts))


_loan, _sale = Slip("loan", Pick("TakeLoan", {})), Slip("sale", Pick("SellCompany", {}))
_leaves, _gambles = Slip("pass", Pick("Pass", {})), Slip("risk", Pick("BuyWithRisk", {}))
_MOST = 101  # no bid is higher than 100M
_contract = Pick("Tender", {"amount": 7})


def _place(industry: int) -> Pick:
    return Pick("PlaceCompany", {"industry": industry})


LESSON = Lesson(
    seats=3,
    pages=(
        Page("hello", lays=_beginning),
        Page(
            "place",
            wants=(_place(_LIGHT),),
            slips=(
                Slip("elsewhere", _place(_TOURISM)),
                Slip("own", _place(_TRANSPORT)),
                Slip("rival", _place(_CARS)),
                Slip("rivals", _place(_FARMS)),
            ),
        ),
        Page("roll", wants=(Pick("RollDice", {}),), slips=(_loan, _sale)),
        Page(
            "market",
            wants=(Pick("Decline", {}),),
            slips=(_gambles, Slip("safe", Pick("BuySafely", {})), _loan, _sale),
        ),
        Page(
            "bid",
            before=(Done(GULL, "Decline"), Done(HERON, "Decline")),
            wants=_amounts("Bid", range(8, 11)),
            slips=(*_slips("much", "Bid", range(11, _MOST)), _leaves, _loan, _sale),
        ),
        Page(
            "raise",
            before=(Done(GULL, "Bid", {"amount": 11}), Done(HERON, "Pass")),
            tells=True,
            wants=_amounts("Bid", range(12, 15)),
            slips=(*_slips("much", "Bid", range(15, _MOST)), _leaves, _loan, _sale),
        ),
        Page("won", before=(Done(GULL, "Pass"),), tells=True),
        Page(
            "order",
            wants=(_contract,),
            slips=(*_slips("low", "Tender", range(1, 7)), _leaves, _loan, _sale),
        ),
        Page(
            "paid",
            lays=_a_rival_rolls,
            before=(Done(HERON, "RollDice"), Done(HERON, "Decline")),
            tells=True,
            wants=(Pick("BuySafely", {}),),
            slips=(_gambles, Slip("decline", Pick("Decline", {})), _loan, _sale),
        ),
        Page("crisis"),
        Page(
            "borrow",
            lays=_near_the_end,
            wants=_amounts("Bid", range(9, 13)),
            slips=(*_slips("much", "Bid", range(13, _MOST)), _leaves, _loan, _sale),
        ),
        Page(
            "debt",
            before=(Done(GULL, "Pass"), Done(HERON, "Pass")),
            tells=True,
            wants=(Pick("TakeLoan", {}),),
            slips=(_sale,),
        ),
        Page(
            "hold",
            wants=(Pick("Pass", {}),),
            slips=(Slip("tender", Pick("Tender", {})), _loan, _sale),
        ),
        Page("score", before=(Done(GULL, "Pass"), Done(HERON, "Pass"))),
    ),
)
