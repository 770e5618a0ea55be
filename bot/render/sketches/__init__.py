"""What the art of a game has: its places, its colours, and its boards and pieces as pixels."""
