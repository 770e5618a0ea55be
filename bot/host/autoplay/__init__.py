"""What goes on by itself: orders and stand-ins answer for those who need not be waited for."""
