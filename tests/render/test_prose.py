"""A board written as text: everything that is on it, in either language, within the given length."""

from __future__ import annotations

from typing import Any

import pytest

from bot.render.prose import write_panels, write_scene
from bot.words.pieces import Emoji
from bot.words.words import Names, Words
from games import GAMES
from games.kernel import Game, Label, Panel, Row, Scene, Slot, Token, Track, say
from games.kernel.hosting import LANGUAGES
from tests.kit import new_table, walk

NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Eva", "Fyodor", "Grace", "Hugo"]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def text(value: str) -> Any:
    return say("ui-lobby-seat", who=value)


def token(name: str, count: int = 1, shape: str = "square") -> Token:
    return Token("beige", text(name[0].upper()), text(name), count, shape)


SCENE = Scene(
    text("Fair"),
    (
        Panel("port", text("Port"), (Row(text("Berths"), (token("ship", shape="ship"),)),)),
        Panel(
            "anna",
            text("Anna"),
            (
                Row(text("Store"), (Slot(text("$2"), (token("beige", 2),), 3), Slot(text("$3")))),
                Row(None, (Track(text("Round"), 2, 7), Label(text("rich"), strong=True))),
            ),
            seat=0,
        ),
        Panel("boris", text("Boris"), (Row(text("Hand"), ()),), seat=1, active=True),
    ),
)


def test_everything_on_the_board_is_in_the_text() -> None:
    assert write_scene(SCENE, Words("en")) == "\n".join(
        [
            "### Fair",
            "**Port**",
            "Berths: ◢S ship",
            "**Anna**",
            "Store: $2: ■B beige ×2 (2/3) · $3: –",
            "Round 2/7 · **rich**",
            "▶ **Boris**",
            "Hand: –",
        ]
    )


def test_among_pieces_names_stand_without_letters_and_are_said_once() -> None:
    shop = (Slot(text("beige $2"), (token("beige", 2),)), Slot(text("$3"), (token("gray"),)))
    words = Words("en", pieces={"piece-ship": Emoji("ship", 1)})
    shown = write_panels([Panel("shop", text("Shop"), (Row(None, shop),))], words)
    assert shown == "**Shop**\nbeige $2: ×2 · $3: gray"


def test_when_room_is_short_names_of_pieces_give_way_to_their_letters() -> None:
    whole = write_scene(SCENE, Words("en"))
    brief = write_scene(SCENE, Words("en"), len(whole) - 1)
    assert "■B ×2" in brief
    assert "■B beige" not in brief


def test_when_room_is_shorter_the_active_area_and_the_readers_own_come_first() -> None:
    crowd = Panel("port", text("Port"), tuple(Row(text("Berth"), (token("ship"),)) for _ in range(9)))
    few = write_scene(Scene(text("Fair"), (crowd, *SCENE.panels[1:])), Words("en"), 140, own=0)
    assert few.index("▶ **Boris**") < few.index("**Anna**")
    assert "Port" not in few
    assert "/table shows it" in few


def test_some_areas_alone_are_cut_to_the_length() -> None:
    assert len(write_panels(SCENE.panels, Words("en"), 40)) == 40


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_of_random_games_fit_a_message(game: Game, language: str) -> None:
    table, dice = new_table(game, 3)
    words = Words(language, game.key, Names([f"**{name}**" for name in NAMES]))
    for count, _ in enumerate(walk(table, dice)):
        if count % 25 == 0:
            written = write_scene(game.board(game.view(table, None)), words, 2300)
            assert 0 < len(written) <= 2300
