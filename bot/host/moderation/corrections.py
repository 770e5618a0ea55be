"""How moderators put a game right: moves taken back, a move for somebody absent, a seat in other hands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from cachetools import LRUCache

from bot.host.autoplay.stand_in import newcomer, play_for
from bot.host.errors import refuse
from bot.host.guards import expert_or_not, not_ended, table_of
from bot.host.ledger import Accepted, Ledger
from bot.host.moderation.ruling import Ruling, Rulings, spoken, unchanged
from bot.host.open_games import OpenGame
from bot.host.recorder import Recorder
from bot.host.seats import Seats
from bot.host.undo.requests import UndoRequests
from bot.host.undo.undo import Undo
from games.kernel.hosting import Event, Level, Seat, Text, Was, Who, play, prompt, say, waiting
from storage import events, seats
from storage.actions import HostAction, Line, Row, Saved
from storage.seats import Player

_NEWEST = 500  # moments among which one can be looked for by what was played; older ones have numbers
_LOOKED_FOR = 8  # games whose moments are kept


class Point(NamedTuple):
    """A moment that can be gone back to: the version, and what everybody was told then."""

    version: int
    told: tuple[Text, ...]


class Corrections:
    """Do what moderators may do to single moves and seats."""

    def __init__(
        self,
        ledger: Ledger,
        recorder: Recorder,
        seats: Seats,
        undo: Undo,
        requests: UndoRequests,
        rulings: Rulings,
        now: Callable[[], int],
    ) -> None:
        self._ledger, self._recorder, self._seats = ledger, recorder, seats
        self._undo, self._requests, self._rulings, self._now = undo, requests, rulings, now
        self._points: LRUCache[tuple[int, int], list[Point]] = LRUCache(_LOOKED_FOR)
        self._reading = asyncio.Lock()

    async def play_in_place(self, game: int, ruling: Ruling, seat: Seat) -> Accepted:
        """Let a stand-in move for a seat. It chooses, so the moderator learns no more than everybody does."""

        async def do(open_game: OpenGame) -> Saved:
            not_ended(open_game)
            table = table_of(open_game)
            if seat not in waiting(table):
                raise refuse("mod-not-waited-for", who=tuple(map(Who, waiting(table))))
            asked = prompt(table, seat)
            assert asked is not None
            pick, before = play_for(open_game, seat, asked), waiting(table)
            told = Event(spoken(open_game, ruling, say("host-mod-played", who=Who(seat))))
            happened = play(table, seat, pick.kind, pick.values)
            line = Line(pick.kind, self._now(), seat, ruling.user, pick.values, [told, *happened], ruling.key)
            return await self._recorder.record(open_game, table, line, before)

        return _in_public(await self._ledger.exactly_once(game, ruling.user, ruling.key, do))

    async def replace_player(
        self, game: int, ruling: Ruling, seat: Seat, player: Player | None, *, moderates: bool = False
    ) -> Accepted:
        """Give a seat to a person, or to a stand-in. In the lobby the seat is empty again.

        `moderates`: that person moderates a channel of the server too, and has to ask those who play.
        """

        async def do(open_game: OpenGame) -> Saved:
            not_ended(open_game)
            if open_game.table is None:
                return await self._send_away(open_game, ruling, seat)
            await self._may_have(open_game, seat, player, moderates)
            told = [Event(spoken(open_game, ruling, _handed_over(open_game, seat, player)))]
            line = Line(HostAction.SEAT, self._now(), seat, ruling.user, events=told, key=ruling.key)
            new = newcomer(open_game.players) if player is None else player
            return await self._seats.change_hands(open_game, seat, new, line, offered=player is None)

        return _in_public(await self._ledger.exactly_once(game, ruling.user, ruling.key, do))

    async def set_level(self, game: int, ruling: Ruling, seat: Seat, level: Level) -> Accepted:
        """Let a bot play stronger or weaker from now on."""

        async def do(open_game: OpenGame) -> Saved:
            not_ended(open_game)
            expert_or_not(open_game, level)
            player, called = open_game.players[seat], Text(f"ui-level-{level}")
            if player.user is not None:
                raise refuse("mod-level-person", who=Who(seat))
            if player.level is level:
                raise refuse("mod-level-already", who=Who(seat), level=called)
            what = say("host-mod-level", who=Was(seat, open_game.version), level=called)
            change = partial(seats.set_levels, game=game, seats=[seat], level=level)
            return await self._rulings.save(open_game, self._rulings.line(open_game, ruling, what), change)

        return await self._ledger.exactly_once(game, ruling.user, ruling.key, do)

    async def _may_have(
        self, open_game: OpenGame, seat: Seat, player: Player | None, moderates: bool
    ) -> None:
        """Refuse who has this seat already, sits elsewhere, knows another seat's secrets, or moderates."""
        if player is None:
            if open_game.players[seat].user is None:
                raise refuse("mod-stand-in-already", who=Who(seat))
            return
        if (theirs := open_game.seat_of(player.user)) is not None:
            raise refuse("mod-seated-already", who=Who(theirs))
        own = await self._seats.had_by(open_game, player.user)
        if own is not None and own != seat:
            raise refuse("mod-seat-another", place=own + 1)
        assert player.user is not None
        if await self._seats.needs_consent(open_game, player.user, seat, moderates):
            raise refuse("mod-replace-moderator")

    async def _send_away(self, open_game: OpenGame, ruling: Ruling, seat: Seat) -> Saved:
        others = [player for place, player in enumerate(open_game.players) if place != seat]
        what = say("host-mod-sent-off", who=Was(seat, open_game.version), place=seat + 1)
        change = partial(seats.write, game=open_game.record.id, players=others, until=open_game.version)
        return await self._rulings.save(open_game, self._rulings.line(open_game, ruling, what), change)

    async def answer_request(self, game: int, ruling: Ruling, number: int, agrees: bool) -> Accepted:
        """Decide alone whether a move is taken back as somebody asks."""
        answer = self._requests.agree if agrees else self._requests.decline

        def ruled(open_game: OpenGame, what: Text) -> Text:
            return spoken(open_game, ruling, what)

        return await answer(game, ruling.user, number, ruling.key, ruled=ruled)

    async def rewind(self, game: int, ruling: Ruling, version: int, to: int) -> Accepted:
        """Go back to a version. The log keeps what is taken back, struck through."""

        async def do(open_game: OpenGame) -> Saved:
            unchanged(open_game, version)
            found = await self._undo.after_version(open_game, to)
            line = self._rulings.line(open_game, ruling, say("host-mod-rewound", count=len(found.gone)))
            return await self._undo.return_to(open_game, found, line)

        return await self._ledger.exactly_once(game, ruling.user, ruling.key, do)

    async def points(self, game: int, version: int) -> Sequence[Point]:
        """Return the newest moments of a game at this version, in order; the last one is where the table is.

        They are kept by version: whoever looks for one asks for the same with every letter.
        """
        async with self._reading:
            if (known := self._points.get((game, version))) is None:
                rows = await self._ledger.moments(game, _NEWEST, newest=True)
                known = self._points[game, version] = _points(rows)
        return known

    async def points_from(self, game: int, version: int, limit: int = _NEWEST) -> Sequence[Point]:
        """Return a moment and those after it, in order, at most so many; none, if there is no such moment."""
        found = _points(await self._ledger.moments(game, limit, version - 1))
        return found if found and found[0].version == version else ()


def _points(rows: Iterable[Row]) -> list[Point]:
    """Return moments with what everybody was told then."""
    told = [(row.seq, events.seen_by(None, row.line.events)) for row in rows]
    return [Point(version, tuple(event.text for event in public)) for version, public in told]


def _in_public(accepted: Accepted) -> Accepted:
    """Return the answer without what only a seat may read."""
    return accepted._replace(events=events.seen_by(None, accepted.events))


def _handed_over(open_game: OpenGame, seat: Seat, player: Player | None) -> Text:
    before = Was(seat, open_game.version)
    if player is None:
        return say("host-mod-taken-off", who=before, place=seat + 1)
    return say("host-mod-replaced-by", who=Who(seat), before=before, place=seat + 1)
