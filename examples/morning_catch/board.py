"""The table as a scene: the quay, the market, and a stall for each player."""

from collections.abc import Mapping

from examples.morning_catch.components import KINDS
from examples.morning_catch.view import Mat, View
from examples.morning_catch.words import FISH, LETTER
from games.kernel import HIDDEN, Gauge, Label, Panel, Row, Scene, Slot, Token, Track, Who, say

_COLOURS = {"herring": "blue", "cod": "beige", "crab": "red"}


def board(view: View) -> Scene:
    return Scene(say("game-title"), (_quay(view), _market(view), *(_stall(view, mat) for mat in view.mats)))


def gauges(view: View) -> tuple[Gauge, ...]:
    """What everybody can follow over the game."""
    return (Gauge(say("gauge-coins"), tuple(mat.coins for mat in view.mats)),)


def _crates(counted: Mapping[str, int]) -> tuple[Token, ...]:
    return tuple(Token(_COLOURS[kind], LETTER[kind], FISH[kind], n) for kind, n in counted.items() if n)


def _quay(view: View) -> Panel:
    lying = {kind: view.quay.count(kind) for kind in KINDS}
    first = Label(say("goes-first", who=Who(view.first)))
    rows = (
        Row(None, (Track(say("track-mornings"), view.morning, view.mornings), first)),
        Row(None, (Slot(say("slot-catch"), _crates(lying)), Label(say("at-sea", n=view.boat)))),
    )
    return Panel("quay", say("panel-quay"), rows)


def _market(view: View) -> Panel:
    """Each price on its way to the highest."""
    ladders = (
        Track(FISH[kind], price, view.components.highest_price, *_crates({kind: 1}))
        for kind, price in view.prices.items()
    )
    return Panel("market", say("panel-market"), (Row(None, tuple(ladders)),))


def _stall(view: View, mat: Mat) -> Panel:
    rows = (
        Row(say("row-purse"), (Label(say("purse", n=mat.coins), strong=True),)),
        Row(None, (Slot(say("slot-cellar"), _crates(mat.crates)),)),
        Row(say("row-customer"), (_customer(mat),)),
    )
    return Panel(
        f"seat-{mat.seat}", say("player", who=Who(mat.seat)), rows, mat.seat, mat.seat in view.waiting
    )


def _customer(mat: Mat) -> Token:
    """7.2 Face down for all who may not know it."""
    if mat.customer is HIDDEN:
        return Token("neutral", say("letter-secret"), say("customer-secret"), shape="card", seat=mat.seat)
    kind = mat.customer
    return Token(_COLOURS[kind], LETTER[kind], FISH[kind], shape="card", seat=mat.seat)
