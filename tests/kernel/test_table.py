"""The flow of a game: the agenda, sealed answers, any-time moves, refusals, undo, snapshots."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import Any

import pytest

from games.kernel import Illegal, Score, say, waiting
from games.kernel.hosting import (
    AnyTable,
    Deal,
    Entry,
    Unreadable,
    deal,
    digest,
    learnt,
    load,
    load_deal,
    locked,
    only_sealed,
    play,
    prompt,
    ranks,
    replay,
    save,
    save_deal,
    start,
    why_not_undo,
    winners,
)
from games.kernel.playing.step import Frame
from games.kernel.showing.view import HIDDEN
from tests.kernel.salvage import SALVAGE, BlindAuction, CutIn, DecideFate, Options, Round
from tests.kit import copy, refusal


def salvage(seats: int = 3, **options: Any) -> AnyTable:
    return start(deal(SALVAGE, seats, "seed", Options(**options)))


def bids(table: AnyTable, *amounts: int) -> None:
    for seat, amount in enumerate(amounts):
        play(table, seat, "Bid", {"amount": amount})


@pytest.mark.parametrize("seats", [SALVAGE.seats[0] - 1, SALVAGE.seats[-1] + 1])
def test_no_game_starts_with_more_or_fewer_than_can_play_it(seats: int) -> None:
    with pytest.raises(ValueError, match=f"cannot be played by {seats}"):
        salvage(seats)


def test_a_step_that_asks_several_waits_for_all_of_them() -> None:
    table = salvage()
    assert waiting(table) == (0, 1, 2)
    play(table, 1, "Bid", {"amount": 4})
    assert waiting(table) == (0, 2)


def test_a_sealed_answer_may_be_changed_until_the_last_is_in() -> None:
    table = salvage()
    play(table, 0, "Bid", {"amount": 4})
    play(table, 0, "Bid", {"amount": 1})
    bids(table, 1, 2, 3)
    assert table.now == DecideFate(2)


def test_a_step_that_locks_takes_no_second_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BlindAuction, "locks", True)
    table = salvage()
    play(table, 0, "Bid", {"amount": 4})
    assert refusal(table, 0, "Bid", amount=1).key == "cannot-now"
    asked = prompt(table, 0)
    assert asked is not None
    assert asked.text.key == "answer-locked"


def test_the_table_is_told_who_has_answered_and_not_what() -> None:
    table = salvage()
    (event,) = play(table, 0, "Bid", {"amount": 4})
    assert event.only is None
    assert event.text.key == "has-answered"
    assert play(table, 0, "Bid", {"amount": 5}) == []


def test_an_any_time_move_keeps_the_open_answers() -> None:
    table = salvage()
    play(table, 0, "Bid", {"amount": 4})
    play(table, 1, "TakeLoan", {})
    assert waiting(table) == (1, 2)


def test_an_any_time_move_drops_the_answers_it_made_illegal() -> None:
    table = salvage()
    play(table, 0, "Bid", {"amount": 4})
    play(table, 0, "Squander", {})
    assert waiting(table) == (1, 2)
    assert table.agenda[0].answers[0].model_dump() == {"amount": 0}, "only one bid was left, so it was made"


def test_a_step_that_an_any_time_move_schedules_cuts_in_and_the_auction_goes_on_with_its_bids() -> None:
    table = start(deal(replace(SALVAGE, anytime=(CutIn,)), 3, "seed"))
    play(table, 0, "Bid", {"amount": 4})
    play(table, 2, "CutIn", {})
    assert waiting(table) == (2,)
    table = copy(table)
    play(table, 2, "Stow", {})
    assert waiting(table) == (1, 2)


def test_an_answer_that_is_the_only_one_is_given_by_itself() -> None:
    table = salvage()
    play(table, 1, "Squander", {})
    assert waiting(table) == (0, 2)


def test_steps_come_in_the_order_scheduled_before_what_was_there() -> None:
    table = salvage()
    table.then(DecideFate(0), DecideFate(1))
    play(table, 2, "TakeLoan", {})
    assert [frame.step for frame in table.agenda] == [DecideFate(0), DecideFate(1), BlindAuction(), Round()]


def test_chance_is_the_same_for_the_same_seed_and_different_for_another() -> None:
    assert salvage().state == salvage().state
    crates = {start(deal(SALVAGE, 3, str(seed))).state.crate for seed in range(40)}
    assert len(crates) > 5


def test_the_commitment_is_the_hash_of_the_seed_and_the_snapshot_does_not_tell_it() -> None:
    dealt = deal(SALVAGE, 3, "a very secret seed")
    assert dealt.commitment == hashlib.sha256(b"a very secret seed").hexdigest()
    assert "secret" not in save(start(dealt))


@pytest.mark.parametrize(
    ("seat", "kind", "values", "key"),
    [
        (0, "Sing", {}, "cannot-now"),
        (0, "Stow", {}, "cannot-now"),
        (0, "Bid", {}, "choose-amount-because"),
        (0, "Bid", {"amount": 11}, "choose-amount-because"),
        (0, "Bid", {"amount": "4"}, "choose-amount-because"),
        (0, "Bid", {"amount": True}, "choose-amount-because"),
        (0, "Bid", {"amount": 4, "more": 1}, "stray-fields"),
        (7, "Bid", {"amount": 4}, "no-such-seat"),
        (-1, "Bid", {"amount": 4}, "no-such-seat"),
    ],
)
def test_a_refused_move_changes_nothing_and_says_one_thing(
    seat: int, kind: str, values: dict[str, Any], key: str
) -> None:
    assert refusal(salvage(), seat, kind, **values).key == key


def test_a_blocked_offer_is_refused_with_its_reason() -> None:
    table = salvage()
    play(table, 0, "TakeLoan", {})
    play(table, 0, "TakeLoan", {})
    assert refusal(table, 0, "TakeLoan") == say("two-loans")


def test_a_move_out_of_turn_is_told_whom_the_table_waits_for() -> None:
    table = salvage()
    bids(table, 1, 2, 3)
    text = refusal(table, 0, "Stow")
    assert text.key == "cannot-now"
    assert text.args["now"].key == "wait-for"


def test_after_the_end_nothing_is_legal() -> None:
    table = salvage(rounds=1)
    bids(table, 1, 1, 1)
    assert table.scores is not None
    assert prompt(table, 0) is None
    assert refusal(table, 0, "TakeLoan") == say("game-over")
    assert winners(table) == (0, 1, 2)


def test_equal_scores_share_a_place_and_the_next_is_skipped() -> None:
    scores = {0: Score((5,), 5), 1: Score((9,), 9), 2: Score((5,), 5), 3: Score((1,), 1)}
    assert ranks(scores) == {0: 2, 1: 1, 2: 2, 3: 4}


def test_a_snapshot_round_trips_in_the_middle_of_an_auction_and_at_the_end() -> None:
    table = salvage(rounds=1)
    play(table, 0, "Bid", {"amount": 4})
    assert save(copy(table)) == save(table)
    bids(table, 1, 1, 1)
    assert copy(table).scores == table.scores
    assert digest(copy(table)) == digest(table)


def test_a_deal_round_trips() -> None:
    dealt = deal(SALVAGE, 4, "s", Options(rounds=2), first=3)
    assert load_deal(SALVAGE, save_deal(dealt)) == dealt


def test_a_deal_keeps_the_edition_it_was_made_by_and_one_that_names_none_is_of_the_first() -> None:
    newer = replace(SALVAGE, edition=3)
    dealt = save_deal(deal(newer, 3, "s"))
    assert load_deal(replace(SALVAGE, edition=4), dealt).edition == 3
    unnamed = {key: value for key, value in json.loads(dealt).items() if key != "edition"}
    assert load_deal(newer, json.dumps(unnamed)).edition == 1


def test_an_older_snapshot_is_migrated_and_an_unknown_one_refused() -> None:
    old = save(salvage())

    def second(saved: dict[str, Any]) -> dict[str, Any]:
        return {**saved, "state": {**saved["state"], "crate": 99}}

    newer = replace(SALVAGE, rules_version=2, migrations={1: second})
    assert load(deal(newer, 3, "seed"), old).state.crate == 99
    with pytest.raises(Unreadable, match="no way from rules version 1"):
        load(deal(replace(SALVAGE, rules_version=2), 3, "seed"), old)


def test_replay_gives_the_same_game() -> None:
    dealt: Deal = deal(SALVAGE, 3, "seed")
    table, log = start(dealt), [Entry(0, "Bid", {"amount": 3}), Entry(1, "Bid", {"amount": 2})]
    for entry in log:
        play(table, entry.seat, entry.kind, entry.values)
    assert save(replay(dealt, log)) == save(table)
    assert json.loads(save(table))["version"] == 2


def after(table: AnyTable, seat: int, kind: str, **values: Any) -> tuple[AnyTable, AnyTable]:
    before = copy(table)
    play(table, seat, kind, values)
    return before, table


def test_undo_is_free_when_nobody_learnt_anything() -> None:
    assert why_not_undo(*after(salvage(), 0, "TakeLoan"), 0) is None


def test_undo_of_a_sealed_answer_that_still_waits_is_free() -> None:
    assert why_not_undo(*after(salvage(), 0, "Bid", amount=3), 0) is None


def test_undo_is_refused_once_bids_were_revealed() -> None:
    table = salvage()
    play(table, 0, "Bid", {"amount": 3})
    play(table, 1, "Bid", {"amount": 2})
    assert why_not_undo(*after(table, 2, "Bid", amount=1), 2) == say("undo-revealed")


def test_undo_is_refused_once_chance_was_drawn() -> None:
    table = salvage()
    bids(table, 1, 2, 3)
    assert why_not_undo(*after(table, 2, "Stow"), 2) == say("undo-chance")


def test_undo_is_refused_after_the_end() -> None:
    table = salvage(rounds=1)
    bids(table, 1, 2, 3)
    assert why_not_undo(*after(table, 2, "Stow"), 2) == say("undo-over")


def test_undo_is_refused_when_a_view_shows_what_was_hidden() -> None:
    open_hand = replace(SALVAGE, view=lambda table, viewer: (table.state.players[0].loans or HIDDEN,))
    table = start(deal(open_hand, 3, "seed"))
    assert why_not_undo(*after(table, 0, "TakeLoan"), 0) == say("undo-learnt")


def test_a_sealed_answer_changes_nothing_but_itself() -> None:
    table = salvage()
    play(table, 1, "Bid", {"amount": 2})
    assert only_sealed(*after(table, 0, "Bid", amount=3), 0)


def test_a_move_that_everybody_sees_is_no_sealed_answer() -> None:
    assert not only_sealed(*after(salvage(), 0, "TakeLoan"), 0)


def test_an_answer_that_opened_the_others_is_sealed_no_more() -> None:
    table = salvage()
    play(table, 0, "Bid", {"amount": 3})
    play(table, 1, "Bid", {"amount": 2})
    assert not only_sealed(*after(table, 2, "Bid", amount=1), 2)


def test_an_answer_of_somebody_else_is_not_ones_own() -> None:
    assert not only_sealed(*after(salvage(), 0, "Bid", amount=3), 1)


def test_only_an_answer_that_was_given_is_locked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = salvage()
    play(table, 0, "Bid", {"amount": 4})
    assert not locked(table, 0)
    monkeypatch.setattr(BlindAuction, "locks", True)
    assert locked(table, 0)
    assert not locked(table, 1)


def test_a_locked_answer_stands_and_what_is_done_after_it_need_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BlindAuction, "locks", True)
    table = salvage()
    assert why_not_undo(*after(table, 0, "Bid", amount=3), 0) == say("undo-locked")
    assert why_not_undo(*after(table, 0, "TakeLoan"), 0) is None


@pytest.mark.parametrize(
    ("before", "now", "found"),
    [
        (HIDDEN, 3, True),
        (HIDDEN, HIDDEN, False),
        ((1, HIDDEN), (1, 2), True),
        ((1, 2), (1, 3), False),
        ({"a": HIDDEN}, {"a": 1}, True),
        ({"a": 1}, {"b": 1}, False),
    ],
)
def test_learnt_is_what_was_hidden_and_is_not_any_more(before: Any, now: Any, found: bool) -> None:
    assert learnt(before, now) is found


def test_rules_that_never_stop_are_a_bug_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    table = salvage()
    bids(table, 1, 2, 3)
    monkeypatch.setattr(DecideFate, "asks", lambda self, table: ())
    monkeypatch.setattr(DecideFate, "run", lambda self, table: table.then(DecideFate(0)))
    table.agenda.insert(0, Frame(DecideFate(0)))
    with pytest.raises(RuntimeError, match="never stop"):
        play(table, 0, "TakeLoan", {})


def test_illegal_carries_its_message() -> None:
    assert Illegal(say("x", n=1)).text == say("x", n=1)
