"""A game over time: its course, a chart, a film, the result."""
