## Snooze: nobody calls before tomorrow morning
command-settings-snooze = snooze
about-settings-snooze = No calls before tomorrow 9:00, at any table; or cancel that
argument-snooze = change
hint-snooze = Snooze, or cancel it
ui-snooze-choice-on = until tomorrow 9:00
ui-snooze-choice-off = cancel
ui-snoozed-seat = -# 💤 { $who }: back from { $when }
ui-unsnooze = Cancel snooze
ui-snooze-over = Snooze cancelled: you’re called as usual.
ui-snooze-none = You aren’t snoozed.
ui-snooze-zone-title = When is it 9:00 for you?
ui-snooze-zone = Your city, or your time as UTC+3
ui-snooze-zone-example = London
