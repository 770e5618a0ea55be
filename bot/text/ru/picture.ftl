## На картинках
picture-amount = { $amount }
picture-place = { $rank }-е место

## Под ними
picture-closer = Рассмотреть поближе…
picture-in-words = Словами
picture-gone = Этой части стола больше нет. Выберите другую.
