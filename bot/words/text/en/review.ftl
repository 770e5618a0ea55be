## “How it went”: what an expert says of somebody's moves when the game is over
ui-review = How it went
ui-review-thinking = I’m going through your moves. This may take a minute…
ui-review-about = { $count ->
    [1] The only one of your { $own } moves that surely cost you. Judged by what you could see then.
   *[other] The worst first, out of your { $own } moves. Judged by what you could see then.
}
ui-review-well = I went through your moves ({ $own }) and found none that surely cost you anything. Well played.
ui-review-move = **Move { $number } of { $moves }**
ui-review-did = You: **{ $move }**
ui-review-better = Better: **{ $move }**
host-review-not-over = The game isn’t over yet. Ask when it is.
host-review-none = You made no moves in this game.
host-review-busy = The expert has no time right now. Ask again later.
ui-review-no-game = You haven’t finished a game here yet.
command-review = review
about-review = How your last game went: the moves that cost you most
argument-review = game
hint-review = Which of your finished games; leave out for the latest
