"""The pieces of games as emojis of the application: uploaded once, shown, replaced and deleted."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.ops import emojis as room
from bot.ops.emojis import Emojis
from bot.render.art.emoji import Piece, badges, emoji_png, emojis_of
from bot.sandbox import Sandbox
from bot.views.parts.build import button, layout, rows
from bot.views.parts.custom_id import Control
from bot.words.pieces import pieces_of, show_pieces
from games import GAMES
from tests.play.guests import Toucher, open_table, waited_for
from tests.play.house import House

ROUTE = "/applications/{application_id}/emojis"
FEW = emojis_of("container")[:3]


@pytest.fixture(autouse=True)
def words_alone() -> Iterator[None]:
    yield
    show_pieces({})


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> list[Piece]:
    """The art has these few pieces; tests change them."""
    pieces = list(FEW)
    monkeypatch.setattr(room, "all_emojis", lambda games: list(pieces))
    monkeypatch.setattr(room, "art_digest", lambda games: str(pieces))
    return pieces


drawn = lru_cache(maxsize=1024)(emoji_png)


class Workshop(ThreadPoolExecutor):
    """Draws every piece, but not again for each test."""

    def submit(self, make: Callable[..., Any], /, *of: Any, **more: Any) -> Future[Any]:
        return super().submit(drawn if make is emoji_png else make, *of, **more)


def syncing(house: House) -> Emojis:
    return Emojis(house.bot, house.host, Workshop, between=0.0)


def there(sandbox: Sandbox) -> list[str]:
    return [emoji.name for emoji in sandbox.world.emojis.all()]


def uploads(sandbox: Sandbox) -> int:
    return sum((each.method, each.route) == ("POST", ROUTE) for each in sandbox.journal.exchanges)


async def test_all_pieces_that_name_something_are_uploaded_and_the_badges_of_seats(
    house: House, sandbox: Sandbox
) -> None:
    """Also from another process, where the bot has them drawn."""
    await Emojis(house.bot, house.host, between=0.0).sync()
    pieces = [piece.emoji for game in house.host.games for piece in emojis_of(game)]
    assert there(sandbox) == [*pieces, *(badge.emoji for badge in badges())]
    pictures = [Image.open(io.BytesIO(emoji.data)) for emoji in sandbox.world.emojis.all()]
    assert {picture.size for picture in pictures} == {(128, 128)}


async def test_what_is_there_is_not_uploaded_again(house: House, sandbox: Sandbox, few: list[Piece]) -> None:
    await syncing(house).sync()
    await house.restart()
    await syncing(house).sync()
    assert uploads(sandbox) == len(few)


async def test_the_art_is_not_read_again_while_its_files_stay_the_same(
    house: House, few: list[Piece], monkeypatch: pytest.MonkeyPatch
) -> None:
    await syncing(house).sync()
    monkeypatch.setattr(room, "all_emojis", None)
    await syncing(house).sync()
    assert len(pieces_of("container")) == len(few)


async def test_what_is_uploaded_stands_beside_words(house: House, sandbox: Sandbox, few: list[Piece]) -> None:
    await syncing(house).sync()
    shown = {name: str(emoji) for name, emoji in pieces_of("container").items()}
    emojis = sandbox.world.emojis.all()
    assert shown == {p.names[0]: f"<:{e.name}:{e.id}>" for p, e in zip(few, emojis, strict=True)}


async def test_a_changed_piece_takes_the_place_of_the_old_one(
    house: House, sandbox: Sandbox, few: list[Piece]
) -> None:
    await syncing(house).sync()
    few[0] = few[0]._replace(emoji="container_black_000000")
    await syncing(house).sync()
    assert set(there(sandbox)) == {piece.emoji for piece in few}
    assert pieces_of("container")["colour-black"].name == "container_black_000000"


async def test_emojis_of_others_are_left_alone(house: House, sandbox: Sandbox, few: list[Piece]) -> None:
    image = emoji_png(few[0])
    await house.bot.create_application_emoji(name="container_gold_123abc", image=image)
    few.clear()
    await syncing(house).sync()
    assert there(sandbox) == ["container_gold_123abc"]


async def test_a_failure_leaves_what_is_there_and_the_rest_comes_later(
    house: House, sandbox: Sandbox, few: list[Piece]
) -> None:
    last = few.pop()
    await syncing(house).sync()
    few.append(last)
    sandbox.faults.fail(times=1, route=f"POST {ROUTE}", status=403)
    with pytest.raises(Exception, match="403"):
        await syncing(house).sync()
    assert len(pieces_of("container")) == len(few) - 1
    await syncing(house).sync()
    assert len(pieces_of("container")) == len(few)


async def test_a_failure_is_logged_once_and_tried_again(
    house: House,
    sandbox: Sandbox,
    few: list[Piece],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(room, "_FIRST_PAUSE", 0.01)
    sandbox.faults.fail(times=2, route=f"GET {ROUTE}", status=403)
    working = syncing(house)
    with caplog.at_level(logging.WARNING, logger=room.__name__):
        working.start()
        await sandbox.until(lambda: len(pieces_of("container")) == len(few))
    assert len(caplog.records) == 1
    await working.stop()


async def test_words_stand_alone_when_the_bot_is_closed(house: House, few: list[Piece]) -> None:
    working = syncing(house)
    working.start()
    await house.sandbox.until(lambda: bool(pieces_of("container")))
    await working.stop()
    assert not pieces_of("container")


@pytest.mark.parametrize("key", list(GAMES))
async def test_a_game_goes_on_with_pieces_in_it(house: House, sandbox: Sandbox, key: str) -> None:
    """The local Discord is strict: no message is too long, and no control has an emoji that is not there."""
    await syncing(house).sync()
    people, dice = house.people(max(3, GAMES[key].seats[0])), Random(key)
    await open_table(house, people, key)
    guests = [Toucher(house, person, dice) for person in people]
    for _ in range(15):
        await house.settled()
        await dice.choice(waited_for(guests)).move()
    await house.settled()
    posted = [message.payload() for message in sandbox.world.messages.values()]
    assert any("<:" in str(message["components"]) for message in posted)
    assert any("'emoji': {'id': '" in str(message["components"]) for message in posted)


def delete_all(sandbox: Sandbox) -> None:
    """By hand, while the bot does not look."""
    for emoji in sandbox.world.emojis.all():
        sandbox.world.emojis.delete(emoji.id)


async def test_a_panel_with_an_emoji_that_is_gone_comes_with_words_alone(
    house: House, sandbox: Sandbox
) -> None:
    await syncing(house).sync()
    people = house.people(3)
    await open_table(house, people, "container")
    delete_all(sandbox)
    with sandbox.journal.forgiving() as refused:
        panel = await Toucher(house, people[0], Random(1)).open_panel()
    assert "Invalid emoji" in str(refused[0])
    assert "purple" in str(panel.message.message.components)
    assert "<:" not in str(panel.message.message.components)
    assert not pieces_of("container")


async def test_a_table_with_an_emoji_that_is_gone_comes_with_words_alone(
    house: House, sandbox: Sandbox
) -> None:
    await syncing(house).sync()
    delete_all(sandbox)
    people = house.people(3)
    with sandbox.journal.forgiving() as refused:
        await open_table(house, people, "sewer_pirats")
    assert len(refused) == 1
    assert "bird card" in str(Toucher(house, people[0], Random(1)).table().message.components)


async def test_a_dm_with_an_emoji_that_is_gone_comes_with_words_alone(house: House, sandbox: Sandbox) -> None:
    await syncing(house).sync()
    delete_all(sandbox)
    anna = house.person("Anna")
    gone = layout(
        *rows([button(Control("mine", 1), "purple", piece=pieces_of("container")["colour-purple"])])
    )
    with sandbox.journal.forgiving() as refused:
        await house.bot.services.dms.send(int(anna.id), "1", view=gone)
    assert len(refused) == 1
    assert anna.dms()[-1].buttons == ["purple"]
