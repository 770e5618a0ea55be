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
from games.kernel.hosting import Planned, Text, TurnPlan, Whole, say, unpack, wholes

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
        *galleries(shots),
        clip(lines, _MOST_LINES),
        words.say("ui-plan-planned") if plan.moves else words.say("ui-plan-about"),
        clip(_list(planned, words), _MOST_LINES),
        clip(_lost(planned, words), _MOST_LINES),
        words.say("ui-plan-orders", orders=planned.orders) if planned.orders else None,
        words.say("ui-plan-drawn") if planned.drawn else None,
        *_changes(seen, plan, labels),
        _where(planned, words),
        *(question_parts(seen, words, labels) if asked else [words.say("plan-at-its-end")]),
        *rows(_ways(seen, planned, labels)),
    )


def _list(planned: Shown, words: Words) -> list[str]:
    """Return what is planned, line by line; where a move is put in between, with those behind it."""
    plan = planned.plan
    moves = plan.moves if planned.place is None else (*plan.moves, *planned.lost)
    lines = [_line(number, whole, words) for number, whole in enumerate(wholes(moves), start=1)]
    return lines + ([words.say("ui-plan-else")] if plan.go_on else [])


def _line(number: int, whole: Whole, words: Words) -> str:
    return words.say("ui-plan-line", number=number, move=whole.label, said=_said(whole, words))


def _lost(planned: Shown, words: Words) -> list[str]:
    """Return what was planned and cannot be made as things stand; it may again when the turn comes."""
    if not planned.lost or planned.place is not None:
        return []
    return [words.say("ui-plan-lost", moves=tuple(whole.label for whole in wholes(planned.lost)))]


def _where(planned: Shown, words: Words) -> str | None:
    """Say where the next move is put, if not at the end."""
    if (place := planned.place) is None:
        return None
    number = len(wholes(planned.plan.moves[: place.at])) + 1
    return words.say("ui-plan-in-place-of" if place.instead else "ui-plan-put-before", number=number)


def _said(whole: Whole, words: Words) -> str:
    """Return what the owner has said of a move, after a dot each."""
    others = tuple(unpack(way.said) for part in whole.parts for way in part.ways[1:])
    found = [words.say("ui-plan-or", others=others)] if others else []
    if more := whole.parts[0].more:
        found.append(words.say("ui-plan-up-to", more=_more(more)))
    if whole.parts[0].if_not:
        found.append(words.say("ui-plan-if-not"))
    return "".join(f" · {one}" for one in found)


def _more(more: int) -> Text:
    """Return so much more as the game calls it: dollars, coins, cards."""
    return say("plan-more", more=more)


def _changes(seen: Perspective, plan: TurnPlan, labels: Words) -> list[Part]:
    """Return the list of planned moves, to change or to drop one."""
    if not plan.moves:
        return []
    options = [
        option(labels.say("ui-plan-option", number=number, move=whole.label), str(whole.at))
        for number, whole in enumerate(wholes(plan.moves)[:MOST_OPTIONS], start=1)
    ]
    return [select(control_for(seen).to("planmove"), labels.say("ui-plan-change"), options)]


def _ways(seen: Perspective, planned: Shown, labels: Words) -> list[Button]:
    base, plan = control_for(seen), planned.plan
    if planned.place is not None:
        return [button(base.to("planput"), labels.say("ui-plan-leave"))]
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
    seen: Perspective, language: str, number: int, whole: Whole, others: Sequence[Others]
) -> ui.LayoutView:
    """Return one planned move, with what can be said of it. `number`: in the list."""
    words, labels = seen.words(language), seen.labels(language)
    base, first = control_for(seen), whole.parts[0]
    if_not = labels.say("ui-plan-must" if first.if_not else "ui-plan-need-not")
    buttons = [button(base.to("planifnot", extra=whole.at), if_not)]
    if any(part.has_price for part in whole.parts):
        more = (first.more + 1) % (MOST_MORE + 1)
        label = labels.say("ui-plan-let-more", more=_more(more)) if more else labels.say("ui-plan-no-more")
        buttons.append(button(base.to("planmore", extra=whole.at), label))
    changes = [
        button(base.to("planput", "before", extra=whole.at), labels.say("ui-plan-before")),
        button(base.to("planput", "instead", extra=whole.at), labels.say("ui-plan-instead")),
        button(base.to("plandrop", extra=whole.at), labels.say("ui-plan-drop"), ButtonStyle.danger),
    ]
    return layout(
        heading(seen, words),
        _line(number, whole, words),
        *[_any_of(base, whole, one, labels) for one in others],
        *rows(buttons),
        *rows(changes),
        *rows([button(base, labels.say("ui-back"))]),
    )


def _any_of(base: Control, whole: Whole, others: Others, labels: Words) -> Part:
    """Return the list of other choices that would do as well in a part of a move."""
    options = [
        option(labels(choice.label), str(number), None if choice.note is None else labels(choice.note))
        for number, choice in enumerate(others.domain.choices[:MOST_OPTIONS])
    ]
    move: Planned = whole.parts[others.at - whole.at]
    title = labels.say("ui-plan-any-of", move=unpack(move.label))
    title = title if len(whole.parts) > 1 else labels.say("ui-plan-any")
    return select(base.to("planany", extra=others.at), title, options, 1, len(options))
