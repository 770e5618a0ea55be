"""What goes over the wire: Discord's JSON, its components, its errors and its numbers."""
