"""Who may do what: every command, every completion and every control, by everybody who could try it.

A new command or control needs a row here. The answers are keys of messages, or one of the words below.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Literal

Stage = Literal["lobby", "running", "closed"]
OK = "ok"  # done, shown or asked further; or refused by the rules of the game, not at the gate
NOTHING = "nothing"  # an empty list of completions
NO_SUCH = "no such command there"

MANAGERS, LED = "gate-managers-only", "host-lobby-led"
CHANGED_HANDS = "ui-seat-changed-hands"
NOT_SEATED, ELSEWHERE, MODERATORS = "host-not-seated", "gate-elsewhere", "gate-moderators-only"
NOT_THERE = "mod-no-such-table"
TOO_OLD = "ui-control-too-old"
CLOSED = "tables-closed"
NO_TABLE, NOT_YOURS, NONE_OF_YOURS = "ui-no-table-here", "ui-no-such-table-of-yours", "ui-no-table-of-yours"


@dataclass(frozen=True)
class Row:
    """The answer to each.

    A foreigner is a member of another server, who manages a channel there. A neighbour is a member of this
    one who manages another channel only, and acts from there.
    """

    moderator: str
    on_turn: str
    off_turn: str
    stranger: str
    foreigner: str
    by_dm: str  # the foreigner, in a direct message
    stage: Stage = "running"
    given: dict[str, Any] = field(default_factory=dict)  # the options of a command
    chosen: str | None = None  # in a select
    tableless: bool = False  # a control that is about no table
    seat: int | None = None  # whose control it is
    kind: str = ""  # what a control is for
    about: str = ""  # the field that it is about
    extra: str = ""  # what else it carries
    neighbour: str | None = None  # None: the same as a foreigner

    def answer_to(self, role: str) -> str:
        found: str | None = getattr(self, role)
        return self.foreigner if found is None else found


def anyone(**more: Any) -> Row:
    """It is about no table, or about the one of the channel in which it is typed."""
    return Row(OK, OK, OK, OK, OK, OK, **more)


def looking(**more: Any) -> Row:
    """What is public; from elsewhere only at one's own tables."""
    return Row(OK, OK, OK, OK, NOT_YOURS, NOT_YOURS, given={"table": "{game}"}, **more)


def own_seat(**more: Any) -> Row:
    return Row(NOT_SEATED, OK, OK, NOT_SEATED, NOT_YOURS, NOT_YOURS, given={"table": "{game}"}, **more)


def lobby(seated: bool = True, **more: Any) -> Row:
    """Before the game, typed in its channel. There is no such command in a direct message."""
    first = NOT_SEATED if seated else OK
    return Row(first, OK, OK, first, NO_TABLE, NO_SUCH, stage="lobby", **more)


def led() -> Row:
    """For the host of a lobby, who is on turn in these rows, and moderators."""
    return Row(OK, OK, LED, NOT_SEATED, NO_TABLE, NO_SUCH, stage="lobby")


def leaders_control() -> Row:
    return Row(OK, OK, LED, NOT_SEATED, ELSEWHERE, ELSEWHERE, stage="lobby")


def public_control(**more: Any) -> Row:
    return Row(OK, OK, OK, OK, ELSEWHERE, ELSEWHERE, **more)


def players_control(**more: Any) -> Row:
    return Row(NOT_SEATED, OK, OK, NOT_SEATED, ELSEWHERE, ELSEWHERE, **more)


def seat_control(**more: Any) -> Row:
    """Of a panel: whoever has it without the seat had the seat once."""
    return Row(CHANGED_HANDS, OK, OK, CHANGED_HANDS, ELSEWHERE, CHANGED_HANDS, seat=0, **more)


COMMANDS: dict[str, Row] = {
    "game new": Row(OK, OK, OK, OK, OK, NO_SUCH, stage="closed", given={"game": "container"}),
    "game join": lobby(seated=False),
    "game leave": lobby(),
    "game bot": lobby(given={"change": "add"}),
    "game start": led(),
    "game again": Row(NOT_SEATED, OK, OK, NOT_SEATED, NO_TABLE, NO_SUCH, stage="closed"),
    "game cancel": led(),
    "game language": Row(OK, OK, OK, NOT_SEATED, OK, NO_SUCH, given={"language": "ru"}),
    "game option": lobby(given={"option": "investment_bank", "value": "False"}),
    "game clock": lobby(given={"clock": "relaxed"}),
    "table": looking(),
    "log": looking(),
    "score": looking(),
    "chart": looking(),
    "review": anyone(),
    "stats": anyone(),
    "leaderboard": Row(OK, OK, OK, OK, OK, NO_SUCH),
    "tables": Row(OK, OK, OK, OK, OK, NO_SUCH),
    "look": Row(OK, OK, OK, NOT_SEATED, OK, "look-no-channel", given={"how": "text", "for": "channel"}),
    "hand": own_seat(),
    "moves": own_seat(),
    "hint": own_seat(),
    "orders": own_seat(),
    "plan": Row(NOT_SEATED, OK, OK, NOT_SEATED, NO_TABLE, NONE_OF_YOURS),
    "undo": own_seat(),
    "rules": Row(OK, OK, OK, OK, NO_TABLE, NONE_OF_YOURS),
    "start": anyone(),
    "learn": anyone(given={"game": "container"}),
    "help": Row(OK, OK, OK, OK, OK, NONE_OF_YOURS),
    "seat offer": Row(NOT_SEATED, OK, OK, NOT_SEATED, NO_TABLE, NO_SUCH),
    "seat keep": Row(NOT_SEATED, OK, OK, NOT_SEATED, NO_TABLE, NO_SUCH),
    "seat leave": Row(NOT_SEATED, OK, OK, NOT_SEATED, NO_TABLE, NO_SUCH),
    "seat take": Row(OK, OK, OK, OK, NO_TABLE, NO_SUCH),
    "doctor": Row(OK, NO_SUCH, NO_SUCH, NO_SUCH, OK, NO_SUCH),
    "mygames": anyone(),
    "settings show": anyone(),
    "settings zone": anyone(given={"city": "Europe/Berlin"}),
    "settings quiet": anyone(given={"from": "22:00", "to": "07:00"}),
    "settings days-off": anyone(),
    "settings data": anyone(),
    "settings results": anyone(given={"who": "me"}),
    "settings forget": anyone(),
    "settings notices": anyone(given={"how": "mention"}),
    "settings snooze": anyone(),
    "settings dms": anyone(),
    "settings notify": anyone(),
}


def moderators(**given: str) -> Row:
    """Everybody sees the command; in one's own server one moderates, but the table is not there."""
    given = {"why": "test", "table": "{game}", **given}
    refused = (MODERATORS, MODERATORS, MODERATORS)
    return Row(OK, *refused, NOT_THERE, NO_SUCH, given=given, neighbour=MODERATORS)


COMMANDS |= {
    "mod reset": moderators(to="lobby"),
    "mod end": moderators(how="void"),
    "mod pause": moderators(),
    "mod resume": moderators(),
    "mod kick": moderators(seat="1"),
    "mod replace": moderators(seat="1", by="{stranger}"),
    "mod play-for": moderators(seat="1"),
    "mod level": moderators(seat="1", level="easy"),
    "mod rewind": moderators(to="1"),
    "mod uncount": Row(OK, MODERATORS, MODERATORS, MODERATORS, OK, NO_SUCH, given={"why": "test"}),
    "mod move": moderators(to="{channel}"),
    "mod export": moderators(),
    "mod role": Row(OK, MANAGERS, MANAGERS, MANAGERS, OK, NO_SUCH, given={"why": "test"}, neighbour=MANAGERS),
    "mod board": Row(OK, MODERATORS, MODERATORS, MODERATORS, OK, NO_SUCH, given={"why": "test"}),
    "mod log": Row(OK, MODERATORS, MODERATORS, MODERATORS, OK, NO_SUCH),
    "mod archive list": Row(OK, MODERATORS, MODERATORS, MODERATORS, OK, NO_SUCH),
    "mod archive restore": Row(
        *(OK, MODERATORS, MODERATORS, MODERATORS, ELSEWHERE, NO_SUCH),
        stage="closed",
        given={"why": "test", "game": "{game}"},
        neighbour=MODERATORS,
    ),
}

OTHERS_LEAGUE, NO_SERVER = "league-none-such", "league-server-only"


def member(**given: Any) -> Row:
    """For all on the server of the league."""
    return Row(OK, OK, OK, OK, OTHERS_LEAGUE, NO_SUCH, given={"league": 1, **given}, neighbour=OK)


def leagues_moderator(**given: Any) -> Row:
    """For the moderators of the league's channel: who manages another one has no say."""
    answers = (OK, MODERATORS, MODERATORS, MODERATORS, OTHERS_LEAGUE, NO_SUCH)
    return Row(*answers, given={"league": 1, **given}, neighbour=MODERATORS)


def leagues_control(**more: Any) -> Row:
    return Row(*(OK, OK, OK, OK, OTHERS_LEAGUE, NO_SERVER), tableless=True, neighbour=OK, **more)


COMMANDS |= {
    "league new": Row(
        *(OK, MODERATORS, MODERATORS, MODERATORS, OK, NO_SUCH), stage="closed", given={"game": "container"}
    ),
    "league join": member(),
    "league leave": member(),
    "league start": leagues_moderator(),
    "league standings": member(),
    "league drop": leagues_moderator(player="{stranger}", why="test"),
    "league replace": leagues_moderator(player="{stranger}", by="{stranger}", why="test"),
    "league cancel": leagues_moderator(why="test"),
    "league open": member(number=1),
}

GAME_MOVE = own_seat()  # every command that is derived from a game's actions

COMPLETIONS: dict[str, Row] = {
    "game option option": Row(OK, OK, OK, OK, NOTHING, NO_SUCH, stage="lobby"),
    "game option value": Row(
        OK, OK, OK, OK, NOTHING, NO_SUCH, stage="lobby", given={"option": "investment_bank"}
    ),
    "league new options": Row(OK, OK, OK, OK, OK, NO_SUCH, given={"game": "container"}),
    **{
        f"league {name} league": Row(OK, OK, OK, OK, NOTHING, NO_SUCH, neighbour=OK)
        for name in ("join", "leave", "start", "standings", "drop", "replace", "cancel", "open")
    },
    "seat take seat": Row(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NO_SUCH),
    "orders order": Row(NOTHING, OK, OK, NOTHING, NOTHING, NOTHING),
    "mod kick seat": Row(OK, NOTHING, NOTHING, NOTHING, NOTHING, NO_SUCH),
    "mod replace seat": Row(OK, NOTHING, NOTHING, NOTHING, NOTHING, NO_SUCH),
    "mod play-for seat": Row(OK, NOTHING, NOTHING, NOTHING, NOTHING, NO_SUCH),
    "mod level seat": Row(OK, NOTHING, NOTHING, NOTHING, NOTHING, NO_SUCH),
    "mod rewind to": Row(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NO_SUCH),
    "mod archive restore game": Row(OK, NOTHING, NOTHING, NOTHING, NOTHING, NO_SUCH, stage="closed"),
    "review game": Row(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING),
    "rules about": Row(OK, OK, OK, OK, NOTHING, NOTHING),
    "table area": Row(OK, OK, OK, OK, NOTHING, NOTHING),
    "settings zone city": anyone(),
    "settings quiet from": anyone(),
    "settings quiet to": anyone(),
}

OWN_TABLES = Row(NOTHING, OK, OK, NOTHING, NOTHING, NOTHING)  # completions of the option that names a table
MODERATED_TABLES = replace(OWN_TABLES, moderator=OK, on_turn=NOTHING, off_turn=NOTHING, by_dm=NO_SUCH)

CONTROLS: dict[str, Row] = {
    "join": public_control(stage="lobby"),
    "leave": players_control(stage="lobby"),
    "first": players_control(stage="lobby", chosen="chance"),
    "language": Row(OK, OK, OK, NOT_SEATED, ELSEWHERE, ELSEWHERE, stage="lobby", extra="ru"),
    "begin": leaders_control(),
    "cancel": leaders_control(),
    "close": leaders_control(),
    "unclose": public_control(stage="lobby"),
    "options": players_control(stage="lobby"),
    "option": players_control(stage="lobby", chosen="b0", about="investment_bank"),
    "optnum": players_control(stage="lobby", about="investment_bank"),
    "optset": players_control(stage="lobby", about="investment_bank"),
    "botin": players_control(stage="lobby"),
    "botout": players_control(stage="lobby"),
    "level": players_control(stage="lobby", chosen="all/expert"),
    "clock": players_control(stage="lobby", chosen="relaxed"),
    "ownclock": players_control(stage="lobby"),
    "again": players_control(stage="closed"),
    "metoo": public_control(stage="closed"),
    "tables": Row(OK, OK, OK, OK, OK, "tables-server-only", tableless=True),
    "sit": Row(OK, OK, OK, OK, CLOSED, CLOSED, stage="lobby", neighbour=OK),
    "sitin": Row(OK, OK, OK, OK, CLOSED, CLOSED, seat=0, neighbour=OK),
    "whichseat": Row(CLOSED, CLOSED, CLOSED, CLOSED, CLOSED, CLOSED),  # no seat is free there
    "notify": anyone(tableless=True),
    "wishes": Row(OK, OK, OK, OK, OK, "notify-server-only", tableless=True, chosen="container"),
    "nowishes": anyone(tableless=True),
    "tiphours": anyone(tableless=True),
    "tipquiet": anyone(tableless=True),
    "take": Row(OK, OK, OK, OK, ELSEWHERE, CHANGED_HANDS, seat=0),
    "getup": players_control(),
    "claimyes": public_control(),
    "claimno": public_control(),
    "mine": players_control(),
    "panel": seat_control(),
    "act": seat_control(),
    "list": seat_control(),
    "this": seat_control(),
    "pick": seat_control(),
    "page": seat_control(),
    "some": seat_control(),
    "these": seat_control(),
    "type": seat_control(),
    "fill": seat_control(),
    "listed": seat_control(),
    "redo": seat_control(),
    "do": seat_control(),
    "hint": seat_control(),
    "hints": players_control(stage="lobby", chosen="b1"),
    "orders": players_control(),
    "undo": seat_control(),
    "askundo": seat_control(),
    "agree": public_control(),
    "decline": public_control(),
    "snooze": players_control(),
    "snoozezone": players_control(),
    "unsnooze": players_control(),
    "unorder": players_control(extra="1"),
    "log": public_control(),
    "rules": anyone(tableless=True, kind="container", about="loan", extra="0"),
    "closer": public_control(chosen="nothing-of-the-kind"),
    "words": public_control(),
    "whole": public_control(),
    "chart": public_control(),
    "modyes": Row(OK, MODERATORS, MODERATORS, MODERATORS, ELSEWHERE, ELSEWHERE, neighbour=MODERATORS),
    "modno": Row(OK, MODERATORS, MODERATORS, MODERATORS, ELSEWHERE, ELSEWHERE, neighbour=MODERATORS),
    "grant": Row(OK, MODERATORS, MODERATORS, MODERATORS, ELSEWHERE, ELSEWHERE, neighbour=MODERATORS),
    "forbid": Row(OK, MODERATORS, MODERATORS, MODERATORS, ELSEWHERE, ELSEWHERE, neighbour=MODERATORS),
    "audit": Row(OK, MODERATORS, MODERATORS, MODERATORS, OK, MODERATORS, tableless=True),
    "start": anyone(tableless=True),
    "howworks": anyone(tableless=True),
    "speak": anyone(tableless=True, kind="ru"),
    "opentable": anyone(tableless=True, stage="closed"),
    "opennew": anyone(tableless=True, stage="closed", kind="container"),
    "playnow": anyone(tableless=True, stage="closed", kind="container"),
    "howto": anyone(tableless=True, kind="container"),
    "chapter": anyone(tableless=True, kind="container", chosen="0"),
    "pieces": anyone(tableless=True, kind="container"),
    "learn": anyone(tableless=True, kind="container"),
    "relearn": anyone(tableless=True, kind="container"),
    "review": public_control(),
    "plan": players_control(),
    "planned": players_control(),
    "plandrop": players_control(),  # of a game and no plan: one sees My moves
    "planelse": players_control(),
    "planend": players_control(),
    "planput": players_control(),
    **{
        verb: Row(TOO_OLD, TOO_OLD, TOO_OLD, TOO_OLD, TOO_OLD, TOO_OLD)  # about a plan, never a game
        for verb in ("planmove", "planmore", "planifnot", "planany")
    },
    "readon": Row(TOO_OLD, TOO_OLD, TOO_OLD, TOO_OLD, TOO_OLD, TOO_OLD),  # it is about a lesson, never a game
    "openly": players_control(),
    "forget": anyone(tableless=True),
    **{verb: leagues_control(extra="1") for verb in ("lgjoin", "lgleave", "lgquit", "lgrank")},
    "lgstay": anyone(tableless=True),
    "lgopen": Row(
        *(TOO_OLD,) * 4, OTHERS_LEAGUE, NO_SERVER, tableless=True, extra="1.1.1", neighbour=TOO_OLD
    ),
    "knock": anyone(tableless=True),
    "remember": anyone(tableless=True),
    "daysoff": anyone(chosen="0", tableless=True),
}
