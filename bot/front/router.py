"""From a press, a choice or a form to its answer. Nobody is left without one."""

from __future__ import annotations

from typing import Any

import discord

from bot.front.lobby import pacing
from bot.front.person import snooze
from bot.front.play import filling
from bot.front.routes import VERBS, Given, Outdated
from bot.front.visit import Visit, admitted, answered
from bot.host.errors import Refused
from bot.views import days_off, dms, lobby, orders, paging, panel, rulebook, seats, shots, undo
from bot.views.custom_id import Control, read_id
from games.kernel.hosting import say

# fill VERBS
ROOMS = (dms, filling, lobby, orders, pacing, paging, panel, shots, rulebook, seats, snooze, undo, days_off)


async def attend(interaction: discord.Interaction[Any], custom_id: str, given: Given) -> None:
    if not await admitted(interaction):
        return
    visit, control = Visit(interaction), read_id(custom_id)
    async with answered(visit):
        if control is None or control.verb not in VERBS:
            await visit.tell(say("ui-control-too-old"))
            return
        await _enter(visit, control)
        try:
            await VERBS[control.verb](visit, control, given)
        except Outdated as old:
            await panel.show_panel(visit, control.game, [old.line] if old.line else [])


async def _enter(visit: Visit, control: Control) -> None:
    """In a DM the controls of a seat outlive it: whoever had it is told who has it now."""
    if not control.game:  # it is about no table
        return
    try:
        await visit.enter(control.game)
    except Refused:
        if visit.in_dm and control.seat is not None:
            await panel.at_own_seat(visit, control)
        raise


async def attend_form(interaction: discord.Interaction[Any]) -> None:
    """A form is answered here and not by the object that opened it: after a restart that one is gone."""
    data: Any = interaction.data or {}
    await attend(interaction, data.get("custom_id", ""), Given(filled=fields(data.get("components", []))))


async def attend_press(interaction: discord.Interaction[Any]) -> None:
    """A button or a select, wherever it stands, and whether or not it still stands there."""
    data: Any = interaction.data or {}
    await attend(interaction, data.get("custom_id", ""), Given(chosen=data.get("values", ())))


def fields(components: Any) -> dict[str, str]:
    """The filled-in fields of a form by their ids, wherever they are nested."""
    found: dict[str, str] = {}
    match components:
        case [*parts]:
            for part in parts:
                found |= fields(part)
        case {"custom_id": str(name), "values": [*values]}:
            found[name] = ",".join(map(str, values))
        case {"custom_id": str(name), "value": value}:
            found[name] = "" if value is None else str(value)
        case {"component": inner} | {"components": inner}:
            found |= fields(inner)
    return found
