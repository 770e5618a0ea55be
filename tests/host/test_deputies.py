"""What is answered in a player's place: saved like any other answer, and nobody else's failure."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.host.host import Host
from bot.host.open_games import OpenGame
from games.kernel import Pick, Prompt, Seat
from tests.host.hosting import keys
from tests.storage.kit import ask
from tests.tables import ANNA, BORIS, begin


def boris_keeps(live: OpenGame, seat: Seat, asked: Prompt) -> Pick | None:
    """Boris bids 4 and keeps what he gets."""
    if live.players[seat].user != BORIS:
        return None
    bidding = any(offer.kind == "Bid" for offer in asked.offers)
    return Pick("Bid", {"amount": 4}) if bidding else Pick("Keep", {})


async def test_a_deputy_answers_until_a_person_has_to_be_waited_for(host: Host, path: Path) -> None:
    host.autoplay.deputies.append(boris_keeps)
    game = await begin(host, "lots")
    assert (await host.queries.status(game)).waiting == (0,)
    accepted = await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    assert "lot-won" in keys(accepted.events), "the asker is answered with what their own action led to"
    assert ask(path, "SELECT seat, kind, actor FROM action WHERE seq > 3") == [
        (1, "Bid", None),
        (0, "Bid", None),
        (1, "Keep", None),
        (1, "Bid", None),
    ]


async def test_a_deputys_mistake_is_logged_and_the_answer_before_it_stands(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    def wrong(live: OpenGame, seat: Seat, asked: Prompt) -> Pick | None:
        return Pick("Bid", {"amount": 99}) if seat == 1 else None

    game = await begin(host, "lots")
    host.autoplay.deputies.append(wrong)
    with caplog.at_level(logging.ERROR):
        accepted = await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    assert accepted.version == 4
    assert "Refused" in caplog.text
    assert (await host.queries.status(game)).waiting == (1,), "the player is waited for as before"
