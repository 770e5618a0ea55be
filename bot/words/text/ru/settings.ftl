# /настройки: что человек выбрал о том, когда его ждут и как зовут.
command-settings = настройки
about-settings = Ваш часовой пояс, тихие часы и как вас оповещать
command-settings-show = показать
about-settings-show = Ваши настройки
command-settings-zone = пояс
about-settings-zone = Ваш часовой пояс
argument-zone = город
hint-zone = Город в вашем часовом поясе, например Москва
command-settings-quiet = тихо
about-settings-quiet = Часы, когда вам не напоминают и ваше время стоит; не указано — отключить
argument-from = с
hint-from = Когда начинаются, например 22:00
argument-to = до
hint-to = Когда кончаются, например 8:00
command-settings-days-off = выходные
about-settings-days-off = Дни, когда вам не напоминают и ваше время стоит
command-settings-notices = уведомления
about-settings-notices = Как сообщать, что ваш ход
argument-notices = как
hint-notices = Упоминанием, личным сообщением или никак
ui-notices-mention = Упоминание в канале
ui-notices-dm = Личное сообщение
ui-notices-none = Никак
command-settings-dms = лс
about-settings-dms = Проверить, доходят ли личные сообщения, и получить то, что не дошло

ui-settings-zone = Ваш часовой пояс — { $zone }: сейчас там { $time }.
ui-settings-zone-unset = Ваш часовой пояс мне пока неизвестен, и я считаю по { $zone }: сейчас там { $time }. Указать свой: `/настройки пояс`.
ui-settings-zone-first = Сначала укажите часовой пояс: `/настройки пояс`.
ui-settings-quiet = Тихие часы: с { $start } до { $end } вам никто не напоминает, и ваше время стоит.
ui-settings-quiet-off = Тихих часов у вас теперь нет.
ui-settings-quiet-both = Для тихих часов нужны оба времени, например с 22:00 до 8:00. Если не указать ни одного, тихие часы отключаются.
ui-settings-quiet-length = Тихие часы — не больше { $most } часов в день: в остальное время вас ждут другие.
ui-settings-time-unknown = «{ $typed }» — это не время суток. Напишите, например, 22:00.
ui-settings-choose-days = Выходные
ui-settings-days-off = { $count ->
    [0] Выходных у вас нет.
   *[other] Выходные: { $days }. В эти дни вам никто не напоминает, и ваше время стоит.
}
ui-settings-always = У вас нет ни тихих часов, ни выходных: ваше время идёт днём и ночью.
ui-settings-hours-next = -# Вас уже ждут за столом, и там время идёт по-прежнему. Новые часы действуют со следующего хода.
ui-settings-notices-mention = Когда приходит ваш ход, я упоминаю вас в канале.
ui-settings-notices-dm = Когда приходит ваш ход, я пишу вам личное сообщение.
ui-settings-notices-none = Когда приходит ваш ход, вам никто не напоминает. Где ждут вашего хода, покажет `/мои-игры`.
ui-settings-hint = -# Изменить: `/настройки пояс`, `/настройки тихо`, `/настройки выходные`, `/настройки уведомления`.
ui-weekday-0 = понедельник
ui-weekday-1 = вторник
ui-weekday-2 = среда
ui-weekday-3 = четверг
ui-weekday-4 = пятница
ui-weekday-5 = суббота
ui-weekday-6 = воскресенье
