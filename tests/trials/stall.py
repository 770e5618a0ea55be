"""A life of the bot that leads nowhere explains itself: everything that could tell why."""

from __future__ import annotations

from collections.abc import Iterable

from bot.host.host import Host
from bot.perspective import look
from bot.sandbox import Sandbox
from bot.sandbox.world.interactions import Interaction
from storage import outbox
from tests.trials.crew import Crew
from tests.trials.process import Process

_LINES, _LAST = 150, 12  # of the log; of requests, and of presses


class Stalled(AssertionError):
    pass


async def stalled(what: str, bot: Process, sandbox: Sandbox, crew: Crew, requests_left: int) -> Stalled:
    """To be raised. The bot is still as it was found."""
    alive, code = bot.alive, bot.exit_code
    parts = (
        f"{what}: alive {alive}, exit code {code}, online {sandbox.gateway.online},"
        f" sessions {len(sandbox.gateway.sessions)}, requests left {requests_left}",
        *await _table(crew.eyes, crew.channel),
        *_requests(sandbox),
        *_presses(sandbox.world.interactions.values()),
        *(f"missed: {missed}" for missed in crew.missed),
        "the end of its log:",
        *(await bot.tell()).splitlines()[-_LINES:],
    )
    return Stalled("\n".join(parts))


async def _table(eyes: Host, channel: int) -> list[str]:
    """Whom it waits for, and what waits to be sent."""
    waiting = await eyes.database.read(outbox.pending)
    lines = [f"to be sent: {one.message.kind}, tried {one.attempts} times" for one in waiting]
    number = await eyes.queries.in_channel(channel)
    if number is None:
        return [*lines, "no table in the channel"]
    seen = await look(eyes, number)
    names = ", ".join(seen.players[seat].name for seat in seen.waiting)
    return [*lines, f"game {number} is {seen.record.status} at {seen.version} and waits for: {names or '-'}"]


def _requests(sandbox: Sandbox) -> list[str]:
    last = list(sandbox.journal.exchanges)[-_LAST:]
    return [f"request: {one.method} {one.path} {one.status}" for one in last]


def _presses(every: Iterable[Interaction]) -> list[str]:
    last = list(every)[-_LAST:]
    return [f"{_named(one)} by {one.user.name} at {one.created:.1f}: {one.answer}" for one in last]


def _named(one: Interaction) -> str:
    return f"/{one.command}" if one.command else str(one.data.get("custom_id"))
