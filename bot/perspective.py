"""A table as one person sees it: all that the front end ever shows comes from here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bot.clock.seat_clock import HoursOf, deadlines
from bot.host.open_games import Held, Live
from bot.host.play import Host
from bot.words.fingerprint import decision_of
from bot.words.names import bold_names, plain_names
from bot.words.words import Words
from games.kernel.hosting import (
    AnyTable,
    Game,
    Offer,
    Panel,
    Prompt,
    Scene,
    Score,
    Seat,
    order_offers,
    prompt,
    ranks,
    waiting,
)
from storage import actions
from storage.actions import Row
from storage.clocks import NO_CLOCK, Agreed, Wait
from storage.games import Record
from storage.seats import Former, Player


@dataclass(frozen=True)
class Glance:
    """All but what lies on the table: enough to say what somebody is asked, and quickly had."""

    record: Record
    game: Game
    version: int
    players: tuple[Player, ...]
    former: tuple[Former, ...]  # who had a seat before
    seat: Seat | None  # the viewer's; None: a spectator
    options: dict[str, Any]
    commitment: str | None = None
    seed: str | None = None
    prompt: Prompt | None = None
    asked: tuple[Seat, ...] = ()  # by the step in front; several: their answers are sealed
    waiting: tuple[Seat, ...] = ()
    scores: dict[Seat, Score] | None = None
    orders: tuple[Held, ...] = ()  # the viewer's own
    mover: Seat | None = None  # who made the last move that is in force
    agreed: Agreed = NO_CLOCK
    waits: Mapping[Seat, Wait] = field(default_factory=dict)
    until: Mapping[Seat, int] = field(default_factory=dict)  # when the time of a seat will be up

    @property
    def away(self) -> tuple[Seat, ...]:
        """For whom a stand-in plays until they return."""
        return tuple(seat for seat, wait in self.waits.items() if wait.away)

    @cached_property
    def decision(self) -> str:
        """A mark of what the viewer is asked."""
        return "" if self.prompt is None else decision_of(self.prompt)

    @property
    def sealed(self) -> bool:
        return len(self.asked) > 1

    @property
    def running(self) -> bool:
        return self.record.status == "running"

    def words(self, language: str) -> Words:
        """For sentences: names are bold."""
        return Words(language, self.game.key, bold_names(self.players, self.former, language))

    def labels(self, language: str) -> Words:
        """For buttons and options, where nothing can be bold."""
        return Words(language, self.game.key, plain_names(self.players, self.former, language))

    def standing(self) -> list[tuple[int, Seat]]:
        """Seats by rank, when the game is over."""
        return sorted((rank, seat) for seat, rank in ranks(self.scores or {}).items())


@dataclass(frozen=True)
class Look(Glance):
    view: Any = None  # None: the game has not begun
    public: Any = None  # what a spectator sees

    @cached_property
    def scene(self) -> Scene | None:
        return None if self.view is None else self.game.board(self.view)

    @cached_property
    def closer(self) -> Scene | None:
        """With all that the viewer can look at alone."""
        return None if self.view is None else self.game.close_up(self.view)

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


async def look(host: Host, game: int, user: int | None = None) -> Look:
    async with host.tables.at(game) as live:
        return look_at(live, live.seat_of(user), await host.hours(live))


async def glance(host: Host, game: int, user: int | None = None) -> Glance:
    async with host.tables.at(game) as live:
        return glance_at(live, live.seat_of(user), await host.hours(live))


def look_at(live: Live, seat: Seat | None, hours: HoursOf) -> Look:
    """For those who hold the table already."""
    seen = vars(glance_at(live, seat, hours))
    if live.table is None:
        return Look(**seen)
    view = live.deal.game.view
    public = view(live.table, None)
    return Look(**seen, view=public if seat is None else view(live.table, seat), public=public)


def glance_at(live: Live, seat: Seat | None, hours: HoursOf) -> Glance:
    options = live.deal.options.model_dump(mode="json")
    if live.table is None:
        agreed = live.clocks.agreed
        there = live.players, live.former
        return Glance(live.record, live.deal.game, live.version, *there, seat, options, agreed=agreed)
    return _going_on(live, live.table, seat, options, hours)


def _going_on(
    live: Live, table: AnyTable, seat: Seat | None, options: dict[str, Any], hours: HoursOf
) -> Glance:
    deal, asked = live.deal, None if seat is None else prompt(table, seat)
    return Glance(
        record=live.record,
        game=deal.game,
        version=live.version,
        players=live.players,
        former=live.former,
        seat=seat,
        options=options,
        commitment=deal.commitment,
        seed=deal.seed if live.record.status == "over" else None,
        prompt=None if asked is None else asked.whole(),
        asked=_asked(table),
        waiting=waiting(table),
        scores=table.scores,
        orders=tuple(held for held in live.orders if held.seat == seat),
        mover=live.mover,
        agreed=live.clocks.agreed,
        waits=live.clocks.seats,
        until=deadlines(live.clocks, hours),
    )


def _asked(table: AnyTable) -> tuple[Seat, ...]:
    return table.agenda[0].step.asks(table) if table.agenda else ()


async def by_dm(host: Host, game: int) -> tuple[bool, int]:
    """Is a sealed question open at this table? And the channel it stands in."""
    async with host.tables.at(game) as live:
        return live.table is not None and len(_asked(live.table)) > 1, live.record.channel


async def moves_since(host: Host, game: int, version: int) -> list[Row]:
    """What was done to the table after that version."""
    return await host.database.read(lambda connection: actions.log(connection, game, version))


async def moved_at(host: Host, game: int) -> int:
    """When somebody moved last, or the game began."""
    found = await host.database.read(lambda connection: actions.last_moved(connection, game))
    return host.now() if found is None else found
