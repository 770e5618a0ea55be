"""Choosing the options of a game."""

from __future__ import annotations

from typing import Any

from bot.front.lobby.guards import must_sit
from bot.front.router import Payload, verb
from bot.front.visit import Visit
from bot.perspective import Perspective
from bot.views.agreed.hints import hints_select
from bot.views.field import key_of
from bot.views.forms.modals import number_form
from bot.views.options import decode_option, options_view, possible
from bot.views.parts.custom_id import Control
from bot.words.numbers import number_in
from games.kernel.hosting import Amount


@verb("options")
async def show_options(visit: Visit, control: Control, payload: Payload) -> None:
    """Show the options of a game to whoever sits at the table."""
    seen = await visit.look(control.game)
    must_sit(seen)
    await _show(visit, seen)


async def _show(visit: Visit, seen: Perspective) -> None:
    await visit.show(options_view(seen, visit.words, hints_select(seen, visit.words)))


@verb("hints")
async def allow_hints(visit: Visit, control: Control, payload: Payload) -> None:
    """Choose whether an expert may be asked."""
    must_sit(await visit.look(control.game))
    hints = decode_option(payload.only) is True
    await visit.host.hints.allow(control.game, visit.user, hints, visit.key)
    await _show(visit, await visit.look(control.game))


@verb("option")
async def set_option(visit: Visit, control: Control, payload: Payload) -> None:
    """Choose a value from the list."""
    await _agree_on(visit, control, decode_option(payload.only))


@verb("optnum")
async def ask_for_a_number(visit: Visit, control: Control, payload: Payload) -> None:
    """Open a form for a number that is not in the list."""
    seen = await visit.look(control.game)
    must_sit(seen)
    name, values = control.field, possible(seen.game.Options, control.field)
    title = visit.words.say(f"option-{key_of(name)}")
    form = number_form(control.to("optset", field=name), title, Amount(values[0], values[-1]), visit.words)
    await visit.open(form)


@verb("optset")
async def set_a_number(visit: Visit, control: Control, payload: Payload) -> None:
    """Choose the number that was typed; what is none is left for the host to refuse."""
    typed = payload.filled.get("number", "").strip()
    number = number_in(typed)
    await _agree_on(visit, control, typed if number is None else number)


async def _agree_on(visit: Visit, control: Control, value: Any) -> None:
    must_sit(await visit.look(control.game))
    await visit.host.agreements.configure(control.game, visit.user, {control.field: value}, visit.key)
    await _show(visit, await visit.look(control.game))
