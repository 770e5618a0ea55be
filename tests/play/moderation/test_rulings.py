"""Whatever a moderator does everybody reads, in the language of the channel, with the name and the reason."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.sandbox import Answer, Player, Sandbox
from bot.sandbox.world.opening import GUILD_ID, PLAYERS_ID
from storage import audit
from tests.play.house import House
from tests.play.moderation.test_mod import moves

WHY = "гость болен"
Doing = Callable[[House, Player], Awaitable[Answer]]


async def yes(mira: Player, asked: Answer) -> Answer:
    return await mira.press(asked, "Yes, do it")


async def rewind(house: House, mira: Player) -> Answer:
    await moves(house, 2)
    points = await mira.autocomplete("mod rewind", focus="to")
    return await yes(mira, await mira.slash("mod rewind", to=points[-1]["value"], why=WHY))


async def resume(house: House, mira: Player) -> Answer:
    await mira.slash("mod pause", why="обед")
    return await mira.slash("mod resume", why=WHY)


async def restore(house: House, mira: Player) -> Answer:
    await yes(mira, await mira.slash("mod end", how="void", why="ошибка"))
    return await mira.slash("mod archive restore", game="1", why=WHY)


async def reset(house: House, mira: Player) -> Answer:
    return await yes(mira, await mira.slash("mod reset", to="lobby", why=WHY))


async def remove(house: House, mira: Player) -> Answer:
    return await yes(mira, await mira.slash("mod reset", to="nothing", why=WHY))


async def void(house: House, mira: Player) -> Answer:
    return await yes(mira, await mira.slash("mod end", how="void", why=WHY))


async def count(house: House, mira: Player) -> Answer:
    return await yes(mira, await mira.slash("mod end", how="score", why=WHY))


async def request(house: House) -> None:
    """Boris asks to take a move back, after which Anna has moved."""
    boris, anna = int(house.person("Boris").id), int(house.person("Anna").id)
    for user in (boris, anna):
        await house.host.play.act(1, user, "TakeLoan", {}, None)
    await house.host.undo_requests.ask(1, boris)
    await house.settled()


def on_request(label: str) -> Doing:
    """Press this button below the request, and give the reason that is asked for."""

    async def press(house: House, mira: Player) -> Answer:
        await request(house)
        post = next(seen for seen in reversed(mira.messages()) if label in seen.buttons)
        return await mira.submit(await mira.press(post, label), {"why": WHY})

    return press


def by_command(how: str) -> Doing:
    """Answer the request by command, and give the reason that is asked for."""

    async def type_it(house: House, mira: Player) -> Answer:
        await request(house)
        return await mira.submit(await mira.slash("undo", how=how), {"why": WHY})

    return type_it


ACTIONS: dict[str, tuple[Doing, str]] = {
    "reset": (reset, "игра возвращается в лобби"),
    "remove": (remove, "игра убрана"),
    "void": (void, "игра признана несостоявшейся"),
    "score": (count, "итоги подводятся досрочно"),
    "rewind": (rewind, "отмен"),
    "pause": (lambda house, mira: mira.slash("mod pause", why=WHY), "игра на паузе"),
    "resume": (resume, "игра продолжается"),
    "replace": (
        lambda house, mira: mira.slash("mod replace", seat="1", by=house.person("Eva"), why=WHY),
        "на месте 1 теперь играет **Eva** (раньше там: **Boris**)",
    ),
    "kick": (
        lambda house, mira: mira.slash("mod kick", seat="1", why=WHY),
        "**Boris** больше не играет на месте 1; там играет дублёр",
    ),
    "play-for": (lambda house, mira: mira.slash("mod play-for", seat="1", why=WHY), "делает дублёр"),
    "move": (
        lambda house, mira: mira.slash("mod move", to=house.sandbox.channel("table-two"), why=WHY),
        "стол теперь в",
    ),
    "export": (lambda house, mira: mira.slash("mod export", why=WHY), "игра сохранена в файл"),
    "restore": (restore, "игра вернулась из архива"),
    "undo agreed to": (on_request("Согласиться"), "последний ход игрока **Boris** отменён по просьбе"),
    "undo declined": (on_request("Оставить ход"), "ход игрока **Boris** остаётся в силе"),
    "undo agreed to by command": (by_command("agree"), "последний ход игрока **Boris** отменён по просьбе"),
    "undo declined by command": (by_command("decline"), "ход игрока **Boris** остаётся в силе"),
    "role": (
        lambda house, mira: mira.slash("mod role", role=PLAYERS_ID, why=WHY),
        "модерировать столы теперь может",
    ),
}


@pytest.fixture
async def mira(house: House) -> Player:
    """A moderator who reads English, in a channel that reads Russian."""
    mira = house.person("Mira")
    mira.speaks("en-US")
    boris = house.person("Boris")
    await boris.slash("game new", game="container")
    await boris.slash("game language", language="ru")
    for name in ("Anna", "Clara"):
        await house.person(name).slash("game join")
    await boris.slash("game start", first=boris)
    await house.settled()
    return mira


def public(house: House) -> str:
    places = (house.person("Mira"), house.person("Mira", "table-two"))
    return "\n".join(seen.text for place in places for seen in place.messages() if not seen.ephemeral)


@pytest.mark.parametrize("name", ACTIONS)
async def test_it_is_announced_in_the_language_of_the_channel_and_filed_with_who_when_and_why(
    house: House, mira: Player, name: str
) -> None:
    do, told = ACTIONS[name]
    began = house.host.now()
    await do(house, mira)
    await house.settled()
    assert [line for line in public(house).splitlines() if "Модератор **Mira**: " in line and told in line]
    assert f"Причина: {WHY}" in public(house)
    entry = (await house.bot.host.database.read(lambda connection: audit.read(connection, int(GUILD_ID))))[0]
    assert (entry.moderator, entry.told.args["why"]) == (int(mira.id), WHY)
    assert began <= entry.at <= house.host.now()


@pytest.mark.parametrize("name", ["mod log", "mod archive list"])
async def test_who_only_reads_is_not_announced(house: House, mira: Player, name: str) -> None:
    before = public(house)
    assert (await mira.slash(name)).ephemeral
    await house.settled()
    assert public(house) == before
    assert await house.bot.host.database.read(lambda connection: audit.read(connection, int(GUILD_ID))) == []


async def test_whoever_sits_there_already_cannot_have_a_second_seat(house: House, mira: Player) -> None:
    refused = await mira.slash("mod replace", seat="1", by=house.person("Clara"), why=WHY)
    assert refused.text.startswith("**Clara** already plays at this table: one seat each.")


async def test_what_a_moderator_does_is_no_move(sandbox: Sandbox, tmp_path: Path) -> None:
    """The table tells when somebody moved last."""
    began, clock = 1_800_000_000, [1_800_000_000]
    async with House(sandbox, tmp_path / "dockside.sqlite3", now=lambda: clock[0]) as house:
        anna = house.person("Anna")
        await anna.slash("game new", game="cargo_noir")
        await house.person("Clara").slash("game join")
        await anna.slash("game start")
        clock[0] += 1000
        await house.person("Mira").slash("mod pause", why=WHY)
        await house.settled()
        board = next(seen for seen in reversed(anna.messages()) if "My moves" in seen.buttons)
    assert f"<t:{began + 1000}:R>: clocks stopped" in board.text
    assert f"last move <t:{began}:R>" in board.text


async def refuses(house: House, setting: str) -> None:
    """The file takes no new value of this setting any more."""
    trigger = f"CREATE TRIGGER full BEFORE INSERT ON setting WHEN NEW.name = '{setting}'"
    await house.bot.host.database.write(
        lambda connection: connection.execute(f"{trigger} BEGIN SELECT RAISE(ABORT, 'full'); END")
    )


async def test_a_role_that_was_not_saved_is_not_filed_either(house: House, mira: Player) -> None:
    await refuses(house, "moderators")
    assert "broke" in (await mira.slash("mod role", role=PLAYERS_ID, why=WHY)).text
    assert await house.bot.host.database.read(lambda connection: audit.read(connection, int(GUILD_ID))) == []
    assert "Only moderators" in (await house.person("Sam").slash("mod pause", why=WHY)).text


async def test_a_table_moves_together_with_what_its_new_channel_has_to_know_of_it(
    house: House, mira: Player
) -> None:
    """Otherwise, killed between the two, the bot would tell the whole game there once more."""
    await refuses(house, "table")
    assert "broke" in (await mira.slash("mod move", to=house.sandbox.channel("table-two"), why=WHY)).text
    here = int(house.sandbox.channel("table-one").id)
    assert await house.host.queries.in_channel(here) == 1
    assert await house.bot.services.boards.states.get(here) is not None
