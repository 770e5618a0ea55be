"""One panel laid out at a given width: rows of pieces that flow like words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from threading import Lock

from cachetools import LRUCache

from bot.render.giving_way import GiveWay, keep_going
from bot.render.layout.blocks import GAP, NEAR, arrow, at_least, below, beside, flow, line, piece, written
from bot.render.layout.marks import Block, Frame
from bot.render.layout.typesetter import Typesetter
from bot.render.paint.fonts import UNIT, WIDTH, Style, width
from bot.words.fingerprint import panel_key, rows_key
from games.kernel.hosting import Label, Panel, Row

PAD = 6 * UNIT  # between the edge of a panel and what stands in it
_BETWEEN_ROWS = 4 * UNIT
_COLUMN, _NARROW_COLUMN = 0.46, 0.35  # of the panel at most, for the titles of rows
_MUCH_LOWER = 0.85  # or a panel's rows stay in one column, where they are easier to compare

_MOST_KEPT = 1200  # panels and their rows, each at up to three widths
_kept: LRUCache[Hashable, Block] = LRUCache(_MOST_KEPT)
_keeping = Lock()  # pictures are laid out in several threads


def _kept_or_made(key: Hashable, make: Callable[[], Block]) -> Block:
    """Return a block that was made before, or make it."""
    with _keeping:
        found = _kept.get(key)
    if found is None:
        found = make()
        with _keeping:
            _kept[key] = found
    return found


@dataclass(frozen=True, slots=True)
class Layout:
    """Lays out one panel; `fresh` has the keys of the panels and rows that have changed."""

    setter: Typesetter
    panel: Panel
    fresh: Collection[str] = ()
    give_way: GiveWay = keep_going  # called before what takes time
    key: Hashable = None  # all that the block depends on, but its width
    body_key: Hashable = None  # all that its rows depend on, but their width

    @classmethod
    def of(cls, setter: Typesetter, panel: Panel, fresh: Collection[str], give_way: GiveWay) -> Layout:
        """Make the layout of a panel; of all that is new it is told only what is new in it."""
        own = frozenset(key for key in fresh if key.split("/")[0] == panel.key)
        identity, rows = setter.identity, ("rows", panel.key, panel.seat, rows_key(panel.rows))
        return cls(setter, panel, own, give_way, (panel_key(panel), own, identity), (rows, own, identity))

    def cached(self, across: int, wide: bool = False) -> Block:
        """Return the block at this width. Most panels are as they were in the picture before."""
        return _kept_or_made((across, wide, self.key), lambda: self._made(across, wide))

    def _made(self, across: int, wide: bool) -> Block:
        self.give_way()
        return self.block(across, wide)

    def block(self, across: int, wide: bool = False) -> Block:
        """Lay the panel out.

        `wide`: rows that make no table may stand in two columns, if that is much lower.
        """
        inner = across - 2 * PAD
        head, body = self.heading(inner), self._cached_body(inner, wide)
        down = PAD + head.h + _BETWEEN_ROWS
        return Block(across, down + body.h + PAD, None, ((PAD, PAD, head), (PAD, down, body)))

    def _cached_body(self, inner: int, wide: bool) -> Block:
        """Return the rows at this width. They stay as they are when only the title tells whose turn it is."""
        return _kept_or_made((inner, wide, self.body_key), lambda: self._body(inner, wide))

    def _body(self, inner: int, wide: bool) -> Block:
        rows = self.panel.rows
        tabs = self._tabs(rows, inner)
        body = self._below(rows, inner, tabs)
        if wide and len(rows) > 3 and len(tabs) < 2:
            columns = self.two_columns(inner)
            body = columns if columns.h < body.h * _MUCH_LOWER else body
        return body

    # ── the title ──

    def heading(self, inner: int) -> Block:
        """Set the title, with the seat's number before it and a dot after it if something is new."""
        before, ink = self._badges(), "accent" if self.panel.active else "ink"
        after = [Block(6 * UNIT, 6 * UNIT, Frame("fresh", 3 * UNIT))] if self.panel.key in self.fresh else []
        room = inner - sum(part.w + GAP for part in (*before, *after))
        return beside([*before, below(written(self.title, Style.HEAD, room, ink)), *after], GAP)

    @property
    def title(self) -> str:
        """The title without the number of the seat, which stands in front of it anyway."""
        said = self.setter.say(self.panel.title)
        return said if self.panel.seat is None else said.removeprefix(f"{self.panel.seat + 1} · ")

    def _badges(self) -> list[Block]:
        mark, seat = [arrow("accent")] if self.panel.active else [], self.panel.seat
        return mark if seat is None else [*mark, piece(str(seat + 1), self.setter.colours[seat], "round")]

    # ── the rows ──

    def rows(self, rows: Sequence[Row], inner: int, first: int = 0) -> Block:
        """Set rows below each other, what can be compared in columns."""
        return self._below(rows, inner, self._tabs(rows, inner), first)

    def _below(self, rows: Sequence[Row], inner: int, tabs: Sequence[int], first: int = 0) -> Block:
        found = [self._marked(self._row(row, inner, tabs), at) for at, row in enumerate(rows, first)]
        return below(found or [Block(inner, 0)], _BETWEEN_ROWS)

    def two_columns(self, inner: int) -> Block:
        """Set the rows in two columns, broken where that makes the panel lowest."""
        half, rows = (inner - 2 * PAD) // 2, self.panel.rows
        whole = self.rows(rows, half)
        downs = [down for _, down, _ in whole.parts[1:]]
        middle = 1 + min(range(len(downs)), key=lambda at: abs(2 * downs[at] - whole.h))
        left, right = self.rows(rows[:middle], half), self.rows(rows[middle:], half, middle)
        return Block(inner, max(left.h, right.h), None, ((0, 0, left), (half + 2 * PAD, 0, right)))

    def _marked(self, block: Block, number: int) -> Block:
        """Put a bar at the left of a row that has changed."""
        if f"{self.panel.key}/{number}" not in self.fresh:
            return block
        bar = Block(NEAR, block.h, Frame("fresh", UNIT))
        return Block(block.w, block.h, None, ((UNIT - PAD, 0, bar), (0, 0, block)))

    def _row(self, row: Row, inner: int, tabs: Sequence[int]) -> Block:
        """Set one row, its title in a column of its own, or in front if that would be too wide."""
        column = tabs[0] if tabs and row.title is not None else 0
        pieces = self._pieces(row, inner - column, tabs[1:]) or [line("–", Style.BODY, "dim")]
        if row.title is None:
            return flow(pieces, inner)
        title = written(self.setter.say(row.title), Style.BODY, column - GAP if column else inner, "dim")
        if not column:
            return flow([*title, *pieces], inner)
        body, names = flow(pieces, inner - column), below(title)
        down = max(0, (body.parts[0][2].h - title[0].h) // 2)  # level with the first line
        return Block(inner, max(body.h, down + names.h), None, ((0, down, names), (column, 0, body)))

    def _pieces(self, row: Row, most: int, tabs: Sequence[int]) -> list[Block]:
        found = []
        for number, shown in enumerate(row.pieces):
            blocks = self.setter.blocks(shown, most, self.panel.seat)
            found += [at_least(block, tabs[number]) for block in blocks] if number < len(tabs) else blocks
        return found

    def _tabs(self, rows: Sequence[Row], inner: int) -> list[int]:
        """Measure the titles, and the labels that every row begins with: they stand in columns."""
        titles = [self.setter.say(row.title) for row in rows if row.title is not None]
        column = max((width(title, Style.BODY) for title in titles), default=0) + GAP
        share = _COLUMN if inner > WIDTH // 2 else _NARROW_COLUMN
        if len(titles) < 2 or column > inner * share:
            return []
        shared = min(_leading_labels(row) for row in rows)
        return [column, *(max(self._first(row, at, inner - column) for row in rows) for at in range(shared))]

    def _first(self, row: Row, at: int, most: int) -> int:
        return self.setter.blocks(row.pieces[at], most, None)[0].w


def _leading_labels(row: Row) -> int:
    """Count the labels that a row begins with."""
    return sum(1 for _ in takewhile(lambda shown: isinstance(shown, Label), row.pieces))
