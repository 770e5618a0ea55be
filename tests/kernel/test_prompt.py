"""Prompts: an offer is made when it is asked for, and only while the table stands as it did."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.kernel import Move, Offer, Pick, Picked, Prompt, Remark, Seat, Text, say, waiting
from games.kernel.hosting import AnyTable, Folly, deal, play, prompt, start
from tests.kernel.salvage import SALVAGE, BlindAuction, Hawk, Options, Share, Stow

MOVES = (Stow, Hawk, Share)


def won() -> AnyTable:
    """Seat 2 has won the crate and has to decide."""
    table = start(deal(SALVAGE, 3, "seed", Options()))
    for seat, amount in enumerate((1, 2, 3)):
        play(table, seat, "Bid", {"amount": amount})
    return table


def asked(table: AnyTable) -> Prompt:
    found = prompt(table, 2)
    assert found is not None
    return found


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[type[Move]]:
    """Which offers have been made."""
    made: list[type[Move]] = []

    def counted(move: type[Move], offer: Any) -> Any:
        def make(table: AnyTable, seat: Seat) -> Offer:
            made.append(move)
            return offer(table, seat)  # type: ignore[no-any-return]

        return make

    for move in MOVES:
        monkeypatch.setattr(move, "offer", counted(move, move.offer))
    return made


def test_to_judge_one_action_no_other_is_looked_at(made: list[type[Move]]) -> None:
    play(won(), 2, "Hawk", {"buyer": 0, "price": 1})
    assert made == [Hawk]


def test_an_offer_is_made_once_for_whoever_asks(made: list[type[Move]]) -> None:
    table = won()
    assert asked(table).offer("Hawk") is asked(table).offer("Hawk")
    assert made == [Hawk]


def test_a_random_action_takes_no_more_offers_than_were_tried(made: list[type[Move]]) -> None:
    assert asked(won()).sample(Random(1)) is not None
    assert len(made) == 1


def test_every_open_offer_is_drawn_equally_often() -> None:
    table, dice, drawn = won(), Random(1), []
    table.state.players[2].coins = 0  # nothing to share
    for _ in range(600):
        pick = asked(table).sample(dice)
        assert pick is not None
        drawn.append(pick.kind)
    assert set(drawn) == {"Stow", "Hawk", "TakeLoan"}
    assert all(150 < drawn.count(kind) < 250 for kind in set(drawn))


def asked_about(offer: Offer, values: Picked) -> bool:
    return offer.is_folly(values)


def always(offer: Offer, values: Picked) -> bool:
    return offer.action is Hawk


@pytest.mark.parametrize(
    ("confirm", "folly", "seldom"),
    [
        (lambda picked: say("sure"), asked_about, True),
        (lambda picked: None, asked_about, False),
        (lambda picked: say("sure"), None, False),
        (None, always, True),
    ],
)
def test_random_play_seldom_does_what_would_throw_the_game_away(
    confirm: Remark | None, folly: Folly | None, seldom: bool
) -> None:
    two = Prompt(say("decide"), (Offer(Hawk, say("hawk"), confirm=confirm), Offer(Stow, say("stow"))))
    dice = Random(1)
    drawn = [pick.kind for _ in range(600) if (pick := two.sample(dice, folly)) is not None]
    assert drawn.count("Hawk") > 0
    assert (drawn.count("Hawk") < 30) is seldom


def test_a_folly_is_done_where_nothing_else_can_be() -> None:
    only = Prompt(say("decide"), (Offer(Hawk, say("hawk")),))
    assert only.sample(Random(1), always) == Pick("Hawk", {})


def test_an_old_prompt_makes_no_offer_out_of_a_table_that_has_moved_on() -> None:
    table = won()
    old = asked(table)
    play(table, 2, "Stow", {})
    with pytest.raises(RuntimeError, match="version 3; it is 4 now"):
        old.offer("Hawk")


def test_the_whole_of_a_prompt_may_be_kept() -> None:
    table = won()
    kept = asked(table).whole()
    play(table, 2, "Stow", {})
    assert [offer.action for offer in kept.offers if offer.action in MOVES] == [*MOVES]


def test_what_the_clock_plays_is_thought_out_when_it_is_needed_and_not_later() -> None:
    thought: list[int] = []

    def best() -> Stow:
        thought.append(1)
        return Stow()

    table = won()
    put = Prompt(say("you-won"), MOVES, best).at(table, 2)
    assert (put.offer("Hawk").blocked, thought) == (None, [])
    assert (put.default, thought) == (Stow(), [1])
    play(table, 2, "Stow", {})
    with pytest.raises(RuntimeError, match="it is 4 now"):
        _ = put.default


def test_who_is_asked_is_found_anew_when_a_move_cuts_in(monkeypatch: pytest.MonkeyPatch) -> None:
    table = start(deal(SALVAGE, 3, "seed", Options()))
    assert waiting(table) == (0, 1, 2)
    monkeypatch.setattr(BlindAuction, "asks", _without_debtors)
    play(table, 1, "TakeLoan", {})
    assert waiting(table) == (0, 2)


def _without_debtors(step: BlindAuction, table: AnyTable) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(table.seats) if not table.state.players[seat].loans)


def test_what_is_offered_is_had_and_what_is_not_blocked_can_be_done() -> None:
    two = Prompt(say("decide"), (Offer(Stow, say("stow")), Offer(Hawk, say("hawk"), blocked=say("no"))))
    assert [two.has(kind) for kind in ("Stow", "Hawk", "Share")] == [True, True, False]
    assert [two.can(kind) for kind in ("Stow", "Hawk", "Share")] == [True, False, False]


def test_asking_for_one_offer_makes_no_other() -> None:
    put = asked(won())
    assert put.can("Stow")
    assert list(put._made) == [Stow]


def test_the_words_of_a_question_are_found_when_somebody_reads_them_and_not_later() -> None:
    read: list[str] = []

    def word(key: str) -> Text:
        read.append(key)
        return say(key)

    table = won()
    put = Prompt(lambda: word("you-won"), MOVES, context=lambda: word("decide")).at(table, 2)
    assert put.sample(Random(1)) is not None
    assert read == []
    assert (put.text, put.context) == (say("you-won"), say("decide"))
    kept = put.whole()
    play(table, 2, "Stow", {})
    assert (kept.text, kept.context) == (say("you-won"), say("decide"))
    with pytest.raises(RuntimeError, match="version 3; it is 4 now"):
        _ = put.text
