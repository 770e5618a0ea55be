"""What a drawing is made of once everything has its place in the picture: all of it before any is drawn."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from bot.render.paint.box import Box


class Sprite(NamedTuple):
    """A piece, in a seat's colour if it is somebody's."""

    piece: str
    tint: str | None = None


class Letters(NamedTuple):
    """A line of text in one of the art's colours. Its box reaches from the top of capitals to the line."""

    text: str
    size: int
    ink: str
    bold: bool = False


class Pill(NamedTuple):
    """A rounded box, which is filled and has an outline."""

    fill: str
    edge: str
    rim: int = 2


class Outline(NamedTuple):
    """A frame around something: with rounded corners, or quite round; of dashes where something was."""

    ink: str
    rim: int
    round: bool = False
    dashed: bool = False


class Wake(NamedTuple):
    """The way that something took, from point to point."""

    points: tuple[tuple[int, int], ...]


Mark: TypeAlias = Sprite | Letters | Pill | Outline | Wake


class Placed(NamedTuple):
    """A mark with its place. `said`: the thing of the drawing it stands for."""

    box: Box
    mark: Mark
    said: str


class Layout(NamedTuple):
    """A whole drawing laid out: what lies on top comes later."""

    w: int
    h: int
    marks: tuple[Placed, ...]
