"""The form of the database, and how an older one is brought up to date."""

from __future__ import annotations

from importlib.resources import files

from sqlalchemy import Connection, inspect, text

MIGRATIONS = files("gulch.server.store") / "migrations"


class Version:
    """Which form of the tables is stored, and the newest that this server knows."""

    def __init__(self, connection: Connection) -> None:
        versions = (MIGRATIONS / "versions").iterdir()
        self.newest = max(path.name[:4] for path in versions if path.name[:4].isdigit())
        self.stored: str | None = None
        if inspect(connection).has_table("alembic_version"):
            found = connection.execute(text("select version_num from alembic_version")).scalar()
            self.stored = None if found is None else str(found)

    @property
    def is_newer(self) -> bool:
        return self.stored is not None and self.stored > self.newest


def migrate(connection: Connection) -> None:
    """Bring the database up to date. Alembic is loaded only when there is something to do: it takes long to load."""
    version = Version(connection)
    if version.stored != version.newest:
        upgrade(connection, "head")


def upgrade(connection: Connection, revision: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
