"""The clock as it is shown: what was agreed, who is waited for until when, and what comes then."""

from __future__ import annotations

from collections.abc import Collection

from bot.clock.pace import OWN, PACES, Pace, duration_in_words
from bot.clock.seat_clock import WARNED
from bot.perspective import Overview
from bot.views.parts.build import Button, Row, button, option, select
from bot.views.parts.custom_id import Control
from bot.words.words import Words
from games.kernel.hosting import Seat, Text, Who, say
from storage.clocks import Agreed


def stamp(at: int, style: str = "R") -> str:
    """Return a moment as Discord writes it: everybody reads it in their own time."""
    return f"<t:{at}:{style}>"


def pace_of(agreed: Agreed) -> Pace:
    """Return the pace that a table has agreed on."""
    return Pace(agreed.policy, agreed.bank, agreed.top_up)


def pace_figures(pace: Pace) -> Text:
    """Return how much time a pace gives, in words."""
    if not pace.bank:
        return say("ui-clock-none-about")
    return say("ui-clock-figures", bank=duration_in_words(pace.bank), top=duration_in_words(pace.top_up))


def clock_line(agreed: Agreed, words: Words) -> str:
    """Return one line about the clock that was agreed on."""
    pace = pace_of(agreed)
    if not pace.bank:
        return words.say("ui-clock-line-none")
    return words.say("ui-clock-line", name=words.say(f"ui-clock-{pace.policy}"), figures=pace_figures(pace))


def clock_select(seen: Overview, words: Words) -> Row:
    """Return the paces to choose from; a table's own figures are shown if it has them."""
    now = pace_of(seen.agreed)
    paces = [*PACES.values(), now if now.policy == OWN else Pace(OWN)]
    options = [
        option(
            words.say("ui-lobby-pace", name=words.say(f"ui-clock-{pace.policy}")),
            pace.policy,
            None if pace == Pace(OWN) else words(pace_figures(pace)),
            chosen=pace.policy == now.policy,
        )
        for pace in paces
    ]
    return select(Control("clock", seen.record.id), words.say("ui-clock-choose"), options)


def waited_for(seen: Overview) -> tuple[Text | Who, ...]:
    """Return each seat that is waited for, and until when."""
    return tuple(_until(seen, seat) for seat in seen.waiting)


def _until(seen: Overview, seat: Seat) -> Text | Who:
    if seat not in seen.until:
        return Who(seat)
    return say("ui-waited-until", who=Who(seat), until=stamp(seen.until[seat]))


def state_lines(seen: Overview, words: Words) -> list[str]:
    """Return what else everybody may know: a pause, the end by time, who is away."""
    lines = []
    if (since := seen.agreed.paused) is not None:
        lines.append(words.say("ui-paused", since=stamp(since)))
    if seen.agreed.ends is not None:
        lines.append(words.say("ui-ends-by-time", when=stamp(seen.agreed.ends)))
    if seen.away:
        lines.append(words(say("ui-stand-in-plays-for", who=tuple(map(Who, seen.away)))))
    snoozed = [seat for seat in seen.snoozed if seat not in seen.away]
    return [*lines, *(words(_snoozed(seat, seen.snoozed[seat])) for seat in snoozed)]


def _snoozed(seat: Seat, until: int) -> Text:
    return say("ui-snoozed-seat", who=Who(seat), when=stamp(until, "f"))


def wanted_now(seen: Overview) -> Text | None:
    """Return what is wanted of those who are waited for, and in whose turn, if that is not plain."""
    if seen.wanted is None or seen.turn is None or seen.turn in seen.waiting:
        return seen.wanted
    if Who(seen.turn) in seen.wanted.args.values():
        return seen.wanted
    return say("ui-in-turn-of", what=seen.wanted, turn=Who(seen.turn))


def call_lines(seen: Overview, words: Words, calls: Collection[Seat]) -> list[str]:
    """Return a line for each reason to call somebody, with those who are called for it and what for."""
    reasons: dict[str, list[str]] = {}
    for seat in calls:
        reasons.setdefault(_reason(seen, seat), []).append(f"<@{seen.players[seat].user}>")
    return [words(_call(seen, key, who)) for key, who in reasons.items()]


def _call(seen: Overview, reason: str, who: list[str]) -> Text:
    if reason == "ui-you-are-called" and (what := wanted_now(seen)) is not None:
        return say("ui-you-are-called-for", who=" ".join(who), what=what)
    return say(reason, who=" ".join(who), count=len(who))


def _reason(seen: Overview, seat: Seat) -> str:
    if seat in seen.away:
        return "ui-your-time-was-up"
    warned = seat in seen.until and seen.waits[seat].reminded >= WARNED
    return "ui-you-are-warned" if warned else "ui-you-are-called"


def own_line(seen: Overview, words: Words) -> str | None:
    """Return how a player's own time stands; None if there is nothing to say."""
    if seen.seat is None or not seen.running:
        return None
    if (since := seen.agreed.paused) is not None:
        return words.say("ui-paused", since=stamp(since))
    if seen.seat in seen.away:
        return words.say("ui-you-were-away")
    if seen.seat not in seen.until:
        return None
    late = seen.waits[seen.seat].reminded >= WARNED
    key = "ui-your-time-nearly-up" if late else "ui-your-time"
    return words.say(key, until=stamp(seen.until[seen.seat]))


def unsnooze_button(words: Words, game: int = 0) -> Button:
    """Return the button that ends a snooze, at a table or at none."""
    return button(Control("unsnooze", game), words.say("ui-unsnooze"))


def snooze_button(seen: Overview, words: Words) -> list[Button]:
    """Return the button for a quiet night, if this player is waited for; or that which ends it."""
    if seen.seat in seen.snoozed:
        return [unsnooze_button(words, seen.record.id)]
    if seen.seat is None or seen.seat not in seen.waiting:
        return []
    return [button(Control("snooze", seen.record.id, seen.seat), words.say("ui-snooze"))]
