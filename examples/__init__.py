"""Games to read: each one whole, small, and hosted without a line in bot/."""
