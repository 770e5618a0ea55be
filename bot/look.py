"""A table as one person sees it: all that the front end ever shows comes from here."""

from __future__ import annotations

from dataclasses import dataclass

from bot.host import Host
from bot.tables import Live
from bot.ui.names import bold, plain
from bot.ui.text import Words
from games.kernel import Game, Panel, Prompt, Scene, Score, Seat, prompt, ranks, waiting
from storage import actions
from storage.games import Record
from storage.seats import Player


@dataclass(frozen=True, slots=True)
class Look:
    record: Record
    game: Game
    version: int
    players: tuple[Player, ...]
    seat: Seat | None  # the viewer's; None: a spectator
    options: dict[str, object]
    commitment: str | None = None
    seed: str | None = None
    scene: Scene | None = None  # None: the game has not begun
    secrets: tuple[Panel, ...] = ()  # the areas that are the viewer's own, or look different to others
    prompt: Prompt | None = None
    asked: tuple[Seat, ...] = ()  # by the step in front; several: their answers are sealed
    waiting: tuple[Seat, ...] = ()
    scores: dict[Seat, Score] | None = None

    @property
    def sealed(self) -> bool:
        return len(self.asked) > 1

    @property
    def running(self) -> bool:
        return self.record.status == "running"

    def words(self, language: str) -> Words:
        """For sentences: names are bold."""
        return Words(language, self.game.key, bold(self.players))

    def labels(self, language: str) -> Words:
        """For buttons and options, where nothing can be bold."""
        return Words(language, self.game.key, plain(self.players))

    def standing(self) -> list[tuple[int, Seat]]:
        """Seats by rank, when the game is over."""
        return sorted((rank, seat) for seat, rank in ranks(self.scores or {}).items())


async def look(host: Host, game: int, user: int | None = None) -> Look:
    async with host.tables.at(game) as live:
        return _seen(live, live.seat_of(user))


def _seen(live: Live, seat: Seat | None) -> Look:
    record, deal, table = live.record, live.deal, live.table
    options = deal.options.model_dump(mode="json")
    if table is None:
        return Look(record, deal.game, live.version, live.players, seat, options)
    scene = deal.game.board(deal.game.view(table, seat))
    return Look(
        record=record,
        game=deal.game,
        version=live.version,
        players=live.players,
        seat=seat,
        options=options,
        commitment=deal.commitment,
        seed=deal.seed if record.status == "over" else None,
        scene=scene,
        secrets=() if seat is None else _secrets(live, scene, seat),
        prompt=None if seat is None else prompt(table, seat),
        asked=table.agenda[0].step.asks(table) if table.agenda else (),
        waiting=waiting(table),
        scores=table.scores,
    )


def _secrets(live: Live, scene: Scene, seat: Seat) -> tuple[Panel, ...]:
    game = live.deal.game
    public = game.board(game.view(live.table, None)).panels  # type: ignore[arg-type]
    return tuple(panel for panel in scene.panels if panel.seat == seat or panel not in public)


async def movers_since(host: Host, game: int, version: int) -> set[Seat]:
    """Who has changed the table after that version."""
    rows = await host.database.read(lambda connection: actions.log(connection, game, version))
    return {row.line.seat for row in rows if row.line.seat is not None}


async def moved_at(host: Host, game: int, version: int) -> int:
    """When the table came to this version."""
    rows = await host.database.read(lambda connection: actions.log(connection, game, version - 1))
    return rows[0].line.at if rows else host.now()
