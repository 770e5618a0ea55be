"""What a player chooses of an answer, before any of it is drawn."""
