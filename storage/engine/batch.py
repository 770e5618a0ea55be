"""A batch of jobs on the thread of the connection: all changes in one transaction, then what only reads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from storage.engine.connection import Session
from storage.errors import NotSaved

Job = Callable[[Session], Any]
Meanwhile = Callable[[], None]


class Ticket:
    """Holds one job of a batch, and what became of it.

    `meanwhile`: what whoever asked gets ready while the disk is busy with it. `apart`: it changes nothing,
    and each of its statements may see a moment of its own.
    """

    __slots__ = ("apart", "error", "future", "job", "meanwhile", "on_disk", "result", "writes")

    def __init__(
        self,
        job: Job,
        writes: bool,
        future: asyncio.Future[Any],
        meanwhile: Meanwhile | None = None,
        apart: bool = False,
    ) -> None:
        self.job, self.writes, self.future, self.meanwhile = job, writes, future, meanwhile
        self.apart = apart
        self.on_disk = False
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell whoever asked, if they still wait."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def get_ready(tickets: Sequence[Ticket]) -> None:
    """Get ready what can be, as long as the disk is busy; to be called on the loop.

    Whoever fails here will do it again, and fail there.
    """
    for ticket in tickets:
        if ticket.on_disk:
            return
        if ticket.meanwhile is not None:
            with suppress(Exception):
                ticket.meanwhile()


def run_batch(
    connection: Session, tickets: Sequence[Ticket], at_the_disk: Callable[[], object] | None = None
) -> bool:
    """Run all jobs; return whether messages wait to be sent now.

    Changes come first, so that whoever reads sees all that was asked for before. `at_the_disk` is called when
    nothing is left of them but to wait for the disk.
    """
    connection.messages_wait = False
    if writes := [ticket for ticket in tickets if ticket.writes]:
        _write(connection, writes, at_the_disk)
    for ticket in tickets:
        if not ticket.writes:
            (run_reading if connection.shared and not ticket.apart else _run)(connection, ticket)
    return connection.messages_wait


def run_reading(connection: Session, ticket: Ticket) -> None:
    """Run one job that changes nothing. It sees one moment of the file, though others save meanwhile."""
    try:
        connection.begin_reading()
        _run(connection, ticket)
        connection.rollback()
    except Exception as error:
        ticket.error = ticket.error or _named(connection, error)


def _write(connection: Session, tickets: Sequence[Ticket], at_the_disk: Callable[[], object] | None) -> None:
    """Save all changes in one transaction, which is cheap; if one is refused, run them again, each apart."""
    try:
        connection.begin()
        if not _run_together(connection, tickets):
            connection.rollback()
            connection.begin()
            for ticket in tickets:
                _run_apart(connection, ticket)
        if at_the_disk is not None:
            at_the_disk()
        connection.commit()
        for ticket in tickets:
            ticket.on_disk = True
    except Exception as error:
        _give_up(connection, tickets, error)


def _run_together(connection: Session, tickets: Sequence[Ticket]) -> bool:
    """Run all jobs; return False at the first that is refused, which must not spoil the others.

    A failing disk spoils them all, and so does the refusal of the only job: then raise the error.
    """
    for ticket in tickets:
        _run(connection, ticket)
        if ticket.error is not None:
            if len(tickets) == 1 or isinstance(ticket.error, NotSaved):
                raise ticket.error
            return False
    return True


def _run_apart(connection: Session, ticket: Ticket) -> None:
    """Run a job within a savepoint, and take back what it did if it is refused."""
    connection.execute("SAVEPOINT apart")
    _run(connection, ticket)
    if ticket.error is not None:
        if isinstance(ticket.error, NotSaved):
            raise ticket.error
        connection.execute("ROLLBACK TO apart")
    connection.execute("RELEASE apart")


def _run(connection: Session, ticket: Ticket) -> None:
    """Run one job and put its result, or its error, onto the ticket."""
    ticket.error = None
    try:
        ticket.result = ticket.job(connection)
    except Exception as error:
        ticket.error = _named(connection, error)


def _give_up(connection: Session, tickets: Sequence[Ticket], error: Exception) -> None:
    """Refuse all changes of a batch: nothing of them is saved."""
    for ticket in tickets:
        ticket.error = ticket.error or _named(connection, error)
    connection.rollback()


def _named(connection: Session, error: Exception) -> Exception:
    """Return the error as callers know it: what the database refused as NotSaved.

    No future takes a StopIteration: as out of a coroutine, a RuntimeError comes in its place.
    """
    if isinstance(error, StopIteration):
        return RuntimeError("a job raised StopIteration")
    return connection.named(error)
