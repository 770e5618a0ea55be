"""Routes of the answer to an interaction, and of all that may follow on its token."""

from __future__ import annotations

from bot.sandbox.wire.payload import Json
from bot.sandbox.world import posting
from bot.sandbox.world.answering import (
    answer,
    answer_message,
    answered_interaction,
    follow_up,
    open_interaction,
)
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.messages import Message

from .channels import may_attach
from .routes import Call, Reply, Routes

routes = Routes()
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"


@routes.post("/interactions/{interaction_id}/{interaction_token}/callback", tokenless=True)
def create_response(call: Call) -> Reply:
    interaction = open_interaction(call.world, call.ids["interaction_id"], call.ids["interaction_token"])
    may_attach(call, interaction.channel)
    message = answer(call.world, interaction, call.body, call.uploads)
    if not call.asks_for("with_response"):
        return Reply(204)
    return Reply(200, _about(interaction, message))


def _about(interaction: Interaction, message: Message | None) -> Json:
    about: Json = {"id": interaction.id, "type": int(interaction.kind)}
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": message.id,
        "response_message_loading": message.thinking,
        "response_message_ephemeral": message.ephemeral,
    }
    kind = int(interaction.answer or 0)
    return {"interaction": about, "resource": {"type": kind, "message": message.payload()}}


def _interaction(call: Call) -> Interaction:
    """Return the interaction of a path; refuse files where the bot may attach none, as in its messages."""
    interaction = answered_interaction(call.world, call.ids["webhook_id"], call.ids["webhook_token"])
    may_attach(call, interaction.channel)
    return interaction


def _message(call: Call) -> Message:
    return answer_message(call.world, _interaction(call), call.ids.get("message_id", "@original"))


@routes.post(WEBHOOK, tokenless=True)
def create_followup(call: Call) -> Json:
    return follow_up(call.world, _interaction(call), call.body, call.uploads).payload()


@routes.get(WEBHOOK + "/messages/@original", tokenless=True)
@routes.get(WEBHOOK + "/messages/{message_id}", tokenless=True)
def get_response(call: Call) -> Json:
    return _message(call).payload()


@routes.patch(WEBHOOK + "/messages/@original", tokenless=True)
@routes.patch(WEBHOOK + "/messages/{message_id}", tokenless=True)
def edit_response(call: Call) -> Json:
    return posting.edit(call.world, _message(call), call.body, call.uploads).payload()


@routes.delete(WEBHOOK + "/messages/@original", tokenless=True)
@routes.delete(WEBHOOK + "/messages/{message_id}", tokenless=True)
def delete_response(call: Call) -> Reply:
    posting.delete(call.world, _message(call))
    return Reply(204)
