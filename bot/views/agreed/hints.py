"""Hints: whether there are any at a table, the choice of that, and the button that asks for one."""

from __future__ import annotations

from bot.perspective import Overview
from bot.views.options import encode_option
from bot.views.parts.build import Button, Row, button, option, select
from bot.views.parts.custom_id import Control
from bot.words.words import Words


def hint_button(seen: Overview, labels: Words) -> list[Button]:
    """Return the button that asks for a hint, where there are any and this player is waited for."""
    if not seen.hints or seen.seat is None or seen.seat not in seen.waiting:
        return []
    control = Control("hint", seen.record.id, seen.seat, seen.version, seen.decision)
    return [button(control, labels.say("ui-hint-ask"))]


def hints_line(seen: Overview, words: Words) -> list[str]:
    """Return whether there are hints at this table; nothing where nobody could give any."""
    return [f"-# {words.say('ui-hints')}: {_in_words(words, seen.hints)}"] if seen.experts else []


def hints_select(seen: Overview, words: Words) -> list[str | Row]:
    """Return the choice whether there are hints, with what they are; nothing where nobody could give any."""
    if not seen.experts:
        return []
    values = [
        option(_in_words(words, value), encode_option(value), chosen=value == seen.hints)
        for value in (True, False)
    ]
    about = f"**{words.say('ui-hints')}** · {words.say('ui-hints-about')}"
    return [about, select(Control("hints", seen.record.id), words.say("ui-choose"), values)]


def _in_words(words: Words, value: bool) -> str:
    return words.say("ui-option-on" if value else "ui-option-off")
