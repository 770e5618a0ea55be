"""A drawing laid out: everything at its place in the picture, as data."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.render.art.heap import heap
from bot.render.art.letters import capitals, fitted, width
from bot.render.art.marks import Layout, Letters, Outline, Pill, Placed, Sprite, Wake
from bot.render.art.places import Place
from bot.render.art.source import Sketch, Source
from bot.render.layout.marks import Box
from bot.render.paint.fonts import drawable
from bot.words.words import Words
from games.kernel.hosting import Drawing, Pile, Put, Seat, Text, Thing, Who, Write

_SMALL, _LEAST_IN_CHIP = 17, 10  # sizes of letters in chips
_PILL = 40  # high: who is waited for
_BADGE = 28


@dataclass
class Layer:
    """Collects marks: things that stay, wakes, things that move, and what is told about them."""

    standing: list[Placed] = field(default_factory=list)
    wakes: list[Placed] = field(default_factory=list)
    moving: list[Placed] = field(default_factory=list)
    told: list[Placed] = field(default_factory=list)

    def all(self) -> tuple[Placed, ...]:
        return (*self.standing, *self.wakes, *self.moving, *self.told)


@dataclass(frozen=True)
class Layouter:
    """Lays out drawings of one game. `was`: what counted things were, and where named things lay."""

    source: Source
    words: Words
    tints: Sequence[str]  # by seat
    was: Mapping[str, str] = field(default_factory=dict)

    def layout(self, drawing: Drawing) -> Layout:
        board, layer = self.source.boards[drawing.board], Layer()
        for thing in drawing.things:
            self._thing(thing, board.places, "", layer, layer.standing)
        self._asked(drawing, board, layer)
        return Layout(round(board.w), round(board.h), layer.all())

    # ── things ──

    def _thing(
        self, thing: Thing, places: Mapping[str, Place], holder: str, layer: Layer, into: list[Placed]
    ) -> None:
        place, key = places[thing.place], holder + thing.place
        match thing:
            case Put():
                self._put(thing, place, places, key, layer, into)
            case Pile():
                into += heap(thing.pieces, place, self.source.pieces, key)
                self._chip(sum(number for _, number in thing.pieces), None, places, thing.place, key, layer)
            case Write():
                into += self._write(self._said(thing.text), place, key)
                if thing.number is not None:
                    self._chip(thing.number, thing.text, places, thing.place, key, layer)

    def _put(
        self,
        thing: Put,
        place: Place,
        places: Mapping[str, Place],
        key: str,
        layer: Layer,
        into: list[Placed],
    ) -> None:
        sketch, target = self.source.pieces[thing.piece], layer.moving if thing.name else into
        box = within(place, sketch)
        tint = None if thing.tint is None else self.tints[thing.tint]
        target.append(Placed(box, Sprite(thing.piece, tint), thing.name or key))
        inner = {name: _own(one.within(box, sketch.w, sketch.h), tint) for name, one in sketch.places.items()}
        for held in thing.holds:
            self._thing(held, inner, f"{thing.name or key}.", layer, target)
        if thing.name in self.was:
            self._moved(thing, box, place, places.get(self.was[thing.name]), layer)

    def _moved(self, thing: Put, box: Box, place: Place, before: Place | None, layer: Layer) -> None:
        """Draw the way of something that lay elsewhere; outline what was nowhere."""
        if before is None:
            layer.told.append(Placed(_grown(box, 2), Outline("fresh", 3), f"{thing.name}*"))
            return
        ghost = f"{thing.piece}-ghost"
        if ghost in self.source.pieces:
            left = within(before, self.source.pieces[ghost])
            layer.wakes.append(Placed(left, Sprite(ghost), f"{thing.name}-"))
        layer.wakes.append(_wake(before, place, f"{thing.name}~"))

    def _said(self, text: Text | int | Who) -> str:
        match text:
            case int():
                return str(text)
            case Who():
                return drawable(self.words.names.of(text.seat))
            case _:
                return drawable(self.words(text))

    def _write(self, said: str, place: Place, key: str) -> list[Placed]:
        box = place.box
        text, size = fitted(said, box.w, place.size, place.least, place.bold)
        return [
            Placed(
                _aligned(text, size, place.bold, box, place.anchor),
                Letters(text, size, place.ink, place.bold),
                key,
            )
        ]

    # ── what has changed ──

    def _chip(
        self,
        now: int,
        text: Text | int | Who | None,
        places: Mapping[str, Place],
        name: str,
        key: str,
        layer: Layer,
    ) -> None:
        """Tell by how much a number has changed, where the art has a place for that."""
        place, before = places.get(f"{name}+"), self.was.get(key)
        if place is not None and before is not None and before.lstrip("-").isdecimal() and int(before) != now:
            layer.told += chip(self._signed(now - int(before), text, now), place, f"{key}+")

    def _signed(self, change: int, text: Text | int | Who | None, now: int) -> str:
        """Say a change as its number is said: −$4."""
        amount = str(abs(change))
        if isinstance(text, Text) and list(text.args.values()) == [now]:
            [name] = text.args
            amount = self.words(Text(text.key, {name: abs(change)}))
        return f"{'+' if change > 0 else '−'}{amount}"

    # ── whose turn it is ──

    def _asked(self, drawing: Drawing, board: Sketch, layer: Layer) -> None:
        for seat in drawing.asked:
            if (frame := board.places.get(f"seat-{seat}.turn")) is not None:
                layer.standing.append(Placed(frame.box, Outline("gold", 4), f"turn-{seat}"))
            if (pointer := board.places.get(f"seat-{seat}.pointer")) is not None:
                layer.standing.append(Placed(pointer.box, Sprite("pointer"), f"pointer-{seat}"))
        if drawing.asked and "asked" in board.places:
            layer.standing += self._pill(drawing, board.places["asked"])

    def _pill(self, drawing: Drawing, place: Place) -> Iterator[Placed]:
        """Say in the head who is waited for, and for what: it ends at the right of its place."""
        note = "" if drawing.note is None else drawable(self.words(drawing.note))
        said = width(note, 20, True) + 8 if note else 0
        badges = 34 + (_BADGE + 4) * len(drawing.asked)
        name, size = "", 24
        if len(drawing.asked) == 1:
            called = drawable(self.words.names.of(drawing.asked[0]))
            name, size = fitted(called, place.box.w - badges - said - 24, 24, 20)
        across = badges + (width(name, size) + 4 if name else 0) + said + 14
        x, y, h = place.box.x + place.box.w - across, place.box.y + (place.box.h - _PILL) // 2, _PILL
        yield Placed(Box(x, y, across, h), Pill("night-edge", "gold", 3), "asked")
        yield Placed(Box(x + 12, y + 11, 18, 18), Sprite("pointer"), "asked")
        for number, seat in enumerate(drawing.asked):
            at = Box(x + 34 + number * (_BADGE + 4), y + 6, _BADGE, _BADGE)
            yield from self.badge(seat, at, "asked")
        rest = Box(x + badges + 4, y, across - badges - 14, h)
        if name:
            yield Placed(
                _aligned(name, size, False, rest, "start"), Letters(name, size, "night-turn"), "asked"
            )
        if note:
            line = Letters(note, 20, "night-ink", True)
            yield Placed(_aligned(note, 20, True, rest, "end"), line, "asked")

    def badge(self, seat: Seat, box: Box, said: str) -> Iterator[Placed]:
        """Lay a seat's badge."""
        sketch, tint = self.source.pieces["badge"], self.tints[seat]
        yield Placed(box, Sprite("badge", tint), said)
        number = _own(sketch.places["number"].within(box, sketch.w, sketch.h), tint)
        yield from self._write(str(seat + 1), number, said)


def within(place: Place, sketch: Sketch) -> Box:
    """Return the box of a piece at a place: as large as fits, in the middle."""
    scale = min(place.w / sketch.w, place.h / sketch.h)
    w, h = round(sketch.w * scale), round(sketch.h * scale)
    return Box(round(place.x + (place.w - w) / 2), round(place.y + (place.h - h) / 2), w, h)


def chip(said: str, place: Place, key: str) -> Iterator[Placed]:
    """Lay a chip with a text at a place, as wide as it needs to be."""
    box, sides = place.box, 7 if place.size > _SMALL else 3
    text, size = fitted(said, box.w - 2 * sides, place.size, _LEAST_IN_CHIP)
    w, h = width(text, size) + 2 * sides, min(box.h, place.size + 4)
    left = {"start": 0, "middle": (box.w - w) // 2, "end": box.w - w}[place.anchor]
    pill = Box(box.x + left, box.y + (box.h - h) // 2, w, h)
    yield Placed(pill, Pill("fresh", "ink"), key)
    yield Placed(_aligned(text, size, False, pill, "middle"), Letters(text, size, "fresh-ink"), key)


def _own(place: Place, tint: str | None) -> Place:
    own = tint is not None and place.ink.startswith("own")
    return place._replace(ink=place.ink.replace("own", tint or "", 1)) if own else place


def _aligned(text: str, size: int, bold: bool, box: Box, anchor: str) -> Box:
    """Return the box of a text, in the middle of the height of another."""
    w, h = width(text, size, bold), capitals(size)
    left = {"start": 0, "middle": (box.w - w) // 2, "end": box.w - w}[anchor]
    return Box(box.x + left, box.y + (box.h - h) // 2, w, h)


def _grown(box: Box, by: int) -> Box:
    return Box(box.x - by, box.y - by, box.w + 2 * by, box.h + 2 * by)


def _wake(before: Place, after: Place, said: str) -> Placed:
    """Return the way from a place to another, by the points where ships leave them."""
    ends = [(before.x + before.w / 2, before.y + before.h / 2), before.way, after.way]
    ends.append((after.x + after.w / 2, after.y + after.h / 2))
    points = tuple([(round(point[0]), round(point[1])) for point in ends if point is not None])
    left, top = min(x for x, _ in points), min(y for _, y in points)
    box = Box(left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top)
    return Placed(box, Wake(points), said)


def layout(
    drawing: Drawing, source: Source, words: Words, tints: Sequence[str], fresh: Collection[str] = ()
) -> Layout:
    """Lay a drawing out; `fresh` is what changes() found."""
    was = dict(one.split("=", 1) for one in fresh if "=" in one)
    return Layouter(source, words, tints, was).layout(drawing)
