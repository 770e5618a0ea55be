"""Taking back: the last mover, as long as nobody has learnt anything."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.host.host import Host
from games.kernel import Seat, Who, say
from games.kernel.hosting import AnyTable
from storage.actions import Line
from storage.care.check import check
from storage.past import Past
from storage.schema import open_to_read
from tests.host.hosting import hosted, refusal
from tests.kit_game import GAMES, LOTS, Auction, Borrow
from tests.storage.kit import ask, content
from tests.tables import ANNA, BORIS, VERA, begin


async def test_a_move_that_is_taken_back_leaves_the_position_before_it(host: Host) -> None:
    game = await begin(host, "lots")
    before = [await host.queries.view(game, user) for user in (ANNA, BORIS)]
    moved = await host.play.act(game, ANNA, "Borrow", {}, 1)
    undone = await host.undo.take_back(game, ANNA, key=2)
    assert [await host.queries.view(game, user) for user in (ANNA, BORIS)] == before
    assert undone.events[0].text == say("host-undone-move", who=Who(0), what=moved.events[0].text)
    assert undone.version == 5, "versions only grow, so that an old button stays old"


async def test_the_log_keeps_what_was_taken_back(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    await host.undo.take_back(game, ANNA)
    assert ask(path, "SELECT kind, undone_by FROM action WHERE seq > 3 AND game = ?", game) == [
        ("Borrow", 5),
        ("/undo", None),
    ]


async def test_what_was_taken_back_stays_so_after_a_restart(path: Path) -> None:
    async with hosted(path) as host:
        game = await begin(host, "lots")
        await host.play.act(game, ANNA, "Borrow", {}, 1)
        await host.play.act(game, ANNA, "Bid", {"amount": 12}, 2)
        await host.undo.take_back(game, ANNA)
        before = await host.queries.view(game, ANNA)
    async with hosted(path) as host:
        assert await host.queries.view(game, ANNA) == before
        await host.undo.take_back(game, ANNA)
        assert (await host.queries.view(game, ANNA)).coins[0] == 10, (
            "one after the other, while they are hers"
        )
        assert await refusal(path, host.undo.take_back(game, ANNA)) == say("host-undo-nothing")


async def test_taking_back_ones_own_bid_leaves_the_others(host: Host) -> None:
    game = await begin(host, "lots", players=3)
    await host.play.act(game, BORIS, "Bid", {"amount": 2}, 1)
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 2)
    await host.undo.take_back(game, ANNA)
    assert (await host.queries.status(game)).waiting == (0, 2)


async def test_the_same_click_takes_back_once(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    await host.play.act(game, ANNA, "Borrow", {}, 2)
    first = await host.undo.take_back(game, ANNA, key=3)
    before = content(path)
    assert await host.undo.take_back(game, ANNA, key=3) == first
    assert content(path) == before


async def test_what_chance_decided_stands(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    await host.play.act(game, BORIS, "Bid", {"amount": 3}, 2)
    assert await refusal(path, host.undo.take_back(game, BORIS)) == say("undo-chance")


async def test_a_move_made_under_other_rules_stands(path: Path) -> None:
    async with hosted(path) as host:
        game = await begin(host, "lots")
        await host.play.act(game, ANNA, "Borrow", {}, 1)

    class Dearer(Borrow):
        """The bank lends less since the correction."""

        def apply(self, table: AnyTable, seat: Seat) -> None:
            super().apply(table, seat)
            table.state.coins[seat] -= 1

    Dearer.__name__ = "Borrow"
    corrected = replace(LOTS, actions=(*LOTS.actions[:-1], Dearer), anytime=(Dearer,))
    async with hosted(path, {"lots": corrected}) as host:
        assert await refusal(path, host.undo.take_back(game, ANNA)) == say("host-undo-too-old")
        assert (await host.queries.view(game, ANNA)).coins[0] == 15, "play goes on from the snapshot"


async def test_a_sealed_answer_is_withdrawn_and_those_given_since_stay(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    await host.play.act(game, BORIS, "Bid", {"amount": 2}, 2)
    undone = await host.undo.take_back(game, ANNA)
    assert undone.events[0].text == say("host-recalled", who=Who(0))
    assert (await host.queries.status(game)).waiting == (0, 2)
    assert ask(path, "SELECT kind, undone_by FROM action WHERE seq > 4 AND game = ?", game) == [
        ("Bid", 7),
        ("Bid", None),
        ("/undo", None),
    ]


async def test_after_a_withdrawal_and_a_restart_the_auction_goes_on(path: Path) -> None:
    async with hosted(path) as host:
        game = await begin(host, "lots", players=3)
        await host.play.act(game, ANNA, "Bid", {"amount": 9}, 1)
        await host.play.act(game, BORIS, "Bid", {"amount": 2}, 2)
        await host.undo.take_back(game, ANNA)
    async with hosted(path) as host:
        await host.play.act(game, VERA, "Bid", {"amount": 1}, 3)
        accepted = await host.play.act(game, ANNA, "Bid", {"amount": 0}, 4)
        assert accepted.events[-1].text == say("lot-won", who=Who(1), amount=2)
    assert ask(path, "SELECT count(*) FROM action WHERE undone_by IS NOT NULL") == [(1,)]


async def test_what_others_have_seen_is_not_withdrawn_once_they_have_acted(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    await host.play.act(game, ANNA, "Borrow", {}, 2)
    await host.play.act(game, BORIS, "Bid", {"amount": 2}, 3)
    assert await refusal(path, host.undo.take_back(game, ANNA)) == say("host-undo-moved-since", who=(Who(1),))


async def test_a_locked_answer_is_not_withdrawn_once_others_have_answered(
    host: Host, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Auction, "locks", True)
    game = await begin(host, "lots", players=3)
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    await host.play.act(game, BORIS, "Bid", {"amount": 2}, 2)
    assert await refusal(path, host.undo.take_back(game, ANNA)) == say("undo-locked")


async def test_nor_while_nobody_has_followed_but_what_was_done_after_it_is(
    host: Host, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Auction, "locks", True)
    game = await begin(host, "lots", players=3)
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    assert await refusal(path, host.undo.take_back(game, ANNA)) == say("undo-locked")
    await host.play.act(game, ANNA, "Borrow", {}, 2)
    await host.undo.take_back(game, ANNA)
    assert (await host.queries.view(game, ANNA)).coins[0] == 10
    assert await refusal(path, host.undo.take_back(game, ANNA)) == say("undo-locked")


async def go_back(host: Host, game: int, version: int) -> None:
    async with host.open_games.at(game) as live:
        before = await host.undo.after_version(live, version)
        await host.undo.return_to(live, before, Line("/rewind", 0, None, ANNA))


async def test_a_table_goes_back_to_any_version_and_the_log_keeps_what_came_after(path: Path) -> None:
    async with hosted(path) as host:
        game = await begin(host, "lots")
        await host.play.act(game, ANNA, "Borrow", {}, 1)
        before = [await host.queries.view(game, user) for user in (ANNA, BORIS)]
        await host.play.act(game, ANNA, "Bid", {"amount": 3}, 2)
        await host.play.act(game, BORIS, "Bid", {"amount": 3}, 3)
        await go_back(host, game, 4)
        assert [await host.queries.view(game, user) for user in (ANNA, BORIS)] == before
    async with hosted(path) as host:
        assert [await host.queries.view(game, user) for user in (ANNA, BORIS)] == before
        assert (await host.queries.status(game)).waiting == (0, 1)
    assert ask(path, "SELECT seq, undone_by FROM action WHERE seq > 3") == [
        (4, None),
        (5, 7),
        (6, 7),
        (7, None),
    ]
    with open_to_read(path) as connection:
        assert list(check(connection, GAMES)) == []


async def test_moves_of_late_are_gone_back_on_without_playing_the_game_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    before = [await host.queries.view(game, user) for user in (ANNA, BORIS)]
    await host.play.act(game, BORIS, "Borrow", {}, 2)
    monkeypatch.setattr(Past, "position", None)
    await go_back(host, game, 4)
    assert [await host.queries.view(game, user) for user in (ANNA, BORIS)] == before


async def test_a_position_with_an_answer_that_was_taken_back_is_not_gone_back_to(path: Path) -> None:
    """Anna's sealed bid is recalled after Boris's: what was saved with his is no position of this game."""
    async with hosted(path) as host:
        game = await begin(host, "lots", players=3)
        await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
        boris = (await host.play.act(game, BORIS, "Bid", {"amount": 2}, 2)).version
        await host.undo.take_back(game, ANNA)
        await host.play.act(game, VERA, "Borrow", {}, 3)
        await go_back(host, game, boris)
        assert (await host.queries.status(game)).waiting == (0, 2)
    with open_to_read(path) as connection:
        assert list(check(connection, GAMES)) == []


async def test_going_back_to_where_the_table_is_changes_nothing(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    assert await refusal(path, go_back(host, game, 4)) == say("host-undo-nothing")


async def test_a_log_that_other_rules_made_is_not_gone_back_on(path: Path) -> None:
    async with hosted(path) as host:
        game = await begin(host, "lots")
        await host.play.act(game, ANNA, "Borrow", {}, 1)
        await host.play.act(game, ANNA, "Bid", {"amount": 15}, 2)
    poor = replace(LOTS, anytime=())  # nobody may borrow any more
    async with hosted(path, {"lots": poor}) as host:
        assert await refusal(path, go_back(host, game, 3)) == say("host-undo-too-old")
