# Лобби, общий стол, личная панель.

## Лобби
ui-lobby-seat = { $who }
ui-lobby-nobody = За столом пока никого.
ui-lobby-afar = личные сообщения закрыты: отвечает в этом канале
ui-lobby-count = За столом { $count } из { $least }–{ $most } игроков
ui-lobby-not-begun = Игра ещё не началась. Начните её или дождитесь остальных.
ui-first-player = Кто ходит первым
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
ui-dm-closed = Я не могу писать вам личные сообщения. Чтобы это изменить: название сервера → Настройки конфиденциальности → включите «Личные сообщения», затем нажмите **Проверить ещё раз** или введите `/настройки лс`. До тех пор ваши секреты и закрытые ставки — под кнопкой **Мои ходы** в канале; ничего не пропадёт.
ui-dm-failed = Discord не принял моё личное сообщение для вас. Нажмите позже **Проверить ещё раз** или введите `/настройки лс`. До тех пор ваши секреты и закрытые ставки — под кнопкой **Мои ходы** в канале; ничего не пропадёт.
ui-dm-paused = Discord не принимает от меня личных сообщений до <t:{ $until }:t>. Потом проверьте ещё раз: `/настройки лс`. До тех пор ваши секреты и закрытые ставки — под кнопкой **Мои ходы** в канале; ничего не пропадёт.
ui-dm-not-reached = -# Личные сообщения до вас не доходят. Когда откроете их, нажмите **Проверить ещё раз** или введите `/настройки лс`.
ui-dm-invited = { $who } хочет снова сыграть в «{ $title }» в { $place }; место за вами. Не сможете — нажмите там **Встать**. Отключить такие сообщения: `/настройки уведомления`.
ui-dm-try-again = Проверить ещё раз
ui-dm-knock = Личные сообщения до вас доходят. Сюда будут приходить ваши секреты и закрытые ставки.
ui-dm-knocking = Отправляю вам личное сообщение; сейчас здесь появится, дошло ли оно.
ui-dm-open = Личные сообщения до вас доходят. Всё, что не дошло раньше, сейчас придёт.

## Стол
ui-my-moves = Мои ходы
ui-since = **После вашего прошлого хода:**
ui-log-button = Журнал
ui-waiting-turn = Ход: { $who } · последний ход { $when }
ui-waiting-sealed = Закрытые ставки, ждём: { $who } · последний ход { $when }
ui-wanted = ↳ { $what }
ui-in-turn-of = { $what } (идёт ход: { $turn })
ui-you-are-called-for = { $who }, ваш ход: { $what }
ui-you-are-called = { $count ->
    [one] { $who }, ваш ход.
   *[other] { $who }, ваш ход.
}
ui-reads-in-channel = -# Личные сообщения закрыты, отвечает здесь через «Мои ходы»: { $who }
ui-log-page = Журнал, строки { $first }–{ $last } из { $count }
ui-log-commitment = -# Отпечаток жребия (SHA-256): { $commitment }
ui-log-empty = Пока ничего не произошло.
ui-earlier = Раньше
ui-later = Позже
ui-previous = Предыдущая
ui-next = Следующая

## Личная панель
ui-you-are = Вы — { $who }
ui-read-again = -# Это можно перечитать в любой момент: /рука, здесь или в канале.
ui-whole-move = { $what }: { $which }
ui-turn-of = { $count ->
    [one] Сейчас ходит { $who }.
   *[other] Сейчас ходят { $who }.
}
ui-no-undo-after = Отменить это будет нельзя. Точно?
ui-done-already = Это уже сделано. Вот что можно сделать сейчас.
ui-moved-since = С тех пор сходили: { $who }. Вот что можно сделать сейчас.
ui-control-too-old = Эта кнопка устарела. Нажмите **Мои ходы** в сообщении стола.
ui-answer-refused = Ответ не удалось показать. Нажмите **Мои ходы** в сообщении стола, чтобы увидеть, что сейчас происходит.
ui-choose = Выберите
ui-choose-several = Выберите одно или несколько
ui-take-these = Подтвердить выбор · { $count }
ui-take-none = Ничего не выбирать
ui-type-a-number = Другое число
ui-number-from-to = Число от { $least } до { $most }
ui-fill-in = Изменить
ui-fill-in-lines = Изменить { $first }–{ $last }
ui-take-the-list = Так и сделать
ui-something-else = Другое…
ui-more = Ещё…
ui-nothing = ничего
ui-choose-of-one = Всё выбранное должно быть из одного места.
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
ui-result-tie = Поровну, { $total }. { $by }: { $each }
ui-result-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
ui-result-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
ui-result-early = закончена раньше
ui-result-seed = -# Ключ жребия { $seed }
    -# Его SHA-256 совпадает с отпечатком в начале: { $commitment }
ui-result-replay = -# Пересмотреть всю игру: откройте файл .html в браузере.
ui-score-line = **{ $title }:** { $each }
ui-score-of = { $who } { $amount }
ui-score-later = -# Очки подсчитываются в конце игры.
ui-rematch = Сыграть ещё
ui-rematch-open = Открыт новый стол с теми же игроками и настройками. Начните, когда все будут готовы.
