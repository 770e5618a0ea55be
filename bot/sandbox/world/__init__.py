"""The world of the local Discord: guilds, channels, messages, interactions, and what happens to them."""
