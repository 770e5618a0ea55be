"""The message that offers a seat, and what stays of it when the seat is taken."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.perspective import Perspective
from bot.views.parts.build import button, layout, rows
from bot.views.parts.custom_id import Control
from bot.words.names import seat_mark
from bot.words.words import Words
from games.kernel.hosting import Seat, Who, say


def seat_taken_view(seen: Perspective, words: Words, seat: Seat) -> ui.LayoutView:
    """Return what stays of an offer when the seat is taken, or the game over."""
    key = "ui-seat-no-longer-free" if seen.running else "ui-seat-offer-over"
    return layout(f"{seat_mark(seat)} {words(say(key, who=Who(seat), place=seat + 1))}")


def free_seat_view(seen: Perspective, words: Words, seat: Seat) -> ui.LayoutView:
    """Return the message that offers a seat."""
    take = button(Control("take", seen.record.id, seat), words.say("ui-seat-take"), ButtonStyle.success)
    key = "ui-seat-offered" if seen.players[seat].user is not None else "ui-seat-stand-in"
    return layout(
        f"### {seat_mark(seat)} {words(say(key, who=Who(seat), place=seat + 1))}",
        words.say("ui-seat-what-it-means"),
        *rows([take]),
    )
