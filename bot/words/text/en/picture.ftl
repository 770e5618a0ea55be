## On pictures
picture-amount = { $amount }
picture-note = { $note }
picture-tie = Tie at { $total }. { $by }:
picture-course = Score after each move
picture-film = The whole game, move by move
picture-place = place { $rank }

## Under them
picture-closer = Take a closer look…
picture-more-areas = More areas…
picture-in-words = As text
picture-gone = That part of the table is gone. Choose another.
