"""The kernel for whoever hosts games: deals, tables, logs, snapshots, orders, and what people see."""

from games.kernel.asking.amounts import Amount, Item, Spread
from games.kernel.asking.choices import Choice, OneOf, SomeOf, one_of
from games.kernel.asking.domain import Domain, independent
from games.kernel.asking.offer import Action, Move, Offer, Pick
from games.kernel.asking.prompt import Drawn, Folly, Prompt
from games.kernel.errors import Illegal, Unreadable, WrongTable
from games.kernel.figures import override
from games.kernel.orders import Order
from games.kernel.playing.carrying import ended, give, load_order, order_offer, order_offers, ordered, void
from games.kernel.playing.copying import clone
from games.kernel.playing.game import Deal, Game, Line, Score, deal, temper_of
from games.kernel.playing.imagining import imagined
from games.kernel.playing.openly import OpenAnswer, open_answers
from games.kernel.playing.player import Level, Policy, Temper
from games.kernel.playing.rng import commitment
from games.kernel.playing.snapshot import digest, load, load_deal, save, save_deal
from games.kernel.playing.table import (
    HOST,
    AnyTable,
    Entry,
    Event,
    calls,
    empty_table,
    play,
    play_again,
    prompt,
    ranks,
    replay,
    start,
    take,
    waiting,
    wanted,
    winners,
)
from games.kernel.playing.undo import has_answered, locked, only_sealed, why_not_undo
from games.kernel.showing.drawing import Drawing, Near, Pile, Put, Thing, Write
from games.kernel.showing.reckoning import Reckoned
from games.kernel.showing.scene import Gauge, Label, Panel, Piece, Row, Scene, Slot, Token, Track
from games.kernel.showing.text import LANGUAGES, Seat, Text, Was, Who, kebab, pack, say, texts_in, unpack
from games.kernel.showing.view import learnt

__all__ = [
    "HOST",
    "LANGUAGES",
    "Action",
    "Amount",
    "AnyTable",
    "Choice",
    "Deal",
    "Domain",
    "Drawing",
    "Drawn",
    "Entry",
    "Event",
    "Folly",
    "Game",
    "Gauge",
    "Illegal",
    "Item",
    "Label",
    "Level",
    "Line",
    "Move",
    "Near",
    "Offer",
    "OneOf",
    "OpenAnswer",
    "Order",
    "Panel",
    "Pick",
    "Piece",
    "Pile",
    "Policy",
    "Prompt",
    "Put",
    "Reckoned",
    "Row",
    "Scene",
    "Score",
    "Seat",
    "Slot",
    "SomeOf",
    "Spread",
    "Temper",
    "Text",
    "Thing",
    "Token",
    "Track",
    "Unreadable",
    "Was",
    "Who",
    "Write",
    "WrongTable",
    "calls",
    "clone",
    "commitment",
    "deal",
    "digest",
    "empty_table",
    "ended",
    "give",
    "has_answered",
    "imagined",
    "independent",
    "kebab",
    "learnt",
    "load",
    "load_deal",
    "load_order",
    "locked",
    "one_of",
    "only_sealed",
    "open_answers",
    "order_offer",
    "order_offers",
    "ordered",
    "override",
    "pack",
    "play",
    "play_again",
    "prompt",
    "ranks",
    "replay",
    "save",
    "save_deal",
    "say",
    "start",
    "take",
    "temper_of",
    "texts_in",
    "unpack",
    "void",
    "waiting",
    "wanted",
    "why_not_undo",
    "winners",
]
