"""2 Counts the stars of reputation. They are never stored."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from games.economicus.state import Here, Player, full
from games.kernel import Seat, Text, Who, say


@lru_cache(maxsize=4096)
def stars_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    """2.2 Give one star for presence, one more for strictly more companies than anyone else (A2)."""
    most = max(counts)
    if not most:
        return counts
    for_most = 2 if counts.count(most) == 1 else 1
    return tuple(for_most if count == most else 1 if count else 0 for count in counts)


def stars_in(players: list[Player], industry: int) -> tuple[int, ...]:
    """Return the stars of each player in one industry."""
    return stars_of(tuple([player.companies[industry] for player in players]))


def all_stars(players: list[Player]) -> list[int]:
    """Return the stars of each player in all industries together."""
    industries = zip(*[player.companies for player in players], strict=True)
    return [sum(found) for found in zip(*map(stars_of, industries), strict=True)]


def presence(player: Player) -> int:
    """2.2 Return the stars for presence: in how many industries this player has a company."""
    return sum(1 for count in player.companies if count)


def change_companies(table: Here, industries: Sequence[int], change: Callable[[], None]) -> None:
    """6.1 Change the companies in these industries at once, tell whose stars move, and note a record."""
    state = table.state
    if not state.round:  # 3.5 stars are counted only after the placement
        return change()
    before = [stars_in(state.players, industry) for industry in industries]
    change()
    if before == [stars_in(state.players, industry) for industry in industries]:
        return None
    return _tell_moves(table, before, industries)


def _tell_moves(table: Here, before: list[tuple[int, ...]], industries: Sequence[int]) -> None:
    players, now = table.state.players, all_stars(table.state.players)
    after = [stars_in(players, industry) for industry in industries]
    gains = [
        sum(new[seat] - old[seat] for old, new in zip(before, after, strict=True))
        for seat in range(len(players))
    ]
    moved = tuple(_moved(seat, now[seat], gain) for seat, gain in enumerate(gains) if gain)
    if moved:  # in a swap one may lose here what one gains there
        table.tell("stars-move", changes=moved)
    _note_record(table, max(now))


def _moved(seat: Seat, stars: int, gain: int) -> Text:
    if gain > 0:
        return say("stars-up", who=Who(seat), stars=stars, more=gain)
    return say("stars-down", who=Who(seat), stars=stars, fewer=-gain)


def _note_record(table: Here, best: int) -> None:
    """6.1 Keep the most stars anyone has ever held (A18). Each new record calls one card (full rules)."""
    state = table.state
    if best > state.record:
        state.record = best
        state.pending += full(table)


def place(table: Here, seat: Seat, industry: int, count: int = 1) -> None:
    """Move a company token from the supply to the board, or with -1 back."""
    companies = table.state.players[seat].companies

    def put() -> None:
        companies[industry] += count

    change_companies(table, (industry,), put)


def free_companies(table: Here, seat: Seat) -> int:
    """2.1 Return how many company tokens are neither placed nor waiting."""
    player = table.state.players[seat]
    return table.components.companies - sum(player.companies) - len(player.waiting)


def free_orders(table: Here, seat: Seat) -> int:
    """2.1 Return how many order tokens are neither on the board nor lost."""
    player = table.state.players[seat]
    return table.components.orders - len(player.orders) - player.lost
