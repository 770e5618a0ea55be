"""The table as a scene: the quay, the market, and a stall for each player."""

from collections.abc import Mapping

from examples.morning_catch.components import KINDS
from examples.morning_catch.view import Mat, View
from examples.morning_catch.words import FISH, LETTER
from games.kernel import HIDDEN, Gauge, Label, Panel, Row, Scene, Token, Track, Who, say

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
    rows = (
        Row(None, (Track(say("track-mornings"), view.morning, view.mornings),)),
        Row(say("row-first"), (Label(say("player", who=Who(view.first))),)),
        Row(say("row-catch"), _crates(lying)),
        Row(say("row-at-sea"), (Label(say("crates-counted", n=view.boat)),)),
    )
    return Panel("quay", say("panel-quay"), rows)


def _market(view: View) -> Panel:
    """Each price on its way to the highest."""
    most = view.components.highest_price
    rows = (
        Row(FISH[kind], (Track(FISH[kind], price, most, *_crates({kind: 1})),))
        for kind, price in view.prices.items()
    )
    return Panel("market", say("panel-market"), tuple(rows))


def _stall(view: View, mat: Mat) -> Panel:
    rows = (
        Row(say("row-purse"), (Label(say("purse", n=mat.coins), strong=True),)),
        Row(say("row-cellar"), _crates(mat.crates)),
        Row(say("row-customer"), (_customer(mat),)),
    )
    title, active = say("player", who=Who(mat.seat)), mat.seat in view.waiting
    return Panel(f"seat-{mat.seat}", title, rows, mat.seat, active)


def _customer(mat: Mat) -> Token:
    """7.2 Face down for all who may not know it."""
    if mat.customer is HIDDEN:
        return Token("neutral", say("letter-secret"), say("customer-secret"), shape="card", seat=mat.seat)
    kind = mat.customer
    return Token(_COLOURS[kind], LETTER[kind], FISH[kind], shape="card", seat=mat.seat)
