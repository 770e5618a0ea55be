"""The bots of Economicus: easy ones for beginners, and those of club level, who play as an adviser would."""

from games.economicus.policy.club import club
from games.economicus.policy.easy import easy
from games.economicus.policy.outlook import outlook

__all__ = ["club", "easy", "outlook"]
