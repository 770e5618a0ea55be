"""What is different where a PostgreSQL server keeps the games. Only this room knows psycopg."""

from storage.errors import Missing

try:
    import psycopg_pool  # noqa: F401
except ImportError as error:
    raise Missing(
        "To keep games on PostgreSQL Dockside needs psycopg: pip install 'dockside[postgres]'."
    ) from error
