"""The first minute: the games to choose from, how the bot works, and how each game is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ButtonStyle, ui

from bot.render.prose import write_panels
from bot.views.parts.build import Button, Drawn, Part, button, layout, rows
from bot.views.parts.custom_id import Control
from bot.views.parts.limits import MOST_BUTTONS, MOST_PARTS
from bot.views.rulebook import chapters_menu
from bot.views.shots import Shot, galleries
from bot.words.words import Words
from games.kernel.hosting import LANGUAGES, Game

START = Control("start", 0)
AT_THE_TABLE = "table"  # where how to play was asked for: there nothing has to be opened
_PARTS_OF_A_GAME = 4  # its text and picture side by side, and its button
_MOST_NAMES = 3000  # characters of the names of all pieces
_OTHER_PARTS = 13  # frame, head, rows, a line between, four buttons more, small print


def greeting(games: Sequence[Game], language: str, shots: Mapping[str, Shot], *small: str) -> Drawn:
    """Return what an empty channel says: each game with a picture and a line, and what can be done.

    `small`: lines below it. So many games that pictures of all do not fit stand in one list.
    """
    words, shown = Words(language), games[:MOST_BUTTONS]
    roomy = len(shown) * _PARTS_OF_A_GAME + _OTHER_PARTS <= MOST_PARTS
    listed = [_presented(game, language, shots) for game in shown] if roomy else [_in_short(shown, language)]
    play = [play_now_button(game, language) for game in shown]
    more = [
        button(START.to("opentable"), words.say("ui-start-open")),
        button(START.to("howworks"), words.say("ui-start-how")),
        *_lessons(games, words),
        *_in_other_languages(language),
    ]
    small_print = "\n".join(small)
    return layout(words.say("ui-start-hello"), *listed, *rows(play), ui.Separator(), *rows(more), small_print)


def _presented(game: Game, language: str, shots: Mapping[str, Shot]) -> Part | str:
    words, shot = Words(language, game.key), shots.get(game.key)
    seats = words.say("ui-start-players", least=game.seats[0], most=game.seats[-1])
    text = f"**{_title(game, language)}** · {seats}\n{words.say('game-about')}"
    return text if shot is None else shot.beside(text)


def _in_short(games: Sequence[Game], language: str) -> str:
    abouts = [(_title(game, language), Words(language, game.key).say("game-about")) for game in games]
    return "\n".join(f"**{title}** · {about}" for title, about in abouts)


def _title(game: Game, language: str) -> str:
    return Words(language, game.key).say("game-title")


def play_now_button(game: Game, language: str) -> Button:
    """Return the button that begins a game against bots."""
    label = Words(language).say("ui-start-play", title=_title(game, language))
    return button(START.to("playnow", kind=game.key), label, ButtonStyle.success)


def _lessons(games: Sequence[Game], words: Words) -> list[Button]:
    """Return the button that leads to the lessons, if a game has one."""
    some = any(game.lesson is not None for game in games)
    return [button(Control("learn", 0), words.say("ui-lesson-first"))] if some else []


def learn_button(game: Game, words: Words) -> list[Button]:
    """Return the button that begins the lesson of a game, if it has one."""
    if game.lesson is None:
        return []
    return [button(Control("learn", 0, kind=game.key), words.say("ui-lesson-first"))]


def which_lesson(games: Sequence[Game], language: str, told: str) -> Drawn:
    """Return the lessons to choose from, after a sentence."""
    having, words = [game for game in games if game.lesson is not None], Words(language)
    buttons = [
        button(Control("learn", 0, kind=game.key), words.say("ui-lesson-of", title=_title(game, language)))
        for game in having[:MOST_BUTTONS]
    ]
    return layout(told, *rows(buttons))


def _in_other_languages(language: str) -> list[Button]:
    """Return a button for each other language, named in that language."""
    others = [other for other in LANGUAGES if other != language]
    return [button(START.to("speak", kind=other), Words(other).say("ui-language-switch")) for other in others]


def _for_each(games: Sequence[Game], language: str, verb: str, key: str) -> list[Button]:
    """Return a button for each game, labelled with its title, and one that leads back."""
    words = Words(language)
    named = [
        button(START.to(verb, kind=game.key), words.say(key, title=_title(game, language))) for game in games
    ]
    return [*named[: MOST_BUTTONS - 1], button(START, words.say("ui-start-back"))]


def how_it_works(games: Sequence[Game], language: str) -> Drawn:
    """Return how one plays here, whatever the game, and the way to how each game is played."""
    buttons = _for_each(games, language, "howto", "ui-start-howto")
    return layout(Words(language).say("ui-start-works"), *rows(buttons))


def which_game(games: Sequence[Game], language: str) -> Drawn:
    """Return the question which game a table is opened for, and the way to those that are open already."""
    words, buttons = Words(language), _for_each(games, language, "opennew", "ui-start-open-game")
    find = button(START.to("tables"), words.say("ui-start-find"))
    return layout(words.say("ui-start-which"), *rows(buttons), *rows([find]))


def how_to_play(game: Game, language: str, shots: Sequence[Shot], *, at_the_table: bool) -> Drawn:
    """Return how a game is played: six sentences, its board with numbers, what they stand for, the rules."""
    words = Words(language, game.key)
    sentences = "\n".join(f"- {words(sentence)}" for sentence in game.primer)
    title = words.say("ui-how-title", title=words.say("game-title"))
    legend = "\n".join(f"**{number}** · {words(text)}" for number, text in enumerate(game.legend, 1))
    ways = (
        [] if at_the_table else [play_now_button(game, language), button(START, words.say("ui-start-back"))]
    )
    head, menu = f"### {title}\n{sentences}", chapters_menu(words, game.key)
    pieces = [_what_is_what(game, words)] if shots and game.named else []
    learn = learn_button(game, words)
    return layout(head, *galleries(shots), legend if shots else None, menu, *rows([*pieces, *learn, *ways]))


def _what_is_what(game: Game, words: Words) -> Button:
    return button(Control("pieces", 0, kind=game.key), words.say("what-is-what"))


def what_is_what(game: Game, language: str, shots: Sequence[Shot]) -> Drawn:
    """Return all pieces of a game with their names, in words if there is no picture, and the way back."""
    words = Words(language, game.key)
    told = None if shots else write_panels(game.what_is_what, words, _MOST_NAMES)
    return layout(*galleries(shots), told, *rows([how_to_play_button(game, words)]))


def how_to_play_button(game: Game, words: Words) -> Button:
    """Return the button that leads from a lobby or a table to how its game is played."""
    return button(Control("howto", 0, kind=game.key, field=AT_THE_TABLE), words.say("ui-how"))
