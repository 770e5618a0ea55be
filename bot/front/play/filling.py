"""Filling in a form, press by press."""

from __future__ import annotations

from bot.front.play.sheet import Sheet, sit_at, submit
from bot.front.routes import Given, Outdated, verb
from bot.front.visit import Visit
from bot.views.custom_id import Control
from bot.views.form import LINES, PAGE, decode, key_of
from bot.views.modals import list_form, number_form
from bot.words.fingerprint import mark
from bot.words.numbers import number_in
from bot.words.parse import value_of
from games.kernel.hosting import Amount, Domain, SomeOf, Spread, Text, say


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
    if len(domain.choices) <= PAGE:
        await sheet.pick(control.field, domain, chosen)
        return
    page = int(control.extra)
    here = {choice.value for choice in domain.choices[page * PAGE : (page + 1) * PAGE]}
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
    await visit.open(modal)


@verb("fill")
async def fill_in(visit: Visit, control: Control, given: Given) -> None:
    sheet = await sit_at(visit, control)
    domain = _field(sheet, control.field)
    if not isinstance(domain, Spread):
        await sheet.pick(
            control.field, domain, value_of(domain, given.filled.get("number", ""), sheet.labels)
        )
        return
    typed = {key: (text, number_in(text)) for key, text in given.filled.items()}
    numbers = {key: text if number is None else number for key, (text, number) in typed.items()}
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


def _changed(sheet: Sheet, control: Control) -> Text:
    """Why the form is not what it was when this button was drawn."""
    return say("ui-form-unfit" if sheet.draft.token == control.extra else "ui-form-changed")


@verb("do")
async def do_it(visit: Visit, control: Control, given: Given) -> None:
    sheet = await sit_at(visit, control)
    filled = sheet.filled()
    if filled.field is not None or mark(filled.picked) != control.extra:
        await sheet.show(why=_changed(sheet, control))  # look at it first
        return
    await submit(visit, control, sheet.seen, filled.picked)
