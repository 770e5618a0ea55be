game-title = Контейнер
game-about = Производите, торгуйте, возите и делайте ставки: контейнер стоит столько, сколько за него дадут.
command-group = контейнер

-bank = Инвестиционный банк

# Options
option-investment-bank = Инвестиционный банк
option-investment-bank-about = Три брокера меняют контейнеры на деньги; советуем даже для первой партии.
option-expert-cancel-bluff = Карты блефа отменяют ставку
option-expert-cancel-bluff-about = Для опытных: карта «0 $» в ставке на острове обнуляет всю ставку.
option-bid-signal = Видно ли число карт в ставке
option-bid-signal-about = Что видят остальные в закрытой ставке, пока не сделаны все ставки.
option-bid-signal-thickness = Примерно
option-bid-signal-hidden = Нет

# Colours
colour-black = чёрный
    .many = чёрных
colour-brown = коричневый
    .many = коричневых
colour-purple = фиолетовый
    .many = фиолетовых
colour-beige = бежевый
    .many = бежевых
colour-gray = серый
    .many = серых
letter-black = Ч
    .named = чёрный
    .many = чёрных
letter-brown = К
    .named = коричневый
    .many = коричневых
letter-purple = Ф
    .named = фиолетовый
    .many = фиолетовых
letter-beige = Б
    .named = бежевый
    .many = бежевых
letter-gray = С
    .named = серый
    .many = серых

# Things
goods = { $count ->
    [1] { $colour }
   *[other] { $count } { MANY($colour) }
}
goods-priced = { $count ->
    [1] { $colour } { $price } $
   *[other] { $count } { MANY($colour) } по { $price } $
}
    .at = { $count ->
        [1] { $colour } по { $price } $
       *[other] { $count } { MANY($colour) } по { $price } $
    }
    .bare = { $count ->
        [1] { $colour }
       *[other] { $count } { MANY($colour) }
    }
    .now = { $colour } (сейчас { $price } $)
goods-prices = по { $low }–{ $high } $
goods-brief = { $count ->
    [1] { NAMED($letter) } { $price } $
   *[other] { $count } { MANY($letter) } по { $price } $
}
player = { $who }
broker = Брокер { $number }
    .genitive = Брокера { $number }
    .dative = Брокеру { $number }
broker-money = Предлагает { $money } $
broker-goods = Предлагает: { $goods }
call-preview = { $broker } · { $space }
port-sea = Открытое море
    .to = в открытое море
port-island = Иностранный остров
    .to = на иностранный остров
port-bank = { -bank }
    .to = в { -bank }
    .at = у Инвестиционного банка
    .moored = Вы причалили у Инвестиционного банка. Вас ждёт
port-harbour = Порт игрока { $who }
    .to = в порт игрока { $who }
    .at = в порту игрока { $who }
    .moored = Вы причалили в порту игрока { $who }. Продаётся
place-island = иностранный остров
    .from = на иностранном острове
place-ship = корабль
    .from = на корабле
place-quay = личный порт
    .from = в личном порту
place-harbour = портовый магазин
    .from = в портовом магазине
place-factory = фабричный магазин
    .from = в фабричном магазине
from-factory = { $goods } (фабрика)
from-harbour = { $goods } (порт)
new-price = { $nth ->
    [1] { $goods }
   *[other] { $goods } № { $nth }
}
old-price = { $nth ->
    [1] { NOW($goods) }
   *[other] { NOW($goods) } № { $nth }
}
money-cards = Карты денег
bluff-cards = Карты блефа
look-thin = мало карт
look-medium = несколько карт
look-thick = много карт

# Actions
action-produce = Произвести
command-produce = произвести
about-produce = Заплатить главе профсоюза, сделать по контейнеру на каждом станке и назначить цены.
action-buy-containers = Купить контейнеры
command-buy-containers = купить-контейнеры
about-buy-containers = Купить в фабричном магазине одного игрока для своего порта и назначить цены.
action-reprice = Сменить цены в порту
command-reprice = цены
about-reprice = Потратить действие, чтобы сменить цены в портовом магазине, ничего не покупая.
action-sail = Плыть
offer-put-out = Выйти в море
command-sail = плыть
about-sail = Вывести корабль в море или из моря в порт.
action-load = Погрузить контейнеры
command-load = погрузить
about-load = Погрузить контейнеры в порту, куда корабль только что пришёл.
action-finish-loading = Погрузка окончена
command-finish-loading = готово
about-finish-loading = Больше ничего в этом порту не грузить.
action-buy-machine = Купить станок
command-buy-machine = купить-станок
about-buy-machine = Купить станок цвета, которого у вас нет; цена — на следующей клетке планшета.
action-buy-warehouse = Купить склад
command-buy-warehouse = купить-склад
about-buy-warehouse = Купить склад; цена — на следующей клетке планшета.
action-call-for-containers = Торговаться за контейнеры брокера
command-call-for-containers = звонок-за-контейнеры
about-call-for-containers = Звонок брокеру: поставить деньги за контейнеры одного из брокеров.
action-call-for-money = Торговаться за деньги брокера
command-call-for-money = звонок-за-деньги
about-call-for-money = Звонок брокеру: поставить контейнеры из своих магазинов за деньги одного из брокеров.
action-price-returned = Назначить цены вернувшемуся
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
about-seize = Сосед слева не может уплатить проценты: выберите контейнер, который заберёт банк.
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
field-containers = Контейнеры
argument-containers = контейнеры
hint-containers = Какие и сколько
field-prices = Цены
argument-prices = цены
hint-prices = Назначьте цену каждому контейнеру
field-colours = Что произвести
argument-colours = цвета
hint-colours = В магазине нет места для всех: назовите, какие цвета производить
field-to = Куда
argument-to = куда
hint-to = Порт или открытое море
field-broker = Брокер
argument-broker = брокер
hint-broker = I, II или III, если аукцион ещё не открыт
field-amount = Сумма
argument-amount = сумма
hint-amount = Целое число долларов
field-cards = Сколько карт показать
argument-cards = карты
hint-cards = Сколько карт денег и карт блефа вы кладёте
field-container = Контейнер
argument-container = контейнер
hint-container = Какой контейнер заберёт банк
field-winner = Победитель
argument-winner = победитель
hint-winner = Только если самых высоких ставок всё ещё несколько

# Offers
offer-take-loan = Взять заём · { $amount } $
loan-costs = { $interest } $ за ход
offer-repay = Погасить заём · { $amount } $
offer-buy-machine = Станок · { $cost } $
offer-buy-warehouse = Склад · { $cost } $
offer-load-buy = Купить и погрузить
offer-accept = Принять · вы получите { $amount } $
offer-decline = Отклонить · вы заплатите { $amount } $
costs-leaves = стоит { $cost } $, останется { $left } $
leaves = останется { $left } $
store-shows = Продаётся: { $goods }
store-empty = Ничего не продаётся
quay-shows = Вас ждёт: { $goods }
quay-empty = Ничего нет
island-note = Аукцион за весь ваш груз; на этом ход закончится

# Questions
choose-action = Ваш ход: { $left ->
    [1] осталось 1 действие.
    [one] осталось { $left } действие.
    [few] осталось { $left } действия.
   *[many] осталось { $left } действий.
}
no-action-left = Действий не осталось. Можно погасить заём или закончить ход.
choose-load = { MOORED($port) }: { $goods }. Что погрузить?
island-changes = ваш остров вместо { $before } $ будет стоить { $after } $ (в конце теряется { $lost })
island-stays = ваш остров будет стоить всё те же { $worth } $ (в конце теряется { $lost })
choose-bid = { $who } выставляет на аукцион: { $goods }. Ставка тайная, изменить её нельзя.
choose-tie-bid = Ваша ставка за груз ({ $goods }) — { $amount } $, и она одна из равных. Добавьте к ней тайно или ничего не добавляйте.
choose-accept = Лучшая ставка: { $amount } $ ({ $who }). Продать (банк доплатит столько же) или заплатить { $amount } $ и оставить груз себе?
choose-seized = { $who } не может уплатить проценты. Какой контейнер банк изымет { FROM($place) }?
bid-context = У вас { $cash } $. С этим грузом { $island }.
tie-context = Столько же предлагает: { $who }. У вас осталось { $cash } $. С этим грузом { $island }.
seller-context = Если продадите, у вас будет { $sold } $. Если оставите себе — { $kept } $, и { $island }.
selling-leaves = Если продадите, у вас будет { $sold } $.
choose-returned = Вашу ставку перебили. Назначьте цены вернувшимся контейнерам.
choose-payment = Ваша ставка выиграла. Какой контейнер получит { $broker }?

# What is wanted, for everybody to read
wanted-actions = { $left ->
    [0] погасить заём или закончить ход
    [one] осталось { $left } действие
    [few] осталось { $left } действия
   *[many] осталось { $left } действий
}
wanted-load = погрузка { AT($port) } ({ $goods })
wanted-bid = тайная ставка за груз: { $goods } (продаёт { $who })
wanted-tie-bid = ничья, { $amount } $: ещё одна тайная ставка за груз: { $goods } (продаёт { $who })
wanted-sale = продать груз ({ $goods }) за { $amount } $ ({ $who }) или заплатить { $amount } $ и оставить себе
wanted-seizure = выбрать, что банк изымет у игрока { $who }
wanted-prices = цены вернувшимся контейнерам: { $goods }
wanted-payment = выбрать контейнер для { GENITIVE($broker) }

# Before a folly
confirm-island = Аукцион сразу закончит ваш ход; { $left ->
    [1] пропадёт одно действие
    [one] пропадёт { $left } действие
    [few] пропадут { $left } действия
   *[many] пропадут { $left } действий
}.
confirm-stop = У вас ещё есть действие. Всё равно закончить ход?
confirm-last-turn = В запасе кончится второй цвет: после вашего хода игра закончится.
confirm-in-vain = Вы произведёте 0 контейнеров: { $why }. Заплатить всё равно придётся: { $fee } $. Точно?
produce-makes-nothing = будет 0 контейнеров
produce-no-room = фабричный магазин полон
produce-no-supply = в запасе нет ваших цветов
confirm-cancels = Карта «0 $» обнулит всю вашу ставку.
confirm-poor = У вас останется { $left } $, а на проценты и производство понадобится { $need } $.
confirm-loan = Вам и так хватает денег на всё, что сейчас можно сделать, а заём можно взять в любой момент. Он стоит { $interest } $ каждый ход и { $penalty } $ в конце, если его не погасить.
confirm-decline = Вы заплатите { $amount } $, останется { $left } $; ни ставки, ни субсидии вы не получите.

# Refusals
too-dear = Это стоит { $cost } $, а у вас { $cash } $. Сначала возьмите заём, если ещё можете.
repay-short = Чтобы погасить заём, нужно { $cost } $; у вас { $cash } $.
loans-full = У вас уже все карты займов, какие можно иметь.
machines-full = На вашем планшете нет свободных клеток для станков.
warehouses-full = На вашем планшете нет свободных клеток для складов.
machine-owned = Такой у вас уже есть, а все станки игрока — разного цвета.
machine-gone = В запасе таких не осталось.
no-machine-left = В запасе нет станков цвета, которого у вас ещё нет.
no-warehouse-left = В запасе не осталось складов.
harbour-full = Портовый магазин полон: вмещает { $room }{ $bid ->
    [0] { "" }
    [1] , и ваш контейнер на карте платежа тоже занимает место
   *[other] , и ваши контейнеры на карте платежа тоже занимают место: { $bid }
}. Купите склад{ $held ->
    [0] { "" }
   *[other] { " " }или сначала продайте
}.
factories-empty = У других игроков в фабричных магазинах нет контейнеров.
factories-too-dear = У вас { $cash } $, а все контейнеры в чужих фабричных магазинах дороже.
buy-limit = Выберите хотя бы один контейнер, всего не дороже { $cash } $; свободных мест в портовом магазине: { $room }.
factory-empty = Фабричный магазин пуст.
factory-too-dear = Самый дешёвый контейнер стоит { $least } $, а у вас { $cash } $.
harbour-own = В собственный порт ваш корабль не заходит.
island-no-cargo = Ваш корабль пуст, продавать с аукциона нечего.
reprice-nothing = Измените хотя бы одну цену.
produced-already = В этот ход вы уже производили; это можно делать один раз за ход.
ends-after-call = Вы звонили брокеру, поэтому закончить игру в этот ход нельзя.
harbour-too-dear = У вас { $cash } $, а все контейнеры здесь дороже.
load-limit = Выберите хотя бы один контейнер, всего не дороже { $cash } $; свободных мест на корабле: { $room }.
pick-up-limit = Выберите хотя бы один контейнер; свободных мест на корабле: { $room }.
called-already = В этот ход вы уже звонили брокеру.
just-won-broker = Вы только что выиграли аукцион брокера и в этот ход звонить не можете.
no-call-last-turn = Этим ходом игра заканчивается, поэтому звонить брокеру нельзя.
broker-empty-money = Денег нет.
broker-empty-containers = Контейнеров нет.
brokers-empty-money = Ни у одного брокера нет денег.
brokers-empty-containers = Ни у одного брокера нет контейнеров.
auction-is-for-money = Открытый аукцион брокера — за деньги: ставьте контейнеры.
auction-is-for-containers = Открытый аукцион брокера — за контейнеры: ставьте деньги.
bid-containers-short = Надо поставить не меньше { $least ->
    [one] { $least } контейнера
   *[other] { $least } контейнеров
}; в ваших магазинах их { $held }.
bid-at-least = Поставьте из своих магазинов не меньше { $least ->
    [one] { $least } контейнера
   *[other] { $least } контейнеров
}.
your-bid = Ваша ставка — { $amount } $; на руках остаётся { $left } $.
your-further-bid = Вы добавляете к ставке { $amount } $; на руках остаётся { $left } $.
you-have = у вас { $cash } $
you-have-left = кроме ставки, у вас { $cash } $
cannot-make = Ровно { $amount } $ нельзя составить из { $cards ->
    [one] { $cards } карты
   *[other] { $cards } карт
} денег; выберите другое число карт.

# What happened
game-begins = Начинает { $who }.
draws-machine = { $who } получает { $colour } станок и { $colour } контейнер.
broker-stocked = У Брокера { $broker ->
    [1] I
    [2] II
   *[other] III
} в начале: { $goods }.
takes-loan = { $who } берёт заём { $amount } $ ({ $loans } из { $limit }).
forced-loan = { $who } не может уплатить проценты и вынужденно берёт заём { $amount } $.
repays-loan = { $who } гасит заём { $amount } $ (осталось займов: { $loans }).
pays-interest = { $who } платит банку проценты: { $amount } $.
pays-interest-brokers = { $who } платит брокерам проценты: { $amount } $.
defaults = { $who } не может уплатить проценты по { $loans ->
    [one] { $loans } займу
   *[other] { $loans } займам
}.
seized = Банк изымает у игрока { $who } { FROM($place) }: { BARE($goods) }.
interest-forgiven = У игрока { $who } изъять нечего: банк прощает проценты.
buys-machine = { $who } покупает { $colour } станок за { $cost } $.
buys-warehouse = { $who } покупает склад № { $number } за { $cost } $.
buys-containers = { $who } покупает { BARE($goods) } у игрока { $seller } за { $cost } $. В портовом магазине теперь: { AT($store) }.
reprices = { $who } меняет цены. В портовом магазине теперь: { AT($store) }.
produce-costs = Вы заплатите { $fee } $ игроку { $boss }, останется { $left } $.
produces = { $who } производит { $count ->
    [one] { $count } контейнер
    [few] { $count } контейнера
   *[many] { $count } контейнеров
} ({ AT($goods) }) и платит { $fee } $ игроку { $boss }. В фабричном магазине теперь: { AT($store) }.
produces-nothing = { $who } ничего не производит и платит { $fee } $ игроку { $boss }. В фабричном магазине теперь: { AT($store) }.
last-turn = В запасе не осталось двух цветов: игра закончится после хода игрока { $who }.
sails = { $who } плывёт { TO($to) }.
loads = { $who } покупает и грузит { BARE($goods) } у игрока { $seller } за { $cost } $.
picks-up = { $who } грузит в Инвестиционном банке: { $goods }.
ends-turn = { $who } заканчивает ход.
call-cut-short = Остановить игру и подсчитать
cut-short = Игра остановлена здесь и подсчитана как есть.
auction-opens = { $who } выставляет на аукцион: { $goods }.
bid-locked = { $who } делает ставку.
bid-locked-look = { $who } делает ставку ({ $look }).
bids-revealed = Ставки: { $bids }.
bid-shown = { $who } { $amount } $ ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}{ $bluff ->
    [0] { "" }
   *[other] , блеф: { $bluff }
})
bids-tied = Ничья, { $amount } $: { $who }. Можно добавить ещё одну закрытую ставку.
accepts = { $who } принимает ставку: { $winner } платит { $amount } $ и получает { $goods }; банк доплачивает { $amount } $.
declines = { $who } отклоняет ставку, платит банку { $amount } $ и оставляет себе { $goods }.
brokers-subsidised = Правительство платит брокерам { $amount } $.
bids-money = { $who } звонит брокеру и ставит { $amount } $ за контейнеры { GENITIVE($broker) }.
bids-containers = { $who } звонит брокеру и ставит { BARE($goods) } за деньги { GENITIVE($broker) }.
returned-money = Ставку перебили: { $who } получает назад { $amount } $.
returned = Ставку перебили: { $who } получает назад { BARE($goods) }.
wins-money = { $who } выигрывает { $amount } $ у { GENITIVE($broker) }.
wins-containers = { $who } выигрывает у { GENITIVE($broker) }: { $goods }. Контейнеры ждут в Инвестиционном банке.
pays-bid = { $who } платит брокерам ставку { $amount } $.
pays-container = { $who } отдаёт { DATIVE($broker) } { $colour } контейнер.
bid-money-gone = Ставка игрока { $who } ({ $amount } $) выходит из игры.
bid-containers-gone = Ставка игрока { $who } выходит из игры: { BARE($goods) }.
reveals-card = { $who } открывает карту ценности: { $colours }.
colour-worth = { $colour } { $worth }
discards = { $who } теряет на острове самый многочисленный цвет: { $colour } ({ $count }).

# Scores
score-cash = Деньги
score-island = На острове
score-harbour = В портовом магазине
score-ship = На корабле
score-quay = В личном порту
score-loans = Займы
tie-factory = Контейнеры в фабричном магазине
score-known = Портовый магазин, корабль, личный порт и займы, $

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
row-pieces = Станки и склады
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
row-next = Следующая покупка
next-machine = станок { $cost } $
next-warehouse = склад { $cost } $
row-payment = Карта платежа · { $who }
marked-money = за деньги { GENITIVE($broker) }
marked-containers = за контейнеры { GENITIVE($broker) }
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
order-break-tie = Добавить к ставке при ничьей
order-break-tie-given = При ничьей добавить к ставке { $limit } $ · { $during }
order-bid-nothing = Ничего не ставить
order-bid-nothing-given = Ставить только карту блефа · { $during }
field-share = Проценты
argument-share = доля
hint-share = Какой процент от ценности
order-bid-share = Ставить долю от ценности груза
order-bid-share-given = Ставить { $share } % ценности груза по моей карте, не больше { $limit } $ · { $during }
order-accept-from = Принимать ставки не ниже…
order-accept-from-given = Принять самую высокую ставку, если она не ниже { $limit } $, иначе { $then } · { $during }
order-bid-money-at-broker = Перебивать у брокера деньгами
order-bid-money-at-broker-given = { $what }: следующим действием ставить на 1 $ больше, до { $limit } $
order-bid-containers-at-broker = Перебивать у брокера контейнерами
order-bid-containers-at-broker-given = { $what }: следующим действием ставить на контейнер больше, сначала дешёвые, не больше { $limit }
order-end-when-done = Заканчивать ход после двух действий
order-end-when-done-given = Заканчивать ход после двух действий, не спрашивая о займах
order-keep-old-prices = Не менять цены вернувшихся контейнеров
order-keep-old-prices-given = Контейнеры, вернувшиеся от брокера, сохраняют цены; ставки платятся по порядку списка
order-answer-forced = Отвечать за меня при единственном варианте
order-answer-forced-given = Давать единственный ответ, который позволяют мои деньги без нового займа; спросить меня, пока я могу погасить заём
then-keep = заплатить и оставить груз себе

## Новичкам: шесть предложений и что отмечено на поле
how-1 = Зарабатывают продажами: соперники покупают у вашей фабрики, их корабли — в вашем порту, а на острове вы проводите аукцион.
how-2 = Контейнеры на острове в конце стоят столько, сколько сказано на вашей тайной карте ценности; наличные считаются как есть.
how-3 = За ход два действия: произвести, купить у чужой фабрики, плыть, купить станок или склад, позвонить брокеру.
how-4 = За груз на острове все ставят втайне. Примите лучшую ставку, и банк её удвоит, или заплатите столько же и оставьте груз себе.
how-5 = Собирайте разные цвета: в конце вы теряете на острове тот цвет, которого у вас больше всего.
how-6 = Игра заканчивается ходом, после которого в запасе нет уже двух цветов. Побеждает тот, у кого больше денег.
callout-seat-0 = Вы: фабрика продаёт соперникам, порт — их кораблям, а ваш корабль возит груз. Ваши деньги и карту ценности видите только вы.
callout-island = Иностранный остров: здесь лежит выигранное на аукционах; в конце оно стоит денег.
callout-bank = Инвестиционный банк: ставьте деньги на контейнеры брокера или контейнеры на его деньги.
callout-supply = Запас: когда в нём нет двух цветов, игра заканчивается.

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
drawn-own-worth = Остров { $n } $
drawn-own-bid = Ваша ставка
drawn-worth = { $value }
drawn-supply = Запас
piece-others = Ещё
piece-action = действие впереди
piece-action-spent = действие сделано
piece-gavel = продаёт этот груз
piece-bid-waited = ставку ждут
piece-bid-sealed = закрытая ставка
piece-bid-shown = открытая ставка
piece-bid-best = лучшая ставка
piece-payment = карта платежа

# A plan
plan-more = { $more } $
