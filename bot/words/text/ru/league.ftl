# /лига: несколько туров одной игры, каждый — за столами тех, кто стоит рядом в таблице.
command-league = лига
about-league = Лиги: туры одной игры за столами тех, кто стоит рядом в таблице
command-league-new = новая
about-league-new = Для модераторов: открыть лигу, в которую можно записаться
command-league-join = записаться
about-league-join = Играть в лиге
command-league-leave = выйти
about-league-leave = Выйти из лиги; ваше место займёт бот, он очков не получает
command-league-start = начать
about-league-start = Для модераторов: начать лигу или продолжить её в этом канале
command-league-standings = таблица
about-league-standings = Кто впереди в лиге и где её столы
command-league-drop = снять
about-league-drop = Для модераторов: снять участника с лиги
command-league-replace = заменить
about-league-replace = Для модераторов: со следующего тура играет другой
command-league-cancel = отменить
about-league-cancel = Для модераторов: отменить лигу
command-league-open = открыть
about-league-open = Открыть стол своей лиги в этом канале или ветке
argument-league-game = игра
hint-league-game = В какую игру играет лига
argument-league-seats = мест
hint-league-seats = Сколько человек за столом
argument-league-rounds = туров
hint-league-rounds = Сколько туров
argument-league-days = дней
hint-league-days = Сколько дней может длиться тур
argument-league-begins = начало
hint-league-begins = Через сколько начнётся сама: 3д или 12ч; не указано — начнёте вы
argument-league-options = настройки
hint-league-options = Настройки игры: «Вариант: Аукцион; Общий экипаж: да»
argument-league = лига
hint-league = Номер лиги; не указано — лига этого канала
argument-league-player = игрок
hint-league-player = Кто играет в лиге или играл
argument-league-by = кем
hint-league-by = Кто играет со следующего тура
argument-league-table = номер
hint-league-table = Номер стола

## В канале
league-title = Лига { $number } · { $game }
league-agreed = За столом: { $seats } · { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
}, каждый до { $days ->
    [one] { $days } дня
   *[many] { $days } дней
}
league-option = { $option }: { $value }
league-begins-at = Начало: <t:{ $when }:f>.
league-begins-by-word = Начнётся, когда скажет модератор.
league-people = { $count ->
    [0] Пока никто не записался.
   *[many] Записались (**{ $count }**): { $who }
}
league-round-now = Тур { $round } из { $rounds }, до <t:{ $when }:f>
league-round-done = { $round ->
    [0] Не сыграно ни одного тура.
   *[many] Сыграно туров: { $round } из { $rounds }
}
league-called-off = Отменена.
league-how = -# Победа — 100 очков, последнее место — 20, между ними поровну; равные делят очки. При равных очках решают победы, затем очки соперников. Пока возможно, никто не встречается с теми же людьми снова. Вместо того, кто ушёл, играет бот и очков не получает. Когда время тура выходит, за всех за столом доигрывают боты одной силы, и места засчитываются. Стол, который к этому времени не открыли, очков не приносит.
league-join = Записаться
league-leave = Выйти
league-standings = Таблица

## Стол
league-table = **Тур { $round } · стол { $table }**
    { $who }
league-each = { $who }
league-table-bots = { $who } и { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
}
league-table-waits = Открыть здесь ветку мне нельзя. Стол открывает кто-нибудь из вас: кнопкой в этом канале или командой `/лига открыть { $table }` в другом канале или ветке.
league-table-anew = Стол заново открывает кто-нибудь из вас: кнопкой в этом канале или командой `/лига открыть { $table }` в другом канале или ветке.
league-open-here = Открыть стол { $table } здесь
league-thread = Лига { $league } · тур { $round } · стол { $table }
league-table-at = Стол { $table }: { $who } · { $state }
league-at-running = <#{ $place }>
league-at-waiting = ждёт места
league-at-lost = место пропало
league-at-counted = сыграно

## Таблица
league-line = **{ $rank }.** { $who } · **{ $points }** · { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
} · { $played ->
    [one] { $played } стол
    [few] { $played } стола
   *[many] { $played } столов
}
league-line-gone = ~~{ $who }~~ · { $points }
league-none-played = Пока не сыгран ни один стол.
league-more = и ещё { $count }

## Говорится в канале
league-round-begins = Начинается тур { $round } из { $rounds }, столов: { $tables }. Конец: <t:{ $when }:f>.
league-round-over = Тур { $round } окончен.
league-round-nothing = { $count ->
    [one] Стол { $tables } очков не принёс: игру там не доиграли.
   *[other] Столы { $tables } очков не принесли: игры там не доиграли.
}
league-warned = Тур { $round } закончится <t:{ $when }:R>. Тогда все неоконченные игры доиграют боты.
league-called = Начался тур { $round } лиги { $league } ({ $game }). За вашим столом: { $who }. { $place }
league-called-here = Начался тур { $round } лиги { $league } ({ $game }). За вашим столом: { $who }.
league-called-to-open = Начался тур { $round } лиги { $league } ({ $game }). За вашим столом: { $who }. Откройте его: { $place }
league-called-anew = Ваш стол в лиге { $league } ({ $game }, тур { $round }) играется заново. За столом: { $who }. Откройте его: { $place }
league-lost = Лига { $league } ({ $game }) на сервере { $server } ждёт: её канала больше нет или писать там мне нельзя; введите `/лига начать` в другом канале, и она продолжится.
league-waits-for-channel = Ждёт канала: модератор вводит `/лига начать` там, где мне можно писать.
league-left = { $who } выходит из лиги; место занимает бот.
league-put-off = Начало — по слову модератора: `/лига начать`.
league-table-lost = Стол { $table } остался без места. Кто за ним играет, откроет его снова, с новой игрой. Или модератор вернёт прежнюю: `/мод архив вернуть`.
league-table-closed = Игра за столом { $table } отменена. Кто за ним играет, откроет стол заново; если до конца тура этого никто не сделает, он очков не принесёт.
host-mod-dealt-anew = за этим столом лиги начинается новая игра с теми же игроками и настройками. Прежняя хранится в архиве.
league-won = { $count ->
    [0] Лига { $league } окончена. Очков не набрал никто.
    [one] Лига { $league }: победа! { $who }, очков: { $points }.
   *[many] Лига { $league }: общая победа! { $who }, очков у каждого: { $points }.
}
league-card-rounds = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
}
league-card-people = { $people ->
    [one] { $people } игрок
    [few] { $people } игрока
   *[many] { $people } игроков
}
league-card-line = { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
} · { $played ->
    [one] { $played } стол
    [few] { $played } стола
   *[many] { $played } столов
}
league-number = Лига { $league }
host-league-late = Время тура лиги вышло: дальше за всех играют боты одной силы. Места засчитываются.

## Что сделали модераторы
league-ruled-new = открыта лига { $league }.
league-ruled-start = лига { $league } начинается.
league-ruled-moved = лига { $league } продолжается здесь: { $place }.
league-ruled-drop = { $who } больше не играет в лиге { $league }.
league-ruled-replace = { $who } играет в лиге { $league } со следующего тура. Место освобождает { $before }.
league-ruled-off = лига { $league } отменена. Начатые игры идут дальше сами по себе.
league-why-new = новая лига
league-why-start = пора

## Ответы
league-done = Готово. Об этом объявлено в канале лиги.
league-joined = Вы в лиге { $league }. Когда начнётся тур, ваш стол будет в канале лиги.
league-you-left = Вы вышли из лиги { $league }.
league-leave-sure = Вы выйдете из лиги { $league } посреди игры: ваше место займёт бот, он очков не получит. Набранные очки останутся у вас.
league-leave-yes = Выйти из лиги
league-leave-no = Остаться
league-stayed = Вы остаётесь в лиге.
league-opened = Стол { $table } открыт.

## Отказы
league-server-only = Лига есть у сервера. Спросите там.
league-none-here = На этом сервере пока нет лиги. Её открывает модератор: `/лига новая`.
league-which = На этом сервере несколько лиг. Скажите, какая: { $leagues }.
league-none-such = Такой лиги на этом сервере нет.
league-moved = Лига только что изменилась. Попробуйте ещё раз.
league-too-many = Лиг на этом сервере уже { $most }. Сначала должна закончиться одна из них.
league-seats = В эту игру играют от { $least } до { $most } человек.
league-begins-unread = Непонятно, когда начало. Напишите так: 3д, 12ч или 2д 6ч, не больше 30 дней.
league-options-unread = Непонятно: «{ $typed }». Пишите настройки как «название: значение», между двумя — точка с запятой.
league-begun = Эта лига уже началась.
league-over = Эта лига окончена.
league-joined-already = Вы уже в этой лиге.
league-in-already = Этот человек уже в лиге.
league-full = Лига заполнена: { $most } человек.
league-not-in = Вы не в этой лиге.
league-not-in-it = Этот человек не в лиге.
league-last-round = Идёт последний тур; новых участников уже не взять.
league-too-few = { $count ->
    [0] Пока никто не записался; для начала нужно { $least }.
   *[many] Записалось только { $count }; для начала нужно { $least }.
}
league-cannot-pair = { $count ->
    [0] Тур { $round } не может начаться: из лиги вышли все. Модератор может позвать других (`/лига заменить`) или отменить её (`/лига отменить`).
   *[many] Тур { $round } не может начаться: в лиге остался один человек. Модератор может позвать других (`/лига заменить`) или отменить её (`/лига отменить`).
}
league-no-such-table = { $count ->
    [0] В этой лиге ни один стол не ждёт места.
   *[many] Этот стол не ждёт места. Ждут: { $tables }.
}
league-table-open = Этот стол уже открыт: { $place }.
league-not-your-table = Открыть стол { $table } могут только те, кто за ним играет, и модераторы.
league-nobody-there = Все, кто был за столом { $table }, вышли из лиги.
league-not-a-member = { $who } — не участник этого сервера.
league-no-bots = Бот Discord играть не может.
league-unseen = Вам не виден канал этой лиги: { $place }. Попросите модератора открыть его вам и записывайтесь.
league-unseen-by = { $who } не видит канал лиги: { $place }. Сначала откройте его.
