## Hints
ui-hint-ask = What would you do?
ui-hint-thinking = Let me think…
ui-hint = I’d choose: **{ $move }**
ui-hints = Hints
ui-hints-about = “What would you do?” in My moves; everybody sees who asked.
host-hint-used = { $who } asked for a hint.
host-hint-off = This table plays without hints.
host-hint-not-asked = It’s not your turn. Ask when you have something to decide.
host-hint-busy = The expert is busy. Ask again in a moment.
host-no-experts = There are no experts here: whoever runs me has turned them off.
command-hint = hint
about-hint = What an expert would do in your place
