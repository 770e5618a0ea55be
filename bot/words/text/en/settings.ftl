# /settings: what a person has chosen about being waited for and being called.
command-settings = settings
about-settings = Your time zone, quiet hours and notifications
command-settings-show = show
about-settings-show = Your settings
command-settings-zone = zone
about-settings-zone = Your time zone
argument-zone = city
hint-zone = A city in your time zone, such as Berlin
command-settings-quiet = quiet
about-settings-quiet = Hours when I don’t call you and your time stands still; give no times to turn them off
argument-from = from
hint-from = When they start, such as 22:00
argument-to = to
hint-to = When they end, such as 8:00
command-settings-days-off = days-off
about-settings-days-off = Days when I don’t call you and your time stands still
command-settings-notices = notices
about-settings-notices = How I tell you it’s your move
argument-notices = how
hint-notices = By mention, by direct message, or not at all
ui-notices-mention = Mention in the channel
ui-notices-dm = Direct message
ui-notices-none = Not at all
command-settings-dms = dms
about-settings-dms = Check that direct messages reach you, and get those that didn’t

ui-settings-zone = Your time zone is { $zone }; it’s { $time } there now.
ui-settings-zone-unset = I don’t know your time zone yet and go by { $zone }, where it’s { $time } now. Tell me yours: `/settings zone`.
ui-settings-zone-first = Tell me your time zone first: `/settings zone`.
ui-settings-quiet = Quiet hours: from { $start } to { $end } I don’t call you, and your time stands still.
ui-settings-quiet-off = You have no quiet hours now.
ui-settings-quiet-both = Quiet hours need both times, such as from 22:00 to 8:00. Give neither to turn them off.
ui-settings-quiet-length = Quiet hours can be at most { $most } hours a day: the others need you in the rest.
ui-settings-time-unknown = “{ $typed }” isn’t a time of day. Write it like 22:00.
ui-settings-choose-days = Days off
ui-settings-days-off = { $count ->
    [0] You have no days off.
   *[other] Days off: { $days }. I don’t call you then, and your time stands still.
}
ui-settings-always = You have no quiet hours and no days off: your time runs day and night.
ui-settings-hours-next = -# A table is already waiting for you; its clock runs on as before. This counts from your next turn.
ui-settings-notices-mention = When it’s your move, I mention you in the channel.
ui-settings-notices-dm = When it’s your move, I send you a direct message.
ui-settings-notices-none = When it’s your move, I don’t tell you. `/mygames` shows which games are waiting for you.
ui-settings-hint = -# Change: `/settings zone`, `/settings quiet`, `/settings days-off`, `/settings notices`.
ui-weekday-0 = Monday
ui-weekday-1 = Tuesday
ui-weekday-2 = Wednesday
ui-weekday-3 = Thursday
ui-weekday-4 = Friday
ui-weekday-5 = Saturday
ui-weekday-6 = Sunday
