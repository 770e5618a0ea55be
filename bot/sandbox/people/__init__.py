"""The invented people: what they see, and how they type, press, choose and wait."""
