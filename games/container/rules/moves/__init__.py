"""Chapter 5: holds the actions of a turn, one file for each section from 5.2 to 5.6."""
