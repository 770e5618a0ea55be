"""Seats that change hands: offered, taken over, left to a stand-in; and stand-ins from the start."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.clock import seat_clock
from bot.host.autoplay.stand_in import NAMES
from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from bot.words.names import name_of
from games.kernel import Who, say
from games.kernel.hosting import LANGUAGES, Was
from storage.actions import Line
from storage.engine.connection import Connection
from storage.seats import Player
from tests.host.hosting import hosted, keys, refusal, sentences
from tests.storage.kit import ask, sqlite
from tests.tables import ANNA, BORIS, GLEB, VERA, begin, play_on, seat


async def names(host: Host, game: int) -> list[str]:
    return [player.name for player in (await host.queries.status(game)).players]


# ── Stand-ins in the lobby ──


async def test_two_play_what_needs_more(host: Host) -> None:
    game = await seat(host, "lots", players=2)
    await host.lobby.add_stand_in(game, ANNA)
    await host.lobby.add_stand_in(game, BORIS)
    assert await names(host, game) == ["Anna", "Boris", "gull", "heron"]
    await host.lobby.start(game, ANNA)
    await play_on(host, game, Random(1))
    assert (await host.queries.status(game)).status == "over"


async def test_stand_ins_answer_as_soon_as_the_game_begins(host: Host) -> None:
    game = await seat(host, "lots", players=1)
    await host.lobby.add_stand_in(game, ANNA)
    await host.lobby.start(game, ANNA)
    assert (await host.queries.status(game)).waiting == (0,)


async def test_a_stand_in_can_be_sent_away_again(host: Host, path: Path) -> None:
    game = await seat(host, "lots", players=2)
    await host.lobby.add_stand_in(game, ANNA)
    await host.lobby.remove_stand_in(game, BORIS)
    assert await names(host, game) == ["Anna", "Boris"]
    assert await sentences(path, host.lobby.remove_stand_in(game, ANNA)) == [
        "There’s no bot at this table. You can add one.",
        "За этим столом нет ботов. Можно добавить.",
    ]


async def test_no_more_stand_ins_than_seats(host: Host, path: Path) -> None:
    game = await seat(host, "lots", players=2)
    await host.lobby.add_stand_in(game, ANNA)
    await host.lobby.add_stand_in(game, ANNA)
    assert (await refusal(path, host.lobby.add_stand_in(game, ANNA))).key == "host-table-full"


async def test_at_a_full_table_a_stand_in_gets_up_for_a_person(host: Host) -> None:
    game = await seat(host, "lots", players=2)
    await host.lobby.add_stand_in(game, ANNA)
    await host.lobby.add_stand_in(game, ANNA)
    await host.lobby.join(game, VERA, "Vera")
    assert await names(host, game) == ["Anna", "Boris", "gull", "Vera"]


async def test_only_who_sits_there_brings_stand_ins(host: Host, path: Path) -> None:
    game = await seat(host, "lots", players=2)
    assert (await refusal(path, host.lobby.add_stand_in(game, VERA))).key == "host-not-seated"
    assert (await refusal(path, host.lobby.remove_stand_in(game, VERA))).key == "host-not-seated"


async def test_in_a_running_game_nobody_adds_stand_ins(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    assert (await refusal(path, host.lobby.add_stand_in(game, ANNA))).key == "host-agreed-before"
    assert (await refusal(path, host.lobby.remove_stand_in(game, ANNA))).key == "host-agreed-before"


async def test_a_rematch_keeps_the_stand_ins(host: Host) -> None:
    game = await seat(host, "lots", players=2)
    await host.lobby.add_stand_in(game, ANNA)
    await host.lobby.start(game, ANNA)
    await play_on(host, game, Random(2))
    again = await host.rematches.again(game, BORIS)
    assert await names(host, again.game) == ["Boris", "Anna", "gull"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stand_in_has_a_name_in_every_language(language: str) -> None:
    shown = [name_of(Player(None, name), language) for name in NAMES]
    assert len(set(shown)) == len(NAMES)
    assert all(name.startswith({"en": "Bot ", "ru": "Бот "}[language]) for name in shown)


def test_a_person_keeps_the_name_of_a_stand_in() -> None:
    assert name_of(Player(7, "gull"), "en") == "gull"


# ── Offering and taking ──


async def test_an_offered_seat_is_played_until_somebody_takes_it(host: Host) -> None:
    game = await begin(host, "lots")
    offered = await host.seats.offer(game, BORIS)
    assert offered.events[0].text == say("host-seat-offered", place=2)
    await host.play.act(game, BORIS, "Bid", {"amount": 2}, 1)
    assert await host.seats.free(game) == (1,)
    taken = await host.seats.take(game, VERA, "Vera")
    assert taken.events[0].text == say("host-seat-taken-from", who=Who(1), before=Was(1, 5), place=2)
    assert await names(host, game) == ["Anna", "Vera"]
    assert await host.seats.free(game) == (), "whoever took it has not offered it"


async def test_a_substitute_in_a_sealed_auction_has_the_seats_secrets_and_its_bid(path: Path) -> None:
    async with hosted(path) as host:
        game = await begin(host, "lots")
        secret = (await host.queries.view(game, BORIS)).lucky
        await host.play.act(game, BORIS, "Bid", {"amount": 2}, 1)
        await host.seats.offer(game, BORIS)
    async with hosted(path) as host:
        await host.seats.take(game, VERA, "Vera", 1)
    async with hosted(path) as host:
        assert (await host.queries.view(game, VERA)).lucky == secret
        assert (await host.queries.view(game, BORIS)).lucky != secret, "the old owner watches like anybody"
        assert (await host.queries.status(game)).waiting == (0,)
        accepted = await host.play.act(game, ANNA, "Bid", {"amount": 1}, 2)
        assert accepted.events[-1].text == say("lot-won", who=Who(1), amount=2)
        await host.play.act(game, VERA, "Keep", {}, 3)


async def test_the_old_owner_neither_plays_nor_reads_on(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.seats.offer(game, BORIS)
    await host.seats.take(game, VERA, "Vera")
    assert (await refusal(path, host.play.act(game, BORIS, "Bid", {"amount": 1}, 9))).key == "host-not-seated"
    assert [event for _, event, _ in await host.queries.history(game, BORIS) if event.only is not None] == []
    own = [event.text.key for _, event, _ in await host.queries.history(game, VERA) if event.only == 1]
    assert own[-1] == "lucky-number"


async def test_the_newcomer_is_sent_the_hand_and_the_open_question(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.seats.offer(game, BORIS)
    await host.seats.take(game, VERA, "Vera")
    assert ask(path, "SELECT kind FROM outbox WHERE user = ? ORDER BY kind", VERA) == [("hand",), ("turn",)]


async def test_before_the_game_a_seat_is_joined_and_not_taken(host: Host, path: Path) -> None:
    game = await seat(host, "lots")
    assert await sentences(path, host.seats.take(game, VERA, "Vera")) == [
        "The game hasn’t started. Join it with `/game join`.",
        "Игра ещё не началась. Сядьте за стол: `/игра сесть`.",
    ]


async def test_whoever_loses_a_seat_to_somebody_else_is_written_to(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.seats.offer(game, BORIS)
    await host.seats.take(game, VERA, "Vera")
    await host.seats.leave(game, VERA)
    assert ask(path, "SELECT user FROM outbox WHERE kind = 'parted'") == [(BORIS,)], "Vera knows it herself"


async def test_the_same_click_takes_a_seat_once(host: Host) -> None:
    game = await begin(host, "lots")
    await host.seats.offer(game, BORIS, key=1)
    first = await host.seats.take(game, VERA, "Vera", key=2)
    assert await host.seats.take(game, VERA, "Vera", key=2) == first


async def test_an_offer_can_be_taken_back(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.seats.offer(game, BORIS)
    assert (await refusal(path, host.seats.offer(game, BORIS))).key == "host-seat-offered-already"
    kept = await host.seats.keep(game, BORIS)
    assert keys(kept.events) == ["host-seat-kept"]
    assert (await refusal(path, host.seats.keep(game, BORIS))).key == "host-seat-not-offered"
    assert await sentences(path, host.seats.take(game, VERA, "Vera")) == [
        "No seat is free at this table. Players: Anna, Boris.",
        "За этим столом нет свободных мест. Играют: Anna, Boris.",
    ]


async def test_one_seat_for_each_person(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.seats.offer(game, BORIS)
    assert await refusal(path, host.seats.take(game, ANNA, "Anna")) == say("host-seat-one-each")


async def test_which_seat_when_several_are_free(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    await host.seats.offer(game, BORIS)
    await host.seats.leave(game, VERA)
    both = (Who(1), Who(2))
    assert await refusal(path, host.seats.take(game, 77, "Zoe")) == say("host-seat-which", who=both)
    assert await refusal(path, host.seats.take(game, 77, "Zoe", 0)) == say("host-seat-not-free", who=both)
    await host.seats.take(game, 77, "Zoe", 2)
    assert await names(host, game) == ["Anna", "Boris", "Zoe"]


async def test_no_seat_is_taken_before_the_game_or_after_it(host: Host, path: Path) -> None:
    game = await seat(host, "lots")
    assert await host.seats.free(game) == ()
    assert (await refusal(path, host.seats.take(game, VERA, "Vera"))).key == "host-seat-not-begun"
    await host.lobby.cancel(game, ANNA)
    assert (await refusal(path, host.seats.take(game, VERA, "Vera"))).key == "host-void"


# ── Leaving ──


async def test_a_stand_in_plays_on_for_whoever_leaves(host: Host) -> None:
    game = await begin(host, "lots")
    await host.seats.leave(game, BORIS)
    assert await names(host, game) == ["Anna", "gull"]
    assert (await host.queries.status(game)).waiting == (0,)
    assert await host.seats.free(game) == (1,)


async def test_with_everybody_gone_the_game_waits_for_the_first_to_take_a_seat(path: Path) -> None:
    async with hosted(path) as host:
        game = await begin(host, "lots")
        await host.seats.leave(game, BORIS)
        await host.seats.leave(game, ANNA)
        version = (await host.queries.status(game)).version
    async with hosted(path) as host:
        await host.autoplay.catch_up()
        assert (await host.queries.status(game)).version == version
        await host.seats.take(game, ANNA, "Anna")
        assert (await host.queries.status(game)).waiting == (0,), "the other seat is played again"


async def test_what_was_interrupted_by_a_stop_goes_on_after_the_start(path: Path) -> None:
    async with hosted(path) as host:
        game = await begin(host, "lots")
        host.autoplay.deputies.clear()  # as if the program had stopped in between
        await host.seats.leave(game, BORIS)
        assert (await host.queries.status(game)).waiting == (0, 1)
    async with hosted(path) as host:
        await host.autoplay.catch_up()
        assert (await host.queries.status(game)).waiting == (0,)


async def test_a_game_that_cannot_be_set_up_does_not_hold_up_the_others(path: Path) -> None:
    async with hosted(path) as host:
        broken, game = [await begin(host, "lots", channel=channel) for channel in (1, 2)]
        host.autoplay.deputies.clear()
        await host.seats.leave(game, BORIS)
        await host.database.write(
            lambda c: c.execute("UPDATE snapshot SET state = ? WHERE game = ?", (b"{}", broken))
        )
    async with hosted(path) as host:
        await host.autoplay.catch_up()
        assert (await host.queries.status(game)).waiting == (0,)


# ── Nobody sees the secrets of two seats ──


async def test_whoever_has_left_a_seat_gets_no_other_and_may_come_back(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    await host.seats.offer(game, BORIS)
    await host.seats.leave(game, ANNA)
    for other in (1, 2):
        assert await sentences(path, host.seats.take(game, ANNA, "Anna", other)) == [
            "You know the secrets of seat 1 in this game,"
            " so you can only come back to that one, when it’s free.",
            "Вы знаете секреты места 1 в этой игре: вернуться можно только на него, когда оно свободно.",
        ]
    await host.seats.take(game, ANNA, "Anna")
    assert await names(host, game) == ["Anna", "Boris", "Vera"], "several are free, one of them for her"


async def test_a_seat_that_somebody_else_has_by_now_opens_no_other(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    await host.seats.leave(game, ANNA)
    await host.seats.take(game, GLEB, "Gleb")
    assert (await refusal(path, host.seats.take(game, ANNA, "Anna"))).key == "host-seat-none-free"
    await host.seats.offer(game, BORIS)
    assert await refusal(path, host.seats.take(game, ANNA, "Anna")) == say("host-seat-another", place=1)


async def test_whoever_only_looked_into_a_seat_gets_no_other(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    for player in (BORIS, VERA):
        await host.seats.offer(game, player)
    await host.seats.take(game, GLEB, "Gleb", 1)
    await host.seats.leave(game, GLEB)
    assert await refusal(path, host.seats.take(game, GLEB, "Gleb", 2)) == say("host-seat-another", place=2)


async def test_a_seat_in_the_lobby_has_no_secrets(host: Host) -> None:
    game = await seat(host, "lots", players=4)
    await host.lobby.leave(game, ANNA)  # the others move up
    await host.lobby.start(game, BORIS)
    await host.seats.offer(game, VERA)
    await host.seats.take(game, ANNA, "Anna")
    assert await names(host, game) == ["Boris", "Anna", "Gleb"]


async def test_a_moderator_gives_nobody_a_second_seat_to_look_into(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    by, anna = Ruling(77, "why"), Player(ANNA, "Anna")
    await host.corrections.replace_player(game, by, 0, None)
    assert await sentences(path, host.corrections.replace_player(game, by, 1, anna)) == [
        "This person knows the secrets of seat 1 in this game and can’t get another. Choose somebody else.",
        "Этот человек знает секреты места 1 в этой игре и другого не получит. Выберите кого-нибудь ещё.",
    ]
    await host.corrections.replace_player(game, by, 0, anna)
    assert await names(host, game) == ["Anna", "Boris", "Vera"]


async def test_being_forgotten_opens_no_second_seat(host: Host, path: Path) -> None:
    """Nor a seat of a game that was called off meanwhile, and comes back."""
    game = await begin(host, "lots", players=3)
    await host.seats.leave(game, BORIS)
    await host.seats.leave(game, ANNA)
    await host.privacy.forget(ANNA)
    assert await refusal(path, host.seats.take(game, ANNA, "Anna", 1)) == say("host-seat-another", place=1)
    anna, by = Player(ANNA, "Anna"), Ruling(77, "why")
    replaced = host.corrections.replace_player(game, by, 1, anna)
    assert (await refusal(path, replaced)).key == "mod-seat-another"
    await host.seats.take(game, ANNA, "Anna")
    assert await names(host, game) == ["Anna", "gull", "Vera"], "her own seat is hers to come back to"


async def test_being_forgotten_while_a_game_lies_in_the_archive_opens_no_second_seat(
    host: Host, path: Path
) -> None:
    game = await begin(host, "lots", players=3)
    await host.seats.leave(game, BORIS)
    by = Ruling(77, "why")
    version = (await host.queries.status(game)).version
    await host.lifecycle.close(game, by, version, say("host-mod-void"))
    await host.privacy.forget(ANNA)
    await host.lifecycle.restore(game, by, 1, lambda connection: None)
    assert await refusal(path, host.seats.take(game, ANNA, "Anna", 1)) == say("host-seat-another", place=1)


# ── One place where a seat changes hands ──


async def test_what_was_the_old_owners_alone_goes_with_them(host: Host) -> None:
    gone: list[tuple[int, int]] = []

    def note(connection: Connection, game: int, seat: int) -> None:
        assert sqlite(connection).in_transaction
        gone.append((game, seat))

    host.seats.partings.append(note)
    game = await begin(host, "lots")
    await host.seats.offer(game, BORIS)
    assert gone == []
    await host.seats.take(game, VERA, "Vera")
    await host.seats.leave(game, VERA)
    assert gone == [(game, 1), (game, 1)]


async def test_a_moderators_replacement_is_held_to_one_seat_each(host: Host, path: Path) -> None:
    game = await begin(host, "lots")

    async def replace() -> None:
        async with host.open_games.at(game) as live:
            await host.seats.change_hands(live, 1, Player(ANNA, "Anna"), Line("/seat", 0, 1, 99))

    assert await refusal(path, replace()) == say("host-seat-one-each")


async def test_a_seat_can_be_free_for_other_reasons(host: Host) -> None:
    game = await begin(host, "lots")
    host.seats.vacancies.append(lambda live, seat: live.players[seat].user == BORIS)
    await host.seats.take(game, VERA, "Vera")
    assert await names(host, game) == ["Anna", "Vera"]


async def test_the_seat_of_somebody_whose_time_is_up_can_be_taken(host: Host) -> None:
    game = await begin(host, "lots", players=3)
    assert await host.seats.free(game) == ()
    async with host.open_games.at(game) as live:
        await host.clocks.save(live, [seat_clock.gone(live.clocks.seats[1])])
    assert await host.seats.free(game) == (1,)
    await host.seats.take(game, 77, "Zoe")
    assert await names(host, game) == ["Anna", "Zoe", "Vera"]
    assert await host.seats.free(game) == (), "the newcomer has the time of a newcomer"
