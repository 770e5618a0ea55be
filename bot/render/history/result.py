"""The end of a game as a scene: who won, and how everybody's result came about. Made to be posted."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.hosting import Label, Panel, Row, Scene, Score, Seat, Token, Who, ranks, say

_MEDALS = {1: "yellow", 2: "neutral", 3: "orange"}


def result_scene(scores: Mapping[Seat, Score], colours: tuple[str, ...] = ()) -> Scene:
    """Return the result as a scene, in the order of the places. `colours`: of the seats, as on the board."""
    places = sorted((rank, seat) for seat, rank in ranks(scores).items())
    best = tuple(Who(seat) for rank, seat in places if rank == 1)
    won = say("ui-result-winner", who=best, count=len(best))
    panels = tuple(_place(rank, seat, scores[seat]) for rank, seat in places)
    return Scene(say("picture-result", game=say("game-title"), won=won), panels, colours=colours)


def _place(rank: int, seat: Seat, score: Score) -> Panel:
    number = say("picture-amount", amount=rank)
    medal = Token(_MEDALS.get(rank, "beige"), number, say("picture-place", rank=rank), shape="star")
    total = Label(say("picture-amount", amount=score.total), strong=True)
    parts = [line for line in score.lines if line.amount]
    lines = tuple(Label(say("picture-part", part=part, amount=amount)) for part, amount in parts)
    row = Row(None, (medal, total, *lines))
    return Panel(f"seat-{seat}", say("picture-player", who=Who(seat)), (row,), seat)
