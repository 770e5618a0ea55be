"""Looking: the table, one's hand, the history, the score, the rules, help."""

from __future__ import annotations

from typing import Any

from discord import app_commands, ui
from discord.app_commands import Choice

from bot.front.declare import EVERYWHERE, Dress, allowed, command, named, worded
from bot.front.drawn import draw_areas
from bot.front.in_time import Made, show_in_time
from bot.front.lobby.guards import must_sit
from bot.front.play.hints import show_hint
from bot.front.play.panel import recap, show_panel_of
from bot.front.undo.controls import answer_request, ask_the_others, take_back
from bot.front.visit import Visit, answers, completes
from bot.front.watch.chart import show_chart
from bot.front.watch.help import show_help
from bot.front.watch.log import show_log
from bot.front.watch.pictures import show_area, show_table
from bot.front.watch.review import review
from bot.front.watch.rules import found_rules, ready
from bot.front.which_table import complete_tables, table_for
from bot.host.access import not_seated
from bot.host.errors import Refused, refuse
from bot.perspective import look
from bot.render.prose import write_panels
from bot.views.areas import areas_of
from bot.views.panel import heading
from bot.views.parts.build import layout
from bot.views.parts.limits import MOST_SUGGESTIONS, SUGGESTION
from bot.views.ratings import changes_in_words
from bot.views.result import result_view, score_view
from bot.views.rulebook import MOST_WANTED, chapters_view
from bot.views.shots import galleries
from bot.words.aliases import normalise
from bot.words.rulebook import proposals
from bot.words.words import Words, shorten
from games.kernel.hosting import say

_MOST_SECRETS = 3500  # characters


def looking() -> list[app_commands.Command[Any, ..., Any]]:
    """Return the commands for looking, and for one's own moves at any table."""
    every = (table, hand, moves, hint, undo, log, score, chart, review, rules, help_)
    return [allowed(one, EVERYWHERE) for one in every]


def of_a_table(key: str) -> Dress:
    """Make a command about the table of this channel, unless another one is named."""

    def dress(body: Any) -> Any:
        return command(key)(named(at="table")(app_commands.autocomplete(at=complete_tables)(body)))

    return dress


@completes
async def _complete_areas(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose the areas of the table that can be looked at alone."""
    try:
        seen = await visit.look(await _latest(visit, visit.interaction.namespace.table))
    except Refused:
        return []
    names = [] if seen.closer is None else areas_of(seen.closer, seen.labels(visit.language))
    fitting = [(name, key) for name, key in names if normalise(current) in normalise(name)]
    return [Choice(name=shorten(name, SUGGESTION), value=key) for name, key in fitting[:MOST_SUGGESTIONS]]


@of_a_table("table")
@named(area="area", whose="table-for")
@app_commands.autocomplete(area=_complete_areas)
@app_commands.choices(whose=worded("table-for-", ("me", "channel")))
@answers
async def table(
    visit: Visit, area: str | None = None, whose: str | None = None, at: str | None = None
) -> None:
    """Show the board as the public sees it, in one's own language; or one area of it, close up."""
    if whose == "channel":
        await _for_everybody(visit, await table_for(visit, None, at))
        return
    game = await _latest(visit, at)
    await (show_table(visit, game) if area is None else show_area(visit, game, area))


async def _for_everybody(visit: Visit, game: int) -> None:
    """Post the table anew at the end of its channel, for whoever sits there or looks after the channel."""
    seen = await visit.look(game)
    if not (await visit.caller()).moderates(seen.record.channel):
        must_sit(seen)
    await visit.tell(say("ui-table-brought-down", place=f"<#{seen.record.channel}>"))
    await visit.services.boards.bring_down(game)


@of_a_table("hand")
@answers
async def hand(visit: Visit, at: str | None = None) -> None:
    """Show what only oneself sees."""
    seen = await visit.look(await _latest(visit, at))
    if seen.scene is None:
        raise refuse("ui-lobby-not-begun")
    if seen.seat is None:
        raise not_seated(seen.record.status, seen.players)
    head, words = heading(seen, visit.words), visit.words

    def in_words() -> ui.LayoutView:
        return layout(head, write_panels(seen.secrets, words, _MOST_SECRETS))

    async def draw() -> Made:
        shots = await draw_areas(visit, seen, seen.secrets, "hand")
        return Made(layout(head, *galleries(shots)), shots) if shots else Made(in_words())

    await show_in_time(visit, draw(), in_words)


@of_a_table("moves")
@answers
async def moves(visit: Visit, at: str | None = None) -> None:
    """Open My moves."""
    seen = await visit.look(await table_for(visit, None, at))
    await show_panel_of(visit, seen, await recap(visit, seen))


@of_a_table("hint")
@answers
async def hint(visit: Visit, at: str | None = None) -> None:
    """Ask what an expert would do."""
    await show_hint(visit, await visit.overview(await table_for(visit, None, at)))


@of_a_table("undo")
@named(how="undo-how")
@app_commands.choices(how=worded("undo-", ("ask", "agree", "decline")))
@answers
async def undo(visit: Visit, how: str | None = None, at: str | None = None) -> None:
    """Take one's last move back, ask the others to, or answer such a request."""
    game = await table_for(visit, None, at)
    if how is None:
        await take_back(visit, game)
    elif how == "ask":
        await ask_the_others(visit, game)
    else:
        await answer_request(visit, game, agrees=how == "agree")


@of_a_table("log")
@answers
async def log(visit: Visit, at: str | None = None) -> None:
    """Show the history of a game."""
    await show_log(visit, await _latest(visit, at))


@of_a_table("score")
@answers
async def score(visit: Visit, at: str | None = None) -> None:
    """Show what is public: while the game runs the open goods, afterwards the standings."""
    seen = await look(visit.host, await _latest(visit, at))
    words = seen.words(visit.language)
    if seen.scene is None:
        raise refuse("ui-lobby-not-begun")
    if seen.scores is None:
        await visit.show(score_view(seen, words))
        return
    rated = changes_in_words(await visit.host.ratings.changes(seen.record.id), words)
    await visit.show(result_view(seen, words, rated=rated))


@of_a_table("chart")
@answers
async def chart(visit: Visit, at: str | None = None) -> None:
    """Show money, stars or points over the course of a game."""
    await show_chart(visit, await _latest(visit, at))


async def _latest(visit: Visit, at: str | None) -> int:
    """Return the game that is meant, or the last one that was played in this channel."""
    try:
        return await table_for(visit, None, at)
    except Refused:
        last = None if at or visit.in_dm else await visit.host.queries.last_played_in(visit.channel)
        if last is None:
            raise
        return last


async def _game_here(visit: Visit) -> str:
    """Return which game is played here, or was played last."""
    try:
        seen = await look(visit.host, await _latest(visit, None))
    except Refused as refused:
        if refused.text.key == "ui-several-tables":
            raise refuse("ui-rules-several", tables=refused.text.args["tables"]) from refused
        raise
    return seen.game.key


@completes
async def _complete_rules(visit: Visit, current: str) -> list[Choice[str]]:
    """Propose what can be looked up in the rules."""
    try:
        game = await _game_here(visit)
    except Refused:
        return []
    await ready(game, visit.language)
    shown = proposals(game, visit.language, current[:MOST_WANTED])
    return [
        Choice(name=shorten(name, SUGGESTION), value=shorten(value, SUGGESTION))
        for name, value in shown[:MOST_SUGGESTIONS]
    ]


@command("rules")
@named(about="search")
@app_commands.autocomplete(about=_complete_rules)
@answers
async def rules(visit: Visit, about: str | None = None) -> None:
    """Show the rules about something, or their chapters."""
    game = await _game_here(visit)
    wanted = (about or "").replace("|", " ").strip()[:MOST_WANTED]
    chapters = chapters_view(Words(visit.language, game), game)
    await visit.show(await found_rules(visit, game, wanted) if wanted else chapters)


@command("help")
@answers
async def help_(visit: Visit) -> None:
    """Show what this person can do just now, and how."""
    await show_help(visit)
