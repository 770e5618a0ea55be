"""A moderator's ruling: one saved line, announced to everybody and filed in the audit, with the reason."""

from __future__ import annotations

from typing import NamedTuple

from bot.host.errors import refuse
from bot.host.guards import not_ended
from bot.host.notices import announce, post
from bot.host.open_games import Also, Live
from bot.host.play import Host
from games.kernel.hosting import Event, Text, say
from storage.actions import Change, Key, Line, Saved
from storage.clocks import Agreed, Wait


class Ruling(NamedTuple):
    """Who of the moderators acts, and why. It is shown to everybody, so it is safe to show."""

    user: int
    why: str
    key: Key | None = None


def spoken(live: Live, ruling: Ruling, what: Text) -> Text:
    """A moderator who plays at the table is named as such."""
    plays = int(live.seat_of(ruling.user) is not None)
    return say("host-mod", plays=plays, what=what, why=ruling.why)


def line_of(host: Host, live: Live, ruling: Ruling, what: Text) -> Line:
    told = [Event(spoken(live, ruling, what))]
    return Line("/mod", host.now(), None, ruling.user, events=told, key=ruling.key)


async def save_ruling(
    host: Host,
    live: Live,
    line: Line,
    also: Also | None = None,
    waits: tuple[Wait, ...] = (),
    agreed: Agreed | None = None,
) -> Saved:
    """At a lobby, whose message tells nothing, the announcement is a message of its own."""
    messages = [*announce(live, line.events), *([post(live)] if live.table is None else [])]
    change = Change(live.record.id, live.version, line, messages=messages, waits=waits, agreed=agreed)
    return await host.tables.save(live, change, also)


def unchanged(live: Live, version: int) -> None:
    """What was asked about is what is done."""
    not_ended(live)
    if live.version != version:
        raise refuse("mod-moved-on")
