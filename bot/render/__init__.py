"""Scenes as pictures and as text."""
