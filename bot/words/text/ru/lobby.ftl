## Что выбирают перед игрой
ui-language-switch = 🌐 По-русски
ui-lobby-pace = Темп: { $name }
host-seated-there = Вы уже за столом в канале { $place }: { $count } из { $least }–{ $most } игроков. Начать игру: `/игра начать`.
host-playing-there = Вы уже играете в канале { $place }.
host-lobby-led = Начинает игру и закрывает стол только { $who } или модератор; если { $who } молчит, с <t:{ $when }:t> это может любой за столом.
ui-lobby-host = ведёт стол
ui-lobby-invited = приглашение, ответа ещё нет
