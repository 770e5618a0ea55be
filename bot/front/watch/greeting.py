"""The greeting of a channel in which nothing is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from discord import ui

from bot.front.drawn import theme_for
from bot.front.in_time import Made, show_in_time
from bot.front.visit import Visit
from bot.views.start import greeting
from games.kernel.hosting import Game


def games_of(visit: Visit) -> Sequence[Game]:
    """Return the games that can be played here."""
    return list(visit.host.games.values())


async def made(visit: Visit, language: str, small: Sequence[str] = ()) -> Made:
    """Return the greeting with its pictures, as this person likes to see them."""
    games = games_of(visit)
    shots = await visit.services.pictures.covers(games, language, await theme_for(visit))
    return Made(greeting(games, language, shots, *small), list(shots.values()))


def in_words(visit: Visit, small: Sequence[str] = ()) -> ui.LayoutView:
    """Return the greeting without pictures."""
    return greeting(games_of(visit), visit.language, {}, *small)


async def greet(visit: Visit, small: Sequence[str] = ()) -> None:
    """Show the greeting to one person, with some small print below it."""
    await show_in_time(visit, made(visit, visit.language, small), partial(in_words, visit, small))
