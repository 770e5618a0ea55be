"""Buttons and selects that carry all they mean in their ids, and so survive a restart of the bot.

They are written as Discord takes them. The library would build an object for each, look it over and keep
it, to be ready for a press; here every press is answered by the id that comes with it (see attend).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from discord import ButtonStyle, SelectOption, ui

from bot.views.custom_id import Control
from bot.views.limits import BUTTON_LABEL, BUTTONS_IN_A_ROW, OPTION_LABEL, PLACEHOLDER
from bot.words.words import shorten

_ROW, _BUTTON, _SELECT, _TEXT, _FRAME = 1, 2, 3, 10, 17  # Discord's numbers
Part: TypeAlias = dict[str, Any]
Press: TypeAlias = Part  # a button
Row: TypeAlias = Part  # of buttons, or with one select in it


class Drawn(ui.LayoutView):
    """A message that is ready to be sent, and of which the library keeps nothing."""

    def __init__(self, *parts: Part) -> None:
        super().__init__(timeout=None)
        self.parts = list(parts)

    def to_components(self) -> list[Part]:
        return self.parts

    def has_components_v2(self) -> bool:
        return True

    def is_dispatchable(self) -> bool:
        return False

    def is_finished(self) -> bool:
        return True


def button(
    control: Control, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
) -> Press:
    return {
        "type": _BUTTON,
        "style": style.value,
        "label": shorten(label, BUTTON_LABEL),
        "disabled": disabled,
        "custom_id": control.custom_id("b"),
    }


def option(label: str, value: str, note: str | None = None, *, chosen: bool = False) -> SelectOption:
    about = None if not note else shorten(note, OPTION_LABEL)
    return SelectOption(label=shorten(label, OPTION_LABEL), value=value, description=about, default=chosen)


def select(
    control: Control, placeholder: str, options: Sequence[SelectOption], least: int = 1, most: int = 1
) -> Row:
    choice = {
        "type": _SELECT,
        "custom_id": control.custom_id("s"),
        "placeholder": shorten(placeholder, PLACEHOLDER),
        "options": [one.to_dict() for one in options],
        "min_values": least,
        "max_values": most,
    }
    return {"type": _ROW, "components": [choice]}


def rows(buttons: Iterable[Press]) -> list[Row]:
    """Five to a row."""
    every, size = list(buttons), BUTTONS_IN_A_ROW
    return [{"type": _ROW, "components": every[at : at + size]} for at in range(0, len(every), size)]


def layout(*parts: ui.Item[Any] | Part | str | None) -> Drawn:
    """Texts and rows in one frame. What is empty is left out."""
    return Drawn({"type": _FRAME, "components": [_drawn(part) for part in parts if part]})


def _drawn(part: ui.Item[Any] | Part | str) -> Part:
    if isinstance(part, str):
        return {"type": _TEXT, "content": part}
    return part if isinstance(part, dict) else part.to_component_dict()


def plain(text: str) -> Drawn:
    """Words without a frame."""
    return Drawn(_drawn(text))
