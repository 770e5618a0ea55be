"""A hint as it is shown: a move in the words of its controls, and why."""

from __future__ import annotations

from functools import partial

from bot.perspective import Overview
from bot.views.choosing.beginning import called
from bot.views.choosing.draft import Draft, settle
from bot.views.forms.form import picks
from bot.words.words import Words, shorten
from games.expert import Choice, why
from games.kernel.hosting import Pick, Prompt

_MOST_MOVE = 200  # characters of a move that is only compared with


def hint_lines(seen: Overview, choice: Choice, language: str) -> list[str]:
    """Return what an expert would do and why; nothing, if the seat is not asked that any more."""
    if seen.prompt is None:
        return []
    words, labels = seen.words(language), seen.labels(language)
    name = partial(_in_short, seen.prompt, words, labels)
    move, *values = _in_words(seen.prompt, choice.pick, words, labels)
    reason = (f"-# {words(text)}" for text in why(choice, name))
    return [words.say("ui-hint", move=move), *values, *reason]


def _in_words(asked: Prompt, pick: Pick, words: Words, labels: Words) -> list[str]:
    """Return what a move is called, and each thing that is chosen in it."""
    offer = asked.offer(pick.kind)
    filled = settle(offer, Draft(picked=dict(pick.values)), (labels,))
    return [called(offer, labels), *picks(offer, filled, words, labels)]


def _in_short(asked: Prompt, words: Words, labels: Words, pick: Pick) -> str:
    return shorten(" · ".join(_in_words(asked, pick, words, labels)), _MOST_MOVE)
