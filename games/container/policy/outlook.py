"""Says what a player may hope for in the middle of the game: what counts now, and what is on its way."""

from games.container.policy.club.island import Values, counts_of, prospect
from games.container.policy.club.mind import SECTION
from games.container.rules.scoring import island_worth, worth
from games.container.state import Here, Player
from games.kernel import Seat

IN_FACTORY, IN_HARBOUR, ABOARD = 2.0, 1.8, 2.5  # dollars that a container brings on top of what it counts
MACHINE, WAREHOUSE = 9.0, 5.0  # dollars that each but the first still earns, at the start of the game
SELLING = 5  # times what is left of the game is how much of that can still be sold


def outlook(table: Here, seat: Seat) -> float:
    """Return what a player would have if the game went on as usual.

    A section counts as it will have grown by then, and what was built has earned its part.
    """
    player, components = table.state.players[seat], table.components
    left = _left(table)
    card = components.value_cards[player.card]
    now = island_worth(player.island, card, components).points
    values = Values(components.card_values, components.full_set_value)
    later = prospect(counts_of(player.island), card, round(SECTION * left), values)
    built = MACHINE * (len(player.machines) - 1) + WAREHOUSE * (player.warehouses - 1)
    return worth(table, seat) - now + later + min(1.0, SELLING * left) * _on_its_way(player) + left * built


def _left(table: Here) -> float:
    """Return how much of the game is left, from 1 to 0: the second colour to run out ends it."""
    start = table.components.supply[table.seats].containers
    return sorted(table.state.supply.values())[table.components.empty_colours - 1] / start


def _on_its_way(player: Player) -> float:
    """Return what the containers of a player bring beyond what they count, if they are sold."""
    factory, harbour, cargo = (sum(pile.values()) for pile in (player.factory, player.harbour, player.cargo))
    return IN_FACTORY * factory + IN_HARBOUR * harbour + ABOARD * cargo
