"""A moderator's claim to a seat: who is asked, whose word counts, and when it no longer holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from bot.host.seats import NeedsConsent
from games.kernel import say
from games.kernel.hosting import Who
from storage.seats import Player
from tests.host.hosting import hosted, refusal
from tests.tables import ANNA, BORIS, GLEB, VERA, begin

MIRA, RULING = 77, Ruling(77, "why")


async def users(host: Host, game: int) -> list[int | None]:
    return [player.user for player in (await host.queries.status(game)).players]


async def claim(host: Host, seat: int = 1) -> tuple[int, int]:
    """A game whose seat a moderator made free and would like to have; and the number of the claim."""
    game = await begin(host, "lots", players=3)
    await host.corrections.replace_player(game, RULING, seat, None)
    asked = await host.claims.ask(game, MIRA, "Mira", seat)
    return game, asked.version


async def test_whoever_moderates_takes_no_seat_without_asking(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    await host.seats.leave(game, BORIS)
    with pytest.raises(NeedsConsent):
        await host.seats.take(game, MIRA, "Mira", 1, moderates=True)
    taken = host.seats.take(game, MIRA, "Mira", 1, moderates=True)
    assert await refusal(path, taken) == say("host-claim-first")


async def test_a_seat_of_their_own_tells_a_moderator_nothing_new(host: Host) -> None:
    game = await begin(host, "lots", players=3)
    await host.seats.leave(game, BORIS)
    await host.seats.take(game, BORIS, "Boris", moderates=True)
    assert await users(host, game) == [ANNA, BORIS, VERA]


async def test_whoever_laid_down_the_office_is_still_asked_about(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    await host.corrections.replace_player(game, RULING, 1, None)
    assert await refusal(path, host.seats.take(game, MIRA, "Mira", 1)) == say("host-claim-first")
    by_another = host.corrections.replace_player(game, Ruling(78, "why"), 1, Player(MIRA, "Mira"))
    assert (await refusal(path, by_another)).key == "mod-replace-moderator"


async def test_whoever_laid_down_the_office_and_was_forgotten_too(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    await host.corrections.replace_player(game, RULING, 1, None)
    await host.privacy.forget(MIRA)
    host.open_games.drop(game)
    assert await refusal(path, host.seats.take(game, MIRA, "Mira", 1)) == say("host-claim-first")
    about = await host.privacy.about(MIRA)
    assert about["marks"] == [{"game": game, "moderated": True}]


async def test_all_who_play_have_to_agree(path: Path) -> None:
    async with hosted(path) as host:
        game, number = await claim(host)
        await host.claims.agree(game, ANNA, number)
        assert await users(host, game) == [ANNA, None, VERA]
    async with hosted(path) as host:
        found = await host.claims.find(game, number)
        assert found is not None
        assert (found.seat, found.user, found.agreed, found.missing) == (1, MIRA, (0,), (2,))
        await host.claims.agree(game, VERA, number)
        assert await users(host, game) == [ANNA, MIRA, VERA]
        assert (await host.queries.status(game)).players[1].name == "Mira"
        assert await host.claims.outcome(game, number) == say("ui-claim-granted", who=Who(1), place=2)


async def test_one_no_is_enough(host: Host, path: Path) -> None:
    game, number = await claim(host)
    await host.claims.agree(game, ANNA, number)
    await host.claims.decline(game, VERA, number)
    assert await refusal(path, host.claims.agree(game, VERA, number)) == say("host-claim-void")
    assert await host.claims.outcome(game, number) == say("ui-claim-declined")
    assert await users(host, game) == [ANNA, None, VERA]


async def test_whoever_asks_may_withdraw_but_not_agree(host: Host, path: Path) -> None:
    game, number = await claim(host)
    assert await refusal(path, host.claims.agree(game, MIRA, number)) == say("host-claim-own")
    await host.claims.decline(game, MIRA, number)
    assert await host.claims.find(game, number) is None


async def test_nobody_else_has_a_say(host: Host, path: Path) -> None:
    game, number = await claim(host)
    for answer in (host.claims.agree, host.claims.decline):
        assert (await refusal(path, answer(game, GLEB, number))).key == "host-not-seated"


async def test_whoever_comes_later_is_asked_too(host: Host) -> None:
    game, number = await claim(host)
    await host.claims.agree(game, ANNA, number)
    await host.seats.leave(game, VERA)
    await host.seats.take(game, GLEB, "Gleb", 2)
    found = await host.claims.find(game, number)
    assert found is not None
    assert found.missing == (2,)


async def test_a_seat_that_somebody_else_takes_is_claimed_no_more(host: Host, path: Path) -> None:
    """Not even when it is free again: they agreed to what was in it then."""
    game, number = await claim(host)
    await host.seats.take(game, GLEB, "Gleb", 1)
    await host.seats.leave(game, GLEB)
    assert await refusal(path, host.claims.agree(game, ANNA, number)) == say("host-claim-void")


async def test_a_claim_of_somebody_who_was_forgotten_is_void(host: Host, path: Path) -> None:
    game, number = await claim(host)
    await host.privacy.forget(MIRA)
    assert await refusal(path, host.claims.agree(game, ANNA, number)) == say("host-claim-void")


async def test_where_nobody_plays_nobody_can_agree(host: Host, path: Path) -> None:
    """Otherwise a moderator would take everybody off, look, and let them come back."""
    game = await begin(host, "lots", players=2)
    for seat in (0, 1):
        await host.corrections.replace_player(game, RULING, seat, None)
    assert await refusal(path, host.claims.ask(game, MIRA, "Mira", 0)) == say("host-claim-nobody")


async def test_it_is_asked_once(host: Host, path: Path) -> None:
    game, _ = await claim(host)
    assert await refusal(path, host.claims.ask(game, MIRA, "Mira", 1)) == say("host-claim-open")
