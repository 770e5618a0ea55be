"""Snooze: whoever asks for it is called again tomorrow morning, by their own clock, and not earlier."""

from __future__ import annotations

from discord import app_commands, ui

from bot.clock.availability import ZONE
from bot.front.declare import command, named, worded
from bot.front.person.zones import zone_typed
from bot.front.play.panel import must_be_asked, show_panel, show_panel_of
from bot.front.router import Payload, verb
from bot.front.visit import Visit, answers
from bot.perspective import Perspective
from bot.views.clock import stamp, unsnooze_button
from bot.views.forms.modals import text_form
from bot.views.parts.build import Part, layout, rows
from bot.views.parts.custom_id import Control
from bot.words.words import Words

_EVERYWHERE = 0  # in place of a table


@verb("snooze")
async def not_before_tomorrow(visit: Visit, control: Control, payload: Payload) -> None:
    """Ask not to be called before tomorrow, from the table or from My moves."""
    must_be_asked(await visit.look(control.game))
    await _snooze(visit, control.game)


@verb("snoozezone")
async def in_this_zone(visit: Visit, control: Control, payload: Payload) -> None:
    """Keep the time zone that was asked for, and snooze by it."""
    if control.game != _EVERYWHERE:
        must_be_asked(await visit.look(control.game))
    chosen = await zone_typed(visit, payload.filled.get("zone", ""))
    await visit.host.clocks.choose_hours(visit.user, ZONE, chosen)
    await _snooze(visit, control.game)


@verb("unsnooze")
async def call_me_again(visit: Visit, control: Control, payload: Payload) -> None:
    """End the snooze; the calls to other tables that it has held back come now."""
    line = await _end(visit, control.game)
    if control.game == _EVERYWHERE:
        await visit.show(layout(line))
    else:
        await show_panel(visit, control.game, [line])


@command("settings-snooze")
@named(change="snooze")
@app_commands.choices(change=worded("ui-snooze-choice-", ("on", "off")))
@answers
async def snooze(visit: Visit, change: str = "on") -> None:
    """Ask not to be called before tomorrow, at any table; or to be called again."""
    if change == "off":
        await visit.say(await _end(visit, _EVERYWHERE))
    else:
        await _snooze(visit, _EVERYWHERE)


async def _end(visit: Visit, game: int) -> str:
    """End the snooze, and return the sentence that says so; or that there was none."""
    ended = await visit.host.snoozes.end(visit.user, game or None)
    return visit.words.say("ui-snooze-over" if ended else "ui-snooze-none")


async def _snooze(visit: Visit, game: int) -> None:
    """Begin the snooze of whoever has told a time zone, and show it; ask the others for theirs first."""
    if (await visit.preferences.person(visit.user)).zone is None:
        await visit.open(_zone_form(visit.words, game))
        return
    until = await visit.host.snoozes.begin(visit.user)
    if game == _EVERYWHERE:
        await visit.show(layout(*snoozed_parts(visit.words, until)))
    else:
        seen = await visit.look(game)
        await show_panel_of(visit, seen, [_promise(seen, visit.words, until)])


def _zone_form(words: Words, game: int) -> ui.Modal:
    """Return the form for a time zone: nine o'clock is not the same everywhere."""
    fields, example = {"zone": words.say("ui-snooze-zone")}, words.say("ui-snooze-zone-example")
    return text_form(Control("snoozezone", game), words.say("ui-snooze-zone-title"), fields, [example])


def snoozed_parts(words: Words, until: int) -> list[Part | str]:
    """Return until when nobody calls, and the button that ends it."""
    told = words.say("ui-snoozed", when=stamp(until, "f"))
    return [told, *rows([unsnooze_button(words)])]


def _promise(seen: Perspective, words: Words, until: int) -> str:
    """Return that nobody will call before then; and that the clock runs on, if it does."""
    if seen.seat is None or seen.seat not in seen.until:
        return words.say("ui-snoozed", when=stamp(until, "f"))
    ends = stamp(seen.until[seen.seat])
    return words.say("ui-snoozed-time-runs", when=stamp(until, "f"), until=ends)
