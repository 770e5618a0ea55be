"""Close up: each port alone, where the ships of each family lie, and who begins and ends the rounds."""

from __future__ import annotations

from dataclasses import replace

from games.cargo_noir.board import board, ships
from games.cargo_noir.view import PortView, View
from games.cargo_noir.words import CASINO, MARKET, PLACES
from games.kernel import Label, Panel, Row, Scene, Seat, Slot, say


def closer(view: View) -> Scene:
    scene = board(view)
    ports, *others = scene.panels
    parts = tuple(_port(port, row) for port, row in zip(view.ports, ports.rows, strict=True))
    families = (replace(panel, more=_more(view, panel.seat)) for panel in others)
    return replace(scene, panels=(replace(ports, parts=parts), *families))


def _port(port: PortView, row: Row) -> Panel:
    """What lies there, who bids how much, and what a ship that comes next has to bring."""
    lot, *stacks = (piece for piece in row.pieces if isinstance(piece, Slot))
    shut = (piece for piece in row.pieces if isinstance(piece, Label))
    rows = (
        Row(None, (replace(lot, title=say("port-cargo")),)),
        Row(say("port-ships"), tuple(stacks)),
        Row(say("port-next"), (Label(say("stack", n=port.least), strong=True), *shut)),
    )
    return Panel(f"port-{port.name}", PLACES[port.name], rows)


def _more(view: View, seat: Seat | None) -> tuple[Row, ...]:
    return () if seat is None else (_away(view, seat), *_in_the_round(view, seat))


def _in_the_round(view: View, seat: Seat) -> tuple[Row, ...]:
    """2.6 Who begins every round, and 4.4 who is the last and has no phase III in the last one."""
    found = {view.first: "begins-rounds", view.last: "ends-rounds"}.get(seat)
    return (Row(say("round"), (Label(say(found)),)),) if found else ()


def _away(view: View, seat: Seat) -> Row:
    stacks = ((PLACES[port.name], dict(port.stacks).get(seat)) for port in view.ports)
    berths = [(say("berth", place=place, coins=coins), 1) for place, coins in stacks if coins]
    macao = [(PLACES[CASINO], view.mats[seat].casino), (PLACES[MARKET], view.mats[seat].market)]
    slots = tuple(Slot(title, ships(seat, number)) for title, number in berths + macao if number)
    return Row(say("row-away"), slots)
