"""My moves: what only this player sees, and all that they may do now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ButtonStyle, ui

from bot.perspective import Overview, Perspective
from bot.render.prose import write_panels
from bot.views.agreed.hints import hint_button
from bot.views.agreed.levels import level_line
from bot.views.choosing.beginning import Beginning, called
from bot.views.choosing.draft import Draft
from bot.views.choosing.lists import OTHER, Entry, Listing
from bot.views.choosing.shut import together, why_shut_in
from bot.views.clock import own_line, snooze_button
from bot.views.dms import not_reached
from bot.views.field import FormField
from bot.views.parts.build import Button, Option, Part, Row, button, layout, option, rows, select
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import BUTTONS_IN_A_ROW, MOST_BUTTONS
from bot.views.parts.paging import clip, clip_before
from bot.views.shots import Shot, galleries
from bot.words.names import sign_before
from bot.words.words import Words, shorten
from games.kernel.hosting import Event, Move, Offer, Prompt, Who, say, unpack

_MOST_LISTS = 6  # and buttons with something above them, in one panel: a message holds only so many parts
SHORT = 34  # characters of a button that a narrow screen shows whole
_MOST_SECRETS, _MOST_LINES, _MOST_REASONS = 1300, 700, 700
_MOST_SINCE = 1200  # characters of what others have done


def control_for(seen: Overview) -> Control:
    """Return what all controls of a panel have in common."""
    assert seen.seat is not None
    return Control("panel", seen.record.id, seen.seat, seen.version, seen.decision)


def panel(
    seen: Perspective,
    language: str,
    lines: Sequence[str] = (),
    unreachable: bool = False,
    shots: Sequence[Shot] = (),
    hint: Sequence[str] = (),
) -> ui.LayoutView:
    """Return My moves: what only this player sees, and all that they may do.

    `unreachable`: no DM reaches this player, which can be tried again from here. `shots`: pictures of what
    only this player sees, in place of words. `hint`: what they were told who pressed the button below it.
    """
    words, labels = seen.words(language), seen.labels(language)
    in_words = None if shots else write_panels(seen.secrets, words, _MOST_SECRETS)
    return layout(
        "\n".join([heading(seen, words), *level_line(seen, words)]),
        clip(lines, _MOST_LINES),
        *galleries(shots),
        in_words,
        *question_parts(seen, words, labels),
        clip(hint, _MOST_LINES),
        *stopped_plan(seen, words, labels),
        *rows([*hint_button(seen, labels), *_beforehand(seen, labels), *snooze_button(seen, labels)]),
        *_last_resorts(seen, labels),
        *(not_reached(words) if unreachable else ()),
    )


def aftermath(
    seen: Overview, language: str, lines: Sequence[str], brief: bool = False, since: Sequence[str] = ()
) -> ui.LayoutView:
    """Return the answer to a move: what came of it, and how to go on. All the rest is one press away.

    `brief`: for whoever types their moves, while others are waited for. `since`: what others have done at
    once.
    """
    words, labels = seen.words(language), seen.labels(language)
    told = (heading(seen, words), clip(lines, _MOST_LINES), clip_before(since, _MOST_SINCE))
    panel = Control("panel", seen.record.id)
    if brief and seen.prompt is not None:
        asked = question(seen.prompt, words), own_line(seen, words)
        more = button(panel, labels.say("ui-my-moves"))
        soon = _plan(seen, labels) if seen.is_next_soon else []
        stopped = stopped_plan(seen, words, labels)
        return layout(*told, *asked, *stopped, *rows([more, *soon, *_taking_back(seen, labels)]))
    ways = [button(panel, labels.say("ui-all-of-mine")), *(_plan(seen, labels) if seen.is_next_soon else ())]
    now, stopped = question_parts(seen, words, labels), stopped_plan(seen, words, labels)
    return layout(*told, *now, *stopped, *rows(ways), *_last_resorts(seen, labels))


def question_parts(seen: Overview, words: Words, labels: Words) -> list[Part | str | None]:
    """Return what is asked, why some of it cannot be done now, and a button for each answer."""
    if (asked := seen.prompt) is None:
        return [words.say("host-over")]
    reasons = clip(_reasons(asked, words, labels), _MOST_REASONS)
    shut = clip(_why_shut(asked, labels), _MOST_REASONS)
    return [question(asked, words), own_line(seen, words), reasons, *answers_of(seen, asked, labels), shut]


def question(asked: Prompt, words: Words) -> str:
    """Return what is asked, with what one should know while choosing."""
    return "\n".join(words(text) for text in (asked.text, asked.context) if text is not None)


def heading(seen: Overview, words: Words) -> str:
    """Return the game, its channel or what is rehearsed, and who one is there."""
    assert seen.seat is not None
    title, sign = words.say("game-title"), sign_before(seen.seat, seen.colours)
    place = f"<#{seen.record.channel}>" if seen.headline is None else words(seen.headline)
    return f"### {title} · {place}\n-# {sign}{words(say('ui-you-are', who=Who(seen.seat)))}"


def _reasons(asked: Prompt, words: Words, labels: Words) -> list[str]:
    """Return why some answers cannot be given now."""
    return together((labels(offer.label), words(why)) for offer in asked.offers if (why := offer.blocked))


def _why_shut(asked: Prompt, labels: Words) -> list[str]:
    """Return why some choices in the answers that can be given cannot be made."""
    opened = (Beginning(offer) for offer in asked.offers if offer.blocked is None and offer.fields)
    return why_shut_in(((one.offer, one.picked) for one in opened), labels)


def answers_of(seen: Overview, asked: Prompt, labels: Words) -> list[Part | str]:
    """Return what is asked for, then what is possible any time: a list for each answer out of which something
    is chosen, and a button for each of the others."""
    due, anytime = seen.seat in seen.waiting, seen.game.anytime
    opened = [Beginning(offer) for offer in asked.offers[:MOST_BUTTONS] if not _is_last_resort(offer)]
    wanted = [one for one in opened if due and one.offer.action not in anytime]
    others = [one for one in opened if one not in wanted]
    drawing = _Drawing(control_for(seen), labels, spread=due)
    first = drawing.draw_list(wanted[0]) if len(wanted) == 1 else []
    first = first or drawing.draw(wanted, stands_out=True)
    return [*first, *drawing.draw(others, more=_taking_back(seen, labels))]


def _is_last_resort(offer: Offer) -> bool:
    return issubclass(offer.action, Move) and offer.action.last_resort


def _last_resorts(seen: Overview, labels: Words) -> list[Part]:
    """Return what throws the game away, each behind a list at the very end: nobody presses it by mistake."""
    offers = () if seen.prompt is None else seen.prompt.offers
    found = [Beginning(offer) for offer in offers if _is_last_resort(offer) and offer.blocked is None]
    return [
        select(
            one.control(control_for(seen), "act"),
            labels.say("ui-more"),
            [option(labels(one.offer.label), one.offer.kind)],
        )
        for one in found
    ]


class _Drawing:
    """Draws the answers of one panel, as many of them as lists as there is room for."""

    def __init__(self, base: Control, labels: Words, spread: bool) -> None:
        """`spread`: the first list may stand as buttons."""
        self.base, self.labels, self.spread, self.room = base, labels, spread, _MOST_LISTS

    def draw_list(self, one: Beginning) -> list[Part | str]:
        """Return the only answer there is with its numbers, if it is a list of them that stand already."""
        if one.listed is not None or one.numbers is None:
            return []
        name, domain = one.numbers
        base = self.base._replace(kind=one.offer.kind)
        field = FormField(base, self.labels, name, Draft(), 0, one.picked)
        return [f"**{called(one.offer, self.labels)}**", *field.lines(domain)]

    def draw(
        self, answers: Sequence[Beginning], stands_out: bool = False, more: Sequence[Button] = ()
    ) -> list[Part | str]:
        """Return the lists of these answers, then their buttons and some more."""
        lists, buttons = list[Part | str](), list[Button]()
        for one in answers:
            if one.listed is not None and self.room:
                lists += _choices(self.base, one, self.labels, first=self.spread)
                self.spread, self.room = False, self.room - 1
                continue
            face = one.face(self.labels, SHORT)
            drawn = _action(self.base, one, face.label, stands_out)
            if face.above is None or not self.room:
                buttons.append(drawn)
            else:
                lists, self.room = [*lists, face.above, *rows([drawn])], self.room - 1
        self.spread = self.spread and not answers
        return [*lists, *rows([*buttons, *more])]


def _choices(base: Control, one: Beginning, labels: Words, first: bool) -> list[Part | str]:
    """Return a list to begin with; in the first list of a panel, few whole moves stand as buttons."""
    assert one.listed is not None
    few = first and len(one.listed.entries) <= BUTTONS_IN_A_ROW and one.makes_moves
    if few and (buttons := _as_buttons(base, one, one.listed, labels)):
        return buttons
    return [list_of(one.control(base, "list"), called(one.offer, labels), one.listed, labels)]


def _as_buttons(base: Control, one: Beginning, listed: Listing, labels: Words) -> list[Part | str]:
    """Return a button for each option, if they are short. What follows from all is said once."""
    title, said = f"**{called(one.offer, labels)}**", [entry.said(labels) for entry in listed.entries]
    notes = {note for _, note in said}
    common = notes.pop() if len(notes) == 1 else None
    told = [label if common is not None or note is None else f"{label} · {note}" for label, note in said]
    if max(map(len, told)) > SHORT:
        return []
    row = [
        button(one.control(base, "this", entry.token), label, ButtonStyle.primary, piece=entry.piece(labels))
        for entry, label in zip(listed.entries, told, strict=True)
    ]
    return [title if common is None else f"{title} · {common}", *rows(row)]


def list_of(control: Control, title: str, listed: Listing, labels: Words) -> Row:
    """Return a list to choose from. The last option leads to what it has no room for."""
    options = [_option(entry, labels) for entry in listed.entries]
    if listed.other:
        options.append(option(labels.say("ui-something-else"), OTHER))
    return select(control, title, options, listed.least, listed.most)


def _option(entry: Entry, labels: Words) -> Option:
    label, note = entry.said(labels)
    return option(label, entry.token, note, piece=entry.piece(labels))


def _taking_back(seen: Overview, labels: Words) -> list[Button]:
    control = Control("undo", seen.record.id, seen.seat, seen.version)
    return [button(control, labels.say("ui-undo"))] if may_take_back(seen) else []


def may_take_back(seen: Overview) -> bool:
    """Return whether taking back is worth a try: theirs was the last move, or their answer is sealed."""
    sealed = seen.sealed and seen.seat in seen.asked and seen.seat not in seen.waiting
    return seen.running and seen.headline is None and (seen.mover == seen.seat or sealed)


def _orders(seen: Overview, labels: Words) -> list[Button]:
    may_order = seen.prompt is not None and seen.game.orders
    return [button(control_for(seen).to("orders"), labels.say("ui-orders"))] if may_order else []


def _beforehand(seen: Overview, labels: Words) -> list[Button]:
    return [*_orders(seen, labels), *_plan(seen, labels)]


def _plan(seen: Overview, labels: Words) -> list[Button]:
    """Return the way to plan one's next turn, or to what is planned of it."""
    if not seen.may_plan:
        return []
    planned = seen.plan is not None and not seen.plan.begun
    return [button(Control("plan", seen.record.id), labels.say("ui-plan-yours" if planned else "ui-plan"))]


def stopped_plan(seen: Overview, words: Words, labels: Words) -> list[Part | str | None]:
    """Return what was made of a plan that stopped, why it did, and the rest of it as proposals."""
    if (plan := seen.plan) is None or plan.why is None:
        return []
    made = tuple(map(unpack, plan.done))
    at = unpack(plan.moves[0].label) if plan.moves else None
    stopped = words.say("ui-plan-over") if at is None else words.say("ui-plan-stopped", move=at)
    lines = [f"{stopped} {words(unpack(plan.why))}"]
    lines += [words.say("ui-plan-made", moves=made)] if made else []
    asked = seen.prompt if seen.seat in seen.waiting else None
    open_now = [
        (at, move) for at, move in enumerate(plan.moves) if asked is not None and asked.can(move.kind)
    ][:BUTTONS_IN_A_ROW]
    base = control_for(seen)
    rest = [
        button(base.to("planned", move.kind, extra=at), shorten(labels(unpack(move.label)), SHORT))
        for at, move in open_now
    ]
    lines += [words.say("ui-plan-rest")] if rest else []
    return [clip(lines, _MOST_LINES), *rows(rest)]


def _action(base: Control, one: Beginning, label: str, stands_out: bool) -> Button:
    blocked = one.offer.blocked is not None
    stands_out = stands_out and not blocked and not one.is_folly
    style = ButtonStyle.primary if stands_out else ButtonStyle.secondary
    return button(one.control(base, "act"), label, style, disabled=blocked)


def lines_of(events: Iterable[Event], words: Words) -> list[str]:
    """Return what happened, in words."""
    return [words(event.text) for event in events]
