game-title = Контрабандисты
game-about = Возите контрабанду, перебивайте ставки и меняйте груз на красивую жизнь.
command-group = контрабандисты

# Options
option-last-round-phase3 = Отправка кораблей в последнем раунде
option-last-round-phase3-about = Все, кроме последнего места, могут отправлять корабли и в последнем раунде, чтобы мешать другим.

# Cargo
cargo-alcohol = алкоголь
cargo-weapons = оружие
cargo-art = искусство
cargo-cars = автомобили
cargo-cigars = сигары
cargo-ivory = кость
cargo-jewels = камни
cargo-gold = золото
cargo-uranium = уран
cargo-wild = джокер
full-alcohol = Алкоголь
full-weapons = Оружие
full-art = Предметы искусства
full-cars = Автомобили
full-cigars = Сигары
full-ivory = Изделия из слоновой кости
full-jewels = Драгоценные камни
full-gold = Золото
full-uranium = Уран
full-wild = Джокер
letter-alcohol = Ал
letter-weapons = Ор
letter-art = Ис
letter-cars = Ав
letter-cigars = Си
letter-ivory = Ко
letter-jewels = Ка
letter-gold = Зо
letter-uranium = Ур
letter-wild = *
tokens = { $count ->
    [1] { $kind }
   *[other] { $kind } ×{ $count }
}
nothing = ничего

# Families
family-cosa_nostra = Коза Ностра
family-tres_sombreros = Трес Сомбрерос
family-al_kabash = Аль-Кабас
family-ti_pot_tong = Ти Пот Тонг
family-kali_pakora = Кали Пакора
family-of = { $who } · { $family }
player = { $who }

# Places
place-casino = Казино
    .into = в Казино
place-market = Чёрный Рынок
    .into = на Чёрный Рынок
place-cape_town = Кейптаун
    .into = в Кейптаун
    .at = в Кейптауне
place-rio = Рио
    .into = в Рио
    .at = в Рио
place-panama = Панама
    .into = в Панаму
    .at = в Панаме
place-bombay = Мумбай
    .into = в Мумбай
    .at = в Мумбае
place-new_york = Нью-Йорк
    .into = в Нью-Йорк
    .at = в Нью-Йорке
place-rotterdam = Роттердам
    .into = в Роттердам
    .at = в Роттердаме
place-hong_kong = Гонконг
    .into = в Гонконг
    .at = в Гонконге
place-tangier = Танжер
    .into = в Танжер
    .at = в Танжере
place-with-coins = { $place } (монет: { $coins })
    .into = { INTO($place) } (монет: { $coins })

# Cards
card-ship = карта Корабля
    .accusative = карту Корабля
card-warehouse = карта Склада
    .accusative = карту Склада
card-syndicate = карта Синдиката
    .accusative = карту Синдиката
card-villa = Вилла
    .accusative = Виллу
card-yacht = Яхта
    .accusative = Яхту
card-bar = Бар
card-night_club = Ночной клуб
card-show_biz = Шоу-бизнес
card-paparazzi = Папарацци
card-militia = Ополчение
card-cronies = Связи в Правительстве
card-bank = карта «Банк»
    .accusative = карту «Банк»
card-principality = Княжество
letter-card-ship = Ко
letter-card-warehouse = Ск
letter-card-syndicate = Си
letter-card-villa = Ви
letter-card-yacht = Ях
letter-card-bar = Бр
letter-card-night_club = НК
letter-card-show_biz = ШБ
letter-card-paparazzi = Па
letter-card-militia = Оп
letter-card-cronies = Св
letter-card-bank = Бк
letter-card-principality = Кн
cards = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
}
card-priced = { $card } · { $cost }
card-gone = Таких карт не осталось.
card-limit = Больше { $limit } таких карт иметь нельзя.
card-too-dear = Вашего груза на одну сделку хватает до { $most }.
card-line = { $card } · цена { $cost } · { $points } ОП

# Amounts and combinations
coins = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
}
coins-staked = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
set-alike = { $tokens } = { $value }
set-with-wilds = { $tokens } + { $wilds } = { $value }
set-different = [{ $kinds }] = { $value }
set-of-many = { $count } разных = { $value }
all-but = все, кроме: { $kinds }
all-kinds = все девять видов
sets = { $sets }
sets-many = { $count ->
    [one] { $count } комбинацию
    [few] { $count } комбинации
   *[many] { $count } комбинаций
} ({ $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
})

# Set-up
ask-family = Выберите Семью. Они отличаются только видом.
action-choose-family = Выбрать Семью
action-change-family = Сменить Семью
command-choose-family = семья
about-choose-family = Выбрать Семью, которой ещё никто не играет.
field-family = Семья
argument-family = семья
hint-family = Семья, которую ещё никто не выбрал
first-player = { $who } начинает каждый раунд, { $last } завершает.
family-chosen = { $who } играет за Семью { $family }.
new-round = Раунд { $round } из { $rounds }.
last-round = Раунд { $round }, последний: каждая монета в Сейфе теперь стоит 1 очко при обмене на карты.
families-dealt = Семьи: { $families }. Они отличаются только видом; сменить свою можно в «Моих ходах», пока никто не сходил.

# Phase I
ask-ships = { $count ->
    [1] Фаза I: приказа ждёт один корабль.
    [one] Фаза I: приказа ждёт { $count } корабль, начните с любого.
    [few] Фаза I: приказа ждут { $count } корабля, начните с любого.
   *[other] Фаза I: приказа ждут { $count } кораблей, начните с любого.
}
your-safe = Монет в Сейфе: { $safe }.
your-stakes = { $safe } На кону: { $ports }.
stakes = { $port } — у вас { $own }, { $who } { $best } ({ $lot })
your-cargo = У вас: { $cargo }.
casino-pays = { $who } получает в Казино { $coins }.
action-buy = Купить груз порта
command-buy = купить
about-buy = В порту только ваша стопка: отдать её и забрать весь груз.
action-draw = Взять жетон из мешочка
command-draw = мешочек
about-draw = Корабль у Чёрного Рынка: взять из мешочка один случайный жетон.
action-swap = Обменять на Чёрном Рынке
command-swap = обмен
about-swap = Корабль у Чёрного Рынка: отдать один свой жетон и взять один с рынка.
swap-note = отдаёте { $give }, получаете { $take }
nothing-to-swap = Менять нечего: груза у вас нет. Возьмите жетон из мешочка.
action-raise = Поднять ставку
command-raise = поднять
about-raise = Добавить монет в порту, где вашу ставку перебили; корабль остаётся там.
action-withdraw = Уступить порт
command-withdraw = уступить
about-withdraw = Забрать корабль и монеты; в этот ход в этот порт уже не вернуться.
field-port = Порт
argument-port = порт
hint-port = Один из портов, доступных вам сейчас
field-coins = Монеты
argument-coins = монеты
hint-coins = Сколько монет из вашего Сейфа
field-give = Отдаёте
argument-give = отдать
hint-give = Один из ваших жетонов
field-take = Берёте
argument-take = взять
hint-take = Один из жетонов Чёрного Рынка
lot-for = { $lot } за { $coins }
rivals = У вас { $own }, у соперника { $highest } · { $lot }
raise-too-dear = В Сейфе монет: { $safe }, а поднять стоит не меньше { $least }. Могут помочь монеты другого корабля; иначе уступите.
raise-out-of-reach = В Сейфе монет: { $safe }, а поднять стоит не меньше { $least }, и другие корабли столько не принесут. Остаётся уступить.
raise-why = у вас в стопке { $own }, а нужно больше { $highest }; в Сейфе монет: { $safe }
bought = { $who } скупает груз { AT($port) } за { $coins }: { $lot }.
refilled = Новый груз { AT($port) }: { $lot }.
recycled = Мешочек пуст: в него { $count ->
    [one] возвращается { $count } сброшенный жетон
    [few] возвращаются { $count } сброшенных жетона
   *[other] возвращаются { $count } сброшенных жетонов
}.
drew = { $who } берёт из мешочка: { $token }.
drew-nothing = { $who } ничего не берёт: мешочек пуст.
swapped = { $who } меняет на Чёрном Рынке: { $give } → { $take }.
raised = { $who } добавляет { $coins } { AT($port) }, в стопке теперь { $stack }.
withdrew = { $who } уступает порт { $port } и забирает { $coins }.
withdrew-paid = { $who } уступает порт { $port }, забирает { $coins } и получает { $income } от Синдиката.

# What is wanted, for everybody to read
wanted-family = выбрать Семью
wanted-ships = { $count ->
    [one] фаза I, приказа ждёт { $count } корабль
    [few] фаза I, приказа ждут { $count } корабля
   *[many] фаза I, приказа ждут { $count } кораблей
}
wanted-ships-contested = { $count ->
    [one] фаза I, приказа ждёт { $count } корабль
    [few] фаза I, приказа ждут { $count } корабля
   *[many] фаза I, приказа ждут { $count } кораблей
}; лучшие ставки: { $ports }
contested = { $port } — { $coins } ({ $who })
wanted-trade = фаза II, обмен груза на карты
wanted-by-hand = оплата сделки ({ $cards }), осталось { $due }
wanted-discard = { $count ->
    [one] сбросить { $count } жетон
    [few] сбросить { $count } жетона
   *[many] сбросить { $count } жетонов
}
wanted-send = { $count ->
    [one] фаза III, отправить { $count } корабль
    [few] фаза III, отправить { $count } корабля
   *[many] фаза III, отправить { $count } кораблей
}

# Phase II
ask-trade = Фаза II. Ваш груз: { $cargo }; на одну сделку — до { $most ->
    [one] { $most } очка
   *[other] { $most } очков
}. Что возьмёте?
action-deal = Обменять груз на карты
command-deal = сделка
about-deal = Выбрать карты, затем один из лучших способов за них заплатить.
field-cards = Карты
argument-cards = карты
hint-cards = Каких карт и сколько, всё одной сделкой
field-way = Оплата
argument-way = оплата
hint-way = Один из лучших способов заплатить, лучшие первыми
way = { $sets }
way-with-coins = { $sets } + { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
way-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
way-note = { $wasted ->
    [0] Без потерь
   *[other] Пропадёт { $wasted }
} · остаток стоит { $left }
way-note-last = { $wasted ->
    [0] Без потерь
   *[other] Пропадёт { $wasted }
} · остаток груза и монет стоит { $left }
payment-not-held = Этого у вас нет: { $tokens }.
payment-no-combination = { $word } — не комбинация: все жетоны одного типа или все разных, не больше { $most }.
payment-short = Так платится { $paid }, а карты стоят { $cost }.
payment-superfluous = Одна из комбинаций лишняя: остальные уже покрывают { $cost }.
deal-preview = Вы получите: { $cards }. Останется: { $kept }.
dealt = { $who } меняет { $sets } на { ACCUSATIVE($cards) }.
dealt-with-coins = { $who } отдаёт { $sets } и { $coins } за { ACCUSATIVE($cards) }.
dealt-for-coins = { $who } платит { $coins } за { ACCUSATIVE($cards) }.
action-pay-by-hand = Обменять и заплатить вручную
command-pay-by-hand = сделка-вручную
about-pay-by-hand = Выбрать карты, затем выложить комбинации за них одну за другой.
ask-by-hand = Сделка: { $cards }. Осталось заплатить { $due }: выложите следующую комбинацию.
wilds-laid = { $count ->
    [0] без джокеров
    [one] { $count } джокер
    [few] { $count } джокера
   *[other] { $count } джокеров
}
action-lay-alike = Выложить один тип
command-lay-alike = один-тип
about-lay-alike = Жетоны одного типа, можно с джокерами: n жетонов стоят n × n.
field-kind = Тип
argument-kind = тип
hint-kind = Какой тип груза
field-number = Сколько
argument-number = сколько
hint-number = Сколько жетонов этого типа
field-wilds = С джокерами
argument-wilds = джокеры
hint-wilds = Сколько добавить джокеров
action-lay-different = Выложить разные типы
command-lay-different = разные-типы
about-lay-different = Жетоны разных типов, можно с джокерами: стоят 1 + 2 + … до их числа.
field-kinds = Типы
argument-kinds = типы
hint-kinds = Не меньше двух типов, по одному жетону
laid = { $who } выкладывает { $set }; осталось заплатить { $due }.
action-pay-rest = Доплатить монетами
command-pay-rest = остальное-монетами
about-pay-rest = В последнем раунде: монеты из Сейфа за всё, что ещё не оплачено.
pay-rest-preview = Вы платите { $coins } из Сейфа.
action-take-back = Забрать жетоны
command-take-back = забрать
about-take-back = Пока не оплачено всё: забрать выложенные комбинации и подумать ещё.
taken-back = { $who } забирает выложенные комбинации.
action-end-trading = Закончить обмен
command-end-trading = конец-обмена
about-end-trading = Больше никаких сделок в этот ход.
end-trading-excess = { $count ->
    [one] На складах не хватает места: придётся сбросить { $count } жетон. Закончить обмен?
    [few] На складах не хватает места: придётся сбросить { $count } жетона. Закончить обмен?
   *[other] На складах не хватает места: придётся сбросить { $count } жетонов. Закончить обмен?
}
trading-ended = { $who } заканчивает обмен.
ask-discard = { $count ->
    [one] Склады полны: сбросьте { $count } жетон.
    [few] Склады полны: сбросьте { $count } жетона.
   *[other] Склады полны: сбросьте { $count } жетонов.
}
discard-why = Сбросить надо ровно столько: { $count }.
action-discard = Сбросить груз
command-discard = сбросить
about-discard = Сбросить ровно те жетоны, что не помещаются на складах.
field-tokens = Жетоны
argument-tokens = жетоны
hint-tokens = Сколько каких жетонов
discarded = { $who } сбрасывает: { $tokens }.

# Phase III
ask-send = { $count ->
    [1] Фаза III: отправьте корабль. Монет в Сейфе: { $safe }.
    [one] Фаза III: отправьте { $count } корабль. Куда следующий? Монет в Сейфе: { $safe }.
    [few] Фаза III: отправьте { $count } корабля. Куда следующий? Монет в Сейфе: { $safe }.
   *[other] Фаза III: отправьте { $count } кораблей. Куда следующий? Монет в Сейфе: { $safe }.
}
ask-send-last = { $count ->
    [one] Фаза III, последний раунд: { $count } корабль ещё может помешать в порту. Отправьте его или закончите. Монет в Сейфе: { $safe }.
    [few] Фаза III, последний раунд: { $count } корабля ещё могут помешать в портах. Отправьте один или закончите. Монет в Сейфе: { $safe }.
   *[other] Фаза III, последний раунд: { $count } кораблей ещё могут помешать в портах. Отправьте один или закончите. Монет в Сейфе: { $safe }.
}
ask-send-in-vain = { $count ->
    [one] Фаза III, последний раунд: { $count } корабль уже не может занять ни одного порта. Закончите или отправьте его в Макао. Монет в Сейфе: { $safe }.
    [few] Фаза III, последний раунд: { $count } корабля уже не могут занять ни одного порта. Закончите или отправьте их в Макао. Монет в Сейфе: { $safe }.
   *[other] Фаза III, последний раунд: { $count } кораблей уже не могут занять ни одного порта. Закончите или отправьте их в Макао. Монет в Сейфе: { $safe }.
}
casino-brings = { $coins }
market-brings = жетон
action-send-to-casino = В Казино
command-send-to-casino = казино
about-send-to-casino = Отправить корабль в Казино; на следующем ходу он принесёт монеты.
action-send-to-market = На Чёрный Рынок
command-send-to-market = рынок
about-send-to-market = Отправить корабль на Чёрный Рынок; на следующем ходу обмен или жетон из мешочка.
action-send-to-port = Отправить в порт
command-send-to-port = порт
about-send-to-port = Отправить корабль в порт на стопке монет выше всех остальных там.
port-note = { $lot } · от { $least ->
    [one] { $least } монеты
   *[other] { $least } монет
}
bid-why = больше любой стопки там и не больше, чем в Сейфе: { $safe }
safe-empty = Сейф пуст. Отправьте корабль в Казино или на Чёрный Рынок.
port-own-ship = Ваш корабль уже стоит там.
port-just-left = В этот ход вы отсюда ушли.
port-too-dear = Нужно поставить { $least }; монет в Сейфе: { $safe }.
port-contested = Там же { $count ->
    [one] стоит { $who }
   *[other] стоят { $who }
}. Поднимите ставку или уступите.
port-no-ship = Там нет вашего корабля.
port-alone = Соперников там нет: купите груз.
port-raised = В этот ход вы там уже поднимали ставку.
raise-takes = Нужно добавить { $least }; монет в Сейфе: { $safe }.
leaves-coins = { $n ->
    [0] Сейф останется пустым
    [one] останется { $n } монета
    [few] останется { $n } монеты
   *[other] останется { $n } монет
}
no-port-to-enter = В каждом открытом порту уже стоит ваш корабль, или вы только что его уступили.
ports-too-dear = Самый дешёвый доступный порт — от { $least }; монет в Сейфе: { $safe }.
ports-too-dear-but-left = В этот ход вы уступили: { $left }. Самый дешёвый из остальных портов — от { $least }; монет в Сейфе: { $safe }.
action-repeat-placement = Отправить как в прошлый раз
command-repeat-placement = повтор
about-repeat-placement = Отправить корабли туда же, куда в прошлый раз, с теми же монетами, где это ещё можно.
action-finish = Закончить ход
command-finish = закончить
about-finish = Последний раунд: оставить корабли у себя и закончить ход.
sent-to-casino = { $who } отправляет корабль в Казино.
sent-to-market = { $who } отправляет корабль на Чёрный Рынок.
sent-with-coins = { $who } отправляет корабль { INTO($port) } и ставит { $coins }.
repeated = { $who } отправляет корабли как в прошлый раз: { INTO($places) }.
finished = { $who } заканчивает ход.

# The end
score-bonus = Карты Бонусов
score-regular = Обычные карты
score-unique = Уникальные карты
tie-best-card = Лучшая карта
tie-next-card = Следующая лучшая карта

# The board
panel-ports = Порты
panel-macao = Макао
panel-cards = Карты Победы · цена/ОП
panel-bag = Мешочек
row-bonus = Бонусы
row-regular = Обычные
row-unique = Уникальные
row-bag = В мешочке: { $count }
row-discard = Сброшено: { $count }
row-safe = Сейф
row-ships = Корабли к отправке
row-cards = Карты
row-laid = Выложено для сделки
round = Раунд
stack = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
price = { $card } { $cost }/{ $points }
points = { $n } ОП
first-seat = Первый игрок
number = { $n }
warehouse = Склады
just-left = закрыт в этот ход
letter-ship = К
port-cargo = Груз
port-ships = Корабли в порту
port-next = Следующему кораблю нужно
row-away = Корабли в плавании
berth = { $place }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
begins-rounds = Первый игрок: начинает каждый раунд
ends-rounds = Последнее место: завершает каждый раунд
ship-of = корабль игрока { $who }
ship-own = корабль

# Графики
gauge-points = Очки победы на картах
gauge-coins = Монеты в Сейфе

# Поручения
order-hold-port = Держать порт до предела
order-hold-port-given = { $what }: повышать на самое малое, пока стопка не выше { $limit }, затем { $then }
order-buy-when-alone = Покупать в портах без соперников
order-buy-when-alone-given = Покупать груз в каждом порту без соперников
order-draw-at-market = На Чёрном Рынке брать из мешочка
order-draw-at-market-given = На Чёрном Рынке брать жетон из мешочка, не обменивать
order-trade-nothing = Пропускать обмен
order-trade-nothing-given = Пропускать обмен · { $during }
order-discard-least-missed = Сбрасывать самое ненужное
order-discard-least-missed-given = Сбрасывать то, что мне дешевле всего обойдётся
order-repeat-always = Повторять прошлую расстановку
order-repeat-always-given = Отправлять корабли туда же, куда в прошлый раз · { $during }
order-stay-in-hand = Не отправлять корабли в последнем раунде
order-stay-in-hand-given = В последнем раунде больше не отправлять кораблей
then-out = уступить порт

## Новичкам: шесть предложений и что отмечено на поле
how-1 = Очки дают только карты Победы, а платят за них контрабандой.
how-2 = Груз ценится комбинациями: все жетоны одинаковые или все разные. Чем больше комбинация, тем дороже каждый жетон.
how-3 = В свой ход вы получаете то, что добыли Корабли, меняете Груз на карты и снова отправляете все Корабли.
how-4 = В Порту Корабль стоит на стопке монет. Если к вашему ходу других стопок там нет, весь Груз Порта ваш.
how-5 = Перебили ставку? Поднимите свою или уступите и верните монеты. Казино даёт 2 монеты, Чёрный Рынок — обмен или жетон вслепую.
how-6 = После последнего раунда побеждает тот, у кого больше очков на картах; оставшиеся Груз и монеты ничего не стоят.
callout-seat-0 = Вы: Сейф с монетами, Корабли, склады для Груза и ваши карты.
callout-ports = Порты: Груз достаётся тому, кто стоит в Порту один.
callout-macao = Макао: Казино даёт монеты, Чёрный Рынок — жетон, которого вам не хватает.
callout-cards = Карты Победы: сколько стоит каждая и сколько очков приносит.

## On the drawn board: short, for there is little room
drawn-title = КОНТРАБАНДИСТЫ
drawn-acts = ходит
drawn-round = Раунд { $n } / { $of }
drawn-over = Конец игры
drawn-macao = МАКАО
drawn-casino = КАЗИНО
drawn-market = ЧЁРНЫЙ РЫНОК
drawn-more = +{ $n }
drawn-times = ×{ $n }
drawn-held = { $held }/{ $room }
drawn-first = 1-й
drawn-sold = ПРОДАНО
drawn-payment = Оплата
drawn-worth = = { $n }
drawn-card-ship = Корабль
drawn-card-warehouse = Склад
drawn-card-syndicate = Синдикат
drawn-card-villa = Вилла
drawn-card-yacht = Яхта
drawn-card-bar = Бар
drawn-card-night_club = Ночной клуб
drawn-card-show_biz = Шоу-бизнес
drawn-card-paparazzi = Папарацци
drawn-card-militia = Ополчение
drawn-card-cronies = Связи
drawn-card-bank = Банк
drawn-card-principality = Княжество
piece-boat = корабль под рукой
piece-boat-away = корабль в пути
piece-ship = корабль на своих монетах
piece-fleet = корабли в Макао
piece-withdrawn = ушёл отсюда в этот ход
piece-others = Знаки
piece-round-now = текущий раунд
piece-round-past = прошедший раунд

# A plan
plan-more = { $more ->
    [one] { $more } монету
    [few] { $more } монеты
   *[many] { $more } монет
}
