"""The bots do not do what an expert called stupid, and nobody can stall them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from games.kernel import Pick, Prompt, Temper, waiting
from games.kernel.hosting import play, prompt
from games.kernel.playing.player import Policy
from games.sewer_pirats import SEWER_PIRATS
from games.sewer_pirats.components import TALISMANS
from games.sewer_pirats.policy import club, easy
from games.sewer_pirats.policy.ways import Charts
from games.sewer_pirats.rules.cards import HandLimit
from games.sewer_pirats.rules.grab import Loot
from games.sewer_pirats.rules.turn import OneAction
from tests.games.sewer_pirats.hand import PLAIN, Pirats, asked, begin, deal

CHILI = "noodles-8 noodles-4 noodles-4 +chili"
BOLDNESS = "burger-8 burger-6 burger-5 +parrot"
LONGEST = 1000  # actions of a game against somebody who does as little as may be


def chosen(
    table: Pirats, policy: Policy = club, temper: Temper = Temper.STEADY, dice: Random | None = None
) -> Pick:
    """Return what a bot answers to what is asked now."""
    (seat,) = waiting(table)
    return policy(SEWER_PIRATS.view(table, seat), asked(table), dice or Random(1), temper)


def stubborn(kinds: tuple[str, ...]) -> Callable[[Prompt, Random], Pick]:
    """Return a player who does the first of these that is open, and anything else only if none is."""

    def answer(question: Prompt, dice: Random) -> Pick:
        offers = {offer.kind: offer for offer in question.open_offers()}
        for kind in (*kinds, "Rest", "LeaveDeck", "StayAboard", "DropOut"):
            if kind in offers and (values := offers[kind].sample(dice)) is not None:
                return Pick(kind, values)
        found = question.sample(dice)
        assert found is not None
        return found

    return answer


def length(policy: Policy, kinds: tuple[str, ...], variant: str, seed: int) -> int:
    """Return how many actions a game of one bot against somebody stubborn takes."""
    table, dice, other, actions = (
        begin(variant, seed=f"s{seed}", first=seed % 2),
        Random(seed),
        stubborn(kinds),
        0,
    )
    while table.scores is None and actions <= LONGEST:
        (seat,) = waiting(table)
        question = prompt(table, seat)
        assert question is not None
        pick = other(question, dice) if seat else policy(SEWER_PIRATS.view(table, seat), question, dice)
        play(table, seat, pick.kind, pick.values)
        actions += 1
    return actions


@pytest.mark.parametrize("policy", [easy, club])
@pytest.mark.parametrize("kinds", [("TakeCard",), ("Board", "Advance", "TakeCard")])
@pytest.mark.parametrize("variant", ["base", "abilities", "auction"])
def test_nobody_stalls_a_bot(policy: Policy, kinds: tuple[str, ...], variant: str) -> None:
    assert length(policy, kinds, variant, seed=15) <= LONGEST


@pytest.mark.parametrize("policy", [easy, club])
def test_a_full_hand_collects_what_the_nearest_move_costs(policy: Policy) -> None:
    """Every ship is full of rivals: three cards of one talisman make a captain, two of each never do."""
    table = deal(
        HandLimit(0),
        seats=4,
        hands=["cccbbbff"],
        aboard={name: dict.fromkeys((1, 2, 3), (number, "toad")) for number, name in enumerate(TALISMANS, 1)},
    )
    gone = chosen(table, policy).values["cards"]
    left = Counter(table.state.players[0].hand) - Counter(gone)
    assert max(left.values()) >= 3


def test_ways_cost_what_the_rules_say() -> None:
    """Discounts and tolls count: the ways that a bot sees as payable are the moves that it is offered."""
    table, dice = begin("abilities", seats=4, seed="ways", first=None), Random(3)
    for _ in range(150):
        if table.scores is not None:
            break
        (seat,) = waiting(table)
        question = asked(table)
        if isinstance(table.now, OneAction):
            assert _seen(table, seat) == _offered(question)
        pick = easy(SEWER_PIRATS.view(table, seat), question, dice)
        play(table, seat, pick.kind, pick.values)


def _offered(question: Prompt) -> set[tuple[str, str]]:
    return {
        (pick.values["figure"], pick.values.get("place") or f"{pick.values['ship']}-4")
        for pick in question.legal()
        if pick.kind in ("Board", "Advance", "BecomeCaptain")
    }


def _seen(table: Pirats, seat: int) -> set[tuple[str, str]]:
    player, charts = table.state.players[seat], Charts(table.components, abilities=True)
    return {
        (f"{name}-{way.start}" if way.start else way.clan, f"{name}-{way.to}")
        for name, ship in table.state.ships.items()
        for way in charts.ways(ship.aboard, seat, player.home)
        if way.price <= player.hand.count(name)
    }


def test_club_does_not_step_in_front_of_a_rival() -> None:
    """On space 3 one would let the rival behind become captain for a single card."""
    table = deal(
        OneAction(0),
        hands=["cbb", "cccccc"],
        aboard={"cat": {1: (1, "raccoon"), 2: (1, "raccoon")}},
        piles={"cat": ("noodles-8 noodles-4 noodles-4 +chili", "burger-5 burger-6 burger-7 +milkshake")},
    )
    assert chosen(table).values.get("place") != "cat-3"


def always(table: Pirats, policy: Policy = club) -> set[str]:
    """Return all that a bot does here, whatever the dice say."""
    picks = (chosen(table, policy, dice=Random(number)) for number in range(8))
    return {" ".join([pick.kind, *map(str, pick.values.values())]) for pick in picks}


def test_a_weasel_takes_the_command_rather_than_somebody_slow() -> None:
    """It sails at once, and no turn is lost with it."""
    table = deal(
        OneAction(0),
        variant="abilities",
        hands=["cc", "cccc"],
        aboard={"cat": {1: (0, "toad"), 2: (0, "weasel"), 3: (1, "rat")}},
        piles={"cat": (CHILI, PLAIN)},
    )
    assert always(table) == {"BecomeCaptain cat-2 cat"}


def test_a_cockroach_boards_where_it_costs_nothing() -> None:
    table = deal(
        OneAction(0),
        variant="abilities",
        hands=["cbb", "cccc"],
        home=["toad cockroach"],
        aboard={"cat": {3: (1, "rat")}},
        piles={"cat": (CHILI, PLAIN)},
    )
    assert always(table) == {"Board cockroach cat-1"}


def test_a_raccoon_boards_first_and_lets_all_others_pay() -> None:
    table = deal(OneAction(0), variant="abilities", hands=["c", "cccc"], home=["rat cockroach toad raccoon"])
    assert always(table) == {"Board raccoon cat-1"}


def test_club_boards_behind_a_full_crew_and_moves_up_when_it_has_sailed() -> None:
    table = deal(
        OneAction(0),
        seats=4,
        hands=["cb", "cccc", "bb", "bb"],
        aboard={"cat": {2: (3, "snail"), 3: (2, "toad"), 4: (1, "rat")}},
        piles={"cat": (CHILI, PLAIN)},
    )
    assert always(table) == {"Board rat cat-1"}


@pytest.mark.parametrize(("prize", "sails"), [("chili", True), ("ketchup", False)])
def test_club_sails_itself_only_for_a_prize_that_adds_much(prize: str, sails: bool) -> None:
    """A captain loses two turns: for a sauce without its dish somebody else may do it."""
    table = deal(
        OneAction(0),
        seats=4,
        hands=["cbf", "ccc", "bb", "ff"],
        aboard={"cat": {2: (1, "raccoon"), 3: (0, "rat")}},
        treasures=["noodles-7 noodles-8"],
        piles={"cat": (f"burger-8 burger-6 burger-5 +{prize}", PLAIN)},
    )
    assert (always(table) == {"BecomeCaptain cat-3 cat"}) is sails


def test_the_bold_sail_where_the_careful_wait() -> None:
    table = deal(
        OneAction(0),
        seats=4,
        hands=["cbf", "ccc", "bb", "ff"],
        aboard={"cat": {2: (1, "raccoon"), 3: (0, "rat")}},
        piles={"cat": (BOLDNESS, PLAIN)},
    )
    bold, careful = (chosen(table, temper=temper).kind for temper in (Temper.BOLD, Temper.CAREFUL))
    assert bold == "BecomeCaptain" != careful


def test_the_bold_hope_for_an_opener_and_the_careful_take_what_counts() -> None:
    table = deal(
        Loot("cat", 3),
        aboard={"cat": {3: (0, "rat")}},
        piles={"cat": ("can-13 fries-2", "burger-5 burger-6 burger-7 +milkshake")},
        stacks=8,
    )
    bold, careful = (
        chosen(table, temper=temper).values["trophy"] for temper in (Temper.BOLD, Temper.CAREFUL)
    )
    assert (bold, careful) == ("can-13", "fries-2")


@pytest.mark.parametrize("policy", [easy, club])
def test_the_seat_does_not_matter(policy: Policy) -> None:
    """The same position for either seat is played alike."""
    picks = []
    for seat in (0, 1):
        hands, aboard = ["ccb", "ccb"], {"cat": {1: (1 - seat, "toad"), 2: (seat, "toad")}}
        table = deal(OneAction(seat), hands=hands, home=["toad toad toad"] * 2, aboard=aboard)
        picks.append(Counter(str(chosen(table, policy, dice=Random(number))) for number in range(20)))
    assert picks[0] == picks[1]
