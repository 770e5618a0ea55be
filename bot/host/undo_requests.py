"""Asking the others to take back a move that stands otherwise. The log remembers who has agreed."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from bot.host.access import seated
from bot.host.errors import Refused, refuse
from bot.host.guards import moving, not_ended
from bot.host.ledger import Accepted
from bot.host.notices import announce, post
from bot.host.open_games import Live
from bot.host.seats import Seating
from bot.host.undo import last_of, taken_back
from games.kernel.hosting import Event, Seat, Text, Who, say
from storage import events
from storage.actions import Change, Key, Line, Row, Saved
from storage.past import Past

_OUTCOMES = {"/undo": "ui-request-granted", "/decline": "ui-request-declined"}


class Request(NamedTuple):
    """Somebody wants to go back to before a move of theirs."""

    number: int  # of its line in the log
    seat: Seat
    move: int  # the version of the table after it
    later: int  # how many moves would go with it
    told: tuple[Text, ...]  # what everybody knows of that move
    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]  # the persons who have not said anything yet


class Requests(Seating):
    async def ask_to_undo(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """Where no other person plays, nobody has to be asked."""

        async def do(live: Live) -> Saved:
            _, seat = moving(live, user)
            gone_by = await self._past(live)
            move = last_of(seat, gone_by)
            found = taken_back(live, gone_by, move)
            if _others(live, seat):
                wish = {
                    "seat": seat,
                    "move": move.seq,
                    "at": _position(gone_by),
                    "later": len(found.gone) - 1,
                }
                return await self._ask(live, user, wish, key)
            told = [Event(say("host-undone", who=Who(seat)))]
            return await self._return_to(live, found, Line("/undo", self.now(), seat, events=told, key=key))

        return await self.once(game, user, key, do)

    async def _ask(self, live: Live, user: int, wish: dict[str, Any], key: Key | None) -> Saved:
        seat = wish["seat"]
        if any(row.line.picked == wish for row in _open(await self._log(live, after=wish["move"]))):
            raise refuse("host-request-open")
        told = [Event(say("host-request", who=Who(seat)))]
        line = Line("/ask", self.now(), None, user, wish, told, key)
        messages = [*announce(live, told), post(live)]
        return await self.tables.save(live, Change(live.record.id, live.version, line, messages=messages))

    async def request(self, game: int, number: int) -> Request | None:
        """None: it was declined, or the table has moved on."""
        async with self.tables.at(game) as live:
            try:
                return await self._request(live, number)
            except Refused:
                return None

    async def open_request(self, game: int) -> Request:
        """The one that the others have not answered yet."""
        async with self.tables.at(game) as live:
            for row in reversed(_open(await self._log(live, after=0))):
                with suppress(Refused):
                    return await self._request(live, row.seq)
        raise refuse("host-request-none")

    async def outcome(self, game: int, number: int) -> Text:
        """What became of a request that is open no more."""
        async with self.tables.at(game) as live:
            rows = await self._log(live, after=number)
        lines = [row.line for row in rows if row.line.kind in _OUTCOMES]
        found = (_OUTCOMES[line.kind] for line in lines if line.picked.get("request") == number)
        return say(next(found, "host-request-void"))

    async def agree(
        self, game: int, user: int, number: int, key: Key | None = None, *, moderates: bool = False
    ) -> Accepted:
        """When all other persons have agreed the move is taken back; at once when a moderator agrees."""

        async def do(live: Live) -> Saved:
            request = await self._request(live, number)
            own = live.seat_of(user) if moderates else moving(live, user)[1]
            if own == request.seat:
                raise refuse("host-request-own")
            if moderates or set(request.missing) <= {own}:
                return await self._grant(live, request, user, key)
            line = Line("/agree", self.now(), None, user, {"request": number, "seat": own}, key=key)
            return await self.tables.save(live, Change(live.record.id, live.version, line))

        return await self.once(game, user, key, do)

    async def _grant(self, live: Live, request: Request, user: int, key: Key | None) -> Saved:
        told = [Event(say("host-request-granted", who=Who(request.seat)))]
        line = Line("/undo", self.now(), None, user, {"request": request.number}, told, key)
        gone_by = await self._past(live)
        return await self._return_to(live, taken_back(live, gone_by, last_of(request.seat, gone_by)), line)

    async def decline(
        self, game: int, user: int, number: int, key: Key | None = None, *, moderates: bool = False
    ) -> Accepted:
        """One is enough. Whoever asked takes the request back by it."""

        async def do(live: Live) -> Saved:
            await self._request(live, number)
            own = live.seat_of(user) if moderates else seated(live, user)
            told = [Event(_declined(own))]
            line = Line("/decline", self.now(), None, user, {"request": number}, told, key)
            messages = announce(live, told)
            return await self.tables.save(live, Change(live.record.id, live.version, line, messages=messages))

        return await self.once(game, user, key, do)

    async def _request(self, live: Live, number: int) -> Request:
        not_ended(live)
        rows, gone_by = await self._log(live, after=0), await self._past(live)
        asked = next((row for row in _open(rows) if row.seq == number), None)
        if asked is None or asked.line.picked["at"] != _position(gone_by):
            raise refuse("host-request-void")
        return _read(live, asked, rows)


def _position(gone_by: Past) -> list[int]:
    """As long as this is the same, nothing has moved."""
    return [len(gone_by.moves), gone_by.moves[-1].seq if gone_by.moves else 0]


def _open(rows: Sequence[Row]) -> list[Row]:
    """The requests that nobody has declined."""
    declined = {row.line.picked["request"] for row in rows if row.line.kind == "/decline"}
    return [row for row in rows if row.line.kind == "/ask" and row.seq not in declined]


def _read(live: Live, asked: Row, rows: Sequence[Row]) -> Request:
    seat, move, later = (asked.line.picked[name] for name in ("seat", "move", "later"))
    said = [row.line for row in rows if row.line.kind == "/agree" and row.line.picked["request"] == asked.seq]
    others, users = _others(live, seat), {line.actor for line in said}
    public = next(events.seen_by(None, row.line.events) for row in rows if row.seq == move)
    return Request(
        asked.seq,
        seat,
        move,
        later,
        tuple(event.text for event in public),
        tuple(other for other in others if live.players[other].user in users),
        tuple(other for other in others if live.players[other].user not in users),
    )


def _others(live: Live, seat: Seat) -> list[Seat]:
    """The other persons at the table; stand-ins are not asked."""
    return [s for s, player in enumerate(live.players) if s != seat and player.user is not None]


def _declined(seat: Seat | None) -> Text:
    return say("host-request-forbidden") if seat is None else say("host-request-declined", who=Who(seat))
