"""The bot's answers to an interaction: the first one in time and of a fitting type, then follow-ups."""

from __future__ import annotations

from collections.abc import Sequence

from bot.sandbox.limits import checks, choice_problems, form_problems
from bot.sandbox.wire import errors
from bot.sandbox.wire.components import numbered
from bot.sandbox.wire.errors import Problem, refuse_if
from bot.sandbox.wire.files import Upload
from bot.sandbox.wire.interactions import CallbackType, InteractionType
from bot.sandbox.wire.payload import Json, MessageFlag

from .events import InteractionAnswered
from .interactions import Interaction
from .messages import Message
from .posting import edit, post
from .world import World

FITTING = {
    InteractionType.COMMAND: (CallbackType.MESSAGE, CallbackType.DEFERRED_MESSAGE, CallbackType.MODAL),
    InteractionType.COMPONENT: (
        CallbackType.MESSAGE,
        CallbackType.DEFERRED_MESSAGE,
        CallbackType.DEFERRED_UPDATE,
        CallbackType.UPDATE_MESSAGE,
        CallbackType.MODAL,
    ),
    InteractionType.AUTOCOMPLETE: (CallbackType.AUTOCOMPLETE_RESULT,),
    InteractionType.MODAL_SUBMIT: (
        CallbackType.MESSAGE,
        CallbackType.DEFERRED_MESSAGE,
        CallbackType.DEFERRED_UPDATE,
        CallbackType.UPDATE_MESSAGE,
    ),
}
NEEDS_MESSAGE = (CallbackType.DEFERRED_UPDATE, CallbackType.UPDATE_MESSAGE)


def open_interaction(world: World, interaction_id: str, token: str) -> Interaction:
    """Return the interaction of a callback; refuse it after three seconds or a first answer."""
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token or interaction.too_late(world.clock.now()):
        raise errors.unknown_interaction()
    if interaction.answer is not None:
        raise errors.already_acknowledged()
    return interaction


def answer(
    world: World, interaction: Interaction, body: Json, uploads: Sequence[Upload] = ()
) -> Message | None:
    """Carry out the first answer, by its callback type. Return the message it posted or changed."""
    refuse_if(_fit_problems(interaction, body))
    kind, data = CallbackType(body["type"]), body.get("data") or {}
    message = None
    match kind:
        case CallbackType.MESSAGE:
            message = _reply(world, interaction, data, uploads)
        case CallbackType.DEFERRED_MESSAGE:
            message = _defer(world, interaction, data)
        case CallbackType.UPDATE_MESSAGE:
            message = edit(world, _source_message(world, interaction), data, uploads, at=("data",))
        case CallbackType.AUTOCOMPLETE_RESULT:
            interaction.choices = _offered_choices(data)
        case CallbackType.MODAL:
            interaction.form = _opened_form(data)
    interaction.original = interaction.message if kind is CallbackType.DEFERRED_UPDATE else message
    interaction.answer = kind
    world.emit(InteractionAnswered(interaction))
    return message


def _fit_problems(interaction: Interaction, body: Json) -> checks.Problems:
    """Check that the callback type fits the interaction."""
    yield from checks.only(body, (), ("type", "data"))
    fitting = FITTING[interaction.kind]
    if body.get("type") not in fitting:
        yield from checks.one_of(body.get("type"), ("type",), fitting)
    elif body["type"] in NEEDS_MESSAGE and interaction.message is None:
        message = "There is no message to update: the form was opened by a command"
        yield Problem(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", message)


def _reply(world: World, interaction: Interaction, data: Json, uploads: Sequence[Upload]) -> Message:
    state = _flag(data, MessageFlag.EPHEMERAL)
    channel, bot = interaction.channel, world.bot
    return post(world, channel, data, bot, uploads, interaction=interaction, state=state, at=("data",))


def _defer(world: World, interaction: Interaction, data: Json) -> Message:
    state = _flag(data, MessageFlag.EPHEMERAL) | MessageFlag.LOADING
    return post(world, interaction.channel, {}, world.bot, interaction=interaction, state=state)


def _flag(body: Json, flag: MessageFlag) -> MessageFlag:
    return MessageFlag(body.get("flags") or 0) & flag


def _source_message(world: World, interaction: Interaction) -> Message:
    if interaction.message is None or interaction.message.id not in world.messages:
        raise errors.unknown_message()
    return interaction.message


def _offered_choices(data: Json) -> list[Json]:
    choices: list[Json] = data.get("choices") or []
    refuse_if(choice_problems(choices, ("data", "choices")))
    return choices


def _opened_form(data: Json) -> Json:
    refuse_if(form_problems(data, ("data",)))
    return {**data, "components": numbered(data["components"])}


def answered_interaction(world: World, application_id: str, token: str) -> Interaction:
    """Return the interaction of a follow-up; refuse it before a first answer and after fifteen minutes."""
    interaction = world.tokens.get(token)
    if interaction is None or interaction.application_id != application_id:
        raise errors.unknown_webhook()
    if interaction.answer is None:
        raise errors.unknown_webhook()
    if interaction.token_expired(world.clock.now()):
        raise errors.expired_token()
    return interaction


def follow_up(world: World, interaction: Interaction, body: Json, uploads: Sequence[Upload] = ()) -> Message:
    """Post one more message. The first after a deferred answer takes its place, ephemeral if that was."""
    if interaction.original is not None and interaction.original.thinking:
        return edit(world, interaction.original, body, uploads)
    state = _flag(body, MessageFlag.EPHEMERAL)
    return post(world, interaction.channel, body, world.bot, uploads, interaction=interaction, state=state)


def answer_message(world: World, interaction: Interaction, message_id: str) -> Message:
    """Return a message of this interaction: @original, or a follow-up by its id."""
    message = interaction.original if message_id == "@original" else world.messages.get(message_id)
    if message is None or message.id not in world.messages:
        raise errors.unknown_message()
    if message_id != "@original" and message.interaction is not interaction:
        raise errors.unknown_message()
    return message
