"""Names and descriptions of commands in every language, out of the same files as all other words."""

from __future__ import annotations

from typing import Any

from discord import Locale, app_commands
from discord.app_commands import locale_str

from bot.words.words import Words, language_of

_LANGUAGES = {locale: language_of(locale.value) for locale in Locale}  # each text is asked for in every one


def phrase(key: str, game: str | None = None) -> locale_str:
    """Return a text in English, with the key under which the other languages stand."""
    return locale_str(Words("en", game).say(key), key=key, game=game)


class Translator(app_commands.Translator):
    """Say the names and descriptions of commands in the language that Discord asks for."""

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a phrase in another language than English; None: it stays as it is."""
        language = _LANGUAGES[locale]
        extras: dict[str, Any] = string.extras
        if language == "en" or "key" not in extras:
            return None
        return Words(language, extras["game"]).say(extras["key"])
