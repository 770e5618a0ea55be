# Messages in the channel that have settled themselves.
ui-seat-offer-over = Seat { $place } is no longer free: the game is over.
