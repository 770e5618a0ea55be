"""One question before something is lost: what it means, a red button to do it, a grey one to leave it."""

from __future__ import annotations

from discord import ButtonStyle

from bot.views.parts.build import Drawn, button, layout, rows
from bot.views.parts.custom_id import Control
from bot.words.words import Words


def are_you_sure(
    words: Words, yes: tuple[Control, str], no: tuple[Control, str], *lines: str | None
) -> Drawn:
    """Return the question with its two answers, each a control and the key of its label."""
    (do, do_it), (leave, leave_it) = yes, no
    answers = [button(do, words.say(do_it), ButtonStyle.danger), button(leave, words.say(leave_it))]
    return layout(*lines, *rows(answers))
