"""How much of a game's code says nothing about the game.

Counted are lines that are not blank. Boilerplate is: import statements; the call that registers the game;
decorators that only make a dataclass; settings of pydantic; an `asks` that only names one seat of the step;
a line that only repeats a name as the key of its message ("rat": say("clan-rat")).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Lines(NamedTuple):
    """The lines of one game, and those among them that are boilerplate."""

    all: int
    boilerplate: int

    @property
    def share(self) -> float:
        return self.boilerplate / self.all


def count(folder: Path) -> Lines:
    """Count the lines of all Python files in a folder."""
    every, idle = 0, 0
    for file in folder.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        filled = {number for number, line in enumerate(text.splitlines(), start=1) if line.strip()}
        every += len(filled)
        idle += len(filled & {number for node in _idle(ast.parse(text)) for number in _span(node)})
    return Lines(every, idle)


def _span(node: ast.AST) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)  # type: ignore[attr-defined]


def _idle(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) or _registers(node) or _configures(node):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from (deco for deco in node.decorator_list if "dataclass" in ast.unparse(deco))
            yield from (part for part in node.body if _asks_one(part))
        elif isinstance(node, ast.Dict):
            yield from (
                value for key, value in zip(node.keys, node.values, strict=True) if _repeats(key, value)
            )


def _registers(node: ast.AST) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("Game(")


def _configures(node: ast.AST) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node).startswith("model_config")


def _asks_one(node: ast.AST) -> bool:
    if not isinstance(node, ast.FunctionDef) or node.name != "asks" or len(node.body) != 1:
        return False
    said = ast.unparse(node.body[0])
    return said.startswith("return (self.") and said.endswith(",)") and said.count(".") == 1


def _repeats(key: ast.expr | None, value: ast.expr) -> bool:
    if not isinstance(key, ast.Constant) or not isinstance(value, ast.Call) or len(value.args) != 1:
        return False
    said = value.args[0]
    return isinstance(said, ast.Constant) and str(said.value).endswith(str(key.value).replace("_", "-"))
