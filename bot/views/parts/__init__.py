"""What every message is made of: buttons, selects, ids, pages, questions, and Discord's limits."""
