"""Filling in a form, press by press."""

from __future__ import annotations

from collections.abc import Sequence

from bot.front.play.sheet import Changed, Sheet, Shown, form_verb
from bot.front.router import Outdated, Payload
from bot.views.choosing.draft import Draft
from bot.views.choosing.lists import OTHER, listing
from bot.views.choosing.stamps import page_of, stamp, token_of
from bot.views.field import LINES, PAGE, decode, key_of, standing
from bot.views.forms.modals import list_form, number_form
from bot.views.parts.custom_id import Control
from bot.words.fingerprint import mark
from bot.words.numbers import number_in
from bot.words.parse import value_of
from games.kernel.hosting import Amount, Domain, Illegal, SomeOf, Spread


def _field(sheet: Sheet, control: Control) -> Domain:
    """Return the field that is being filled in, if its form is the one that was looked at."""
    filled, begun = sheet.filled(), sheet.draft.begun.get(control.field)
    if sheet.stamp and sheet.stamp != stamp(filled.picked, begun):
        raise Changed(left_behind=sheet.stamp == stamp(sheet.draft.picked, begun))
    if filled.field != control.field or filled.domain is None:
        raise Outdated()
    return filled.domain


@form_verb("act")
async def begin(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Begin an action: make it at once if the button said all of it, else open its form."""
    if sheet.offer.fields and sheet.stamp != stamp(sheet.filled().picked):
        return await sheet.show()
    return await sheet.take({})


@form_verb("list")
async def choose(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Take what was chosen from a list: in the panel it begins anew, in the form of a field it goes on."""
    if control.field:
        _field(sheet, control)
    else:
        _begin_anew(sheet)
    if payload.chosen == (OTHER,):
        return await sheet.show()
    return await _take_from_list(sheet, payload.chosen, brief=not control.field)


@form_verb("this")
async def choose_this(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Take the one choice that a button of the panel stands for."""
    _begin_anew(sheet)
    return await _take_from_list(sheet, [token_of(control)], brief=True)


async def _take_from_list(sheet: Sheet, tokens: Sequence[str], *, brief: bool) -> Shown:
    listed = listing(sheet.offer, sheet.filled().picked, brief=brief)
    if listed is None:
        raise Outdated()
    try:
        settled = listed.settled(tokens)
    except Illegal as refused:
        return await sheet.show(why=refused.text)
    return await sheet.take(settled)


def _begin_anew(sheet: Sheet) -> None:
    """Put aside what was filled in of the form; what has only one possibility must be as it was."""
    sheet.draft = Draft(last=sheet.draft.last)
    if sheet.stamp != stamp(sheet.filled().picked):
        raise Changed()


@form_verb("pick")
async def pick(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Choose one of several."""
    return await sheet.pick(control.field, _field(sheet, control), decode(payload.only))


@form_verb("page")
async def turn_the_page(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Turn the page of a long list."""
    return await sheet.show(page=page_of(control))


@form_verb("some")
async def pick_several(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Choose some of several: with one page that is the answer, with more the pages are gathered first."""
    domain, chosen = _field(sheet, control), [decode(text) for text in payload.chosen]
    assert isinstance(domain, SomeOf)
    if len(domain.choices) <= PAGE:
        return await sheet.pick(control.field, domain, chosen)
    page = page_of(control)
    here = {choice.value for choice in domain.choices[page * PAGE : (page + 1) * PAGE]}
    elsewhere = [value for value in sheet.draft.begun.get(control.field, []) if value not in here]
    sheet.draft.begun[control.field] = [*elsewhere, *chosen]
    return await sheet.show(page)


@form_verb("these")
async def take_these(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Take what was gathered from the pages."""
    gathered = sheet.draft.begun.get(control.field, [])
    return await sheet.pick(control.field, _field(sheet, control), gathered)


@form_verb("type")
async def open_form(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Open a form to type numbers into."""
    domain, words = _field(sheet, control), sheet.table.labels(sheet.visit.language)
    title = words.say(f"field-{key_of(control.field)}")
    filling = control.to("fill", control.kind, control.field, control.extra)
    match domain:
        case Amount():
            return number_form(filling, title, domain, words)
        case Spread():
            numbers = standing(domain, control.field, sheet.draft)
            return list_form(filling, title, domain, page_of(control), numbers, words)
        case _:
            raise Outdated()


@form_verb("fill")
async def fill_in(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Take what was typed into a form."""
    domain = _field(sheet, control)
    if not isinstance(domain, Spread):
        number = value_of(domain, payload.filled.get("number", ""), sheet.labels)
        return await sheet.pick(control.field, domain, number)
    typed = {key: (text, number_in(text)) for key, text in payload.filled.items()}
    numbers = {key: text if number is None else number for key, (text, number) in typed.items()}
    sheet.draft.begun[control.field] = {**sheet.draft.begun.get(control.field, {}), **numbers}
    if len(domain.items) <= LINES:
        return await sheet.pick(control.field, domain, standing(domain, control.field, sheet.draft))
    return await sheet.show()


@form_verb("listed")
async def take_the_list(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Take a list as it stands."""
    domain = _field(sheet, control)
    if not isinstance(domain, Spread):
        raise Outdated()
    return await sheet.pick(control.field, domain, standing(domain, control.field, sheet.draft))


@form_verb("redo")
async def change_a_field(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Ask for a field again, and for what depends on it."""
    names = list(sheet.offer.fields)
    gone = names[names.index(control.field) :] if control.field in names else names
    sheet.draft.picked = {name: value for name, value in sheet.draft.picked.items() if name not in gone}
    return await sheet.show()


@form_verb("do")
async def do_it(sheet: Sheet, control: Control, payload: Payload) -> Shown:
    """Make the move that the form describes, if it is the one that was looked at."""
    filled = sheet.filled()
    if filled.field is not None or mark(filled.picked) != control.extra:
        raise Changed(left_behind=sheet.draft.token == control.extra)
    return await sheet.submit(filled.picked)
