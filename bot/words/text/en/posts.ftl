# Messages in the channel that have settled themselves.
ui-seat-offer-over = Seat { $place } is not on offer any more: the game has ended.
