"""Before the first move: tables are opened, people sit down and agree on options, games are started."""
