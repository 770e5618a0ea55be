# /settings: what a person has chosen about being waited for and being called.
command-settings = settings
about-settings = Your time zone, your quiet hours, and how you are called
command-settings-show = show
about-settings-show = What you have chosen
command-settings-zone = zone
about-settings-zone = Your time zone
argument-zone = city
hint-zone = A city in your time zone, such as Berlin
command-settings-quiet = quiet
about-settings-quiet = Hours in which nobody calls you and your time does not run; with neither time they are off
argument-from = from
hint-from = When they begin, such as 22:00
argument-to = to
hint-to = When they end, such as 8:00
command-settings-days-off = days-off
about-settings-days-off = Days on which nobody calls you and your time does not run
command-settings-notices = notices
about-settings-notices = How you are called when it is your move
argument-notices = how
hint-notices = By mention, by direct message, or not at all
ui-notices-mention = Mention in the channel
ui-notices-dm = Direct message
ui-notices-none = Not at all
command-settings-dms = dms
about-settings-dms = Try whether direct messages reach you, and get what could not be delivered

ui-me-zone = Your time zone is { $zone }: it is { $time } there now.
ui-me-zone-first = Tell me your time zone first: `/settings zone`.
ui-me-quiet = From { $start } to { $end } nobody calls you, and your time does not run.
ui-me-quiet-off = You have no quiet hours now.
ui-me-quiet-both = Quiet hours need both times, such as from 22:00 to 8:00. With neither they are switched off.
ui-me-quiet-length = Quiet hours can last up to { $most } hours a day: the others wait for you in the rest.
ui-me-time-unknown = “{ $typed }” is no time of day. Write it like 22:00.
ui-me-choose-days = Days off
ui-me-days-off = { $count ->
    [0] You have no days off.
   *[other] On these days nobody calls you, and your time does not run: { $days }.
}
ui-me-always = You have no quiet hours and no days off: your time runs day and night.
ui-me-hours-next = -# A table is waiting for you: that clock runs on as before. This counts from the next question on.
ui-me-notices-mention = When it is your move, you are mentioned in the channel.
ui-me-notices-dm = When it is your move, you get a direct message.
ui-me-notices-none = When it is your move, nobody calls you. `/mygames` tells you where you are waited for.
ui-me-hint = -# Change it with `/settings zone`, `/settings quiet`, `/settings days-off`, `/settings notices`.
ui-weekday-0 = Monday
ui-weekday-1 = Tuesday
ui-weekday-2 = Wednesday
ui-weekday-3 = Thursday
ui-weekday-4 = Friday
ui-weekday-5 = Saturday
ui-weekday-6 = Sunday
