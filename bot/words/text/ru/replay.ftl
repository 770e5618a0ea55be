## Страница, на которой игру смотрят снова
replay-title = { $game }: вся игра
replay-first = К началу
replay-back = Назад
replay-play = Смотреть
replay-pause = Пауза
replay-on = Вперёд
replay-last = В конец
replay-jump = Перейти к ходу
replay-view = Вид
replay-everybody = Общий: что видели все
replay-light = Светлая тема
replay-dark = Тёмная тема
replay-happened = Что произошло
replay-whole = Все ходы
replay-start = Игра начинается.
replay-board = Поле. Что произошло, написано под ним.
replay-keys = Клавиши: ← → по шагам, Home и End в начало и в конец, пробел включает показ.
