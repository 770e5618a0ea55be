"""Discord's limits as rules. Each yields what is wrong and where; nothing is raised until all spoke."""

from .commands import all_command_problems, choice_problems, command_problems
from .forms import form_problems
from .messages import message_problems

__all__ = ["all_command_problems", "choice_problems", "command_problems", "form_problems", "message_problems"]
