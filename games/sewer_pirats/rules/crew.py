"""5 Draws crews for everybody."""

from games.kernel import Seat, Who
from games.sewer_pirats import words
from games.sewer_pirats.components import CLANS
from games.sewer_pirats.state import Here


def draw_clans(table: Here) -> list[str]:
    """5.1 Draw four of the six clan cards, shuffled anew each time."""
    return table.rng.draw_some(list(CLANS), table.components.crew)


def draw_crews(table: Here, order: tuple[Seat, ...]) -> None:
    """5.1 Everybody draws a crew of their own; 5.2 or one draw stands for all."""
    shared = draw_clans(table) if table.options.shared_crew else None
    for seat in order:
        clans = shared or draw_clans(table)
        for clan in clans:
            join(table, seat, clan)
        table.tell("crew-drawn", who=Who(seat), clans=tuple(words.CLAN[clan] for clan in clans))


def join(table: Here, seat: Seat, clan: str) -> None:
    """Move a figure of this clan from the box to the player's home."""
    table.state.box[clan] -= 1
    table.state.players[seat].home.append(clan)
