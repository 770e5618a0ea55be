"""A table as one person sees it: all that is ever shown of a game comes from here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from bot.clock.seat_clock import deadlines
from bot.host.clocks import People, asked_of
from bot.host.guards import gives_hints
from bot.host.host import Host
from bot.host.open_games import OpenGame, StandingOrder
from bot.words.fingerprint import decision_of
from bot.words.names import bold_names, plain_names
from bot.words.pieces import pieces_of
from bot.words.words import Words
from games.kernel.hosting import (
    AnyTable,
    Game,
    Offer,
    OpenAnswer,
    Panel,
    Prompt,
    Scene,
    Score,
    Seat,
    Text,
    TurnPlan,
    open_answers,
    order_offers,
    prompt,
    ranks,
    waiting,
    wanted,
)
from storage.clocks import NO_CLOCK, Agreed, Wait
from storage.games import Record
from storage.seats import Former, Player


@dataclass(frozen=True)
class Overview:
    """A table as one person sees it, without what lies on it: enough to say what is asked."""

    record: Record
    game: Game
    version: int
    players: tuple[Player, ...]
    former: tuple[Former, ...]  # who had a seat before
    seat: Seat | None  # the viewer's; None: a spectator
    options: Mapping[str, Any]
    commitment: str | None = None
    seed: str | None = None
    prompt: Prompt | None = None
    asked: tuple[Seat, ...] = ()  # by the step in front; several: their answers are sealed
    waiting: tuple[Seat, ...] = ()
    wanted: Text | None = None  # of those who are waited for, as everybody may know it
    colours: tuple[str, ...] = ()  # of the seats, where players have colours of their own
    turn: Seat | None = None  # whose turn it is, though others may be asked in it
    scores: dict[Seat, Score] | None = None
    orders: tuple[StandingOrder, ...] = ()  # the viewer's own
    plan: TurnPlan | None = None  # the viewer's own next turn, as planned
    mover: Seat | None = None  # who made the last move that is in force
    agreed: Agreed = NO_CLOCK
    waits: Mapping[Seat, Wait] = field(default_factory=dict)
    until: Mapping[Seat, int] = field(default_factory=dict)  # when the time of a seat will be up
    snoozed: Mapping[Seat, int] = field(default_factory=dict)  # until when people are not called
    headline: Text | None = None  # what is rehearsed; None: it is a game that is played in a channel
    task: Text | None = None  # what is wanted in a rehearsal
    experts: bool = True  # whether there are any

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats for which a stand-in plays until their players return."""
        return tuple(seat for seat, wait in self.waits.items() if wait.away)

    @property
    def hints(self) -> bool:
        """Whether an expert may be asked."""
        return self.experts and gives_hints(self.record, self.players)

    @property
    def may_plan(self) -> bool:
        """Whether the viewer may plan their next turn: it is not theirs now, and the game has such turns."""
        going_on = self.running and self.headline is None and self.agreed.paused is None
        return going_on and self.game.plans_turns and self.seat is not None and self.seat not in self.waiting

    @property
    def is_next_soon(self) -> bool:
        """Whether the viewer's turn comes after one or two others, as they sit."""
        if self.seat is None or len(self.waiting) != 1:
            return False
        return (self.seat - self.waiting[0]) % len(self.players) in (1, 2)

    @cached_property
    def decision(self) -> str:
        """A mark of what the viewer is asked."""
        return "" if self.prompt is None else decision_of(self.prompt)

    @property
    def sealed(self) -> bool:
        """Whether several are asked at once: nobody sees an answer before all are in."""
        return len(self.asked) > 1

    @property
    def running(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.record.status == "running"

    def words(self, language: str) -> Words:
        """Return the words of this table for sentences: names are bold, and pieces stand beside theirs."""
        key = self.game.key
        names = bold_names(self.players, self.former, language, self.colours)
        return Words(language, key, names, pieces_of(key))

    def labels(self, language: str) -> Words:
        """Return the words of this table for buttons and options, where nothing can be bold."""
        return Words(language, self.game.key, plain_names(self.players, self.former, language))

    def ranking(self) -> list[tuple[int, Seat]]:
        """Return the seats with their ranks, the best first; nobody has one before the game is over."""
        return sorted((rank, seat) for seat, rank in ranks(self.scores or {}).items())


@dataclass(frozen=True)
class Perspective(Overview):
    """A table as one person sees it, with all that lies on it for them."""

    view: Any = None  # None: the game has not begun
    public: Any = None  # what a spectator sees
    openly: tuple[OpenAnswer, ...] = ()  # what whoever is asked may answer for all to see; for spectators

    @cached_property
    def scene(self) -> Scene | None:
        """The board as the viewer sees it; None: the game has not begun."""
        scene = None if self.view is None else self.game.board(self.view)
        return scene if scene is None or self.running else _nobody_moves(scene)

    @cached_property
    def closer(self) -> Scene | None:
        """The board with all that the viewer can look at alone."""
        return None if self.view is None else self.game.close_up(self.view, self.scene)

    @cached_property
    def order_offers(self) -> tuple[Offer, ...]:
        """What the viewer may order beforehand."""
        if self.seat is None or self.view is None or not self.running:
            return ()
        return order_offers(self.game, self.view, self.seat)

    @cached_property
    def secrets(self) -> tuple[Panel, ...]:
        """The areas that are the viewer's own, or that look different to others."""
        if self.scene is None or self.seat is None:
            return ()
        public = self.game.board(self.public).panels
        return tuple(panel for panel in self.scene.panels if panel.seat == self.seat or panel not in public)

    @cached_property
    def question(self) -> Scene | None:
        """What the viewer has and is asked about, drawn as a scene of its own; None: the game draws none."""
        drawing = None if self.scene is None or self.seat is None else self.game.question(self.view)
        if self.scene is None or drawing is None:
            return None
        own = tuple(replace(panel, aside=False) for panel in self.secrets)
        return replace(self.scene, panels=own, drawing=drawing)

    @cached_property
    def has_secrets(self) -> bool:
        """Whether any of these areas looks different to others."""
        public = () if self.public is None else self.game.board(self.public).panels
        return any(panel not in public for panel in self.secrets)


async def look(host: Host, game: int, user: int | None = None) -> Perspective:
    """Lock a game and return it as this user sees it; None: a spectator."""
    async with host.open_games.at(game) as open_game:
        return perspective_of(open_game, open_game.seat_of(user), await host.clocks.hours(open_game))


async def overview(host: Host, game: int, user: int | None = None) -> Overview:
    """Lock a game and return it as this user sees it, without what lies on the table: it takes less time."""
    async with host.open_games.at(game) as open_game:
        return overview_of(open_game, open_game.seat_of(user), await host.clocks.hours(open_game))


def perspective_of(open_game: OpenGame, seat: Seat | None, hours: People) -> Perspective:
    """Return a game as a seat sees it, to whoever holds its lock."""
    seen = vars(overview_of(open_game, seat, hours))
    if open_game.table is None:
        return Perspective(**seen)
    view = open_game.deal.game.view
    public = view(open_game.table, None)
    if seat is None:
        return Perspective(**seen, view=public, public=public, openly=open_answers(open_game.table))
    return Perspective(**seen, view=view(open_game.table, seat), public=public)


def overview_of(open_game: OpenGame, seat: Seat | None, hours: People, *, in_short: bool = False) -> Overview:
    """Return a game as a seat sees it, without what lies on the table, to whoever holds its lock.

    `in_short`: offers are made only when somebody asks for them, which can be done while the lock is held.
    """
    if open_game.table is None:
        deal, agreed = open_game.deal, open_game.clocks.agreed
        there = open_game.version, open_game.players, open_game.former
        return Overview(
            open_game.record,
            deal.game,
            *there,
            seat,
            deal.option_values,
            colours=deal.game.dealt_colours,
            agreed=agreed,
            experts=open_game.experts,
        )
    asked = None if seat is None else prompt(open_game.table, seat)
    if asked is not None and not in_short:
        asked = asked.whole()
    return _going_on(open_game, open_game.table, seat, asked, hours)


def _going_on(
    open_game: OpenGame, table: AnyTable, seat: Seat | None, asked: Prompt | None, hours: People
) -> Overview:
    deal = open_game.deal
    return Overview(
        record=open_game.record,
        game=deal.game,
        version=open_game.version,
        players=open_game.players,
        former=open_game.former,
        seat=seat,
        options=deal.option_values,
        commitment=deal.commitment,
        seed=deal.seed if open_game.record.status == "over" else None,
        prompt=asked,
        asked=asked_of(table),
        waiting=waiting(table),
        wanted=wanted(table),
        colours=deal.game.colours(table),
        turn=deal.game.turn(table),
        scores=table.scores,
        orders=tuple(standing for standing in open_game.orders if standing.seat == seat),
        plan=next((standing.plan for standing in open_game.plans if standing.seat == seat), None),
        mover=open_game.mover,
        agreed=open_game.clocks.agreed,
        waits=open_game.clocks.seats,
        until=deadlines(open_game.clocks, hours),
        snoozed=hours.snoozed,
        experts=open_game.experts,
    )


def _nobody_moves(scene: Scene) -> Scene:
    """Return a board at which nobody is waited for: a moderator has ended the game in the middle."""
    drawing = None if scene.drawing is None else scene.drawing._replace(asked=())
    panels = tuple(replace(panel, active=False) if panel.active else panel for panel in scene.panels)
    return replace(scene, panels=panels, drawing=drawing)


async def sealed_question(host: Host, game: int) -> tuple[bool, int]:
    """Return whether a sealed question is open at a table, and the channel it stands in."""
    async with host.open_games.at(game) as open_game:
        table = open_game.table
        return table is not None and len(asked_of(table)) > 1, open_game.record.channel
