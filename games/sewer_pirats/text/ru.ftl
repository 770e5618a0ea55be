game-title = Крысары сточных вод
game-about = Рассадите вредителей по трём кораблям, выловите лучший мусор канализации и разбогатейте до тошноты.
command-group = крысары

# Options
option-variant = Вариант
option-variant-about = Простые крысары, особые умения или умения и наём экипажа в баре.
option-variant-base = Базовая игра
option-variant-abilities = Особые умения
option-variant-auction = Аукцион по найму
option-shared-crew = Одинаковый экипаж у всех
option-shared-crew-about = С особыми умениями: четыре клана открываются один раз и достаются каждому.
option-cockroach-aboard = Тараканы и по палубе бегают дёшево
option-cockroach-aboard-about = Таракан платит на карту меньше не только за посадку, но и за перемещение по кораблю.

# Cards and ships
card-cat = кошачья карта
card-bird = птичья карта
card-fish = рыбья карта
ship-cat = Кошачий корабль
ship-bird = Птичий корабль
ship-fish = Рыбий корабль
cards-counted = { $count ->
    [1] { $card }
   *[other] { $card } × { $count }
}
from-the-deck = Колода
from-the-deck-note = Что вы вытянете, другие не увидят
place-aboard = { $ship } (клетка { $space })
place-captain = { $ship } (клетка капитана)
figure-of = { $clan }, хозяин — { $who }
figure-aboard = { $clan }: { $ship } (клетка { $space })
price-of-way = { $cost ->
    [0] Бесплатно
   *[other] { $card } × { $cost }
}
price-with-toll = { $card } × { $cost } и ещё { $tolls } за енотов ({ $to })

# Clans
clan-rat = крыса
clan-raccoon = енот
clan-cockroach = таракан
clan-weasel = куница
clan-snail = улитка
clan-toad = жаба
ability-rat = Может захватить два трофея вместо одного
ability-raccoon = Кто перешагнёт, отдаёт вам карту этого корабля
ability-cockroach = Садится на корабль и становится капитаном на карту дешевле
ability-weasel = Может действовать дважды: переместиться, стать капитаном, отплыть
ability-snail = После посадки или перемещения может открыть карту и проползти дальше
ability-toad = Может не брать трофей, а подвинуться к носу
colour-red = красный
colour-green = зелёный
colour-yellow = жёлтый
colour-blue = синий
colour-black = чёрный

# Treasure
kind-fries = картошка
kind-noodles = лапша
kind-burger = гамбургер
kind-doll = кукла
kind-teddy = мишка
kind-can = банка
trophy-token = { $kind } { $value }
prize-ketchup = кетчуп
prize-chili = перец чили
prize-milkshake = молочный коктейль
prize-parrot = попугай
prize-can-opener = консервный нож
adds-points = { $points ->
    [0] Пока ничего не добавит
    [one] Сейчас добавит { $points } очко
    [few] Сейчас добавит { $points } очка
   *[many] Сейчас добавит { $points } очков
}
line-fries = Картошка
line-noodles = Лапша
line-burgers = Гамбургеры
line-toys = Куклы и мишки
line-parrots = Попугаи
line-cans = Открытые банки
line-openers = Консервные ножи

# Letters on the board
letter-cat = К
letter-bird = П
letter-fish = Р
letter-rat = Кр
letter-raccoon = Ен
letter-cockroach = Та
letter-weasel = Ку
letter-snail = Ул
letter-toad = Жа
letter-red = К
letter-green = З
letter-yellow = Ж
letter-blue = С
letter-black = Ч
letter-figure = { $clan }·{ $colour }
letter-fries = К
letter-noodles = Л
letter-burger = Г
letter-doll = Кк
letter-teddy = М
letter-can = Б
letter-trophy = { $kind }{ $value }
letter-ketchup = Ке
letter-chili = Чи
letter-milkshake = Мо
letter-parrot = По
letter-can-opener = Но

# Board
panel-cards = Карты и запасы
panel-bar = Бар
panel-player = { $who }
panel-player-colour = { $who } · { $colour }
row-crew = Экипаж
row-front-pile = У носа
row-back-pile = За ней
row-open-cards = Открытые
row-discard = Сброс
row-stools = От переднего конца
row-home = На берегу
row-hand = Ваши карты
row-treasure = Сокровища
row-prize-gains = Ещё один такой приз добавит
slot-captain = Капитан
slot-space = { $space }
slot-stool = Стул { $stool } · от { $price }{ $under ->
    [0] {""}
   *[other] {" "}· под ним +{ $under }
}
label-deck = Колода: { $count }
label-cards = Карт: { $count }
label-tokens = Сокровищ: { $count }
label-points = Сейчас это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
label-prize-gain = { $prize } +{ $points }
label-last-sailings = Последние плавания
label-lot = Стул { $stool }: { $who } даёт { $price }
track-piles = Кучек впереди

# Actions
action-choose-clan = Выбрать клан и цвет
action-change-clan = Сменить клан и цвет
command-choose-clan = клан
about-choose-clan = Выберите клан и цвет, которых ни у кого нет.
action-choose-colour = Выбрать цвет
action-change-colour = Сменить цвет
command-choose-colour = цвет
about-choose-colour = Выберите цвет, которого ни у кого нет.
action-take-card = Взять карту
command-take-card = взять
about-take-card = Возьмите карту из ряда или из колоды; две карты — одно действие.
action-discard-cards = Сбросить
command-discard-cards = сбросить
about-discard-cards = Выберите, какие карты уйдут: в лапах их слишком много.
action-board = На борт
command-board = на-борт
about-board = Поставьте крысара с берега на клетку экипажа любого корабля.
action-advance = Ближе к носу
command-advance = вперёд
about-advance = Передвиньте своего крысара на корабле ближе к носу.
action-become-captain = Стать капитаном
command-become-captain = капитан
about-become-captain = Поставьте крысара на клетку капитана: в следующий ваш ход он обязан отплыть.
action-skip-turn = Надуться
command-skip-turn = пропустить
about-skip-turn = Только если сделать нельзя совсем ничего.
action-grab = Захватить трофей
command-grab = захватить
about-grab = Возьмите один из трофеев, оставшихся в кучке.
action-grab-two = Захватить два трофея
command-grab-two = захватить-два
about-grab-two = Ваша крыса берёт два из оставшихся трофеев.
action-stay-aboard = Остаться на борту
command-stay-aboard = остаться
about-stay-aboard = Ваша жаба ничего не берёт, зато подвигается к носу, если может.
action-set-sail = Отплыть немедленно
command-set-sail = отплыть
about-set-sail = Куница только что стала капитаном и отплывает, не дожидаясь следующего хода.
action-rest = Хватит
command-rest = хватит
about-rest = Куница обойдётся без второго действия.
action-reveal = Открыть карту
command-reveal = открыть
about-reveal = Откройте верхнюю карту колоды: совпадёт с кораблём — улитка проползёт дальше.
action-leave-deck = Не ползти
command-leave-deck = не-ползти
about-leave-deck = Улитка уже достаточно далеко.
action-open-bidding = Открыть торг
command-open-bidding = торг
about-open-bidding = Выберите фигурку в баре и назовите начальную цену.
action-raise-bid = Поднять ставку
command-raise-bid = поднять
about-raise-bid = Предложите за фигурку больше карт.
action-drop-out = Выйти из торга
command-drop-out = выйти
about-drop-out = Пусть эту фигурку нанимают другие.
action-pay-cards = Заплатить
command-pay-cards = заплатить
about-pay-cards = Выберите карты, которыми платите ставку.

# Fields
field-clan = Клан
argument-clan = клан
hint-clan = Клан вашего экипажа
field-colour = Цвет
argument-colour = цвет
hint-colour = Цвет подставок ваших фигурок
field-card = Карта
argument-card = карта
hint-card = Колода или карта из ряда
field-cards = Карты
argument-cards = карты
hint-cards = Сколько карт каждого талисмана
field-figure = Крысар
argument-figure = крысар
hint-figure = Одна из ваших фигурок
field-place = Клетка
argument-place = клетка
hint-place = Корабль и его клетка экипажа
field-ship = Корабль
argument-ship = корабль
hint-ship = Корабль, которым командовать
field-trophy = Трофей
argument-trophy = трофей
hint-trophy = Один из оставшихся трофеев
field-another = Ещё трофей
argument-another = ещё
hint-another = Один из тех, что останутся после первого
field-stool = Фигурка в баре
argument-stool = стул
hint-stool = Стул, на котором сидит фигурка
field-price = Цена в картах
argument-price = цена
hint-price = Сколько карт вы готовы отдать

# Questions
ask-clan = Какие вредители плавают под вашим началом и какого они цвета?
ask-colour = Какой цвет у вашего экипажа?
ask-turn = Ваш ход, будущий капитан: возьмите две карты, отправьте крысара на борт, подвиньте его к носу или сделайте капитаном.
ask-next-card = Ещё одна карта: из ряда или из колоды.
ask-discard = Лапы переполнены: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} — в сброс, останется { $limit }.
ask-loot = Ваш крысар ({ $clan }, { $ship }) свесился за борт. На плаву: { $trophies }.
ask-second-action = Ваша куница ещё не набегалась. Второе действие?
ask-creep = Ваша улитка чует удачу. Если сверху колоды { $card }, улитка проползёт ещё клетку.
ask-opening = Кого вы хотите в экипаж и сколько карт даёте для начала?
ask-bid = Торг: { $clan }, стул { $stool }. Карт даёт { $who }: { $price }. Дадите больше?
ask-payment = По рукам. С вас { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}

# Why not
no-cards-left = Брать нечего: колода, сброс и ряд пусты.
nobody-can-board = На борт некого или некуда: все ваши крысары уже на кораблях либо все клетки экипажа заняты.
nobody-can-advance = Ни у кого из вашего экипажа на борту нет впереди свободной клетки.
nobody-can-command = До клетки капитана не добраться: она должна быть свободна, а все клетки перед ней до вашего крысара — заняты.
weasel-cannot-board = Ещё раз действует только эта куница, а все клетки экипажа заняты.
weasel-cannot-advance = Ещё раз действует только эта куница, а впереди у неё нет свободной клетки.
weasel-cannot-command = Ещё раз действует только эта куница, а ей до клетки капитана не добраться: та должна быть свободна, а все клетки между ними — заняты.
captain-already = У вас уже есть капитан; двух не бывает.
too-few-cards = Самый дешёвый путь: { $card } × { $price }; у вас { $held }.
cards-exactly = Карт должно быть ровно { $count }.
your-cards = { $cards ->
    [one] у вас { $cards } карта
    [few] у вас { $cards } карты
   *[many] у вас { $cards } карт
}

# Log
for-cards = { $cost ->
    [0] бесплатно
    [one] за { $cost } карту
    [few] за { $cost } карты
   *[many] за { $cost } карт
}
first-player = { $who } рычит «а-а-р-р» громче всех и начинает.
last-hirer-begins = { $who } уходит из бара позже всех и начинает игру.
you-are-dealt = Вам сдали: { $cards }.
clans-dealt = Экипажи: { $crews }. Нравится другой? Смените его в «Моих ходах», пока никто не сходил.
crew-dealt = { $who } — { $clan } ({ $colour })
colours-dealt = Цвета: { $crews }. Нравится другой? Смените его в «Моих ходах», пока никто не сходил.
colour-dealt = { $who } — { $colour }
clan-chosen = { $who } выбирает клан: { $clan }, цвет: { $colour }.
colour-chosen = { $who } выбирает цвет: { $colour }.
crew-drawn = { $who } получает экипаж: { $clans }.
takes-from-deck = { $who } берёт карту из колоды.
takes-from-row = { $who } берёт из ряда: { $card }.
you-draw = Вам досталась { $card }.
row-filled = Новое в ряду: { $cards }.
deck-reshuffled = Сброс становится новой колодой, карт в ней: { $count }.
discards = { $who } сбрасывает: { $cards }.
boards = { $who }: { $clan } лезет на борт — { $ship }, клетка { $space }, { for-cards }.
advances = { $who }: { $clan } двигается к носу — { $ship }, с клетки { $start } на { $space }, { for-cards }.
becomes-captain = { $who }: { $clan } теперь капитан — { $ship }, { for-cards }.
pays-toll = { $who } отдаёт игроку { $to } карту ({ $card }): енот берёт за проход.
turn-skipped = { $who } ничегошеньки не может сделать и дуется.
sails = { $who } отправляется в плавание: { $ship } скрипит и отчаливает, у руля { $clan }.
takes-prize = { $who } забирает приз: { $prize }.
grabs = { $who } хватает добычу ({ $clan }): { $trophies }.
stays-aboard = { $who } оставляет жабу на борту: { $ship }, клетка { $space }. Она видала мусор и получше.
trophies-lost = Навсегда ушло в тину: { $trophies }.
moves-up = { $who }: { $clan } подвигается к носу — { $place }.
new-pile = На плаву, { $ship }: { $trophies } и { $prize }.
rests = { $who } даёт кунице передохнуть.
reveals = { $who } открывает для улитки: { $card }.
leaves-deck = { $who } разрешает улитке вздремнуть.
creeps = { $who }: улитка ползёт дальше — { $place }.
swaps = { $who }: улитка ползёт дальше — { $place }. Съезжает назад по слизи: { $clan }, хозяин — { $owner }.
end-is-near = { $ship }: последний мусор выловлен, игра близится к концу. Ещё раз отплывают: { $ships }.
end-is-here = { $ship }: последний мусор выловлен, а на других кораблях капитанов нет. Игра окончена.
tie-broken = Ничья, очков: { $points }. Решают клетки под фигурками: { $sums }.
tie-stays = Ничья, очков: { $points }, и клетки под фигурками тоже равны: { $sums }. Победа общая.
space-sum = { $who } { $spaces }

# Auction
figure-on-stool = { $clan } на стуле { $stool }
stool-price = { $price ->
    [0] Можно даром
    [one] От { $price } карты
   *[other] От { $price } карт
}{ $under ->
    [0] {""}
   *[other] , карт под стулом: { $under }
}
bar-filled = В баре, начиная с дальнего конца: { $clans }. { $who } ухмыляется злее всех и открывает торг.
opens-bidding = { $who } открывает торг: { $clan }, стул { $stool }, цена { $price }.
card-under = Карта ложится лицом вниз: { $clan }, стул { $stool }. Там их теперь { $count }.
raises-bid = { $who } поднимает до { $price }.
drops-out = { $who } выходит из торга.
cannot-raise = { $who } выходит из торга: не хватает карт.
hires = { $who } нанимает: { $clan }{ $under ->
    [0] {""}
   *[other] , карт из-под стула: { $under }
}.
you-find-cards = Под стулом нашлось: { $cards }.
closing-time = Бар закрывается: { $who } забирает даром { $count ->
    [one] { $count } оставшуюся фигурку.
    [few] { $count } оставшиеся фигурки.
   *[many] { $count } оставшихся фигурок.
}

# Графики
gauge-treasure = Добытые сокровища
gauge-cards = Карты на руках

# Поручения
order-bid-for-figure = Торговаться за фигурку до предела
order-bid-for-figure-given = Торговаться: { $what }, карт не больше { $limit }, затем { $then }
order-open-with-figure = Открыть торг этой фигуркой
order-open-with-figure-given = Открыть торг: { $what }, по наименьшей цене, карт не больше { $limit }
order-pay-plentiful = Платить за экипаж самыми частыми картами
order-pay-plentiful-given = Платить за экипаж картами, которых у меня больше всего
order-take-same-cards = Каждый ход брать те же две карты
order-take-same-cards-given = Каждый ход брать: { $one }, { $other }, пока карт в руке не станет { $limit }
order-grab-the-best = Хватать самое ценное
order-grab-the-best-given = Хватать трофей, который даёт мне больше всего очков
order-discard-plentiful = Сбрасывать самые частые карты
order-discard-plentiful-given = Сбрасывать карты, которых у меня больше всего
order-always-reveal = Улитки всегда испытывают удачу
order-always-reveal-given = Мои улитки всегда открывают карту
order-always-sail = Капитан-куница отплывает сразу
order-always-sail-given = Моя куница отплывает, едва став капитаном
order-always-rest = Куницы не ходят второй раз
order-always-rest-given = Мои куницы не совершают второго действия; о новом капитане спросить меня
order-answer-forced = Отвечать при отсутствии выбора
order-answer-forced-given = Давать единственный ответ, который позволяет моя рука
any-figure = любая фигурка
