"""One field of a form, drawn as its domain wants it, and how its values are written into controls."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from discord import ButtonStyle

from bot.views.choosing.draft import Draft, Filled
from bot.views.choosing.shut import why_shut
from bot.views.choosing.stamps import stamp, stamped
from bot.views.parts.build import Button, Option, Row, button, option, rows, select
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import BUTTONS_IN_A_ROW, FIELDS_OF_A_FORM, MOST_BUTTONS, MOST_OPTIONS
from bot.views.parts.paging import clip
from bot.words.pieces import only_piece, pieces_of
from bot.words.suggest import amount_in_words, likely
from bot.words.words import Words
from games.kernel.hosting import Amount, Choice, Domain, Item, Offer, OneOf, SomeOf, Spread, Text

PAGE = MOST_OPTIONS  # choices that are shown at a time
LINES = FIELDS_OF_A_FORM  # of a list that are filled in at a time
_MOST_FORMS = MOST_BUTTONS - BUTTONS_IN_A_ROW  # to fill in a list; the last row is for other buttons
_NUMBER = re.compile(r"i-?[0-9]{1,18}")
MOST_REMARKS = 1000  # characters


def code(value: int | str) -> str:
    """Return a value as the text of an option; `decode` reads it back."""
    return f"i{value}" if isinstance(value, int) else f"s{value}"


def decode(text: str) -> int | str:
    """Return the value that an option stands for; what is no number is left to the domain to refuse."""
    return int(text[1:]) if _NUMBER.fullmatch(text) else text[1:]


def standing(domain: Spread, name: str, draft: Draft) -> dict[str, Any]:
    """Return the numbers that stand in a list: those filled in, else those it has anyway.

    Where a number has to be named, it is the one of last time, else the usual.
    """
    last, begun = draft.last.get(name, {}), draft.begun.get(name, {})
    ready = {item.key: _ready(item, last.get(item.key)) for item in domain.items}
    return {key: number for key, number in {**ready, **begun}.items() if number is not None}


def _ready(item: Item, last: Any) -> int | None:
    if item.default is not None:
        return item.default
    return last if type(last) is int and item.least <= last <= item.most else item.usual


def key_of(name: str) -> str:
    """Return a name of the code as the keys of texts spell it."""
    return name.replace("_", "-")


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

    def parts(self, domain: Domain | None, outcome: str | None = None) -> list[Any]:
        """Return texts and controls to fill in the field. `outcome`: what would follow as it stands."""
        match domain:
            case OneOf(choices=choices):
                pages = self.pages(len(choices), PAGE)
                return [self.hint(), self.shut(domain), self.choice(choices), *pages]
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
                return [self.hint(), self.shut(domain), *self.lines(domain, outcome)]
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

    def _option(self, choice: Choice, chosen: bool = False) -> Option:
        note = None if choice.note is None else self.labels(choice.note)
        piece = only_piece(choice.label, pieces_of(self.labels.game))
        return option(self.labels(choice.label), code(choice.value), note, chosen=chosen, piece=piece)

    def choice(self, choices: Sequence[Choice]) -> Row:
        """Return a select for one of several, page by page."""
        options = [self._option(choice) for choice in self._shown(choices)]
        return select(self.to("pick", self.page), self.labels.say("ui-choose"), options)

    def shut(self, domain: Domain | None) -> str:
        """Return what cannot be chosen just now, and why."""
        return clip(why_shut(domain, self.labels), MOST_REMARKS)

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
        told = [amount_in_words(domain, number, self.labels) for number in numbers]
        options = [option(*one) for one in zip(told, map(code, numbers), notes, strict=True)]
        why = [] if domain.why is None else [f"-# {self.labels(domain.why)}"]
        choice = select(self.to("pick"), self.labels.say("ui-choose"), options)
        return [*why, choice, *rows(self.typing(domain))]

    def typing(self, domain: Amount) -> list[Button]:
        """Return a button to type a number, if not all of them are shown."""
        all_shown = domain.ways() <= PAGE
        return [] if all_shown else [button(self.to("type"), self.labels.say("ui-type-a-number"))]

    def lines(self, domain: Spread, outcome: str | None = None) -> list[Any]:
        """Return every line of a list with its number, and buttons to fill in some lines at a time."""
        numbers = standing(domain, self.name, self.draft)
        lines = [self._line(domain, item, numbers.get(item.key)) for item in domain.items]
        spans = range(0, len(domain.items), LINES)
        ready = all(item.key in numbers for item in domain.items)
        use = ButtonStyle.success if ready else ButtonStyle.secondary
        done = button(self.to("listed"), self.labels.say("ui-take-the-list"), use, disabled=not ready)
        change = ButtonStyle.secondary if ready else ButtonStyle.primary
        fill = [button(self.to("type", at // LINES), self._span(domain, at), change) for at in spans]
        remarks = [clip(lines, MOST_REMARKS), *([] if outcome is None else [outcome])]
        return [*remarks, *rows([done, *fill[:_MOST_FORMS]])]

    def preview(self, offer: Offer, filled: Filled) -> Text | None:
        """Return what would follow from a list as it stands, if nothing else has to be chosen."""
        if not isinstance(filled.domain, Spread) or offer.preview is None:
            return None
        picked = {**filled.picked, self.name: standing(filled.domain, self.name, self.draft)}
        return offer.preview(picked) if offer.next_field(picked) is None else None

    def _line(self, domain: Spread, item: Item, number: int | None) -> str:
        told = "?" if number is None else amount_in_words(domain, number, self.labels)
        return f"- {self.labels(item.label)}: **{told}**"

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
