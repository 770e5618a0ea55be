"""What can be ordered beforehand: the bid of every morning."""

from examples.morning_catch.view import View
from games.kernel import Amount, Field, Pick, Prompt, own
from games.kernel.orders import Answer, Order


class BidEveryMorning(Order):
    """4.5 The same bid for every catch, or all one's coins where they are fewer."""

    coins: int

    @classmethod
    def fields(cls, view: View) -> dict[str, Field]:
        return {"coins": Amount(0, own(view).coins)}

    def answer(self, view: View, asked: Prompt) -> Answer:
        return Pick("Bid", {"coins": min(self.coins, own(view).coins)}) if asked.can("Bid") else None
