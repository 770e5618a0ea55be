"""9.2 and 9.4: the bar, who sits there, what they cost."""

from __future__ import annotations

from games.kernel import Seat, Who
from games.sewer_pirats import words
from games.sewer_pirats.rules.crew import draw_clans
from games.sewer_pirats.state import Here, Stool


def fill_bar(table: Here) -> None:
    """9.2 For each player four clans are drawn and seated, the far end first."""
    state = table.state
    for clan in (clan for _ in range(table.seats) for clan in draw_clans(table)):
        state.box[clan] -= 1
        state.bar.append(Stool(len(state.bar) + 1, clan))


def find(table: Here, number: int) -> Stool:
    return next(stool for stool in table.state.bar if stool.number == number)


def minimum(table: Here, stool: Stool) -> int:
    """9.4 As many cards as there are figures nearer the front."""
    return len(table.state.bar) - 1 - table.state.bar.index(stool)


def short_of_crew(table: Here, seat: Seat) -> bool:
    return len(table.state.players[seat].home) < int(table.components.crew)


def cards_of(table: Here, seat: Seat) -> int:
    return len(table.state.players[seat].hand)


def hire(table: Here, seat: Seat, stool: Stool) -> None:
    player = table.state.players[seat]
    table.state.bar.remove(stool)
    player.home.append(stool.clan)
    player.hand += stool.under
    table.tell("hires", who=Who(seat), clan=words.CLAN[stool.clan], under=len(stool.under))
    if stool.under:
        table.tell("you-find-cards", only=seat, cards=words.cards(stool.under))
