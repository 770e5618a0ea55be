"""Threads: who is in one, who may do something there, and how they fall asleep and wake up."""

from __future__ import annotations

from collections.abc import Iterable

from .channels import Channel
from .events import ChannelChanged, ThreadJoined
from .guilds import User
from .permissions import Permission
from .world import World


def change_thread(
    world: World,
    thread: Channel,
    *,
    archived: bool | None = None,
    locked: bool | None = None,
    archived_after: int | None = None,
) -> None:
    """Archive or open a thread, lock or unlock it, or choose after how many minutes it is archived."""
    now = world.clock.now()
    if archived not in (None, thread.archived) or archived_after is not None:
        thread.archive_changed = thread.last_activity = now
    thread.archived = thread.archived if archived is None else archived
    thread.locked = thread.locked if locked is None else locked
    thread.archived_after = archived_after or thread.archived_after
    world.emit(ChannelChanged(thread))


def archive_idle_threads(world: World) -> None:
    """Archive every thread in which nobody has written for as long as was chosen for it."""
    now = world.clock.now()
    for thread in [channel for channel in world.channels.values() if channel.is_thread]:
        if not thread.archived and now >= thread.last_activity + thread.archived_after * 60:
            change_thread(world, thread, archived=True)


def join_thread(world: World, thread: Channel, user: User) -> None:
    """Make somebody a member of a thread. Only then a private one is seen, unless one manages threads."""
    if user.id not in thread.thread_members:
        thread.thread_members.append(user.id)
        world.emit(ThreadJoined(thread, user))


def wrote(world: World, thread: Channel, brought: Iterable[User]) -> None:
    """Note a message in a thread: it keeps it alive or wakes it, and brings in its author and whom it names.

    An answer to an interaction brings in nobody.
    """
    if thread.archived:
        change_thread(world, thread, archived=False)
    thread.last_activity = world.clock.now()
    parent = world.channels[thread.parent_id or thread.id]
    for user in brought:
        if world.may(user, Permission.VIEW_CHANNEL, parent):
            join_thread(world, thread, user)


def locked_to(world: World, thread: Channel, user: User) -> bool:
    """Tell whether a thread is locked to a user: only those who manage threads do anything in it then."""
    return thread.locked and not world.may(user, Permission.MANAGE_THREADS, thread)
