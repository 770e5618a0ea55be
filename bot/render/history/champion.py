"""The end of a league as a picture: the scenery of its game, who won, and who came next."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.history.card import Ending, card_png, has_card
from bot.render.history.ladder import Ladder, Rung, ladders_png
from bot.render.history.result import result_scene
from bot.render.paint.colours import seat_colours
from bot.render.paint.palette import SEATS, Theme
from bot.words.words import Names, Words
from games.kernel.hosting import Score

MOST = len(SEATS)  # people on a card: each has a colour


def champion_png(
    title: str,
    names: Sequence[str],
    ranked: Sequence[tuple[int, ...]],
    each: Sequence[str],
    notes: Sequence[str],
    words: Words,
    theme: Theme,
) -> bytes:
    """Draw the card of a league; for a game without scenery of its own, a list.

    `ranked`: of each of the `names`, the best first, their points and what decides between equals;
    `each`: what stands beside them.
    """
    if not has_card(words.game):
        places = [1 + sum(other > one for other in ranked) for one in ranked]
        rungs = tuple(
            Rung(at, name, str(one[0]), note)
            for at, name, one, note in zip(places, names, ranked, each, strict=True)
        )
        return ladders_png(title, [Ladder(" · ".join(notes), rungs)], theme)
    scores = {seat: Score(one, one[0]) for seat, one in enumerate(ranked[:MOST])}
    named = Words(words.language, words.game, Names(names))
    told = dict(enumerate(each))
    ending = Ending(scores, seat_colours(result_scene(scores)), (title, *notes), told=told)
    return card_png(ending, named, theme)
