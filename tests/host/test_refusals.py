"""Bad input: one exact sentence in each language, what is possible instead, and nothing stored changes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.host.host import Host
from bot.words.words import Words
from games import GAMES
from tests.host.hosting import hosted, refusal, sentences
from tests.tables import ANNA, BORIS, DINA, GLEB, VERA, begin, play_on, seat

CAN_EN = "You can’t do that now. Bid for the lot. You can: Bid, Borrow $5."
CAN_RU = "Сейчас так нельзя. Сделайте ставку. Можно: Поставить, Занять 5 $."


@pytest.mark.parametrize(
    ("kind", "values", "english", "russian"),
    [
        ("Teleport", {}, CAN_EN, CAN_RU),
        ("Keep", {}, CAN_EN, CAN_RU),
        (None, {}, CAN_EN, CAN_RU),
        (["Bid"], {}, CAN_EN, CAN_RU),
        *(
            (
                "Bid",
                values,
                "Choose a whole number from 0 to 10.",
                "Укажите целое число от 0 до 10.",
            )
            for values in (
                {},
                {"amount": None},
                {"amount": "3"},
                {"amount": 3.0},
                {"amount": True},
                {"amount": [3]},
                {"amount": -1},
                {"amount": 11},
                {"amount": 10**30},
            )
        ),
        (
            "Bid",
            {"amount": 3, "colour": "red"},
            "“Bid” doesn’t take colour: leave that out.",
            "«Поставить»: уберите лишнее — colour.",
        ),
        *(
            (
                "Bid",
                values,
                "Name what each value is for, such as amount: 3.",
                "Укажите, к чему относится каждое значение, например amount: 3.",
            )
            for values in ([3], None, "amount", {3: 3})
        ),
    ],
)
async def test_an_action_that_does_not_fit(
    host: Host, path: Path, kind: Any, values: Any, english: str, russian: str
) -> None:
    game = await begin(host, "lots")
    assert await sentences(path, host.play.act(game, ANNA, kind, values, 1)) == [english, russian]


async def test_a_move_out_of_turn(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    for user, amount in ((ANNA, 3), (BORIS, 2), (VERA, 1)):
        await host.play.act(game, user, "Bid", {"amount": amount}, user)
    assert await sentences(path, host.play.act(game, BORIS, "Keep", {}, 1)) == [
        "You can’t do that now. Waiting for: Anna. You can: Borrow $5.",
        "Сейчас так нельзя. Ждём: Anna. Можно: Занять 5 $.",
    ]


async def test_what_the_rules_forbid_just_now(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    for key in (1, 2):
        await host.play.act(game, ANNA, "Borrow", {}, key)
    assert await sentences(path, host.play.act(game, ANNA, "Borrow", {}, 3)) == [
        "You have borrowed $10 already; that is all the bank lends.",
        "Вы уже заняли 10 $; больше банк не даёт.",
    ]


async def test_an_amount_beyond_ones_means_in_container(path: Path) -> None:
    async with hosted(path, GAMES) as host:
        game = await seat(host, "container", players=3)
        await host.lobby.start(game, ANNA, first=ANNA)
        wish = {"broker": "I", "amount": 21}
        text = await refusal(path, host.play.act(game, ANNA, "CallForContainers", wish, 1))
    assert [Words(language, "container")(text) for language in ("en", "ru")] == [
        "Choose a whole number from 1 to 20: you have $20.",
        "Укажите целое число от 1 до 20: у вас 20\u00a0$.",
    ]


@pytest.mark.parametrize("version", [0, 3, 5, -1, 10**12])
async def test_a_stale_version(host: Host, path: Path, version: int) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, BORIS, "Borrow", {}, 1)
    movers = {0: ("Anna, Boris", "Anna, Boris"), -1: ("Anna, Boris", "Anna, Boris"), 3: ("Boris", "Boris")}
    english, russian = await sentences(path, host.play.act(game, ANNA, "Borrow", {}, 2, version))
    if version in movers:
        assert english == (
            f"Others have moved since you looked: {movers[version][0]}. Look again, then choose."
        )
        assert russian == (f"За это время сходили: {movers[version][1]}. Посмотрите снова и выберите.")
    else:
        assert english == "The table has changed since you looked. Look again, then choose."
        assert (
            russian
            == "С тех пор как вы смотрели, положение за столом изменилось. Посмотрите снова и выберите."
        )


@pytest.mark.parametrize("what", ["act", "undo", "prompt", "leave", "cancel", "start", "configure"])
async def test_somebody_who_does_not_play_here(host: Host, path: Path, what: str) -> None:
    game = await begin(host, "lots")
    ways: dict[str, Callable[[], Awaitable[Any]]] = {
        "act": lambda: host.play.act(game, VERA, "Borrow", {}, 1),
        "undo": lambda: host.undo.take_back(game, VERA),
        "prompt": lambda: host.queries.prompt(game, VERA),
        "leave": lambda: host.lobby.leave(game, VERA),
        "cancel": lambda: host.lobby.cancel(game, VERA),
        "start": lambda: host.lobby.start(game, VERA),
        "configure": lambda: host.agreements.configure(game, VERA, {"rounds": 5}),
    }
    assert await sentences(path, ways[what]()) == [
        "You’re not in this game (Anna, Boris). `/seat take` takes a free seat.",
        "Вы не играете за этим столом. Играют: Anna, Boris. Занять свободное место: `/место занять`.",
    ]


@pytest.mark.parametrize("what", ["act", "undo", "join", "start", "cancel", "leave"])
async def test_a_finished_game(host: Host, path: Path, what: str) -> None:
    game = await begin(host, "lots", rounds=1)
    await play_on(host, game, Random(1))
    ways: dict[str, Callable[[], Awaitable[Any]]] = {
        "act": lambda: host.play.act(game, ANNA, "Borrow", {}, 1),
        "undo": lambda: host.undo.take_back(game, ANNA),
        "join": lambda: host.lobby.join(game, VERA, "Vera"),
        "start": lambda: host.lobby.start(game, ANNA),
        "cancel": lambda: host.lobby.cancel(game, ANNA),
        "leave": lambda: host.lobby.leave(game, ANNA),
    }
    assert await sentences(path, ways[what]()) == [
        "The game is over. Look at the result, or open a new table.",
        "Игра окончена. Посмотрите итог или откройте новый стол.",
    ]


async def test_a_closed_table(host: Host, path: Path) -> None:
    game = await seat(host, "lots")
    await host.lobby.cancel(game, ANNA)
    for asked in (
        host.play.act(game, ANNA, "Borrow", {}, 1),
        host.lobby.join(game, VERA, "Vera"),
        host.queries.view(game, ANNA),
        host.lobby.start(game, ANNA),
    ):
        assert await sentences(path, asked) == [
            "This table is closed. Open a new one to play.",
            "Этот стол закрыт. Чтобы играть, откройте новый.",
        ]


async def test_a_game_that_has_not_begun(host: Host, path: Path) -> None:
    game = await seat(host, "lots")
    for asked in (
        host.play.act(game, ANNA, "Bid", {"amount": 1}, 1),
        host.queries.view(game, ANNA),
        host.queries.prompt(game, ANNA),
        host.undo.take_back(game, ANNA),
    ):
        assert await sentences(path, asked) == [
            "The game hasn’t started; players so far: 2 of 2–4. Start it first.",
            "Игра ещё не началась: за столом 2 из 2–4 игроков. Сначала начните её.",
        ]


async def test_a_game_that_is_not_there(host: Host, path: Path) -> None:
    for asked in (
        host.play.act(404, ANNA, "Bid", {}, 1),
        host.queries.view(404),
        host.queries.status(404),
        host.queries.history(404),
    ):
        assert await sentences(path, asked) == [
            "There’s no such table. Open a new one to play.",
            "Такого стола нет. Чтобы играть, откройте новый.",
        ]


async def test_a_game_that_nobody_knows(host: Host, path: Path) -> None:
    assert await sentences(path, host.new_tables.create("chess", 1, ANNA, "Anna")) == [
        "There’s no game called “chess”. Choose from: lots.",
        "Игры «chess» нет. Есть: lots.",
    ]


@pytest.mark.parametrize(
    ("options", "english", "russian"),
    [
        (
            {"speed": 3},
            "This game has no option “speed”. You can set: Rounds, Open hands.",
            "Настройки «speed» у этой игры нет. Есть: Раунды, Открытые карты.",
        ),
        (
            {"rounds": 0},
            "“Rounds” takes a whole number from 1 to 5,000.",
            "«Раунды» — целое число от 1 до 5\u00a0000.",
        ),
        (
            {"open_hands": "perhaps"},
            "“Open hands” can be on or off.",
            "«Открытые карты» можно включить или выключить.",
        ),
    ],
)
async def test_an_option_that_does_not_fit(
    host: Host, path: Path, options: dict[str, Any], english: str, russian: str
) -> None:
    opening = host.new_tables.create("lots", 1, ANNA, "Anna", options=options)
    assert await sentences(path, opening) == [english, russian]
    game = await seat(host, "lots", channel=2)
    assert await sentences(path, host.agreements.configure(game, ANNA, options)) == [english, russian]


async def test_a_channel_with_a_table(host: Host, path: Path) -> None:
    game = await seat(host, "lots")
    for _ in ("in the lobby", "while it runs"):
        assert await sentences(path, host.new_tables.create("lots", 1, VERA, "Vera")) == [
            "This channel already has a table. Join it, or open yours in another channel.",
            "В этом канале уже есть стол. Сядьте за него или откройте свой в другом канале.",
        ]
        if (await host.queries.status(game)).status == "lobby":
            await host.lobby.start(game, ANNA)


async def test_joining_twice(host: Host, path: Path) -> None:
    game = await seat(host, "lots")
    assert await sentences(path, host.lobby.join(game, BORIS, "Boris")) == [
        "You’ve already joined: 2 of at most 4 players.",
        "Вы уже за этим столом: 2 из 4 игроков.",
    ]


async def test_a_full_table(host: Host, path: Path) -> None:
    game = await seat(host, "lots", players=4)
    assert await sentences(path, host.lobby.join(game, DINA, "Dina")) == [
        "All 4 seats are taken. You can watch, or open a table in another channel.",
        "Все места заняты (4). Можно смотреть или открыть стол в другом канале.",
    ]


async def test_joining_a_game_that_runs(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    assert await sentences(path, host.lobby.join(game, GLEB, "Gleb")) == [
        "The game has already started. Players: Anna, Boris.",
        "Игра уже идёт. Играют: Anna, Boris.",
    ]


async def test_starting_alone(host: Host, path: Path) -> None:
    game = await seat(host, "lots", players=1)
    assert await sentences(path, host.lobby.start(game, ANNA)) == [
        "Players so far: 1 of at least 2. Wait for more, or add bots.",
        "За столом 1 из 2 нужных игроков. Дождитесь остальных или добавьте ботов.",
    ]


async def test_a_first_player_who_is_not_there(host: Host, path: Path) -> None:
    game = await seat(host, "lots")
    assert await sentences(path, host.lobby.start(game, ANNA, first=VERA)) == [
        "Only a player at this table can go first: Anna, Boris.",
        "Первым может ходить только тот, кто за столом: Anna, Boris.",
    ]


async def test_leaving_a_game_that_runs(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    assert await sentences(path, host.lobby.leave(game, ANNA)) == [
        "The game has started, and the others need you. Play on, or offer your seat with `/seat offer`.",
        "Игра уже идёт, и вы нужны остальным. Играйте дальше или уступите место: `/место уступить`.",
    ]


async def test_calling_off_a_game_that_runs(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    assert await sentences(path, host.lobby.cancel(game, ANNA)) == [
        "The game has started and belongs to everybody in it. Only a moderator can end it early.",
        "Игра уже идёт и принадлежит всем, кто в ней. Закончить её раньше может только модератор.",
    ]


async def test_a_table_at_which_nobody_sits(host: Host, path: Path) -> None:
    game = await seat(host, "lots", players=1)
    await host.lobby.leave(game, ANNA)
    assert await sentences(path, host.lobby.start(game, ANNA)) == [
        "Nobody has joined this table. Press **Join**.",
        "За этим столом никого нет. Нажмите **Сесть**.",
    ]


async def test_taking_back_when_nothing_was_played(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    assert await sentences(path, host.undo.take_back(game, ANNA)) == [
        "There’s no move to undo yet.",
        "Ходов, которые можно отменить, ещё нет.",
    ]


async def test_taking_back_somebody_elses_move(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    assert await sentences(path, host.undo.take_back(game, BORIS)) == [
        "You have no move to undo yet.",
        "У вас ещё нет хода, который можно отменить.",
    ]


async def test_taking_back_after_somebody_else_has_moved(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    await host.play.act(game, BORIS, "Borrow", {}, 2)
    assert await sentences(path, host.undo.take_back(game, ANNA)) == [
        "Others have moved since your last move: Boris. Only the latest move can be undone without asking.",
        "После вашего хода сходили: Boris. Без спроса можно отменить только самый последний ход.",
    ]


async def test_taking_back_what_opened_the_others_answers(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    await host.play.act(game, BORIS, "Bid", {"amount": 1}, 2)
    assert await sentences(path, host.undo.take_back(game, BORIS)) == [
        "That move revealed the others’ sealed answers.",
        "Этим ходом открылись тайные ответы других.",
    ]
