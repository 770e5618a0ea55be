"""Every cache has a size: what people send must not fill the memory."""

from __future__ import annotations

import gc
import importlib
import pkgutil

import bot
import games
import storage

_NAMES = ("bot", "games", "storage")


def load_everything() -> None:
    for root in (bot, games, storage):
        for info in pkgutil.walk_packages(root.__path__, f"{root.__name__}."):
            if not info.name.endswith("__main__"):
                importlib.import_module(info.name)


def test_no_cache_grows_for_ever() -> None:
    load_everything()
    gc.unfreeze()  # what is spared is not listed
    caches = [
        one
        for one in gc.get_objects()
        if type(one).__name__ == "_lru_cache_wrapper" and one.__module__.split(".")[0] in _NAMES
    ]
    gc.freeze()
    assert len(caches) > 50
    endless = [
        f"{one.__module__}.{one.__qualname__}" for one in caches if one.cache_parameters()["maxsize"] is None
    ]
    assert sorted(endless) == []
