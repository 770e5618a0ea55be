# /настройки: что человек выбрал о том, когда его ждут и как зовут.
command-settings = настройки
about-settings = Ваш часовой пояс, тихие часы и как вас звать
command-settings-show = показать
about-settings-show = Что вы выбрали
command-settings-zone = пояс
about-settings-zone = Ваш часовой пояс
argument-zone = город
hint-zone = Город в вашем часовом поясе, например Москва
command-settings-quiet = тихо
about-settings-quiet = Часы, когда вас не зовут и ваше время стоит; не указано — тихих часов нет
argument-from = с
hint-from = Когда начинаются, например 22:00
argument-to = до
hint-to = Когда кончаются, например 8:00
command-settings-days-off = выходные
about-settings-days-off = Дни, когда вас не зовут и ваше время стоит
command-settings-notices = зов
about-settings-notices = Как вас звать, когда ваш ход
argument-notices = как
hint-notices = Упоминанием, личным сообщением или никак
ui-notices-mention = Упоминание в канале
ui-notices-dm = Личное сообщение
ui-notices-none = Никак
command-settings-dms = лс
about-settings-dms = Проверить, доходят ли личные сообщения, и получить то, что не дошло

ui-me-zone = Ваш часовой пояс — { $zone }: сейчас там { $time }.
ui-me-zone-first = Сначала укажите часовой пояс: `/настройки пояс`.
ui-me-quiet = С { $start } до { $end } вас никто не зовёт, и ваше время стоит.
ui-me-quiet-off = Тихих часов у вас теперь нет.
ui-me-quiet-both = Для тихих часов нужны оба времени, например с 22:00 до 8:00. Если не указать ни одного, тихие часы отключаются.
ui-me-quiet-length = Тихие часы могут длиться не больше { $most } часов в день: в остальное время вас ждут другие.
ui-me-time-unknown = «{ $typed }» — не время суток. Напишите так: 22:00.
ui-me-choose-days = Выходные
ui-me-days-off = { $count ->
    [0] Выходных у вас нет.
   *[other] В эти дни вас никто не зовёт, и ваше время стоит: { $days }.
}
ui-me-always = У вас нет ни тихих часов, ни выходных: ваше время идёт днём и ночью.
ui-me-hours-next = -# Вас уже ждут за столом: там время идёт по-прежнему. Это действует со следующего вопроса.
ui-me-notices-mention = Когда ваш ход, вас упоминают в канале.
ui-me-notices-dm = Когда ваш ход, вам приходит личное сообщение.
ui-me-notices-none = Когда ваш ход, вас никто не зовёт. Где вас ждут, скажет `/мои-игры`.
ui-me-hint = -# Изменить: `/настройки пояс`, `/настройки тихо`, `/настройки выходные`, `/настройки зов`.
ui-weekday-0 = понедельник
ui-weekday-1 = вторник
ui-weekday-2 = среда
ui-weekday-3 = четверг
ui-weekday-4 = пятница
ui-weekday-5 = суббота
ui-weekday-6 = воскресенье
