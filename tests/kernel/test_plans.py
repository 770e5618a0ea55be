"""What a plan says where its owner had better look first."""

from __future__ import annotations

from games import GAMES
from games.kernel import Chance, Pick, Sense
from games.kernel.asking.meaning import difference
from games.kernel.hosting import Planned, Prompt, TurnPlan, ahead, pack, plan_move, prompt, say, waiting
from games.kernel.playing.snapshot import save_step
from tests.kit import new_table

DECK = Pick("TakeCard", {"card": "deck"})


def first_card() -> tuple[Planned, str, Prompt]:
    """A card planned in the first turn, to be skipped where it does not work; its question."""
    table, _ = new_table(GAMES["sewer_pirats"], 1)
    seat = (waiting(table)[0] + 1) % table.seats
    made, there = ahead(table, seat), ahead(table, seat)
    assert made is not None
    assert there is not None
    asked = prompt(there, seat)
    assert asked is not None
    move = plan_move(made, seat, DECK).model_copy(update={"if_not": True})
    return move, save_step(there.agenda[0].step), asked


def test_a_chance_that_was_not_there_is_not_skipped_with_the_move() -> None:
    move, step, asked = first_card()
    plan, chance = TurnPlan(moves=(move,), go_on=True), Sense(not_to_miss=(Chance("Board"),))
    found = plan.next(step, asked, chance)
    assert found is not None
    assert found.asks
    assert plan.usual(step, asked, chance) is None
    assert plan.next(step, asked, Sense()) == (DECK, 0, None, False)


def test_what_is_skipped_is_not_answered_by_the_usual_unless_the_owner_wants_that() -> None:
    move, step, asked = first_card()
    assert TurnPlan(moves=(move,)).usual(step, asked, Sense()) is None
    assert TurnPlan(moves=(move,), go_on=True).usual(step, asked, Sense()) == DECK


def test_what_is_worse_is_said_in_the_words_of_then_and_now() -> None:
    was, now = say("costs", price=2), say("costs", price=3)
    told = difference([None, pack(was)], [None, pack(now)], {})
    assert told == say("plan-was-other", was=was, now=now)
    assert difference([None, pack(was)], [None, pack(now)], {"costs.price": "any"}).key == "plan-differs"


def test_a_dearer_choice_is_told_by_the_remark_beside_it() -> None:
    was, now = say("leaves", coins=2), say("leaves", coins=1)
    chosen = [["rio", pack(say("rio")), pack(was)]], [["rio", pack(say("rio")), pack(now)]]
    assert difference(*chosen, {}) == say("plan-was-other", was=was, now=now)
