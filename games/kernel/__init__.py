"""The kernel for whoever writes the rules of a game.

What can be ordered beforehand stands in games.kernel.orders, what the host needs in games.kernel.hosting.
"""

from games.kernel.asking.amounts import Amount, Item, Spread
from games.kernel.asking.choices import Choice, OneOf, SomeOf, one_of
from games.kernel.asking.domain import Domain, Field, Picked, once
from games.kernel.asking.frozen import frozen
from games.kernel.asking.meaning import Chance, Sense
from games.kernel.asking.offer import AS_IT_IS, Action, Move, Offer, Offered, Pick, Remark, offers
from games.kernel.asking.prompt import Prompt
from games.kernel.errors import Illegal
from games.kernel.figures import BaseOptions, Figures
from games.kernel.playing.game import Game, Line, Score
from games.kernel.playing.lesson import Done, Lesson, Page, Slip
from games.kernel.playing.player import Temper
from games.kernel.playing.step import OneSeat, Step
from games.kernel.playing.table import Table, clockwise, left, right, waiting, winners
from games.kernel.showing.drawing import Drawing, Near, Pile, Put, Thing, Write, badge, figure
from games.kernel.showing.legend import WINNER, Group, Named
from games.kernel.showing.reckoning import Reckoned
from games.kernel.showing.scene import Gauge, Label, Panel, Piece, Row, Scene, Slot, Token, Track
from games.kernel.showing.text import Seat, Text, Who, names, say
from games.kernel.showing.view import HIDDEN, Hidden, own, seen

__all__ = [
    "AS_IT_IS",
    "HIDDEN",
    "WINNER",
    "Action",
    "Amount",
    "BaseOptions",
    "Chance",
    "Choice",
    "Domain",
    "Done",
    "Drawing",
    "Field",
    "Figures",
    "Game",
    "Gauge",
    "Group",
    "Hidden",
    "Illegal",
    "Item",
    "Label",
    "Lesson",
    "Line",
    "Move",
    "Named",
    "Near",
    "Offer",
    "Offered",
    "OneOf",
    "OneSeat",
    "Page",
    "Panel",
    "Pick",
    "Picked",
    "Piece",
    "Pile",
    "Prompt",
    "Put",
    "Reckoned",
    "Remark",
    "Row",
    "Scene",
    "Score",
    "Seat",
    "Sense",
    "Slip",
    "Slot",
    "SomeOf",
    "Spread",
    "Step",
    "Table",
    "Temper",
    "Text",
    "Thing",
    "Token",
    "Track",
    "Who",
    "Write",
    "badge",
    "clockwise",
    "figure",
    "frozen",
    "left",
    "names",
    "offers",
    "once",
    "one_of",
    "own",
    "right",
    "say",
    "seen",
    "waiting",
    "winners",
]
