"""Tables to look at: some laid by hand, hundreds out of games played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.words.words import Names, Words
from games import GAMES
from games.kernel import Label, Panel, Row, Scene, Slot, Token, Track, Who, say
from games.kernel.hosting import deal, start
from games.selfplay import Record, moves

NAMES = (
    "Anna",
    "Борис-Александр Вознесенский-Юж",
    "W" * 32,
    "小さな船 ⚓️",
    "Жж",
    "a b c d e f g h i j k l m n o p",
    "★",
    "Константин",
)


def words(language: str, key: str = "container") -> Words:
    return Words(language, key, Names(NAMES))


def positions(key: str, count: int, every: int, views: tuple[int | None, ...] = (None, 0)) -> Iterator[Scene]:
    """Scenes of one game after another, seen by everybody and by the first player."""
    return map(GAMES[key].close_up, looks(key, count, every, views))


def looks(key: str, count: int, every: int, views: tuple[int | None, ...]) -> Iterator[Any]:
    """What is seen of one game after another, by one viewer after another."""
    game, dice = GAMES[key], Random(key)
    while count > 0:
        seats = dice.choice(list(game.seats))
        dealt = deal(game, seats, str(dice.random()))
        record = Record(dealt, start(dealt))
        players = tuple(dice.choice(("random", "club")) for _ in range(seats))
        for number, _ in enumerate(moves(record, players, dice)):
            if number % every == 0 and count > 0:
                count -= 1
                yield game.view(record.table, views[count % len(views)])


def by_hand(number: int = 2, active: bool = True) -> Scene:
    """Every kind of piece once."""
    brown = Token("brown", say("letter-brown"), say("colour-brown"), number)
    ship = Token("neutral", say("letter-ship"), say("ship"), shape="ship", seat=0)
    slots = (Slot(say("cash", n=4), (brown,)), Slot(say("cargo"), (brown,), room=5))
    supply = Panel("supply", say("panel-supply"), (Row(None, (Track(say("colour-black"), 3, 12), ship)),))
    rows = (Row(say("row-money"), (Label(say("cash", n=12), strong=True),)), Row(say("row-ship"), slots))
    return Scene(say("game-title"), (supply, Panel("seat-0", say("player", who=Who(0)), rows, 0, active)))
