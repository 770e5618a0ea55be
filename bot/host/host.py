"""The host of all games, without a word of Discord, wired in one place.

Save before announce: what is answered and what is sent has been saved before. A refusal is one sentence, and
nothing has changed. Whoever asks is told what their own seat may know, nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pydantic import BaseModel

from bot.host.alarm import Alarm
from bot.host.autoplay.autoplay import Autoplay
from bot.host.autoplay.deputies import GIVEN_BEFOREHAND, answers_for_the_vacant, for_the_absent
from bot.host.autoplay.order_book import OrderBook
from bot.host.autoplay.plan_book import PlanBook
from bot.host.autoplay.stand_in import given_up, vacant
from bot.host.autoplay.thoughts import Think, Thoughts
from bot.host.clocks import Clocks
from bot.host.closing import Closing
from bot.host.league.leagues import Leagues
from bot.host.league.rounds import Rounds
from bot.host.league.tables import LeagueTables
from bot.host.ledger import Ledger
from bot.host.lessons import LESSON, Lessons
from bot.host.lobby.agreements import Agreements
from bot.host.lobby.hints import Hints
from bot.host.lobby.invitations import Invitations
from bot.host.lobby.levels import Levels
from bot.host.lobby.lobby import Lobby
from bot.host.lobby.new_tables import NewTables, random_seed
from bot.host.lobby.rematches import Rematches
from bot.host.moderation.claims import Claims
from bot.host.moderation.corrections import Corrections
from bot.host.moderation.lifecycle import Lifecycle
from bot.host.moderation.listings import Listings
from bot.host.moderation.losses import Losses
from bot.host.moderation.ruling import Rulings
from bot.host.notes import Notes
from bot.host.open_games import OpenGames
from bot.host.open_tables import OpenTables
from bot.host.orders import Orders
from bot.host.pauses import Pauses
from bot.host.plans import KIND as PLAN
from bot.host.plans import Plans
from bot.host.play import Play
from bot.host.preferences import Preferences
from bot.host.privacy import Privacy
from bot.host.queries import Queries
from bot.host.ratings import Ratings
from bot.host.recorder import Recorder
from bot.host.rehearsals import Lay, Rehearsals
from bot.host.reviews.reviews import Judge, Reviews
from bot.host.seats import Seats
from bot.host.snoozes import Snoozes
from bot.host.undo.requests import UndoRequests
from bot.host.undo.undo import Undo
from games import GAMES
from games.kernel.hosting import Game
from storage import Database, clocks


@dataclass(frozen=True)
class Host:
    """All that can be asked of the host, each thing by the service that does it."""

    database: Database
    games: Mapping[str, Game]
    now: Callable[[], int]
    notes: Notes
    preferences: Preferences
    rehearsals: Rehearsals
    lessons: Lessons
    stages: Mapping[str, Lay]  # by the kinds of rehearsals
    open_games: OpenGames
    clocks: Clocks
    autoplay: Autoplay
    snoozes: Snoozes
    ledger: Ledger
    queries: Queries
    ratings: Ratings
    open_tables: OpenTables
    play: Play
    lobby: Lobby
    new_tables: NewTables
    rematches: Rematches
    agreements: Agreements
    levels: Levels
    hints: Hints
    reviews: Reviews
    seats: Seats
    orders: Orders
    plans: Plans
    undo: Undo
    undo_requests: UndoRequests
    pauses: Pauses
    alarm: Alarm
    closing: Closing
    corrections: Corrections
    claims: Claims
    lifecycle: Lifecycle
    listings: Listings
    losses: Losses
    privacy: Privacy
    leagues: Leagues
    rounds: Rounds
    league_tables: LeagueTables


def build_host(
    database: Database,
    games: Mapping[str, Game] = GAMES,
    *,
    components: Mapping[str, BaseModel] | None = None,
    now: Callable[[], float] = time.time,
    new_seed: Callable[[], str] = random_seed,
    room: int = 500,
    think: Think | None = None,
    judge: Judge | None = None,
    experts: bool = True,
) -> Host:
    """Return the host of all games in a database.

    `components` are the printed figures as whoever owns the box has corrected them; `new_seed` gives the
    secret seed of each new game; `room` is how many games stay in memory; `think` asks an expert, beside the
    event loop, and without it bots of that level play as club players; `judge` asks one about a game that is
    over; without `experts` nobody is offered any of that. Who answers for absent players, which seats are
    free, and what goes with the owner of a seat, is said here and nowhere else.
    """

    def seconds() -> int:
        return int(now())

    notes = Notes(database)
    preferences, rehearsals = Preferences(notes), Rehearsals(notes, seconds)
    lessons = Lessons(rehearsals, games)
    open_games = OpenGames(database, games, room, experts=experts)
    timing = Clocks(database, open_games, preferences, seconds)
    recorder, order_book = Recorder(open_games, timing), OrderBook(database, timing, seconds)
    thoughts = Thoughts(think)
    plan_book = PlanBook(order_book, timing, seconds)
    deputies = (*GIVEN_BEFOREHAND, answers_for_the_vacant(thoughts), for_the_absent)
    books = order_book, plan_book
    plans = Plans(open_games, order_book, rehearsals, seconds)
    autoplay = Autoplay(database, open_games, timing, recorder, *books, deputies, thoughts, seconds)
    snoozes = Snoozes(database, open_games, preferences, timing, seconds)
    ledger = Ledger(database, open_games, autoplay, snoozes)
    queries = Queries(database, open_games)
    invitations, figures = Invitations(preferences, seconds), components or {}
    lobby = Lobby(open_games, ledger, timing, seconds)
    new_tables = NewTables(database, open_games, lobby, invitations, games, figures, seconds, new_seed)
    seats = Seats(open_games, ledger, timing, (vacant, given_up), (clocks.forget,), seconds)
    undo = Undo(database, open_games, ledger, timing, seconds)
    requests = UndoRequests(open_games, ledger, undo, seconds)
    pauses, rulings = Pauses(open_games, ledger, timing, seconds), Rulings(open_games, seconds)
    leagues = Leagues(database, games, seconds)
    league_tables = LeagueTables(database, open_games, leagues, new_tables, seats, timing, autoplay, seconds)
    return Host(
        database=database,
        games=games,
        now=seconds,
        notes=notes,
        preferences=preferences,
        rehearsals=rehearsals,
        lessons=lessons,
        stages={LESSON: lessons.lay, PLAN: plans.lay},
        open_games=open_games,
        clocks=timing,
        autoplay=autoplay,
        snoozes=snoozes,
        ledger=ledger,
        queries=queries,
        ratings=Ratings(database, preferences, games),
        open_tables=OpenTables(database, games),
        play=Play(ledger, recorder, plan_book, seconds),
        lobby=lobby,
        new_tables=new_tables,
        rematches=Rematches(database, open_games, new_tables, seconds),
        agreements=Agreements(open_games, ledger, seconds),
        levels=Levels(open_games, ledger, seconds),
        hints=Hints(open_games, ledger, think, seconds),
        reviews=Reviews(database, open_games, judge),
        seats=seats,
        orders=Orders(database, open_games, order_book, autoplay, seconds),
        plans=plans,
        undo=undo,
        undo_requests=requests,
        pauses=pauses,
        alarm=Alarm(open_games, preferences, timing, recorder, autoplay, seconds),
        corrections=Corrections(ledger, recorder, seats, undo, requests, rulings, seconds),
        claims=Claims(open_games, ledger, preferences, seats, seconds),
        closing=Closing(database, open_games, timing, seconds),
        lifecycle=Lifecycle(database, ledger, recorder, timing, pauses, rulings, seconds),
        listings=Listings(database, seconds),
        losses=Losses(open_games, timing, notes, seconds),
        privacy=Privacy(database, open_games, preferences, queries, lobby, seats),
        leagues=leagues,
        rounds=Rounds(leagues, league_tables, seconds),
        league_tables=league_tables,
    )
