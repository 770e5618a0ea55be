"""The end of a game to be posted: its own place as scenery, who won, and how every result came about.

The art has a top, the ground of each place, and the ground of a line; they are put under each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from bot.render.art.lay import Layouter
from bot.render.art.letters import width
from bot.render.art.marks import Layout
from bot.render.art.stamp import pasted
from bot.render.giving_way import GiveWay, keep_going
from bot.render.history.ties import ties
from bot.render.paint.fonts import drawable
from bot.render.paint.palette import Theme
from bot.render.painter import as_pngs
from bot.render.sketches.places import Place
from bot.render.sketches.raster import card
from bot.render.sketches.source import Sketch, Source, source_of
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import Drawing, Put, Score, Seat, Text, Thing, Who, Write, ranks, say

if TYPE_CHECKING:
    from PIL.Image import Image

_FEW = 3  # parts of a result that have their names beside them
_GAP = 6  # between a piece and its amount
_ICON = 30  # of a piece that is named in a line
_BETWEEN = 20  # two names in a line
_NAME, _LEAST = 19, 16  # sizes of the name of a part beside it
_HIGHEST = 1400  # pixels
_COUPLE, _MARGIN = 2, 20  # more winners than that take the whole width, up to a margin


class Ending(NamedTuple):
    """The end of a game, as it is told on its card. `tints`: the colours of the seats."""

    scores: Mapping[Seat, Score]
    tints: Sequence[str]
    notes: tuple[str, ...] = ()  # how long it was, and how it ended
    agreed: tuple[str, ...] = ()  # what was chosen before it began
    rated: Mapping[Seat, str] = MappingProxyType({})  # what became of the ratings
    told: Mapping[Seat, str] = MappingProxyType({})  # in place of the parts of a result: it is of no one game
    borne: Mapping[Seat, tuple[Thing, ...]] = MappingProxyType({})  # what lies on the piece of a winner


class _Item(NamedTuple):
    """A text in a line, with a piece before it if there is one, in the colours of a seat."""

    text: Text
    piece: str = ""
    seat: Seat = 0


def has_card(game: str | None) -> bool:
    """Tell whether the art of a game has scenery for its end."""
    return game is not None and "top" in source_of(game).cards


def card_ground(ending: Ending, words: Words, theme: Theme) -> Image:
    """Return what a card is laid on: the scenery alone."""
    from PIL import Image

    assert words.game is not None
    parts = [card(words.game, name, theme.name) for name in _Card(ending, words).grounds]
    canvas, top = Image.new("RGB", (parts[0].width, sum(part.height for part in parts))), 0
    for part in parts:
        canvas.paste(part.convert("RGB"), (0, top))
        top += part.height
    return canvas


def card_png(ending: Ending, words: Words, theme: Theme, give_way: GiveWay = keep_going) -> bytes:
    """Return the result as a file."""
    assert words.game is not None
    ground, laid = card_ground(ending, words, theme), card_layout(ending, words)
    return as_pngs([pasted(ground, laid, words.game, theme.name, give_way)])[0]


def card_layout(ending: Ending, words: Words) -> Layout:
    """Return where everything on a card is."""
    return _Card(ending, words).layout()


@dataclass(frozen=True)
class _Card:
    """Puts a card together: which grounds are under each other, their places, and what is put there."""

    ending: Ending
    words: Words
    places: dict[str, Place] = field(default_factory=dict)
    things: list[Thing] = field(default_factory=list)

    def layout(self) -> Layout:
        """Return where everything is."""
        self._name_winners()
        for at, (rank, seat) in enumerate(self._ranked):
            self._lay_place(f"place-{at}.", rank, seat)
        for at, line in enumerate(self._lines):
            self._lay_line(f"line-{at}.", line)
        drawing = Drawing("", tuple(self.things))
        return Layouter(self._source, self.words, self.ending.tints).layout_on(self.board, drawing)

    @cached_property
    def _source(self) -> Source:
        assert self.words.game is not None
        return source_of(self.words.game)

    @cached_property
    def _ranked(self) -> list[tuple[int, Seat]]:
        return sorted((rank, seat) for seat, rank in ranks(self.ending.scores).items())

    # ── grounds ──

    @cached_property
    def grounds(self) -> list[str]:
        """Return the names of the grounds, from the top down."""
        return ["top", *("row" for _ in self._ranked), *("line" for _ in self._lines)]

    @cached_property
    def board(self) -> Sketch:
        """Return all grounds as one board, with the places of each."""
        down, numbers = 0.0, {"top": iter([""]), "row": _numbered("place"), "line": _numbered("line")}
        for ground in self.grounds:
            sketch, prefix = self._source.cards[ground], next(numbers[ground])
            for name, place in sketch.places.items():
                self.places[prefix + name] = place.moved(0, down)
            down += sketch.h
        return Sketch(self._source.cards["top"].w, down, "", self.places)

    # ── who won ──

    def _name_winners(self) -> None:
        best = [seat for rank, seat in self._ranked if rank == 1]
        won = say("ui-result-winner", who=tuple(map(Who, best)), count=len(best))
        for at, (seat, place) in enumerate(zip(best, self._stands(len(best)), strict=True)):
            self.places[f"hero-{at}"] = place
            holds = (*self.ending.borne.get(seat, ()), Put("crown", "crown"), _badge(seat))
            self.things.append(Put(f"hero-{at}", "winner", seat, holds=holds))
        self.things.append(Write("title", say("game-title")))
        self.things.append(Write("won", won))
        self.things.append(Write("score", _number(self.ending.scores[best[0]].total)))
        if self.ending.notes:
            self.things.append(Write("notes", say("picture-note", note=" · ".join(self.ending.notes))))

    def _stands(self, count: int) -> Iterator[Place]:
        """Yield where the winners stand: beside each other, all on the ground."""
        whole, drawn = self.board.places["heroes"], self._source.pieces["winner"]
        if count > _COUPLE:
            whole = whole._replace(x=_MARGIN, w=self.board.w - 2 * _MARGIN)
        wide = whole.w / count
        high = min(whole.h, wide * drawn.h / drawn.w)
        for at in range(count):
            yield whole._replace(x=whole.x + at * wide, y=whole.y + whole.h - high, w=wide, h=high)

    # ── places ──

    def _lay_place(self, prefix: str, rank: int, seat: Seat) -> None:
        score = self.ending.scores[seat]
        medal = Put("medal", "medal-1" if rank == 1 else "medal", holds=(Write("number", rank),))
        name, total = Write("name", Who(seat)), Write("total", _number(score.total))
        self.things.append(Put(f"{prefix}band", "band", seat, holds=(medal, _badge(seat), name, total)))
        if seat in self.ending.told:
            self._lay_told(prefix, seat)
        amounts = {line.label.key: line.amount for line in score.lines}
        for (label, piece), cell in zip(self._columns, self._cells(f"{prefix}parts"), strict=True):
            if amount := amounts.get(label.key):
                self._lay_part(f"{prefix}{label.key}", label, piece, amount, seat, cell)

    def _lay_told(self, prefix: str, seat: Seat) -> None:
        """Lay what is told of a result in place of its parts."""
        whole = self.places[f"{prefix}parts"]
        self.places[f"{prefix}told"] = whole._replace(size=_NAME, least=_LEAST, bold=True)
        self.things.append(Write(f"{prefix}told", say("picture-note", note=self.ending.told[seat])))

    def _cells(self, name: str) -> list[Place]:
        """Return a place for each part of a result, all of one width."""
        whole, count = self.places[name], len(self._columns)
        wide = whole.w / max(_FEW, count)
        return [whole._replace(x=whole.x + at * wide, w=wide) for at in range(count)]

    def _lay_part(self, key: str, label: Text, piece: str, amount: int, seat: Seat, cell: Place) -> None:
        """Lay one part of a result: its piece, the amount, and its name if all of them have room for that."""
        right = cell.h + _GAP
        self.places[key] = cell._replace(w=cell.h)
        self.places[f"{key}-amount"] = cell._replace(x=cell.x + right, w=cell.w - right)
        said = _number(amount)
        self.things.extend([Put(key, piece, seat), Write(f"{key}-amount", said)])
        if self._beside:
            right += width(self.words(said), cell.size, cell.bold) + _GAP
            beside = cell._replace(x=cell.x + right, w=cell.w - right, size=_NAME, least=_LEAST, bold=True)
            self.places[f"{key}-name"] = beside
            self.things.append(Write(f"{key}-name", label))

    @cached_property
    def _beside(self) -> bool:
        """Tell whether the parts of all results have room for their names; else they are told below."""
        if len(self._columns) > _FEW:
            return False
        cell = self._source.cards["row"].places["parts"]
        lines = [line for score in self.ending.scores.values() for line in score.lines if line.amount]
        needed = [
            width(self.words(_number(line.amount)), cell.size, cell.bold)
            + width(drawable(self.words(line.label)), _LEAST, bold=True)
            for line in lines
        ]
        return max(needed, default=0) + cell.h + 3 * _GAP <= cell.w / _FEW

    @cached_property
    def _columns(self) -> list[tuple[Text, str]]:
        """Return what results are made of, with its pieces: what counts for nobody is left out."""
        assert self.words.game is not None
        pieces = GAMES[self.words.game].reckoned.pieces
        lines = [line for score in self.ending.scores.values() for line in score.lines if line.amount]
        found = {line.label.key: line.label for line in lines}
        return [(found[key], piece) for key, piece in pieces.items() if key in found]

    # ── lines ──

    @cached_property
    def _lines(self) -> list[list[_Item]]:
        """Return the lines below: the names of pieces without one beside them, ties, what was agreed on."""
        assert self.words.game is not None
        told, best = () if self.ending.told else ties(self.ending.scores), self._ranked[0][1]
        lines = (
            [] if self._beside else self._flow([_Item(label, piece, best) for label, piece in self._columns])
        )
        for tie in told:
            if (by := GAMES[self.words.game].reckoned.decider(tie.at)) is not None:
                each = [_Item(_number(amount), "badge", seat) for seat, amount in tie.amounts]
                lines += self._flow([_Item(say("picture-tie", total=_number(tie.total), by=by)), *each])
        if self.ending.rated:
            each = [_Item(say("picture-note", note=note), "badge", seat) for seat, note in self._rated]
            lines += self._flow([_Item(say("rating-label")), *each])
        lines += self._flow([_Item(say("picture-note", note=note)) for note in self.ending.agreed])
        return lines[: self._room_for_lines]

    @property
    def _rated(self) -> list[tuple[Seat, str]]:
        """Return what became of the ratings, the best place first."""
        rated = self.ending.rated
        return [(seat, rated[seat]) for _, seat in self._ranked if seat in rated]

    @property
    def _room_for_lines(self) -> int:
        """Return how many lines fit below the places: the message has all of them in words."""
        top, row, line = (self._source.cards[name].h for name in ("top", "row", "line"))
        return int((_HIGHEST - top - row * len(self._ranked)) / line)

    def _flow(self, items: Sequence[_Item]) -> list[list[_Item]]:
        """Put as many into each line as fit."""
        lines, used = list[list[_Item]](), 0
        for item in items:
            wide = self._wide(item)
            if not lines or used + wide > self._line.w:
                lines.append([])
                used = 0
            lines[-1].append(item)
            used += wide + _BETWEEN
        return lines

    @cached_property
    def _line(self) -> Place:
        return self._source.cards["line"].places["text"]

    def _wide(self, item: _Item) -> int:
        text = width(drawable(self.words(item.text)), self._line.size, self._line.bold)
        return min(round(self._line.w), text + (_ICON + _GAP if item.piece else 0))

    def _lay_line(self, prefix: str, line: Sequence[_Item]) -> None:
        """Lay a line in the middle: each text after its piece, if it has one."""
        room, widths = self.places[f"{prefix}text"], list(map(self._wide, line))
        x = room.x + (room.w - sum(widths) - _BETWEEN * (len(line) - 1)) // 2
        for at, (item, wide) in enumerate(zip(line, widths, strict=True)):
            key, right = f"{prefix}{at}", 0
            if item.piece:
                right = _ICON + _GAP
                self.places[key] = room._replace(x=x, y=room.y + (room.h - _ICON) / 2, w=_ICON, h=_ICON)
                holds = (Write("number", item.seat + 1),) if item.piece == "badge" else ()
                self.things.append(Put(key, item.piece, item.seat, holds=holds))
            self.places[f"{key}-name"] = room._replace(x=x + right, w=wide - right, anchor="start")
            self.things.append(Write(f"{key}-name", item.text))
            x += wide + _BETWEEN


def _numbered(name: str) -> Iterator[str]:
    at = 0
    while True:
        yield f"{name}-{at}."
        at += 1


def _badge(seat: Seat) -> Put:
    return Put("badge", "badge", seat, holds=(Write("number", seat + 1),))


def _number(amount: int) -> Text:
    """Say a number with a real minus."""
    return say("picture-note", note=str(amount).replace("-", "−"))
