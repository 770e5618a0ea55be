"""A record of what went over the wire, and of every breach of Discord's rules seen on it."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Exchange:
    """One request and its answer."""

    method: str
    route: str
    path: str
    body: Any
    files: tuple[str, ...]
    status: int
    answer: Any


@dataclass(frozen=True)
class Violation:
    """One breach of Discord's rules: by a bot, or by the sandbox itself."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


class RulesBroken(AssertionError):
    """Raised when a strict sandbox closes after Discord's rules were broken on the wire."""

    def __init__(self, violations: list[Violation]) -> None:
        super().__init__("\n".join(["Discord's rules were broken:", *map(str, violations)]))
        self.violations = violations


class Journal:
    """Keeps the last requests with their answers, and all violations."""

    def __init__(self) -> None:
        self.exchanges: deque[Exchange] = deque(maxlen=5000)
        self.violations: list[Violation] = []

    def complain(self, where: str, what: str) -> None:
        """Log a violation and keep it."""
        log.error("%s: %s", where, what)
        self.violations.append(Violation(where, what))

    def of(self, method: str, route: str) -> list[Exchange]:
        """Return the exchanges on one route."""
        return [e for e in self.exchanges if (e.method, e.route) == (method, route)]

    @contextmanager
    def forgiving(self) -> Iterator[list[Violation]]:
        """Hand the violations inside the block to it, and do not hold them against the test."""
        before, self.violations = self.violations, []
        try:
            yield self.violations
        finally:
            self.violations = before
