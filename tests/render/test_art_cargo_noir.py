"""The board of Cargo Noir where random games do not come: every berth, hole and shelf taken, long numbers."""

from __future__ import annotations

import pytest

from bot.render.art.picture import laid_out, picture
from bot.render.changes import changes
from bot.render.paint.palette import THEMES
from bot.render.painter import as_pngs
from bot.render.sketches.source import source_of
from games.cargo_noir import CARGO_NOIR
from games.cargo_noir.components import CARDS, PORTS
from games.cargo_noir.rules.by_hand import ByHand
from games.cargo_noir.rules.sending import SendShips
from games.kernel.hosting import LANGUAGES, Scene
from tests.games.cargo_noir.hand import deal
from tests.render.art import faults, missing
from tests.render.positions import words

KEY = "cargo_noir"
SEATS = range(2, 6)
both = pytest.mark.parametrize("language", LANGUAGES)
_CARGO = "A" * 14 + "WWRRCCSSIIJJGGUU*"
_LAID = ("AAAAAAA", "WRCSIJG*")


def fullest(seats: int) -> Scene:
    """Every family at five ports at once, with cargo and cards of every kind and a payment on the counter."""
    ports = [port for port in PORTS if port not in deal(SendShips(0), seats=seats).components.closed[seats]]
    stacks = {
        port: {seat: 96 + seat for seat in range(seats) if (at + seat) % len(ports) < 5}
        for at, port in enumerate(ports)
    }
    table = deal(
        ByHand(0, {"principality": 1}, _LAID),
        SendShips(0),
        seats=seats,
        round_=10,
        coins=[131] * seats,
        cargo=[_CARGO] * seats,
        cards=[dict.fromkeys(CARDS, 2)] * seats,
        stacks=stacks,
        bag="",
    )
    for player in table.state.players:
        player.hand = 0
    table.state.supply |= {"yacht": 0, "bank": 1}
    return CARGO_NOIR.board(CARGO_NOIR.view(table, None))


def opening(seats: int) -> Scene:
    return CARGO_NOIR.board(CARGO_NOIR.view(deal(SendShips(0), seats=seats, round_=1), None))


@pytest.mark.parametrize("seats", SEATS)
@both
def test_nothing_lies_on_anything_else_at_the_fullest_table(language: str, seats: int) -> None:
    scene = fullest(seats)
    assert scene.drawing is not None
    assert missing(scene.drawing, source_of(KEY)) == []
    fresh = changes(opening(seats), scene)
    assert faults(laid_out(scene, words(language, KEY), fresh)) == []


@pytest.mark.parametrize("theme", list(THEMES))
@pytest.mark.parametrize("seats", SEATS)
def test_the_fullest_table_is_as_large_as_may_be(seats: int, theme: str) -> None:
    scene, most = fullest(seats), (80 if seats < 5 else 96) * 1024
    drawn = picture(scene, words("ru", KEY), THEMES[theme])
    [data] = as_pngs([drawn], most)
    assert len(data) <= most


@pytest.mark.parametrize("seats", SEATS)
def test_a_board_has_a_berth_for_each_family_in_each_open_port(seats: int) -> None:
    places = source_of(KEY).boards[str(seats)].places
    for port in deal(SendShips(0), seats=seats).components.open_ports(seats):
        assert all(f"{port}.berth-{seat}" in places for seat in range(seats))
        assert f"{port}.berth-{seats}" not in places
