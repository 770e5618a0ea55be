"""Ratings: how games ended, how good that makes people, and who leads."""
