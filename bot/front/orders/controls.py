"""Standing orders by touch: shown, given and withdrawn."""

from __future__ import annotations

from bot.front.play.panel import must_be_asked
from bot.front.router import Payload, number_carried, verb
from bot.front.visit import Visit
from bot.host.errors import Refused
from bot.views.orders import orders_panel
from bot.views.parts.custom_id import Control
from games.kernel.hosting import say


async def show_orders(visit: Visit, game: int) -> None:
    """Show a player their orders, and those that can be given."""
    seen = await visit.look(game)
    must_be_asked(seen)
    await visit.show(orders_panel(seen, visit.language))


async def withdraw_order(visit: Visit, game: int, number: int) -> None:
    """Withdraw an order, and show those that still stand."""
    seen = await visit.look(game)
    must_be_asked(seen)
    if number not in {standing.id for standing in seen.orders}:
        raise Refused(say("ui-order-gone"))
    await visit.host.orders.withdraw(game, visit.user, number)
    await show_orders(visit, game)


@verb("orders", enters=True)
async def my_orders(visit: Visit, control: Control, payload: Payload) -> None:
    """Open one's orders."""
    await show_orders(visit, control.game)


@verb("unorder", enters=True)
async def withdraw(visit: Visit, control: Control, payload: Payload) -> None:
    """Withdraw the order of this button."""
    await withdraw_order(visit, control.game, number_carried(control.extra))
