"""What the tests of the host share: a host on a real file, refusals in both languages, what is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bot.host.errors import Refused
from bot.host.host import Host, build_host
from bot.words.words import Names, Words
from games.kernel import Game, Text
from games.kernel.hosting import Event
from storage import Database
from storage.place import Place
from tests.kit_game import GAMES
from tests.storage.kit import content
from tests.tables import NAMES

LOTS_WORDS = {
    "en": """
bid-for-lot = Bid for the lot.
bid = Bid
borrow = Borrow $5
borrowed-enough = You have borrowed $10 already; that is all the bank lends.
decide = The lot is yours: keep it or sell it.
keep = Keep it
sell = Sell it
option-rounds = Rounds
option-open-hands = Open hands
""",
    "ru": """
bid-for-lot = Сделайте ставку.
bid = Поставить
borrow = Занять 5 $
borrowed-enough = Вы уже заняли 10 $; больше банк не даёт.
decide = Лот ваш: оставьте его или продайте.
keep = Оставить
sell = Продать
option-rounds = Раунды
option-open-hands = Открытые карты
""",
}


class LotsWords(Words):
    """The words of the small game, which has no folder of its own."""

    def __init__(self, language: str) -> None:
        super().__init__(language, names=Names(list(NAMES.values())))
        self._own = FluentBundle([language], use_isolating=False)
        self._own.add_resource(FluentResource(LOTS_WORDS[language]))

    def __call__(self, text: Text) -> str:
        if not self._own.has_message(text.key):
            return super().__call__(text)
        args = {name: self._word(arg) for name, arg in text.args.items()}
        pattern = self._own.get_message(text.key).value
        assert pattern is not None
        sentence, errors = self._own.format_pattern(pattern, args)
        assert not errors
        return str(sentence)


@asynccontextmanager
async def hosted(path: Place, games: dict[str, Game] = GAMES, **settings: Any) -> AsyncIterator[Host]:
    """A host as after a start of the program."""
    database = await Database.open(path)
    try:
        yield build_host(database, games, **settings)
    finally:
        await database.close()


async def refusal(path: Path, asked: Awaitable[Any]) -> Text:
    """The refusal of something; what is stored must stay as it is."""
    before = content(path)
    try:
        answer = await asked
    except Refused as refused:
        assert content(path) == before, "a refusal must change nothing"
        return refused.text
    raise AssertionError(f"should have been refused, but: {answer}")


async def sentences(path: Path, asked: Awaitable[Any]) -> list[str]:
    """The refusal in English and in Russian."""
    text = await refusal(path, asked)
    return [LotsWords(language)(text) for language in ("en", "ru")]


def keys(events: tuple[Event, ...]) -> list[str]:
    return [event.text.key for event in events]
