"""The beginning of interactions: a person types a command, presses, chooses, or submits a form."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from bot.sandbox.wire.components import LINK_STYLE, SELECTS, find
from bot.sandbox.wire.interactions import InteractionType
from bot.sandbox.wire.payload import Json
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.events import InteractionStarted
from bot.sandbox.world.guilds import User
from bot.sandbox.world.interactions import Interaction
from bot.sandbox.world.messages import Message
from bot.sandbox.world.threads import locked_to
from bot.sandbox.world.world import World

from .choosing import Answers, chosen, filled_in
from .invocation import invoked, offered
from .not_possible import NotPossible
from .resolved import Resolved


def type_command(
    world: World,
    user: User,
    channel: Channel,
    path: str,
    typed: Mapping[str, Any],
    focused: str | None = None,
) -> Interaction:
    """Send a slash command; or, with the cursor in the `focused` option, ask what could stand there."""
    leaf = next((leaf for leaf in offered(world, user, channel) if leaf.path == path), None)
    if leaf is None:
        raise NotPossible("sandbox-no-command", path=path, name=user.name)
    resolved = Resolved(world, world.guild_of(channel))
    data = invoked(leaf, typed, resolved, world, focused)
    kind = InteractionType.COMMAND if focused is None else InteractionType.AUTOCOMPLETE
    return begin(world, kind, user, channel, data, command=path)


def press(world: World, user: User, message: Message, custom_id: str) -> Interaction:
    """Press a button of a message."""
    component = _usable(world, user, message, custom_id)
    if component["type"] in SELECTS:
        raise NotPossible("sandbox-not-a-button")
    return _on_component(world, user, message, component)


def choose(world: World, user: User, message: Message, custom_id: str, values: Sequence[str]) -> Interaction:
    """Choose values in a select of a message."""
    component = _usable(world, user, message, custom_id)
    if component["type"] not in SELECTS:
        raise NotPossible("sandbox-not-a-list")
    resolved = Resolved(world, world.guild_of(world.channels[message.channel_id]))
    picked = {"values": chosen(component, values, resolved)}
    return _on_component(world, user, message, component, **picked, **resolved.payload())


def submit(world: World, user: User, opened_by: Interaction, answers: Answers) -> Interaction:
    """Submit the form that the bot opened in answer to an earlier interaction of the same person."""
    form = opened_by.form
    if form is None or opened_by.user is not user:
        raise NotPossible("sandbox-no-form")
    resolved = Resolved(world, opened_by.guild)
    components = filled_in(form, answers, resolved, world)
    data = {"custom_id": form["custom_id"], "components": components, **resolved.payload()}
    message = opened_by.message
    return begin(
        world,
        InteractionType.MODAL_SUBMIT,
        user,
        opened_by.channel,
        data,
        message=message,
        opened_by=opened_by,
    )


def _usable(world: World, user: User, message: Message, custom_id: str) -> Json:
    """Return a control of a message, if this person sees it and can use it."""
    if message.id not in world.messages or not world.sees(user, message):
        raise NotPossible("sandbox-message-unseen", name=user.name)
    component = find(message.components, custom_id)
    if component is None:
        raise NotPossible("sandbox-no-control")
    if component.get("disabled") or component.get("style") == LINK_STYLE:
        raise NotPossible("sandbox-control-unusable")
    return component


def _on_component(world: World, user: User, message: Message, component: Json, **more: Any) -> Interaction:
    data = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component["id"]}
    channel = world.channels[message.channel_id]
    return begin(world, InteractionType.COMPONENT, user, channel, {**data, **more}, message=message)


def begin(
    world: World,
    kind: InteractionType,
    user: User,
    channel: Channel,
    data: Json,
    *,
    command: str | None = None,
    message: Message | None = None,
    opened_by: Interaction | None = None,
) -> Interaction:
    """Begin an interaction and emit it. In a thread that is archived or locked the client sends none.

    Nothing else is checked here: so whatever can be forged is sent.
    """
    if locked_to(world, channel, user):
        raise NotPossible("sandbox-thread-locked")
    if channel.archived:
        raise NotPossible("sandbox-thread-archived")
    interaction = Interaction(
        id=world.ids.next(),
        token=secrets.token_urlsafe(48),
        application_id=world.bot.id,
        kind=kind,
        user=user,
        channel=channel,
        guild=world.guild_of(channel),
        data=data,
        created=world.clock.now(),
        command=command,
        message=message,
        opened_by=opened_by,
        permissions=world.permissions(user, channel),
        bot_permissions=world.permissions(world.bot, channel),
    )
    world.interactions[interaction.id] = world.tokens[interaction.token] = interaction
    world.emit(InteractionStarted(interaction))
    return interaction
