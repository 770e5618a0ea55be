game-title = Контейнер
game-about = Производите, торгуйте, возите и торгуйтесь: контейнер стоит столько, сколько за него дадут.
command-group = контейнер

-bank = Инвестиционный банк

# Options
option-investment-bank = Инвестиционный банк
option-investment-bank-about = Три брокера меняют контейнеры на деньги; советуем даже для первой партии.
option-expert-cancel-bluff = Карты блефа отменяют ставку
option-expert-cancel-bluff-about = Для опытных: карта «0 $» в ставке на острове обнуляет всю ставку.
option-bid-signal = Что видно в закрытой ставке
option-bid-signal-about = Что видят остальные в закрытой ставке, пока не сделаны все ставки.
option-bid-signal-thickness = Толщина стопки
option-bid-signal-hidden = Ничего

# Colours
colour-black = чёрный
colour-brown = коричневый
colour-purple = фиолетовый
colour-beige = бежевый
colour-gray = серый
letter-black = Ч
letter-brown = К
letter-purple = Ф
letter-beige = Б
letter-gray = С

# Things
goods = { $count ->
    [1] { $colour }
   *[other] { $count } × { $colour }
}
goods-priced = { $count ->
    [1] { $colour } { $price } $
   *[other] { $count } × { $colour } { $price } $
}
goods-brief = { $count ->
    [1] { $letter } { $price } $
   *[other] { $count }×{ $letter } { $price } $
}
player = { $who }
broker = Брокер { $number }
broker-money = Предлагает { $money } $
broker-goods = Предлагает: { $goods }
port-sea = Открытое море
port-island = Иностранный остров
port-bank = { -bank }
port-harbour = Порт игрока { $who }
place-island = иностранный остров
place-ship = корабль
place-quay = личный порт
place-harbour = портовый магазин
place-factory = фабричный магазин
from-factory = { $goods } (фабрика)
from-harbour = { $goods } (порт)
new-price = { $nth ->
    [1] { $goods }
   *[other] { $goods } № { $nth }
}
old-price = { $nth ->
    [1] { $goods } сейчас
   *[other] { $goods } № { $nth } сейчас
}
money-cards = Карты денег
bluff-cards = Карты блефа
look-thin = тонкая
look-medium = средняя
look-thick = толстая

# Actions
action-produce = Произвести
command-produce = произвести
about-produce = Заплатить главе профсоюза, сделать по контейнеру на каждом станке и назначить цены.
action-buy-containers = Купить контейнеры
command-buy-containers = купить-контейнеры
about-buy-containers = Купить в фабричном магазине одного соперника для своего порта и назначить цены.
action-reprice = Сменить цены в порту
command-reprice = цены
about-reprice = Потратить действие, чтобы сменить цены в портовом магазине, ничего не покупая.
action-sail = Плыть
command-sail = плыть
about-sail = Вывести корабль в море или из моря в порт.
action-load = Погрузить контейнеры
command-load = погрузить
about-load = Взять контейнеры на борт в порту, куда корабль только что пришёл.
action-finish-loading = Погрузка окончена
command-finish-loading = готово
about-finish-loading = Больше ничего в этом порту не грузить.
action-buy-machine = Купить станок
command-buy-machine = купить-станок
about-buy-machine = Купить станок цвета, которого у вас нет; цена — на следующей клетке планшета.
action-buy-warehouse = Купить склад
command-buy-warehouse = купить-склад
about-buy-warehouse = Купить склад; цена — на следующей клетке планшета.
action-call-for-containers = Предложить деньги брокеру
command-call-for-containers = звонок-за-контейнеры
about-call-for-containers = Звонок брокеру: поставить деньги за контейнеры одного из брокеров.
action-call-for-money = Предложить контейнеры брокеру
command-call-for-money = звонок-за-деньги
about-call-for-money = Звонок брокеру: поставить контейнеры из своих магазинов за деньги одного из брокеров.
action-price-returned = Цены на возвращённое
command-price-returned = цены-возврат
about-price-returned = Вашу ставку перебили: назначьте цены вернувшимся контейнерам.
action-pay-broker = Отдать контейнер
command-pay-broker = отдать-брокеру
about-pay-broker = Выбрать, какой контейнер выигравшей ставки получит следующий брокер.
action-bid = Сделать ставку
command-bid = ставка
about-bid = Закрытая ставка за груз на иностранном острове. Изменить её нельзя.
action-accept = Принять
command-accept = принять
about-accept = Продать груз за самую высокую ставку; банк заплатит столько же.
action-decline = Отклонить
command-decline = отклонить
about-decline = Заплатить самую высокую ставку банку и оставить груз себе на острове.
action-seize = Изъять
command-seize = изъять
about-seize = Сосед слева просрочил проценты: выберите контейнер, который заберёт банк.
action-take-loan = Взять заём
command-take-loan = заём
about-take-loan = Взять карту займа и деньги в любой момент; проценты платят каждый ход.
action-repay = Погасить заём
command-repay = погасить
about-repay = Вернуть в свой ход одну карту займа и деньги по ней.
action-end-turn = Закончить ход
command-end-turn = конец-хода
about-end-turn = Закончить ход, даже если остались действия.

# Fields
field-colour = Цвет
argument-colour = цвет
hint-colour = Какой цвет
field-seller = Продавец
argument-seller = продавец
hint-seller = В чьём фабричном магазине вы покупаете
field-containers = Контейнеры и сколько
argument-containers = контейнеры
hint-containers = Цвет с ценой и сколько, например: бежевый 2 $ 1
field-prices = Цены
argument-prices = цены
hint-prices = Цена каждому, например: бежевый 3; прежние цены можно не называть
field-colours = Что произвести
argument-colours = цвета
hint-colours = В магазине нет места для всех: назовите цвета, которые делаете
field-to = Куда
argument-to = куда
hint-to = Порт или открытое море
field-broker = Брокер
argument-broker = брокер
hint-broker = I, II или III; только если аукцион ещё не открыт
field-amount = Сумма
argument-amount = сумма
hint-amount = Целое число долларов
field-cards = Как выглядит ставка
argument-cards = карты
hint-cards = Сколько карт денег и карт блефа вы кладёте, например: карты денег 4, карты блефа 1
field-container = Контейнер
argument-container = контейнер
hint-container = Какой контейнер изымают
field-winner = Победитель
argument-winner = победитель
hint-winner = Только если наивысших ставок всё ещё несколько

# Offers
offer-take-loan = Взять заём · { $amount } $
offer-repay = Погасить заём · { $amount } $
offer-buy-machine = Купить станок · { $cost } $
offer-buy-warehouse = Купить склад · { $cost } $
offer-load-buy = Купить и погрузить
offer-put-out = Выйти в море
offer-accept = Принять · вы получите { $amount } $
offer-decline = Отклонить · с вас { $amount } $
costs-leaves = стоит { $cost } $, останется { $left } $
leaves = останется { $left } $
store-shows = Продаётся: { $goods }
store-empty = Ничего не продаётся
quay-shows = Ждёт вас: { $goods }
quay-empty = Вас ничего не ждёт
island-note = Аукцион за весь ваш груз; ход на этом кончается

# Questions
choose-action = Ваш ход: { $left ->
    [1] осталось одно действие.
    [one] у вас { $left } действие.
    [few] у вас { $left } действия.
   *[many] у вас { $left } действий.
}
no-action-left = Действия кончились. Можно погасить заём; потом закончите ход.
choose-load = Вы в порту ({ $port }). Здесь: { $goods }. Что взять на борт?
choose-bid = { $who } выставляет на аукцион: { $goods }. По вашей карте ценности это { $worth } ${ $full ->
    [0] { "" }
   *[other] { " " }({ $full } $, если соберёте все пять цветов)
}. Ставка тайная, изменить её потом нельзя.
choose-tie-bid = Ваша ставка { $amount } $ — одна из равных ({ $goods }). Добавьте к ней тайно или не добавляйте ничего.
choose-accept = Самая высокая ставка — { $amount } $ ({ $who }). Принять её или заплатить столько же и оставить груз себе?
choose-seized = { $who } не платит проценты. Какой контейнер заберёт банк? Место: { $place }.
choose-returned = Вашу ставку перебили. Назначьте цены вернувшимся контейнерам.
choose-payment = Вы платите ставку: какой контейнер получит { $broker }?

# Before a folly
confirm-island = Аукцион сразу закончит ваш ход; пропадёт { $left ->
    [1] одно действие
    [one] { $left } действие
    [few] { $left } действия
   *[many] { $left } действий
}.
confirm-stop = У вас ещё есть действие. Всё равно закончить ход?
confirm-last-turn = В запасе кончится второй цвет: после вашего хода игра закончится.
confirm-cancels = Карта «0 $» обнулит всю вашу ставку.
confirm-poor = У вас останется { $left } $, а на проценты и производство понадобится { $need } $.
confirm-loan = Сейчас вам не на что потратить больше, чем у вас есть, а заём можно взять в любой момент. Он стоит { $interest } $ каждый ход и { $penalty } $ в конце, если его не погасить.
confirm-decline = Вы платите { $amount } $, останется { $left } $; ставку и субсидию вы не получите.

# Refusals
too-dear = Это стоит { $cost } $, а у вас { $cash } $. Можно сначала взять заём, если он вам ещё доступен.
repay-short = Чтобы погасить заём, нужно { $cost } $; у вас { $cash } $.
loans-full = У вас уже все карты займов, какие может иметь игрок.
machines-full = На вашем планшете нет свободных клеток для станков.
warehouses-full = На вашем планшете нет свободных клеток для складов.
no-machine-left = В запасе нет станков цвета, которого у вас ещё нет.
no-warehouse-left = В запасе не осталось складов.
harbour-full = Портовый магазин полон: вместимость — { $room }{ $bid ->
    [0] { "" }
   *[other] , и место занимают ваши контейнеры на карте платежа ({ $bid })
}. Купите склад{ $held ->
    [0] { "" }
   *[other] { " " }или сначала продайте
}.
factories-empty = В фабричных магазинах соперников нет контейнеров.
factories-too-dear = Все контейнеры на фабриках соперников дороже, чем ваши { $cash } $.
buy-limit = Выберите хотя бы один контейнер, всего не дороже { $cash } $; свободных мест в портовом магазине: { $room }.
reprice-nothing = Измените хотя бы одну цену.
produced-already = На этом ходу вы уже производили; это можно делать один раз за ход.
ends-after-call = Вы звонили брокеру, поэтому закончить игру на этом ходу нельзя.
harbour-too-dear = Все контейнеры здесь дороже, чем ваши { $cash } $.
load-limit = Выберите хотя бы один контейнер, всего не дороже { $cash } $; свободных мест на корабле: { $room }.
pick-up-limit = Выберите хотя бы один контейнер; свободных мест на корабле: { $room }.
called-already = На этом ходу вы уже звонили брокеру.
just-won-broker = Вы только что выиграли аукцион брокера и на этом ходу звонить не можете.
no-call-last-turn = На этом ходу игра заканчивается, поэтому звонить брокеру нельзя.
brokers-empty-money = Ни у одного брокера нет денег.
brokers-empty-containers = Ни у одного брокера нет контейнеров.
auction-is-for-money = Открытый аукцион брокера идёт за деньги, ставить можно только контейнеры.
auction-is-for-containers = Открытый аукцион брокера идёт за контейнеры, ставить можно только деньги.
bid-containers-short = В ставке должно быть не меньше { $least ->
    [one] { $least } вашего контейнера
   *[other] { $least } ваших контейнеров
}; в магазинах у вас { $held }.
bid-at-least = Поставьте из своих магазинов не меньше { $least ->
    [one] { $least } контейнера
   *[other] { $least } контейнеров
}.
you-have = у вас { $cash } $
you-have-left = сверх ставки у вас осталось { $cash } $
cannot-make = Ровно { $amount } $ нельзя составить из { $cards ->
    [one] { $cards } карты
   *[other] { $cards } карт
} денег; выберите другое число карт.

# What happened
game-begins = Начинает { $who }.
draws-machine = { $who } получает { $colour } станок и { $colour } контейнер.
broker-stocked = Брокер { $broker ->
    [1] I
    [2] II
   *[other] III
} начинает с: { $goods }.
takes-loan = { $who } берёт заём { $amount } $ ({ $loans } из { $limit }).
forced-loan = { $who } не может уплатить проценты и обязательно берёт заём { $amount } $.
repays-loan = { $who } гасит заём { $amount } $ (осталось займов: { $loans }).
pays-interest = { $who } платит банку проценты: { $amount } $.
pays-interest-brokers = { $who } платит брокерам проценты: { $amount } $.
defaults = { $who } не может уплатить проценты по { $loans ->
    [one] { $loans } займу
   *[other] { $loans } займам
}.
seized = Банк изымает: { $goods }. Владелец — { $who }, место — { $place }.
interest-forgiven = { $who }: изъять нечего, банк прощает проценты.
buys-machine = { $who } покупает { $colour } станок за { $cost } $.
buys-warehouse = { $who } покупает склад № { $number } за { $cost } $.
buys-containers = { $who } покупает { $goods } у игрока { $seller } за { $cost } $; портовый магазин теперь: { $store }.
reprices = { $who } меняет цены; портовый магазин теперь: { $store }.
produce-costs = Вы платите { $fee } $ игроку { $boss }, останется { $left } $.
produces = { $who } производит { $count ->
    [one] { $count } контейнер
    [few] { $count } контейнера
   *[many] { $count } контейнеров
} ({ $goods }) и платит { $fee } $ игроку { $boss }; фабричный магазин теперь: { $store }.
produces-nothing = { $who } ничего не производит и платит { $fee } $ игроку { $boss }; фабричный магазин теперь: { $store }.
last-turn = В запасе кончились два цвета: игра закончится после хода игрока { $who }.
sails = { $who } плывёт: { $to }.
loads = { $who } покупает { $goods } у игрока { $seller } за { $cost } $ и грузит на корабль.
picks-up = { $who } грузит в личном порту Инвестиционного банка: { $goods }.
ends-turn = { $who } заканчивает ход.
call-cut-short = Остановить игру и подсчитать
cut-short = Игра остановлена; подсчёт ведётся по тому, что есть.
auction-opens = { $who } открывает аукцион: { $goods }.
bid-locked = Ставка сделана: { $who }.
bid-locked-look = Ставка сделана: { $who }; стопка { $look }.
bids-revealed = Ставки: { $bids }.
bid-shown = { $who } { $amount } $ ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}{ $bluff ->
    [0] { "" }
   *[other] , в том числе «0 $»: { $bluff }
})
bids-tied = Поровну, { $amount } $: { $who }. Они могут сделать ещё одну закрытую ставку.
accepts = { $who } принимает ставку: { $winner } платит { $amount } $ и получает { $goods }; банк платит ещё { $amount } $.
declines = { $who } отклоняет ставки, платит банку { $amount } $ и оставляет себе { $goods }.
brokers-subsidised = Правительство платит брокерам { $amount } $.
bids-money = { $who } звонит брокеру и ставит { $amount } $. Аукцион за контейнеры: { $broker }.
bids-containers = { $who } звонит брокеру и ставит { $goods }. Аукцион за деньги: { $broker }.
returned-money = Ставку перебили: { $who } забирает назад { $amount } $.
returned = Ставку перебили: { $who } забирает назад { $goods }.
wins-money = { $who } выигрывает { $amount } $. Платит { $broker }.
wins-containers = { $who } выигрывает { $goods }. Отдаёт { $broker }; контейнеры ждут в личном порту Инвестиционного банка.
pays-bid = { $who } платит брокерам ставку { $amount } $.
pays-container = { $who } отдаёт { $colour } контейнер. Получает { $broker }.
bid-money-gone = Ставка игрока { $who } выходит из игры: { $amount } $.
bid-containers-gone = Ставка игрока { $who } выходит из игры: { $goods }.
reveals-card = { $who } открывает карту ценности: { $colours }.
colour-worth = { $colour } { $worth }
discards = { $who } теряет на острове цвет, которого больше всего: { $colour } ({ $count }).

# Scores
score-cash = Деньги
score-island = На острове
score-harbour = В портовом магазине
score-ship = На корабле
score-quay = В личном порту
score-loans = Займы

# The board
cash = { $n } $
purse = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
loan = заём
letter-loan = З
machine-of = { $colour } станок
warehouse = склад
letter-warehouse = С
ship = корабль
letter-ship = К
stock = Товар
cargo = Груз
worth = { $value } $
panel-supply = Запас
panel-auction = Аукцион на иностранном острове
row-containers = Контейнеры
row-machines = Станки
row-pieces = Постройки
row-money = Деньги
row-card = Карта ценности
row-worth = Остров сейчас
lost = теряется
row-factory = Фабричный магазин { $held }/{ $room }
row-harbour = Портовый магазин { $held }/{ $room }
on-payment-card = Карта платежа
row-ship = Корабль
row-quays = Личные порты
row-quay = Личный порт
row-warehouses = Склады
row-next = Следующая постройка
next-machine = станок { $cost } $
next-warehouse = склад { $cost } $
row-payment = Карта платежа, { $who }
marked-money = за деньги: { $broker }
marked-containers = за контейнеры: { $broker }
row-lot = Груз игрока { $who }
row-locked = Ставки сделаны
row-bids = Ставки
row-own-bid = Ваша закрытая ставка
bid-label = { $who } { $amount } $
looks = { $who }: { $look }

# Графики
gauge-island = Контейнеры на иностранном острове
gauge-purse = Карты денег на руках

# Поручения
order-break-tie = Добавить к ставке при равенстве
order-break-tie-given = При равенстве добавить к ставке { $limit } $ · { $during }
order-bid-nothing = Ничего не ставить
order-bid-nothing-given = Ставить только карту блефа · { $during }
order-bid-share = Ставить долю ценности груза
order-bid-share-given = Ставить { $share } % ценности груза по моей карте, не больше { $limit } $ · { $during }
order-accept-from = Принимать ставки от суммы
order-accept-from-given = Принять самую высокую ставку от { $limit } $, иначе { $then } · { $during }
order-bid-money-at-broker = Перебивать у брокера деньгами
order-bid-money-at-broker-given = { $what }: следующим действием ставить на 1 $ больше, до { $limit } $
order-bid-containers-at-broker = Перебивать у брокера контейнерами
order-bid-containers-at-broker-given = { $what }: следующим действием ставить на контейнер больше, сначала дешёвые, не больше { $limit }
order-end-when-done = Заканчивать ход после двух действий
order-end-when-done-given = Заканчивать ход после двух действий, не спрашивая о займах
order-keep-old-prices = Прежние цены для вернувшегося
order-keep-old-prices-given = Контейнеры, вернувшиеся от брокера, сохраняют цены; ставки платятся по списку
order-answer-forced = Отвечать при отсутствии выбора
order-answer-forced-given = Давать единственный ответ, который позволяют мои деньги без нового займа; спросить меня, пока я могу погасить заём
then-keep = заплатить и оставить груз себе

# На рисунке стола, где мало места
drawn-title = КОНТЕЙНЕР
drawn-acts = ходит
drawn-bids = ставка
drawn-decides = решает
drawn-auction = Аукцион
drawn-waited = ?
drawn-bank-0 = Инвестицион-
drawn-bank-1 = ный банк
drawn-numeral-0 = I
drawn-numeral-1 = II
drawn-numeral-2 = III
drawn-held = { $held }/{ $room }
drawn-of = /{ $n }
drawn-times = ×{ $n }
drawn-worth = { $value }
drawn-supply = Запас
