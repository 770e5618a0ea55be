"""After a rewind over a draw nobody knows what comes: chance is fresh, counted, and can still be verified."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.delivery.replay import replay
from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from bot.perspective import look
from games import GAMES
from games.__main__ import main as games_command
from games.kernel import Text
from games.kernel.hosting import Pick, prompt, save, waiting
from storage import snapshots
from storage.care.check import check
from storage.care.export import export_text
from storage.schema import open_to_read
from tests.host.hosting import hosted
from tests.host.test_stand_in import empty
from tests.kit_game import GAMES as SMALL
from tests.storage.kit import ask
from tests.tables import ANNA, BORIS, GLEB, VERA, begin, play_on

BY = Ruling(77, "somebody is ill")
FOUR = (ANNA, BORIS, VERA, GLEB)
with_draws = pytest.mark.parametrize("key", [key for key in GAMES if key != "container"])


async def version(host: Host, game: int) -> int:
    return (await host.queries.status(game)).version


async def tie(host: Host, game: int) -> int:
    """All four bid 1, so chance says who wins. Return the version after it."""
    for user in FOUR:
        await host.play.act(game, user, "Bid", {"amount": 1}, None)
    return await version(host, game)


async def winner(host: Host, game: int) -> int:
    return (await host.queries.status(game)).waiting[0]


async def drawn(host: Host, game: int) -> int:
    async with host.open_games.at(game) as live:
        assert live.table is not None
        return live.table.rng.drawn


async def rewind(host: Host, game: int, to: int) -> list[Text]:
    """Go back; return what everybody is told."""
    done = await host.corrections.rewind(game, BY, await version(host, game), to)
    return [event.text for event in done.events]


def renewed(told: list[Text]) -> list[Any]:
    """How often chance has been fresh by now, as it was announced."""
    return [text.args["count"] for text in told if text.key == "host-chance-renewed"]


def differences(path: Path) -> list[Any]:
    with open_to_read(path) as connection:
        return list(check(connection, {**SMALL, **GAMES}))


async def test_a_rewind_over_a_draw_draws_anew(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=4)
    start, winners = await version(host, game), []
    for _ in range(8):
        await tie(host, game)
        winners.append(await winner(host, game))
        await rewind(host, game, start)
    assert len(set(winners)) > 1, "everybody would know who wins: whoever won before"
    assert differences(path) == []


async def to_a_draw(host: Host, game: int) -> tuple[int, int, Pick]:
    """Play on until a move draws something. Return the version before it, who made it, and how."""
    for _ in range(60):
        async with host.open_games.at(game) as live:
            assert live.table is not None
            before, drawn, seat = live.version, live.table.rng.drawn, waiting(live.table)[0]
            asked = prompt(live.table, seat)
            assert asked is not None
            pick = live.deal.game.policy(live.deal.game.view(live.table, seat), asked, Random(before))
        await host.play.act(game, ANNA + seat, pick.kind, pick.values, None)
        async with host.open_games.at(game) as live:
            if live.table is not None and live.table.rng.drawn > drawn:
                return before, seat, pick
    raise AssertionError("nothing was drawn")


@with_draws
async def test_the_same_move_made_again_meets_other_luck(key: str, path: Path) -> None:
    async with hosted(path, dict(GAMES)) as host:
        game = await begin(host, key, players=3)
        before, seat, pick = await to_a_draw(host, game)
        found = set()
        for _ in range(8):
            async with host.open_games.at(game) as live:
                assert live.table is not None
                found.add(save(live.table).partition('"state"')[2])
            await rewind(host, game, before)
            await host.play.act(game, ANNA + seat, pick.kind, pick.values, None)
        assert len(found) > 1, "the same came again every time"
    assert differences(path) == []


async def test_an_undo_by_agreement_over_a_draw_draws_anew(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=4)
    winners, told = [], []
    for _ in range(8):
        await tie(host, game)
        winners.append(await winner(host, game))
        number = (await host.undo_requests.ask(game, GLEB)).version
        for user in (ANNA, BORIS, VERA):
            granted = await host.undo_requests.agree(game, user, number)
        told += renewed([event.text for event in granted.events])
        for user in (ANNA, BORIS, VERA):
            await host.undo.take_back(game, user)
    assert len(set(winners)) > 1
    assert told == [1, 2, 3, 4, 5, 6, 7, 8]
    assert differences(path) == []


async def test_a_lone_person_who_takes_a_draw_back_meets_other_luck(host: Host, path: Path) -> None:
    """Nobody has to be asked, and nothing can be known: the stand-ins’ seats count for nobody’s consent."""
    game = await begin(host, "lots", players=4, seed="alone")
    await empty(host, game, 1, 2, 3)
    start, told = await version(host, game), []
    for click in range(40):
        before = await drawn(host, game)
        await host.play.act(game, ANNA, "Bid", {"amount": click % 11}, click)
        if await drawn(host, game) > before:
            told = [event.text for event in (await host.undo_requests.ask(game, ANNA)).events]
            break
        await rewind(host, game, start)
    assert renewed(told) == [1]
    assert differences(path) == []


async def test_a_rewind_over_no_draw_changes_no_luck(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=4)
    start = await version(host, game)
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    assert renewed(await rewind(host, game, start)) == []
    assert ask(path, "SELECT count(*) FROM action WHERE picked LIKE '%rewinds%'") == [(0,)]


async def test_the_count_of_rewinds_only_grows(path: Path) -> None:
    """Also over an earlier rewind, to a point between two, and with a restart in between."""
    async with hosted(path) as host:
        game = await begin(host, "lots", players=4, rounds=9)
        start = await version(host, game)
        first = await tie(host, game)
        await host.play.act(game, ANNA + await winner(host, game), "Sell", {}, None)
        await tie(host, game)
        assert renewed(await rewind(host, game, first)) == [1]
    async with hosted(path) as host:
        await host.play.act(game, ANNA + await winner(host, game), "Sell", {}, None)
        between = await tie(host, game)
        await host.play.act(game, ANNA + await winner(host, game), "Sell", {}, None)
        assert renewed(await rewind(host, game, between)) == [], "nothing was drawn since"
        await host.play.act(game, ANNA + await winner(host, game), "Sell", {}, None)
        await tie(host, game)
        assert renewed(await rewind(host, game, between)) == [2]
        assert renewed(await rewind(host, game, start)) == [3], "before all rewinds"
    async with hosted(path) as host:
        await tie(host, game)
        assert renewed(await rewind(host, game, start)) == [4]
    assert differences(path) == []


async def test_right_after_a_rewind_one_can_go_further_back(path: Path) -> None:
    """By memory and, after a restart, by playing the log again."""
    async with hosted(path) as host:
        game = await begin(host, "lots", players=4, rounds=9)
        start = await version(host, game)
        first = await tie(host, game)
        await host.play.act(game, ANNA + await winner(host, game), "Sell", {}, None)
        await tie(host, game)
        assert renewed(await rewind(host, game, first)) == [1]
    async with hosted(path) as host:
        assert renewed(await rewind(host, game, start)) == [2]
    assert differences(path) == []


async def test_a_sealed_answer_is_withdrawn_after_a_rewind_as_before(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=4)
    start = await version(host, game)
    await tie(host, game)
    await rewind(host, game, start)
    await host.play.act(game, ANNA, "Bid", {"amount": 2}, None)
    await host.play.act(game, BORIS, "Bid", {"amount": 2}, None)
    await host.undo.take_back(game, ANNA)
    assert (await host.queries.status(game)).waiting == (0, 2, 3), "the bid of Boris stays"
    assert differences(path) == []


async def rewound_and_over(host: Host, key: str) -> int:
    """A game that was rewound over draws, twice, and played to its end."""
    game = await begin(host, key, players=3, seed=None)
    for turn in range(2):
        before, _, _ = await to_a_draw(host, game)
        await play_on(host, game, Random(turn), 5)
        await rewind(host, game, before)
    await play_on(host, game, Random(9))
    assert (await host.queries.status(game)).status == "over"
    return game


@with_draws
async def test_an_export_follows_the_rewinds_and_verifies(
    key: str, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with hosted(path, dict(GAMES)) as host:
        game = await rewound_and_over(host, key)
        text = await host.database.read(lambda connection: export_text(connection, game))
        standing = await host.queries.status(game)
    found = json.loads(text)
    assert found["commitment"] == standing.commitment, "what was published at the start"
    (tmp_path / "game.json").write_text(text)
    assert games_command(["replay", str(tmp_path / "game.json")]) == 0
    assert capsys.readouterr().out.startswith("Verified")
    assert differences(path) == []
    without = {**found, "entries": [entry[:3] for entry in found["entries"]]}
    (tmp_path / "other.json").write_text(json.dumps(without))
    assert games_command(["replay", str(tmp_path / "other.json")]) == 2, "the rewinds matter"


async def test_an_export_in_which_rewinds_are_taken_back_does_not_verify(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or a host could choose, move by move, the luck that suits it."""
    async with hosted(path, dict(GAMES)) as host:
        game = await rewound_and_over(host, "cargo_noir")
        found = json.loads(await host.database.read(lambda connection: export_text(connection, game)))
    found["entries"][-1] = [*found["entries"][-1][:3], 1]
    (tmp_path / "game.json").write_text(json.dumps(found))
    assert games_command(["replay", str(tmp_path / "game.json")]) == 2
    assert capsys.readouterr().err == "The count of rewinds goes down in it; it can only grow.\n"


async def test_charts_and_films_follow_the_rewinds(path: Path) -> None:
    async with hosted(path, dict(GAMES)) as host:
        game = await rewound_and_over(host, "sewer_pirats")
        *_, last = (await replay(host, await look(host, game))).tables()
        async with host.open_games.at(game) as live:
            assert live.table is not None
            assert last.scores == live.table.scores
            assert save(last) == save(live.table)


async def test_a_game_that_is_replayed_from_a_later_position_keeps_its_count(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=4, rounds=9)
    start = await version(host, game)
    await tie(host, game)
    await rewind(host, game, start)
    base = await tie(host, game)
    await host.database.write(lambda connection: snapshots.rebase(connection, game))
    host.open_games.drop(game)
    await host.play.act(game, ANNA + await winner(host, game), "Sell", {}, None)
    await tie(host, game)
    host.open_games.drop(game)
    assert renewed(await rewind(host, game, base)) == [2]
    assert differences(path) == []


async def test_a_packed_log_keeps_the_count(host: Host, path: Path) -> None:
    from storage import archive

    game = await begin(host, "lots", players=4, rounds=2)
    start = await version(host, game)
    await tie(host, game)
    await rewind(host, game, start)
    await play_on(host, game, Random(3))
    await host.database.write(lambda connection: archive.pack(connection, game))
    assert differences(path) == []
