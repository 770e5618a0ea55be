"""The sandbox's own words: what the local Discord tells people, in English and Russian.

They stand apart from the bot's words, so that the sandbox needs nothing of the bot it hosts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

TEXT = Path(__file__).with_name("text")
LANGUAGES = ("en", "ru")
_READ_RUSSIAN = ("ru", "be", "kk")


class Text(NamedTuple):
    """A message in no language yet: its key in text/*.ftl, and its arguments."""

    key: str
    args: Mapping[str, int | str]

    def said(self, language: str) -> str:
        """Return the sentence in one of the two languages."""
        bundle = _bundle(language)
        pattern = bundle.get_message(self.key).value
        assert pattern is not None, self.key
        sentence, errors = bundle.format_pattern(pattern, dict(self.args))
        assert not errors, (self.key, errors)
        return str(sentence)


def say(key: str, /, **args: int | str) -> Text:
    """Return the message of a key with its arguments."""
    return Text(key, args)


def language_of(locale: str | None) -> str:
    """Return the language in which a person with that locale of Discord is spoken to."""
    return "ru" if (locale or "").split("-")[0].lower() in _READ_RUSSIAN else "en"


@lru_cache(maxsize=8)
def _bundle(language: str) -> FluentBundle:
    """Read the messages of a language, when somebody first has to be told something."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXT / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
