"""The form of one action, field by field, drawn from its domains."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from discord import ButtonStyle, SelectOption, ui

from bot.perspective import Overview
from bot.views.choosing.draft import Draft, Filled
from bot.views.choosing.lists import listing
from bot.views.choosing.stamps import stamp, stamped
from bot.views.orders import order_control
from bot.views.panel import clip, control_for, heading, list_of, question
from bot.views.parts.build import Button, Row, button, layout, option, rows, select
from bot.views.parts.custom_id import ORDER, Control
from bot.views.parts.limits import BUTTONS_IN_A_ROW, FIELDS_OF_A_FORM, MOST_BUTTONS, MOST_OPTIONS
from bot.words.fingerprint import mark
from bot.words.suggest import likely, with_note
from bot.words.words import Words, shorten
from games.kernel.hosting import Amount, Choice, Domain, Offer, OneOf, Order, SomeOf, Spread, Text

PAGE = MOST_OPTIONS  # choices that are shown at a time
LINES = FIELDS_OF_A_FORM  # of a list that are filled in at a time
_MOST_FORMS = MOST_BUTTONS - BUTTONS_IN_A_ROW  # to fill in a list; the last row is for other buttons
_MOST_CHANGES = BUTTONS_IN_A_ROW - 1  # fields that can be chosen again; one more button leads back
_NUMBER = re.compile(r"i-?[0-9]{1,18}")
_MOST_LINES, _MOST_QUESTION, _MOST_PICKS, _MOST_REMARKS = 600, 1000, 900, 1000


def code(value: int | str) -> str:
    """Return a value as the text of an option; `decode` reads it back."""
    return f"i{value}" if isinstance(value, int) else f"s{value}"


def decode(text: str) -> int | str:
    """Return the value that an option stands for; what is no number is left to the domain to refuse."""
    return int(text[1:]) if _NUMBER.fullmatch(text) else text[1:]


def standing(domain: Spread, begun: Mapping[str, Any]) -> dict[str, Any]:
    """Return the numbers that stand in a list: those filled in, else those it has anyway, else the usual."""
    usual = {item.key: item.usual if item.default is None else item.default for item in domain.items}
    return {key: number for key, number in {**usual, **begun}.items() if number is not None}


def key_of(name: str) -> str:
    """Return a name of the code as the keys of texts spell it."""
    return name.replace("_", "-")


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
        return [*field.parts(filled.domain), *([] if preview is None else [words(preview)])]
    shut = clip(field.shut(filled.domain), _MOST_REMARKS) if isinstance(filled.domain, OneOf) else None
    control = field.to("list")
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
        case Spread(items):
            told = ", ".join(f"{labels(i.label)}: {value[i.key]}" for i in items if i.key in value) or "–"
        case Amount():
            told = str(value)
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
    return [clip(remarks, _MOST_REMARKS), *rows([submit])]


def _ways_back(base: Control, filled: Filled, words: Words) -> list[Button]:
    change = [
        button(
            base.to("redo", base.kind, name),
            words.say("ui-change-field", field=words.say(f"field-{key_of(name)}")),
        )
        for name in filled.chosen[-_MOST_CHANGES:]
    ]
    return [*change, button(base.to("orders" if base.decision == ORDER else "panel"), words.say("ui-back"))]


class FormField:
    """Draw one field of a form, as its domain wants it."""

    def __init__(
        self,
        base: Control,
        labels: Words,
        name: str,
        draft: Draft,
        page: int,
        picked: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        self.base, self.labels, self.name, self.draft, self.page = base, labels, name, draft, page
        self.stamp = stamp(picked, draft.begun.get(name))

    def parts(self, domain: Domain | None) -> list[Any]:
        """Return texts and controls to fill in the field."""
        match domain:
            case OneOf(choices=choices):
                shut = clip(self.shut(domain), _MOST_REMARKS)
                return [self.hint(), shut, self.choice(choices), *self.pages(len(choices), PAGE)]
            case SomeOf():
                return [
                    self.hint(),
                    self.several(domain),
                    *self.pages(len(domain.choices), PAGE),
                    *self.done(domain),
                ]
            case Amount():
                return [self.hint(), *self.amount(domain)]
            case Spread():
                return [self.hint(), *self.lines(domain)]
        return []

    def hint(self) -> str:
        """Return the name of the field, and what is wanted in it."""
        key = key_of(self.name)
        return f"**{self.labels.say(f'field-{key}')}** · {self.labels.say(f'hint-{key}')}"

    def to(self, verb: str, page: int = 0) -> Control:
        """Return another control of this field, stamped with what has been chosen before it."""
        return self.base.to(verb, self.base.kind, self.name, stamped(self.stamp, page))

    def _shown(self, choices: Sequence[Choice]) -> Sequence[Choice]:
        return choices[self.page * PAGE : (self.page + 1) * PAGE]

    def _option(self, choice: Choice, chosen: bool = False) -> SelectOption:
        note = None if choice.note is None else self.labels(choice.note)
        return option(self.labels(choice.label), code(choice.value), note, chosen=chosen)

    def choice(self, choices: Sequence[Choice]) -> Row:
        """Return a select for one of several, page by page."""
        options = [self._option(choice) for choice in self._shown(choices)]
        return select(self.to("pick", self.page), self.labels.say("ui-choose"), options)

    def shut(self, domain: OneOf) -> list[str]:
        """Return what cannot be chosen just now, and why."""
        return [f"-# {self.labels(c.label)}: {self.labels(c.note)}" for c in domain.shut() if c.note]

    def several(self, domain: SomeOf) -> Row:
        """Return a select for some of several; what is chosen on several pages is gathered first."""
        begun = self.draft.begun.get(self.name, [])
        shown = self._shown(domain.choices)
        options = [self._option(choice, chosen=choice.value in begun) for choice in shown]
        alone = len(domain.choices) <= PAGE
        least, most = (domain.least, domain.limit) if alone else (0, min(domain.limit, len(shown)))
        return select(self.to("some", self.page), self.labels.say("ui-choose-several"), options, least, most)

    def done(self, domain: SomeOf) -> list[Row]:
        """Return a button that ends the choice; nothing at all can only be said with it."""
        if len(domain.choices) <= PAGE and domain.least > 0:
            return []
        begun = self.draft.begun.get(self.name, [])
        label = (
            self.labels.say("ui-take-these", count=len(begun)) if begun else self.labels.say("ui-take-none")
        )
        enough = len(begun) >= domain.least
        return rows([button(self.to("these"), label, ButtonStyle.primary, disabled=not enough)])

    def amount(self, domain: Amount) -> list[Any]:
        """Return a select for a number, and a button to type one that is not among those shown."""
        numbers = likely(domain)
        notes = [None if domain.note is None else self.labels(domain.note(n)) for n in numbers]
        options = [option(str(n), code(n), note) for n, note in zip(numbers, notes, strict=True)]
        why = [] if domain.why is None else [f"-# {self.labels(domain.why)}"]
        choice = select(self.to("pick"), self.labels.say("ui-choose"), options)
        return [*why, choice, *rows(self.typing(domain))]

    def typing(self, domain: Amount) -> list[Button]:
        """Return a button to type a number, if not all of them are shown."""
        all_shown = domain.ways() <= PAGE
        return [] if all_shown else [button(self.to("type"), self.labels.say("ui-type-a-number"))]

    def lines(self, domain: Spread) -> list[Any]:
        """Return every line of a list with its number, and buttons to fill in some lines at a time."""
        numbers = standing(domain, self.draft.begun.get(self.name, {}))
        lines = [self._line(item, numbers.get(item.key)) for item in domain.items]
        spans = range(0, len(domain.items), LINES)
        ready = all(item.key in numbers for item in domain.items)
        use = ButtonStyle.success if ready else ButtonStyle.secondary
        done = button(self.to("listed"), self.labels.say("ui-take-the-list"), use, disabled=not ready)
        change = ButtonStyle.secondary if ready else ButtonStyle.primary
        fill = [button(self.to("type", at // LINES), self._span(domain, at), change) for at in spans]
        return [clip(lines, _MOST_REMARKS), *rows([done, *fill[:_MOST_FORMS]])]

    def preview(self, offer: Offer, filled: Filled) -> Text | None:
        """Return what would follow from a list as it stands, if nothing else has to be chosen."""
        if not isinstance(filled.domain, Spread) or offer.preview is None:
            return None
        picked = {**filled.picked, self.name: standing(filled.domain, self.draft.begun.get(self.name, {}))}
        return offer.preview(picked) if offer.next_field(picked) is None else None

    def _line(self, item: Any, number: int | None) -> str:
        return f"- {self.labels(item.label)}: **{'?' if number is None else number}**"

    def _span(self, domain: Spread, at: int) -> str:
        if len(domain.items) <= LINES:
            return self.labels.say("ui-fill-in")
        first, last = at + 1, min(at + LINES, len(domain.items))
        if first == last:
            return self.labels.say("ui-fill-in-line", line=first)
        return self.labels.say("ui-fill-in-lines", first=first, last=last)

    def pages(self, count: int, size: int) -> list[Row]:
        """Return buttons to turn the page, if there are several."""
        last = (count - 1) // size
        if last < 1:
            return []
        turn = (("ui-previous", self.page - 1), ("ui-next", self.page + 1))
        return rows(
            [
                button(self.to("page", to), self.labels.say(key), disabled=not 0 <= to <= last)
                for key, to in turn
            ]
        )
