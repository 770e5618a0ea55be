"""/settings: a person's own time zone, quiet hours, days off and the way they are called."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.clock.availability import (
    NOTICE,
    NOTICES,
    QUIET,
    Person,
    clock_face,
)
from bot.clock.hours import Quiet, time_of_day
from bot.front.declare import EVERYWHERE, command, group, named, worded
from bot.front.person.dms import try_again
from bot.front.person.notify import notify_command
from bot.front.person.privacy import data, forget
from bot.front.person.quiet import quiet_typed
from bot.front.person.results import results
from bot.front.person.snooze import snooze, snoozed_parts
from bot.front.person.zones import zone
from bot.front.visit import Visit, answers, completes
from bot.host.errors import refuse
from bot.views.days_off import chosen_hours, days_in_words, days_off_view
from bot.views.parts.build import layout
from bot.words.numbers import read_time
from bot.words.words import Words
from games.kernel.hosting import say


def settings_group() -> app_commands.Group:
    """Return /settings with its commands."""
    every = [show, zone, quiet, days_off, notices, notify_command(), snooze, dms, results, data, forget]
    return group("settings", EVERYWHERE, every)


@command("settings-show")
@answers
async def show(visit: Visit) -> None:
    """Show what one has chosen."""
    person = await visit.preferences.person(visit.user)
    until = person.snoozed_until(visit.host.now())
    snoozed = [] if until is None else snoozed_parts(visit.words, until)
    hidden = await visit.preferences.hides_results(visit.user)
    lines = [*_chosen(person, visit), *([visit.words.say("ui-settings-results-hidden")] if hidden else [])]
    if await visit.host.open_tables.wishes(visit.user):
        lines.append(visit.words.say("ui-settings-notify"))
    await visit.show(layout("\n".join([*lines, visit.words.say("ui-settings-hint")]), *snoozed))


def _chosen(person: Person, visit: Visit) -> list[str]:
    words, hours = visit.words, person.hours
    rest = [] if hours.quiet is None else [_quiet_line(words, hours.quiet)]
    if hours.days_off:
        days = days_in_words(words, hours.days_off)
        rest.append(words.say("ui-settings-days-off", days=days, count=len(hours.days_off)))
    return [
        words.say(
            "ui-settings-zone" if person.zone else "ui-settings-zone-unset",
            zone=hours.zone,
            time=time_of_day(hours, visit.host.now()),
        ),
        *(rest or [words.say("ui-settings-always")]),
        words.say(f"ui-settings-notices-{person.notices}"),
    ]


def _quiet_line(words: Words, quiet: Quiet) -> str:
    return words.say("ui-settings-quiet", start=clock_face(quiet.start), end=clock_face(quiet.end))


@completes
async def _complete_time(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose times of the day near what was typed."""
    typed = read_time(current)
    near = range(typed, typed + 60, 15) if typed is not None else range(0, 24 * 60, 60)
    return [Choice(name=clock_face(at), value=clock_face(at)) for at in near if at < 24 * 60]


@command("settings-quiet")
@named(start="from", end="to")
@app_commands.autocomplete(start=_complete_time, end=_complete_time)
@answers
async def quiet(visit: Visit, start: str | None = None, end: str | None = None) -> None:
    """Choose one's quiet hours; with neither time they are switched off."""
    chosen = None if start is None and end is None else quiet_typed(start, end)
    if chosen is not None and (await visit.preferences.person(visit.user)).zone is None:
        raise refuse("ui-settings-zone-first")
    value = None if chosen is None else list(chosen)
    waited_for = await visit.host.clocks.choose_hours(visit.user, QUIET, value)
    told = visit.words.say("ui-settings-quiet-off") if chosen is None else _quiet_line(visit.words, chosen)
    await visit.say(chosen_hours(visit.words, told, waited_for))


@command("settings-days-off")
@answers
async def days_off(visit: Visit) -> None:
    """Show one's days off, to choose them."""
    person = await visit.preferences.person(visit.user)
    if person.zone is None:
        raise refuse("ui-settings-zone-first")
    await visit.show(days_off_view(visit.words, person.hours.days_off))


@command("settings-notices")
@named(way="notices")
@app_commands.choices(way=worded("ui-notices-", NOTICES))
@answers
async def notices(visit: Visit, way: str) -> None:
    """Choose how one is called."""
    await visit.preferences.choose(visit.user, NOTICE, way)
    await visit.tell(say(f"ui-settings-notices-{way}"))


@command("settings-dms")
@answers
async def dms(visit: Visit) -> None:
    """Try whether DMs arrive."""
    await try_again(visit)
