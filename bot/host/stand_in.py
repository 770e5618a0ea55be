"""A stand-in: the game's own sensible player, who knows what the seat knows and nothing else."""

from __future__ import annotations

import hashlib
import logging
import traceback
from collections.abc import Sequence
from random import Random

from bot.host.deputies import Deputed
from bot.host.open_games import Live
from games.kernel.hosting import Illegal, Pick, Prompt, Seat
from storage.seats import Player

log = logging.getLogger(__name__)
NAMES = ("gull", "heron", "pelican", "albatross", "petrel", "stork", "swan", "crane")  # put into words later


def newcomer(players: Sequence[Player]) -> Player:
    """A stand-in with a name that nobody at this table has."""
    taken = {player.name for player in players if player.user is None}
    return Player(None, next(name for name in NAMES if name not in taken))


def vacant(live: Live, seat: Seat) -> bool:
    return live.players[seat].user is None


def absent(live: Live, seat: Seat) -> bool:
    """The player's time is up, and a stand-in plays until they are back or somebody takes the seat."""
    wait = live.clocks.seats.get(seat)
    return wait is not None and wait.away


def stand_in(live: Live, seat: Seat, asked: Prompt) -> Deputed | None:
    """For seats that are nobody's, as their names tell. Without any person there is no game to go on with."""
    if not vacant(live, seat) or all(player.user is None for player in live.players):
        return None
    return play_for(live, seat, asked)


def play_for(live: Live, seat: Seat, asked: Prompt) -> Deputed:
    """What a stand-in answers in this seat. That it plays is told where it begins to, not at every move."""
    dice = _dice(live, seat)
    pick = _wish(live, seat, asked, dice) or _default(asked) or asked.sample(dice, live.deal.game.folly)
    assert pick is not None, "whoever is waited for has something to answer"
    return Deputed(pick)


def _dice(live: Live, seat: Seat) -> Random:
    """Out of the secret seed, so nobody can foresee them; the same again when a move is taken back."""
    assert live.table is not None
    text = f"stand-in/{live.deal.seed}/{seat}/{live.table.version}"
    return Random(hashlib.sha256(text.encode()).digest())


def _wish(live: Live, seat: Seat, asked: Prompt, dice: Random) -> Pick | None:
    """No game may hang on a mistake of its policy: it is logged, without what was in the seat's hand."""
    try:
        game = live.deal.game
        pick = game.policy(game.view(live.table, seat), asked, dice)  # type: ignore[arg-type]
        asked.offer(pick.kind).accept(pick.values)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__} at {place.name}:{place.lineno}"
        log.error("game %s at version %s: its policy fails: %s", live.record.id, live.version, what)
        return None
    return pick


def _default(asked: Prompt) -> Pick | None:
    """What the rules hold ready for whoever does not answer, if it is legal."""
    if asked.default is None:
        return None
    pick = Pick(type(asked.default).__name__, asked.default.model_dump())
    try:
        asked.offer(pick.kind).accept(pick.values)
    except Illegal:
        return None
    return pick
