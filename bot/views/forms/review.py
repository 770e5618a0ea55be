"""How a game went for one person: the moves that cost most, in the words of their controls."""

from __future__ import annotations

from bot.host.reviews.reviews import Look, Review
from bot.perspective import Overview
from bot.views.choosing.beginning import called
from bot.views.choosing.draft import Draft, settle
from bot.views.forms.form import picks
from bot.views.parts.build import Drawn, layout
from bot.words.words import Words, shorten
from games.expert import missed
from games.kernel.hosting import Pick, Prompt

_MOST_MOVE = 500  # characters


def review_view(seen: Overview, review: Review, language: str) -> Drawn:
    """Return what an expert says of a person's moves; a friendly word, if it has nothing to say."""
    words, labels = seen.words(language), seen.labels(language)
    title = f"### {words.say('ui-review')}"
    told = [_told(look, review.moves, words, labels) for look in review.worst]
    if not told:
        return layout(title, words.say("ui-review-well", own=review.own))
    return layout(title, *told, f"-# {words.say('ui-review-about', own=review.own, count=len(told))}")


def _told(look: Look, moves: int, words: Words, labels: Words) -> str:
    """Return one move: what was done, what would have been better, and why."""
    slip, why = look.slip, missed(look.slip)
    return "\n".join(
        [
            words.say("ui-review-move", number=slip.number + 1, moves=moves),
            _move("ui-review-did", slip.played.pick, look.asked, words, labels),
            _move("ui-review-better", slip.better.pick, look.asked, words, labels),
            f"-# {' '.join(words(text) for text in why)}",
        ]
    )


def _move(key: str, pick: Pick, asked: Prompt, words: Words, labels: Words) -> str:
    offer = asked.offer(pick.kind)
    filled = settle(offer, Draft(picked=dict(pick.values)), (labels,))
    parts = [words.say(key, move=called(offer, labels)), *picks(offer, filled, words, labels)]
    return shorten(" · ".join(parts), _MOST_MOVE)
