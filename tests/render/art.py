"""What a drawing must not do: lie on something else, leave the picture, name what the art does not have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from bot.render.art.marks import Layout, Letters, Outline, Placed, Wake
from bot.render.paint.box import Box
from bot.render.sketches.source import Source
from games import GAMES
from games.kernel.hosting import Drawing, Pile, Put, Thing

WITH_ART = [key for key, game in GAMES.items() if (game.home / "art").is_dir()]


def missing(drawing: Drawing, source: Source) -> list[str]:
    """What a drawing names and the art does not have."""
    if drawing.board not in source.boards:
        return [f"board {drawing.board}"]
    return list(_missing(drawing.things, source, source.boards[drawing.board].places))


def _missing(things: Iterable[Thing], source: Source, places: Iterable[str]) -> Iterator[str]:
    for thing in things:
        if thing.place not in places:
            yield f"place {thing.place}"
        if isinstance(thing, Pile):
            yield from (f"piece {piece}" for piece, _ in thing.pieces if piece not in source.pieces)
        if isinstance(thing, Put):
            known = source.pieces.get(thing.piece)
            yield from [f"piece {thing.piece}"] if known is None else ()
            yield from _missing(thing.holds, source, () if known is None else known.places)


def faults(laid: Layout) -> list[str]:
    """Texts lie wholly on one thing or beside it, never on another text; pieces do not cut into others."""
    whole, solid = Box(0, 0, laid.w, laid.h), [one for one in laid.marks if _solid(one)]
    found = [f"{one} leaves the picture" for one in solid if not whole.holds(one.box)]
    found += [f"{a}\n  cuts into {b}" for a, b in combinations(solid, 2) if _clash(a, b)]
    return found


def _solid(one: Placed) -> bool:
    return not isinstance(one.mark, Outline | Wake) and not one.said.endswith("-")  # a ghost


def _clash(under: Placed, over: Placed) -> bool:
    if not under.box.meets(over.box):
        return False
    if isinstance(under.mark, Letters):
        return True  # whatever lies on a text hides it
    return not under.box.holds(over.box)
