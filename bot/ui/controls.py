"""Buttons and selects that carry all they mean in their ids, and so survive a restart of the bot."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, SelectOption, ui

from bot.ui.completion import shorten
from bot.ui.ids import TEMPLATE, Control
from bot.ui.routes import Given

LABEL, OPTION, PLACEHOLDER = 80, 100, 150


class Press(ui.DynamicItem[ui.Button[Any]], template="b" + TEMPLATE):
    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.client.attend(interaction, self.custom_id, Given())  # type: ignore[attr-defined]


class Choose(ui.DynamicItem[ui.Select[Any]], template="s" + TEMPLATE):
    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Choose:
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        given = Given(chosen=data.get("values", ()))
        await interaction.client.attend(interaction, self.custom_id, given)  # type: ignore[attr-defined]


DYNAMIC = (Press, Choose)


def button(
    control: Control, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
) -> Press:
    text = shorten(label, LABEL)
    return Press(ui.Button(label=text, style=style, custom_id=control.custom_id("b"), disabled=disabled))


def option(label: str, value: str, note: str | None = None, *, chosen: bool = False) -> SelectOption:
    about = None if not note else shorten(note, OPTION)
    return SelectOption(label=shorten(label, OPTION), value=value, description=about, default=chosen)


def select(
    control: Control, placeholder: str, options: Sequence[SelectOption], least: int = 1, most: int = 1
) -> ui.ActionRow[Any]:
    return ui.ActionRow(
        Choose(
            ui.Select(
                custom_id=control.custom_id("s"),
                placeholder=shorten(placeholder, PLACEHOLDER),
                options=list(options),
                min_values=least,
                max_values=most,
            )
        )
    )


def rows(buttons: Iterable[Press]) -> list[ui.ActionRow[Any]]:
    """Five to a row."""
    every = list(buttons)
    return [ui.ActionRow(*every[at : at + 5]) for at in range(0, len(every), 5)]


def layout(*parts: ui.Item[Any] | str | None) -> ui.LayoutView:
    """Texts and rows in one frame. What is empty is left out."""
    view = ui.LayoutView(timeout=None)
    items = [ui.TextDisplay(part) if isinstance(part, str) else part for part in parts if part]
    view.add_item(ui.Container(*items))
    return view
