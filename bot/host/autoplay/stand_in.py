"""A stand-in: the game's own sensible player, who knows what the seat knows and nothing else."""

from __future__ import annotations

import hashlib
import logging
import traceback
from collections.abc import Sequence
from random import Random

from bot.host.open_games import OpenGame
from games.kernel.hosting import Illegal, Level, Pick, Prompt, Seat, temper_of
from storage.seats import Player

log = logging.getLogger(__name__)
NAMES = ("gull", "heron", "pelican", "albatross", "petrel", "stork", "swan", "crane")  # put into words later


def newcomer(players: Sequence[Player], level: Level = Level.CLUB) -> Player:
    """Return a stand-in with a name that nobody at this table has."""
    taken = {player.name for player in players if player.user is None}
    return Player(None, next(name for name in NAMES if name not in taken), level)


def vacant(open_game: OpenGame, seat: Seat) -> bool:
    """Return whether no person has this seat."""
    return open_game.players[seat].user is None


def given_up(open_game: OpenGame, seat: Seat) -> bool:
    """Return whether the player's time is up: a stand-in plays until they, or somebody else, come."""
    wait = open_game.clocks.seats.get(seat)
    return wait is not None and wait.away


def play_for(open_game: OpenGame, seat: Seat, asked: Prompt) -> Pick:
    """Return what a stand-in answers in this seat at once; an expert plays as a club player then.

    That it plays is told where it begins to, not at every move.
    """
    dice = Random(bytes.fromhex(luck_of(open_game, seat)))
    pick = _wish(open_game, seat, asked, dice) or _default(asked) or asked.sample(dice)
    assert pick is not None, "whoever is waited for has something to answer"
    return pick


def luck_of(open_game: OpenGame, seat: Seat) -> str:
    """Return a seed for dice that nobody can foresee, out of the secret seed.

    No two lines of a log have the same number: what a stand-in did before a rewind it need not do again.
    """
    text = f"stand-in/{open_game.deal.seed}/{seat}/{open_game.version}"
    return hashlib.sha256(text.encode()).hexdigest()


def _wish(open_game: OpenGame, seat: Seat, asked: Prompt, dice: Random) -> Pick | None:
    """Return what the game's policy wants; None if it fails, for no game may hang on its mistake.

    The mistake is logged without what was in the seat's hand.
    """
    try:
        game = open_game.deal.game
        temper, level = temper_of(open_game.deal, seat), open_game.players[seat].level
        policy = game.easy if level is Level.EASY and game.easy is not None else game.policy
        pick = policy(game.view(open_game.table, seat), asked, dice, temper)  # type: ignore[arg-type]
        asked.offer(pick.kind).accept(pick.values)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__} at {place.name}:{place.lineno}"
        log.error("game %s at version %s: its policy fails: %s", open_game.record.id, open_game.version, what)
        return None
    return pick


def _default(asked: Prompt) -> Pick | None:
    """Return what the rules hold ready for whoever does not answer, if it is legal."""
    if asked.default is None:
        return None
    pick = Pick(type(asked.default).__name__, asked.default.model_dump())
    try:
        asked.offer(pick.kind).accept(pick.values)
    except Illegal:
        return None
    return pick
