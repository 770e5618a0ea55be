"""The bots of Container: easy ones for beginners, and those of club level, who play as an adviser would."""

from games.container.policy.club import club
from games.container.policy.easy import easy
from games.container.policy.outlook import outlook

__all__ = ["club", "easy", "outlook"]
