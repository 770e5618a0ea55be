"""How the clock of a seat goes on: pure arithmetic on what storage keeps of it.

While a seat is waited for, its bank runs in the player's own waking hours. Half of it brings a nudge, the
last eighth a warning, the end a stand-in. Without a clock there are only reminders, ever further apart.

A question runs to its end by the hours that its player had when it was asked: whoever chooses others keeps
nobody waiting by that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from bot.clock.hours import Hours, pack_hours, read_hours, running_seconds, runs_out
from games.kernel.hosting import Seat
from storage.clocks import Agreed, Clocks, Wait

WARNED = 2  # how often somebody was reminded: nudged, then warned
_DAY = 86400
_LATE = 3600  # seconds
_BACK_OFF: Final = (_DAY, 3 * _DAY, 7 * _DAY)  # waking time after which a table without a clock reminds

HoursOf = Callable[[Seat], Hours]


def touched(
    clocks: Clocks, people: Collection[Seat], asked: Collection[Seat], mover: Seat | None
) -> list[Seat]:
    """Return the seats whose clock an action changes: asked anew, not asked any more, or come back."""
    return [seat for seat in people if _changes(clocks.seats.get(seat), seat in asked, seat == mover)]


def _changes(wait: Wait | None, asked: bool, own: bool) -> bool:
    if wait is None or asked != (wait.asked is not None):
        return asked or wait is not None
    return own and (wait.away or (asked and (wait.reminded > 0 or wait.since is None)))


def moved(
    clocks: Clocks,
    seats: Collection[Seat],
    asked: Collection[Seat],
    mover: Seat | None,
    now: int,
    hours: HoursOf,
) -> list[Wait]:
    """Return the clocks that are different after an action.

    `mover`: the seat whose player has acted with their own hand.
    """
    found = [_after_action(clocks, seat, seat in asked, seat == mover, now, hours(seat)) for seat in seats]
    return [wait for wait in found if wait != clocks.seats.get(wait.seat)]


def _after_action(clocks: Clocks, seat: Seat, asked: bool, own: bool, now: int, hours: Hours) -> Wait:
    """Move one clock on. Whoever has acted and is still to move is reminded anew, but their time runs on."""
    agreed, wait = clocks.agreed, clocks.seats.get(seat) or Wait(seat, clocks.agreed.bank)
    if own and wait.away:
        wait = returned(agreed, wait)
    if not asked:
        return wait if wait.asked is None else answered(agreed, wait, now, hours)
    if wait.asked is None:
        return started(agreed, settled(wait, now, hours), now, hours)
    if own and (wait.reminded or wait.since is None):
        return asked_again(agreed, settled(wait, now, hours), now, hours)
    return wait


def taken_back(
    clocks: Clocks,
    seats: Collection[Seat],
    asked: Collection[Seat],
    gains: Mapping[Seat, Sequence[int]],
    now: int,
    hours: HoursOf,
) -> list[Wait]:
    """Return the clocks that are different after answers were taken back.

    With each answer goes the time it has brought, and a question that is no longer there brings none.
    """
    found = [
        _after_taking_back(clocks, seat, seat in asked, gains.get(seat, ()), now, hours(seat))
        for seat in seats
    ]
    return [wait for wait in found if wait != clocks.seats.get(wait.seat)]


def _after_taking_back(
    clocks: Clocks, seat: Seat, asked: bool, gains: Sequence[int], now: int, hours: Hours
) -> Wait:
    """Turn one clock back.

    Whoever has to answer again is asked anew; whoever is waited for as before is left alone.
    """
    agreed, wait = clocks.agreed, clocks.seats.get(seat) or Wait(seat, clocks.agreed.bank)
    if asked and wait.asked is not None and not gains:
        return wait
    stopped = _less(agreed, settled(wait, now, hours), gains)
    if asked:
        return asked_again(agreed, stopped, now, hours)
    return stopped._replace(asked=None, reminded=0)


def _less(agreed: Agreed, wait: Wait, gains: Sequence[int]) -> Wait:
    """Take back what answers had brought.

    Several answers of one player go only by the will of others: nobody runs out of time by that.
    """
    least = agreed.bank // 8 if len(gains) > 1 else 0
    return wait._replace(bank=min(wait.bank, max(wait.bank - sum(gains), least)))


def settled(wait: Wait, now: int, hours: Hours) -> Wait:
    """Stop a clock: what has run is taken from the bank."""
    if wait.since is None:
        return wait
    left = max(wait.bank - running_seconds(hours_for(wait, hours), wait.since, now), 0)
    return wait._replace(bank=left, since=None, due=None)


def answered(agreed: Agreed, wait: Wait, now: int, hours: Hours) -> Wait:
    """Stop a clock after an answer: some time comes back, but not for what a stand-in has answered."""
    wait = settled(wait, now, hours)
    bank = wait.bank if wait.away else max(wait.bank, min(wait.bank + agreed.top_up, agreed.bank))
    return wait._replace(bank=bank, asked=None, reminded=0, gained=bank - wait.bank)


def started(agreed: Agreed, wait: Wait, now: int, hours: Hours) -> Wait:
    """Start a clock for a new question, which runs by the hours that its player has now."""
    return asked_again(agreed, wait._replace(hours=None), now, hours)


def asked_again(agreed: Agreed, wait: Wait, now: int, hours: Hours) -> Wait:
    """Start a clock anew for a question that was there before, by the hours by which it ran then."""
    return resumed(agreed, wait._replace(asked=now, reminded=0), now, hours)


def hours_for(wait: Wait, hours: Hours) -> Hours:
    """Return the hours by which a question runs; `hours` are those that its player has now."""
    return hours if wait.hours is None else read_hours(wait.hours)


def hours_changed(wait: Wait, old: Hours) -> Wait:
    """Keep a clock as it is when its player chooses other hours: they count from the next question on.

    So it is also while nobody waits for the player, for the last question may come back.
    """
    return wait if wait.hours is not None else wait._replace(hours=pack_hours(old))


def resumed(agreed: Agreed, wait: Wait, now: int, hours: Hours) -> Wait:
    """Let a clock run on. In a pause, or while a stand-in plays, nobody's clock runs."""
    if wait.asked is None or wait.away or agreed.paused is not None:
        return wait._replace(since=None, due=None)
    wait = wait._replace(since=now)
    return wait._replace(due=next_due(agreed, wait, hours))


def reminded(agreed: Agreed, wait: Wait, hours: Hours) -> Wait:
    """Count a reminder, and set when the next one is due."""
    wait = wait._replace(reminded=wait.reminded + 1)
    return wait._replace(due=next_due(agreed, wait, hours))


def next_due(agreed: Agreed, wait: Wait, hours: Hours) -> int | None:
    """Return when the next reminder or the end is due. None: never, or the clock stands."""
    if wait.since is None:
        return None
    hours = hours_for(wait, hours)
    if not agreed.bank:
        steps = _BACK_OFF[wait.reminded : wait.reminded + 1]
        return runs_out(hours, wait.since, steps[0]) if steps else None
    share = (wait.bank // 2, wait.bank - wait.bank // 8, wait.bank)[min(wait.reminded, WARNED)]
    return runs_out(hours, wait.since, share)


def late(agreed: Agreed, wait: Wait, now: int) -> bool:
    """Tell whether it should have rung long ago: the bot was off, and nobody could answer."""
    return bool(agreed.bank) and wait.due is not None and now - wait.due > _LATE


def made_good(agreed: Agreed, wait: Wait, now: int, hours: Hours) -> Wait:
    """Give back what has run since it should have rung, an eighth of the bank at least."""
    assert wait.since is not None
    assert wait.due is not None
    left = max(wait.bank - running_seconds(hours_for(wait, hours), wait.since, wait.due), agreed.bank // 8)
    return resumed(agreed, wait._replace(bank=left), now, hours)


def set_anew(agreed: Agreed, wait: Wait, hours: Hours) -> Wait:
    """Set anew when a clock is due: by the hours as they are since that of the machine was set back."""
    return wait if wait.since is None else wait._replace(due=next_due(agreed, wait, hours))


def time_is_up(agreed: Agreed, wait: Wait) -> bool:
    """Tell whether a clock that is due has had all of its reminders."""
    return bool(agreed.bank) and wait.reminded >= WARNED


def gone(wait: Wait) -> Wait:
    """Hand a seat to a stand-in, who from now on answers at once."""
    return wait._replace(bank=0, since=None, due=None, away=True)


def returned(agreed: Agreed, wait: Wait) -> Wait:
    """Give a seat back to its player, with what one answer brings or a quarter of the bank at least."""
    bank = max(wait.bank, agreed.top_up, agreed.bank // 4)
    return wait._replace(away=False, bank=bank, since=None, due=None)


def deadline(agreed: Agreed, wait: Wait, hours: Hours) -> int | None:
    """Return until when a seat is waited for. None: for ever, or the clock stands."""
    if wait.since is None or not agreed.bank:
        return None
    return runs_out(hours_for(wait, hours), wait.since, wait.bank)


def deadlines(clocks: Clocks, hours: HoursOf) -> dict[Seat, int]:
    """Return until when each seat is waited for whose clock runs."""
    found = {seat: deadline(clocks.agreed, wait, hours(seat)) for seat, wait in clocks.seats.items()}
    return {seat: at for seat, at in found.items() if at is not None}


def absent_seats(clocks: Clocks) -> list[Seat]:
    """Return the seats for which a stand-in plays until their players return."""
    return [seat for seat, wait in clocks.seats.items() if wait.away]


def nobody_is_here(clocks: Clocks, people: Collection[Seat]) -> bool:
    """Tell whether stand-ins play alone: that is nobody's game."""
    return set(people) <= set(absent_seats(clocks))
