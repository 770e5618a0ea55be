"""The end of a game as a scene: who won, and how everybody's result came about. Made to be posted."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel import Label, Panel, Row, Scene, Score, Seat, Token, Who, ranks, say

_MEDALS = {1: "yellow", 2: "neutral", 3: "orange"}


def result_scene(scores: Mapping[Seat, Score]) -> Scene:
    """In the order of the places."""
    places = sorted((rank, seat) for seat, rank in ranks(scores).items())
    best = tuple(Who(seat) for rank, seat in places if rank == 1)
    panels = tuple(_place(rank, seat, scores[seat]) for rank, seat in places)
    return Scene(say("ui-result-winner", who=best, count=len(best)), panels)


def _place(rank: int, seat: Seat, score: Score) -> Panel:
    title = say("ui-standing", rank=rank, who=Who(seat), total=score.total)
    number = say("picture-amount", amount=rank)
    medal = Token(_MEDALS.get(rank, "beige"), number, say("picture-place", rank=rank), shape="star")
    total = Label(say("picture-amount", amount=score.total), strong=True)
    lines = [Row(line.label, (Label(say("picture-amount", amount=line.amount)),)) for line in score.lines]
    return Panel(f"seat-{seat}", title, (Row(None, (medal, total)), *lines), seat)
