"""Plans calls at the brokers."""

from collections.abc import Iterator

from games.container.policy.club.mind import Mind
from games.container.policy.club.plan import Plan


def call(mind: Mind) -> Iterator[Plan]:
    yield from ()
