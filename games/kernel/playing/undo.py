"""May the last move be taken back? Derived by comparing what everybody sees, not declared by hand."""

from __future__ import annotations

from games.kernel.playing.step import Frame
from games.kernel.playing.table import AnyTable
from games.kernel.showing.text import Seat, Text, say
from games.kernel.showing.view import learnt


def why_not_undo(before: AnyTable, after: AnyTable, seat: Seat) -> Text | None:
    """Say why the last move may not be taken back. None: the seat that made it may."""
    if after.scores is not None:
        return say("undo-over")
    if locked(after, seat) and not locked(before, seat):
        return say("undo-locked")
    if after.rng.drawn != before.rng.drawn:
        return say("undo-chance")
    if _revealed(before, after, seat):
        return say("undo-revealed")
    for viewer in (None, *range(before.seats)):
        if learnt(before.game.view(before, viewer), before.game.view(after, viewer)):
            return say("undo-learnt")
    return None


def _revealed(before: AnyTable, after: AnyTable, seat: Seat) -> bool:
    """Have sealed answers of others been opened, now that the last one is in?"""
    sealed = before.agenda[0].answers.keys() - {seat} if before.agenda else set()
    still = {other for frame in after.agenda for other in frame.answers}
    return bool(sealed - still)


def only_sealed(before: AnyTable, after: AnyTable, seat: Seat) -> bool:
    """Is all that came of it a sealed answer of this seat, which nobody has seen yet?"""
    return (
        before.state == after.state
        and before.rng.drawn == after.rng.drawn
        and len(before.agenda) == len(after.agenda)
        and all(_same_but_for(seat, old, new) for old, new in zip(before.agenda, after.agenda, strict=True))
    )


def _same_but_for(seat: Seat, old: Frame, new: Frame) -> bool:
    others = [{other: a for other, a in frame.answers.items() if other != seat} for frame in (old, new)]
    return old.step == new.step and others[0] == others[1]


def has_answered(table: AnyTable, seat: Seat) -> bool:
    """Has this seat given an answer that waits for those of others?"""
    return any(seat in frame.answers for frame in table.agenda)


def locked(table: AnyTable, seat: Seat) -> bool:
    """Has this seat given an answer that by the rules may not be changed?"""
    return any(seat in frame.answers and frame.step.locks for frame in table.agenda)
