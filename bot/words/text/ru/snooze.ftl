## Отложить: до завтрашнего утра никто не напоминает
command-settings-snooze = отложить
about-settings-snooze = Не напоминать до завтра, 9:00, ни за одним столом; или отменить это
argument-snooze = что
hint-snooze = Отложить напоминания или снова включить их
ui-snooze-choice-on = до завтра, 9:00
ui-snooze-choice-off = отменить
ui-snoozed-seat = -# 💤 { $who }: вернётся { $when }
ui-unsnooze = Напоминать снова
ui-snooze-over = Напоминания снова включены.
ui-snooze-none = Напоминания и так включены.
ui-snooze-zone-title = Когда у вас 9:00?
ui-snooze-zone = Ваш город или время в виде UTC+3
ui-snooze-zone-example = Москва
