"""Pages of the log: whole lines, as many as fit, and none that is left out."""

from __future__ import annotations

from random import Random

from bot.views.log import LogPage, page_of

AT_ONCE = 40


def lines(dice: Random, count: int) -> list[tuple[int, str]]:
    """A log in which some lines have told nothing to everybody."""
    return [
        (number, f"{number} " + "x" * dice.choice((20, 90, 400, 2900)))
        for number in range(1, count + 1)
        if dice.random() < 0.8
    ]


def part(log: list[tuple[int, str]], after: int, upto: int) -> list[tuple[int, str]]:
    return [line for line in log if after < line[0] <= upto]


def forth(log: list[tuple[int, str]], count: int, after: int) -> LogPage:
    upto = min(after + AT_ONCE, count)
    return page_of(part(log, after, upto), after, upto, backwards=False)


def back(log: list[tuple[int, str]], upto: int) -> LogPage:
    after = max(upto - AT_ONCE, 0)
    return page_of(part(log, after, upto), after, upto, backwards=True)


def test_whoever_leafs_forth_or_back_reads_every_line_once() -> None:
    dice = Random(1)
    for count in (1, 39, 41, 300):
        log = lines(dice, count)
        read, at = list[str](), 0
        while at < count:
            page = forth(log, count, at)
            assert page.first == at + 1
            read, at = [*read, *page.told], page.last
        assert read == [text for _, text in log]
        read, at = [], count
        while at > 0:
            page = back(log, at)
            assert page.last == at
            read, at = [*page.told, *read], page.first - 1
        assert read == [text for _, text in log]


def test_a_page_holds_no_more_than_a_message_takes() -> None:
    log = lines(Random(2), 200)
    for at in range(0, 200, 7):
        for page in (forth(log, 200, at), back(log, at + 1)):
            assert len("\n".join(page.told)) <= 3000


def test_a_line_that_is_longer_than_a_page_has_one_to_itself() -> None:
    log = [(1, "short"), (2, "x" * 3500), (3, "short")]
    assert page_of(log, 0, 3, backwards=False) == LogPage(["short"], 1, 1)
    assert page_of(log[1:], 1, 3, backwards=False) == LogPage(["x" * 3500], 2, 2)
    assert page_of(log[:2], 0, 2, backwards=True) == LogPage(["x" * 3500], 2, 2)
