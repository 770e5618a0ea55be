"""Chapter 3: a day, from the morning's catch to tomorrow's prices."""

from examples.morning_catch.components import KINDS
from examples.morning_catch.rules.auction import Auction
from examples.morning_catch.rules.market import Stall
from examples.morning_catch.rules.scoring import final_scores
from examples.morning_catch.state import Here, is_last_morning, no_crates, turn_order
from examples.morning_catch.words import FISH, catch
from games.kernel import Action, Step, Who, left


class Morning(Step[Here, Action]):
    """3.2 Crates are drawn for the quay. 3.3 Then come the auction, the stalls and the evening."""

    def run(self, table: Here) -> None:
        state = table.state
        state.morning += 1
        state.quay = table.rng.draw_some(state.boat, table.components.catch)
        table.tell(
            "last-morning" if is_last_morning(table) else "morning",
            number=state.morning,
            catch=catch(state.quay),
            who=Who(state.first),
        )
        table.then(Auction(), *(Stall(seat) for seat in turn_order(table)), Evening())


class Evening(Step[Here, Action]):
    """3.5 What nobody sold gets dearer. 3.6 The next player goes first. 3.1 Or the market closes."""

    def run(self, table: Here) -> None:
        if is_last_morning(table):
            return table.finish(final_scores(table))
        _raise_prices(table)
        table.state.first = left(table, table.state.first)
        return table.then(Morning())


def _raise_prices(table: Here) -> None:
    """3.5 By one coin, up to the highest price."""
    state = table.state
    scarce = [kind for kind in KINDS if not state.today[kind] and _can_rise(table, kind)]
    for kind in scarce:
        state.prices[kind] += 1
    if scarce:
        table.tell("dearer", fish=tuple(FISH[kind] for kind in scarce))
    for kind in KINDS:
        state.gone[kind] += state.today[kind]
    state.today = no_crates()


def _can_rise(table: Here, kind: str) -> bool:
    return table.state.prices[kind] < table.components.highest_price
