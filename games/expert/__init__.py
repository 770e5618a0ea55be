"""A player who thinks ahead: tries moves on imagined tables, where everybody plays on as a club player would.

It knows the kernel and no game. What it sees is what its seat sees: on any two tables that look the same to
the seat, the same dice lead to the same choice.
"""

from games.expert.remote import answer
from games.expert.review import Slip, review
from games.expert.search import Budget, Choice, Estimate, choose
from games.expert.words import why

__all__ = ["Budget", "Choice", "Estimate", "Slip", "answer", "choose", "review", "why"]
