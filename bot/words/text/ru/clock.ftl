# Часы: о чём договорился стол, до каких пор кого ждут и что потом.

## Всем
host-time-up = У игрока { $who } вышло время. Пока игрок не вернётся, на этом месте играет дублёр.
host-back = { $who } снова в игре.
host-clock-pause = Игра на паузе: часы стоят, ходить нельзя.
host-clock-resume = Игра продолжается, часы снова идут.

## Отказы
host-pause-not-running = На паузу можно поставить только игру, которая идёт.
host-paused-already = Игра уже на паузе.
host-not-paused = Игра не на паузе.
ui-clock-unreadable = «{ $typed }» — это не срок. Напишите, например, 3д 12ч или 90м.
ui-clock-too-short = «{ $typed }» — слишком мало: у каждого игрока должно быть не меньше чем { $least }.
ui-clock-too-long = «{ $typed }» — слишком много: у каждого игрока может быть не больше чем { $most }.
ui-clock-figures-elsewhere = Время и возврат указывают только для «{ $own }». Выберите его или не указывайте чисел.
ui-clock-top-up-range = За ответ не может вернуться больше, чем всё время игрока: { $most }.
ui-clock-figures-missing = Укажите время каждого игрока, например 3д, и сколько возвращается за ответ, например 12ч.

## Сроки
ui-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
ui-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
ui-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
ui-duration = { $parts }

## Лобби и команда
command-game-clock = часы
about-game-clock = Сколько времени у каждого игрока
argument-clock = часы
hint-clock = Какой темп
argument-bank = время
hint-bank = Только для своего темпа: время каждого игрока, например 3д или 12ч
argument-top-up = возврат
hint-top-up = Только для своего темпа: сколько возвращается за ответ, например 12ч
ui-clock-choose = Темп
ui-clock-none = Без часов
ui-clock-none-about = Думать можно сколько угодно; напоминания через 1, 3 и 7 дней
ui-clock-relaxed = Не спеша
ui-clock-steady = Размеренно
ui-clock-brisk = Быстро
ui-clock-own = Свой темп
ui-clock-figures = у каждого { $bank }, за каждый ответ до +{ $top }
ui-clock-field-bank = Время каждого игрока
ui-clock-field-back = Возвращается за ответ
ui-clock-line = -# Темп: { $name } · { $figures }
ui-clock-line-none = -# Без часов

## За столом
ui-waited-until = { $who } (время выйдет { $until })
ui-paused = Пауза началась { $since }: часы стоят, ходить нельзя.
ui-stand-in-plays-for = -# Дублёр играет за: { $who }
ui-you-are-warned = { $who }, ваше время почти вышло. Потом за вас будет ходить дублёр.
ui-your-time-was-up = { $who }, ваше время вышло, и за вас играет дублёр. Нажмите **Мои ходы**, чтобы вернуться в игру.
ui-your-time = Ваше время выйдет { $until }; потом за вас сходит дублёр.
ui-your-time-nearly-up = **Ваше время почти вышло.** Оно кончится { $until }; потом за вас сходит дублёр.
ui-you-were-away = Ваше время вышло, и за вас играет дублёр. Нажмите здесь любую кнопку, чтобы вернуться в игру.
ui-ends-by-time = -# Время игры выйдет { $when }; ход, начатый к этому моменту, доигрывается.
ui-snooze = Напомнить завтра в 9:00
ui-snoozed = До { $when } напоминаний не будет.
ui-snoozed-time-runs = До { $when } напоминаний не будет. Ваше время при этом идёт и выйдет { $until }.

## /мои-игры
command-mygames = мои-игры
about-mygames = Ваши игры: где ждут вашего хода
ui-mygames-none = Сейчас вы нигде не играете. Открыть стол: `/игра новая` в канале сервера.
ui-mygames-yours = **{ $title }** · { $place } · ваш ход, начался { $since }
ui-mygames-yours-until = **{ $title }** · { $place } · ваш ход, начался { $since }, время выйдет { $until }
ui-mygames-others = { $title } · { $place } · ждём: { $who }, ход начался { $since }
ui-mygames-others-until = { $title } · { $place } · ждём: { $who }, ход начался { $since }, время выйдет { $until }
ui-mygames-away = **{ $title }** · { $place } · за вас играет дублёр
ui-mygames-paused = { $title } · { $place } · пауза, началась { $since }
ui-mygames-lobby = { $title } · { $place } · ещё не началась, за столом { $count } из { $least }–{ $most } игроков
