## What is chosen in the lobby
ui-language-switch = 🌐 In English
ui-lobby-pace = Clock: { $name }
host-seated-there = You’re already at the table in { $place }: { $count } of { $least }–{ $most } players. `/game start` starts the game.
host-playing-there = You’re already playing in { $place }.
host-lobby-led = Only { $who } or a moderator starts or closes this table; if { $who } stays silent, anyone at it may from <t:{ $when }:t>.
ui-lobby-host = host
ui-lobby-invited = invited
