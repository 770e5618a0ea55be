"""Drawings as pictures: a game's own art, with pieces and numbers at its named places."""
