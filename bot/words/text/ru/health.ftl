ui-doctor-waiting = Отправки { $count ->
        [one] ждёт { $count } сообщение
        [few] ждут { $count } сообщения
       *[many] ждут { $count } сообщений
    }, самое старое — { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
ui-doctor-nothing-waits = Неотправленных сообщений нет.
ui-doctor-lost = { $place }: ходы после <t:{ $at }:f> пропали, их больше нет в файле. За столом { $count ->
        [one] остался { $count } ход
        [few] осталось { $count } хода
       *[many] осталось { $count } ходов
    }, игра идёт дальше отсюда.
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
ui-doctor-no-backup = Резервных копий нет. Тот, кто меня запускает, может указать для них папку в DOCKSIDE_BACKUPS.
