"""Leagues: who meets whom, what that is worth, and rounds that go on by themselves."""
