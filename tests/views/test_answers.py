"""The answers of a panel, where play leads: nobody presses a button without having read what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.perspective import Overview
from bot.views.choosing.beginning import Beginning
from bot.views.panel import SHORT, answers_of
from bot.words.words import Names, Words
from games import GAMES
from games.kernel.hosting import AnyTable, Offer, deal, prompt, start, waiting
from games.selfplay import Record, moves
from storage.games import Record as Filed

_MOVES, _EVERY = 160, 4
NAMES = Names(("Anna", "Boris", "Clara", "Denis"))
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "sewer_pirats": [{"variant": "abilities"}, {"variant": "auction"}],
    "economicus": [{"deals": "all"}],
}
EVERY_KIND = [(key, options) for key in GAMES for options in VARIANTS.get(key, [{}])]


def looks(key: str, options: dict[str, Any]) -> Iterator[tuple[Overview, tuple[Offer, ...]]]:
    """A game as those see it who are asked, every few moves."""
    game = GAMES[key]
    dealt = deal(game, 4, "answers", game.Options(**options))
    record = Record(dealt, start(dealt))
    for at, _ in enumerate(islice(moves(record, ("random",) * 4, Random(4)), _MOVES)):
        if at % _EVERY == 0 and record.table.scores is None:
            yield from _asked(record.table)


def _asked(table: AnyTable) -> Iterator[tuple[Overview, tuple[Offer, ...]]]:
    filed = Filed(1, table.game.key, None, 1, 10, "running", "{}", 0)
    for seat in waiting(table):
        asked = prompt(table, seat)
        assert asked is not None
        seen = Overview(filed, table.game, 1, (), (), seat, {}, prompt=asked, waiting=waiting(table))
        yield seen, asked.offers


def drawn(seen: Overview, labels: Words) -> tuple[list[str], list[str]]:
    """Return the texts of the answers, and what stands on their buttons."""
    assert seen.prompt is not None
    texts, buttons = list[str](), list[str]()
    for part in answers_of(seen, seen.prompt, labels):
        if isinstance(part, str):
            texts.append(part)
        else:
            found: list[dict[str, Any]] = part["components"]
            buttons += [one["label"] for one in found if "label" in one]
            texts += [one["placeholder"] for one in found if "placeholder" in one]
    return texts, buttons


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("key", "options"), EVERY_KIND)
def test_every_button_fits_a_phone(key: str, options: dict[str, Any], language: str) -> None:
    labels = Words(language, key, NAMES)
    for seen, _ in looks(key, options):
        assert [label for label in drawn(seen, labels)[1] if len(label) > SHORT] == []


@pytest.mark.parametrize(("key", "options"), EVERY_KIND)
def test_what_a_move_costs_or_brings_stands_on_its_button_or_above_it(
    key: str, options: dict[str, Any]
) -> None:
    labels, told = Words("en", key, NAMES), 0
    for seen, offers in looks(key, options):
        texts, buttons = drawn(seen, labels)
        for offer in offers:
            whole = Beginning(offer).whole if offer.blocked is None else None
            costs = [] if offer.note is None or offer.blocked is not None else [labels(offer.note)]
            costs += [] if whole is None or (note := whole.said(labels)[1]) is None else [note]
            told += len(costs)
            for cost in costs:
                assert any(cost in text for text in (*texts, *buttons)), (cost, texts, buttons)
    assert told
