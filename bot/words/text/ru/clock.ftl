# Часы: о чём договорился стол, до каких пор кого ждут и что потом.

## Всем
host-time-up = У игрока { $who } вышло время. На этом месте играет дублёр, пока игрок не вернётся.
host-back = { $who } снова за столом и играет.
host-clock-pause = Пауза: все часы стоят.
host-clock-resume = Игра продолжается, и часы тоже идут.

## Отказы
host-pause-not-running = Пауза бывает только в игре, которая идёт.
host-paused-already = Игра уже на паузе.
host-not-paused = Игра не на паузе.
ui-clock-unreadable = «{ $typed }» — не срок. Напишите так: 3д 12ч или 90м.
ui-clock-too-short = «{ $typed }» — слишком мало: время игрока не меньше чем { $least }.
ui-clock-too-long = «{ $typed }» — слишком много: время игрока не больше чем { $most }.
ui-clock-figures-elsewhere = Время и возврат задают только для часов «{ $own }». Выберите их или не указывайте чисел.
ui-clock-top-up-range = За ответ может вернуться не больше всего времени игрока: { $most }.
ui-clock-figures-missing = Своим часам нужны время каждого игрока, например 3д, и сколько возвращается за ответ, например 12ч.

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
about-game-clock = Сколько времени у каждого игрока на ответ
argument-clock = часы
hint-clock = Какие часы
argument-bank = время
hint-bank = Только для своих часов: время каждого игрока, например 3д или 12ч
argument-top-up = возврат
hint-top-up = Только для своих часов: сколько возвращается за ответ, например 12ч
ui-clock-choose = Часы
ui-clock-none = Без часов
ui-clock-none-about = Думать можно сколько угодно; через 1, 3 и 7 дней придёт напоминание
ui-clock-relaxed = Не спеша
ui-clock-steady = Ровно
ui-clock-brisk = Быстро
ui-clock-own = Свои часы
ui-clock-figures = у каждого { $bank }, за ответ возвращается не больше чем { $top }
ui-clock-field-bank = Время каждого игрока
ui-clock-field-back = Возвращается за ответ
ui-clock-line = -# Часы: { $name } · { $figures }
ui-clock-line-none = -# Без часов

## За столом
ui-waited-until = { $who } (время выйдет { $until })
ui-paused = Пауза началась { $since }: все часы стоят, ходы подождут.
ui-stand-in-plays-for = -# Пока игрок не вернётся, играет дублёр: { $who }
ui-you-are-warned = { $who }, ваше время почти вышло: потом за вас сыграет дублёр.
ui-your-time-was-up = { $who }, ваше время вышло, и за вас играет дублёр. Нажмите **Мои ходы**, и место снова ваше.
ui-your-time = Ваше время выйдет { $until }; потом за вас сыграет дублёр.
ui-your-time-nearly-up = **Ваше время почти вышло.** Оно кончится { $until }; потом за вас сыграет дублёр.
ui-you-were-away = Ваше время вышло, и за вас играет дублёр. Нажмите здесь любую кнопку, и место снова ваше.
ui-ends-by-time = -# Время игры выйдет { $when }: начатый к этому мигу ход доигрывается.
ui-snooze = Не раньше чем завтра в 9:00
ui-snoozed = До { $when } вас никто не позовёт.
ui-snoozed-time-runs = До { $when } вас никто не позовёт. Ваше время идёт дальше и выйдет { $until }.

## /моиигры
command-mygames = моиигры
about-mygames = Все ваши игры: где вас ждут, с каких пор и до каких
ui-mygames-none = Сейчас вы не играете ни за одним столом. Стол открывает `/игра новая` в канале сервера.
ui-mygames-yours = **{ $title }** · { $place } · ваш ход, начался { $since }
ui-mygames-yours-until = **{ $title }** · { $place } · ваш ход, начался { $since }, время выйдет { $until }
ui-mygames-others = { $title } · { $place } · ждём: { $who }, ход начался { $since }
ui-mygames-others-until = { $title } · { $place } · ждём: { $who }, ход начался { $since }, время выйдет { $until }
ui-mygames-away = **{ $title }** · { $place } · за вас играет дублёр
ui-mygames-paused = { $title } · { $place } · пауза, началась { $since }
ui-mygames-lobby = { $title } · { $place } · игра не началась, за столом { $count } из { $least }–{ $most } игроков
