"""Checks what holds in every position; 2.2 deals out differently what a viewer does not know."""

from random import Random
from typing import TypeVar

from games.kernel import Seat
from games.sewer_pirats.components import CLANS, TALISMANS
from games.sewer_pirats.rules import sailing, turn
from games.sewer_pirats.setup import unpack
from games.sewer_pirats.state import Here, Trophy


def invariants(table: Here) -> None:
    """Assert that cards, tokens and figures are all somewhere, and nowhere twice."""
    _cards(table)
    _tokens(table)
    _figures(table)
    _piles(table)
    _row(table)


def _cards(table: Here) -> None:
    state = table.state
    found = [*state.deck, *state.discard, *state.row, *(card for stool in state.bar for card in stool.under)]
    found += [card for player in state.players for card in player.hand]
    for talisman in TALISMANS:
        assert found.count(talisman) == table.components.cards_per_talisman, f"{talisman} cards: {found}"
    assert len(found) == len(TALISMANS) * table.components.cards_per_talisman


def _tokens(table: Here) -> None:
    state, fresh = table.state, unpack(table.components, table.seats)
    afloat = [pile for ship in state.ships.values() for pile in ship.piles]
    trophies = [*state.trophies, *state.lost, *(trophy for pile in afloat for trophy in pile.trophies)]
    trophies += [trophy for player in state.players for trophy in player.trophies]
    prizes = [*state.prizes, *(pile.prize for pile in afloat if pile.prize is not None)]
    prizes += [prize for player in state.players for prize in player.prizes]
    assert sorted(trophies) == sorted(fresh.trophies), "a trophy got lost"
    assert sorted(prizes) == sorted(fresh.prizes), "a prize got lost"
    assert len(state.trophies) == len(state.prizes) * table.components.trophies_per_pile


def _figures(table: Here) -> None:
    state, components = table.state, table.components
    aboard = [(space, figure) for ship in state.ships.values() for space, figure in ship.aboard.items()]
    assert all(1 <= space <= components.captain for space, _ in aboard)
    for clan in CLANS:
        count = state.box[clan] + sum(stool.clan == clan for stool in state.bar)
        count += sum(figure.clan == clan for _, figure in aboard)
        count += sum(player.home.count(clan) for player in state.players)
        assert count == components.figures_per_clan, f"{clan}: {count} figures"
        assert state.box[clan] >= 0
    for seat, player in enumerate(state.players):
        spaces = [space for space, figure in aboard if figure.seat == seat]
        crew = len(spaces) + len(player.home)
        assert spaces.count(components.captain) <= 1, f"seat {seat} has two captains"
        assert crew <= components.crew
        assert crew == components.crew or not isinstance(table.now, turn.OneAction)


def _piles(table: Here) -> None:
    """Assert that every pile is whole, except the one that a ship is sailing to."""
    under_way = {frame.step.ship for frame in table.agenda if isinstance(frame.step, sailing.Ashore)}
    for name, ship in table.state.ships.items():
        assert len(ship.piles) <= table.components.piles_per_ship
        for pile in ship.piles[name in under_way :]:
            assert len(pile.trophies) == table.components.trophies_per_pile
            assert pile.prize is not None


def _row(table: Here) -> None:
    """Assert that the row is full when a turn begins, unless cards ran out because somebody hoards them."""
    if isinstance(table.now, turn.OneAction) and len(table.state.row) != table.components.row:
        hands = [len(player.hand) for player in table.state.players]
        assert len(table.state.row) < table.components.row
        assert max(hands) > table.components.hand_limit


T = TypeVar("T", str, Trophy)


def imagine(table: Here, viewer: Seat | None, dice: Random) -> None:
    """2.2 Change all that this viewer cannot know: hands, deck, cards below the bar, treasures, stacks."""
    state = table.state
    others = [player for seat, player in enumerate(state.players) if seat != viewer]
    _mix([state.deck, *(player.hand for player in others), *(stool.under for stool in state.bar)], dice)
    if table.scores is None:
        _mix([state.trophies, *(player.trophies for player in others)], dice)
        _mix([state.prizes, *(player.prizes for player in others)], dice)


def _mix(heaps: list[list[T]], dice: Random) -> None:
    """Shuffle all heaps together and deal out as many to each as it had."""
    pool = sorted(thing for heap in heaps for thing in heap)  # where they lie must not tell where they will
    dice.shuffle(pool)
    for heap in heaps:
        heap[:] = [pool.pop() for _ in heap]
