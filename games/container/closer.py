"""Close up: each broker alone, and what each player has elsewhere and may build next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.container.board import board, payment, tokens, warehouses
from games.container.components import Components
from games.container.view import Mat, View
from games.container.words import broker_name
from games.kernel import Label, Panel, Row, Scene, say


def closer(view: View) -> Scene:
    scene = board(view)
    return replace(scene, panels=tuple(_closer(view, panel) for panel in scene.panels))


def _closer(view: View, panel: Panel) -> Panel:
    if panel.seat is not None:
        return replace(panel, more=tuple(_more(view.figures, view.mats[panel.seat])))
    if panel.key == "bank":
        return replace(panel, parts=tuple(_broker(view, number) for number in range(len(view.brokers))))
    return panel


def _broker(view: View, number: int) -> Panel:
    """What the broker has, and what is bid for it."""
    broker, card = view.brokers[number], view.payment
    rows = (
        Row(say("row-money"), (Label(say("cash", n=broker.money), strong=True),)),
        Row(say("row-containers"), tokens(broker.containers)),
    )
    bid = () if card is None or card.broker != number else (payment(card),)
    return Panel(f"broker-{number}", broker_name(number), (*rows, *bid))


def _more(figures: Components, mat: Mat) -> Iterator[Row]:
    yield Row(say("row-warehouses"), (warehouses(mat.warehouses),))
    yield Row(say("port-island"), tokens(mat.island))
    if mat.quay:
        yield Row(say("row-quay"), tokens(mat.quay))
    ladders = {"machine": figures.machine_costs[len(mat.machines) :]}
    ladders["warehouse"] = figures.warehouse_costs[mat.warehouses :]
    costs = tuple(Label(say(f"next-{what}", cost=left[0])) for what, left in ladders.items() if left)
    yield Row(say("row-next"), costs)
