"""Who leads a lobby: whoever opened it, as long as they are there."""

from __future__ import annotations

from typing import Final

from bot.host.errors import refuse
from bot.host.guards import seated
from bot.host.ledger import Ledger
from bot.host.open_games import OpenGame
from games.kernel.hosting import Who

SILENCE: Final = 3600  # seconds after which a host who sits there counts as gone


async def must_lead(ledger: Ledger, open_game: OpenGame, user: int, moderates: bool, now: int) -> None:
    """Refuse all but the host of a lobby and moderators, while that host sits there and was heard of lately.

    After that everybody at the table may start or close it, so that nobody waits for somebody who is gone.
    """
    host = open_game.record.opener
    if moderates or user == host:
        return
    seated(open_game, user)
    if (seat := open_game.seat_of(host)) is None:
        return
    heard = await ledger.heard_of(open_game.record.id, host)
    if now < (free := (heard or 0) + SILENCE):
        raise refuse("host-lobby-led", who=Who(seat), when=str(free))
