"""A player who thinks ahead: tries moves on imagined tables, where everybody plays on as a club player would.

It knows the kernel and no game. What it sees is what its seat sees: on any two tables that look the same to
the seat, the same dice lead to the same choice.
"""

from games.expert.remote import answer, judge
from games.expert.review import CLOSELY, SUSPECTS, Moment, Slip, glance_at, slips, suspects, worst
from games.expert.search import Budget, Choice, Estimate, choose
from games.expert.words import missed, why

__all__ = [
    "CLOSELY",
    "SUSPECTS",
    "Budget",
    "Choice",
    "Estimate",
    "Moment",
    "Slip",
    "answer",
    "choose",
    "glance_at",
    "judge",
    "missed",
    "slips",
    "suspects",
    "why",
    "worst",
]
