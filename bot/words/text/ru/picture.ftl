## На картинках
picture-amount = { $amount }
picture-note = { $note }
picture-tie = Поровну, { $total }. { $by }:
picture-course = Счёт по ходам
picture-film = Вся игра, ход за ходом
picture-place = { $rank }-е место

## Под ними
picture-closer = Рассмотреть поближе…
picture-more-areas = Другие части стола…
picture-in-words = Текстом
picture-gone = Этой части стола больше нет. Выберите другую.
