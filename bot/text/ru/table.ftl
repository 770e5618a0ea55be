# Лобби, общий стол, личная панель.

## Лобби
ui-lobby-seat = { $who }
ui-lobby-nobody = За столом пока никого.
ui-lobby-afar = личные сообщения закрыты: читает в этом канале
ui-lobby-count = За столом { $count } из { $least }–{ $most } игроков.
ui-lobby-not-begun = Игра ещё не началась. Начните её или дождитесь остальных.
ui-first-player = Кто начинает
ui-first-by-chance = Первый игрок по жребию
ui-join = Сесть
ui-leave = Встать
ui-begin = Начать
ui-options = Настройки
ui-cancel = Закрыть стол
ui-close-sure = Закрыть стол? За ним сидят и другие: { $who }.
ui-close-not = Оставить открытым
ui-close-left = Стол остаётся открытым.
ui-option-on = да
ui-option-off = нет
ui-option-chosen = { $option }: { $value }
ui-game-begins = Игра начинается. Стол — в канале.
ui-dm-welcome = Вы за столом «{ $title }» в { $place }. Сюда будет приходить то, что видите только вы, и закрытые вопросы.
ui-dm-closed = Я не могу писать вам личные сообщения. Чтобы это изменить: название сервера → Настройки конфиденциальности → включите «Личные сообщения», затем сядьте за стол снова. До тех пор секреты и закрытые вопросы ждут вас под кнопкой **Мои ходы** в канале; ничего не пропадёт.

## Стол
ui-my-moves = Мои ходы
ui-log-button = Журнал
ui-waiting-turn = Ход: { $who } · прошлый ход { $when }
ui-waiting-sealed = Собираем закрытые ответы. Ещё нет: { $who } · прошлый ход { $when }
ui-you-are-called = { $count ->
    [one] { $who }, ваш ход.
   *[other] { $who }, ваш ход.
}
ui-reads-in-channel = -# Личные сообщения закрыты, отвечает через «Мои ходы» в этом канале: { $who }
ui-log-page = Журнал, страница { $page } из { $pages }
ui-log-empty = Пока ничего не произошло.
ui-earlier = Раньше
ui-later = Позже

## Личная панель
ui-you-are = Вы — { $who }
ui-read-again = -# Это можно перечитать в любой момент: /рука, здесь или в канале.
ui-done-already = Это уже сделано. Вот что вы можете сейчас.
ui-moved-since = С тех пор ходили: { $who }. Вот что вы можете сейчас.
ui-control-too-old = Эта кнопка устарела. Нажмите **Мои ходы** в сообщении стола.
ui-answer-refused = Ответ не удалось показать. Нажмите **Мои ходы** в сообщении стола, чтобы увидеть, что сейчас.
ui-choose = Выберите
ui-choose-several = Выберите подходящее
ui-take-these = Взять выбранное · { $count }
ui-take-none = Ничего не брать
ui-type-a-number = Другое число
ui-number-from-to = Число от { $least } до { $most }
ui-fill-in = Заполнить
ui-fill-in-lines = Заполнить { $first }–{ $last }
ui-take-the-list = Принять список
ui-change-field = Изменить: { $field }
ui-back = Назад
ui-do-it-anyway = Да, сделать
ui-repeat-to-confirm = -# Нажмите кнопку или повторите ту же команду.

## Конец
ui-standing = **{ $rank }.** { $who } · **{ $total }**
ui-result-winner = { $count ->
    [one] Победа: { $who }!
   *[other] Общая победа: { $who }!
}
ui-result-seed = -# Зерно { $seed }
    -# Его SHA-256 совпадает с обязательством из начала игры: { $commitment }
ui-score-later = -# Полный счёт подсчитывается в конце игры.
ui-rematch = Сыграть ещё
ui-rematch-open = Открыт новый стол с теми же игроками и настройками. Начните, когда все готовы.
