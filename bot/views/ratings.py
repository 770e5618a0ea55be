"""Ratings in words: what a game changed, who leads, and what became of somebody's games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.clock.pace import duration_in_words
from bot.host.ratings import Career
from bot.render.history.ladder import Ladder, Rung
from bot.render.paint.palette import SEATS
from bot.views.field import key_of
from bot.views.options import value_in_words
from bot.words.cleaning import escape_markdown
from bot.words.words import Words
from games import GAMES
from games.kernel.hosting import Seat, say
from storage.rating.pool import read_pool
from storage.rating.skill import NEW, Skill, is_unsure, points
from storage.rating.standings import Change, Leader, Opponent, Outing

_MOST_POOLS = 10
_MOST_OPPONENTS, _MOST_LINES, _MOST_GAMES = 5, 5, 200  # on a chart: lines, and games on each of them
_FEW, _MANY, _MOST_LISTS = 3, 15, 6  # leaders of a game among others, and of one alone; lists


def pool_title(pool: str, language: str) -> str:
    """Return what a rating is about: the game, and what was agreed on if that is not the usual."""
    key, options = read_pool(pool)
    words, usual = Words(language, key), GAMES[key].Options().model_dump(mode="json")
    told = [_option(words, name, value) for name, value in options.items() if value != usual[name]]
    title = words.say("game-title")
    return words.say("rating-variant", game=title, options=", ".join(told)) if told else title


def _option(words: Words, name: str, value: object) -> str:
    said = value_in_words(words, name, value)
    return f"{words.say(f'option-{key_of(name)}')}: {said}" if isinstance(value, bool) else said


def rating(skill: Skill, games: int, words: Words, key: str = "rating-points") -> str:
    """Return a rating as people see it; one of few games is marked."""
    return words.say(key, points=points(skill), unsure=int(is_unsure(skill, games)))


def changes_in_words(changes: Mapping[Seat, Change], words: Words) -> dict[Seat, str]:
    """Return what a game made of ratings, by seats: the new one, and by how much it has changed."""
    return {
        seat: words.say(
            "rating-changed", rating=rating(change.after, change.games, words), change=_difference(change)
        )
        for seat, change in changes.items()
    }


def _difference(change: Change) -> str:
    found = points(change.after) - points(change.before)
    return f"+{found}" if found > 0 else f"−{-found}" if found else "±0"


# ── /leaderboard ──


def leaders_in_words(leaders: Sequence[Leader], words: Words, *, alone: bool) -> list[str]:
    """Return the leaders of each game, with a heading; `alone`: of one game, as many as are shown."""
    lines = list[str]()
    for ladder in ladders(leaders, words, alone=alone):
        lines.append(f"**{ladder.title}**")
        for rung in ladder.rungs:
            key = "leaderboard-line" if rung.rank else "leaderboard-unsure"
            name = escape_markdown(rung.name)
            lines.append(words.say(key, rank=rung.rank, name=name, rating=rung.amount, games=rung.note))
        if ladder.rest:
            lines.append(f"-# {ladder.rest}")
    return lines


def ladders(leaders: Sequence[Leader], words: Words, *, alone: bool) -> list[Ladder]:
    """Return the leaders of each game, as a picture has them: those with few games below the others."""
    by_pool = {pool: list(group) for pool, group in groupby(leaders, lambda one: one.pool)}
    busiest = sorted(by_pool.items(), key=lambda one: -sum(leader.games for leader in one[1]))
    return [_ladder(pool, found, words, _MANY if alone else _FEW) for pool, found in busiest[:_MOST_LISTS]]


def _ladder(pool: str, leaders: Sequence[Leader], words: Words, most: int) -> Ladder:
    ranked = sorted(leaders, key=lambda one: is_unsure(one.skill, one.rated))
    rungs = tuple(_rung(at, one, words) for at, one in enumerate(ranked[:most], 1))
    more = len(ranked) - most
    rest = words.say("leaderboard-more", count=more) if more > 0 else ""
    return Ladder(pool_title(pool, words.language), rungs, rest)


def _rung(rank: int, leader: Leader, words: Words) -> Rung:
    key = "leaderboard-games-bots" if leader.with_bots else "leaderboard-games"
    note = words.say(key, games=leader.games, bots=leader.with_bots)
    unsure, shown = is_unsure(leader.skill, leader.rated), rating(leader.skill, leader.rated, words)
    return Rung(0 if unsure else rank, leader.name, shown, note)


# ── /stats ──


def career_in_words(career: Career, words: Words) -> list[str]:
    """Return what became of somebody's games: in all, of each game, and against whom."""
    outings, bots = career.outings, sum(outing.with_bots for outing in career.outings)
    counted = Counter(outing.pool for outing in outings).most_common(_MOST_POOLS)
    summed = words.say("stats-games", games=len(outings), won=_won(outings), bots=bots)
    return [
        "\n".join([summed, *_habits(outings, words)]),
        "\n".join(_pool_line(pool, career, words) for pool, _ in counted),
        *_opponents_line(career.opponents, words),
    ]


def _won(outings: Sequence[Outing]) -> int:
    return sum(outing.place == 1 for outing in outings)


def _habits(outings: Sequence[Outing], words: Words) -> Iterator[str]:
    """Yield which game somebody plays most, if it is not the only one, and how soon they answer."""
    games = Counter(read_pool(outing.pool).key for outing in outings)
    if len(games) > 1:
        ((key, _),) = games.most_common(1)
        yield words.say("stats-favourite", game=Words(words.language, key).say("game-title"))
    if answers := sum(outing.answers for outing in outings):
        average = sum(outing.waited for outing in outings) // answers
        yield words(say("stats-pace", time=duration_in_words(max(60, average))))


def _pool_line(pool: str, career: Career, words: Words) -> str:
    own = [outing for outing in career.outings if outing.pool == pool]
    rated = [outing for outing in career.rated if outing.pool == pool]
    return words.say(
        "stats-pool",
        pool=pool_title(pool, words.language),
        rating=rating(rated[-1].skill, len(rated), words, "rating-told"),
        places=_places(own, words),
        best=max(outing.total for outing in own),
    )


def _places(outings: Sequence[Outing], words: Words) -> str:
    """Return how often somebody came off on each place."""
    counted = Counter(outing.place for outing in outings)
    each = [words.say("stats-place", place=place, count=counted[place]) for place in sorted(counted)]
    return ", ".join(each)


def _opponents_line(opponents: Sequence[Opponent], words: Words) -> Iterator[str]:
    if opponents:
        each = tuple(
            say("stats-opponent", name=escape_markdown(one.name), games=one.games, ahead=one.ahead)
            for one in opponents[:_MOST_OPPONENTS]
        )
        yield words(say("stats-opponents", each=each))


class Rise(NamedTuple):
    """How somebody's ratings went: a name, numbers and a colour for each line; and all of it in words."""

    lines: tuple[tuple[str, tuple[int, ...], str], ...]
    words: str


def rise_of(career: Career, words: Words) -> Rise:
    """Return how somebody's ratings went: a line for each of those that they play most, all from the left."""
    rated = career.rated[-_MOST_GAMES:]
    known = [pool for pool, _ in Counter(outing.pool for outing in rated).most_common(_MOST_LINES)]
    lines = tuple(
        (pool_title(pool, words.language), _values(pool, rated), SEATS[at]) for at, pool in enumerate(known)
    )
    told = [
        words.say("stats-chart-line", pool=pool_title(pool, words.language), first=line[0], last=line[-1])
        for pool, (_, line, _) in zip(known, lines, strict=True)
    ]
    return Rise(lines, "\n".join([words.say("stats-chart"), *told]))


def _values(pool: str, rated: Sequence[Outing]) -> tuple[int, ...]:
    """Return a rating before the first game and after each one, whatever was played."""
    values = [points(NEW)]
    for outing in rated:
        values.append(points(outing.skill) if outing.pool == pool else values[-1])
    return tuple(values)
