"""Before the first move: tables are opened, options agreed on, games started."""
