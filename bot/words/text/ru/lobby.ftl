## Что выбирают перед игрой
ui-language-switch = 🌐 По-русски
ui-lobby-pace = Темп: { $name }
host-seated-there = Вы уже сидите за столом в канале { $place }: { $count } из { $least }–{ $most } игроков. Игру начинает `/игра начать`.
host-playing-there = Вы уже играете за столом в канале { $place }.
