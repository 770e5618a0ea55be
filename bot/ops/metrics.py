"""Counts what programs that watch want to know, in a registry of its own."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cached_property

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    disable_created_metrics,
)

from storage.care.figures import Figures, age
from storage.fleet import Fleet

_BORDERS = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)  # seconds; after the last one Discord has given up
_STATUSES = ("lobby", "running", "over", "void")


class Latency:
    """Counts how long people waited for their answers."""

    def __init__(self, registry: CollectorRegistry, borders: Sequence[float] = _BORDERS) -> None:
        self._histogram = Histogram(
            "dockside_answer_seconds",
            "Seconds that people waited for an answer.",
            buckets=borders,
            registry=registry,
        )

    def note(self, seconds: float) -> None:
        """Count one answer."""
        self._histogram.observe(seconds)


class Errors(logging.Handler):
    """Counts what is logged as our mistake. It keeps nothing of it."""

    def __init__(self, registry: CollectorRegistry) -> None:
        super().__init__(logging.ERROR)
        self._counter = Counter("dockside_errors", "Mistakes of ours in the log.", registry=registry)

    def emit(self, record: logging.LogRecord) -> None:
        """Count one mistake."""
        self._counter.inc()


class FileFigures:
    """Shows the figures of the file, as they were when somebody last asked."""

    def __init__(self, registry: CollectorRegistry) -> None:
        def gauge(name: str, told: str, *labels: str) -> Gauge:
            return Gauge(f"dockside_{name}", told, labels, registry=registry)

        self._games = gauge("games", "Games by status.", "status")
        self._prompts = gauge("prompts_waiting", "Questions that wait for a player.")
        self._messages = gauge("outbox_messages", "Messages that wait to be sent.")
        self._age = gauge("outbox_age_seconds", "Seconds that the oldest of them has been waiting.")
        self._failed = gauge("outbox_failed", "Messages that were given up.")
        self._bytes = gauge("database_bytes", "Bytes of the database file.")

    def show(self, found: Figures, now: int) -> None:
        """Replace all figures by newer ones."""
        for status in _STATUSES:
            self._games.labels(status).set(found.size.games.get(status, 0))
        self._prompts.set(found.prompts)
        self._messages.set(found.due)
        self._age.set(age(found, now))
        self._failed.set(found.size.failed)
        self._bytes.set(found.size.file)


class Place:
    """Tells which process this is, where there are several, and what it does for all of them."""

    def __init__(self, registry: CollectorRegistry, fleet: Fleet, process: str) -> None:
        told = {"process": process, "shards": str(fleet.shards)}
        Info("dockside_process", "Which process this is, and its shards.", registry=registry).info(told)
        sends = Gauge("dockside_sends_for_shards", "Shards for which it sends messages.", registry=registry)
        sends.set_function(lambda: len(fleet.sending()))
        leads = Gauge("dockside_leads", "Whether it does what is done once for all.", registry=registry)
        leads.set_function(lambda: float(fleet.leads))


class Metrics:
    """Holds the registry, and all that counts into it."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call] # they began when the bot did
        self.registry = CollectorRegistry()
        self.answer_times = Latency(self.registry)
        self.errors = Errors(self.registry)
        self.file = FileFigures(self.registry)

    def tell_place(self, fleet: Fleet, process: str) -> None:
        """Tell from now on which process this is."""
        Place(self.registry, fleet, process)

    @cached_property
    def last_backup(self) -> Gauge:
        """Return the gauge for the time of the last backup: made for whoever asks, and told from then on."""
        return Gauge(
            "dockside_last_backup_timestamp_seconds",
            "When the last backup was taken.",
            registry=self.registry,
        )
