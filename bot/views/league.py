"""A league as everybody sees it: who plays, where the tables are, who leads. Nothing of a running game."""

from __future__ import annotations

import json
from collections.abc import Sequence

from discord import ButtonStyle

from bot.host.league.points import Standing, standings, winners
from bot.views.field import key_of
from bot.views.options import value_in_words
from bot.views.parts.build import Button, Drawn, button, layout, rows
from bot.views.parts.confirm import are_you_sure
from bot.views.parts.custom_id import Control
from bot.views.parts.paging import clip
from bot.words.cleaning import escape_markdown
from bot.words.names import name_of
from bot.words.words import Names, Words
from games import GAMES
from games.kernel.hosting import Text, Who, say
from storage.leagues import Filed, League, Round, Table
from storage.seats import Player

_ROOM = 2000  # characters of a list
_FEW = 5  # who lead, in the message that shows the league
_NAMED, _JOINED = 64, 30  # people in a list of their own, and in one sentence


def words_of(filed: Filed, language: str, *, bold: bool = True) -> Words:
    """Return the words of a league's game; whoever is named by the number of their entry has their name."""
    called = {entry.number: name_of(Player(entry.user, entry.name), language) for entry in filed.entries}
    names = [called.get(number, "?") for number in range(max(called, default=0) + 1)]
    return Words(
        language, filed.league.key, Names([f"**{escape_markdown(one)}**" for one in names] if bold else names)
    )


def league_of(ruled: Text) -> int | None:
    """Return the league that a moderator's ruling is about; None if it is about none."""
    what = ruled.args.get("what")
    league = what.args.get("league") if isinstance(what, Text) else None
    return league if isinstance(league, int) else None


def title(league: League, words: Words) -> str:
    """Return what a league is called."""
    return words(say("league-title", number=league.id, game=say("game-title")))


def league_view(filed: Filed, words: Words) -> Drawn:
    """Return the message that shows a league in its channel."""
    league = filed.league
    control = Control("lgrank", 0, extra=str(league.id))
    controls: list[Button] = []
    if league.status == "open":
        controls.append(
            button(control.to("lgjoin", extra=league.id), words.say("league-join"), ButtonStyle.primary)
        )
    if league.live:
        controls.append(button(control.to("lgleave", extra=league.id), words.say("league-leave")))
    if league.status != "open":
        controls.append(button(control, words.say("league-standings")))
    return layout(
        f"### {title(league, words)}",
        "\n".join(
            [
                words.say("league-agreed", seats=league.seats, rounds=league.rounds, days=league.days),
                *_options(league, words),
            ]
        ),
        "\n".join(_state(filed, words)),
        words.say("league-how") if league.status == "open" else None,
        *rows(controls),
    )


def _options(league: League, words: Words) -> list[str]:
    """Return what all tables agree on, as far as somebody has chosen it."""
    return [
        words.say(
            "league-option",
            option=words.say(f"option-{key_of(name)}"),
            value=value_in_words(words, name, value),
        )
        for name, value in json.loads(league.options).items()
    ]


def _state(filed: Filed, words: Words) -> list[str]:
    """Return how far a league is, and who plays or leads."""
    league = filed.league
    if league.status == "off":
        return [words.say("league-called-off")]
    if league.status == "open":
        begins = (
            words.say("league-begins-by-word")
            if league.starts is None
            else words.say("league-begins-at", when=str(league.starts))
        )
        return [begins, words(_joined(filed))]
    return [_round_line(filed, words), *_leaders(filed, words, _FEW)]


def _joined(filed: Filed) -> Text:
    people, more = tuple(Who(entry.number) for entry in filed.active[:_JOINED]), len(filed.active) - _JOINED
    rest = (say("and-more", count=more),) if more > 0 else ()
    return say("league-people", count=len(filed.active), who=(*people, *rest))


def _round_line(filed: Filed, words: Words) -> str:
    if filed.league.lost is not None and filed.league.live:
        return words.say("league-waits-for-channel")
    now, rounds = filed.round, filed.league.rounds
    if now is not None and now.closed is None and filed.league.status == "running":
        return words.say("league-round-now", round=now.number, rounds=rounds, when=str(now.due))
    done = sum(one.closed is not None for one in filed.rounds)
    return words.say("league-round-done", round=done, rounds=rounds)


# ── standings ──


def _leaders(filed: Filed, words: Words, most: int) -> list[str]:
    ranked = [one for one in standings(filed) if one.entry.active or one.points]
    if not any(one.played for one in ranked):
        return [words.say("league-none-played")]
    shown = [_line(one, words) for one in ranked[:most]]
    return shown if len(ranked) <= most else [*shown, words.say("league-more", count=len(ranked) - most)]


def _line(one: Standing, words: Words) -> str:
    who = Who(one.entry.number)
    if not one.entry.active:
        return words(say("league-line-gone", who=who, points=one.points))
    return words(
        say("league-line", rank=one.rank, who=who, points=one.points, wins=one.wins, played=one.played)
    )


def standings_view(filed: Filed, words: Words) -> Drawn:
    """Return who leads a league, and where the tables of the round are."""
    return layout(
        f"### {title(filed.league, words)}",
        "\n".join([_round_line(filed, words), clip(_leaders(filed, words, _NAMED), _ROOM)]),
        clip(_table_lines(filed, words), _ROOM // 2) or None,
        words.say("league-how") if filed.league.live else None,
    )


def _table_lines(filed: Filed, words: Words) -> list[str]:
    now = filed.round
    if now is None or filed.league.status != "running":
        return []
    return [_table_line(filed, now, table, words) for table in filed.tables_of(now.number)]


def _table_line(filed: Filed, now: Round, table: Table, words: Words) -> str:
    if table.counted is not None or table.status == "over":
        state = say("league-at-counted")
    elif table.status in ("lobby", "running"):
        state = say("league-at-running", place=str(table.channel))
    else:
        state = say("league-at-lost" if table.status == "void" else "league-at-waiting")
    return words(say("league-table-at", table=table.number, who=_sitting(filed, table), state=state))


def _sitting(filed: Filed, table: Table) -> tuple[Who, ...]:
    return tuple(Who(one.entry) for one in filed.at(table))


# ── a table ──


def table_view(filed: Filed, table: Table, words: Words, *, waits: bool) -> Drawn:
    """Return the message that tells who sits at a table. `waits`: people have to open it themselves."""
    who, possible = _sitting(filed, table), GAMES[filed.league.key].seats
    bots = min(size for size in possible if size >= len(who)) - len(who)
    told = words(say("league-table-bots", who=who, bots=bots)) if bots else words(say("league-each", who=who))
    text = words.say("league-table", round=table.round, table=table.number, who=told)
    if not waits:
        elsewhere = table.channel not in (None, table.message)  # a thread stands on the message itself
        return layout(text, words.say("league-at-running", place=str(table.channel)) if elsewhere else None)
    control = Control("lgopen", 0, extra=f"{filed.league.id}.{table.round}.{table.number}")
    label = words.say("league-open-here", table=table.number)
    waiting = words.say(
        "league-table-waits" if table.game is None else "league-table-anew", table=table.number
    )
    return layout(text, waiting, *rows([button(control, label, ButtonStyle.primary)]))


def call_line(filed: Filed, table: Table, place: str, words: Words, *, here: bool) -> str:
    """Return how somebody is called to a table: to play, or to open it first. `here`: it is right there."""
    if table.waits:
        key = "league-called-to-open" if table.game is None else "league-called-anew"
    else:
        key = "league-called-here" if here else "league-called"
    return words(
        say(
            key,
            round=table.round,
            league=filed.league.id,
            game=say("game-title"),
            who=_sitting(filed, table),
            place=place,
        )
    )


def lost_line(league: League, words: Words, server: str | None) -> str:
    """Return that a league has no channel any more and waits for one."""
    where = escape_markdown(server) if server is not None else str(league.guild)
    return words(say("league-lost", league=league.id, game=say("game-title"), server=where))


# ── the end ──


def won_line(filed: Filed, words: Words) -> str:
    """Return who has won a league."""
    best = winners(filed)
    who = tuple(Who(one.entry.number) for one in best)
    points = best[0].points if best else 0
    return words(say("league-won", count=len(best), who=who, league=filed.league.id, points=points))


def end_in_words(filed: Filed, words: Words) -> str:
    """Return how a league ended, for everybody who plays in it."""
    return clip([f"### {won_line(filed, words)}", *_leaders(filed, words, _NAMED)], _ROOM)


def leaving_view(league: int, words: Words) -> Drawn:
    """Return the question whether somebody is sure to leave a league that is being played."""
    base = Control("lgquit", 0, extra=str(league))
    answers = (base, "league-leave-yes"), (base.to("lgstay", extra=league), "league-leave-no")
    return are_you_sure(words, *answers, words.say("league-leave-sure", league=league))


def names_of(leagues: Sequence[League], language: str) -> tuple[str, ...]:
    """Return the numbers and games of leagues, as they are listed in a sentence."""
    return tuple(f"{one.id} ({Words(language, one.key).say('game-title')})" for one in leagues)
