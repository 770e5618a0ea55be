"""The web server: Discord's HTTP API and gateway for bots, a page for people."""
