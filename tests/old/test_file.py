"""A file that version 0.1 has made, in the middle of everything: it opens, it is the same, it goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from games import GAMES
from storage.__main__ import main as storage
from tests.host.hosting import hosted
from tests.old.press import CHANNELS, Json, Pressing, Screen, read
from tests.old.rooms import bring_up_to_date, digests, log_of, states, still_to_be_sent
from tests.storage.kit import ask
from tests.tables import play_on

SEALED = 4  # the table in a sealed auction
RUNNING = (SEALED, 5, 6, 7, 8, 10)
KINDS = {"board", "hand", "order", "parted", "post", "result", "seated", "secret", "turn"}


def by_number(found: Json) -> dict[int, object]:
    return {int(number): value for number, value in found.items()}


def test_it_holds_something_of_everything(old: Path, said: Json) -> None:
    for table in ("action", "archive", "audit", "clock", "former", "game", "seat", "standing_order"):
        assert ask(old, f"SELECT count(*) FROM {table}") == [(said["rows"][table],)]
        assert said["rows"][table] > 0
    assert {kind for (kind,) in ask(old, "SELECT DISTINCT kind FROM outbox")} == KINDS
    settings = {name.split("/")[0] for (name,) in ask(old, "SELECT DISTINCT name FROM setting")}
    assert settings >= {"language", "quiet", "zone", "look", "form", "table", "posts", "mod-asked", "notices"}
    played = {key for (key,) in ask(old, "SELECT DISTINCT key FROM game WHERE status = 'running'")}
    assert played == set(GAMES)
    assert {status for (status,) in ask(old, "SELECT DISTINCT status FROM game")} == {
        "lobby",
        "running",
        "over",
        "void",
    }


def test_the_check_is_clean(old: Path, said: Json, capsys: pytest.CaptureFixture[str]) -> None:
    assert said["differences"] == []
    assert storage(["migrate", str(old)]) == 0
    assert storage(["check", str(old)]) == 0
    assert "0 differ" in capsys.readouterr().out


def test_every_position_is_the_same(old: Path, said: Json) -> None:
    bring_up_to_date(old)
    assert digests(old) == by_number(said["digests"])


def test_every_log_is_the_same(old: Path, said: Json) -> None:
    bring_up_to_date(old)
    assert log_of(old) == by_number(said["logs"])


def test_every_game_is_as_far_as_it_was(old: Path, said: Json) -> None:
    bring_up_to_date(old)
    assert states(old) == by_number(said["states"])


async def test_the_answer_in_the_sealed_auction_stays_given(old: Path) -> None:
    async with hosted(old, GAMES) as host:
        standing = await host.queries.status(SEALED)
    assert len(standing.players) == 5
    assert len(standing.waiting) == 3, "the seller and one bidder are not waited for"


@pytest.mark.parametrize("game", RUNNING)
async def test_a_game_goes_on_by_one_legal_move(old: Path, game: int) -> None:
    async with hosted(old, GAMES) as host:
        before = (await host.queries.status(game)).version
        accepted = await play_on(host, game, Random(game), 1)
        assert accepted is not None
        assert accepted.version == before + 1
    assert storage(["check", str(old)]) == 0


async def test_what_was_not_sent_yet_is_sent(old: Path) -> None:
    """Of every kind; what is held back because somebody sleeps waits on."""
    controls = read("controls_0_1.json")
    screen = Screen(controls["now"], controls["messages"], [])
    async with Pressing.on(old, screen) as pressing:
        house = pressing.house
        sam, eva = house.person("Sam", "unsent"), house.person("Eva")
        assert any("Take the seat" in seen.buttons for seen in sam.messages())
        assert any("My moves" in seen.buttons for seen in sam.messages())
        later = house.person("Sam", "later").messages()
        assert any("Play again" in seen.buttons for seen in later)
        assert any("Join" in seen.buttons for seen in later), "the same players at a new table"
        assert any(f"<#{CHANNELS['unsent']}>" in seen.text for seen in eva.dms())
        assert any("Спасибо за игру" in seen.text for seen in house.person("Boris").dms())
        assert len(house.person("Sam").dms()) == 1, "who took no DMs then, and does now"
    assert still_to_be_sent(old, controls["now"]) == ([], 0)


def test_it_was_left_as_it_lay_on_the_disk(old: Path) -> None:
    """Small, and with nothing in a journal beside it."""
    with closing(sqlite3.connect(f"{old.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA freelist_count").fetchone() == (0,)
    assert old.stat().st_size < 400_000
