"""Asking to take back what stands otherwise: all other persons agree, or a moderator does."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host.host import Host
from bot.host.moderation.ruling import Ruling
from games.kernel import Text, Who, say
from tests.host.hosting import hosted, keys, refusal
from tests.kit_game import Auction
from tests.storage.kit import ask, content
from tests.tables import ANNA, BORIS, VERA, begin

MIRA = 99  # a moderator who does not play
RULING = Ruling(MIRA, "why")


async def asked(host: Host, players: int = 3) -> tuple[int, int]:
    """Anna has borrowed, Boris has borrowed after her, and she asks to take hers back."""
    game = await begin(host, "lots", players=players)
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    await host.play.act(game, BORIS, "Borrow", {}, 2)
    accepted = await host.undo_requests.ask(game, ANNA, key=3)
    return game, accepted.version


async def coins(host: Host, game: int) -> list[int]:
    return [(await host.queries.view(game, user)).coins[seat] for seat, user in enumerate((ANNA, BORIS))]


async def test_in_a_pause_players_neither_ask_nor_agree(host: Host, path: Path) -> None:
    game, number = await asked(host)
    await host.pauses.pause(game, MIRA)
    assert (await refusal(path, host.undo_requests.ask(game, BORIS))).key == "host-paused"
    assert (await refusal(path, host.undo_requests.agree(game, BORIS, number))).key == "host-paused"
    before = await coins(host, game)
    await host.corrections.answer_request(game, RULING, number, True)
    assert await coins(host, game) != before


async def test_a_request_tells_who_asks_to_take_back_what(host: Host) -> None:
    game, number = await asked(host)
    request = await host.undo_requests.find(game, number)
    assert request is not None
    assert (request.seat, request.later) == (0, 1)
    assert request.told == (say("borrowed", who=Who(0)),)
    assert (request.agreed, request.missing) == ((), (1, 2))
    assert [event.text for _, event, _ in await host.queries.history(game, after=number - 1)] == [
        say("host-request", who=Who(0))
    ]


async def test_a_request_shows_of_a_sealed_answer_only_that_it_was_given(host: Host) -> None:
    game = await begin(host, "lots", players=3)
    await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
    await host.play.act(game, BORIS, "Borrow", {}, 2)
    request = await host.undo_requests.find(game, (await host.undo_requests.ask(game, ANNA)).version)
    assert request is not None
    assert request.told == (say("has-answered", who=Who(0)),)


async def test_with_the_last_agreement_the_move_and_all_after_it_are_taken_back(path: Path) -> None:
    async with hosted(path) as host:
        game, number = await asked(host)
    async with hosted(path) as host:
        await host.undo_requests.agree(game, VERA, number)
        assert await coins(host, game) == [15, 15], "one of two is not enough"
        request = await host.undo_requests.find(game, number)
        assert request is not None
        assert (request.agreed, request.missing) == ((2,), (1,))
    async with hosted(path) as host:
        granted = await host.undo_requests.agree(game, BORIS, number)
        assert granted.events[-1].text == say("host-request-granted", who=Who(0))
        assert await coins(host, game) == [10, 10]
    assert ask(path, "SELECT kind, undone_by FROM action WHERE seq > 4 AND game = ?", game) == [
        ("Borrow", 9),
        ("Borrow", 9),
        ("/ask", None),
        ("/agree", None),
        ("/undo", None),
    ]


async def test_whoever_asked_is_called_to_move_again(path: Path) -> None:
    async with hosted(path) as host:
        game = await begin(host, "lots")
        await host.play.act(game, ANNA, "Bid", {"amount": 3}, 1)
        await host.play.act(game, BORIS, "Borrow", {}, 2)
        number = (await host.undo_requests.ask(game, ANNA)).version
        await host.database.write(lambda connection: connection.execute("DELETE FROM outbox"))
        await host.undo_requests.agree(game, BORIS, number)
    assert ask(path, "SELECT user FROM outbox WHERE kind = 'turn'") == [(ANNA,)]


async def test_one_no_is_enough(host: Host, path: Path) -> None:
    game, number = await asked(host)
    await host.undo_requests.agree(game, VERA, number)
    declined = await host.undo_requests.decline(game, BORIS, number)
    assert declined.events[0].text == say("host-request-declined", who=Who(1))
    assert await host.undo_requests.find(game, number) is None
    assert await refusal(path, host.undo_requests.agree(game, BORIS, number)) == say("host-request-void")


async def test_a_moderator_decides_alone(host: Host) -> None:
    game, number = await asked(host)
    await host.corrections.answer_request(game, RULING, number, True)
    assert await coins(host, game) == [10, 10]


async def test_a_moderator_can_let_it_stand(host: Host) -> None:
    game, number = await asked(host)
    declined = await host.corrections.answer_request(game, RULING, number, False)
    assert keys(declined.events) == ["host-mod"]
    assert declined.events[0].text.args["what"] == say("host-mod-request-declined", who=Who(0))
    assert await coins(host, game) == [15, 15]


async def test_somebody_who_does_not_play_has_no_say(host: Host, path: Path) -> None:
    game, number = await asked(host)
    assert (await refusal(path, host.undo_requests.agree(game, MIRA, number))).key == "host-not-seated"
    assert (await refusal(path, host.undo_requests.decline(game, MIRA, number))).key == "host-not-seated"


async def test_nobody_grants_their_own_request(host: Host, path: Path) -> None:
    game, number = await asked(host)
    assert await refusal(path, host.undo_requests.agree(game, ANNA, number)) == say("host-request-own")
    own = host.corrections.answer_request(game, Ruling(ANNA, "why"), number, True)
    assert await refusal(path, own) == say("host-request-own"), (
        "a moderator who plays decides like the others"
    )


async def test_a_request_falls_when_the_table_moves_on(host: Host, path: Path) -> None:
    game, number = await asked(host)
    await host.play.act(game, VERA, "Borrow", {}, 4)
    assert await refusal(path, host.undo_requests.agree(game, BORIS, number)) == say("host-request-void")
    assert await refusal(path, host.undo_requests.decline(game, BORIS, number)) == say("host-request-void")


async def test_the_same_is_not_asked_twice_at_once(host: Host, path: Path) -> None:
    game, number = await asked(host)
    assert await refusal(path, host.undo_requests.ask(game, ANNA)) == say("host-request-open")
    await host.undo_requests.decline(game, BORIS, number)
    assert (await host.undo_requests.ask(game, ANNA)).version > number, "after a no it can be asked again"


async def test_the_same_click_agrees_once(host: Host, path: Path) -> None:
    game, number = await asked(host, players=4)
    first = await host.undo_requests.agree(game, VERA, number, key=5)
    before = content(path)
    assert await host.undo_requests.agree(game, VERA, number, key=5) == first
    assert content(path) == before


async def test_whoever_agrees_twice_counts_once(host: Host) -> None:
    game, number = await asked(host)
    await host.undo_requests.agree(game, VERA, number, key=5)
    await host.undo_requests.agree(game, VERA, number, key=6)
    assert await coins(host, game) == [15, 15]


async def test_a_substitute_is_asked_in_the_place_of_the_old_owner(host: Host) -> None:
    game, number = await asked(host)
    await host.undo_requests.agree(game, VERA, number)
    await host.seats.offer(game, VERA)
    await host.seats.take(game, 77, "Zoe")
    request = await host.undo_requests.find(game, number)
    assert request is not None
    assert request.missing == (1, 2)


async def test_stand_ins_are_not_asked_and_a_lone_person_asks_nobody(host: Host) -> None:
    game = await begin(host, "lots")
    await host.seats.leave(game, BORIS)
    await host.play.act(game, ANNA, "Bid", {"amount": 10}, 1)
    assert await host.undo_requests.ask(game, ANNA, key=2)
    assert (await host.queries.view(game, ANNA)).coins[0] == 10
    assert (await host.queries.status(game)).waiting == (0,)


async def test_a_stand_ins_answer_counts_as_somebody_elses(host: Host, path: Path) -> None:
    game = await begin(host, "lots", players=3)
    await host.play.act(game, ANNA, "Bid", {"amount": 10}, 1)
    await host.play.act(game, BORIS, "Bid", {"amount": 0}, 2)
    await host.seats.leave(game, VERA)
    why: Text = await refusal(path, host.undo.take_back(game, BORIS))
    assert why == say("host-undo-moved-since", who=(Who(2),))


async def test_nothing_played_is_nothing_to_ask_for(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    assert await refusal(path, host.undo_requests.ask(game, ANNA)) == say("host-undo-nothing")


async def test_pressing_twice_takes_back_one_move(host: Host, path: Path) -> None:
    game = await begin(host, "lots")
    await host.play.act(game, ANNA, "Borrow", {}, 1)
    version = (await host.play.act(game, ANNA, "Borrow", {}, 2)).version
    await host.undo.take_back(game, ANNA, key=3, version=version)
    assert await refusal(path, host.undo.take_back(game, ANNA, key=4, version=version)) == say(
        "host-moved-on"
    )


async def test_even_with_consent_the_others_keep_their_sealed_answers(
    host: Host, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Auction, "locks", True)
    game = await begin(host, "lots", players=3)
    await host.play.act(game, ANNA, "Bid", {"amount": 9}, 1)
    await host.play.act(game, BORIS, "Bid", {"amount": 2}, 2)
    assert (await refusal(path, host.undo.take_back(game, ANNA))).key == "undo-locked"
    number = (await host.undo_requests.ask(game, ANNA)).version
    request = await host.undo_requests.find(game, number)
    assert request is not None
    assert request.later == 0, "nothing goes with it"
    await host.corrections.answer_request(game, RULING, number, True)
    assert (await host.queries.status(game)).waiting == (0, 2), "the bid of Boris is still there"
