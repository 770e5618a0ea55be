# The answer to a move.

ui-all-of-mine = What only I see
