"""Discord's limits as rules: each yields what is wrong and where, so that all problems are told at once."""

from .commands import all_command_problems, choice_problems, command_problems
from .forms import form_problems
from .messages import message_problems

__all__ = ["all_command_problems", "choice_problems", "command_problems", "form_problems", "message_problems"]
