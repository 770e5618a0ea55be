"""The bots of Cargo Noir: easy ones for beginners, and those of club level, who play as an adviser would."""

from games.cargo_noir.policy.club import club
from games.cargo_noir.policy.easy import easy
from games.cargo_noir.policy.outlook import outlook

__all__ = ["club", "easy", "outlook"]
