## What is chosen in the lobby
ui-language-switch = 🌐 In English
ui-lobby-pace = Pace: { $name }
host-seated-there = You sit at the table in { $place } already: { $count } of { $least }–{ $most } players. `/game start` begins the game.
host-playing-there = You play at the table in { $place } already.
host-lobby-led = Only { $who } or a moderator starts or closes this table; if { $who } stays silent, anyone at it may from <t:{ $when }:t>.
ui-lobby-host = host
