"""Asking the others to take back a move that stands otherwise. The log remembers who has agreed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

from bot.host.errors import Refused, refuse
from bot.host.guards import moving, not_ended, seated
from bot.host.ledger import Accepted, Ledger
from bot.host.notices import announce, post
from bot.host.open_games import OpenGame, OpenGames
from bot.host.undo.undo import Undo
from games.kernel.hosting import Event, Seat, Text, Who, say
from storage import events
from storage.actions import HostAction, Key, Line, Row, Saved

Ruled: TypeAlias = Callable[[OpenGame, Text], Text]  # how everybody is told what a moderator has ruled
_ASKED = (HostAction.ASK, HostAction.DECLINE)
_ANSWERED = (*_ASKED, HostAction.AGREE)
_OUTCOMES: dict[HostAction, str] = {
    HostAction.UNDO: "ui-request-granted",
    HostAction.DECLINE: "ui-request-declined",
}


class UndoRequest(NamedTuple):
    """Somebody wants to go back to before a move of theirs."""

    number: int  # of its line in the log
    seat: Seat
    move: int  # the version of the table after it
    later: int  # how many moves would go with it
    told: tuple[Text, ...]  # what everybody knows of that move
    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]  # the persons who have not said anything yet


class UndoRequests:
    """Ask the others to take a move back, and count their answers."""

    def __init__(self, open_games: OpenGames, ledger: Ledger, undo: Undo, now: Callable[[], int]) -> None:
        self._open_games, self._ledger, self._undo, self._now = open_games, ledger, undo, now

    async def ask(self, game: int, user: int, key: Key | None = None) -> Accepted:
        """Ask the others. Where no other person plays, the move is taken back at once."""

        async def do(open_game: OpenGame) -> Saved:
            _, seat = moving(open_game, user)
            move, _ = await self._undo.last_moves(open_game, seat)
            found = await self._undo.taken_back(open_game, move)
            if _others(open_game, seat):
                wish = {
                    "seat": seat,
                    "move": move.seq,
                    "at": await self._undo.standing(open_game),
                    "later": len(found.gone) - 1,
                }
                return await self._save_request(open_game, user, wish, key)
            told = [Event(await self._undo.told_of(open_game, move))]
            return await self._undo.return_to(
                open_game, found, Line(HostAction.UNDO, self._now(), seat, events=told, key=key)
            )

        return await self._ledger.exactly_once(game, user, key, do)

    async def _save_request(
        self, open_game: OpenGame, user: int, wish: dict[str, Any], key: Key | None
    ) -> Saved:
        seat = wish["seat"]
        if any(
            row.line.picked == wish
            for row in _open(await self._ledger.host_lines(open_game.record.id, _ASKED, wish["move"]))
        ):
            raise refuse("host-request-open")
        told = [Event(say("host-request", who=Who(seat)))]
        line = Line(HostAction.ASK, self._now(), None, user, wish, told, key)
        messages = [*announce(open_game, told), post(open_game)]
        return await self._open_games.save(open_game, open_game.change(line, messages=messages))

    async def find(self, game: int, number: int) -> UndoRequest | None:
        """Return a request; None if it was declined, or the table has moved on."""
        async with self._open_games.at(game) as open_game:
            try:
                return await self._request(open_game, number)
            except Refused:
                return None

    async def newest(self, game: int) -> UndoRequest:
        """Return the request that the others have not answered yet, or refuse."""
        async with self._open_games.at(game) as open_game:
            _, moved = await self._undo.standing(open_game)
            for row in reversed(_open(await self._ledger.host_lines(game, _ASKED, moved))):
                with suppress(Refused):
                    return await self._request(open_game, row.seq)
        raise refuse("host-request-none")

    async def outcome(self, game: int, number: int) -> Text:
        """Return what became of a request that is open no more."""
        async with self._open_games.at(game) as open_game:
            rows = await self._ledger.host_lines(open_game.record.id, [*_OUTCOMES], number)
        lines = [row.line for row in rows]
        found = (_OUTCOMES[HostAction(line.kind)] for line in lines if line.picked.get("request") == number)
        return say(next(found, "host-request-void"))

    async def agree(
        self, game: int, user: int, number: int, key: Key | None = None, *, ruled: Ruled | None = None
    ) -> Accepted:
        """Agree to a request. When all others have, or a moderator has ruled so, the move is taken back."""

        async def do(open_game: OpenGame) -> Saved:
            request, rules = await self._request(open_game, number), _not_seated(open_game, user, ruled)
            if rules is not None:
                told = rules(open_game, say("host-mod-request-granted", who=Who(request.seat)))
                return await self._grant(open_game, request, user, key, told)
            own = moving(open_game, user)[1]
            if own == request.seat:
                raise refuse("host-request-own")
            if set(request.missing) <= {own}:
                told = say("host-request-granted", who=Who(request.seat))
                return await self._grant(open_game, request, user, key, told)
            line = Line(HostAction.AGREE, self._now(), None, user, {"request": number, "seat": own}, key=key)
            return await self._open_games.save(open_game, open_game.change(line))

        return await self._ledger.exactly_once(game, user, key, do)

    async def _grant(
        self, open_game: OpenGame, request: UndoRequest, user: int, key: Key | None, told: Text
    ) -> Saved:
        about = {"request": request.number}
        line = Line(HostAction.UNDO, self._now(), None, user, about, [Event(told)], key)
        last, _ = await self._undo.last_moves(open_game, request.seat)
        return await self._undo.return_to(open_game, await self._undo.taken_back(open_game, last), line)

    async def decline(
        self, game: int, user: int, number: int, key: Key | None = None, *, ruled: Ruled | None = None
    ) -> Accepted:
        """Decline a request: one is enough. Whoever asked withdraws it by this."""

        async def do(open_game: OpenGame) -> Saved:
            request, rules = await self._request(open_game, number), _not_seated(open_game, user, ruled)
            if rules is None:
                what = say("host-request-declined", who=Who(seated(open_game, user)))
            else:
                what = rules(open_game, say("host-mod-request-declined", who=Who(request.seat)))
            told = [Event(what)]
            line = Line(HostAction.DECLINE, self._now(), None, user, {"request": number}, told, key)
            messages = announce(open_game, told)
            return await self._open_games.save(open_game, open_game.change(line, messages=messages))

        return await self._ledger.exactly_once(game, user, key, do)

    async def _request(self, open_game: OpenGame, number: int) -> UndoRequest:
        not_ended(open_game)
        rows = await self._ledger.host_lines(open_game.record.id, _ANSWERED, number - 1)
        asked = next((row for row in _open(rows) if row.seq == number), None)
        if asked is None or asked.line.picked["at"] != await self._undo.standing(open_game):
            raise refuse("host-request-void")
        move = asked.line.picked["move"]
        (moved,) = await self._ledger.log(open_game.record.id, move - 1, move)
        return _read(open_game, asked, rows, moved)


def _open(rows: Sequence[Row]) -> list[Row]:
    """Return the requests that nobody has declined."""
    declined = {row.line.picked["request"] for row in rows if row.line.kind == HostAction.DECLINE}
    return [row for row in rows if row.line.kind == HostAction.ASK and row.seq not in declined]


def _read(open_game: OpenGame, asked: Row, rows: Sequence[Row], moved: Row) -> UndoRequest:
    seat, move, later = (asked.line.picked[name] for name in ("seat", "move", "later"))
    said = [
        row.line
        for row in rows
        if row.line.kind == HostAction.AGREE and row.line.picked["request"] == asked.seq
    ]
    others, users = _others(open_game, seat), {line.actor for line in said}
    public = events.seen_by(None, moved.line.events)
    return UndoRequest(
        asked.seq,
        seat,
        move,
        later,
        tuple(event.text for event in public),
        tuple(other for other in others if open_game.players[other].user in users),
        tuple(other for other in others if open_game.players[other].user not in users),
    )


def _others(open_game: OpenGame, seat: Seat) -> list[Seat]:
    """Return the seats of the other persons; stand-ins are not asked."""
    return [s for s, player in enumerate(open_game.players) if s != seat and player.user is not None]


def _not_seated(open_game: OpenGame, user: int, ruled: Ruled | None) -> Ruled | None:
    """Return the ruling of a moderator who does not play: whoever plays decides like the others."""
    return ruled if open_game.seat_of(user) is None else None
