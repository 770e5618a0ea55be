"""Filling in and submitting: from a press on the panel to a move at the table."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.host import Stale
from bot.look import Look
from bot.ui.draft import Draft, Filled, drop_drafts, keep_draft, read_draft, settle
from bot.ui.forms import LINES, decode, form, key_of
from bot.ui.ids import Control, mark
from bot.ui.modals import list_form, number_form
from bot.ui.panel import fresh, lines_of, must_be_asked, panel
from bot.ui.routes import Given, Outdated, verb
from bot.ui.typed import value_of
from bot.ui.visit import Visit
from games.kernel import Amount, Domain, Illegal, Offer, SomeOf, Spread, Text, say

_PATIENCE = 5  # how often others may get in between before a press is given up


class Sheet:
    """One player at work on one action."""

    def __init__(self, visit: Visit, seen: Look, offer: Offer, draft: Draft) -> None:
        self.visit, self.seen, self.offer, self.draft = visit, seen, offer, draft
        self.labels = [seen.labels(language) for language in ("en", "ru")]

    def filled(self) -> Filled:
        return settle(self.offer, self.draft, self.labels)

    async def show(self, page: int = 0, why: Text | None = None) -> None:
        """The next step of the form, after keeping what there is of it."""
        filled = self.filled()
        self.draft.picked, self.draft.typed = filled.picked, {}
        await keep_draft(self.visit.notes, self.visit.user, self.seen.record.id, self.offer.kind, self.draft)
        lines = [] if why is None else [self.visit.words(why)]
        view = form(self.seen, self.visit.language, self.offer, filled, self.draft, page, lines)
        await self.visit.show(view)

    async def pick(self, name: str, domain: Domain, value: Any) -> None:
        """One field settled, or one sentence why not."""
        try:
            domain.check(value)
        except Illegal as refused:
            await self.show(why=refused.text)
            return
        self.draft.picked[name] = value
        await self.show()


async def sit_at(visit: Visit, control: Control) -> Sheet:
    seen = await fresh(visit, control)
    assert seen.prompt is not None
    draft = await read_draft(visit.notes, visit.user, control.game, control.kind)
    return Sheet(visit, seen, seen.prompt.offer(control.kind), draft)


def _field(sheet: Sheet, name: str) -> Domain:
    """The field that is being filled in. If another one is, the controls were of an older form."""
    filled = sheet.filled()
    if filled.field != name or filled.domain is None:
        raise Outdated()
    return filled.domain


@verb("act")
async def begin(visit: Visit, control: Control, given: Given) -> None:
    sheet = await sit_at(visit, control)
    if sheet.offer.fields or (sheet.offer.confirm is not None and sheet.offer.confirm({}) is not None):
        await sheet.show()
    else:
        await submit(visit, control, sheet.seen, {})


@verb("pick")
async def pick(visit: Visit, control: Control, given: Given) -> None:
    sheet = await sit_at(visit, control)
    await sheet.pick(control.field, _field(sheet, control.field), decode(given.chosen[0]))


@verb("page")
async def turn_the_page(visit: Visit, control: Control, given: Given) -> None:
    sheet = await sit_at(visit, control)
    await sheet.show(page=int(control.extra))


@verb("some")
async def pick_several(visit: Visit, control: Control, given: Given) -> None:
    sheet = await sit_at(visit, control)
    domain, chosen = _field(sheet, control.field), [decode(text) for text in given.chosen]
    assert isinstance(domain, SomeOf)
    if len(domain.choices) <= 25:
        await sheet.pick(control.field, domain, chosen)
        return
    page = int(control.extra)
    here = {choice.value for choice in domain.choices[page * 25 : (page + 1) * 25]}
    elsewhere = [value for value in sheet.draft.begun.get(control.field, []) if value not in here]
    sheet.draft.begun[control.field] = [*elsewhere, *chosen]
    await sheet.show(page)


@verb("these")
async def take_these(visit: Visit, control: Control, given: Given) -> None:
    sheet = await sit_at(visit, control)
    await sheet.pick(control.field, _field(sheet, control.field), sheet.draft.begun.get(control.field, []))


@verb("type")
async def open_form(visit: Visit, control: Control, given: Given) -> None:
    sheet = await sit_at(visit, control)
    domain, words = _field(sheet, control.field), sheet.seen.labels(visit.language)
    title = words.say(f"field-{key_of(control.field)}")
    filling = control.to("fill", control.kind, control.field, control.extra)
    match domain:
        case Amount():
            modal = number_form(filling, title, domain, words)
        case Spread():
            numbers = sheet.draft.begun.get(control.field, {})
            modal = list_form(filling, title, domain, int(control.extra or 0), numbers, words)
        case _:
            raise Outdated()
    await visit.interaction.response.send_modal(modal)


@verb("fill")
async def fill_in(visit: Visit, control: Control, given: Given) -> None:
    sheet = await sit_at(visit, control)
    domain = _field(sheet, control.field)
    if not isinstance(domain, Spread):
        await sheet.pick(
            control.field, domain, value_of(domain, given.filled.get("number", ""), sheet.labels)
        )
        return
    numbers = {key: int(text) if text.strip().isdecimal() else text for key, text in given.filled.items()}
    kept = sheet.draft.begun[control.field] = {**sheet.draft.begun.get(control.field, {}), **numbers}
    if len(domain.items) <= LINES:
        await sheet.pick(control.field, domain, kept)
    else:
        await sheet.show()


@verb("listed")
async def take_the_list(visit: Visit, control: Control, given: Given) -> None:
    sheet = await sit_at(visit, control)
    await sheet.pick(control.field, _field(sheet, control.field), sheet.draft.begun.get(control.field, {}))


@verb("redo")
async def change_a_field(visit: Visit, control: Control, given: Given) -> None:
    """This field and what depends on it are asked again."""
    sheet = await sit_at(visit, control)
    names = list(sheet.offer.fields)
    gone = names[names.index(control.field) :] if control.field in names else names
    sheet.draft.picked = {name: value for name, value in sheet.draft.picked.items() if name not in gone}
    await sheet.show()


@verb("do")
async def do_it(visit: Visit, control: Control, given: Given) -> None:
    sheet = await sit_at(visit, control)
    filled = sheet.filled()
    if filled.field is not None or mark(filled.picked) != control.extra:
        await sheet.show()  # another window has changed the form: look at it first
        return
    await submit(visit, control, sheet.seen, filled.picked)


async def propose(visit: Visit, game: int, kind: str, typed: dict[str, str | int]) -> None:
    """A move by slash command: made at once when it is complete, else the form asks for the rest."""
    seen = await visit.look(game)
    asked = must_be_asked(seen)
    offer = asked.offer(kind)
    if offer.blocked is not None:
        raise Illegal(offer.blocked)
    if stray := sorted(typed.keys() - offer.fields.keys()):
        names = tuple(say(f"field-{key_of(name)}") for name in stray)
        raise Illegal(say("stray-fields", label=offer.label, fields=names))
    sheet = Sheet(visit, seen, offer, Draft(typed=typed))
    filled = sheet.filled()
    if filled.field is not None:
        await sheet.show()
    elif await doubtful(sheet, filled):
        await sheet.show(why=say("ui-repeat-to-confirm"))
    else:
        await play(visit, seen, kind, filled.picked, None)


async def doubtful(sheet: Sheet, filled: Filled) -> bool:
    """Is there a warning that has not been given yet? The same command once more goes through."""
    remark = sheet.offer.confirm and sheet.offer.confirm(filled.picked)
    kept = await read_draft(sheet.visit.notes, sheet.visit.user, sheet.seen.record.id, sheet.offer.kind)
    sheet.draft.warned = mark(filled.picked)
    return remark is not None and kept.warned != sheet.draft.warned


async def submit(visit: Visit, control: Control, seen: Look, values: dict[str, Any]) -> None:
    """Final. Others may move at the same moment: it still counts if this seat is asked the same."""
    for _ in range(_PATIENCE):
        try:
            await play(visit, seen, control.kind, values, seen.version)
            return
        except Stale:
            seen = await fresh(visit, control)
    raise Outdated()


async def play(visit: Visit, seen: Look, kind: str, values: dict[str, Any], version: int | None) -> None:
    game = seen.record.id
    accepted = await visit.host.act(game, visit.user, kind, values, visit.key, version)
    visit.bot.outbox.wake()
    after = await visit.look(game)
    shown = visit.show(panel(after, visit.language, lines_of(accepted.events, visit.words)))
    await asyncio.gather(drop_drafts(visit.notes, visit.user, game), shown)
