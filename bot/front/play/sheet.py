"""One player at work on one action, up to the move at the table.

All of it happens while the table is held, by one lock: nobody moves in between. What comes of it is sent when
the table is free again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from discord import ui

from bot.front.at_table import AtTable
from bot.front.play.drafts import Drafts
from bot.front.play.panel import must_be_asked, still_valid
from bot.front.play.staging import STAGES, Later
from bot.front.router import Outdated, Payload, Verb, verb
from bot.front.visit import Visit
from bot.host.guards import not_paused
from bot.host.open_games import OpenGame, StandingOrder, StandingPlan
from bot.perspective import Overview, Perspective
from bot.views.choosing.draft import Draft, Filled, ahead, settle
from bot.views.choosing.stamps import stamp_of
from bot.views.forms.form import form
from bot.views.orders import orders_panel
from bot.views.panel import aftermath, lines_of
from bot.views.parts.custom_id import ORDER, Control
from bot.words.words import Words
from games.kernel.hosting import LANGUAGES, Domain, Event, Illegal, Offer, Order, Text, order_offer, say
from storage.clocks import Clocks

Shown: TypeAlias = ui.LayoutView | ui.Modal | Later


class Sheet:
    """The form of an action, as far as it is filled in, at a table that is held."""

    def __init__(self, visit: Visit, table: AtTable, offer: Offer, draft: Draft) -> None:
        self.visit, self.table, self.offer, self.draft = visit, table, offer, draft
        self.moved: dict[str, Any] | None = None  # what the move was made with, when it has been
        self.stamp = ""  # of what the pressed control was drawn for; controls of old versions have none

    @cached_property
    def seen(self) -> Overview:
        """The table as it was when the form was opened."""
        return self.table.perspective if self.is_order else self.table.overview

    @property
    def is_order(self) -> bool:
        """Whether a standing order is given, and no move is made."""
        return issubclass(self.offer.action, Order)

    @cached_property
    def labels(self) -> Sequence[Words]:
        """The words of the table in every language in which somebody may type them."""
        return [self.table.labels(language) for language in LANGUAGES]

    def filled(self) -> Filled:
        """Return how far the form is."""
        return settle(self.offer, self.draft, self.labels)

    @cached_property
    def drafts(self) -> Drafts:
        """The drafts of this player at this table."""
        return Drafts(self.visit.host.notes, self.visit.user, self.table.open_game.record.id)

    async def show(self, page: int = 0, why: Text | None = None) -> Shown:
        """Return the next step of the form, after keeping what there is of it."""
        filled = self.filled()
        self.draft.picked, self.draft.typed = filled.picked, ahead(self.draft, filled)
        lines = [self.visit.words(text) for text in (why, filled.refused) if text is not None]
        view = form(self.seen, self.visit.language, self.offer, filled, self.draft, page, lines)
        await self.drafts.save(self.offer.kind, self.draft)
        return view

    async def pick(self, name: str, domain: Domain, value: Any) -> Shown:
        """Settle one field, or say in one sentence why not."""
        try:
            domain.check(value)
        except Illegal as refused:
            return await self.show(why=refused.text)
        self.draft.typed.pop(name, None)
        return await self.take({name: value})

    async def take(self, values: dict[str, Any]) -> Shown:
        """Settle some fields. The choice that completes a move makes it; only a folly is asked about.

        Whoever pressed a control of an old version was used to be asked always, and is.
        """
        self.draft.picked |= values
        filled = self.filled()
        unasked = self.stamp or not self.offer.fields
        if filled.field is not None or not unasked or not self.clear(filled.picked):
            return await self.show()
        return await self.submit(filled.picked)

    def clear(self, values: dict[str, Any]) -> bool:
        """Return whether nothing speaks against a complete move."""
        check = self.offer.check
        return (check is None or check(values) is None) and not self.offer.is_folly(values)

    async def submit(self, values: dict[str, Any], *, brief: bool = False) -> Shown:
        """Make the move, or give the order, and return what came of it."""
        visit, game = self.visit, self.table.open_game
        if (staged := self.table.staged) is not None:
            self.moved = values
            return await STAGES[staged.rehearsal.kind].take(visit, self.table, self.offer, values)
        if self.is_order:
            await visit.host.orders.give_in(game, visit.user, self.offer.kind, values, visit.key)
            await self.drafts.save(self.offer.kind, Draft())
            return _given_view(visit, (await visit.see_again(self.table)).perspective)
        receipt = self.offer.receipt and self.offer.receipt(values)
        answer, kind = _Answer(visit, self.table, receipt, brief), self.offer.kind
        accepted = await visit.host.play.act_in(game, visit.user, kind, values, visit.key, answer.prepare)
        self.moved = values
        table = await visit.see_again(self.table)
        if (prepared := answer.prepared(table)) is not None:
            return prepared
        return answer.draw(table, accepted.events, await self._since(table, accepted.version))

    async def _since(self, table: AtTable, version: int) -> list[str]:
        """Return what bots and orders have done at once after a move: the end of an auction, whole turns."""
        if table.open_game.version == version:
            return []
        told = await self.visit.host.queries.told_to(table.open_game.record.id, table.seat, version)
        return [self.visit.words(one.event.text) for one in told if not one.undone]


class _Answer:
    """The answer to a move: prepared while the disk is busy, if there is time, and shown when it is saved."""

    def __init__(self, visit: Visit, table: AtTable, receipt: Text | None, brief: bool) -> None:
        """`table`: where the move is about to be made."""
        self._visit, self._game, self._hours = visit, table.open_game, table.hours
        self._receipt, self._brief = receipt, brief
        self._prepared: ui.LayoutView | None = None
        self._moment: _Moment | None = None

    def prepare(self, events: Iterable[Event]) -> None:
        """Draw it for a table at which nobody else answers at once."""
        self._moment = _moment(self._game)
        self._prepared = self.draw(AtTable(self._game, self._visit.user, self._hours), events)

    def prepared(self, table: AtTable) -> ui.LayoutView | None:
        """Return what was prepared; None: nothing was, or the table has changed since then."""
        same = table.open_game is self._game and _moment(self._game) == self._moment
        return self._prepared if same else None

    def draw(self, table: AtTable, events: Iterable[Event], since: Sequence[str] = ()) -> ui.LayoutView:
        """Return what came of the move, and how to go on."""
        visit, brief = self._visit, self._brief and not table.is_waited_for  # whoever goes on sees controls
        seen = table.outline if brief else table.overview
        told = [] if self._receipt is None else [visit.words(self._receipt)]
        told += lines_of(events, visit.words)
        return aftermath(seen, visit.language, told, brief, since)


class _Moment(NamedTuple):
    """Holds all that an answer shows of an open game, but for who sits where: that needs a version."""

    version: int
    clocks: Clocks
    orders: tuple[StandingOrder, ...]
    plans: tuple[StandingPlan, ...]


def _moment(game: OpenGame) -> _Moment:
    """Return what changes with anything that an answer shows of an open game."""
    return _Moment(game.version, game.clocks, game.orders, game.plans)


async def open_sheet(visit: Visit, table: AtTable, control: Control) -> Sheet:
    """Return the form that a control belongs to, if the control still holds."""
    if control.decision == ORDER and table.staged is None:
        offer = _order_meant(table.perspective, control)
    else:
        asked = await still_valid(visit, table, control)
        not_paused(table.open_game.clocks.agreed)
        offer = asked.offer(control.kind)
    if offer.blocked is not None:
        raise Illegal(offer.blocked)
    sheet = Sheet(visit, table, offer, Draft())
    sheet.stamp = stamp_of(control)
    sheet.draft = await sheet.drafts.read(control.kind)
    return sheet


def _order_meant(seen: Perspective, control: Control) -> Offer:
    """Return the order whose form a control belongs to."""
    must_be_asked(seen)
    if control.seat != seen.seat:
        raise Outdated()
    return order_offer(seen.order_offers, control.kind)


def _given_view(visit: Visit, seen: Perspective) -> ui.LayoutView:
    """Return a player's orders after one was given."""
    return orders_panel(seen, visit.language, [visit.words.say("ui-order-given")])


class Changed(Exception):
    """The form is not what it was when its control was drawn: it has to be looked at first."""

    def __init__(self, *, left_behind: bool = False) -> None:
        """`left_behind`: nobody has changed it; something at the table has, and it does not fit any more."""
        super().__init__()
        self.text = say("ui-form-unfit" if left_behind else "ui-form-changed")


FormAnswer: TypeAlias = Callable[[Sheet, Control, Payload], Awaitable[Shown]]


def form_verb(name: str) -> Callable[[FormAnswer], Verb]:
    """Make a function of an open sheet the answer to the controls with this verb."""

    def register(answer: FormAnswer) -> Verb:
        async def attend(visit: Visit, control: Control, payload: Payload) -> None:
            await visit.have_a_turn()
            async with visit.at_table(control.game) as table:
                sheet = await open_sheet(visit, table, control)
                try:
                    shown = await answer(sheet, control, payload)
                except Changed as changed:
                    shown = await sheet.show(why=changed.text)
            await show(sheet, shown)

        return verb(name, enters=True, rehearses=True)(attend)

    return register


async def show(sheet: Sheet, shown: Shown) -> None:
    """Show what came of a form. After a move its drafts go."""
    try:
        if isinstance(shown, ui.Modal):
            await sheet.visit.open(shown)
        elif isinstance(shown, ui.LayoutView):
            await sheet.visit.show(shown)
        else:
            await shown()
    finally:
        if sheet.moved is not None and sheet.table.staged is None:
            await sheet.drafts.drop(sheet.offer.kind, sheet.moved)
        elif sheet.moved is not None:
            await sheet.drafts.clear()
