ui-doctor-waiting = Отправки { $count ->
        [one] ждёт { $count } сообщение
        [few] ждут { $count } сообщения
       *[many] ждут { $count } сообщений
    }, самое старое { $minutes ->
        [0] — меньше минуты
       *[other] — уже { $age }
    }.
ui-doctor-nothing-waits = Все сообщения отправлены.
ui-doctor-lost = { $place } · ходы после <t:{ $at }:f> потеряны. За столом { $count ->
        [one] остался { $count } ход
        [few] осталось { $count } хода
       *[many] осталось { $count } ходов
    }, игра продолжается с этого места.
ui-doctor-database = База данных занимает { $size } МБ, в ней { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }.
ui-doctor-growth = Её размер изменился на { $size } МБ за { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }.
ui-doctor-backup = Последняя резервная копия: <t:{ $when }:f>.
ui-doctor-no-backup = Резервных копий нет. Тот, кто меня запустил, может указать для них папку в DOCKSIDE_BACKUPS.
