"""My moves: what only this player sees, and all that they may do now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ButtonStyle, ui

from bot.front.routes import Given, Outdated, verb
from bot.front.visit import Visit
from bot.host.access import movers, not_seated
from bot.host.errors import Refused
from bot.perspective import Glance, Look, moves_since
from bot.render.prose import write_panels
from bot.views.build import Part, Press, button, layout, rows
from bot.views.clock import own_line, snooze_button
from bot.views.custom_id import Control
from bot.views.dms import not_reached
from bot.words.names import seat_mark
from bot.words.words import Words
from games.kernel.hosting import Event, Offer, Prompt, Seat, Text, Was, Who, say

_MOST_SECRETS, _MOST_LINES, _MOST_REASONS = 1300, 700, 700


def control_for(seen: Glance) -> Control:
    """What all controls of a panel have in common."""
    assert seen.seat is not None
    return Control("panel", seen.record.id, seen.seat, seen.version, seen.decision)


def panel(seen: Look, language: str, lines: Sequence[str] = (), afar: bool = False) -> ui.LayoutView:
    """`afar`: no DM reaches this player, which can be tried again from here."""
    words, labels = seen.words(language), seen.labels(language)
    return layout(
        heading(seen, words),
        clip(lines, _MOST_LINES),
        write_panels(seen.secrets, words, _MOST_SECRETS),
        *_question(seen, words, labels),
        *(() if seen.prompt is None else rows(_orders(seen, labels))),
        *rows(snooze_button(seen, labels)),
        *(not_reached(words) if afar else ()),
    )


def aftermath(seen: Glance, language: str, lines: Sequence[str], brief: bool = False) -> ui.LayoutView:
    """The answer to a move: what came of it, and how to go on. All the rest is one press away.

    Brief: for whoever types their moves and does without a button for each.
    """
    words, labels = seen.words(language), seen.labels(language)
    told, panel = (heading(seen, words), clip(lines, _MOST_LINES)), Control("panel", seen.record.id)
    if brief and seen.prompt is not None:
        asked = words(seen.prompt.text), own_line(seen, words)
        more = button(panel, labels.say("ui-my-moves"))
        return layout(*told, *asked, *rows([more, *_taking_back(seen, labels)]))
    more = button(panel, labels.say("ui-all-of-mine"))
    return layout(*told, *_question(seen, words, labels), *rows([more]))


def _question(seen: Glance, words: Words, labels: Words) -> list[Part | str | None]:
    """What is asked, why some of it cannot be done now, and a button for each answer."""
    if (asked := seen.prompt) is None:
        return [words.say("host-over")]
    reasons = clip(_reasons(asked, words, labels), _MOST_REASONS)
    return [words(asked.text), own_line(seen, words), reasons, *rows(_actions(seen, asked, labels))]


def heading(seen: Glance, words: Words) -> str:
    assert seen.seat is not None
    title = words.say("game-title")
    place = f"<#{seen.record.channel}>"
    return f"### {title} · {place}\n-# {seat_mark(seen.seat)} {words(say('ui-you-are', who=Who(seen.seat)))}"


def clip(lines: Iterable[str], most: int) -> str:
    """As many of the first lines as fit."""
    kept: list[str] = []
    for line in lines:
        if sum(map(len, kept)) + len(kept) + len(line) > most:
            break
        kept.append(line)
    return "\n".join(kept)


def _reasons(asked: Prompt, words: Words, labels: Words) -> list[str]:
    blocked = [offer for offer in asked.offers if offer.blocked is not None]
    return [f"-# {labels(offer.label)}: {words(offer.blocked)}" for offer in blocked if offer.blocked]


def _actions(seen: Glance, asked: Prompt, labels: Words) -> list[Press]:
    """What is asked for stands out; what is possible at any time does not."""
    base, due, anytime = control_for(seen), seen.seat in seen.waiting, seen.game.anytime
    due_now = ((offer, due and offer.action not in anytime) for offer in asked.offers[:25])
    presses = [_action(base, offer, labels, stands_out) for offer, stands_out in due_now]
    return [*presses, *_taking_back(seen, labels)]


def _taking_back(seen: Glance, labels: Words) -> list[Press]:
    control = Control("undo", seen.record.id, seen.seat, seen.version)
    return [button(control, labels.say("ui-undo"))] if may_take_back(seen) else []


def may_take_back(seen: Glance) -> bool:
    """The last move was this player's, or a sealed answer of theirs is still closed. Worth a try, no more."""
    sealed = seen.sealed and seen.seat in seen.asked and seen.seat not in seen.waiting
    return seen.running and (seen.mover == seen.seat or sealed)


def _orders(seen: Glance, labels: Words) -> list[Press]:
    return [button(control_for(seen).to("orders"), labels.say("ui-orders"))] if seen.game.orders else []


def _action(base: Control, offer: Offer, labels: Words, due: bool) -> Press:
    blocked = offer.blocked is not None
    style = ButtonStyle.primary if due and not blocked else ButtonStyle.secondary
    return button(base.to("act", offer.kind), labels(offer.label), style, disabled=blocked)


def lines_of(events: Iterable[Event], words: Words) -> list[str]:
    return [words(event.text) for event in events]


async def fresh(visit: Visit, control: Control) -> Glance:
    """The table, if this control still means what it meant when it was drawn.

    Others may have moved: as long as this seat is asked the same and has not acted itself, it holds.
    """
    seen = await at_own_seat(visit, control)
    if seen.seat is None or seen.prompt is None:
        raise Outdated()
    if control.version == seen.version and control.seat == seen.seat:
        return seen
    since = movers(await moves_since(visit.host, control.game, control.version), seen.players, seen.former)
    own = any(mover.seat == seen.seat for mover in since)
    if control.decision == seen.decision and control.seat == seen.seat and not own:
        return seen
    raise Outdated(visit.words(_since(seen.seat, since)))


def _since(seat: Seat, movers: Sequence[Who | Was]) -> Text:
    others = tuple(mover for mover in movers if mover.seat != seat)
    if movers and not others:
        return say("ui-done-already")
    return say("ui-moved-since", who=others) if others else say("host-moved-on")


async def at_own_seat(visit: Visit, control: Control) -> Glance:
    """Controls of a seat are only ever shown to its player: whoever comes with them was that."""
    seen = await visit.glance(control.game)
    if seen.seat is None and control.seat is not None and control.seat < len(seen.players):
        raise Refused(say("ui-seat-changed-hands", who=Who(control.seat)))
    if seen.seat is None:
        raise not_seated(seen.players)
    return seen


def must_be_asked(seen: Glance) -> Prompt:
    """Whoever plays in a running game is always told what they may do; anybody else is told why not."""
    if seen.record.status == "lobby":
        raise Refused(say("ui-lobby-not-begun"))
    if seen.seat is None:
        raise not_seated(seen.players)
    if seen.prompt is None:
        raise Refused(say("host-over"))
    return seen.prompt


async def show_panel(visit: Visit, game: int, lines: Sequence[str] = ()) -> None:
    seen = await visit.look(game)
    if seen.record.status == "lobby":
        raise Refused(say("ui-lobby-not-begun"))
    if seen.seat is None:
        raise not_seated(seen.players)
    afar = not visit.in_dm and await visit.notes.out_of_reach(visit.user)
    await visit.show(panel(seen, visit.language, lines, afar))


@verb("mine")
async def my_moves(visit: Visit, control: Control, given: Given) -> None:
    await show_panel(visit, control.game)


@verb("panel")
async def back_to_the_panel(visit: Visit, control: Control, given: Given) -> None:
    await at_own_seat(visit, control)
    await show_panel(visit, control.game)
