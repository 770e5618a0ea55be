"""Reckons how good somebody is at a game, and on which scale that is shown.

The model is Plackett–Luce for several players, as openskill has it, with openskill's own figures: everybody
begins with `NEW`, a mean and how uncertain it is. Bots are opponents of a fixed skill: nothing they do
changes it.

The scale is that of `points`: 1,500 for whoever begins, 25 points for each unit of the mean. Among people who
have played some games, 100 points more win about 63 of 100 games for two, 250 points about 80. A skill that
is still `is_unsure` is shown as such: six games are the fewest; among people who are new, too, it takes up to
seven at tables of two or three and eleven at tables of five, for less is known of those whom one meets.

Who is rated: every seat counts with the place on which it ends, whoever left it or ran out of time. All
people who held it while the game ran are rated with that place: the last one of them among the last ones of
the other seats, each earlier one as if they had held it to the end, which changes nobody else's rating. A
bot is rated as an opponent in a seat that never was a person's; one who took over from a person is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from games.kernel.hosting import Level

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

_START, _UNIT = 1500, 25  # points


class Skill(NamedTuple):
    """Holds how good somebody is, and how uncertain that is."""

    mu: float
    sigma: float


NEW = Skill(25.0, 25.0 / 3.0)
_UNSURE = 7.0  # sigma
_FEW = 6  # games, however much they tell: bots are known well, and so three against them would be enough
BOTS = {Level.EASY: Skill(17.0, 2.0), Level.CLUB: Skill(25.0, 2.0), Level.EXPERT: Skill(31.0, 2.0)}


def points(skill: Skill) -> int:
    """Return a skill on the scale on which people see it."""
    return round(_START + _UNIT * (skill.mu - NEW.mu))


def is_unsure(skill: Skill, games: int) -> bool:
    """Return whether too few games were played to trust a skill."""
    return games < _FEW or skill.sigma > _UNSURE


class Entrant(NamedTuple):
    """Names who is rated for a seat, with its place, and the skill before the game."""

    seat: int
    place: int
    skill: Skill
    fixed: bool = False  # a bot


def rated(entrants: Sequence[Entrant]) -> list[Skill]:
    """Return the skills after a game. Of several for one seat the last is the one whom the others met."""
    met = {entrant.seat: entrant for entrant in entrants}
    played = dict(zip(met, _rate(list(met.values())), strict=True))
    return [
        entrant.skill if entrant.fixed else played[entrant.seat] if entrant is met[entrant.seat]
        else _in_place_of(entrant, met)
        for entrant in entrants
    ]  # fmt: skip


def _in_place_of(entrant: Entrant, met: dict[int, Entrant]) -> Skill:
    """Return the skill of somebody who left, as if they had held the seat to the end."""
    instead = {**met, entrant.seat: entrant}
    return dict(zip(instead, _rate(list(instead.values())), strict=True))[entrant.seat]


def _rate(entrants: Sequence[Entrant]) -> list[Skill]:
    """Return the skills after a game of these, one for each seat."""
    model = _model()
    teams = [[model.rating(*entrant.skill)] for entrant in entrants]
    found = model.rate(teams, ranks=[entrant.place for entrant in entrants])
    return [Skill(rating.mu, rating.sigma) for (rating,) in found]


@lru_cache(maxsize=1)
def _model() -> PlackettLuce:
    """Load openskill when the first game ends: until then it takes no memory."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)
