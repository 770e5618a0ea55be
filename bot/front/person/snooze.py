"""A quiet night: whoever asks for it is called again tomorrow morning, and not earlier."""

from __future__ import annotations

from collections.abc import Iterable

from bot.clock.availability import SNOOZE
from bot.clock.hours import tomorrow
from bot.front.play.panel import must_be_asked
from bot.front.router import Payload, verb
from bot.front.visit import Visit
from bot.perspective import Perspective
from bot.views.clock import stamp
from bot.views.panel import panel
from bot.views.parts.custom_id import Control
from bot.words.words import Words


@verb("snooze")
async def not_before_tomorrow(visit: Visit, control: Control, payload: Payload) -> None:
    """Ask not to be called before tomorrow, from the table or from My moves."""
    must_be_asked(await visit.look(control.game))
    until = await snooze(visit, [control.game])
    seen = await visit.look(control.game)
    await visit.show(panel(seen, visit.language, [_promise(seen, visit.words, until)]))


async def snooze(visit: Visit, games: Iterable[int]) -> int:
    """Call this person no more before tomorrow; return the moment from which they may be called."""
    until = tomorrow((await visit.host.preferences.person(visit.user)).hours, visit.host.now())
    await visit.preferences.choose(visit.user, SNOOZE, until)
    for game in games:
        await visit.host.alarm.call_again(game, visit.user)
    return until


def _promise(seen: Perspective, words: Words, until: int) -> str:
    """Return that nobody will call before then; and that the clock runs on, if it does."""
    if seen.seat is None or seen.seat not in seen.until:
        return words.say("ui-snoozed", when=stamp(until, "f"))
    ends = stamp(seen.until[seen.seat])
    return words.say("ui-snoozed-time-runs", when=stamp(until, "f"), until=ends)
