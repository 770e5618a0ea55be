"""Messages put into words: the only place where a key becomes a sentence."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from bot.words.lexicon import Lexicon, inflected
from bot.words.pieces import NO_PIECES, Pieces, beside, own_piece, without_pieces
from games import GAMES, kernel
from games.kernel.hosting import LANGUAGES, Seat, Text, Was, Who

log = logging.getLogger(__name__)

NONE = "–"  # stands where a list is empty

_KERNEL = Path(kernel.__file__).parent / "text"
_BOT = Path(__file__).parent / "text"


class Names(NamedTuple):
    """What players are called: those who sit there now, and those who sat there at a version of the table."""

    now: Sequence[str] = ()
    then: Callable[[Seat, int], str] | None = None  # None: nobody else ever sat there
    badges: Sequence[str] = ()  # of the seats, in texts that Discord shows them in

    def of(self, seat: Seat) -> str:
        """Return the name of whoever sits there; where nobody is known, the number of the seat."""
        if 0 <= seat < len(self.now):
            return self.now[seat]
        return "?" if self.now else f"#{seat + 1}"

    def marked(self, seat: Seat, name: str) -> str:
        """Return the name of whoever has or had a seat, beside the badge of the seat, if there is one."""
        badge = self.badges[seat] if 0 <= seat < len(self.badges) else ""
        return beside(badge, name) if badge else name


class Brief(NamedTuple):
    """A label as an argument of a message, to be said without its price or effect."""

    label: Text


def brief(label: str) -> str:
    """Return the name alone: price and effect stand after a dot."""
    return label.partition(" · ")[0]


def shorten(text: str, most: int) -> str:
    """Cut a text that is too long, with dots for the rest; before words, pieces beside them are left out."""
    if len(text) > most:
        text = without_pieces(text)
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def language_of(locale: str | None) -> str:
    """Return one of our languages for Discord's locale of a person or a server."""
    start = (locale or "").split("-")[0].lower()
    return "ru" if start in ("ru", "be", "kk") else "en"


def sources(game: str | None, language: str) -> list[Path]:
    """Return the files of words for one game (or for none), the more special ones last."""
    files = [_KERNEL / f"{language}.ftl", *sorted((_BOT / language).glob("*.ftl"))]
    return files if game is None else [*files, *GAMES[game].texts(language)]


@lru_cache(maxsize=64)
def _lexicon(game: str | None, language: str) -> Lexicon:
    return Lexicon(language, sources(game, language))


@lru_cache(maxsize=5_000)
def _sentence(game: str | None, language: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    """Put a message into words.

    A word that is missing is our fault: it is logged and never stops a game. Sentences are remembered:
    formatting is slow, and a table says nearly the same after every move.
    """
    lexicon = _lexicon(game, language)
    if key not in lexicon:
        log.error("no words for %s in %s", key, language)
        return key
    sentence, errors = lexicon.sentence(key, dict(args))
    if errors:
        log.error("wrong words for %s in %s: %s", key, language, errors)
    return sentence


@lru_cache(maxsize=10_000)
def _inflections(game: str | None, language: str, key: str) -> tuple[tuple[str, str], ...]:
    """Return the arguments that a message wants in a form of theirs. It is asked for every sentence."""
    return tuple(_lexicon(game, language).inflections(key))


_NOBODY = Names()
_PLAIN = frozenset((int, str))  # most arguments are, and go into a sentence as they are


class Words:
    """Says messages in one language, with the words of one game and the names of its players.

    `pieces`: emojis that stand beside the names of things, for texts that Discord shows them in.
    """

    def __init__(
        self, language: str, game: str | None = None, names: Names = _NOBODY, pieces: Pieces = NO_PIECES
    ) -> None:
        assert language in LANGUAGES, language
        self.language, self.game, self.names, self.pieces = language, game, names, pieces

    @property
    def alone(self) -> Words:
        """The same without pieces and badges."""
        if not self.pieces and not self.names.badges:
            return self
        return Words(self.language, self.game, self.names._replace(badges=()))

    def __call__(self, text: Text) -> str:
        return self._said(text.key, text.args)

    def _said(self, key: str, given: Mapping[str, Any], form: str = "") -> str:
        """Say a message with its arguments, all of them in one form, or in those that it asks for."""
        if not given:
            return _sentence(self.game, self.language, key, ())
        plain, word = _PLAIN, self._word
        args = [(name, arg if type(arg) in plain else word(arg, form)) for name, arg in given.items()]
        for name, wanted in _inflections(self.game, self.language, key):
            args.append((inflected(name, wanted), word(given.get(name), wanted)))
        return _sentence(self.game, self.language, key, tuple(args))

    def say(self, key: str, /, **args: Any) -> str:
        return self(Text(key, args))

    def at(self, version: int) -> Words:
        """Return words for what happened at a version of the table: with the names of who sat there then."""
        if (then := self.names.then) is None:
            return self
        called = [then(seat, version) for seat in range(len(self.names.now))]
        return Words(self.language, self.game, self.names._replace(now=called), self.pieces)

    def knows(self, key: str) -> bool:
        """Tell whether there are words for a message."""
        return key in _lexicon(self.game, self.language)

    def _inflected(self, text: Text, form: str) -> str:
        """Say the name of a thing in a form; if it has none of its own, then of what it is made up of."""
        own = inflected(text.key, form)
        return self._said(own, text.args) if self.knows(own) else self._said(text.key, text.args, form)

    def _thing(self, text: Text, form: str) -> str:
        """Say the name of a thing in a form, if one is named, beside its piece, if it has one."""
        piece = own_piece(text, self.pieces) if self.pieces else None
        words = self if piece is None else self.alone
        said = words._inflected(text, form) if form else words(text)
        return said if piece is None else beside(piece, said)

    def _word(self, arg: Any, form: str = "") -> Any:
        """Return an argument of a message as it goes into the sentence, inflected if a form is named."""
        if isinstance(arg, Text):
            return self._thing(arg, form) if form or self.pieces else self(arg)
        if isinstance(arg, Who):
            return self.names.marked(arg.seat, self.names.of(arg.seat))
        if isinstance(arg, Brief):
            return brief(self(arg.label))
        if isinstance(arg, Was):
            name = self.names.of(arg.seat) if self.names.then is None else self.names.then(*arg)
            return self.names.marked(arg.seat, name)
        if isinstance(arg, tuple):
            return ", ".join([str(self._word(part, form)) for part in arg]) or NONE
        return arg
