"""Pieces beside words: they are added to what is said, and nothing else of it changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.render.art.emoji import emojis_of
from bot.render.prose import Pen, write_panels, write_scene
from bot.views.parts.build import button, layout, option
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import MOST_TEXT
from bot.views.parts.paging import clip, clip_before
from bot.words.names import bold_names, seat_mark, sign_before
from bot.words.pieces import BADGES, Emoji, Pieces, beside, only_piece, show_pieces, without_pieces
from bot.words.words import Names, Words, shorten
from games import GAMES
from games.kernel import Game, Text, Token, Who, say
from games.kernel.hosting import LANGUAGES, AnyTable
from storage.seats import Player
from tests.kit import new_table, walk

NAMES = Names(["Anna", "Boris", "Clara", "Dmitri", "Eva", "Fyodor", "Grace", "Hugo"])
GRAY, BROWN = Emoji("container_gray_123abc", 17), Emoji("container_brown_123abc", 18)
MACHINE = Emoji("machine_gray_123abc", 19)
PIECES = {"colour-gray": GRAY, "colour-brown": BROWN, "machine-of colour-gray": MACHINE}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
in_both = pytest.mark.parametrize("language", LANGUAGES)


def gray(count: int = 2) -> Text:
    return say("goods", count=count, colour=say("colour-gray"))


def all_of(game: Game) -> Pieces:
    every = emojis_of(game.key)
    return {name: Emoji(one.emoji, 10**18 + at) for at, one in enumerate(every) for name in one.names}


def positions(game: Game) -> Iterator[AnyTable]:
    """A random game, looked at from time to time."""
    table, dice = new_table(game, 3)
    for at, _ in enumerate(walk(table, dice)):
        if at % 20 == 0:
            yield table


def test_a_piece_stands_before_its_name() -> None:
    assert Words("en", "container", NAMES, PIECES)(gray()) == f"2 {beside(GRAY, 'gray')}"


def test_a_piece_made_of_another_has_only_its_own() -> None:
    machine = say("ui-wanted", what=say("machine-of", colour=say("colour-gray")))
    said = Words("en", "container", NAMES, PIECES)(machine)
    assert str(MACHINE) in said
    assert str(GRAY) not in said


@every_game
@in_both
def test_what_is_told_differs_by_the_pieces_only(game: Game, language: str) -> None:
    with_pieces, alone = Words(language, game.key, NAMES, all_of(game)), Words(language, game.key, NAMES)
    table, dice = new_table(game, 3)
    told = [event.text for _ in walk(table, dice) for event in table.events]
    said = [with_pieces(text) for text in told]
    assert [without_pieces(one) for one in said] == [alone(text) for text in told]
    assert any("<:" in one for one in said)


@every_game
@in_both
def test_a_board_in_words_has_words_alone_without_pieces(game: Game, language: str) -> None:
    words = Words(language, game.key, NAMES, all_of(game))
    pieces = [
        piece
        for table in positions(game)
        for panel in game.board(game.view(table, None)).panels
        for row in panel.rows
        for piece in row.pieces
        if isinstance(piece, Token)
    ]
    for token in pieces:
        written, bare = Pen(words).token(token), Pen(words.alone).token(token)
        assert bare == without_pieces(written)


@every_game
def test_a_board_with_pieces_keeps_to_its_length_and_loses_no_area(game: Game) -> None:
    words = Words("ru", game.key, NAMES, all_of(game))
    for table in positions(game):
        scene = game.board(game.view(table, 0))
        alone = write_scene(scene, words.alone, 3000)
        written = write_scene(scene, words, 3000)
        assert len(written) <= 3000
        assert written.count("\n") >= alone.count("\n")
        assert len(write_panels(scene.panels, words, 1300)) <= 1300


def test_lines_that_do_not_fit_with_pieces_stand_alone() -> None:
    lines = [beside(GRAY, "gray"), beside(BROWN, "brown")]
    assert clip(lines, 30) == "gray\nbrown"
    assert clip_before(lines, 30) == "gray\nbrown"
    assert shorten(beside(GRAY, "gray"), 10) == "gray"


def test_a_message_that_is_too_long_with_pieces_stands_alone() -> None:
    text = f"{beside(GRAY, 'gray')}, " * (MOST_TEXT // 35)
    assert str(GRAY) in str(layout(text).to_components())
    assert str(GRAY) not in str(layout(text, text).to_components())


def test_a_button_and_an_option_have_the_piece_beside_the_label() -> None:
    beside = {"id": "17", "name": GRAY.name}
    pressed, chosen = button(Control("panel", 1), "gray", piece=GRAY), option("gray", "1", piece=GRAY)
    assert (pressed["label"], pressed["emoji"]) == (chosen["label"], chosen["emoji"]) == ("gray", beside)


def test_a_label_about_several_pieces_has_none() -> None:
    both = say("ui-whole-move", what=say("colour-gray"), which=say("colour-brown"))
    assert only_piece(gray(), PIECES) == GRAY
    assert only_piece(both, PIECES) is None
    assert only_piece(say("player", who=Who(0)), PIECES) is None


# ── badges ──


@pytest.fixture
def badges() -> Iterator[None]:
    """The badges of two seats are uploaded, in their usual colours and in black."""
    names = ("1-blue", "2-red", "1-black")
    show_pieces({BADGES: {name: Emoji(f"seat_{name[0]}", at) for at, name in enumerate(names)}})
    yield
    show_pieces({})


def named(colours: tuple[str, ...] = (), count: int = 2) -> Names:
    return bold_names([Player(one, name) for one, name in enumerate(NAMES.now[:count])], (), "en", colours)


@pytest.mark.usefixtures("badges")
def test_the_badge_of_a_seat_stands_before_the_name_and_in_its_colour() -> None:
    who = say("ui-claim-missing", who=(Who(0), Who(1)))
    assert Words("en", None, named())(who).endswith("<:seat_1:0>\u00a0**Anna**, <:seat_2:1>\u00a0**Boris**")
    assert "<:seat_1:2>\u00a0**Anna**" in Words("en", None, named(("black", "red")))(who)


@pytest.mark.usefixtures("badges")
def test_words_alone_have_no_badges() -> None:
    who = say("ui-you-are", who=Who(0))
    assert Words("en", None, named()).alone(who) == "You are **Anna**"


@pytest.mark.usefixtures("badges")
def test_nobody_has_a_badge_if_somebody_cannot_have_one() -> None:
    assert named(count=3).badges == ()


@pytest.mark.usefixtures("badges")
def test_a_sign_stands_only_where_there_is_no_badge() -> None:
    assert [sign_before(seat) for seat in range(3)] == ["", "", "🟡 "]
    assert [seat_mark(seat) for seat in range(3)] == ["<:seat_1:0>", "<:seat_2:1>", "🟡"]


def test_without_badges_names_stand_alone() -> None:
    assert named().badges == ()
    assert sign_before(0) == "🔵 "
