"""Discord's refusals: an HTTP status, an error code, a sentence, and for a bad body what is wrong where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .payload import Json

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Problem:
    """One thing wrong with one field of a request."""

    path: Path
    code: str
    message: str

    def __str__(self) -> str:
        where = ".".join(map(str, self.path))
        return f"{where}: {self.message} ({self.code})"


class Refusal(Exception):
    """Raised for a request that Discord refuses. `careless`: no correct bot sends it; strict tests fail."""

    careless = False

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.body: Json = {"message": message, "code": code}


class CarelessRequest(Refusal):
    """Raised for a request that no correct bot sends."""

    careless = True


class InvalidForm(CarelessRequest):
    """Raised as error 50035, with every problem under the path of its field."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__(400, 50035, "Invalid Form Body")
        self.body["errors"] = nested(self.problems)
        self.args = ("; ".join(map(str, self.problems)),)


def nested(problems: Iterable[Problem]) -> Json:
    """Return the problems as Discord nests them: {"embeds": {"0": {"title": {"_errors": [...]}}}}."""
    tree: Json = {}
    for problem in problems:
        node = tree
        for key in problem.path:
            node = node.setdefault(str(key), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return tree


def refuse_if(problems: Iterable[Problem]) -> None:
    """Raise InvalidForm if there are any problems."""
    found = list(problems)
    if found:
        raise InvalidForm(found)


def unauthorized() -> Refusal:
    return CarelessRequest(401, 0, "401: Unauthorized")


def no_such_route() -> Refusal:
    return CarelessRequest(404, 0, "404: Not Found")


def unknown_channel() -> Refusal:
    return Refusal(404, 10003, "Unknown Channel")


def unknown_guild() -> Refusal:
    return Refusal(404, 10004, "Unknown Guild")


def unknown_member() -> Refusal:
    return Refusal(404, 10007, "Unknown Member")


def unknown_message() -> Refusal:
    return Refusal(404, 10008, "Unknown Message")


def unknown_user() -> Refusal:
    return Refusal(404, 10013, "Unknown User")


def unknown_emoji() -> Refusal:
    return Refusal(404, 10014, "Unknown Emoji")


def unknown_webhook() -> Refusal:
    return Refusal(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refusal:
    return Refusal(404, 10062, "Unknown interaction")


def unknown_command() -> Refusal:
    return Refusal(404, 10063, "Unknown application command")


def too_many_emojis(most: int) -> Refusal:
    return CarelessRequest(400, 30008, f"Maximum number of emojis reached ({most})")


def too_many_commands(most: int) -> Refusal:
    return CarelessRequest(400, 30032, f"Maximum number of application commands reached ({most})")


def too_many_commands_today(most: int) -> Refusal:
    return CarelessRequest(
        400, 30034, f"Maximum number of daily application command creates has been reached ({most})"
    )


def old_message_edited_too_often(retry_after: float) -> Refusal:
    refusal = Refusal(
        429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later"
    )
    refusal.body |= {"retry_after": retry_after, "global": False}
    return refusal


def flagged() -> Refusal:
    return Refusal(403, 20026, "This bot has been flagged by our anti-spam system for abusive behavior")


def opening_dms_too_fast() -> Refusal:
    return Refusal(403, 40003, "You are opening direct messages too fast")


def entity_too_large() -> Refusal:
    return CarelessRequest(413, 40005, "Request entity too large")


def already_acknowledged() -> Refusal:
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def not_your_message() -> Refusal:
    return CarelessRequest(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refusal:
    return CarelessRequest(400, 50006, "Cannot send an empty message")


def no_messages_here() -> Refusal:
    return CarelessRequest(400, 50008, "Cannot send messages in a non-text channel")


def closed_dms() -> Refusal:
    return Refusal(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def expired_token() -> Refusal:
    return Refusal(401, 50027, "Invalid Webhook Token")


def not_in_this_channel() -> Refusal:
    return Refusal(400, 50024, "Cannot execute action on this channel type")


def archived_thread() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def no_mutual_guild() -> Refusal:
    return Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def thread_already_there() -> Refusal:
    return CarelessRequest(400, 160004, "A thread has already been created for this message")


def locked_thread() -> Refusal:
    return Refusal(400, 160005, "Thread is locked")
