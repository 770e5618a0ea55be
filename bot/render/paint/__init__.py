"""What pictures are painted with: colours, letters, tokens."""
