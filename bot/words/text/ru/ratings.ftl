# Рейтинги: /статистика, /рейтинг и что изменила игра.
command-stats = статистика
about-stats = Игры, места, соперники и рейтинг: ваши или другого игрока
argument-stats-player = игрок
hint-stats-player = Чья; не указано — ваша
command-leaderboard = рейтинг
about-leaderboard = Кто впереди на этом сервере: во всех играх или в одной
argument-leaderboard-game = игра
hint-leaderboard-game = Какая игра; не указано — все
command-settings-results = результаты
about-settings-results = Кому вы видны в /статистика и /рейтинг
argument-results = кому
hint-results = Всем или только вам
ui-results-everybody = Всем
ui-results-me = Только мне
ui-settings-results-everybody = Ваши результаты видны всем в `/статистика` и `/рейтинг`.
ui-settings-results-me = Вас больше нет в `/рейтинг`, а вашу `/статистика` видите только вы. Рейтинг считается по-прежнему.
ui-settings-results-hidden = Ваши результаты скрыты из `/статистика` и `/рейтинг`.

## Рейтинг
rating-points = { $unsure ->
    [0] { $points }
   *[other] ~{ $points }
}
rating-told = { $unsure ->
    [0] { $points }
   *[other] ~{ $points }, мало игр
}
rating-changed = { $rating } ({ $change })
rating-label = Рейтинг:
rating-legend = -# ~ пока мало игр: рейтинг ещё может сильно измениться.
rating-variant = { $game } · { $options }

## /статистика
stats-title = ### { $name }
stats-games = Сыграно: **{ $games }** · побед: **{ $won }** · { $bots ->
    [0] все против людей
   *[other] с ботами: **{ $bots }**
}
stats-favourite = Чаще всего играет: { $game }
stats-pace = Среднее время ответа: { $time }
stats-pool = **{ $pool }** · **{ $rating }**
    { $places } · рекорд { $best }
stats-place = { $place }-е × { $count }
stats-opponents = Выше соперника: { $each }
stats-opponent = { $name } — { $ahead } из { $games }
stats-here = -# Игры на этом сервере. Рейтинг учитывает игры на всех серверах.
stats-only-you = -# Это видите только вы: `/настройки результаты`.
stats-chart = Рейтинг после каждой игры
stats-chart-line = { $pool }: { $first } → { $last }
stats-none = { $name }: на этом сервере пока нет доигранных игр.
stats-none-yours = Вы пока не доиграли ни одной игры. Начать поможет `/старт`.
stats-hidden = { $name } не показывает свои результаты.
stats-bot = { $name } — бот Discord. Мои собственные боты считаются за { $easy } (новичок), { $club } (клубный игрок) и { $expert } (эксперт).
stats-no-member = { $name } — не участник этого сервера, поэтому показать игры нельзя.
stats-own-only = В личных сообщениях видны только ваши результаты. О других спросите на сервере.

## /рейтинг
leaderboard-title = Рейтинг
leaderboard-line = **{ $rank }.** { $name } · **{ $rating }** · { $games }
leaderboard-unsure = - { $name } · { $rating } · { $games }
leaderboard-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}
leaderboard-games-bots = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, с ботами { $bots }
leaderboard-more = и ещё { $count }
leaderboard-none = На этом сервере пока не доиграли ни одной игры. Начать поможет `/старт`.
leaderboard-none-of = На этом сервере пока никто не доиграл: { $game }.
leaderboard-server-only = Рейтинг есть у сервера. Спросите там.
leaderboard-one-game = -# `/рейтинг` с игрой покажет весь список.

## /мод не-в-счёт
command-mod-uncount = не-в-счёт
about-mod-uncount = Убрать последнюю доигранную игру этого канала из рейтинга
host-mod-uncounted = последняя игра больше не учитывается в рейтинге.
mod-uncount-none = В этом канале нет доигранных игр, или последняя уже не учитывается в рейтинге.
