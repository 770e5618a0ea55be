"""The first lesson: sends ships, buys a port's cargo, outbids a rival, trades for cards, ends the game."""

from collections.abc import Iterable

from games.cargo_noir.cargo import NUMBERS, ORDINARY, counted, empty_hold
from games.cargo_noir.components import BONUS, FAMILIES, REGULAR
from games.cargo_noir.rules.turn import Turn
from games.cargo_noir.state import Here, Player, Port, State
from games.kernel import Done, Lesson, Page, Pick, Seat, Slip

YOU, RIVAL = range(2)
_MARKET = ["gold", "jewels", "weapons", "cigars", "alcohol", "art", "ivory", "uranium"]
_LOTS = {
    "cape_town": ["alcohol"],
    "rio": ["gold", "gold", "cigars"],
    "panama": ["ivory", "jewels"],
    "bombay": ["weapons", "art", "cars"],
}


def _lay(table: Here, players: list[Player], first: Seat, number: int, lots: dict[str, Port]) -> None:
    """Lay these players and ports in the round of this number; what lies nowhere else is in the bag."""
    for family, player in zip(FAMILIES, players, strict=False):
        player.family = family
    market, ports = _tokens(_MARKET), {name: Port(_tokens(lot)) for name, lot in _LOTS.items()} | lots
    out = [counted(market), *(counted(port.lot) for port in ports.values()), *(one.cargo for one in players)]
    bag = [table.components.tokens_of_a_kind - sum(hold[kind] for hold in out) for kind in ORDINARY]
    supply = {
        name: card.copies - sum(player.cards.get(name, 0) for player in players)
        for name, card in table.components.cards.items()
    }
    bag = [*bag, table.seats]
    table.state = State(players, ports, market, bag, empty_hold(), supply, first, number)


def _tokens(kinds: Iterable[str]) -> list[int]:
    return [NUMBERS[kind] for kind in kinds]


def _player(coins: int, cargo: str = "", *, hand: int = 0, casino: int = 0, market: int = 0) -> Player:
    hold = counted(_tokens(cargo.split()))
    return Player(coins, hand, reserve=2, casino=casino, market=market, cargo=hold)


def _first_round(table: Here) -> None:
    """Everybody has 7 coins and three ships in hand."""
    _lay(table, [_player(7, hand=3), _player(7, hand=3)], YOU, 1, {})


def _outbid(table: Here) -> None:
    """Some rounds later: a rival has sent a ship to the port in which yours stands."""
    you, rival = _player(2, "gold gold gold", casino=2), _player(4, casino=2)
    you.placement = [("casino", 0)] * 2
    rival.placement = [("casino", 0)] * 3
    bombay = Port(_tokens(["gold", "gold", "jewels"]), {YOU: 3, RIVAL: 5})
    _lay(table, [you, rival], YOU, 3, {"bombay": bombay})
    table.agenda.clear()
    table.then(Turn(YOU))


def _last_turn(table: Here) -> None:
    """The last turn of all: nobody comes after you."""
    you, rival = _player(3, "alcohol art cars cars ivory uranium", market=1, casino=2), _player(0, casino=3)
    you.cards, rival.cards = {"night_club": 1}, {"night_club": 1, "bar": 1}
    _lay(table, [you, rival], RIVAL, table.components.rounds[table.seats], {})
    table.agenda.clear()
    table.then(Turn(YOU))


_FEW, _MANY = range(1, 4), range(4, 8)  # coins of a first bid: who has bid much has little left
_ENOUGH, _TOO_MANY = range(3, 5), range(5, 7)  # coins to be added: three are the least
_NEW = ("jewels", "gold", "weapons", "cigars")  # which one does not have yet
_casino, _market, _port = Pick("SendToCasino", {}), Pick("SendToMarket", {}), Pick("SendToPort", {})


def _bought(card: str) -> Pick:
    return Pick("Deal", {"cards": {card: 1}})


_cheaper = tuple(Slip("other", _bought(card)) for card in (*BONUS, *REGULAR[:-1]))

LESSON = Lesson(
    seats=2,
    pages=(
        Page("hello", lays=_first_round),
        Page(
            "send",
            wants=tuple(Pick("SendToPort", {"port": "rio", "coins": coins}) for coins in _FEW),
            slips=(
                *(Slip("much", Pick("SendToPort", {"port": "rio", "coins": coins})) for coins in _MANY),
                Slip("elsewhere", _port),
                Slip("casino", _casino),
                Slip("market", _market),
            ),
        ),
        Page("casino", wants=(_casino,), slips=(Slip("port", _port), Slip("market", _market))),
        Page("market", wants=(_market,), slips=(Slip("port", _port), Slip("casino", _casino))),
        Page(
            "buy",
            before=(
                Done(RIVAL, "SendToPort", {"port": "bombay", "coins": 2}),
                Done(RIVAL, "SendToCasino"),
                Done(RIVAL, "SendToCasino"),
            ),
            tells=True,
            wants=(Pick("Buy", {"port": "rio"}),),
            slips=(Slip("draw", Pick("Draw", {})),),
        ),
        Page(
            "swap",
            wants=(Pick("Swap", {"give": "cigars", "take": "gold"}),),
            slips=(
                Slip("gold", Pick("Swap", {"give": "gold"})),
                Slip("other", Pick("Swap", {})),
                Slip("draw", Pick("Draw", {})),
            ),
        ),
        Page("sets"),
        Page(
            "raise",
            lays=_outbid,
            wants=tuple(Pick("Raise", {"port": "bombay", "coins": coins}) for coins in _ENOUGH),
            slips=(
                *(Slip("much", Pick("Raise", {"port": "bombay", "coins": coins})) for coins in _TOO_MANY),
                Slip("leave", Pick("Withdraw", {})),
            ),
        ),
        Page(
            "repeat",
            wants=(Pick("RepeatPlacement", {}),),
            slips=(Slip("one", _casino), Slip("market", _market), Slip("port", _port)),
        ),
        Page(
            "trade",
            before=(Done(RIVAL, "Withdraw", {"port": "bombay"}), Done(RIVAL, "RepeatPlacement")),
            tells=True,
            wants=(_bought("night_club"),),
            slips=(
                *_cheaper,
                Slip("hand", Pick("PayByHand", {})),
                Slip("stop", Pick("EndTrading", {})),
            ),
        ),
        Page("cards"),
        Page(
            "last",
            lays=_last_turn,
            wants=tuple(Pick("Swap", {"give": "cars", "take": kind}) for kind in _NEW),
            slips=(
                Slip("pair", Pick("Swap", {"give": "cars"})),
                Slip("other", Pick("Swap", {})),
                Slip("draw", Pick("Draw", {})),
            ),
        ),
        Page(
            "deal",
            wants=(_bought("show_biz"),),
            slips=(
                *_cheaper,
                Slip("other", _bought("night_club")),
                Slip("hand", Pick("PayByHand", {})),
                Slip("stop", Pick("EndTrading", {})),
            ),
        ),
        Page("score"),
    ),
)
