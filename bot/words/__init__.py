"""What is said and what is typed: messages in both languages, names, numbers, the rulebook."""
