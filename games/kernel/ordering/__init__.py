"""Standing orders: what can be ordered, and how orders are given and carried out."""
