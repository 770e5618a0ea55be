"""Answers under the public table: whoever is asked gives them with one press, before everybody's eyes."""

from __future__ import annotations

from bot.perspective import Perspective
from bot.views.choosing.lists import Entry
from bot.views.parts.build import Button, Row, button, rows
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import BUTTONS_IN_A_ROW
from bot.words.words import Words
from games.kernel.hosting import OpenAnswer

_MOST = 2 * BUTTONS_IN_A_ROW  # in two rows; all the rest is in My moves


def open_buttons(seen: Perspective, language: str) -> list[Row]:
    """Return a button for each answer that tells nothing secret.

    Neither may its id: it carries the version of the table, and no mark of the question, which would be
    another for other secrets.
    """
    labels = seen.labels(language)
    return rows(_button(seen, answer, labels) for answer in seen.openly[:_MOST])


def _button(seen: Perspective, answer: OpenAnswer, labels: Words) -> Button:
    entry, what = _entry(answer), labels(answer.offer.label)
    control = Control("openly", seen.record.id, answer.seat, seen.version, kind=answer.offer.kind)
    told = entry.steps and not answer.offer.says_all
    label = labels.say("ui-whole-move", what=what, which=entry.label(labels)) if told else what
    return button(control._replace(extra=entry.token), label, piece=entry.piece(labels) if told else None)


def _entry(answer: OpenAnswer) -> Entry:
    return Entry({**answer.values}, answer.steps)


def answer_meant(answers: tuple[OpenAnswer, ...], control: Control) -> OpenAnswer | None:
    """Return the answer that a button stands for; None if it is not open any more."""
    for answer in answers:
        if answer.offer.kind == control.kind and _entry(answer).token == control.extra:
            return answer
    return None
