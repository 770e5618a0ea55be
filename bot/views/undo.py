"""Why a move stands, and the request to the others to take it back."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.undo.requests import UndoRequest
from bot.perspective import Perspective
from bot.views.panel import control_for
from bot.views.parts.build import button, layout, rows
from bot.views.parts.custom_id import Control
from bot.views.parts.paging import clip
from bot.words.words import Words
from games.kernel.hosting import Text, Who, say

_MOST_LINES = 1500


def why_it_stands(seen: Perspective, words: Words, why: Text) -> ui.LayoutView:
    """Return why a move stands, and a button to ask the others."""
    base = control_for(seen)
    ask = button(base.to("askundo"), words.say("ui-undo-ask"), ButtonStyle.primary)
    return layout(
        words(why), words.say("ui-undo-can-ask"), *rows([ask, button(base.to("panel"), words.say("ui-back"))])
    )


def request_view(seen: Perspective, words: Words, request: UndoRequest) -> ui.LayoutView:
    """Return who asks to take back what, as far as everybody knows it, and who has agreed."""
    base = Control("agree", seen.record.id, version=request.number)
    agreed = tuple(map(Who, request.agreed))
    then = words.at(request.move)
    told = [f"> {line}" for text in request.told for line in then(text).split("\n")]
    return layout(
        f"### {words(say('ui-request', who=Who(request.seat)))}",
        clip(told, _MOST_LINES),
        words.say("ui-request-later", count=request.later) if request.later else None,
        words(say("ui-request-agreed", who=agreed)) if agreed else None,
        words(say("ui-request-missing", who=tuple(map(Who, request.missing)))),
        *rows(
            [
                button(base, words.say("ui-request-agree"), ButtonStyle.success),
                button(base.to("decline"), words.say("ui-request-decline")),
            ]
        ),
    )
