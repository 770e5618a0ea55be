"""What a control is for, written in its custom_id: nothing is kept in memory, so it survives a restart."""

from __future__ import annotations

from typing import Literal, NamedTuple

from bot.views.parts.limits import CUSTOM_ID

Shape = Literal["b", "s", "m"]  # a button, a select, a form (modal)
_DIGITS = 18  # of the largest number that the database can hold, and never more
_REHEARSED = "r"  # before the number of a table that is rehearsed, in place of a minus
ORDER = "order"  # stands for the question where an order is given: it holds whatever is asked


class Control(NamedTuple):
    """Which table, whose controls, drawn at which point of the game, and what for.

    A table with a number below 0 is rehearsed: nothing is at stake there.
    """

    verb: str
    game: int
    seat: int | None = None
    version: int = 0
    decision: str = ""  # a mark of what was asked when it was drawn
    kind: str = ""
    field: str = ""
    extra: str = ""

    def to(self, verb: str, kind: str = "", field: str = "", extra: str | int = "") -> Control:
        """Return another control of the same panel."""
        return Control(verb, *self[1:5], kind, field, str(extra))

    def custom_id(self, shape: Shape) -> str:
        """Return the id that says all this, and that `read_id` reads back."""
        seat = "" if self.seat is None else str(self.seat)
        game = f"{_REHEARSED}{-self.game}" if self.game < 0 else self.game
        parts = (shape, self.verb, game, seat, self.version, self.decision, *self[5:])
        text = "|".join(map(str, parts)).rstrip("|")
        assert len(text) <= CUSTOM_ID, text
        return text


def read_id(text: str) -> Control | None:
    """Return what a control is for; None if the id was never one of ours, or is too old to be read."""
    shape, *parts = text.split("|")
    if shape not in ("b", "s", "m") or not 2 <= len(parts) <= 8:
        return None
    verb, game, seat, version, decision, kind, field, extra = parts + [""] * (8 - len(parts))
    if not all(map(_is_number, (game.removeprefix(_REHEARSED), seat or "0", version or "0"))):
        return None
    number = -int(game[1:]) if game.startswith(_REHEARSED) else int(game)
    return Control(verb, number, int(seat) if seat else None, int(version or 0), decision, kind, field, extra)


def _is_number(text: str) -> bool:
    """Return whether we could have written this number: ids come back from clients, who may change them."""
    return text.isascii() and text.isdecimal() and len(text) <= _DIGITS
