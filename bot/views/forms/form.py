"""The form of one action, field by field, drawn from its domains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui

from bot.perspective import Overview
from bot.views.choosing.draft import Draft, Filled
from bot.views.choosing.lists import listing, spread_in_words
from bot.views.field import MOST_REMARKS, FormField, key_of
from bot.views.orders import order_control
from bot.views.panel import control_for, heading, list_of, question
from bot.views.parts.build import Button, button, layout, rows
from bot.views.parts.custom_id import ORDER, Control
from bot.views.parts.limits import BUTTONS_IN_A_ROW
from bot.views.parts.paging import clip
from bot.words.fingerprint import mark
from bot.words.suggest import amount_in_words, with_note
from bot.words.words import Words, shorten
from games.kernel.hosting import Amount, Domain, Offer, OneOf, Order, SomeOf, Spread

_MOST_CHANGES = BUTTONS_IN_A_ROW - 1  # fields that can be chosen again; one more button leads back
_MOST_LINES, _MOST_QUESTION, _MOST_PICKS = 600, 1000, 900


def form(
    seen: Overview, language: str, offer: Offer, filled: Filled, draft: Draft, page: int, lines: Sequence[str]
) -> ui.LayoutView:
    """Return the form of an action: what has been chosen, the field that comes next, and the ways back.

    `lines` say what was wrong with the last answer.
    """
    words, labels = seen.words(language), seen.labels(language)
    order = issubclass(offer.action, Order)
    base = (order_control(seen) if order else control_for(seen))._replace(kind=offer.kind)
    if filled.field is None:
        step: list[Any] = _last_step(base, offer, filled, words, labels)
    else:
        step = _next_step(base, offer, filled, draft, page, words, labels)
    return layout(
        heading(seen, words),
        clip(lines, _MOST_LINES),
        None if seen.task is None else words.say("ui-lesson-do", what=words(seen.task)),
        None if order or seen.prompt is None else shorten(question(seen.prompt, words), _MOST_QUESTION),
        f"### {words(offer.label)}",
        clip(picks(offer, filled, words, labels), _MOST_PICKS),
        *step,
        *rows(_ways_back(base, filled, words)),
    )


def _next_step(
    base: Control, offer: Offer, filled: Filled, draft: Draft, page: int, words: Words, labels: Words
) -> list[Any]:
    """Return what has to be chosen next: as one list where that is possible, else as its domain wants it."""
    assert filled.field is not None
    field = FormField(base, labels, filled.field, draft, page, filled.picked)
    listed = None if page or draft.typed or filled.field in draft.begun else listing(offer, filled.picked)
    if listed is None:
        preview = field.preview(offer, filled)
        return field.parts(filled.domain, None if preview is None else words(preview))
    control, shut = field.to("list"), field.shut(filled.domain)
    more = rows(field.typing(filled.domain)) if isinstance(filled.domain, Amount) else []
    return [field.hint(), shut, list_of(control, labels.say("ui-choose"), listed, labels), *more]


def picks(offer: Offer, filled: Filled, words: Words, labels: Words) -> list[str]:
    """Return what has been chosen so far, field by field."""
    shown, picked = [], dict[str, Any]()
    for name, value in filled.picked.items():
        step = offer.next_field(picked)
        assert step is not None
        shown.append(f"**{words.say(f'field-{key_of(name)}')}:** {pick_in_words(step[1], value, labels)}")
        picked[name] = value
    return shown


def pick_in_words(domain: Domain, value: Any, labels: Words) -> str:
    """Return a value that was chosen, with what follows from it."""
    match domain:
        case OneOf(choices=choices):
            return ", ".join(with_note(c, labels) for c in choices if c.value == value)
        case SomeOf(choices):
            return ", ".join(labels(c.label) for c in choices if c.value in value) or "–"
        case Spread():
            told = spread_in_words(domain, value, labels)
        case Amount():
            told = amount_in_words(domain, value, labels)
    return told if domain.note is None else f"{told} · {labels(domain.note(value))}"


def _last_step(base: Control, offer: Offer, filled: Filled, words: Words, labels: Words) -> list[Any]:
    """Return what would follow, and the button that does it; a legal folly is asked about, once."""
    if offer.check is not None and (why := offer.check(filled.picked)) is not None:
        return [words(why)]
    preview = offer.preview and offer.preview(filled.picked)
    doubt = offer.confirm and offer.confirm(filled.picked)
    token = mark(filled.picked)
    submit = (
        button(base.to("do", base.kind, extra=token), labels(offer.label), ButtonStyle.success)
        if doubt is None
        else button(base.to("do", base.kind, extra=token), words.say("ui-do-it-anyway"), ButtonStyle.danger)
    )
    remarks = [words(text) for text in (preview, doubt) if text is not None]
    return [clip(remarks, MOST_REMARKS), *rows([submit])]


def _ways_back(base: Control, filled: Filled, words: Words) -> list[Button]:
    change = [
        button(
            base.to("redo", base.kind, name),
            words.say("ui-change-field", field=words.say(f"field-{key_of(name)}")),
        )
        for name in filled.chosen[-_MOST_CHANGES:]
    ]
    return [*change, button(base.to("orders" if base.decision == ORDER else "panel"), words.say("ui-back"))]
