"""One's next turn as it is planned: what is planned so far, and the controls of the move that comes next."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.host.plans import MOST_MORE, Others, Shown
from bot.perspective import Perspective
from bot.views.panel import control_for, heading, question_parts
from bot.views.parts.build import Button, Part, button, layout, option, rows, select
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import MOST_OPTIONS
from bot.views.parts.paging import clip
from bot.views.shots import Shot, galleries
from bot.words.words import Words
from games.kernel.hosting import Planned, TurnPlan, unpack

_MOST_LINES = 1500


def plan_panel(
    seen: Perspective,
    language: str,
    planned: Shown,
    lines: Sequence[str] = (),
    shots: Sequence[Shot] = (),
) -> ui.LayoutView:
    """Return what is planned, and how to go on. `seen` is the imagined table."""
    words, labels = seen.words(language), seen.labels(language)
    asked, plan = seen.seat in seen.waiting, planned.plan
    return layout(
        heading(seen, words),
        clip(lines, _MOST_LINES),
        words.say("ui-plan-planned") if plan.moves else words.say("ui-plan-about"),
        clip(_list(plan, words), _MOST_LINES),
        clip(_lost(planned, words), _MOST_LINES),
        *_changes(seen, plan, labels),
        words.say("ui-plan-drawn") if planned.drawn else None,
        *galleries(shots),
        *(question_parts(seen, words, labels) if asked else [words.say("plan-at-its-end")]),
        *rows(_ways(seen, planned, labels)),
    )


def _list(plan: TurnPlan, words: Words) -> list[str]:
    return [
        words.say("ui-plan-line", number=number, move=unpack(move.label), said=_said(move, words))
        for number, move in enumerate(plan.moves, start=1)
    ] + ([words.say("ui-plan-else")] if plan.go_on else [])


def _lost(planned: Shown, words: Words) -> list[str]:
    """Return what was planned and cannot be made as things stand; it may again when the turn comes."""
    if not planned.lost:
        return []
    return [words.say("ui-plan-lost", moves=tuple(unpack(move.label) for move in planned.lost))]


def _said(move: Planned, words: Words) -> str:
    """Return what the owner has said of a move, after a dash each."""
    found = []
    if len(move.ways) > 1:
        others = tuple(unpack(way.said) for way in move.ways[1:])
        found.append(words.say("ui-plan-or", others=others))
    if move.more:
        found.append(words.say("ui-plan-up-to", more=move.more))
    if move.if_not:
        found.append(words.say("ui-plan-if-not"))
    return "".join(f" · {one}" for one in found)


def _changes(seen: Perspective, plan: TurnPlan, labels: Words) -> list[Part]:
    """Return the list of planned moves, to change or to drop one."""
    if not plan.moves:
        return []
    options = [
        option(labels.say("ui-plan-option", number=number, move=unpack(move.label)), str(number - 1))
        for number, move in enumerate(plan.moves[:MOST_OPTIONS], start=1)
    ]
    return [select(control_for(seen).to("planmove"), labels.say("ui-plan-change"), options)]


def _ways(seen: Perspective, planned: Shown, labels: Words) -> list[Button]:
    base, plan = control_for(seen), planned.plan
    ready = button(Control("panel", planned.game), labels.say("ui-plan-ready"), ButtonStyle.success)
    if not plan.moves and not planned.lost:
        return [button(Control("panel", planned.game), labels.say("ui-back"))]
    usual = labels.say("ui-plan-else-ask" if plan.go_on else "ui-plan-else-usual")
    return [
        ready,
        button(base.to("planelse"), usual),
        button(base.to("planend"), labels.say("ui-plan-drop-all")),
    ]


def move_panel(
    seen: Perspective, language: str, plan: TurnPlan, at: int, others: Others | None
) -> ui.LayoutView:
    """Return one planned move, with what can be said of it."""
    words, labels = seen.words(language), seen.labels(language)
    move, base = plan.moves[at], control_for(seen)
    line = words.say("ui-plan-line", number=at + 1, move=unpack(move.label), said=_said(move, words))
    if_not = labels.say("ui-plan-must" if move.if_not else "ui-plan-need-not")
    buttons = [button(base.to("planifnot", extra=at), if_not)]
    if move.has_price:
        more = (move.more + 1) % (MOST_MORE + 1)
        label = labels.say("ui-plan-let-more", more=more) if more else labels.say("ui-plan-no-more")
        buttons.append(button(base.to("planmore", extra=at), label))
    drop = button(base.to("plandrop", extra=at), labels.say("ui-plan-drop"), ButtonStyle.danger)
    return layout(
        heading(seen, words),
        line,
        *_any_of(base, at, others, labels),
        *rows([*buttons, drop]),
        *rows([button(base, labels.say("ui-back"))]),
    )


def _any_of(base: Control, at: int, others: Others | None, labels: Words) -> list[Part]:
    """Return the list of other choices that would do as well."""
    if others is None:
        return []
    options = [
        option(labels(choice.label), str(number), None if choice.note is None else labels(choice.note))
        for number, choice in enumerate(others.domain.choices[:MOST_OPTIONS])
    ]
    return [select(base.to("planany", extra=at), labels.say("ui-plan-any"), options, 1, len(options))]
