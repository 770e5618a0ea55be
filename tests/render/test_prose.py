"""A board written as text: everything that is on it, in either language, within the given length."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.render.prose import Pen, write_panels, write_scene
from bot.words.pieces import Emoji
from bot.words.words import Names, Words
from games import GAMES
from games.kernel import Game, Label, Panel, Row, Scene, Slot, Token, Track, Who, say
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
            "Berths: ship",
            "**Anna**",
            "Store: $2: beige ×2 (2/3) · $3: –",
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


def test_when_room_is_short_nothing_is_said_of_what_is_empty() -> None:
    whole = write_scene(SCENE, Words("en"))
    brief = write_scene(SCENE, Words("en"), len(whole) - 1)
    assert "Store: $2: beige ×2 (2/3)\n" in brief
    assert "Hand" not in brief


def test_in_brief_those_are_told_together_that_differ_by_whose_they_are() -> None:
    owned = [Token("blue", text("F"), say("token-company", who=Who(seat)), seat=seat) for seat in (0, 1)]
    more = replace(owned[0], count=2)
    pen = Pen(Words("en", "economicus", Names(NAMES)), brief=True)
    row = Row(text("Fleet"), (*owned, more, token("gold"), token("gold", 2)))
    assert pen.row(row) == "Fleet: company of Anna, Boris · company of Anna ×2 · gold ×3"


def test_what_a_title_names_is_not_named_again() -> None:
    pen = Pen(Words("en", "container", Names(["Shipley", "Boris"])))
    assert pen.row(Row(text("Ship"), (token("ship"), Label(text("at sea"))))) == "Ship: at sea"
    assert pen.row(Row(text("Ship"), (token("ship", 2),))) == "Ship: ship ×2"
    assert pen.piece(Slot(text("gold 81/100"), (token("gold", 3),))) == "gold 81/100: ×3"
    of_somebody = say("player", who=Who(0))
    assert pen.piece(Slot(of_somebody, (token("ship"),))) == "Shipley: ship"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_codes_stand_in_a_board_in_words(game: Game, language: str) -> None:
    table, dice = new_table(game, 3)
    words = Words(language, game.key, Names(NAMES))
    for count, _ in enumerate(walk(table, dice)):
        if count % 25 == 0:
            written = write_scene(game.board(game.view(table, None)), words)
            assert not set("■●◢▮★▲⚙") & set(written)


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
