# The answer to a move.

ui-all-of-mine = My position
