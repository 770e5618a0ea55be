"""The bots of Sewer Pirats: easy ones for beginners, and of club level, who play as an adviser would."""

from games.sewer_pirats.policy.club import club
from games.sewer_pirats.policy.easy import easy
from games.sewer_pirats.policy.outlook import outlook

__all__ = ["club", "easy", "outlook"]
