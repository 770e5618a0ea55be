game-title = Крысары сточных вод
game-about = Рассадите вредителей по трём кораблям, выловите лучший мусор канализации и разбогатейте до тошноты.
command-group = крысары

# Options
option-variant = Вариант
option-variant-about = Простые крысары, особые умения или умения и наём экипажа в баре.
option-variant-base = Базовая игра
option-variant-abilities = Особые умения
option-variant-auction = Аукцион по найму экипажа
option-shared-crew = Одинаковый экипаж у всех
option-shared-crew-about = С особыми умениями: четыре клана открываются один раз и достаются каждому.
option-cockroach-aboard = Тараканам и на борту ходить дешевле
option-cockroach-aboard-about = Таракан платит на карту меньше не только за посадку, но и за перемещение по кораблю.

# Cards and ships
card-cat = кошачья карта
    .accusative = кошачью карту
    .few = кошачьи карты
    .many = кошачьих карт
    .kind = кошачья
card-bird = птичья карта
    .accusative = птичью карту
    .few = птичьи карты
    .many = птичьих карт
    .kind = птичья
card-fish = рыбья карта
    .accusative = рыбью карту
    .few = рыбьи карты
    .many = рыбьих карт
    .kind = рыбья
ship-cat = Кошачий корабль
    .accusative = кошачий корабль
    .genitive = кошачьего корабля
    .dative = кошачьему кораблю
    .locative = кошачьем корабле
ship-bird = Птичий корабль
    .accusative = птичий корабль
    .genitive = птичьего корабля
    .dative = птичьему кораблю
    .locative = птичьем корабле
ship-fish = Рыбий корабль
    .accusative = рыбий корабль
    .genitive = рыбьего корабля
    .dative = рыбьему кораблю
    .locative = рыбьем корабле
cards-counted = { $count ->
    [1] { $card }
    [one] { $count } { $card }
    [few] { $count } { FEW($card) }
   *[many] { $count } { MANY($card) }
}
from-the-deck = Колода
from-the-deck-note = карту увидите только вы
place-aboard = { $ship } (клетка { $space })
space-ahead = на клетку { $space }
place-captain = { $ship } (клетка капитана)
figure-of = { $clan }, хозяин — { $who }
figure-home = { $clan } из игровой зоны
figure-aboard = { $clan } с клетки { $space } ({ ACCUSATIVE($ship) })
price-of-way = { $cost ->
    [0] Бесплатно
    [one] { $cost } { $card }
    [few] { $cost } { FEW($card) }
   *[many] { $cost } { MANY($card) }
}
price-with-toll = { $cost ->
    [0] Только плата еноту
    [one] { $cost } { $card } и плата еноту
    [few] { $cost } { FEW($card) } и плата еноту
   *[many] { $cost } { MANY($card) } и плата еноту
}: { $tolls } ({ $to })

# Clans
clan-rat = крыса
    .accusative = крысу
    .plural = крысы
clan-raccoon = енот
    .accusative = енота
    .plural = еноты
clan-cockroach = таракан
    .accusative = таракана
    .plural = тараканы
clan-weasel = куница
    .accusative = куницу
    .plural = куницы
clan-snail = улитка
    .accusative = улитку
    .plural = улитки
clan-toad = жаба
    .accusative = жабу
    .plural = жабы
clan-crew = { PLURAL($clan) }
ability-rat = Может захватить два трофея вместо одного
ability-raccoon = Кто пройдёт мимо, отдаёт вам карту этого корабля
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
    .accusative = картошку
kind-noodles = лапша
    .accusative = лапшу
kind-burger = гамбургер
kind-doll = кукла
    .accusative = куклу
kind-teddy = мишка
    .accusative = мишку
kind-can = консервная банка
    .accusative = консервную банку
trophy-token = { $kind } { $value }
prize-ketchup = кетчуп
prize-chili = перец чили
prize-milkshake = молочный коктейль
prize-parrot = попугай
    .accusative = попугая
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
line-cans = Открытые консервные банки
line-openers = Консервные ножи
tie-spaces = Сумма клеток под фигурками

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
row-front-pile = 1-я кучка
row-back-pile = 2-я кучка
row-open-cards = Открытые
row-discard = Сброс
row-stools = От переднего конца стойки
row-home = В игровой зоне
row-hand = Ваши карты
row-treasure = Сокровища
row-prize-gains = Каждый новый приз добавит
slot-captain = К
slot-space = { $space }
slot-stool = Стул { $stool } · от { $price }{ $under ->
    [0] {""}
   *[other] {" "}· под ним +{ $under }
}
label-deck = Колода: { $count }
label-cards = Карт: { $count }
label-tokens = Сокровищ: { $count }
label-points = Сокровища сейчас стоят { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
label-prize-gain = { $prize } +{ $points }
label-last-sailings = Последние плавания
label-lot = Стул { $stool }: { $who } даёт { $price ->
    [one] { $price } карту
    [few] { $price } карты
   *[many] { $price } карт
}
track-piles = Кучек в запасе

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
about-discard-cards = Выберите, какие карты сбросить: их слишком много.
action-board = Поставить на борт
command-board = на-борт
about-board = Поставьте крысара из игровой зоны на клетку экипажа любого корабля.
action-advance = Подвинуть к носу
command-advance = вперёд
about-advance = Передвиньте своего крысара на корабле ближе к носу.
action-become-captain = Стать капитаном
command-become-captain = капитан
about-become-captain = Поставьте крысара на клетку капитана: в следующий ваш ход он обязан отплыть.
action-skip-turn = Пропустить ход
command-skip-turn = пропустить
about-skip-turn = Только если нельзя сделать совсем ничего.
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
action-rest = Без второго действия
command-rest = хватит
about-rest = Куница обойдётся без второго действия.
action-reveal = Открыть карту
command-reveal = открыть
about-reveal = Откройте верхнюю карту колоды: если она этого корабля, улитка проползёт дальше.
action-leave-deck = Не ползти дальше
command-leave-deck = не-ползти
about-leave-deck = Улитка остаётся, где стоит.
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
about-pay-cards = Выберите карты, которыми заплатите ставку.

# Fields
field-clan = Клан
argument-clan = клан
hint-clan = Клан вашего экипажа
field-colour = Цвет
argument-colour = цвет
hint-colour = Цвет оснований ваших фигурок
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
hint-ship = На каком корабле стать капитаном
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
ask-clan = Какой клан плавает под вашим началом и какого он цвета?
ask-colour = Какой цвет у вашего экипажа?
ask-turn = Ваш ход: возьмите две карты, поставьте крысара на борт, подвиньте его к носу или сделайте капитаном.
ask-next-card = Ещё одна карта: из ряда или из колоды.
ask-discard = Лапы переполнены: сбросьте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, останется { $limit }.
ask-loot = Хватайте добычу: { $clan }, { $ship }. На плаву: { $trophies }.
ask-second-action = Ваша куница ещё не набегалась. Второе действие?
ask-creep = Ваша улитка чует удачу. Если верхняя карта колоды { KIND($card) }, улитка проползёт ещё клетку.
ask-opening = Кого вы хотите в экипаж и сколько карт даёте для начала?
ask-bid = Торг: { $clan } на стуле { $stool }. { $who } даёт { $price ->
    [one] { $price } карту
    [few] { $price } карты
   *[many] { $price } карт
}. Дадите больше?
ask-payment = По рукам. С вас { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}

wanted-clan = выбрать клан и цвет
wanted-colour = выбрать цвет
wanted-action = взять две карты или пойти фигуркой
wanted-card = взять ещё одну карту
wanted-discard = { $count ->
    [one] сбросить { $count } карту
    [few] сбросить { $count } карты
   *[many] сбросить { $count } карт
}
wanted-opening = открыть торг в баре
wanted-bid = торг за { ACCUSATIVE($clan) } на стуле { $stool }; лучшая ставка { $price } ({ $who })
wanted-payment = { $count ->
    [one] заплатить { $count } карту
    [few] заплатить { $count } карты
   *[many] заплатить { $count } карт
} за { ACCUSATIVE($clan) } на стуле { $stool }
wanted-loot = схватить трофей: { $ship } ({ $trophies })
wanted-second-action = второе действие куницы
wanted-luck = удача улитки (нужна { $card })
in-your-hand = У вас на руке: { $cards }.

# Why not
no-cards-left = Брать нечего: колода, сброс и ряд пусты.
nobody-can-board = Ставить на борт некого или некуда: все ваши крысары уже на кораблях либо все клетки экипажа заняты.
nobody-can-advance = Ни у кого из вашего экипажа на борту нет впереди свободной клетки.
nobody-can-command = До клетки капитана не добраться: она должна быть свободна, а все клетки между ней и вашим крысаром — заняты.
weasel-cannot-board = Ещё раз действует только эта куница, а все клетки экипажа заняты.
weasel-cannot-advance = Ещё раз действует только эта куница, а впереди у неё нет свободной клетки.
weasel-cannot-command = Ещё раз действует только эта куница, а ей до клетки капитана не добраться: та должна быть свободна, а все клетки между ними — заняты.
captain-already = У вас уже есть капитан; двух не бывает.
way-too-dear = { $price ->
    [one] Нужна { $price } { $card }
    [few] Нужны { $price } { FEW($card) }
   *[many] Нужно { $price } { MANY($card) }
}, а у вас { $held }.
too-few-cards = Самый дешёвый ход стоит { $price ->
    [one] { $price } { ACCUSATIVE($card) }
    [few] { $price } { FEW($card) }
   *[many] { $price } { MANY($card) }
}; у вас { $held }.
cards-exactly = Выберите ровно { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
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
clan-chosen = { $who } набирает экипаж: { PLURAL($clan) }, цвет — { $colour }.
clans-dealt = Экипажи: { $crews }. Сменить свой можно в «Моих ходах», пока никто не сходил.
crew-dealt = { $who } — { PLURAL($clan) } ({ $colour })
colours-dealt = Цвета: { $crews }. Сменить свой можно в «Моих ходах», пока никто не сходил.
colour-dealt = { $who } — { $colour }
colour-chosen = { $who } выбирает цвет: { $colour }.
crew-drawn = { $who } получает экипаж: { $clans }.
takes-from-deck = { $who } берёт карту из колоды.
takes-from-row = { $who } берёт из ряда { ACCUSATIVE($card) }.
you-draw = Вам досталась { $card }.
row-filled = Новое в ряду: { $cards }.
deck-reshuffled = Сброс перемешан в новую колоду, карт в ней: { $count }.
discards = { $who } сбрасывает: { $cards }.
boards = { $who } ставит { ACCUSATIVE($clan) } на { ACCUSATIVE($ship) }, клетка { $space }, { for-cards }.
advances = { $who } двигает { ACCUSATIVE($clan) } по { DATIVE($ship) } с клетки { $start } на { $space }, { for-cards }.
becomes-captain = { $who } делает { ACCUSATIVE($clan) } капитаном { GENITIVE($ship) } { for-cards }.
pays-toll = За проход мимо енота { $to } получает { ACCUSATIVE($card) } от игрока { $who }.
turn-skipped = { $who } ничего не может сделать и пропускает ход.
sails = { $who } отправляется в плавание: { $ship } скрипит и отчаливает, у руля { $clan }.
takes-prize = { $who } берёт приз: { $prize }.
grabs = { $who }: { $clan } хватает { ACCUSATIVE($trophies) }.
stays-aboard = { $who } оставляет жабу на { LOCATIVE($ship) }, клетка { $space }. Она видала мусор и получше.
trophies-lost = Навсегда ушло в тину: { $trophies }.
moves-up = { $who }: { $clan } подвигается к носу — { $place }.
new-pile = У { GENITIVE($ship) } новая кучка: { $trophies } и { $prize }.
rests = { $who } даёт кунице передохнуть.
reveals = { $who } открывает для улитки { ACCUSATIVE($card) }.
leaves-deck = { $who } разрешает улитке вздремнуть.
creeps = { $who }: улитка ползёт дальше — { $place }.
swaps = { $who }: улитка ползёт дальше — { $place }. Назад по слизи съезжает { $clan }, хозяин — { $owner }.
end-is-near = { $ship }: мусора впереди больше нет, игра близится к концу. Ещё раз отплывают: { $ships }.
end-is-here = { $ship }: мусора впереди больше нет, а на других кораблях нет капитанов. Игра окончена.
tie-broken = Ничья, очков: { $points }. Решает сумма клеток под фигурками: { $sums }.
tie-stays = Ничья, очков: { $points }, и сумма клеток под фигурками тоже равна: { $sums }. Победа общая.
space-sum = { $who } { $spaces }

# Auction
figure-on-stool = { $clan } на стуле { $stool }
cards-bid = { $count ->
    [0] без карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
stool-too-dear = От { $price ->
    [one] { $price } карты
   *[other] { $price } карт
}, а у вас { $held }.
stool-price = { $price ->
    [0] Можно даром
    [one] От { $price } карты
   *[other] От { $price } карт
}{ $under ->
    [0] {""}
   *[other] , карт под стулом: { $under }
}
bar-filled = В баре, с дальнего конца стойки: { $clans }. { $who } ухмыляется злее всех и открывает торг.
opens-bidding = { $who } открывает торг за { ACCUSATIVE($clan) } (стул { $stool }): { $price ->
    [one] { $price } карта
    [few] { $price } карты
   *[many] { $price } карт
}.
card-under = Под фигурку на стуле { $stool } ({ $clan }) ложится карта, всего там: { $count }.
raises-bid = { $who } поднимает до { $price ->
    [one] { $price } карты
   *[other] { $price } карт
}.
drops-out = { $who } выходит из торга.
cannot-raise = { $who } выходит из торга: не хватает карт.
hires = { $who } нанимает { ACCUSATIVE($clan) }{ $under ->
    [0] {""}
    [one] {" "}и берёт { $under } карту из-под стула
    [few] {" "}и берёт { $under } карты из-под стула
   *[many] {" "}и берёт { $under } карт из-под стула
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
order-pay-plentiful = Платить самыми многочисленными картами
order-pay-plentiful-given = Платить за экипаж картами, которых у меня больше всего
field-one = Первая карта
argument-one = первая
hint-one = Какую карту брать первой
field-other = Вторая карта
argument-other = вторая
hint-other = Какую карту брать второй
order-take-same-cards = Каждый ход брать те же две карты
order-take-same-cards-given = Каждый ход брать: { $one }, { $other }, пока карт на руке не станет { $limit }
order-grab-the-best = Хватать самое ценное
order-grab-the-best-given = Хватать трофей, который даёт мне больше всего очков
order-discard-plentiful = Сбрасывать самые многочисленные карты
order-discard-plentiful-given = Сбрасывать карты, которых у меня больше всего
order-always-reveal = Улитки всегда открывают карту
order-always-reveal-given = Мои улитки всегда открывают карту
order-always-sail = Капитан-куница отплывает сразу
order-always-sail-given = Моя куница отплывает, едва став капитаном
order-always-rest = Куницы без второго действия
order-always-rest-given = Мои куницы не делают второго действия; о новом капитане спросить меня
order-answer-forced = Отвечать за меня при единственном варианте
order-answer-forced-given = Давать единственный ответ, который позволяет моя рука
any-figure = любая фигурка

## Новичкам: шесть предложений и что отмечено на поле
how-1 = Очки дают сокровища: трофеи, которые фигурки хватают в плавании, и приз для капитана.
how-2 = Иным трофеям нужен приз: консервным банкам — нож, куклам и мишкам — попугай. Кетчуп, чили и коктейли делают еду дороже.
how-3 = В свой ход сделайте одно: возьмите две карты, поставьте или передвиньте фигурку либо станьте капитаном.
how-4 = Каждая пустая клетка на пути стоит карту с талисманом корабля; занятые клетки проходят бесплатно.
how-5 = Капитан отплывает в ваш следующий ход и выбирает первым; за ним экипаж от носа к корме, по одному трофею.
how-6 = Когда перед отплывшим кораблём не осталось кучек, другие капитаны плывут ещё раз. Побеждает тот, у кого больше очков.
callout-cat = Корабль: клетки экипажа 1–3, впереди капитан, а перед носом кучки с трофеями и призами.
callout-cards = Карты: четыре лежат открыто; каждая оплачивает шаги на корабле со своим талисманом.
callout-seat-0 = Вы: ваши фигурки, карты и сокровища. Другие видят только, сколько их.

## On the drawn board: a word or two each
drawn-title = Крысары
drawn-acts = ходит
drawn-grabs = хватает
drawn-opens = открывает
drawn-pays = платит
drawn-sold = По рукам
drawn-bids = ставка
drawn-sails = отплывает!
drawn-last = последний рейс
drawn-bar = Ближе к переднему концу — дешевле
drawn-auction = Кто больше?
drawn-deck = Колода
drawn-row = Открытые карты
drawn-discard = Сброс
drawn-piles = Кучек в запасе
drawn-adds = +{ $n }
drawn-of = /{ $n }
piece-trophies = Трофеи
piece-prizes = Призы
piece-others = Вокруг
piece-deck = колода
piece-card-under = карты под стулом
piece-hat = капитан
piece-sack = кучка, которая ещё впереди
piece-raft = кучка на воде
piece-grabs = берёт сейчас
piece-star = очки

# A plan
plan-more = { $more ->
    [one] { $more } карту
    [few] { $more } карты
   *[many] { $more } карт
}
