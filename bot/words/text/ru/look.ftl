## /look
command-look = вид
about-look = Как показывать столы: картинками на тёмном, на светлом или словами
argument-look = как
hint-look = Картинками или словами
argument-look-for = кому
hint-look-for = Только вам или всем в этом канале; по умолчанию вам
look-dark = Картинки на тёмном
look-light = Картинки на светлом
look-text = Словами
look-for-me = Мне
look-for-channel = Этому каналу
look-dark-chosen = Теперь вы видите столы картинками на тёмном.
look-light-chosen = Теперь вы видите столы картинками на светлом.
look-text-chosen = Теперь вы видите столы словами.
look-dark-chosen-here = Стол в этом канале теперь на тёмной картинке.
look-light-chosen-here = Стол в этом канале теперь на светлой картинке.
look-text-chosen-here = Стол в этом канале теперь описан словами.
look-no-channel = Здесь нет канала. Используйте `/вид` в канале стола или выберите вид только для себя.
look-always = -# Командой `/вид` можно выбрать, чтобы все столы были словами.

## /chart
command-chart = график
about-chart = Деньги, звёзды или очки по ходу игры
chart-button = График
chart-line = { $who }: { $first } → { $last }
chart-moves = { $count ->
    [one] после { $count } хода
    [few] после { $count } ходов
   *[other] после { $count } ходов
}
chart-title = { $title }, { $moves }
chart-none = В этой игре нечего показать на графике. `/счёт` показывает, что открыто.
chart-too-early = Ещё никто не ходил. Для графика нужен хотя бы один ход.
chart-drawing = Рисую график. Он сейчас появится здесь.

## Стол
picture-whole = Весь стол

## Итог
picture-result = { $game } · { $won }
picture-player = { $who }
picture-part = { $part } { $amount }
