"""Choosing the clock of a table before the game begins."""

from __future__ import annotations

from discord import ui

from bot.clock.pace import LEAST, MOST, OWN, PACES, Pace, duration_in_words, read_duration
from bot.front.lobby.controls import refresh
from bot.front.lobby.guards import must_sit
from bot.front.router import Payload, never_ours, verb
from bot.front.visit import Visit
from bot.host.errors import refuse
from bot.perspective import Perspective
from bot.views.forms.modals import text_form
from bot.views.parts.custom_id import Control
from bot.words.words import Words, shorten
from games.kernel.hosting import say


def pace_typed(policy: str, bank: str | None, top_up: str | None) -> Pace:
    """Return the pace that was typed, or refuse. Only a table's own pace has figures that can be typed."""
    if policy == OWN:
        return own_pace(bank, top_up)
    if bank or top_up:
        raise refuse("ui-clock-figures-elsewhere", own=say("ui-clock-own"))
    return PACES[policy]


def own_pace(bank: str | None, top_up: str | None) -> Pace:
    """Return a pace with the figures that were typed, or refuse with what would do."""
    if not bank or not top_up:
        raise refuse("ui-clock-figures-missing")
    read = [read_duration(typed) for typed in (bank, top_up)]
    for typed, length in zip((bank, top_up), read, strict=True):
        if length is None:
            raise refuse("ui-clock-unreadable", typed=shorten(typed, 40))
    whole, back = (length or 0 for length in read)
    if whole < LEAST:
        raise refuse("ui-clock-too-short", typed=shorten(bank, 40), least=duration_in_words(LEAST))
    if whole > MOST:
        raise refuse("ui-clock-too-long", typed=shorten(bank, 40), most=duration_in_words(MOST))
    if back > whole:
        raise refuse("ui-clock-top-up-range", most=duration_in_words(whole))
    return Pace(OWN, whole, back)


def own_form(seen: Perspective, words: Words) -> ui.Modal:
    """Return the form for a table's own figures."""
    fields = {"bank": words.say("ui-clock-field-bank"), "back": words.say("ui-clock-field-back")}
    control = Control("ownclock", seen.record.id)
    examples = [words.say(f"ui-clock-example-{name}") for name in fields]
    return text_form(control, words.say("ui-clock-own"), fields, examples)


@verb("clock")
async def choose_clock(visit: Visit, control: Control, payload: Payload) -> None:
    """Choose a clock; for a table's own open the form."""
    seen = await visit.look(control.game)
    must_sit(seen)
    if payload.only == OWN:
        await visit.open(own_form(seen, visit.words))
        return
    pace = PACES.get(payload.only) or never_ours(payload.only)
    await visit.host.agreements.agree_clock(control.game, visit.user, pace, visit.key)
    await refresh(visit, control.game)


@verb("ownclock")
async def choose_own_figures(visit: Visit, control: Control, payload: Payload) -> None:
    """Choose the figures that were typed into the form."""
    must_sit(await visit.look(control.game))
    pace = own_pace(payload.filled.get("bank"), payload.filled.get("back"))
    await visit.host.agreements.agree_clock(control.game, visit.user, pace, visit.key)
    await refresh(visit, control.game)
