"""The message that offers a seat, what stays of it when the seat is taken, and a moderator's claim to one."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.host.moderation.claims import Claim
from bot.perspective import Perspective
from bot.views.parts.build import button, layout, rows
from bot.views.parts.custom_id import Control
from bot.words.names import seat_mark, sign_before
from bot.words.words import Words
from games.kernel.hosting import Seat, Text, Who, say


def seat_taken_view(seen: Perspective, words: Words, seat: Seat) -> ui.LayoutView:
    """Return what stays of an offer when the seat is taken, or the game over."""
    if not seen.running:
        return layout(f"{seat_mark(seat, seen.colours)} {words(say('ui-seat-offer-over', place=seat + 1))}")
    taken = words(say("ui-seat-no-longer-free", who=Who(seat), place=seat + 1))
    return layout(f"{sign_before(seat, seen.colours)}{taken}")


def free_seat_view(seen: Perspective, words: Words, seat: Seat) -> ui.LayoutView:
    """Return the message that offers a seat."""
    take = button(Control("take", seen.record.id, seat), words.say("ui-seat-take"), ButtonStyle.success)
    key = "ui-seat-offered" if seen.players[seat].user is not None else "ui-seat-stand-in"
    return layout(
        f"### {sign_before(seat, seen.colours)}{words(say(key, who=Who(seat), place=seat + 1))}",
        words.say("ui-seat-what-it-means"),
        *rows([take]),
    )


def claim_view(seen: Perspective, words: Words, claim: Claim, told: Text) -> ui.LayoutView:
    """Return the message that asks those who play whether a moderator may have a seat, and who has agreed."""
    base = Control("claimyes", seen.record.id, version=claim.number)
    agreed = tuple(map(Who, claim.agreed))
    return layout(
        f"### {seat_mark(claim.seat, seen.colours)} {words(told)}",
        words.say("ui-claim-why"),
        words(say("ui-request-agreed", who=agreed)) if agreed else None,
        words(say("ui-claim-missing", who=tuple(map(Who, claim.missing)))),
        *rows(
            [
                button(base, words.say("ui-request-agree"), ButtonStyle.success),
                button(base.to("claimno"), words.say("ui-claim-decline")),
            ]
        ),
    )
