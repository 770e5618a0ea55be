"""The clock as it is shown: what was agreed, who is waited for until when, and what comes then."""

from __future__ import annotations

from collections.abc import Collection

from bot.clock.pace import OWN, PACES, Pace, duration_in_words
from bot.clock.seat_clock import WARNED
from bot.perspective import Overview
from bot.views.build import Press, Row, button, option, select
from bot.views.custom_id import Control
from bot.words.words import Words
from games.kernel.hosting import Seat, Text, Who, say
from storage.clocks import Agreed


def stamp(at: int, style: str = "R") -> str:
    """Discord shows it in the reader's own time."""
    return f"<t:{at}:{style}>"


def pace_of(agreed: Agreed) -> Pace:
    return Pace(agreed.policy, agreed.bank, agreed.top_up)


def figures(pace: Pace) -> Text:
    if not pace.bank:
        return say("ui-clock-none-about")
    return say("ui-clock-figures", bank=duration_in_words(pace.bank), top=duration_in_words(pace.top_up))


def clock_line(agreed: Agreed, words: Words) -> str:
    pace = pace_of(agreed)
    if not pace.bank:
        return words.say("ui-clock-line-none")
    return words.say("ui-clock-line", name=words.say(f"ui-clock-{pace.policy}"), figures=figures(pace))


def clock_select(seen: Overview, words: Words) -> Row:
    now = pace_of(seen.agreed)
    paces = [*PACES.values(), now if now.policy == OWN else Pace(OWN)]
    options = [
        option(
            words.say("ui-lobby-pace", name=words.say(f"ui-clock-{pace.policy}")),
            pace.policy,
            None if pace == Pace(OWN) else words(figures(pace)),
            chosen=pace.policy == now.policy,
        )
        for pace in paces
    ]
    return select(Control("clock", seen.record.id), words.say("ui-clock-choose"), options)


def waited_for(seen: Overview) -> tuple[Text | Who, ...]:
    """Each seat that is waited for, and until when."""
    return tuple(_until(seen, seat) for seat in seen.waiting)


def _until(seen: Overview, seat: Seat) -> Text | Who:
    if seat not in seen.until:
        return Who(seat)
    return say("ui-waited-until", who=Who(seat), until=stamp(seen.until[seat]))


def state_lines(seen: Overview, words: Words) -> list[str]:
    """What everybody may know about the clocks besides."""
    lines = []
    if (since := seen.agreed.paused) is not None:
        lines.append(words.say("ui-paused", since=stamp(since)))
    if seen.agreed.ends is not None:
        lines.append(words.say("ui-ends-by-time", when=stamp(seen.agreed.ends)))
    if seen.away:
        lines.append(words(say("ui-stand-in-plays-for", who=tuple(map(Who, seen.away)))))
    return lines


def call_lines(seen: Overview, words: Words, calls: Collection[Seat]) -> list[str]:
    """One line for each reason to call somebody."""
    reasons: dict[str, list[str]] = {}
    for seat in calls:
        reasons.setdefault(_reason(seen, seat), []).append(f"<@{seen.players[seat].user}>")
    return [words.say(key, who=" ".join(who), count=len(who)) for key, who in reasons.items()]


def _reason(seen: Overview, seat: Seat) -> str:
    if seat in seen.away:
        return "ui-your-time-was-up"
    warned = seat in seen.until and seen.waits[seat].reminded >= WARNED
    return "ui-you-are-warned" if warned else "ui-you-are-called"


def own_line(seen: Overview, words: Words) -> str | None:
    """To the player alone, above what they may do."""
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


def snooze_button(seen: Overview, words: Words) -> list[Press]:
    if seen.seat is None or seen.seat not in seen.waiting:
        return []
    return [button(Control("snooze", seen.record.id, seen.seat), words.say("ui-snooze"))]
