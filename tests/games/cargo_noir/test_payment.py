"""3.27 The best ways to pay, against trying everything out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from bot.words.words import Words
from games.cargo_noir.cargo import LETTERS, ORDINARY, WILD
from games.cargo_noir.rules import payment_choice, payment_ways
from games.cargo_noir.rules.combinations import value, worth
from games.cargo_noir.rules.payment_choice import ways_to_pay
from games.cargo_noir.rules.payment_search import Effort
from games.cargo_noir.rules.payment_ways import COINS_ONLY, Way, ways
from games.cargo_noir.words import combinations_in_short
from games.kernel import Illegal, say
from tests.games.cargo_noir.hand import hold
from tests.games.cargo_noir.test_combinations import shapes

Counts = tuple[int, ...]


def pay(cargo: str, cost: int, coins: int = 0) -> tuple[Way, ...]:
    return ways(tuple(hold(cargo)), cost, coins, 9)


def keys(cargo: str, cost: int, coins: int = 0) -> list[str]:
    return [way.key for way in pay(cargo, cost, coins)]


def test_3_27_the_exact_payment_comes_first() -> None:
    assert keys("CCCWJJJJ*", 10)[0] == "CCC W"


def test_3_27_among_equal_waste_what_leaves_most_comes_first() -> None:
    """Sixteen is also four of the six gold, but gold is worth more kept together."""
    first = pay("GGGGGGAWRCSI", 16)[0]
    assert "G" not in first.key
    assert first.left == 36


def test_3_27_a_wild_is_kept_if_it_can_be() -> None:
    assert keys("GGGG*", 16)[0] == "GGGG"


def test_3_27_a_little_waste_is_offered_where_it_leaves_more() -> None:
    assert [(way.key, way.paid, way.left) for way in pay("AWRCGGGG", 15)] == [
        ("AWRCG", 15, 9),
        ("GGGG", 16, 10),
    ]


def test_3_27_kinds_of_which_equally_many_are_held_are_both_offered() -> None:
    assert keys("GGGGCCCC", 16) == ["CCCC", "GGGG"]


def test_3_17_no_way_has_a_superfluous_combination_a23() -> None:
    for way in pay("AAAAWWWRRCSIJ**", 25):
        values = [value(word) for word in way.words]
        assert sum(values) - min(values) < 25 <= sum(values)


def test_4_2_in_the_last_round_coins_fill_the_gap() -> None:
    assert keys("AWRCSIJGU", 49, coins=4) == ["AWRCSIJGU"]
    assert pay("AWRCSIJGU", 49, coins=4)[0].coins == 4
    assert keys("", 10, coins=12) == [COINS_ONLY]
    assert keys("", 10, coins=9) == []


def test_3_27_where_coins_count_what_leaves_most_to_buy_with_comes_first() -> None:
    """Three coins: 16 for 15 keeps four points and the coins; to waste nothing, everything is broken up."""
    assert [(way.key, way.coins, way.left) for way in pay("GGGGCC", 15, coins=3)] == [
        ("GGGG", 0, 4),
        ("GGG CC G", 1, 0),
        ("GGG CG", 3, 1),
    ]


def test_3_27_among_equals_the_fewest_coins_come_first() -> None:
    """Either way 35 are left, hold and coins together; breaking up the gold leaves less."""
    assert [(way.key, way.coins) for way in pay("GGGGAAA", 20, coins=30)] == [
        ("GGGG", 4),
        (COINS_ONLY, 20),
        ("GGGG AA", 0),
    ]


def test_4_2_the_best_use_of_coins_the_most_and_the_fewest_are_offered() -> None:
    """Beside what pays without any, with waste and without."""
    assert [(way.key, way.coins, way.left) for way in pay("AAAAAGG", 7, coins=4)] == [
        ("GG", 3, 25),
        ("AG", 4, 17),
        ("GG AA", 0, 9),
        ("GG A A", 1, 9),
        ("AA AG", 0, 5),
    ]


def test_3_27_much_waste_is_offered_only_where_coins_count() -> None:
    """Sixteen for eleven keeps the wild; before the last round five wasted are too many for that."""
    assert keys("GGGG*", 11) == ["GGG G *"]
    assert keys("GGGG*", 11, coins=1)[0] == "GGGG"


def test_4_2_the_most_coins_that_can_be_paid_are_always_offered() -> None:
    assert pay("GGGGAAA", 20, coins=12)[-1].coins == 12


def test_3_27_the_note_counts_the_coins_that_stay_where_coins_count() -> None:
    cargo = tuple(hold("GGGGCC"))
    notes = [choice.note for choice in ways_to_pay(cargo, 15, 3, 9).choices]
    assert notes[:2] == [say("way-note-last", wasted=1, left=7), say("way-note-last", wasted=0, left=2)]
    assert ways_to_pay(cargo, 16, 0, 9).choices[0].note == say("way-note", wasted=0, left=4)


def every_word(counts: Counts, wilds: int) -> Iterator[tuple[int, Counts, int]]:
    """Every combination that can be taken from these: value, tokens of each kind, wilds."""
    kinds = range(len(counts))
    for used in range(wilds + 1):
        if used:
            yield used**2, tuple(0 for _ in kinds), used
        for kind in kinds:
            for number in range(1, min(counts[kind], 9 - used) + 1):
                yield (number + used) ** 2, tuple(number * (k == kind) for k in kinds), used
        for size in range(2, len(counts) + 1):
            for chosen in combinations(kinds, size):
                worth_of = (size + used) * (size + used + 1) // 2
                yield worth_of, tuple(int(k in chosen) for k in kinds), used


def best_left(counts: Counts, wilds: int, cost: int) -> dict[int, int]:
    """For each total that pays the cost with nothing superfluous, the most that can be left."""
    words = sorted(every_word(counts, wilds), reverse=True)
    found: dict[int, int] = {}
    seen = set()

    def go_on(at: int, left: Counts, wilds_left: int, paid: int, smallest: int) -> None:
        if paid >= cost:
            if paid - smallest < cost:
                rest = worth((*left, *[0] * (len(ORDINARY) - len(left)), wilds_left), 9)
                found[paid] = max(found.get(paid, -1), rest)
            return
        if (at, left, wilds_left, paid) in seen:
            return
        seen.add((at, left, wilds_left, paid))
        for number in range(at, len(words)):
            worth_of, tokens, used = words[number]
            if used <= wilds_left and all(a <= b for a, b in zip(tokens, left, strict=True)):
                less = tuple(b - a for a, b in zip(tokens, left, strict=True))
                go_on(number, less, wilds_left - used, paid + worth_of, worth_of)

    go_on(0, counts, wilds, 0, 0)
    return found


@pytest.mark.parametrize("size", range(1, 7))
def test_3_27_the_ways_are_exact_for_every_small_hold_and_every_cost(size: int) -> None:
    """Least waste first, and for each total offered nothing could leave more."""
    for counts in shapes(size, 9, 9):
        for wilds in range(3):
            cargo = (*counts, *[0] * (len(ORDINARY) - len(counts)), wilds)
            for cost in range(1, worth(cargo, 9) + 1):
                found, tried = ways(cargo, cost, 0, 9), best_left(counts, wilds, cost)
                offered: dict[int, int] = {}
                for way in found:
                    offered[way.paid] = max(offered.get(way.paid, -1), way.left)
                assert found[0].paid == min(tried), (counts, wilds, cost)
                assert all(tried[paid] == left for paid, left in offered.items()), (counts, wilds, cost)


@pytest.mark.parametrize("coins", [1, 6])
def test_3_27_where_coins_count_nothing_leaves_more_than_the_first_way(coins: int) -> None:
    """Every hold of up to four tokens and a wild, and every cost."""
    for counts in (shape for size in range(5) for shape in shapes(size, 9, 9)):
        cargo = (*counts, *[0] * (len(ORDINARY) - len(counts)), 1)
        for cost in range(1, worth(cargo, 9) + coins + 1):
            first = ways(cargo, cost, coins, 9)[0]
            assert first.left + coins - first.coins == most_kept(counts, cost, coins), (counts, cost)


def most_kept(counts: Counts, cost: int, coins: int) -> int:
    """With one wild: the best that any total leaves, and the coins that it leaves."""
    kept = [left + coins for left in best_left(counts, 1, cost).values()]
    for total in range(max(cost - coins, 1), cost):
        left = best_left(counts, 1, total).get(total)
        kept += [] if left is None else [left + coins - (cost - total)]
    everything = worth((*counts, *[0] * (len(ORDINARY) - len(counts)), 1), 9)
    return max(*kept, everything + coins - cost if coins >= cost else 0, 0)


def random_hold(dice: Random, tokens: int) -> Counts:
    cargo, kinds = [0] * (WILD + 1), dice.randint(2, 9)
    cargo[WILD] = dice.randint(0, 5)
    for _ in range(tokens - cargo[WILD]):
        cargo[int(dice.random() ** 2 * kinds)] += 1
    return tuple(cargo)


@pytest.mark.parametrize("seed", range(12))
def test_3_27_ways_for_the_most_a_player_can_hold_are_owned_legal_short_and_best_first(seed: int) -> None:
    dice = Random(seed)
    cargo = random_hold(dice, 25)
    for cost in (10, 15, 25, 49, 81, worth(cargo, 9) - 3):
        found = ways(cargo, cost, 0, 9)
        assert found
        for way in found:
            assert all(way.key.count(letter) <= cargo[kind] for kind, letter in enumerate(LETTERS))
            assert sum(map(value, way.words)) == way.paid >= cost
            assert way.left <= worth(cargo, 9) - way.paid
            assert len(way.key) <= 60
        assert [way.paid for way in found] == sorted(way.paid for way in found)
        assert len({way.key for way in found}) == len(found) <= 24


def test_3_27_when_the_tries_run_out_the_most_valuable_sets_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(payment_ways, "Effort", lambda: Effort(0))
    payment_ways._payments.cache_clear()
    (way,) = pay("GGGGCCCAA*", 30)
    assert way.key == "GGGG* CCC"
    payment_ways._payments.cache_clear()


def test_3_27_a_payment_is_judged_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the rules: bots and logs say how they pay, and nobody waits for a list that nobody reads."""
    monkeypatch.setattr(payment_choice, "ways", None)
    payments = payment_choice.Payments(tuple(hold("GGGGCC")), 15, 3, 9)
    assert payments.check("GGGG") == "GGGG"
    with pytest.raises(Illegal):
        payments.check("GGGG CC")
    assert payment_choice.Payments(tuple(hold("GG")), 3, 3, 9).check(COINS_ONLY) == COINS_ONLY


def test_3_27_long_payments_are_told_by_what_is_missing_and_then_by_numbers() -> None:
    def kinds(*words: str) -> list[list[str]]:
        said = combinations_in_short(words)
        return [[kind.key for kind in one.args.get("kinds", ())] for one in said.args["sets"]]

    assert kinds("WWW", "U", "WRSIU")[2][0] == "cargo-weapons"
    assert kinds("AWRCSIJG", "AWRCSI*") == [["all-but"], ["tokens", "all-but"]]
    assert kinds("AWRCSIJGU", "WWW")[0] == ["all-kinds"]
    numbers = combinations_in_short(("AWRCS", "AWRCS", "JG"))
    assert [one.key for one in numbers.args["sets"]] == ["set-of-many"] * 3
    assert combinations_in_short(tuple("AWRCSIJGU")).key == "sets-many"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_3_27_a_payment_in_short_has_room_in_a_line_of_a_list(language: str) -> None:
    words = Words(language, "cargo_noir")
    every = ["".join(one) for size in range(1, 10) for one in combinations("AWRCSIJGU", size)]
    pairs = [(one, other) for one in every[::7] for other in every[::31]]
    assert max(len(words(combinations_in_short(pair))) for pair in pairs) <= 90
