## On pictures
picture-amount = { $amount }
picture-course = The course of the game: what each had after every move
picture-film = The whole game, move by move
picture-place = place { $rank }

## Under them
picture-closer = Look closer at…
picture-more-areas = More areas…
picture-in-words = In words
picture-gone = That part of the table is no longer there. Choose another one.
