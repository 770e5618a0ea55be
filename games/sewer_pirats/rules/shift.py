"""6.1 Who stays aboard after a sailing moves up."""

from __future__ import annotations

from games.kernel import Who
from games.sewer_pirats import words
from games.sewer_pirats.state import Here, captain_of


def move_up(table: Here, name: str) -> None:
    """6.1 From the bow to the stern, everybody goes to the next free space ahead, over whoever is stuck."""
    aboard, captain = table.state.ships[name].aboard, table.components.captain
    for space in range(captain - 1, 0, -1):
        figure = aboard.get(space)
        if figure is None:
            continue
        to = next(ahead for ahead in range(space + 1, captain + 1) if ahead not in aboard)
        if to == captain and captain_of(table, figure.seat) is not None:
            continue  # 6.8 one captain is enough: the toad stays where it is
        aboard[to] = aboard.pop(space)
        place = words.spot(name, to, captain)
        table.tell("moves-up", who=Who(figure.seat), clan=words.CLAN[figure.clan], place=place)
