"""Chapter 2 sets the game up and deals the families, which may be changed at first."""

from games.cargo_noir.cargo import ORDINARY, empty_hold
from games.cargo_noir.components import FAMILIES
from games.cargo_noir.rules.bag import refill
from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.turn import Turn
from games.cargo_noir.state import Here, Player, Port, State, last_seat
from games.kernel import Choice, Move, Offer, Prompt, Seat, Step, Text, Who, one_of, say

_NAMES: dict[str, Text] = {family: say(f"family-{family}") for family in FAMILIES}
_ASK, _LABEL, _CHANGE = say("ask-family"), say("action-choose-family"), say("action-change-family")
_BY_CHOICE = 1  # the edition in which everybody is asked, one after another, before the game begins


def setup(table: Here) -> None:
    """2.1-2.7 Fill market and ports in a fixed order, so that a seed always gives the same game."""
    components = table.components
    bag = [*(components.tokens_of_a_kind for _ in ORDINARY), table.seats]
    ports = {name: Port([]) for name in components.open_ports(table.seats)}
    supply = {name: card.copies for name, card in components.cards.items()}
    players = [_player(table) for _ in range(table.seats)]
    table.state = State(players, ports, [], bag, empty_hold(), supply, first=0)
    refill(table, table.state.market, components.black_market)
    for name, port in ports.items():
        refill(table, port.lot, components.slots[name])
    table.state.first = table.first_player()
    table.tell("first-player", who=Who(table.state.first), last=Who(last_seat(table)))
    if table.deal.edition == _BY_CHOICE:
        return table.then(ChooseFamilies())
    deal_families(table)
    return table.then(Turn(table.state.first))


def deal_families(table: Here) -> None:
    """2.4 Deal everybody the family of their seat."""
    for seat, player in enumerate(table.state.players):
        player.family = FAMILIES[seat]
    dealt = [say("family-of", who=Who(seat), family=_NAMES[FAMILIES[seat]]) for seat in range(table.seats)]
    table.tell("families-dealt", families=tuple(dealt))


def _player(table: Here) -> Player:
    components, ships = table.components, table.components.start_ships
    return Player(components.start_coins, ships, components.max_ships - ships)


class ChooseFamily(Move):
    """2.4 Take a family that is still free. Families look different and play alike."""

    family: str

    @classmethod
    def offer(cls, table: Here, seat: Seat) -> Offer | None:
        """Offer the free families to everybody until somebody moves."""
        if table.deal.edition == _BY_CHOICE:
            return cls._offer_unasked(table, seat)
        if not untouched(table) or not free_families(table):
            return None
        return offer_families(table, _CHANGE)._replace(aside=True)

    @classmethod
    def _offer_unasked(cls, table: Here, seat: Seat) -> Offer | None:
        """Offer the free families also to those who are not asked yet: nobody has to wait for the others."""
        now = table.now
        if not isinstance(now, ChooseFamilies) or seat in now.asks(table) or table.state.players[seat].family:
            return None
        return offer_families(table)

    def apply(self, table: Here, seat: Seat) -> None:
        table.state.players[seat].family = self.family
        table.tell("family-chosen", who=Who(seat), family=_NAMES[self.family])


def untouched(table: Here) -> bool:
    """2.4 Has nobody moved yet? Until then everybody may change what they were dealt."""
    now, state = table.now, table.state
    first_turn = isinstance(now, SendShips) and now.seat == state.first and state.round == 1
    return first_turn and not state.sent


def free_families(table: Here) -> list[str]:
    """Return the families that nobody has taken, in the order of the box."""
    taken = [player.family for player in table.state.players]
    return [family for family in FAMILIES if family not in taken]


def offer_families(table: Here, label: Text = _LABEL) -> Offer:
    """Return the offer of all free families."""
    free = tuple(Choice(family, _NAMES[family]) for family in free_families(table))
    return Offer(ChooseFamily, label, {"family": one_of(free)})


class ChooseFamilies(Step[Here, ChooseFamily]):
    """2.4 The first seat without a family is waited for; 6.1 the last free family is taken without asking.

    This is how games of the first edition begin.
    """

    wants = say("wanted-family")

    def asks(self, table: Here) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(table.state.players) if not player.family)[:1]

    def prompt(self, table: Here, seat: Seat) -> Prompt:
        default = ChooseFamily(family=free_families(table)[0])
        return Prompt(_ASK, (offer_families(table),), default, auto=True)

    def resolve(self, table: Here, answers: dict[Seat, ChooseFamily]) -> None:
        for seat, choice in answers.items():
            choice.apply(table, seat)
        table.then(self)

    def run(self, table: Here) -> None:
        table.then(Turn(table.state.first))
