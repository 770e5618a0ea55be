"""A deal of Economicus by touch: a form about two players, most of whose fields hang on the first."""

from __future__ import annotations

from random import Random

from games.kernel import Pick
from tests.play.guests import Toucher, open_table
from tests.play.house import House


async def test_a_deal_is_proposed_with_the_finger_and_accepted_by_the_other(house: House) -> None:
    people, dice = house.people(2), Random("a deal")
    await open_table(house, people, "economicus", {"deals": "all"})
    guests = [Toucher(house, person, dice, whims=0) for person in people]
    while not (view := (await guests[0].look()).view).round:
        asked = (await guests[0].look()).waiting[0]
        await guests[asked].move()
    me, other = view.turn, 1 - view.turn
    mine, theirs = ({str(s.number): 1 for s in view.ring if s.companies[seat]} for seat in (me, other))
    nothing = {"give_orders": [], "ask_money": 0, "ask_orders": []}
    terms = {"to": other, "give_money": 3, "give_companies": mine, "ask_companies": theirs, **nothing}
    await guests[me].do(Pick("ProposeDeal", terms))
    await guests[other].do(Pick("AcceptDeal", {}))
    after = (await guests[0].look()).view
    assert [after.mats[seat].cash - view.mats[seat].cash for seat in (me, other)] == [-3, 3]
    assert {str(s.number) for s in after.ring if s.companies[me]} == set(theirs)
