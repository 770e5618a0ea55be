"""The agenda of steps, and a game being played on it."""
