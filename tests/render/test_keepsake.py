"""The replay to keep: one page with the whole game, in both languages, that asks nobody for anything."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from bot.render.__main__ import main
from bot.render.history.course import Played
from bot.render.keepsake.file import keepsake
from bot.render.keepsake.moments import Plan, moments, plan_of
from bot.render.keepsake.record import differing
from bot.words.words import Names, Words
from games import GAMES
from games.kernel.hosting import LANGUAGES, AnyTable, deal
from games.selfplay import Record, export, play_out

HOSTILE = ("</script><script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "&amp;<!--", "]]>'`${x}")
POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"
every_game = pytest.mark.parametrize("key", list(GAMES))


@lru_cache
def finished(key: str, seats: int = 3) -> Record:
    return play_out(deal(GAMES[key], seats, "keepsake 9"), ("club",) * seats)  # short enough to be kept whole


def played(key: str, moves: int | None = None) -> Played:
    record = finished(key)
    return Played.of(record.deal, record.entries[:moves])


def in_both(key: str, names: tuple[str, ...] = ("Anna", "Boris", "Vera")) -> list[Words]:
    return [Words(language, key, Names(names)) for language in LANGUAGES]


@lru_cache
def page(key: str) -> str:
    return keepsake(played(key), in_both(key)).decode()


class Elements(HTMLParser):
    """Collects elements as a browser would find them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.ids: dict[str, str] = {}
        self.links: list[str] = []
        self._open = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self._open = dict(attrs).get("id") or ""
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_data(self, data: str) -> None:
        if self._open:
            self.ids[self._open] = self.ids.get(self._open, "") + data


def data_of(page: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Elements(page).ids["data"])
    return found


@every_game
def test_a_replay_is_small_and_asks_nobody_for_anything(key: str) -> None:
    made = page(key)
    assert len(made.encode()) < 2_000_000
    assert f'content="{POLICY}"' in made
    assert "http:" not in made
    assert "https:" not in made
    assert [link for link in Elements(made).links if not link.startswith("#")] == []


@every_game
def test_a_replay_has_what_happened_in_both_languages(key: str) -> None:
    found, told = data_of(page(key)), []
    for position in moments(played(key), plan_of(played(key)), range(len(finished(key).entries) + 1)):
        told += [one.event.text for one in position.told]
    english, russian = in_both(key)
    for text in told[::10]:
        assert [english(text), russian(text)] in found["texts"]
    assert list(found["words"]) == list(LANGUAGES)
    assert set(found["words"]["en"]) == set(found["words"]["ru"])


@every_game
def test_a_replay_shows_every_position_as_everybody_and_as_each_player_saw_it(key: str) -> None:
    found = data_of(page(key))
    moves = len(finished(key).entries)
    assert [step[0] for step in found["steps"]] == list(range(moves + 1))
    assert {len(step[3]) for step in found["steps"]} == {4}
    assert found["names"] == [["Anna"] * 2, ["Boris"] * 2, ["Vera"] * 2]


@every_game
def test_a_replay_draws_with_the_pieces_of_the_game_each_of_them_once(key: str) -> None:
    made = page(key)
    marks = [one for mark in data_of(made)["marks"] for one in (mark[1:] if mark[0] == "each" else [mark])]
    wanted = {f"piece-{one[5]}" for one in marks if one and one[0] == "piece"}
    symbols = re.findall(r'<symbol id="(piece-[^"]+)"', made)
    assert wanted == set(symbols)
    assert len(symbols) == len(set(symbols))
    assert len(re.findall(r'<symbol id="board-', made)) == 1


def test_a_game_without_art_is_told_in_panels() -> None:
    key = "sewer_pirats"
    record = finished(key)

    def bare(view: Any) -> Any:
        return replace(GAMES[key].board(view), drawing=None)

    dealt = replace(record.deal, game=replace(record.deal.game, board=bare))
    made = keepsake(Played.of(dealt, record.entries[:20]), in_both(key)).decode()
    found = data_of(made)
    assert "<symbol" not in made
    assert {step[2] for step in found["steps"]} == {""}
    kinds = {one[0] for mark in found["marks"] for one in (mark[1:] if mark[0] == "each" else [mark])}
    assert kinds == {"panel"}


def test_names_can_do_no_harm() -> None:
    key = "container"
    made = keepsake(played(key), in_both(key, HOSTILE[:3])).decode()
    plain = Elements(page(key))
    hostile = Elements(made)
    for name in ("script", "img", "style", "meta"):
        assert hostile.names.count(name) == plain.names.count(name)
    assert [names[0] for names in data_of(made)["names"]] == list(HOSTILE[:3])


def test_while_a_game_runs_nobody_s_secrets_are_in_it() -> None:
    key = "sewer_pirats"
    found = data_of(keepsake(played(key, -1), in_both(key)).decode())
    assert {len(step[3]) for step in found["steps"]} == {1}
    assert found["names"] == []
    assert {only for step in found["steps"] for _, only in step[1]} == {-1}


def test_what_only_one_player_was_told_is_marked_as_theirs() -> None:
    told = [one for step in data_of(page("sewer_pirats"))["steps"] for one in step[1]]
    assert {only for _, only in told} == {-1, 0, 1, 2}


def test_a_replay_that_would_be_too_large_has_fewer_positions() -> None:
    key = "sewer_pirats"
    whole = len(page(key).encode())
    small = keepsake(played(key), in_both(key), most_bytes=whole - 1)
    assert len(small) < whole
    moves = [step[0] for step in data_of(small.decode())["steps"]]
    assert (moves[0], moves[-1]) == (0, len(finished(key).entries))
    assert len(moves) < moves[-1]


def test_of_a_long_game_one_position_a_turn_is_kept_and_then_fewer() -> None:
    plan = Plan(5000, tuple(range(20, 5000, 20)), 4)
    assert plan.chosen(5001) == list(range(5001))
    assert set(plan.chosen(300)) > {0, *plan.ends, 5000}
    assert len(plan.chosen(300)) == 300
    fewer = plan.chosen(50)
    assert len(fewer) == 50
    assert set(fewer) <= {0, *plan.ends, 5000}
    assert (fewer[0], fewer[-1]) == (0, 5000)


class Long(Played):
    """A game played over and over as if that were one: no real one is so long."""

    def tables(self) -> Iterator[AnyTable]:
        once = Played(self.opening, finished("sewer_pirats").entries)
        for _ in range((len(self.moves) + 1) // (len(once.moves) + 1)):
            yield from once.tables()


def test_a_game_of_five_thousand_moves_is_small_too() -> None:
    once = played("sewer_pirats")
    tables = len(once.moves) + 1
    moves = [once.moves[0]] * (tables * (5000 // tables + 1) - 1)
    long = Long(once.opening, moves)
    made = keepsake(long, in_both("sewer_pirats"))
    assert len(made) < 2_000_000
    steps = data_of(made.decode())["steps"]
    assert steps[-1][0] == len(moves) >= 5000
    assert 100 <= len(steps) <= 250


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ([1, 2, 3], [1, 2, 3], []),
        ([1, 2, 3], [1, 5, 3], [-1, 1, 5]),
        ([1, 2, 3], [1, 2, 4, 3], [2, 1, 4]),
        ([1, 2, 3], [1], [1, 0]),
        ([], [7, 8], [0, 0, 7, 8]),
    ],
)
def test_a_frame_is_told_by_what_is_different(before: list[int], after: list[int], told: list[int]) -> None:
    assert differing(before, after) == told


def test_others_are_let_in_between_positions() -> None:
    turns = list[int]()
    few = played("cargo_noir", 5)._replace(give_way=lambda: turns.append(1))
    keepsake(few, in_both("cargo_noir"))
    assert len(turns) >= 5 + 5 + 6  # the moves twice, and each position


def test_an_exported_game_is_written_as_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "game.json", tmp_path / "game.html"
    file.write_text(json.dumps(export(finished("cargo_noir"))), encoding="utf-8")
    names = ("--names", "Анна", "Борис", "Вера")
    assert main(["replay", str(file), "--html", str(out), "--language", "ru", *names]) == 0
    assert capsys.readouterr().out == f"{out}\n"
    made = out.read_text(encoding="utf-8")
    assert '<html lang="ru">' in made
    assert data_of(made)["names"][1] == ["Борис", "Борис"]


def test_what_is_no_finished_game_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "game.json", tmp_path / "game.html"
    whole = export(finished("cargo_noir"))
    broken = [
        {**whole, "seed": None},
        {**whole, "entries": [[0, "no such move", {}]]},
        {"game": "cargo_noir"},
    ]
    for data in broken:
        file.write_text(json.dumps(data), encoding="utf-8")
        assert main(["replay", str(file), "--html", str(out)]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
        assert not out.exists()
