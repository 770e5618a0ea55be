"""The player who thinks ahead: what it tries, what it may know, and how long it takes."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.cargo_noir.rules.sending import SendShips
from games.cargo_noir.rules.trade import Trading
from games.cargo_noir.rules.turn import EndTurn
from games.expert import (
    Budget,
    Choice,
    Estimate,
    Moment,
    Slip,
    answer,
    choose,
    judge,
    missed,
    slips,
    suspects,
    why,
    worst,
)
from games.expert.candidates import WIDE, _others, candidates
from games.expert.rollout import Outcome
from games.expert.search import Trial, _alike, fitted, likely, rounds
from games.kernel import Game, Illegal, Pick, Prompt, Temper, waiting
from games.kernel.hosting import (
    AnyTable,
    Level,
    clone,
    deal,
    play,
    prompt,
    save,
    save_deal,
    start,
)
from games.selfplay import Record, moves
from tests.every import every_game
from tests.games.cargo_noir.hand import deal as lay_out
from tests.kit import new_table, walk
from tests.kit_game import LOTS, policy, score

SMALL = Budget(rollouts=6)
HASTE, EASE = Budget(rollouts=10**6, seconds=1e-6), Budget(rollouts=10**6, seconds=10**6)
_ENDINGS = ((0.0, -2.0, True), (0.0, -2.0, False), (1.0, 2.0, False), (1.0, 2.0, True))  # ever better
_SEEN = (("Keep", 3), ("Sell", 2), ("Borrow", 0))


def with_a_choice(game: Game, seed: int) -> tuple[AnyTable, int]:
    """A table at which somebody has a choice, after some random moves."""
    table, dice = new_table(game, seed)
    for number, _ in enumerate(walk(table, dice)):
        if number >= 6 and table.scores is None:
            for seat in waiting(table):
                if len(candidates(table, seat, Random(1), WIDE)) > 1:
                    return table, seat
    raise AssertionError("nobody was ever asked")


def at_the_decision(game: Game = LOTS) -> tuple[AnyTable, int]:
    """The auction of the first lot is over: to keep it is 3 points, to sell it 2."""
    table = start(deal(game, 2, "decide"))
    play(table, 0, "Bid", {"amount": 1})
    play(table, 1, "Bid", {"amount": 0})
    return table, 0


@every_game
@pytest.mark.parametrize("seed", [1])
def test_nothing_but_what_the_seat_sees_has_a_say(game: Game, seed: int) -> None:
    table, seat = with_a_choice(game, seed)
    other = clone(table)
    game.imagine(other, seat, Random(seed))
    assert choose(other, seat, Random(5), SMALL) == choose(table, seat, Random(5), SMALL)


@every_game
def test_to_think_changes_nothing_and_leads_to_something_legal(game: Game) -> None:
    table, seat = with_a_choice(game, 3)
    before = save(table)
    found = choose(table, seat, Random(5), SMALL)
    assert save(table) == before
    play(table, seat, found.pick.kind, found.pick.values)


@every_game
def test_what_is_thought_about_is_legal_and_a_club_players_wish_comes_first(game: Game) -> None:
    table, seat = with_a_choice(game, 4)
    due = prompt(table, seat)
    assert due is not None
    found = candidates(table, seat, Random(2), WIDE)
    assert found[0] == game.policy(game.view(table, seat), due, Random(2))
    assert len({repr(pick) for pick in found}) == len(found) <= WIDE
    for pick in found:
        try:
            play(clone(table), seat, pick.kind, pick.values)
        except Illegal as refused:
            pytest.fail(f"{pick}: {refused.text}")


def test_what_may_cut_in_is_not_tried_by_chance() -> None:
    table, seat = at_the_decision()
    due = prompt(table, seat)
    assert due is not None
    assert "Borrow" in {pick.kind for pick in due.legal()}
    assert {pick.kind for pick in _others(table, due, Random(1))} == {"Keep", "Sell"}


def test_a_longer_way_to_the_same_is_not_tried() -> None:
    """Who pays by hand and takes it back, again and again, never comes to an end."""
    table = lay_out(Trading(0), SendShips(0), EndTurn(0), cargo=["AAAWWWRC"])
    due = prompt(table, 0)
    assert due is not None
    assert due.can("PayByHand")
    kinds = {pick.kind for number in range(5) for pick in candidates(table, 0, Random(number), WIDE)}
    assert kinds == {"Deal", "EndTrading"}


def test_the_better_move_is_found_where_a_club_player_only_guesses() -> None:
    table, seat = at_the_decision()
    found = choose(table, seat, Random(1), Budget(rollouts=400))
    assert found.pick.kind == "Keep"
    assert found.best is not None
    assert found.second is not None
    assert found.best.score > found.second.score


def test_what_has_only_one_answer_is_not_thought_about() -> None:
    game = GAMES["container"]
    for seed in range(20):
        table, dice = new_table(game, seed)
        for _ in walk(table, dice):
            for seat in waiting(table):
                due = prompt(table, seat)
                if due is not None and len(found := [*zip(range(2), due.legal(), strict=False)]) == 1:
                    assert choose(table, seat, Random(1)) == Choice(found[0][1])
                    return
    raise AssertionError("no such moment was met")


def test_of_many_moves_those_are_tried_that_soon_stand_best() -> None:
    table, seat = at_the_decision(replace(LOTS, worth=lambda table, seat: score(table, seat).total))
    picks = [Pick("Sell", {}), Pick("Borrow", {}), Pick("Keep", {})]
    assert likely(table, seat, picks, Random(6), 2) == [picks[0], picks[2]]


def near_sighted(seen: list[int]) -> Game:
    """A game in which the outlook tells enough after a move of each; all have the same."""

    def counting(view: Any, due: Prompt, dice: Random, temper: Temper = Temper.STEADY) -> Pick:
        seen.append(1)
        return policy(view, due, dice, temper)

    return replace(LOTS, policy=counting, outlook=lambda table, seat: 0.0, foresight=1)


def test_where_the_outlook_tells_enough_no_game_is_imagined_to_its_end() -> None:
    moves = list[int]()
    table, seat = at_the_decision(near_sighted(moves))
    found = choose(table, seat, Random(1), Budget(rollouts=18), told=False)
    assert len(moves) <= 3 + 18 * table.seats, "three wishes, and a move of each in every imagined game"
    assert found.best is not None
    assert found.best.score == 0


def test_what_is_told_of_a_choice_is_how_games_end() -> None:
    table, seat = at_the_decision(near_sighted([]))
    found = choose(table, seat, Random(1), Budget(rollouts=12))
    assert found.best is not None
    assert found.best.score != 0


def test_when_the_time_is_up_what_was_tried_by_then_decides() -> None:
    table, seat = at_the_decision()
    found = choose(table, seat, Random(1), Budget(rollouts=10**9, seconds=0))
    assert found.best is not None
    assert (found.best.games, found.second) == (1, None)


def test_where_time_is_short_fewer_moves_are_thought_about() -> None:
    table, seat = with_a_choice(GAMES["economicus"], 1)
    assert fitted(table, seat, candidates(table, seat, Random(1), 2)[0], Random(1), HASTE).candidates == 2
    assert fitted(table, seat, candidates(table, seat, Random(1), 2)[0], Random(1), EASE).candidates == 10


def test_a_move_that_time_was_too_short_for_is_compared_only_in_what_all_have_seen() -> None:
    one, two, three = (Trial(Pick(kind, {}), [Outcome(1.0, 5.0, 1.0)] * seen) for kind, seen in _SEEN)
    assert _alike([one, two, three]) == [one, two]
    assert (len(one.seen), len(two.seen)) == (2, 2)


@pytest.mark.parametrize(("trials", "rollouts"), [(12, 240), (5, 100), (2, 40)])
def test_every_round_of_halving_costs_about_the_same_and_all_of_them_the_budget(
    trials: int, rollouts: int
) -> None:
    left, costs = trials, []
    for worlds in rounds(trials, rollouts):
        costs.append(worlds * left)
        left = max(2, (left + 1) // 2)
    assert 0.8 * rollouts <= sum(costs) <= rollouts
    assert max(costs) <= 1.3 * min(costs)


def test_another_process_is_given_and_gives_back_plain_data() -> None:
    table, seat = with_a_choice(GAMES["sewer_pirats"], 1)
    asked = (save_deal(table.deal), save(table), seat, "a seed", True, SMALL)
    work, given = pickle.loads(pickle.dumps((answer, asked)))
    there = pickle.loads(pickle.dumps(work(*given)))
    assert there == choose(table, seat, Random("a seed"), SMALL)


def test_an_expert_sits_down_like_everybody_else() -> None:
    record = Record(dealt := deal(LOTS, 2, "expert"), start(dealt))
    played = list(moves(record, (Level.EXPERT, Level.CLUB), Random(1), SMALL))
    assert record.table.scores is not None
    assert {entry.seat for entry in played} == {0, 1}


def decided(kind: str) -> tuple[AnyTable, Moment]:
    """The table before a decision, and the decision that was made there."""
    table, seat = at_the_decision()
    return table, Moment(2, save(table), seat, Pick(kind, {}))


def test_a_slip_is_named_with_what_would_have_been_better() -> None:
    table, moment = decided("Sell")
    (slip,) = slips(table.deal, [moment], Random(1), Budget(rollouts=400))
    assert (slip.number, slip.played.pick.kind, slip.better.pick.kind) == (2, "Sell", "Keep")
    assert slip.cost > 0


def test_the_best_move_is_no_slip() -> None:
    table, moment = decided("Keep")
    assert slips(table.deal, [moment], Random(1), Budget(rollouts=400)) == []


def test_what_a_club_player_would_have_done_is_not_suspected() -> None:
    table, moment = decided("Sell")
    seller = replace(LOTS, policy=lambda *asked: Pick("Sell", {}))
    assert suspects(replace(table.deal, game=seller), [moment], Random(1), SMALL) == []


def test_those_that_cost_most_come_first_and_are_three() -> None:
    one = Estimate(Pick("Keep", {}), 0.5, 3.0, 1.0, 9)
    found = [Slip(number, one, one, cost) for number, cost in enumerate((0.1, 0.4, 0.2, 0.3))]
    assert [slip.number for slip in worst(found)] == [1, 3, 2]


@pytest.mark.parametrize("closely", [True, False])
def test_another_process_judges_by_plain_data(closely: bool) -> None:
    table, seat = with_a_choice(GAMES["sewer_pirats"], 1)
    played = candidates(table, seat, Random(1), WIDE)[-1]
    asked = (save_deal(table.deal), [Moment(7, save(table), seat, played)], "a seed", SMALL, closely)
    work, given = pickle.loads(pickle.dumps((judge, asked)))
    look = slips if closely else suspects
    assert pickle.loads(pickle.dumps(work(*given))) == look(table.deal, asked[1], Random("a seed"), SMALL)


@pytest.mark.parametrize(
    ("win", "score", "lead", "said"),
    [
        (0.5, 9.0, 2.0, ["expert-chance", "expert-score"]),
        (0.41, 9.0, 2.0, ["expert-score"]),
        (0.41, 5.0, 2.0, ["expert-lead"]),
    ],
)
def test_what_was_lost_is_told_as_far_as_it_differs(
    win: float, score: float, lead: float, said: list[str]
) -> None:
    played = Estimate(Pick("Sell", {}), 0.4, 5.0, 0.0, 50)
    told = missed(Slip(2, played, Estimate(Pick("Keep", {}), win, score, lead, 50), 0.1))
    assert [text.key for text in told] == said


KEEP, SELL, BORROW = (Pick(name, {}) for name in ("Keep", "Sell", "Borrow"))


def by_kind(pick: Pick) -> str:
    return pick.kind


def expected(pick: Pick, win: float, score: float = 4.0, lead: float = 1.0) -> Estimate:
    return Estimate(pick, win, score, lead, 40)


@pytest.mark.parametrize(
    ("usual", "said"),
    [(KEEP, ["expert-expects", "expert-unsure"]), (SELL, ["expert-expects"])],
)
def test_the_figures_of_a_next_best_move_with_more_luck_are_not_told(usual: Pick, said: list[str]) -> None:
    choice = Choice(KEEP, expected(KEEP, 0.25), expected(SELL, 0.4), usual)
    assert [text.key for text in why(choice, by_kind)] == said


@pytest.mark.parametrize(
    ("usual", "said"), [(None, "expert-in-haste"), (KEEP, "expert-in-haste"), (SELL, "expert-few-games")]
)
def test_of_too_few_games_no_chances_are_told(usual: Pick | None, said: str) -> None:
    few = Estimate(KEEP, 0.0, 4.2, 1.0, 2)
    assert [text.key for text in why(Choice(KEEP, few, few, usual), by_kind)] == [said]


def test_what_a_good_player_would_do_instead_is_named_once() -> None:
    best, second = expected(KEEP, 0.6), expected(SELL, 0.4)
    told = [why(Choice(KEEP, best, second, usual), by_kind)[1:] for usual in (KEEP, SELL, BORROW)]
    assert [[(text.key, text.args["move"]) for text in texts] for texts in told] == [
        [("expert-next", "Sell")],
        [("expert-next", "Sell")],
        [("expert-next", "Sell"), ("expert-unusual", "Borrow")],
    ]


@pytest.mark.parametrize(("score", "said"), [(4.0, ["expert-against"]), (9.0, [])])
def test_what_is_chosen_for_what_it_costs_the_others_is_told_as_that(score: float, said: list[str]) -> None:
    best, second = expected(KEEP, 0.6, score, score), expected(SELL, 0.4, 4.0, 1.0)
    assert [text.key for text in why(Choice(KEEP, best, second, SELL), by_kind)][2:] == said


def test_a_choice_knows_what_a_club_player_would_have_done() -> None:
    table, seat = at_the_decision()
    due = prompt(table, seat)
    assert due is not None
    wish = table.game.policy(table.game.view(table, seat), due, Random(1))
    assert choose(table, seat, Random(1), SMALL).usual == wish


@pytest.mark.parametrize(
    ("second", "score", "said"),
    [(0.4, 12.4, "expert-next"), (0.58, 11.5, "expert-close"), (0.58, 10.0, "expert-next")],
)
def test_the_reason_compares_with_the_next_best_move(second: float, score: float, said: str) -> None:
    one, two = expected(KEEP, 0.6, 12.4, 1.0), expected(KEEP, second, score, 1.0)
    expects, compared = why(Choice(one.pick, one, two), by_kind)
    assert (expects.key, expects.args) == ("expert-expects", {"chance": 60, "score": 12})
    assert (compared.key, compared.args["chance"]) == (said, round(100 * second))


def test_where_there_is_no_choice_nothing_is_compared() -> None:
    assert [text.key for text in why(Choice(Pick("Keep", {})), by_kind)] == ["expert-nothing-else"]


def test_who_is_ahead_in_the_middle_of_a_game_has_not_won_it() -> None:
    endings = [Outcome(win, 5.0, lead, over) for win, lead, over in _ENDINGS]
    values = Trial(Pick("Keep", {}), endings).values(2.0)
    assert values == sorted(values)
    assert len(set(values)) == len(values)
