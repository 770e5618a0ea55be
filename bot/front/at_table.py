"""A person at a table that is held: a game that is played, or one that is only rehearsed."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TypeVar

from bot.host.clocks import People
from bot.host.open_games import OpenGame
from bot.host.rehearsals import Staged
from bot.perspective import Overview, Perspective, overview_of, perspective_of
from bot.words.names import plain_names
from bot.words.words import Words
from games.kernel.hosting import Prompt, prompt, waiting

Seen = TypeVar("Seen", bound=Overview)


class AtTable:
    """A person at a table whose lock is held: what they see of it, as it stands now."""

    def __init__(self, open_game: OpenGame, user: int, hours: People, staged: Staged | None = None) -> None:
        """`staged`: what is rehearsed here; None: it is a game that is played."""
        self.open_game, self.seat, self.hours = open_game, open_game.seat_of(user), hours
        self.staged = staged

    @cached_property
    def overview(self) -> Overview:
        """The table without what lies on it."""
        return self._headed(overview_of(self.open_game, self.seat, self.hours))

    @cached_property
    def outline(self) -> Overview:
        """The same in short, to be looked at only while the table is held."""
        return self._headed(overview_of(self.open_game, self.seat, self.hours, in_short=True))

    @cached_property
    def perspective(self) -> Perspective:
        """The table with all that lies on it for this person."""
        return self._headed(perspective_of(self.open_game, self.seat, self.hours))

    def _headed(self, seen: Seen) -> Seen:
        """Return what is seen of it; if it is only rehearsed, with what it is and what is wanted there."""
        staged = self.staged
        return seen if staged is None else replace(seen, headline=staged.headline, task=staged.task)

    @property
    def is_waited_for(self) -> bool:
        """Whether the table waits for this person."""
        return self.open_game.table is not None and self.seat in waiting(self.open_game.table)

    def labels(self, language: str) -> Words:
        """Return the words of the table for buttons and options, where nothing can be bold."""
        game = self.open_game
        return Words(language, game.record.key, plain_names(game.players, game.former, language))

    @property
    def prompt(self) -> Prompt | None:
        """What this person is asked; None: they do not play, or the game does not run."""
        if self.seat is None or self.open_game.table is None:
            return None
        return prompt(self.open_game.table, self.seat)
