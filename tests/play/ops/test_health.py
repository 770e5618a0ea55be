"""Figures for programs that watch, and /doctor for moderators: right, and nobody's secret."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.ops.health import Health
from bot.ops.maintenance import Backups, Care
from bot.ops.metrics import Latency, Metrics
from bot.ops.tallying import Tallying
from bot.sandbox import Permission, Player
from storage.care import size
from storage.care.backup import backup
from storage.care.restore import restore
from tests.play.guests import open_table
from tests.play.house import House
from tests.play.table.test_lobby import forbid


def health_of(house: House, last_backup: Callable[[], int | None] | None = None) -> Health:
    bot, now = house.bot, house.host.now
    return Health(
        bot.host.database, house.metrics, is_connected=bot.is_connected, now=now, last_backup=last_backup
    )


async def asked(health: Health, path: str) -> tuple[int, str]:
    timeout = aiohttp.ClientTimeout(30)
    async with (
        aiohttp.ClientSession(timeout=timeout) as session,
        session.get(f"http://127.0.0.1:{health.port}{path}") as answer,
    ):
        return answer.status, await answer.text()


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"{name} is not in\n{text}"
    return float(found[1])


async def test_it_is_live_when_it_is_connected(house: House) -> None:
    async with health_of(house) as health:
        await told_in_time(health, (200, "live\n"))


async def told_in_time(health: Health, wanted: tuple[int, str]) -> None:
    """Ask until the answer is this one."""
    async with asyncio.timeout(60):
        while await asked(health, "/live") != wanted:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def test_it_is_not_live_while_the_gateway_is_gone(house: House) -> None:
    async with health_of(house) as health:
        await told_in_time(health, (200, "live\n"))
        house.sandbox.faults.close_gateway()
        await told_in_time(health, (503, "connecting\n"))
        await asyncio.sleep(1.0)
        assert await asked(health, "/live") == (503, "connecting\n"), "it stays so"
        house.sandbox.faults.gateway_closed = False
        await told_in_time(health, (200, "live\n"))


async def test_it_is_not_live_when_shards_are_open_that_nobody_answers(house: House) -> None:
    house.sandbox.faults.heartbeats_unanswered = True
    house.sandbox.faults.invalidate_session()
    await house.sandbox.until(lambda: house.sandbox.gateway.identified == 2, seconds=20)
    async with health_of(house) as health:
        assert await asked(health, "/live") == (503, "connecting\n")
        house.sandbox.faults.heartbeats_unanswered = False


async def test_a_website_whose_name_leads_here_is_told_nothing(house: House) -> None:
    async with health_of(house) as health, aiohttp.ClientSession() as session:
        for host, status in ((f"evil.example:{health.port}", 403), (f"localhost:{health.port}", 200)):
            url = f"http://127.0.0.1:{health.port}/metrics"
            async with session.get(url, headers={"Host": host}) as answer:
                assert answer.status == status


async def test_figures_are_told_as_prometheus_reads_them(house: House) -> None:
    people = house.people(3)
    await open_table(house, people, "container")
    await house.host.new_tables.create("container", int(house.sandbox.channel("table-two").id), 7, "Olga")
    await house.settled()
    async with health_of(house) as health:
        logging.getLogger("somewhere").error("our mistake")
        _, text = await asked(health, "/metrics")
    assert figure(text, 'dockside_games{status="running"}') == 1
    assert figure(text, 'dockside_games{status="lobby"}') == 1
    assert figure(text, 'dockside_games{status="over"}') == 0
    assert figure(text, "dockside_prompts_waiting") == 1
    assert figure(text, "dockside_outbox_messages") == 0
    assert figure(text, "dockside_errors_total") == 1
    assert figure(text, "dockside_answer_seconds_count") == 4, "opened, joined twice, started"
    assert figure(text, 'dockside_answer_seconds_bucket{le="+Inf"}') == 4
    line = re.compile(r'# HELP \w+ .+|# TYPE \w+ \w+|\w+(\{\w+="[^"]*"\})? -?[0-9.]+(e[+-][0-9]+)?')
    assert [one for one in text.splitlines() if not line.fullmatch(one)] == []


async def test_the_names_and_labels_of_the_figures_are_those_that_are_being_watched(house: House) -> None:
    async with health_of(house, last_backup=lambda: 7) as health:
        _, text = await asked(health, "/metrics")
    told = {
        (sample.name, *sample.labels)
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert told == {
        ("dockside_games", "status"),
        ("dockside_prompts_waiting",),
        ("dockside_outbox_messages",),
        ("dockside_outbox_age_seconds",),
        ("dockside_outbox_failed",),
        ("dockside_database_bytes",),
        ("dockside_last_backup_timestamp_seconds",),
        ("dockside_errors_total",),
        ("dockside_answer_seconds_bucket", "le"),
        ("dockside_answer_seconds_sum",),
        ("dockside_answer_seconds_count",),
    }
    assert figure(text, "dockside_last_backup_timestamp_seconds") == 7


async def test_where_no_backups_are_taken_none_is_told_of(house: House) -> None:
    async with health_of(house) as health:
        _, text = await asked(health, "/metrics")
    assert "backup" not in text


async def test_a_bot_that_is_not_connected_is_not_live(house: House) -> None:
    async with Health(
        house.bot.host.database, Metrics(), is_connected=lambda: False, now=house.host.now
    ) as health:
        assert await asked(health, "/live") == (503, "connecting\n")


def test_two_bots_in_one_process_count_apart() -> None:
    one, two = Metrics(), Metrics()
    one.answer_times.note(0.1)
    assert one.registry.get_sample_value("dockside_answer_seconds_count") == 1
    assert two.registry.get_sample_value("dockside_answer_seconds_count") == 0


async def test_a_message_that_waits_is_counted_with_its_age(house: House) -> None:
    await house.bot.outbox.stop()
    await house.host.new_tables.create("container", 77, 7, "Olga")
    await house.host.database.write(lambda c: c.execute("UPDATE outbox SET created = created - 90").rowcount)
    async with health_of(house) as health:
        _, text = await asked(health, "/metrics")
    assert figure(text, "dockside_outbox_messages") == 1
    assert figure(text, "dockside_outbox_age_seconds") >= 90


def test_each_bucket_counts_those_before_it() -> None:
    registry = CollectorRegistry()
    latency = Latency(registry, [0.1, 1.0])
    for seconds in (0.05, 0.1, 0.5, 7.0):
        latency.note(seconds)
    told = generate_latest(registry).decode()
    name = "dockside_answer_seconds"
    assert [figure(told, f'{name}_bucket{{le="{border}"}}') for border in ("0.1", "1.0", "+Inf")] == [2, 3, 4]
    assert figure(told, f"{name}_sum") == pytest.approx(7.65)
    assert figure(told, f"{name}_count") == 4


@pytest.mark.parametrize(
    ("seconds", "told"), [(20, "the oldest for less than a minute."), (921, "the oldest for 15 minutes.")]
)
async def test_the_doctor_tells_in_minutes_how_long_messages_wait(
    house: House, seconds: int, told: str
) -> None:
    mira = house.person("Mira")
    mira.speaks("en-US")
    await house.bot.outbox.stop()
    await house.host.new_tables.create("container", 77, 7, "Olga")
    await house.host.database.write(
        lambda c: c.execute("UPDATE outbox SET created = created - ?", (seconds,))
    )
    assert f"-# One message is waiting to be sent, {told}" in (await mira.slash("doctor")).text


async def test_the_doctor_tells_how_the_house_is_doing(house: House, tmp_path: Path) -> None:
    mira, folder = house.person("Mira"), tmp_path / "backups"
    mira.speaks("en-US")
    house.bot.vitals.backups = Care(house.host.database, Backups(house.file, folder, 3600, 2))
    answer = await mira.slash("doctor")
    assert "No messages are waiting." in answer.text
    assert "There are no backups." in answer.text
    assert re.search(r"The database takes 0\.\d MB and holds 0 games\.", answer.text)
    await house.bot.vitals.backups.round()
    await house.host.database.write(lambda c: size.note(c, house.host.now() - 3 * 86_400))
    answer = await mira.slash("doctor")
    assert f"Last backup: <t:{house.bot.vitals.backups.last_backup()}:f>." in answer.text
    assert "MB in 3 days." in answer.text


async def undelivered(mira: Player) -> list[str]:
    mira.speaks("en-US")
    return [line for line in (await mira.slash("doctor")).text.splitlines() if "didn’t" in line]


async def test_the_doctor_tells_where_messages_were_lost(house: House) -> None:
    people, mira = house.people(3), house.person("Mira", "table-two")
    people[2].close_dms()
    await open_table(house, people, "container", first=people[0])
    assert await undelivered(mira) == [
        "1 direct message didn’t arrive; its player finds it in the channel, under My moves."
    ]
    forbid(house, people[0], Permission.SEND_MESSAGES)
    with house.sandbox.journal.forgiving():
        await house.host.play.act(1, int(people[0].id), "TakeLoan", {}, None)
        await house.host.play.act(1, int(people[0].id), "EndTurn", {}, None)
        house.bot.outbox.wake()
        await house.settled()
    place = f"<#{people[0].place.id}>"
    *_, by_channel, by_letter = await undelivered(mira)
    assert by_channel == f"{place} · 2 messages didn’t get through; I’ve stopped trying."
    assert by_letter.startswith("1 direct message didn’t arrive")
    assert not any(person.name in by_letter or person.id in by_letter for person in people)


async def test_moves_that_are_missing_are_told_at_the_table_and_by_the_doctor(
    house: House, people: list[Player], tmp_path: Path
) -> None:
    mover = (await house.host.queries.status(1)).waiting[0]
    async with Tallying(house.host, house.file):
        backup(house.file, tmp_path / "copy")
        last = await house.host.queries.moved_at(1)
        await house.host.play.act(1, int(people[mover].id), "TakeLoan", {}, None)
        await house.settled()
    await house.close()
    restore(tmp_path / "copy", house.file, overwrite=True)
    await house.open()
    async with Tallying(house.host, house.file):
        told = await people[0].sees(f"Moves after <t:{last}:f> are gone")
        await house.settled()
    assert "No move is left; play on from the start." in told.text
    mira = house.person("Mira", "table-two")
    mira.speaks("en-US")
    place = f"<#{people[0].place.id}>"
    assert (
        f"{place} · I’ve lost the moves made after <t:{last}:f>. "
        "No move is left; the game goes on from there."
    ) in (await mira.slash("doctor")).text


async def test_the_doctor_of_another_server_hears_nothing_of_it(house: House) -> None:
    world, people = house.sandbox.world, house.people(3)
    otto = world.add_user("otto", "Otto")
    abroad = world.add_guild("Elsewhere", otto)
    world.join(abroad, world.bot, world.add_role(abroad, "Dockside", Permission.MANAGE_CHANNELS))
    channel = world.add_channel(abroad, "abroad")
    people[2].close_dms()
    await open_table(house, people, "container")
    assert await undelivered(house.person("Mira"))
    assert await undelivered(house.sandbox.person("Otto").at(channel)) == []
