## /look
command-look = вид
about-look = Как показывать столы: на тёмном или светлом фоне или текстом
argument-look = как
hint-look = Картинками или текстом
argument-look-for = кому
hint-look-for = Только вам или всем в этом канале; не указано — вам
look-dark = Тёмный фон
look-light = Светлый фон
look-text = Текстом
look-for-me = Мне
look-for-channel = Этому каналу
look-dark-chosen = Столы теперь на тёмном фоне.
look-light-chosen = Столы теперь на светлом фоне.
look-text-chosen = Столы теперь показаны текстом.
look-dark-chosen-here = Стол в этом канале теперь на тёмном фоне.
look-light-chosen-here = Стол в этом канале теперь на светлом фоне.
look-text-chosen-here = Стол в этом канале теперь показан текстом.
look-no-channel = Здесь нет канала. Используйте `/вид` в канале стола или выберите вид только для себя.
look-always = -# Командой `/вид` можно показывать все столы текстом.

## /chart
command-chart = график
about-chart = Деньги, звёзды или очки по ходу игры
chart-button = График
chart-line = { $who }: { $first } → { $last }
chart-moves = { $count ->
    [one] после { $count } хода
   *[other] после { $count } ходов
}
chart-title = { $title }, { $moves }
chart-axis = ходы
chart-lead = впереди
chart-none = В этой игре нечего показать на графике. `/счёт` покажет, что известно всем.
chart-too-early = Ещё никто не ходил, показывать нечего.
chart-drawing = Рисую график, сейчас он появится здесь.

## Стол
picture-whole = Весь стол

## Итог
picture-result = { $game } · { $won }
picture-player = { $who }
picture-part = { $part } { $amount }
