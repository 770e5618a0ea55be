"""What is sent after a change, written down together with it. Everybody gets what their seat may read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.tables import Live
from games.kernel import Event, Seat
from storage import events as filing
from storage.outbox import Message


def announce(
    live: Live, version: int, events: Sequence[Event], asked: Iterable[Seat] = (), reader: Seat | None = None
) -> list[Message]:
    """Log lines, the board, secrets, and a call to each seat that is asked something new.

    The reader has the answer to the click, and in it all that this seat may know.
    """
    about = {"game": live.record.id, "version": version}
    return [
        *_log(live, about, events),
        board(live.record.id, live.record.channel, version),
        *_secrets(live, about, events, reader),
        *_calls(live, about, asked),
    ]


def board(game: int, channel: int, version: int) -> Message:
    """Draw the table, or the lobby, as it is now."""
    return Message("board", {"game": game, "version": version}, channel=channel, newest=f"board/{game}")


def _log(live: Live, about: dict[str, Any], events: Sequence[Event]) -> Iterator[Message]:
    if public := filing.seen_by(None, events):
        yield Message("log", {**about, "events": filing.write(public)}, channel=live.record.channel)


def _secrets(
    live: Live, about: dict[str, Any], events: Sequence[Event], reader: Seat | None
) -> Iterator[Message]:
    for seat in sorted({event.only for event in events if event.only is not None and event.only != reader}):
        if (user := live.players[seat].user) is not None:
            own = [event for event in events if event.only == seat]
            yield Message("secret", {**about, "events": filing.write(own)}, user=user)


def _calls(live: Live, about: dict[str, Any], asked: Iterable[Seat]) -> Iterator[Message]:
    for seat in asked:
        if (user := live.players[seat].user) is not None:
            newest = f"turn/{live.record.id}/{seat}"
            yield Message("turn", {**about, "seat": seat}, user=user, newest=newest)


def result(live: Live, version: int) -> Message:
    """The final standings."""
    return Message("result", {"game": live.record.id, "version": version}, channel=live.record.channel)
