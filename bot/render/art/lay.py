"""A drawing laid out: everything at its place in the picture, as data."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from bot.render.art.heap import heap
from bot.render.art.letters import aligned, fitted, width
from bot.render.art.marks import Layout, Letters, Outline, Pill, Placed, Sprite
from bot.render.art.told import chip, left, wake
from bot.render.paint.box import Box
from bot.render.paint.fonts import drawable
from bot.render.sketches.places import Place
from bot.render.sketches.source import Sketch, Source
from bot.words.words import Words
from games.kernel.hosting import Drawing, Pile, Put, Seat, Text, Thing, Who, Write

_PILL, _BADGE, _SIGNS = 40, 28, {"pointer": 18, "crown": 24}  # in the head: who is waited for, or has won
_MOST = 2000  # texts and pieces whose places are kept: most are where they were in the picture before


@dataclass(frozen=True)
class Layers:
    """Collects marks: things that stay, wakes, things that move, and what is told about them."""

    standing: list[Placed] = field(default_factory=list)
    wakes: list[Placed] = field(default_factory=list)
    moving: list[Placed] = field(default_factory=list)
    told: list[Placed] = field(default_factory=list)

    def all(self) -> tuple[Placed, ...]:
        """Return all marks, from below to the top."""
        return (*self.standing, *self.wakes, *self.moving, *self.told)


@dataclass(frozen=True)
class Ground:
    """Is what things are put on: the board or a piece, with its places, and what is put there is called."""

    places: Mapping[str, Place]
    prefix: str
    into: list[Placed]


@dataclass(frozen=True)
class Layouter:
    """Lays out drawings of one game. `was`: what numbers were, and where things with a name lay."""

    source: Source
    words: Words
    tints: Sequence[str]  # by seat
    was: Mapping[str, str] = field(default_factory=dict)
    layers: Layers = field(default_factory=Layers)

    def layout(self, drawing: Drawing) -> Layout:
        """Lay out a whole drawing."""
        return self.layout_on(self.source.boards[drawing.board], drawing)

    def layout_on(self, board: Sketch, drawing: Drawing) -> Layout:
        """Lay out a drawing on a board that was made for it."""
        ground = Ground(board.places, "", self.layers.standing)
        for thing in drawing.things:
            self._lay(thing, ground)
        self._tell_left(drawing, board)
        self._mark(drawing, board)
        return Layout(round(board.w), round(board.h), self.layers.all())

    # ── things ──

    def _lay(self, thing: Thing, ground: Ground) -> None:
        match thing:
            case Put():
                self._put(thing, ground)
            case Pile():
                ground.into.extend(
                    heap(
                        thing.pieces,
                        ground.places[thing.place],
                        self.source.pieces,
                        ground.prefix + thing.place,
                    )
                )
                self._tell(sum(number for _, number in thing.pieces), None, ground, thing.place)
            case Write():
                said, key = self._said(thing.text), ground.prefix + thing.place
                ground.into.append(written(said, ground.places[thing.place], key))
                if thing.number is not None:
                    self._tell(thing.number, thing.text, ground, thing.place)

    def _put(self, thing: Put, ground: Ground) -> None:
        """Lay a piece, and on it what it holds. What has a name lies above the rest."""
        sketch, key = self.source.pieces[thing.piece], thing.name or ground.prefix + thing.place
        into = self.layers.moving if thing.name else ground.into
        box, below = fitting(ground.places[thing.place], sketch), len(into)
        tint = None if thing.tint is None else self.tints[thing.tint]
        into.append(Placed(box, Sprite(thing.piece, tint), key))
        if thing.holds:
            inner = Ground(_places_on(self.source, thing.piece, box, tint), f"{key}.", into)
            for held in thing.holds:
                self._lay(held, inner)
        if thing.name in self.was:
            if sketch.round and self.was[thing.name] not in ground.places:
                into.insert(below, _ring(thing, box))
            else:
                self._tell_moved(thing, box, ground.places)

    def _said(self, text: Text | int | Who) -> str:
        match text:
            case int():
                return str(text)
            case Who():
                return drawable(self.words.names.of(text.seat), f"#{text.seat + 1}")
            case _:
                return drawable(self.words(text))

    # ── what has changed ──

    def _tell(self, now: int, text: Text | int | Who | None, ground: Ground, place: str) -> None:
        """Tell by how much a number has changed, where the art has a place for that."""
        where, before = ground.places.get(f"{place}+"), self.was.get(ground.prefix + place, "")
        if where is not None and before.lstrip("-").isdecimal() and int(before) != now:
            said = self._signed(now - int(before), text, now)
            self.layers.told.extend(chip(said, where, f"{ground.prefix}{place}+"))

    def _signed(self, change: int, text: Text | int | Who | None, now: int) -> str:
        """Say a change as its number is said: −$4."""
        amount = str(abs(change))
        if isinstance(text, Text) and list(text.args.values()) == [now]:
            [name] = text.args
            amount = self.words(Text(text.key, {name: abs(change)}))
        return f"{'+' if change > 0 else '−'}{amount}"

    def _tell_moved(self, thing: Put, box: Box, places: Mapping[str, Place]) -> None:
        """Lay the way of something that lay elsewhere; outline what was nowhere."""
        before, ghost = places.get(self.was[thing.name]), f"{thing.piece}-ghost"
        if before is None:
            grown = Box(box.x - 2, box.y - 2, box.w + 4, box.h + 4)
            self.layers.told.append(Placed(grown, Outline("fresh", 3), f"{thing.name}*"))
            return
        if ghost in self.source.pieces:
            where = fitting(before, self.source.pieces[ghost])
            self.layers.wakes.append(Placed(where, Sprite(ghost), f"{thing.name}-"))
        self.layers.wakes.append(wake(before, places[thing.place], f"{thing.name}~"))

    def _tell_left(self, drawing: Drawing, board: Sketch) -> None:
        """Outline with dashes where something lay that is gone, if nothing has come there instead."""
        put = [thing for thing in drawing.things if isinstance(thing, Put)]
        here = {thing.name for thing in put}
        for name, where in self.was.items():
            place = board.places.get(where)
            if place is None or not place.left or name in here:
                continue
            if not any(f"{thing.place}-".startswith(f"{where}-") for thing in put):
                self.layers.wakes.append(left(place, f"{name}-"))

    # ── whose turn it is, and who has won ──

    def _mark(self, drawing: Drawing, board: Sketch) -> None:
        """Frame and point at those who are waited for, and name them in the head; at the end, the winners."""
        seats, sign = (drawing.won, "crown") if drawing.won else (drawing.asked, "pointer")
        into = self.layers.standing
        for seat in seats:
            if (frame := board.places.get(f"seat-{seat}.turn")) is not None:
                into.append(Placed(frame.box, Outline("turn", 4), f"turn-{seat}"))
            if (pointer := board.places.get(f"seat-{seat}.pointer")) is not None:
                box = fitting(pointer, self.source.pieces[sign])
                into.append(Placed(box, Sprite(sign), f"{sign}-{seat}"))
        if seats and (place := board.places.get("asked")) is not None:
            note = None if drawing.won else drawing.note
            into.extend(self._pill(seats, sign, note, place.box))

    def _pill(self, seats: Sequence[Seat], sign: str, said: Text | None, room: Box) -> Iterator[Placed]:
        """Say who is waited for, and for what, or who has won: it ends at the right of its place."""
        note = "" if said is None else drawable(self.words(said))
        shown, high = self.source.pieces[sign], _SIGNS[sign]
        signed = round(high * shown.w / shown.h)
        badges = signed + 16 + (_BADGE + 4) * len(seats)
        noted = width(note, 20, True) + 8 if note else 0
        name, size = self._name(seats, room.w - badges - noted - 24)
        w = badges + (width(name, size) + 4 if name else 0) + noted + 14
        box = Box(room.x + room.w - w, room.y + (room.h - _PILL) // 2, w, _PILL)
        yield Placed(box, Pill("night-edge", "turn", 3), "asked")
        before = Box(box.x + 12, box.y + (_PILL - high) // 2, signed, high)
        yield Placed(before, Sprite(sign), "asked")
        for at, seat in enumerate(seats):
            place = Box(box.x + signed + 16 + at * (_BADGE + 4), box.y + 6, _BADGE, _BADGE)
            yield from layout_badge(self.source, seat, self.tints[seat], place, "asked")
        rest = Box(box.x + badges + 4, box.y, w - badges - 18, _PILL)
        if name:
            line = Letters(name, size, "night-turn")
            yield Placed(aligned(name, size, False, rest, "start"), line, "asked")
        if note:
            yield Placed(aligned(note, 20, True, rest, "end"), Letters(note, 20, "night-ink", True), "asked")

    def _name(self, named: Sequence[Seat], room: int) -> tuple[str, int]:
        """Return the name if only one is named, and how large it is written."""
        return fitted(self._said(Who(named[0])), room, 24, 20) if len(named) == 1 else ("", 24)


def layout_badge(source: Source, seat: Seat, tint: str, box: Box, key: str) -> Iterator[Placed]:
    """Yield the badge of a seat: its number on its colour."""
    yield Placed(box, Sprite("badge", tint), key)
    yield written(str(seat + 1), _places_on(source, "badge", box, tint)["number"], key)


def _ring(thing: Put, box: Box) -> Placed:
    """Lay a ring below something round that is new: what it holds may stand out over its edge."""
    grown = Box(box.x - 4, box.y - 4, box.w + 8, box.h + 8)
    return Placed(grown, Outline("fresh", 7, round=True), f"{thing.name}*")


def fitting(place: Place, sketch: Sketch) -> Box:
    """Return the box of a piece at a place: as large as fits, in the middle."""
    scale = min(place.w / sketch.w, place.h / sketch.h)
    w, h = round(sketch.w * scale), round(sketch.h * scale)
    return Box(round(place.x + (place.w - w) / 2), round(place.y + (place.h - h) / 2), w, h)


@lru_cache(maxsize=_MOST)
def written(said: str, place: Place, key: str) -> Placed:
    """Lay a text at a place: smaller if need be, and then cut."""
    text, size = fitted(said, place.box.w, place.size, place.least, place.bold)
    box = aligned(text, size, place.bold, place.box, place.anchor)
    return Placed(box, Letters(text, size, place.ink, place.bold), key)


@lru_cache(maxsize=_MOST)
def _places_on(source: Source, piece: str, box: Box, tint: str | None) -> Mapping[str, Place]:
    """Return the places of a piece where it lies in the picture, in somebody's colours."""
    sketch = source.pieces[piece]
    return {name: place.within(box, sketch.w, sketch.h).tinted(tint) for name, place in sketch.places.items()}


def layout(
    drawing: Drawing, source: Source, words: Words, tints: Sequence[str], fresh: Collection[str] = ()
) -> Layout:
    """Lay a drawing out; `fresh` is what changes() found."""
    was = dict(one.split("=", 1) for one in fresh if "=" in one)
    return Layouter(source, words, tints, was).layout(drawing)
