"""Two bots on one PostgreSQL database: one serves the tables of a server, the other everybody's DMs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, closing
from random import Random

import pytest

from bot.delivery import share
from bot.ops import emojis
from bot.ops.emojis import Emojis
from bot.ops.maintenance import Care
from bot.perspective import look
from bot.render.art.emoji import emojis_of
from bot.sandbox import Player, Sandbox
from bot.sandbox.world.opening import GUILD_ID
from bot.words.pieces import pieces_of, show_pieces
from storage import fleet, holding
from storage.care.check import check
from storage.opening import read_place
from storage.shards import Shards
from tests.play.guests import Guest, Toucher, Typist, open_table, play_out, result_of, usable
from tests.play.house import House, fast_forward
from tests.play.league.circle import circle, open_league
from tests.play.moves.test_auctions import bid_by_touch, bidders, question
from tests.postgres import empty_database
from tests.storage.kit import ask
from tests.trials.letters import Letters

TABLES = Shards((1,), 2)
DMS = Shards((0,), 2)


@pytest.fixture
def letters(sandbox: Sandbox) -> Letters:
    found = Letters(sandbox.world)
    sandbox.world.listen(found.hear)
    return found


@pytest.fixture
async def two(sandbox: Sandbox, letters: Letters) -> AsyncIterator[tuple[House, House]]:
    """The one at whose tables people play, and the one that they write to."""
    place = empty_database()
    async with AsyncExitStack() as stack:
        dms = await stack.enter_async_context(House(sandbox, place, shards=DMS))
        tables = await stack.enter_async_context(House(sandbox, place, shards=TABLES))
        assert TABLES.serve(int(GUILD_ID))
        yield tables, dms


async def settled(*houses: House) -> None:
    """One may hand something over to the other."""
    for _ in range(3):
        for house in houses:
            await house.settled()


async def test_what_is_asked_by_dm_is_answered_there_and_counts_at_the_table(
    two: tuple[House, House], letters: Letters
) -> None:
    tables, _ = two
    await open_table(tables, tables.people(), "container")
    game = await fast_forward(tables)
    await settled(*two)
    asked = await bidders(tables, game)
    assert len(asked) == 4
    for amount, person in enumerate(asked):
        await bid_by_touch(person.in_dm(), question(person), amount)
    await settled(*two)
    here, there = [await look(house.host, game) for house in two]
    assert not here.sealed
    assert here.version == there.version
    assert letters.twice == []


async def test_dms_are_sent_by_the_process_that_serves_them_and_boards_by_the_other(
    two: tuple[House, House],
) -> None:
    tables, dms = two
    await open_table(tables, tables.people(), "container")
    await settled(*two)
    await dms.bot.outbox.stop()
    before = {person.name: len(person.dms()) for person in tables.people()}
    game = await fast_forward(tables)
    await asyncio.sleep(0.3)
    asked = await bidders(tables, game)
    assert all(len(person.dms()) == before[person.name] for person in asked), "nobody else sends them"
    dms.bot.outbox.start()
    await settled(*two)
    assert all(len(person.dms()) > before[person.name] for person in asked)


async def test_who_sends_dms_is_told_at_once_what_was_handed_over(two: tuple[House, House]) -> None:
    tables, _ = two
    await open_table(tables, tables.people(), "container")
    await settled(*two)
    asked = await bidders(tables, await fast_forward(tables))
    seconds = share._LOOK - 1
    await tables.sandbox.until(lambda: all(usable_question(person) for person in asked), seconds=seconds)


def usable_question(person: Player) -> bool:
    return any(usable(seen) for seen in person.dms())


async def test_what_somebody_chooses_in_a_dm_holds_at_every_table(two: tuple[House, House]) -> None:
    """As soon as the other process has heard of it, though it had read it before."""
    tables, _ = two
    anna = tables.person("Anna")

    async def chosen() -> list[str]:
        return [(await house.host.preferences.person(int(anna.id))).notices for house in two]

    for way in ("none", "dm", "mention"):
        await (anna if way == "dm" else anna.in_dm()).slash("settings notices", how=way)
        async with asyncio.timeout(20):
            while await chosen() != [way, way]:  # noqa: ASYNC110 - of another process
                await asyncio.sleep(0.01)


async def test_each_process_knows_which_channels_it_serves(two: tuple[House, House]) -> None:
    """Those of its servers; DMs count as nobody's, for whoever sends them may change."""
    anna = two[0].person("Anna")
    await anna.in_dm().slash("help")
    places = (int(anna.place.id), int(anna.in_dm().place.id))
    found = [[house.host.notes.serves(place) for house in two] for place in places]
    assert found == [[True, False], [False, False]]


async def test_games_on_servers_of_another_process_are_left_alone(two: tuple[House, House]) -> None:
    """A process knows nothing of the servers of others, which does not mean that they are gone."""
    tables, dms = two
    await open_table(tables, tables.people(3), "container")
    await dms.bot.on_ready()
    await dms.bot.places.idle()
    number = await tables.host.queries.in_channel(int(tables.person("Anna").place.id))
    assert number is not None
    assert (await look(dms.host, number)).running


@pytest.mark.parametrize("key", ["cargo_noir", "sewer_pirats"])
async def test_a_whole_game(two: tuple[House, House], key: str, letters: Letters) -> None:
    tables, _ = two
    people, dice = tables.people(3), Random(key)
    styles: list[type[Guest]] = [Toucher, Typist, Toucher]
    await open_table(tables, people, key)
    guests = [style(tables, person, dice) for style, person in zip(styles, people, strict=True)]
    await play_out(tables, guests, dice)
    await settled(*two)
    assert result_of(people[0]) is not None
    assert letters.twice == []
    with closing(read_place(tables.place)) as connection:
        assert list(check(connection)) == []


async def test_somebody_who_is_forgotten_is_forgotten_by_every_process(two: tuple[House, House]) -> None:
    tables, dms = two
    people = tables.people(3)
    await open_table(tables, people, "container")
    await settled(*two)
    number = await tables.host.queries.in_channel(int(people[0].place.id))
    assert number is not None
    await look(tables.host, number)
    await dms.host.privacy.forget(int(people[2].id))
    seen = await look(tables.host, number)
    assert int(people[2].id) not in [player.user for player in seen.players]
    assert "Clara" not in [player.name for player in seen.players]
    assert all(one.player.user != int(people[2].id) for one in seen.former)


async def test_what_is_done_once_for_all_is_done_by_the_process_that_leads(sandbox: Sandbox) -> None:
    place, days = empty_database(), 0

    def now() -> float:
        return time.time() + days * 86_400

    async with (
        House(sandbox, place, now, shards=DMS) as leader,
        House(sandbox, place, now, shards=TABLES) as b,
    ):
        fleets = [house.host.database.fleet for house in (leader, b)]
        assert [fleet is not None and fleet.leads for fleet in fleets] == [True, False]
        await b.person("Anna").slash("game new", game="container")
        await settled(leader, b)
        number, days = await b.host.queries.in_channel(int(b.person("Anna").place.id)), 4
        assert number is not None
        await b.bot.clock.tick()
        assert (await look(b.host, number)).record.live
        await leader.bot.clock.tick()
        assert not (await look(b.host, number)).record.live, "nobody has joined it for days"


async def test_what_an_expert_has_found_is_asked_for_again_if_another_process_does_not_let_the_game_go(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, dms = two
    await open_table(tables, tables.people(3), "container")
    await settled(*two)
    number = await tables.host.queries.in_channel(int(tables.person("Anna").place.id))
    assert number is not None
    monkeypatch.setattr(holding, "_PATIENCE", 0.05)
    async with dms.host.open_games.at(number):
        await tables.host.autoplay._go_on(number)
    assert number in tables.host.autoplay._unfinished


async def test_emojis_are_uploaded_by_the_process_that_leads(
    two: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one shows what is there."""
    pieces, (tables, dms) = emojis_of("container")[:2], two
    monkeypatch.setattr(emojis, "all_emojis", lambda games: pieces)
    monkeypatch.setattr(emojis, "art_digest", lambda games: "these")
    leading = [house.host.database.fleet for house in (tables, dms)]
    assert [fleet is not None and fleet.leads for fleet in leading] == [False, True]
    there, found = tables.sandbox.world.emojis, []
    try:
        for house in (tables, dms, tables):
            show_pieces({})
            await Emojis(house.bot, house.host, ThreadPoolExecutor, between=0.0).sync()
            found.append((len(there.all()), len(pieces_of("container"))))
        assert found == [(0, 0), (2, 2), (2, 2)]
    finally:
        show_pieces({})


async def test_commands_are_told_by_the_process_that_leads(sandbox: Sandbox) -> None:
    place, route = empty_database(), "PUT /applications/{application_id}/commands"
    async with (
        House(sandbox, place, shards=DMS, known=False) as leader,
        House(sandbox, place, shards=TABLES, known=False) as other,
    ):
        assert leader.bot._syncing is not None
        assert other.bot._syncing is not None
        await leader.bot._syncing
        await asyncio.sleep(0.2)
        assert not other.bot._syncing.done()
    told = [one for one in sandbox.journal.exchanges if f"{one.method} {one.route}" == route]
    assert len(told) == 1


async def test_the_database_is_looked_after_by_the_process_that_leads(two: tuple[House, House]) -> None:
    tables, dms = two
    packed = "SELECT count(*) FROM setting WHERE name = 'sizes'"
    async with Care(tables.host.database):
        await asyncio.sleep(0.3)
        assert ask(tables.place, packed) == [(0,)]
    async with Care(dms.host.database):
        async with asyncio.timeout(10):
            while ask(dms.place, packed) == [(0,)]:  # noqa: ASYNC110 - it is another thread
                await asyncio.sleep(0.02)


@pytest.fixture
def short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fleet, "_APART", 0.5)
    monkeypatch.setattr(fleet, "_TURN_AGAIN", 0.02)


@pytest.mark.usefixtures("short_turns")
async def test_processes_begin_their_sessions_one_after_the_other(two: tuple[House, House]) -> None:
    """Discord takes one in five seconds of a bot, whatever number of processes it has."""
    tables, dms = two
    tables.sandbox.world.sessions_at_once = 1
    began = time.monotonic()
    await tables.bot.before_identify_hook(1, initial=True)
    await dms.bot.before_identify_hook(0, initial=True)
    assert time.monotonic() - began > 0.5


async def test_metrics_tell_which_process_they_are_of(two: tuple[House, House]) -> None:
    tables, dms = two
    for house, shards, leads in ((tables, "1/2", 0), (dms, "0/2", 1)):
        assert house.host.database.fleet is not None
        house.metrics.tell_place(house.host.database.fleet, "harbour:7")
        registry = house.metrics.registry
        told = {"process": "harbour:7", "shards": shards}
        assert registry.get_sample_value("dockside_process_info", told) == 1
        assert registry.get_sample_value("dockside_sends_for_shards") == 1
        assert registry.get_sample_value("dockside_leads") == leads


async def test_a_list_of_tables_is_kept_by_the_process_that_serves_its_server(
    two: tuple[House, House],
) -> None:
    tables, _ = two
    mira = tables.person("Mira", "lobby")
    await mira.slash("mod board", why="so that people find each other")
    await settled(*two)
    shown = [seen for seen in mira.messages() if "I keep this list" in seen.text]
    assert len(shown) == 1


async def test_whoever_wants_to_know_of_tables_is_told_by_the_process_that_knows_who_sees_them(
    two: tuple[House, House],
) -> None:
    tables, _ = two
    eva = tables.person("Eva", "table-two")
    await eva.slash("settings notify", game="container")
    await tables.person("Anna").slash("game new", game="container")
    await settled(*two)
    assert len([seen for seen in eva.dms() if "You asked to be told" in seen.text]) == 1


async def test_a_league_is_shown_by_the_process_that_serves_its_server(two: tuple[House, House]) -> None:
    tables, _ = two
    await open_league(tables, circle(tables.sandbox, 3))
    await settled(*two)
    assert any("Join" in seen.buttons for seen in tables.person("Anna", "lobby").messages())
