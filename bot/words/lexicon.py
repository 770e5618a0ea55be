"""The words of one game in one language, read as late as possible.

Most messages are plain words, or words with gaps for others, and most of the rest are never said while the
bot runs: only what takes thought is parsed, one message at a time, and whoever waits for players does without
the parser.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import chain
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_GAP = re.compile(r"\{ *\$([\w-]+) *\}")
_UNGROUPED = 1000  # from here on numbers are written in another way in each language
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_INFLECTED = re.compile(r"\b(?!NUMBER|DATETIME)([A-Z]+)\(\$([\w-]+)\)")  # ACCUSATIVE($clan)
_FORMED = re.compile(r"\$([\w-]+?)--([a-z]+)\b")
_ATTRIBUTE = re.compile(r"\n +\.([a-z]+) *=")


@lru_cache(maxsize=256)
def entries(file: Path) -> dict[str, str]:
    """Read a file: each message as it is written there, by its name, and each form of it by its own."""
    text = _COMMENT.sub("", file.read_text(encoding="utf-8"))
    found = list(_BEGINNING.finditer(text))
    ends = [*(one.start() for one in found[1:]), len(text)]
    read: dict[str, str] = {}
    for one, end in zip(found, ends, strict=False):
        written = text[one.start() : end].rstrip()
        wanted = _INFLECTED.sub(lambda call: f"${inflected(call[2], call[1].lower())}", written)
        read[one[1]], *forms = _ATTRIBUTE.split(wanted)
        for form, words in zip(forms[::2], forms[1::2], strict=True):
            name = inflected(one[1], form)
            read[name] = f"{name} ={words}"
    return read


def inflected(name: str, form: str) -> str:
    """Return what a message, or the argument of one, is called in a form that its language inflects it to.

    A sentence asks for the form by { ACCUSATIVE($clan) }; the word has it as the attribute `.accusative`.
    """
    return f"{name}--{form}"


def _as_is(arg: Any) -> str | None:
    """Return an argument as it goes into a sentence. None: that depends on the language, or it is missing."""
    if type(arg) is int and -_UNGROUPED < arg < _UNGROUPED:
        return str(arg)
    return arg if isinstance(arg, str) else None


class Lexicon:
    """Says the messages of one game in one language."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        """Take the words of these files. Of messages with the same name, that of the last file holds."""
        self.language = language
        self._entries: Mapping[str, str] = ChainMap(*reversed([entries(file) for file in files]))
        self._parsed: set[str] = set()  # with all that they refer to
        self._begun: set[str] = set()
        self._parsing = Lock()  # pictures are drawn in other threads, and speak too
        self._gaps: dict[str, list[str] | None] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def inflections(self, key: str) -> list[tuple[str, str]]:
        """Return the arguments that a message wants in a form of theirs, each with the name of the form."""
        return list(dict.fromkeys(_FORMED.findall(self._entries.get(key, ""))))

    def sentence(self, key: str, args: dict[str, Any]) -> tuple[str, list[Any]]:
        """Return the sentence, and what is wrong with it."""
        if (filled := self._filled(key, args)) is not None:
            return filled, []
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        sentence, errors = self._bundle.format_pattern(pattern, args)
        return str(sentence), errors

    def _filled(self, key: str, args: dict[str, Any]) -> str | None:
        """Fill the gaps of a message. None: it has more than gaps, or an argument does not go in as it is."""
        if (words := self._words_of(key)) is None:
            return None
        found = [_as_is(args.get(name)) for name in words[1::2]]
        if None in found:
            return None
        return "".join(chain.from_iterable(zip(words[::2], (*found, ""), strict=True)))  # type: ignore[arg-type]

    def _words_of(self, key: str) -> list[str] | None:
        """Return words and the names of the gaps between them, by turns. None: there is more to it."""
        if key not in self._gaps:
            entry = self._entries[key]
            words = _GAP.split(entry.partition("=")[2].strip())
            self._gaps[key] = None if "\n" in entry or any("{" in part for part in words[::2]) else words
        return self._gaps[key]

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _parse(self, key: str) -> None:
        """Parse a message and all that it refers to, once, whoever asks for it at the same time."""
        if key not in self._parsed:
            with self._parsing:
                self._add(key)
                self._parsed.add(key)

    def _add(self, key: str) -> None:
        from fluent.syntax import FluentParser

        if key in self._begun or key not in self._entries:
            return
        self._begun.add(key)
        self._bundle.add_resource(FluentParser(with_spans=False).parse(self._entries[key]))
        for name in _REFERENCE.findall(self._entries[key]):
            self._add(name)
