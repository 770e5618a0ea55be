"""Reads what whoever runs the bot has decided, from the environment or a .env file."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, HttpUrl, SecretStr, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from storage.place import Place, Server, place
from storage.shards import Shards, shards


def _place(written: object) -> object:
    """Return where a database is, as it is written in the environment."""
    return place(written) if isinstance(written, str) else written


class Settings(BaseSettings):
    """Holds all settings. Each is read from the variable of its own name."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    """Of the bot's application. Without it a local table starts instead."""

    discord_api_base: str | None = None
    """Another address for Discord's interface, for tests."""

    dockside_database: Annotated[Place, BeforeValidator(_place)] = Path("dockside.sqlite3")
    """The path of a file, or the address of a PostgreSQL database: postgresql://user@server/dockside."""

    dockside_shards: str = ""
    """Which shards this process serves, of how many: 0-3/8. Without it: all, as many as Discord advises."""

    dockside_backups: Path | None = None
    """The folder for backups. Without it none are taken."""

    dockside_backup_hours: float = Field(default=24, ge=0.1)
    dockside_backups_kept: int = Field(default=7, ge=1)
    dockside_fresh: bool = False
    """The local table begins with an empty file each time."""

    dockside_port: int = Field(default=8788, ge=0, le=65535)
    """Where the page of the local table is; 0: any free port."""

    dockside_hosts: str = ""
    """Further names, with commas between them, by which the page of the local table may be reached."""

    dockside_health_port: int | None = Field(default=None, ge=0, le=65535)
    """Where programs on this machine can ask how it is doing. Without it there is no such place."""

    dockside_emojis: bool = True
    """Pieces of the games stand in texts as emojis of the application, which the bot uploads."""

    dockside_experts: int = Field(default=1, ge=0, le=16)
    """How many bots of the highest level think at once, each in a process of its own; 0: there are none."""

    dockside_contact: str | None = Field(default=None, max_length=200)
    """How people can reach whoever runs the bot: an address or a link, shown by /help."""

    dockside_privacy_url: HttpUrl | None = None
    dockside_terms_url: HttpUrl | None = None
    """Pages that /help links. Without them it names docs/privacy.md and docs/terms.md."""

    dockside_components: dict[str, Path] = {}
    """Printed figures put right: a TOML file for each game, as JSON, {"container": "figures.toml"}."""

    dockside_log: Literal["debug", "info", "warning", "error"] = "info"
    dockside_log_format: Literal["text", "json"] = "text"

    @field_validator("dockside_components")
    @classmethod
    def _files_exist(cls, files: dict[str, Path]) -> dict[str, Path]:
        """Refuse a name under which there is no file."""
        for key, file in files.items():
            if not file.is_file():
                raise ValueError(f"there is no file {file} for {key}")
        return files

    @field_validator("dockside_shards")
    @classmethod
    def _shards_are_there(cls, written: str, info: ValidationInfo) -> str:
        """Refuse shards that there are not, and shards where only one process can be."""
        if not written:
            return written
        if not isinstance(info.data.get("dockside_database"), Server):
            raise ValueError("several processes need PostgreSQL: give its address in DOCKSIDE_DATABASE.")
        if shards(written) is None:
            raise ValueError("write which shards of how many, such as 0-3/8.")
        return written

    @property
    def served(self) -> Shards | None:
        """Return which shards this process serves; None: all, and no other process plays with it."""
        return shards(self.dockside_shards)

    @property
    def shards(self) -> dict[str, Any]:
        """Return the same as the connection to Discord takes it; nothing: as many as Discord advises."""
        served = self.served
        return {} if served is None else {"shard_ids": [*served.ids], "shard_count": served.count}

    @property
    def hosts(self) -> list[str]:
        """Return the further names of this machine."""
        return [name.strip() for name in self.dockside_hosts.split(",") if name.strip()]

    @property
    def log_level(self) -> int:
        """Return the level as the logging module counts it."""
        return logging.getLevelNamesMapping()[self.dockside_log.upper()]
