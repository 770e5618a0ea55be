"""How moderators put a game right: moves taken back, a move for somebody absent, a seat in other hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from bot.host.autoplay.stand_in import newcomer, play_for
from bot.host.errors import refuse
from bot.host.guards import not_ended, table_of
from bot.host.ledger import Accepted, Ledger
from bot.host.moderation.ruling import Ruling, Rulings, spoken, unchanged
from bot.host.open_games import OpenGame
from bot.host.recorder import Recorder
from bot.host.seats import Seats
from bot.host.undo.requests import UndoRequests
from bot.host.undo.undo import Undo
from games.kernel.hosting import Event, Seat, Text, Was, Who, play, prompt, say, waiting
from storage import events, seats
from storage.actions import HostAction, Line, Saved, in_force
from storage.seats import Player


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

        `moderates`: that person moderates the table too, and has to ask those who play.
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
            table_of(open_game)
            gone_by = await self._undo.past(open_game)
            gone = [row for row in gone_by.moves if row.seq > to]
            line = self._rulings.line(open_game, ruling, say("host-mod-rewound", count=len(gone)))
            return await self._undo.back_to(open_game, gone_by, to, line)

        return await self._ledger.exactly_once(game, ruling.user, ruling.key, do)

    async def points(self, game: int) -> list[Point]:
        """Return all moves in force that everybody was told of, and the start, in order."""
        rows = await self._ledger.log(game)
        start = [row for row in rows if row.line.kind == HostAction.START]
        found = [*start, *in_force(rows)]
        told: dict[int, list[Text]] = {at: [] for at in range(len(found))}
        for at, event in events.told_in([row.line.events for row in found], None):
            told[at].append(event.text)
        return [Point(row.seq, tuple(told[at])) for at, row in enumerate(found)]


def _in_public(accepted: Accepted) -> Accepted:
    """Return the answer without what only a seat may read."""
    return accepted._replace(events=events.seen_by(None, accepted.events))


def _handed_over(open_game: OpenGame, seat: Seat, player: Player | None) -> Text:
    before = Was(seat, open_game.version)
    if player is None:
        return say("host-mod-taken-off", who=before, place=seat + 1)
    return say("host-mod-replaced-by", who=Who(seat), before=before, place=seat + 1)
