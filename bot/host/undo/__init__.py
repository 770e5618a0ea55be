"""Taking moves back, alone or with the others' consent."""
