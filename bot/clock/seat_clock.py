"""How the clock of a seat goes on: pure arithmetic on what storage keeps of it.

While a seat is waited for, its bank runs in the player's own waking hours. Half of it brings a nudge, the
last eighth a warning, the end a stand-in. Without a clock there are only reminders, ever further apart.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from bot.clock.hours import Hours, ran, runs_out
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
    """Whose clock an action changes: of who is asked anew, is not asked any more, or has come back."""
    return [seat for seat in people if _turns(clocks.seats.get(seat), seat in asked, seat == mover)]


def _turns(wait: Wait | None, asked: bool, own: bool) -> bool:
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
    """The clocks of these seats after an action. `mover`: whose player has acted with their own hand."""
    found = [_next(clocks, seat, seat in asked, seat == mover, now, hours(seat)) for seat in seats]
    return [wait for wait in found if wait != clocks.seats.get(wait.seat)]


def _next(clocks: Clocks, seat: Seat, asked: bool, own: bool, now: int, hours: Hours) -> Wait:
    """Whoever has acted and is still to move is reminded anew, but their time runs on."""
    agreed, wait = clocks.agreed, clocks.seats.get(seat) or Wait(seat, clocks.agreed.bank)
    if own and wait.away:
        wait = returned(agreed, wait)
    if not asked:
        return wait if wait.asked is None else answered(agreed, wait, now, hours)
    if wait.asked is None or (own and (wait.reminded or wait.since is None)):
        return started(agreed, settled(wait, now, hours), now, hours)
    return wait


def taken_back(
    clocks: Clocks,
    seats: Collection[Seat],
    asked: Collection[Seat],
    gains: Mapping[Seat, Sequence[int]],
    now: int,
    hours: HoursOf,
) -> list[Wait]:
    """The clocks of these seats after answers were taken back: with each answer goes the time it has brought,
    and a question that is no longer there brings none."""
    found = [_before(clocks, seat, seat in asked, gains.get(seat, ()), now, hours(seat)) for seat in seats]
    return [wait for wait in found if wait != clocks.seats.get(wait.seat)]


def _before(clocks: Clocks, seat: Seat, asked: bool, gains: Sequence[int], now: int, hours: Hours) -> Wait:
    """Whoever has to answer again is asked anew; whoever is waited for as before is left alone."""
    agreed, wait = clocks.agreed, clocks.seats.get(seat) or Wait(seat, clocks.agreed.bank)
    if asked and wait.asked is not None and not gains:
        return wait
    stopped = _without(agreed, settled(wait, now, hours), gains)
    if asked:
        return started(agreed, stopped, now, hours)
    return stopped._replace(asked=None, reminded=0)


def _without(agreed: Agreed, wait: Wait, gains: Sequence[int]) -> Wait:
    """Several answers of one player go only by the will of others: nobody runs out of time by that."""
    least = agreed.bank // 8 if len(gains) > 1 else 0
    return wait._replace(bank=min(wait.bank, max(wait.bank - sum(gains), least)))


def settled(wait: Wait, now: int, hours: Hours) -> Wait:
    """What has run is taken from the bank, and the clock stands."""
    if wait.since is None:
        return wait
    left = max(wait.bank - ran(hours, wait.since, now), 0)
    return wait._replace(bank=left, since=None, due=None)


def answered(agreed: Agreed, wait: Wait, now: int, hours: Hours) -> Wait:
    """Some time comes back, but not for what a stand-in has answered."""
    wait = settled(wait, now, hours)
    bank = wait.bank if wait.away else max(wait.bank, min(wait.bank + agreed.top_up, agreed.bank))
    return wait._replace(bank=bank, asked=None, reminded=0, gained=bank - wait.bank)


def started(agreed: Agreed, wait: Wait, now: int, hours: Hours) -> Wait:
    return resumed(agreed, wait._replace(asked=now, reminded=0), now, hours)


def resumed(agreed: Agreed, wait: Wait, now: int, hours: Hours) -> Wait:
    """Nobody's clock runs in a pause, or while a stand-in plays."""
    if wait.asked is None or wait.away or agreed.paused is not None:
        return wait._replace(since=None, due=None)
    wait = wait._replace(since=now)
    return wait._replace(due=next_due(agreed, wait, hours))


def reminded(agreed: Agreed, wait: Wait, hours: Hours) -> Wait:
    wait = wait._replace(reminded=wait.reminded + 1)
    return wait._replace(due=next_due(agreed, wait, hours))


def next_due(agreed: Agreed, wait: Wait, hours: Hours) -> int | None:
    if wait.since is None:
        return None
    if not agreed.bank:
        steps = _BACK_OFF[wait.reminded : wait.reminded + 1]
        return runs_out(hours, wait.since, steps[0]) if steps else None
    share = (wait.bank // 2, wait.bank - wait.bank // 8, wait.bank)[min(wait.reminded, WARNED)]
    return runs_out(hours, wait.since, share)


def late(agreed: Agreed, wait: Wait, now: int) -> bool:
    """It should have rung long ago: the bot was off, and nobody could answer."""
    return bool(agreed.bank) and wait.due is not None and now - wait.due > _LATE


def made_good(agreed: Agreed, wait: Wait, now: int, hours: Hours) -> Wait:
    """What has run since it should have rung is given back, an eighth of the bank at least."""
    assert wait.since is not None
    assert wait.due is not None
    left = max(wait.bank - ran(hours, wait.since, wait.due), agreed.bank // 8)
    return resumed(agreed, wait._replace(bank=left), now, hours)


def time_is_up(agreed: Agreed, wait: Wait) -> bool:
    """All of its reminders have been sent, and it is due again."""
    return bool(agreed.bank) and wait.reminded >= WARNED


def gone(wait: Wait) -> Wait:
    """From now on a stand-in answers at once."""
    return wait._replace(bank=0, since=None, due=None, away=True)


def returned(agreed: Agreed, wait: Wait) -> Wait:
    """Whoever comes back has at least what one answer brings, or a quarter of the bank."""
    bank = max(wait.bank, agreed.top_up, agreed.bank // 4)
    return wait._replace(away=False, bank=bank, since=None, due=None)


def deadline(agreed: Agreed, wait: Wait, hours: Hours) -> int | None:
    """Until when the seat is waited for. None: for ever, or the clock stands."""
    if wait.since is None or not agreed.bank:
        return None
    return runs_out(hours, wait.since, wait.bank)


def deadlines(clocks: Clocks, hours: HoursOf) -> dict[Seat, int]:
    """Of all seats whose clock runs."""
    found = {seat: deadline(clocks.agreed, wait, hours(seat)) for seat, wait in clocks.seats.items()}
    return {seat: at for seat, at in found.items() if at is not None}


def absent(clocks: Clocks) -> list[Seat]:
    """For whom a stand-in plays until they return."""
    return [seat for seat, wait in clocks.seats.items() if wait.away]


def nobody_is_here(clocks: Clocks, people: Collection[Seat]) -> bool:
    """A game of stand-ins alone is nobody's game."""
    return set(people) <= set(absent(clocks))
