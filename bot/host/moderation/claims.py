"""A seat for whoever moderates the table: with it come its secrets, so all who play there are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bot.host.errors import Refused, refuse
from bot.host.guards import not_ended, seated
from bot.host.ledger import Accepted, Ledger
from bot.host.notices import announce, post
from bot.host.open_games import OpenGame, OpenGames
from bot.host.preferences import Preferences
from bot.host.seats import Seats
from games.kernel.hosting import Event, Seat, Text, Was, Who, say
from storage.actions import HostAction, Key, Line, Row, Saved
from storage.seats import Player

_ABOUT_CLAIMS = (HostAction.CLAIM, HostAction.AGREE, HostAction.DECLINE, HostAction.SEAT)
_LAST_CLAIMS = 10  # of one person, among which each seat may be


class Claim(NamedTuple):
    """Somebody who moderates a table would like to play at it."""

    number: int  # of its line in the log
    seat: Seat
    user: int
    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]  # the persons who have not said anything yet


class Claims:
    """Ask those who play whether a moderator may have a seat, and count their answers."""

    def __init__(
        self,
        open_games: OpenGames,
        ledger: Ledger,
        preferences: Preferences,
        seats: Seats,
        now: Callable[[], int],
    ) -> None:
        self._open_games, self._ledger, self._preferences = open_games, ledger, preferences
        self._seats, self._now = seats, now

    async def ask(self, game: int, user: int, name: str, seat: Seat, key: Key | None = None) -> Accepted:
        """Ask all who play. Where nobody does, nobody can agree."""

        async def do(open_game: OpenGame) -> Saved:
            await self._seats.open_to(open_game, user, seat)
            if not _others(open_game, seat):
                raise refuse("host-claim-nobody")
            if await self._is_open(open_game, user, seat):
                raise refuse("host-claim-open")
            await self._preferences.remember_claimant(user, name)
            told = [Event(say("host-claim", place=seat + 1))]
            line = Line(HostAction.CLAIM, self._now(), None, user, {"seat": seat}, told, key)
            messages = [*announce(open_game, told), post(open_game)]
            return await self._open_games.save(open_game, open_game.change(line, messages=messages))

        return await self._ledger.exactly_once(game, user, key, do)

    async def _is_open(self, open_game: OpenGame, user: int, seat: Seat) -> bool:
        """Return whether somebody has a claim to a seat that nobody has answered: it is their newest."""
        made = await self._ledger.newest_of(open_game.record.id, HostAction.CLAIM, user, _LAST_CLAIMS)
        last = next((row.seq for row in made if row.line.picked["seat"] == seat), None)
        if last is None:
            return False
        rows = await self._ledger.host_lines(open_game.record.id, _ABOUT_CLAIMS, last - 1)
        return any(row.seq == last for row in _open(rows))

    async def agree(self, game: int, user: int, number: int, key: Key | None = None) -> Accepted:
        """Agree to a claim. When all have, the seat changes hands."""

        async def do(open_game: OpenGame) -> Saved:
            claim = await self._claim(open_game, number)
            if user == claim.user:
                raise refuse("host-claim-own")
            own = seated(open_game, user)
            if set(claim.missing) <= {own}:
                return await self._grant(open_game, claim, key)
            line = Line(HostAction.AGREE, self._now(), None, user, {"request": number, "seat": own}, key=key)
            return await self._open_games.save(open_game, open_game.change(line))

        return await self._ledger.exactly_once(game, user, key, do)

    async def _grant(self, open_game: OpenGame, claim: Claim, key: Key | None) -> Saved:
        name, seat = await self._preferences.claimant(claim.user), claim.seat
        if name is None:
            raise refuse("host-claim-void")
        told = say("host-seat-taken-from", who=Who(seat), before=Was(seat, open_game.version), place=seat + 1)
        about = {"request": claim.number}
        line = Line(HostAction.SEAT, self._now(), seat, claim.user, about, [Event(told)], key)
        return await self._seats.change_hands(open_game, seat, Player(claim.user, name), line)

    async def decline(self, game: int, user: int, number: int, key: Key | None = None) -> Accepted:
        """Decline a claim: one is enough. Whoever asked withdraws it by this."""

        async def do(open_game: OpenGame) -> Saved:
            claim = await self._claim(open_game, number)
            own = None if user == claim.user else seated(open_game, user)
            told = [Event(_declined(own))]
            line = Line(HostAction.DECLINE, self._now(), None, user, {"request": number}, told, key)
            change = open_game.change(line, messages=announce(open_game, told))
            return await self._open_games.save(open_game, change)

        return await self._ledger.exactly_once(game, user, key, do)

    async def find(self, game: int, number: int) -> Claim | None:
        """Return a claim; None if it was granted or declined, or no longer holds."""
        async with self._open_games.at(game) as open_game:
            try:
                return await self._claim(open_game, number)
            except Refused:
                return None

    async def outcome(self, game: int, number: int) -> Text:
        """Return what became of a claim that is open no more."""
        async with self._open_games.at(game):
            rows = await self._ledger.host_lines(game, (HostAction.DECLINE, HostAction.SEAT), number)
        for line in (row.line for row in rows if row.line.picked.get("request") == number):
            if line.kind == HostAction.DECLINE:
                return say("ui-claim-declined")
            if line.kind == HostAction.SEAT and line.seat is not None:
                return say("ui-claim-granted", who=Who(line.seat), place=line.seat + 1)
        return say("host-claim-void")

    async def _claim(self, open_game: OpenGame, number: int) -> Claim:
        """Return a claim that still holds, or refuse: its seat is free, and open to whoever asked."""
        not_ended(open_game)
        rows = await self._ledger.host_lines(open_game.record.id, _ABOUT_CLAIMS, number - 1)
        asked = next((row for row in _open(rows) if row.seq == number), None)
        user = None if asked is None else asked.line.actor
        if asked is None or user is None or open_game.seat_of(user) is not None:
            raise refuse("host-claim-void")
        seat: Seat = asked.line.picked["seat"]
        try:
            await self._seats.open_to(open_game, user, seat)
        except Refused as refused:
            raise refuse("host-claim-void") from refused
        return _read(open_game, asked, rows, user)


def _open(rows: Sequence[Row]) -> list[Row]:
    """Return the claims that nobody has declined, to seats that nobody has been given since."""
    declined = {row.line.picked["request"] for row in rows if row.line.kind == HostAction.DECLINE}
    given = {row.line.seat: row.seq for row in rows if row.line.kind == HostAction.SEAT}
    claims = [row for row in rows if row.line.kind == HostAction.CLAIM and row.seq not in declined]
    return [row for row in claims if row.seq > given.get(row.line.picked["seat"], 0)]


def _read(open_game: OpenGame, asked: Row, rows: Iterable[Row], user: int) -> Claim:
    lines = (row.line for row in rows if row.line.kind == HostAction.AGREE)
    users = {line.actor for line in lines if line.picked["request"] == asked.seq}
    seat, players = asked.line.picked["seat"], open_game.players
    others = _others(open_game, seat)
    agreed = tuple(other for other in others if players[other].user in users)
    return Claim(asked.seq, seat, user, agreed, tuple(other for other in others if other not in agreed))


def _others(open_game: OpenGame, seat: Seat) -> list[Seat]:
    """Return the seats of those who are asked: all persons but whose seat it is, who is gone or offers it."""
    return [other for other in open_game.people if other != seat]


def _declined(seat: Seat | None) -> Text:
    return say("host-claim-withdrawn") if seat is None else say("host-claim-declined", who=Who(seat))
