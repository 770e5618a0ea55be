"""What may be answered: domains, offers and prompts."""
