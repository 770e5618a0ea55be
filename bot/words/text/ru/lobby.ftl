## Что выбирают перед игрой
ui-language-switch = 🌐 По-русски
ui-lobby-pace = Темп: { $name }
host-seated-there = Вы уже сидите за столом в канале { $place }: { $count } из { $least }–{ $most } игроков. Игру начинает `/игра начать`.
host-playing-there = Вы уже играете за столом в канале { $place }.
host-lobby-led = Начинает игру и закрывает стол только { $who } или модератор; если { $who } молчит, с <t:{ $when }:t> это может любой за столом.
ui-lobby-host = ведёт стол
