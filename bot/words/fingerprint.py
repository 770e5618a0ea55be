"""Fingerprints of what players are asked and shown: equal as long as that is equal.

Buttons that are open now carry some of them, and the database keeps others. So the form in which a thing is
written down before it is hashed never changes. The names in it were once those of classes and fields; now
they are only letters, and stay as they are whatever the code calls these things.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Any

from games.kernel.hosting import (
    Amount,
    Choice,
    Domain,
    Item,
    Label,
    Offer,
    OneOf,
    Panel,
    Piece,
    Prompt,
    Row,
    Scene,
    Slot,
    SomeOf,
    Spread,
    Text,
    Token,
    Track,
    Was,
    Who,
)

_MARK, _TRACE, _KEY = 4, 3, 16  # bytes
_as_json = json.JSONEncoder(sort_keys=True, ensure_ascii=False).encode


def mark(data: Any) -> str:
    """Return eight letters for JSON data: of a filled form, of what a moderator was asked."""
    return _hash(_as_json(data), _MARK)


def decision_of(asked: Prompt) -> str:
    """Return eight letters that stay the same as long as a seat is asked the same and offered the same."""
    offers = ", ".join([_offer(offer) for offer in asked.offers if not offer.aside])
    return _hash(f"({_text(asked.text)}, [{offers}])", _MARK)


def traces_of(rows: Iterable[Row]) -> list[str]:
    """Return six letters for each row of a panel: few, because they are kept for every player."""
    return [_hash(_row(row), _TRACE) for row in rows]


def rows_key(rows: Iterable[Row]) -> str:
    """Return what tells some rows from all others, in memory."""
    return _hash(_tuple(map(_row, rows)), _KEY)


def panel_key(panel: Panel) -> str:
    """Return what tells a panel from every other, in memory."""
    return _hash(_panel(panel), _KEY)


def scene_key(scene: Scene) -> str:
    """Return what tells a scene from every other, in memory."""
    written = f"Scene(title={_text(scene.title)}, panels={_tuple(map(_panel, scene.panels))})"
    written = written if scene.drawing is None else f"{written} {scene.drawing!r}"
    return _hash(f"{written} {scene.colours!r}" if scene.colours else written, _KEY)


def _hash(written: str, size: int) -> str:
    return blake2b(written.encode(), digest_size=size).hexdigest()


# ── what is asked ──


def _offer(offer: Offer) -> str:
    """Write an offer with its first field: the others depend on what is picked there."""
    first = offer.next_field({}) if offer.blocked is None else None
    domain = "None" if first is None else _domain(first[1])
    return f"[{offer.kind!r}, {_text(offer.label)}, {_maybe(offer.blocked)}, {domain}]"


def _domain(domain: Domain) -> str:
    """Write a domain without the functions in it; where a note is missing, that is written."""
    match domain:
        case OneOf():
            parts = [_tuple(map(_choice, domain.choices))]
        case SomeOf():
            parts = [_tuple(map(_choice, domain.choices)), f"{domain.least}, {domain.most}"]
        case Amount():
            parts = [f"{domain.least}, {domain.most}, {_maybe(domain.why)}"]
            parts += ["None"] if domain.note is None else []
        case Spread():
            parts = [_tuple(map(_item, domain.items)), f"{domain.least}, {domain.most}, {domain.budget}"]
            parts += [_maybe(domain.why), *(["None"] if domain.note is None else [])]
    return f"[{', '.join(parts)}]"


def _choice(choice: Choice) -> str:
    return f"Choice(value={choice.value!r}, label={_text(choice.label)}, note={_maybe(choice.note)})"


def _item(item: Item) -> str:
    bounds = f"least={item.least}, most={item.most}, default={item.default}, cost={item.cost}"
    return f"Item(key={item.key!r}, label={_text(item.label)}, {bounds})"


# ── what is shown ──


def _panel(panel: Panel) -> str:
    """Write a panel as the table shows it, without what is only seen close up."""
    head = f"key={panel.key!r}, title={_text(panel.title)}, rows={_tuple(map(_row, panel.rows))}"
    return f"Panel({head}, seat={panel.seat}, active={panel.active}, aside={panel.aside})"


def _row(row: Row) -> str:
    return f"Row(title={_maybe(row.title)}, pieces={_tuple(map(_piece, row.pieces))})"


def _piece(piece: Piece) -> str:
    match piece:
        case Token():
            return _token(piece)
        case Label():
            return f"Label(text={_text(piece.text)}, strong={piece.strong})"
        case Slot():
            held = _tuple(map(_token, piece.tokens))
            return f"Slot(title={_text(piece.title)}, tokens={held}, room={piece.room})"
        case Track():
            token = "None" if piece.token is None else _token(piece.token)
            return f"Track(title={_text(piece.title)}, at={piece.at}, of={piece.of}, token={token})"


def _token(token: Token) -> str:
    told = f"colour={token.colour!r}, letter={_text(token.letter)}, name={_text(token.name)}"
    return f"Token({told}, count={token.count}, shape={token.shape!r}, seat={token.seat})"


# ── what is said ──


def _maybe(text: Text | None) -> str:
    """Write a message, or that there is none."""
    return "None" if text is None else _text(text)


def _text(text: Text) -> str:
    """Write a message with its arguments, in the order in which they were given."""
    if not text.args:
        return f"Text(key={text.key!r}, args=mappingproxy({{}}))"
    args = ", ".join([f"{name!r}: {_ARGUMENTS[type(given)](given)}" for name, given in text.args.items()])
    return f"Text(key={text.key!r}, args={{{args}}})"


def _arguments(given: tuple[Any, ...]) -> str:
    return _tuple([_ARGUMENTS[type(one)](one) for one in given])


def _tuple(parts: Iterable[str]) -> str:
    written = list(parts)
    return f"({written[0]},)" if len(written) == 1 else f"({', '.join(written)})"


_ARGUMENTS: dict[type, Callable[[Any], str]] = {
    int: repr,
    bool: repr,
    str: repr,
    Text: _text,
    Who: lambda who: f"Who(seat={who.seat})",
    Was: lambda was: f"Was(seat={was.seat}, at={was.at})",
    tuple: _arguments,
}
