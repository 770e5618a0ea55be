## Вместо кнопок игры, которая кончилась
ui-ended-over = Эта игра окончена.
ui-instead-running = Вы играете в «{ $title }» в { $place }.
ui-instead-lobby = Вы за столом «{ $title }» в { $place }; игра ещё не началась.
ui-instead-moves = Мои ходы · { $title }
