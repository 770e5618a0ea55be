"""Planning one's next turn by touch: begun, changed, dropped."""

from __future__ import annotations

from bot.front.at_table import AtTable
from bot.front.plan.stage import PlanStage
from bot.front.router import Outdated, Payload, never_ours, number_carried, verb
from bot.front.visit import Visit
from bot.host.plan_desk import Place
from bot.host.plans import MOST_MORE, whole_at
from bot.views.parts.custom_id import Control
from bot.views.plan import move_panel
from games.kernel.hosting import wholes

STAGE = PlanStage()


async def show_plan(visit: Visit, game: int) -> None:
    """Show somebody their plan for this game, or begin one."""
    async with visit.at_table(game):
        pass
    await STAGE.show(visit, await visit.host.plans.begin(game, visit.user))


@verb("plan")
async def plan_my_turn(visit: Visit, control: Control, payload: Payload) -> None:
    """Plan one's next turn."""
    await show_plan(visit, control.game)


def _must_hold(table: AtTable, control: Control) -> None:
    """Refuse a press on what was drawn before the plan was changed."""
    if table.open_game.version != control.version:
        raise Outdated()


async def _show_move(visit: Visit, number: int, at: int) -> None:
    seen = await visit.look(number)
    plan = (await visit.host.plans.of(visit.user, number)).plan
    if (whole := whole_at(plan, at)) is None:
        raise Outdated()
    others = await visit.host.plans.others(visit.user, number, at)
    place = wholes(plan.moves).index(whole) + 1
    await visit.show(move_panel(seen, visit.language, place, whole, others))


@verb("planmove", enters=True, rehearses=True)
async def change_a_move(visit: Visit, control: Control, payload: Payload) -> None:
    """Show one planned move, with what can be said of it."""
    await _show_move(visit, control.game, number_carried(payload.only))


@verb("plandrop", enters=True, rehearses=True)
async def drop_a_move(visit: Visit, control: Control, payload: Payload) -> None:
    """Drop a planned move."""
    async with visit.at_table(control.game) as table:
        _must_hold(table, control)
        gone = await visit.host.plans.drop(visit.user, control.game, number_carried(control.extra))
    await STAGE.show(visit, control.game, gone=gone)


@verb("planput", enters=True, rehearses=True)
async def put_it_there(visit: Visit, control: Control, payload: Payload) -> None:
    """Say where the next move is put: before a planned one, in its place, or at the end."""
    async with visit.at_table(control.game) as table:
        _must_hold(table, control)
        place: Place | None = None
        if control.kind:
            plan = (await visit.host.plans.of(visit.user, control.game)).plan
            if (whole := whole_at(plan, number_carried(control.extra))) is None:
                raise Outdated()
            place = Place(whole.at, len(whole.parts) if control.kind == "instead" else 0)
        await visit.host.plans.put(visit.user, control.game, place)
    await STAGE.show(visit, control.game)


@verb("planmore", enters=True, rehearses=True)
async def let_it_cost_more(visit: Visit, control: Control, payload: Payload) -> None:
    """Let a planned move cost one more than before; after the most, no more again."""
    at = number_carried(control.extra)
    async with visit.at_table(control.game) as table:
        _must_hold(table, control)
        plan = (await visit.host.plans.of(visit.user, control.game)).plan
        whole = whole_at(plan, at)
        more = 0 if whole is None else (whole.parts[0].more + 1) % (MOST_MORE + 1)
        await visit.host.plans.say_of(visit.user, control.game, at, more=more)
    await _show_move(visit, control.game, at)


@verb("planifnot", enters=True, rehearses=True)
async def go_on_without_it(visit: Visit, control: Control, payload: Payload) -> None:
    """Let the plan go on without a move that does not hold, or not."""
    at = number_carried(control.extra)
    async with visit.at_table(control.game) as table:
        _must_hold(table, control)
        plan = (await visit.host.plans.of(visit.user, control.game)).plan
        whole = whole_at(plan, at)
        if_not = whole is not None and not whole.parts[0].if_not
        await visit.host.plans.say_of(visit.user, control.game, at, if_not=if_not)
    await _show_move(visit, control.game, at)


@verb("planany", enters=True, rehearses=True)
async def any_of_these(visit: Visit, control: Control, payload: Payload) -> None:
    """Let a planned move do with any of several choices."""
    at = number_carried(control.extra)
    async with visit.at_table(control.game) as table:
        _must_hold(table, control)
        others = await visit.host.plans.others(visit.user, control.game, at)
        values = next((one.domain.values for one in others if one.at == at), ())
        chosen = [number_carried(one) for one in payload.chosen]
        if any(number >= len(values) for number in chosen):
            never_ours(str(chosen))
        await visit.host.plans.any_of(visit.user, control.game, at, [values[number] for number in chosen])
    await _show_move(visit, control.game, at)


@verb("planelse", enters=True, rehearses=True)
async def whatever_else(visit: Visit, control: Control, payload: Payload) -> None:
    """Let anything else that is asked in that turn be answered by what stands ready, or not."""
    async with visit.at_table(control.game) as table:
        _must_hold(table, control)
        plan = (await visit.host.plans.of(visit.user, control.game)).plan
        await visit.host.plans.say_of_all(visit.user, control.game, not plan.go_on)
    await STAGE.show(visit, control.game)


@verb("planend", enters=True, rehearses=True)
async def drop_the_plan(visit: Visit, control: Control, payload: Payload) -> None:
    """Drop the whole plan."""
    async with visit.at_table(control.game) as table:
        _must_hold(table, control)
        await visit.host.plans.drop_all(visit.user, control.game)
    await STAGE.show(visit, control.game, [visit.words.say("ui-plan-dropped")])
