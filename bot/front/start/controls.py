"""The buttons of the greeting: play at once against bots, open a table, read how it works."""

from __future__ import annotations

from functools import partial

from bot.front.lobby.opening import open_here
from bot.front.play.panel import show_panel_of
from bot.front.router import Payload, never_ours, verb
from bot.front.visit import Visit
from bot.front.watch.greeting import games_of, greet, made
from bot.front.watch.mygames import link_to
from bot.views.parts.build import layout
from bot.views.parts.custom_id import Control
from bot.views.shots import files
from bot.views.start import how_it_works, which_game
from games.kernel.hosting import LANGUAGES, Who, say

_PATIENCE = 6.0  # seconds that the panel waits for the table which it is to stand below


@verb("start")
async def back_to_the_greeting(visit: Visit, control: Control, payload: Payload) -> None:
    """Show the greeting again."""
    await greet(visit)


@verb("howworks")
async def show_how_it_works(visit: Visit, control: Control, payload: Payload) -> None:
    """Tell how one plays here."""
    await visit.show(how_it_works(games_of(visit), visit.language))


@verb("speak")
async def say_it_otherwise(visit: Visit, control: Control, payload: Payload) -> None:
    """Turn the greeting into another language, for everybody who sees it."""
    language = control.kind if control.kind in LANGUAGES else never_ours(control.kind)
    await visit.interaction.response.defer()
    told = await made(visit, language)
    await visit.interaction.edit_original_response(view=told.view, attachments=files(told.shots))


@verb("opentable")
async def ask_which_game(visit: Visit, control: Control, payload: Payload) -> None:
    """Ask for which game a table is to be opened."""
    if not await _is_taken(visit):
        await visit.show(which_game(games_of(visit), visit.language))


@verb("opennew")
async def open_table(visit: Visit, control: Control, payload: Payload) -> None:
    """Open a table, as /game new does."""
    if await _is_taken(visit):
        return
    opened = await open_here(visit, control.kind)
    await visit.show(layout("\n".join(visit.words(event.text) for event in opened.events)))
    await visit.advise_on_dms()


@verb("playnow")
async def play_now(visit: Visit, control: Control, payload: Payload) -> None:
    """Begin a game against bots, and show the person what they are asked first."""
    if await _is_taken(visit):
        return
    opened = await open_here(visit, control.kind, against_bots=True)
    await visit.interaction.response.defer()
    visit.afterwards.append(partial(_show_first_question, visit, opened.game))


async def _show_first_question(visit: Visit, game: int) -> None:
    """Show the panel when the table has been posted: what comes later stands below, in easy reach."""
    await visit.services.boards.messages.until_posted(game, _PATIENCE)
    seen = await visit.look(game)
    bots = tuple(Who(seat) for seat in range(len(seen.players)) if seat != seen.seat)
    await show_panel_of(visit, seen, [visit.words(say("ui-start-against", who=bots))])


async def _is_taken(visit: Visit) -> bool:
    """Return whether something is played here already; then it has been said, with a way on.

    Whoever plays in it, and has perhaps pressed twice, gets what they can do there.
    """
    if (number := await visit.host.queries.in_channel(visit.channel)) is None:
        return False
    seen = await visit.look(number)
    place, title = await link_to(visit, seen), visit.words.say("game-title")
    if seen.running and seen.seat is not None:
        await show_panel_of(visit, seen, [visit.words.say("ui-start-yours", title=title)])
    else:
        await visit.tell(say("ui-start-taken", place=place, title=title))
    return True
