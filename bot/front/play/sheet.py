"""One player at work on one action, up to the move at the table."""

from __future__ import annotations

from typing import Any

from bot.front.play.draft import Draft, Filled, ahead, drop_drafts, keep_draft, read_draft, settle
from bot.front.routes import Outdated
from bot.front.visit import Visit
from bot.host.guards import not_paused
from bot.host.play import Stale
from bot.perspective import Glance
from bot.views.custom_id import ORDER, Control
from bot.views.form import form
from bot.views.orders import give_order, order_meant
from bot.views.panel import aftermath, fresh, lines_of
from games.kernel.hosting import Domain, Illegal, Offer, Text

_PATIENCE = 5  # how often others may get in between before a press is given up


class Sheet:
    """The form of an action, as far as it is filled in."""

    def __init__(self, visit: Visit, seen: Glance, offer: Offer, draft: Draft) -> None:
        self.visit, self.seen, self.offer, self.draft = visit, seen, offer, draft
        self.labels = [seen.labels(language) for language in ("en", "ru")]

    def filled(self) -> Filled:
        return settle(self.offer, self.draft, self.labels)

    async def show(self, page: int = 0, why: Text | None = None) -> None:
        """The next step of the form, after keeping what there is of it. Others may move while that is
        written, so it is drawn before."""
        filled = self.filled()
        self.draft.picked, self.draft.typed = filled.picked, ahead(self.draft, filled)
        lines = [self.visit.words(text) for text in (why, filled.refused) if text is not None]
        view = form(self.seen, self.visit.language, self.offer, filled, self.draft, page, lines)
        await keep_draft(self.visit.notes, self.visit.user, self.seen.record.id, self.offer.kind, self.draft)
        await self.visit.show(view)

    async def pick(self, name: str, domain: Domain, value: Any) -> None:
        """One field settled, or one sentence why not."""
        try:
            domain.check(value)
        except Illegal as refused:
            await self.show(why=refused.text)
            return
        self.draft.picked[name] = value
        self.draft.typed.pop(name, None)
        await self.show()


async def sit_at(visit: Visit, control: Control) -> Sheet:
    seen: Glance
    await visit.have_a_turn()
    if control.decision == ORDER:
        seen, offer = await order_meant(visit, control)
    else:
        seen = await fresh(visit, control)
        not_paused(seen.agreed)
        assert seen.prompt is not None
        offer = seen.prompt.offer(control.kind)
    if offer.blocked is not None:
        raise Illegal(offer.blocked)
    draft = await read_draft(visit.notes, visit.user, control.game, control.kind)
    return Sheet(visit, seen, offer, draft)


async def submit(visit: Visit, control: Control, seen: Glance, values: dict[str, Any]) -> None:
    """Final. Others may move at the same moment: it still counts if this seat is asked the same."""
    if control.decision == ORDER:
        await give_order(visit, control.game, control.kind, values)
        return
    for _ in range(_PATIENCE):
        try:
            await play(visit, control.game, control.kind, values, seen.version)
            return
        except Stale:
            seen = await fresh(visit, control)
    raise Outdated()


async def play(
    visit: Visit, game: int, kind: str, values: dict[str, Any], version: int | None, *, brief: bool = False
) -> None:
    accepted = await visit.host.act(game, visit.user, kind, values, visit.key, version)
    seen = await visit.glance(game)
    try:
        await visit.show(aftermath(seen, visit.language, lines_of(accepted.events, visit.words), brief))
    finally:
        await drop_drafts(visit.notes, visit.user, game)
