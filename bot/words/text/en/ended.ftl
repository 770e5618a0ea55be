## In place of the controls of a game that has ended
ui-ended-over = This game is over.
ui-instead-running = You’re playing { $title } in { $place }.
ui-instead-lobby = You’re at a table of { $title } in { $place }; the game hasn’t started yet.
ui-instead-moves = My moves · { $title }
