"""Playing through the host: saved before it is answered, answered once, seen by those who may."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import json
import logging
import sqlite3
import subprocess
import sys
import weakref
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from bot.host.errors import Broken, Stale, Unsaved, to_refusal
from bot.host.host import Host, build_host
from bot.words.words import Words
from games.kernel import HIDDEN, Move, Offer, Seat, say
from games.kernel.hosting import AnyTable
from storage import Database, outbox
from storage.errors import Cause, NotSaved
from tests.host.hosting import hosted, keys, refusal
from tests.kit_game import LOTS
from tests.storage.kit import ask, content, no_commit, sqlite
from tests.tables import ANNA, BORIS, VERA, begin, play_on, seat


class Trip(Move):
    """A mistake of ours in the rules: something is changed, then everything breaks."""

    @classmethod
    def offer(cls, table: AnyTable, seat: Seat) -> Offer:
        return Offer(cls, say("trip"))

    def apply(self, table: AnyTable, seat: Seat) -> None:
        table.state.coins[seat] += 1_000
        raise KeyError(f"lucky number {table.state.lucky[seat]}")


CLUMSY = replace(LOTS, key="clumsy", actions=(*LOTS.actions, Trip), anytime=(*LOTS.anytime, Trip))
GAMES = {"lots": LOTS, "clumsy": CLUMSY}


@pytest.fixture
async def host(path: Path) -> AsyncIterator[Host]:
    async with hosted(path, GAMES) as opened:
        yield opened


def test_there_is_no_discord_in_the_host() -> None:
    look = "import sys, bot.host; sys.exit('discord' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0


# Acting


async def test_an_accepted_action_is_saved_when_it_is_answered(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    accepted = await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    assert accepted.version == 4
    assert keys(accepted.events) == ["has-answered"]
    assert ask(path, "SELECT seat, kind, picked, key FROM action WHERE seq = 4") == [
        (0, "Bid", '{"amount":3}', 1)
    ]


async def test_the_same_click_again_is_answered_alike_and_counts_once(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    first = await host.play.act(game, ANNA, "Borrow", {}, "click", version=3)
    await host.play.act(game, BORIS, "Bid", {"amount": 1}, "other")
    before = content(path)
    assert await host.play.act(game, ANNA, "Borrow", {}, "click", version=3) == first
    assert content(path) == before


async def test_the_same_click_many_times_at_once_counts_once(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.queries.view(game)
    answers = await asyncio.gather(*(host.play.act(game, ANNA, "Borrow", {}, 7) for _ in range(5)))
    assert len(set(map(str, answers))) == 1
    assert ask(path, "SELECT count(*) FROM action WHERE kind = 'Borrow'") == [(1,)]
    view = await host.queries.view(game, ANNA)
    assert view.coins[0] == 15, "what is in memory counts it once too"


async def test_a_click_is_remembered_across_a_restart(path: Path) -> None:
    async with hosted(path) as host:
        game = await begin(host, "lots")
        first = await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    async with hosted(path) as host:
        assert await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1) == first


async def test_the_last_click_of_a_game_is_answered_alike_too(host: Host) -> None:
    game = await begin(host, "lots", rounds=1)
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    await host.play.act(game, BORIS, "Bid", {"amount": 1}, 2)
    last = await host.play.act(game, ANNA, "Keep", {}, 3)
    assert (await host.queries.status(game)).status == "over"
    assert await host.play.act(game, ANNA, "Keep", {}, 3) == last


async def test_a_click_that_somebody_else_made_tells_only_what_the_asker_may_read(host: Host) -> None:
    game = await seat(host, "lots")
    own = await host.lobby.start(game, ANNA, key="click")
    other = await host.lobby.start(game, BORIS, key="click")
    assert [event.only for event in own.events] == [None, 0]
    assert [event.only for event in other.events] == [None, 1]
    assert other.version == own.version


async def test_of_two_racing_clicks_one_wins_and_the_other_is_told_who_moved(host: Host) -> None:
    game = await begin(host, "lots")
    await host.queries.view(game)
    answers = await asyncio.gather(
        host.play.act(game, ANNA, "Borrow", {}, 1, version=3),
        host.play.act(game, BORIS, "Borrow", {}, 2, version=3),
        return_exceptions=True,
    )
    winner, loser = answers
    assert not isinstance(winner, BaseException)
    assert isinstance(loser, Stale)
    assert loser.text == say("host-moved-on-by", who=((0,),))
    assert (await host.queries.status(game)).version == 4


async def test_without_a_version_what_is_legal_now_counts(host: Host) -> None:
    game = await begin(host, "lots")
    await host.queries.view(game)
    await asyncio.gather(
        host.play.act(game, ANNA, "Bid", {"amount": 2}, 1),
        host.play.act(game, BORIS, "Bid", {"amount": 1}, 2),
    )
    assert (await host.queries.status(game)).waiting == (0,)


async def test_of_two_programs_on_one_file_one_wins_and_the_other_plays_on_from_there(path: Path) -> None:
    async with hosted(path) as one, hosted(path) as two:
        game = await begin(one, "lots")
        await two.queries.view(game)
        await one.play.act(game, ANNA, "Borrow", {}, 1)
        before = content(path)
        with pytest.raises(Stale) as refused:
            await two.play.act(game, BORIS, "Borrow", {}, 2)
        assert refused.value.text == say("host-moved-on")
        assert content(path) == before
        assert (await two.play.act(game, BORIS, "Borrow", {}, 3)).version == 5


# What is in memory is a copy


async def test_a_game_goes_on_after_a_restart_at_every_move(path: Path) -> None:
    dice, game, seen = Random(5), 0, []
    async with hosted(path) as host:
        game = await begin(host, "lots", players=3)
    while True:
        async with hosted(path) as host:
            seen.append([await host.queries.view(game, user) for user in (ANNA, BORIS, VERA)])
            if await play_on(host, game, dice, most=1) is None:
                break
    async with hosted(path.with_name("unbroken")) as host:
        assert await begin(host, "lots", players=3) == game
        dice = Random(5)
        for views in seen:
            assert [await host.queries.view(game, user) for user in (ANNA, BORIS, VERA)] == views
            await play_on(host, game, dice, most=1)
        assert (await host.queries.status(game)).status == "over"


async def test_only_so_many_tables_stay_in_memory(path: Path) -> None:
    async with hosted(path, room=3) as host:
        games = [await begin(host, "lots", channel=number) for number in range(8)]
        for turn in range(3):
            for game in games:
                await play_on(host, game, Random(turn), most=1)
                assert len(host.open_games) <= 3
        assert [(await host.queries.status(game)).version for game in games] == [6] * 8


@pytest.mark.parametrize("pushed_out", [False, True])
async def test_a_table_that_is_let_go_does_not_wait_for_the_collector(path: Path, pushed_out: bool) -> None:
    async with hosted(path, room=1) as host:
        game, other = [await begin(host, "lots", channel=number) for number in (1, 2)]
        await host.queries.prompt(game, ANNA)
        gc.collect()
        gc.disable()
        try:
            async with host.open_games.at(game) as live:
                deal = weakref.ref(live.deal)  # the table and its prompt hold it
            del live
            if pushed_out:
                await host.queries.status(other)
            else:
                host.open_games.drop(game)
            assert deal() is None
        finally:
            gc.enable()


async def test_nobody_sees_a_move_before_it_is_saved(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.queries.view(game)
    acting = asyncio.create_task(host.play.act(game, ANNA, "Borrow", {}, 1))
    await asyncio.sleep(0)
    view = await host.queries.view(game, ANNA)
    assert view.coins[0] == 15
    assert ask(path, "SELECT count(*) FROM action WHERE kind = 'Borrow'") == [(1,)]
    await acting


async def test_our_own_mistake_changes_nothing_and_has_a_reference(
    host: Host, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = await begin(host, "clumsy")
    before, view = content(path), await host.queries.view(game, ANNA)
    with caplog.at_level(logging.ERROR), pytest.raises(Broken) as refused:
        await host.play.act(game, ANNA, "Trip", {}, 1)
    assert content(path) == before
    assert await host.queries.view(game, ANNA) == view, "the table that was half changed is gone"
    reference = refused.value.text.args["reference"]
    assert f"{reference}: game {game} at version 3: KeyError at" in caplog.text
    assert "lucky" not in caplog.text, "what an exception says may be a secret"
    assert (await host.play.act(game, ANNA, "Borrow", {}, 2)).version == 4


def test_whatever_keeps_a_move_from_being_saved_is_said_in_both_languages() -> None:
    for cause in get_args(Cause):
        said = [Words(language)(to_refusal(NotSaved(cause), 1, 1).text) for language in ("en", "ru")]
        assert said[0] != said[1]
        assert not any(f"host-unsaved-{cause}" in sentence for sentence in said)


async def test_a_disk_that_refuses_leaves_the_table_as_it_was(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    view = await host.queries.view(game, ANNA)
    await host.database.read(lambda c: c.execute("PRAGMA query_only = ON").fetchall())
    with pytest.raises(Unsaved) as refused:
        await host.play.act(game, ANNA, "Borrow", {}, 1)
    assert refused.value.text == say("host-unsaved-read-only")
    assert await host.queries.view(game, ANNA) == view
    await host.database.read(lambda c: c.execute("PRAGMA query_only = OFF").fetchall())
    assert (await host.play.act(game, ANNA, "Borrow", {}, 1)).version == 4


async def test_a_table_that_was_ahead_of_the_disk_is_put_back(host: Host) -> None:
    game = await begin(host, "lots")
    view, ahead = await host.queries.view(game, ANNA), list[int]()
    await host.database.read(lambda connection: sqlite(connection).set_authorizer(no_commit))
    async with host.open_games.at(game) as open_game:
        with pytest.raises(sqlite3.DatabaseError):
            await host.play.act_in(
                open_game, ANNA, "Borrow", {}, 1, lambda events: ahead.append(open_game.version)
            )
    await host.database.read(lambda connection: sqlite(connection).set_authorizer(None))
    assert ahead == [4]
    assert await host.queries.view(game, ANNA) == view
    assert (await host.play.act(game, ANNA, "Borrow", {}, 1)).version == 4


async def test_one_who_gives_up_waiting_leaves_a_table_that_can_be_played_at(host: Host) -> None:
    game = await begin(host, "lots")
    await host.queries.view(game)
    acting = asyncio.create_task(host.play.act(game, ANNA, "Borrow", {}, 1))
    await asyncio.sleep(0)
    acting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await acting
    assert (await host.play.act(game, BORIS, "Borrow", {}, 2)).version == 5, "what was handed in was saved"
    assert (await host.play.act(game, ANNA, "Borrow", {}, 1)).version == 4
    assert (await host.queries.view(game, ANNA)).coins[0] == 15


# Secrets


async def test_everybody_sees_their_own_and_a_spectator_nothing_hidden(host: Host) -> None:
    game = await begin(host, "lots")
    assert (await host.queries.view(game, ANNA)).coins == (10, HIDDEN)
    assert (await host.queries.view(game, BORIS)).coins == (HIDDEN, 10)
    assert (await host.queries.view(game, VERA)).coins == (HIDDEN, HIDDEN)
    assert (await host.queries.view(game)).coins == (HIDDEN, HIDDEN)


async def test_a_spectator_does_not_see_with_the_eyes_of_an_empty_seat(host: Host) -> None:
    game = await begin(host, "lots")
    nobody = "UPDATE seat SET user = NULL WHERE game = ? AND seat = 1"
    await host.database.write(lambda c: c.execute(nobody, (game,)).rowcount)
    assert (await build_host(host.database, GAMES).queries.view(game)).coins == (HIDDEN, HIDDEN)


async def test_the_history_is_told_to_each_as_far_as_they_may_read_it(host: Host) -> None:
    game = await begin(host, "lots")
    for user, own in ((ANNA, 0), (BORIS, 1), (VERA, None), (None, None)):
        told = await host.queries.history(game, user, after=2)
        private = [event.only for _, event, _ in told if event.only is not None]
        assert private == ([] if own is None else [own])
        assert ("host-started", 3) in [(event.text.key, version) for version, event, _ in told]


async def test_the_commitment_is_published_with_the_start_and_the_seed_with_the_end(host: Host) -> None:
    game = await begin(host, "lots", seed=None, rounds=1)
    running = await host.queries.status(game)
    assert running.seed is None
    assert running.scores is None
    last = await play_on(host, game, Random(2))
    over = await host.queries.status(game)
    assert last is not None
    assert last.events[-1].text == say("host-seed", seed=over.seed or "", commitment=running.commitment or "")
    assert over.seed is not None
    assert len(over.seed) == 64
    assert hashlib.sha256(over.seed.encode()).hexdigest() == running.commitment
    assert over.scores is not None
    assert over.winners


async def test_every_game_has_a_seed_of_its_own(host: Host) -> None:
    games = [await begin(host, "lots", channel=number, seed=None) for number in (1, 2)]
    one, two = [(await host.queries.status(game)).commitment for game in games]
    assert one != two


# What is sent


def sent(path: Path, version: int) -> list[tuple[Any, ...]]:
    return ask(
        path,
        "SELECT kind, channel, user FROM outbox WHERE json_extract(payload, '$.version') = ? ORDER BY id",
        version,
    )


async def test_the_start_brings_the_board_everybodys_secret_and_calls_those_who_are_asked(
    host: Host, path: Path
) -> None:
    await begin(host, "lots", channel=5)
    assert sent(path, 3) == [
        ("board", 5, None),
        ("secret", None, ANNA),
        ("secret", None, BORIS),
        ("turn", None, ANNA),
        ("turn", None, BORIS),
        ("hand", None, ANNA),
        ("hand", None, BORIS),
    ]


async def test_an_action_calls_only_those_who_are_asked_something_new(host: Host, path: Path) -> None:
    game = await begin(host, "lots", channel=5)
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    assert sent(path, 4) == [("board", 5, None)]
    await host.play.act(game, BORIS, "Bid", {"amount": 1}, 2)
    assert sent(path, 5) == [("board", 5, None), ("turn", None, ANNA)]
    await host.play.act(game, ANNA, "Keep", {}, 3)
    assert sent(path, 6) == [("board", 5, None), ("turn", None, BORIS)]


async def test_the_end_brings_the_result(host: Host, path: Path) -> None:
    game = await begin(host, "lots", channel=5, rounds=1)
    await play_on(host, game, Random(2))
    version = (await host.queries.status(game)).version
    assert sent(path, version) == [("board", 5, None), ("result", 5, None)]


async def test_no_message_holds_what_only_one_may_read(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Bid", {"amount": 7}, 1)
    for (payload,) in ask(path, "SELECT payload FROM outbox"):
        assert set(json.loads(payload)) <= {"game", "version", "seat"}


async def test_a_refused_action_sends_nothing(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await refusal(path, host.play.act(game, ANNA, "Bid", {"amount": 70}, 1))
    assert sent(path, 4) == []


async def test_what_is_to_be_sent_outlives_a_restart(path: Path) -> None:
    async with hosted(path) as host:
        await begin(host, "lots")
    database = await Database.open(path)
    waiting = await database.read(outbox.pending)
    await database.close()
    assert [one.message.kind for one in waiting] == [
        "board",
        "secret",
        "secret",
        "turn",
        "turn",
        "hand",
        "hand",
    ]
