"""What is done for the file itself: copies, checks, figures, exports."""
