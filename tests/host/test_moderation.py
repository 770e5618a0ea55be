"""What moderators do, without Discord: in every game, and without anything secret coming their way."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from bot.perspective import look
from games import GAMES
from games.kernel import say
from storage.care.check import check
from storage.care.export import export_text
from storage.engine.connection import Connection
from tests.host.hosting import hosted
from tests.storage.kit import ask
from tests.tables import ANNA, BORIS, begin, seat

MIRA = 77
BY = Ruling(MIRA, "somebody is ill")
every_game = pytest.mark.parametrize("key", GAMES)


def nothing(connection: Connection) -> None:
    """Is saved with it."""


async def started(host: Host, key: str, seats: int = 3, seed: str = "a secret seed") -> int:
    game = (await host.new_tables.create(key, 1, 10, "Anna", guild=3, seed=seed)).game
    for user in range(11, 10 + seats):
        await host.lobby.join(game, user, f"Player {user}")
    await host.lobby.start(game, 10)
    return game


@every_game
async def test_moves_made_for_others_tell_the_moderator_only_what_everybody_reads(
    key: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with hosted(tmp_path / "games.sqlite3", dict(GAMES)) as host:
        game = await started(host, key)
        for _ in range(25):
            seen = await look(host, game)
            if not seen.running:
                break
            done = await host.corrections.play_in_place(game, BY, seen.waiting[0])
            assert [event for event in done.events if event.only is not None] == []
        exported = await host.database.read(lambda connection: export_text(connection, game))
        assert await host.database.read(lambda connection: list(check(connection))) == []
    if json.loads(exported)["status"] == "running":
        assert "a secret seed" not in exported
    assert "a secret seed" not in "\n".join(
        record.getMessage()
        for record in caplog.records
        if record.name.startswith(("bot", "storage", "games"))
    )


@every_game
async def test_a_rewind_leads_to_the_very_position_that_was_there(key: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.sqlite3", dict(GAMES)) as host:
        game = await started(host, key)
        start = await look(host, game)
        for _ in range(6):
            seat = (await look(host, game)).waiting[0]
            await host.corrections.play_in_place(game, BY, seat)
        version = (await look(host, game)).version
        points = await host.corrections.points(game, version)
        assert points[0].version == start.version
        await host.corrections.rewind(game, BY, version, points[0].version)
        after = await look(host, game)
        assert (after.view, after.waiting) == (start.view, start.waiting)
        assert await host.database.read(lambda connection: list(check(connection))) == []


async def test_a_rewind_calls_whoever_is_asked_something_else_now(path: Path, host: Host) -> None:
    game = await begin(host, "lots")
    start = (await host.queries.status(game)).version
    for user, amount in ((ANNA, 3), (BORIS, 1)):
        await host.play.act(game, user, "Bid", {"amount": amount}, None)
    await host.database.write(lambda connection: connection.execute("DELETE FROM outbox").rowcount)
    await host.corrections.rewind(game, BY, (await host.queries.status(game)).version, start)
    assert ask(path, "SELECT user FROM outbox WHERE kind = 'turn' ORDER BY user") == [(ANNA,), (BORIS,)]


async def test_back_in_the_lobby_stand_ins_sit_there_too(host: Host) -> None:
    game = await seat(host, "lots")
    await host.lobby.add_stand_in(game, ANNA)
    await host.lobby.start(game, ANNA)
    await host.seats.leave(game, ANNA)
    await host.lifecycle.back_to_lobby(game, BY, (await host.queries.status(game)).version)
    players = (await host.queries.status(await host.queries.in_channel(1) or 0)).players
    assert [player.user for player in players] == [BORIS, None, None]


@every_game
async def test_a_closed_game_comes_back_as_it_was(key: str, tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.sqlite3", dict(GAMES)) as host:
        game = await started(host, key)
        before = await look(host, game)
        await host.lifecycle.back_to_lobby(game, BY, before.version)
        again = await host.queries.in_channel(1)
        assert again not in (None, game)
        lobby = await look(host, again or 0)
        assert (lobby.players, lobby.options, lobby.record.status) == (
            before.players,
            before.options,
            "lobby",
        )
        await host.lifecycle.restore(game, BY, 2, also=nothing)
        after = await look(host, game)
        assert (after.view, after.waiting, after.record.channel) == (before.view, before.waiting, 2)
        assert after.commitment == before.commitment


async def test_a_limit_by_time_rests_in_the_archive_and_comes_back(tmp_path: Path) -> None:
    now = [1000]
    async with hosted(tmp_path / "games.sqlite3", dict(GAMES), now=lambda: now[0]) as host:
        game = await begin(host, "economicus", ending="time", limit_hours=2)
        before = await look(host, game)
        now[0] += 600
        await host.lifecycle.close(game, BY, before.version, say("host-mod-void"))
        now[0] += 50_000
        await host.lifecycle.restore(game, BY, 1, also=nothing)
        await host.lifecycle.resume(game, BY)
        assert before.agreed.ends is not None
        assert (await look(host, game)).agreed.ends == before.agreed.ends + 50_000


async def test_the_seed_of_a_void_game_stays_secret_for_it_may_come_back(tmp_path: Path) -> None:
    async with hosted(tmp_path / "games.sqlite3", dict(GAMES)) as host:
        game = await started(host, "container")
        await host.lifecycle.close(game, BY, (await look(host, game)).version, say("host-mod-void"))
        assert (await look(host, game)).seed is None
        assert "a secret seed" not in await host.database.read(
            lambda connection: export_text(connection, game)
        )
