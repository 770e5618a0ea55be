"""A hint as it is shown: a move in the words of its controls, and why."""

from __future__ import annotations

from bot.perspective import Overview
from bot.views.choosing.beginning import called
from bot.views.choosing.draft import Draft, settle
from bot.views.forms.form import picks
from games.expert import Choice, why


def hint_lines(seen: Overview, choice: Choice, language: str) -> list[str]:
    """Return what an expert would do and why; nothing, if the seat is not asked that any more."""
    if seen.prompt is None:
        return []
    words, labels = seen.words(language), seen.labels(language)
    offer = seen.prompt.offer(choice.pick.kind)
    filled = settle(offer, Draft(picked=dict(choice.pick.values)), (labels,))
    move = words.say("ui-hint", move=called(offer, labels))
    return [move, *picks(offer, filled, words, labels), *(f"-# {words(text)}" for text in why(choice))]
