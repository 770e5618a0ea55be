"""What a filled-in offer means, as it was shown: to be compared with what the same would mean later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

from games.kernel.asking.amounts import Amount, Spread
from games.kernel.asking.choices import OneOf, SomeOf
from games.kernel.asking.domain import Domain, Picked
from games.kernel.asking.offer import Offer
from games.kernel.asking.prompt import Prompt
from games.kernel.showing.text import Text, pack, say, unpack

Leeway: TypeAlias = Literal["any", "less", "more"]  # which other figure is no worse: any, a smaller, a bigger
MayDiffer: TypeAlias = Mapping[str, Leeway]  # by the key of a text, or by that and one of its arguments: a.b


class Chance(NamedTuple):
    """Names a move that nobody wants to miss: where it has become possible, the player is asked."""

    kind: str
    field: str = ""  # each choice in it is a chance of its own; empty: the move as such
    instead_of: tuple[str, ...] = ()  # only where one of these is planned, or nothing; empty: whatever is


class Sense(NamedTuple):
    """Says what matters to a plan: which other figures are no worse, and which moves nobody wants to miss."""

    may_differ: MayDiffer = MappingProxyType({})
    not_to_miss: tuple[Chance, ...] = ()


NO_SENSE = Sense()  # nothing may differ


def chances(asked: Prompt, sense: Sense, kind: str) -> tuple[str, ...]:
    """Return what nobody who means to make a move of this kind wants to miss, as far as it is possible."""
    found: list[str] = []
    for chance in sense.not_to_miss:
        if not asked.can(chance.kind) or (chance.instead_of and kind not in chance.instead_of):
            continue
        offer = asked.offer(chance.kind)
        found += (
            [f"{chance.kind}.{one}" for one in _choices(offer, chance.field)]
            if chance.field
            else [chance.kind]
        )
    return tuple(found)


def _choices(offer: Offer, field: str) -> tuple[Any, ...]:
    """Return what can be chosen in a field, whatever was chosen before it."""
    picked: dict[str, Any] = {}
    while (step := offer.next_field(picked)) is not None:
        name, domain = step
        if name == field:
            return (
                tuple(item.key for item in domain.items)
                if isinstance(domain, Spread)
                else tuple(domain.possible())
            )
        picked[name] = next(iter(domain.possible()))
    return ()


def meaning(offer: Offer, values: Picked) -> list[Any]:
    """Return as JSON data what is shown of an offer that is filled in with these values."""
    remarks = (offer.label, offer.note, offer.preview and offer.preview(values))
    found = [None if remark is None else pack(remark) for remark in remarks]
    picked: dict[str, Any] = {}
    while (step := offer.next_field(picked)) is not None:
        name, domain = step
        picked[name] = values[name]
        found.append(_chosen(domain, values[name]))
    return found


def _chosen(domain: Domain, value: Any) -> Any:
    match domain:
        case OneOf():
            if value not in domain.values:  # legal, though it is not listed
                return [value]
            choice = domain.describe(value)
            return [value, pack(choice.label), None if choice.note is None else pack(choice.note)]
        case SomeOf():
            return sorted(value)
        case Amount():
            return {"amount": value}
        case Spread():
            return _numbers(domain, value)


def _numbers(domain: Spread, value: Mapping[str, int]) -> Any:
    if domain.loose:
        return {"set": dict(value)}
    goods: dict[str, int] = {}
    cost = 0
    for item in domain.items:
        if number := value.get(item.key, 0):
            goods[item.like or item.key] = goods.get(item.like or item.key, 0) + number
            cost += item.cost * number
    return {"goods": goods, "cost": cost}


def in_words(offer: Offer, values: Picked) -> Text:
    """Return an offer that is filled in with these values as one line of a list."""
    chosen: list[Text] = []
    picked: dict[str, Any] = {}
    while not offer.says_all and (step := offer.next_field(picked)) is not None:
        name, domain = step
        picked[name] = values[name]
        chosen += _worded(domain, values[name])
    return say("planned-move", label=offer.label, chosen=tuple(chosen)) if chosen else offer.label


def _worded(domain: Domain, value: Any) -> Iterator[Text]:
    match domain:
        case OneOf():
            yield (
                domain.describe(value).label if value in domain.values else say("planned-value", value=value)
            )
        case SomeOf():
            yield from (choice.label for choice in domain.choices if choice.value in value)
        case Amount():
            yield say("planned-value", value=value) if domain.called is None else domain.called(value)
        case Spread() if not domain.loose:
            named = ((item, value[item.key]) for item in domain.items if value.get(item.key))
            yield from (
                item.label if number == 1 else say("planned-count", count=number, item=item.label)
                for item, number in named
            )


def no_worse(was: Any, now: Any, may_differ: MayDiffer, more: int = 0) -> bool:
    """Does it mean the same as what was shown then, or better? `more`: what it may cost above that."""
    match was, now:
        case {"say": _}, {"say": _}:
            return _same_text(was, now, may_differ, more)
        case {"set": _}, {"set": _}:
            return all(now["set"].get(key, price) == price for key, price in was["set"].items())
        case {"amount": _}, {"amount": _}:
            return bool(was["amount"] <= now["amount"] <= was["amount"] + more)
        case {"goods": _}, {"goods": _}:
            return was["goods"] == now["goods"] and bool(now["cost"] <= was["cost"] + more)
        case list(), list():
            if len(was) != len(now):
                return False
            return all(no_worse(old, new, may_differ, more) for old, new in zip(was, now, strict=True))
    return bool(was == now)


def difference(was: list[Any], now: list[Any], may_differ: MayDiffer, more: int = 0) -> Text:
    """Say what is worse than what was shown then, where that was said in words."""
    for old, new in zip(was, now, strict=False):
        if no_worse(old, new, may_differ, more):
            continue
        match old, new:
            case {"say": _}, {"say": _}:
                return say("plan-was-other", was=unpack(old), now=unpack(new))
            case list(), list():
                return difference(old, new, may_differ, more)
    return say("plan-differs")


def _same_text(was: Any, now: Any, may_differ: MayDiffer, more: int) -> bool:
    if may_differ.get(was["say"]) == may_differ.get(now["say"]) == "any":
        return True
    old, new = was.get("with", {}), now.get("with", {})
    if was["say"] != now["say"] or old.keys() != new.keys():
        return False
    return all(
        _within(may_differ.get(f"{was['say']}.{name}"), old[name], new[name], more)
        or no_worse(old[name], new[name], may_differ, more)
        for name in old
    )


def _within(leeway: Leeway | None, old: Any, new: Any, more: int) -> bool:
    """Is another figure no worse than the one that was shown?"""
    if leeway == "less":
        return bool(new <= old + more)
    return leeway == "any" or (leeway == "more" and bool(new >= old - more))


def refitted(offer: Offer, values: Picked, meant: list[Any], more: int) -> dict[str, Any]:
    """Return the values by which the same is had now: the same goods where they are cheapest, the least bid.

    What nobody has said how to fit stays as it was. Raise Illegal if that is not legal any more.
    """
    picked: dict[str, Any] = {}
    known = iter(meant[3:])
    while (step := offer.next_field(picked)) is not None and step[0] in values:
        name, domain = step
        picked[name] = domain.check(_fitted(domain, values[name], next(known, None), more))
    return picked


def _fitted(domain: Domain, value: Any, meant: Any, more: int) -> Any:
    if isinstance(domain, Amount) and value < domain.least <= value + more:
        return domain.least
    if not isinstance(domain, Spread):
        return value
    if domain.loose:
        keys = {item.key for item in domain.items}
        return {key: number for key, number in value.items() if key in keys}
    goods = meant["goods"] if isinstance(meant, dict) and "goods" in meant else {}
    return _cheapest(domain, goods)


def _cheapest(domain: Spread, goods: Mapping[str, int]) -> dict[str, int]:
    """Return so many of each, the cheapest first; too few, where there are not so many."""
    left, found = dict(goods), dict[str, int]()
    for item in sorted(domain.items, key=lambda item: item.cost):
        kind = item.like or item.key
        if number := min(left.get(kind, 0), item.most):
            found[item.key], left[kind] = number, left[kind] - number
    return found
