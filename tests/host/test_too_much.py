"""Whoever changes a table without end is asked to wait; the others are not, and may always move."""

from __future__ import annotations

from pathlib import Path

from bot.host.host import Host
from bot.words.words import Words
from tests.host.hosting import refusal
from tests.tables import ANNA, BORIS, begin

MOST = 60  # within an hour; that Boris has joined is the first


async def test_a_seat_offered_and_kept_over_and_over_is_stopped_with_one_sentence(
    path: Path, host: Host
) -> None:
    game = await begin(host, "lots", players=3)
    for _ in range(MOST // 2):
        await host.seats.offer(game, BORIS)
        await host.seats.keep(game, BORIS)
    text = await refusal(path, host.seats.offer(game, BORIS))
    assert [Words(language)(text) for language in ("en", "ru")] == [
        "You’ve changed a lot at this table within an hour. Try again in 60 minutes.",
        "За час вы очень много меняли за этим столом. Попробуйте снова через 60 минут.",
    ]
    await host.seats.offer(game, ANNA)
    await host.play.act(game, BORIS, "Bid", {"amount": 1}, None)
