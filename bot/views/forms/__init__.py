"""The form of an action, and what is filled in of it."""
