"""Buttons and selects that carry all they mean in their ids, and so survive a restart of the bot.

They are written as Discord takes them. The library would build an object for each, check it and keep it, to
be ready for a press; here the router answers every press by the id that comes with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from discord import ButtonStyle, ui

from bot.views.parts.custom_id import Control
from bot.views.parts.limits import BUTTON_LABEL, BUTTONS_IN_A_ROW, MOST_TEXT, OPTION_LABEL, PLACEHOLDER
from bot.words.pieces import Emoji, without_pieces
from bot.words.words import shorten

_ROW, _BUTTON, _SELECT, _SECTION, _TEXT, _THUMBNAIL, _FRAME = 1, 2, 3, 9, 10, 11, 17  # Discord's numbers
Part: TypeAlias = dict[str, Any]
Button: TypeAlias = Part
Option: TypeAlias = Part  # of a select
Row: TypeAlias = Part  # of buttons, or with one select in it


class Drawn(ui.LayoutView):
    """Send parts as they are, and let the library keep nothing of the message."""

    def __init__(self, *parts: Part) -> None:
        super().__init__(timeout=None)
        self.parts = list(parts)

    def in_words(self) -> Drawn:
        """Return the same without any piece in texts and controls."""
        return Drawn(*(_without_pieces(part) for part in self.parts))

    def to_components(self) -> list[Part]:
        """Return the parts, as Discord takes them."""
        return self.parts

    def has_components_v2(self) -> bool:
        """Return that the message is made of parts only."""
        return True

    def is_dispatchable(self) -> bool:
        """Return that the library need not wait for presses."""
        return False

    def is_finished(self) -> bool:
        """Return that the library need not remember it."""
        return True


def _without_pieces(part: Any) -> Any:
    """Return a part, or anything in one, with words alone."""
    match part:
        case dict():
            return {name: _without_pieces(within) for name, within in part.items() if name != "emoji"}
        case list():
            return [_without_pieces(within) for within in part]
        case str():
            return without_pieces(part)
    return part


def button(
    control: Control,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
    piece: Emoji | None = None,
) -> Button:
    """Return a button, perhaps with a piece beside its label; what is too long of that is cut off."""
    return {
        "type": _BUTTON,
        "style": style.value,
        "label": _fitted(label, BUTTON_LABEL),
        "disabled": disabled,
        "custom_id": control.custom_id("b"),
        **_beside(piece),
    }


def option(
    label: str, value: str, note: str | None = None, *, chosen: bool = False, piece: Emoji | None = None
) -> Option:
    """Return an option of a select, with a note below its label, and perhaps a piece beside it."""
    about = {"description": _fitted(note, OPTION_LABEL)} if note else {}
    return {
        "label": _fitted(label, OPTION_LABEL),
        "value": value,
        **about,
        "default": chosen,
        **_beside(piece),
    }


def _beside(piece: Emoji | None) -> Part:
    return {} if piece is None else {"emoji": piece.part}


def _fitted(text: str, most: int) -> str:
    """Return a text that Discord takes; most are short enough."""
    return text if len(text) <= most else shorten(text, most)


def select(
    control: Control, placeholder: str, options: Sequence[Option], least: int = 1, most: int = 1
) -> Row:
    """Return a select of which between `least` and `most` options can be chosen."""
    choice = {
        "type": _SELECT,
        "custom_id": control.custom_id("s"),
        "placeholder": shorten(placeholder, PLACEHOLDER),
        "options": list(options),
        "min_values": least,
        "max_values": most,
    }
    return {"type": _ROW, "components": [choice]}


def rows(buttons: Iterable[Button]) -> list[Row]:
    """Return the buttons in rows, each as full as Discord lets it be."""
    every, size = list(buttons), BUTTONS_IN_A_ROW
    return [{"type": _ROW, "components": every[at : at + size]} for at in range(0, len(every), size)]


def layout(*parts: ui.Item[Any] | Part | str | None) -> Drawn:
    """Return a message of texts and rows in one frame, without those that are empty."""
    drawn = [_drawn(part) for part in parts if part]
    if sum(len(part["content"]) for part in drawn if part["type"] == _TEXT) > MOST_TEXT:
        drawn = [_in_words(part) for part in drawn]
    return Drawn({"type": _FRAME, "components": drawn})


def _in_words(part: Part) -> Part:
    """Return a text without its pieces, any other part as it is."""
    return {**part, "content": without_pieces(part["content"])} if part["type"] == _TEXT else part


def _drawn(part: ui.Item[Any] | Part | str) -> Part:
    if isinstance(part, str):
        return {"type": _TEXT, "content": part}
    return part if isinstance(part, dict) else part.to_component_dict()


def beside(text: str, url: str, about: str) -> Part:
    """Return a text with a small picture at its right; `about`: what the picture shows, in words."""
    picture = {"type": _THUMBNAIL, "media": {"url": url}, "description": about}
    return {"type": _SECTION, "components": [_drawn(text)], "accessory": picture}


def with_button(text: str, beside: Button) -> Part:
    """Return a text with a button at its right."""
    return {"type": _SECTION, "components": [_drawn(text)], "accessory": beside}


def plain(text: str) -> Drawn:
    """Return a message of words without a frame."""
    return Drawn(_drawn(text))
