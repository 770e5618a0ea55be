"""Takes all clocks along when that of the machine is set back: nobody waits until it is as late as it was."""

from __future__ import annotations

import logging
from contextlib import suppress

from bot.clock import seat_clock
from bot.clock.pace import duration_in_words
from bot.host.errors import Refused
from bot.host.host import Host
from bot.host.notices import board_anew
from bot.host.open_games import OpenGame
from bot.words.words import Words
from storage import clocks, games, outbox
from storage.engine.connection import Connection
from storage.outbox import Pending

log = logging.getLogger(__name__)
_TOLERATED = 120  # seconds: clocks are put right by a little all the time


async def take_clocks_along(host: Host, latest: int) -> bool:
    """Return whether it is earlier now than it was before; if so, set all that waits for a time back too.

    `latest`: the latest time that is known to have been.
    """
    seconds = latest - host.now()
    if seconds <= _TOLERATED:
        return False
    log.warning(
        "the clock of this machine was set back by %s: clocks, reminders and messages that wait go with it",
        Words("en")(duration_in_words(seconds)),
    )
    await host.database.write(lambda connection: clocks.set_back(connection, seconds))
    running = await host.database.read(games.running)
    for game in running:
        await host.open_games.renew(game)
    for game in running:
        with suppress(Refused):  # one that cannot be opened stands in the log
            async with host.open_games.at(game) as open_game:
                await _set_anew(host, open_game)
    await _hold_anew(host)
    return True


async def _set_anew(host: Host, open_game: OpenGame) -> None:
    """Set anew when the clocks of one table are due, not in anybody's night, and show the table with that."""
    agreed, hours = open_game.clocks.agreed, await host.clocks.hours(open_game)
    seats = open_game.clocks.seats.items()
    waits = [seat_clock.set_anew(agreed, wait, hours(seat)) for seat, wait in seats]
    await host.clocks.save(open_game, waits, [board_anew(open_game.record.id, open_game.record.channel)])


async def _hold_anew(host: Host) -> None:
    """Send what is held back at once, or when its reader may be called by the clock as it is now."""
    now = host.now()
    held = await host.database.read(lambda connection: outbox.held(connection, now))
    until = {letter.id: await _callable_from(host, letter, now) for letter in held}

    def job(connection: Connection) -> None:
        for number, moment in until.items():
            outbox.hold(connection, number, moment)

    await host.database.write(job)


async def _callable_from(host: Host, letter: Pending, now: int) -> int:
    """Return when a message that is held back may be sent."""
    if letter.attempts:
        return now
    return await host.clocks.held_until(letter.message) or now
