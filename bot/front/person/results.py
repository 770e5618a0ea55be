"""/settings results: whether others find oneself in lists of results."""

from __future__ import annotations

from discord import app_commands

from bot.front.declare import command, named, worded
from bot.front.visit import Visit, answers
from games.kernel.hosting import say


@command("settings-results")
@named(who="results")
@app_commands.choices(who=worded("ui-results-", ("everybody", "me")))
@answers
async def results(visit: Visit, who: str) -> None:
    """Choose whether others may see one's results."""
    await visit.preferences.hide_results(visit.user, who == "me")
    await visit.tell(say(f"ui-settings-results-{who}"))
