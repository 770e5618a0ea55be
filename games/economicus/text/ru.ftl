game-title = Экономикус
game-about = Открывайте компании, берите Городские Заказы, переживайте кризисы: побеждает лучшая репутация.
command-group = экономикус

# Options
option-mode = Правила
option-mode-about = Базовые — для знакомства; в полных есть карты, кризисы, кредиты и рынок недвижимости.
option-mode-basic = Базовые
option-mode-full = Полные
option-ending = Игра заканчивается
option-ending-about = По числу Звёзд, по кругам, по времени или по тому, что наступит раньше.
option-ending-stars = По числу Звёзд
option-ending-stars-or-rounds = По Звёздам или по кругам
option-ending-rounds = Только по кругам
option-ending-stars-or-time = По Звёздам или по времени
option-ending-time = Только по времени
option-star-target = Звёзд для победы
option-star-target-0 = по числу игроков
option-star-target-about = По числу игроков: от 11 Звёзд вдвоём до 7 ввосьмером. Меньше задать нельзя.
option-limit-rounds = Последний круг
option-limit-rounds-about = Только если игра ограничена кругами; круг — по одному ходу каждого игрока.
option-limit-hours = Предел времени в часах
option-limit-hours-about = Только если игра ограничена временем; ход, начатый к этому моменту, доигрывается.
option-deals = Сделки между игроками
option-deals-about = Стол может их разрешить: только на монеты или ещё на компании и заказы. Игра станет дольше.
option-deals-none = Нет
option-deals-money = Только монеты
option-deals-all = Монеты + компании + заказы

# Industries
industry = { $number } { $name }
    .quoted = { $number } «{ $name }»
industry-cars = Автопром
industry-agriculture = Сельское хозяйство
industry-light-industry = Лёгкая промышленность
industry-tourism = Туризм
industry-transport = Транспорт
industry-innovations = Инновации
industry-retail = Розничная торговля
industry-construction = Строительство
industry-telecom = Связь
industry-banks = Банки
industry-oil-and-gas = Нефть и газ
mortgaged = { $industry } с кредитом
tenths = { $sign }{ $whole },{ $part }

# Actions
action-place-company = Разместить компанию
command-place-company = разместить
about-place-company = Разместить одну из двух стартовых компаний в отрасли с белым номером.
action-roll-dice = Бросить кубики
command-roll-dice = бросить
about-roll-dice = Бросить два кубика и узнать активную отрасль.
action-keep-loans = Не гасить кредиты
command-keep-loans = не-гасить
about-keep-loans = При дубле ничего не гасить и заплатить проценты.
action-repay-now = Погасить кредиты
command-repay-now = погасить-сейчас
about-repay-now = Погасить часть кредитов при дубле, чтобы больше не платить по ним процентов.
action-buy-with-risk = Купить с картой рисков
command-buy-with-risk = купить-с-риском
about-buy-with-risk = Купить на рынке по отраслевой цене и открыть карту рисков.
action-buy-safely = Купить без риска
command-buy-safely = купить-без-риска
about-buy-safely = Купить на рынке по двойной отраслевой цене; компания открывается сразу.
action-decline = Не покупать
command-decline = не-покупать
about-decline = Ничего не покупать на рынке в этот ход.
action-keep-risk = Выбрать карту рисков
command-keep-risk = выбрать-риск
about-keep-risk = Выбрать, какая из двух карт рисков сработает; другая сбрасывается.
action-bid = Сделать ставку
command-bid = ставка
about-bid = Сделать ставку за новую компанию в активной отрасли.
action-tender = Предложить цену
command-tender = заказ
about-tender = Предложить выполнить Городской Заказ за меньшую сумму.
action-pass = Пас
command-pass = пас
about-pass = Выйти из этого аукциона.
action-take-loan = Взять кредит
command-take-loan = кредит
about-take-loan = Взять в банке кредит под одну из своих компаний.
action-repay-loan = Погасить кредит
command-repay-loan = погасить
about-repay-loan = Вернуть кредит вместе с процентами.
action-sell-company = Продать компанию
command-sell-company = продать
about-sell-company = Продать компанию в банк за половину отраслевой цены.
action-propose-deal = Предложить сделку
command-propose-deal = сделка
about-propose-deal = Предложить сделку другому игроку, если за столом они разрешены.
action-accept-deal = Согласиться на сделку
command-accept-deal = принять-сделку
about-accept-deal = Согласиться на предложенную вам сделку; обмен происходит сразу.
action-decline-deal = Отказаться от сделки
command-decline-deal = отклонить-сделку
about-decline-deal = Отказаться от предложенной вам сделки.
action-resign = Сдаться (банкротство)
command-resign = сдаться
about-resign = Выбыть из игры банкротом: всё имущество уходит в банк.

field-industry = Отрасль
argument-industry = отрасль
hint-industry = Какая отрасль
field-company = Компания
argument-company = компания
hint-company = Какая из ваших компаний
field-amount = Сумма, М
argument-amount = сумма
hint-amount = Сколько, в М
field-loans = Какие кредиты погасить
argument-loans = кредиты
hint-loans = Сколько кредитов погасить в каждой отрасли
field-card = Карта рисков
argument-card = карта
hint-card = Какая карта сработает
field-to = С кем
argument-to = с-кем
hint-to = С каким игроком
field-give-money = Ваши монеты
argument-give-money = платите
hint-give-money = Сколько вы платите, в М
field-give-companies = Ваши компании
argument-give-companies = отдать-компании
hint-give-companies = Какие свои компании вы отдаёте
field-give-orders = Ваши заказы
argument-give-orders = отдать-заказы
hint-give-orders = Какие свои заказы вы отдаёте
field-ask-money = Чужие монеты
argument-ask-money = просите
hint-ask-money = Сколько монет вы просите, в М
field-ask-companies = Чужие компании
argument-ask-companies = получить-компании
hint-ask-companies = Какие компании другого игрока вы просите
field-ask-orders = Чужие заказы
argument-ask-orders = получить-заказы
hint-ask-orders = Какие заказы другого игрока вы просите

# Buttons
offer-place-company = Разместить компанию
offer-roll-dice = Бросить кубики
offer-keep-loans = Не гасить кредиты
offer-repay-now = Погасить кредиты и продолжить
offer-buy-with-risk = С риском · { $price }М
offer-buy-safely = Без риска · { $price }М
offer-decline = Не покупать
offer-keep-risk = Выбрать карту рисков
offer-bid = Сделать ставку
offer-tender = Предложить цену
offer-pass = Пас
offer-take-loan = Взять кредит
offer-repay-loan = Погасить кредит
offer-sell-company = Продать компанию
offer-propose-deal = Предложить сделку
offer-accept-deal = Согласиться на сделку
offer-decline-deal = Отказаться от сделки
offer-resign = Сдаться (банкротство)

# Questions
not-white = В начале — только в отраслях с белым номером.
ask-placement = Разместите компанию в одной из отраслей с белым номером.
ask-roll = Ваш ход: бросайте кубики. До броска можно взять или погасить кредит и продать компанию.
ask-roll-basic = Ваш ход: бросайте кубики.
ask-roll-deals = Ваш ход: бросайте кубики. До броска можно взять или погасить кредит, продать компанию и предложить сделку.
ask-roll-basic-deals = Ваш ход: бросайте кубики. До броска можно предложить сделку.
ask-deal = { $who } предлагает сделку. Вы получите: { $gives }. Вы отдадите: { $wants }.
ask-interest = Дубль: проценты по вашим кредитам — { $owed }М, у вас { $cash }М. Погасить кредит сейчас стоит { $back }М, и отдельных процентов по нему не будет.
ask-market = Рынок коммерческой недвижимости, отрасль { QUOTED($industry) }: { $price }М с картой рисков или { $double }М без неё. Компания здесь приносит в среднем { $brings }М за круг.
ask-risk = Открыты две карты рисков. Выберите ту, что сработает.
ask-first-bid = Аукцион: новая компания в отрасли { QUOTED($industry) }, ставки от { $price }М. Компания приносит в среднем { $brings }М за круг.
ask-bid = Аукцион: новая компания в отрасли { QUOTED($industry) }, отраслевая цена { $price }М, лучшая ставка — { $bid }М ({ $bidder }). Компания приносит в среднем { $brings }М за круг.
ask-first-tender = Городской Заказ в отрасли { QUOTED($industry) }, город платит не больше { $most }М. { $terms }
ask-tender = Городской Заказ в отрасли { QUOTED($industry) }, лучшая цена — { $bid }М ({ $bidder }). { $terms }
ask-debt = К оплате { $owed }М ({ $reason }), а у вас { $cash }М. Берите кредиты или продавайте компании, пока не хватит.
span-round = на этот круг
order-chance = Ваших компаний здесь: { $companies }; заказ выполняется при { $chance ->
    [one] { $chance } значении
   *[other] { $chance } значениях
} кубика из 6.
order-chance-alone = Ваших компаний здесь нет: субподрядчику сразу { $fee }М, заказ выполняется при { $chance ->
    [one] { $chance } значении
   *[other] { $chance } значениях
} кубика из 6.

wanted-placement = разместить компанию
wanted-roll = бросить кубики
wanted-deal = согласиться на сделку или нет ({ $who } отдаёт: { $gives }; получает: { $wants })
wanted-interest = проценты { $owed }М: погасить кредиты или нет
wanted-debt = собрать { $owed }М ({ $reason })
wanted-market = рынок недвижимости, отрасль { QUOTED($industry) }: { $price }М с картой рисков или { $double }М без неё
wanted-risk = выбрать карту рисков ({ $cards })
wanted-first-bid = ставка на компанию в отрасли { QUOTED($industry) }, от { $price }М
wanted-bid = ставка на компанию в отрасли { QUOTED($industry) }; лучшая — { $bid }М ({ $bidder })
wanted-first-tender = цена за Городской Заказ в отрасли { QUOTED($industry) }, не больше { $most }М
wanted-tender = цена за Городской Заказ в отрасли { QUOTED($industry) }; лучшая — { $bid }М ({ $bidder })
your-cash = У вас { $cash }М.
your-cash-and-bid = У вас { $cash }М; ваша последняя ставка: { $own }М.

# Consequences
leaves-cash = останется { $left }М
loan-costs = { $interest }М на каждом дубле
note-placement = в среднем { $brings }М за круг · { $companies ->
    [0] пока никого
    [one] { $companies } компания
    [few] { $companies } компании
   *[other] { $companies } компаний
}
millions = { $amount }М
note-loan = вы получите { $amount }М, вернуть надо { $back }М
note-repay = стоит { $amount }М, останется { $left }М
note-sale = вы получите { $amount }М
note-mortgaged-sale = вы получите { $amount }М и сразу погасите кредит: { $back }М
note-partner = на руках { $cash }М · свободные фишки: компании { $companies }, заказы { $orders }
note-proposals = ещё { $left } за этот ход
deal-with = { $who }
deal-outcome = У вас будет { $cash }М и { $stars ->
    [one] { $stars } Звезда
    [few] { $stars } Звезды
   *[other] { $stars } Звёзд
}; { $who } — { $theirs }М и { $their_stars ->
    [one] { $their_stars } Звезда
    [few] { $their_stars } Звезды
   *[other] { $their_stars } Звёзд
}.
deal-nothing = ничего
deal-you-pay = { $amount ->
    [0] вы не платите
   *[other] вы платите { $amount }М
}
deal-you-ask = { $amount ->
    [0] монет не просите
   *[other] вы просите { $amount }М
}
deal-companies = { $count ->
    [one] { $count } компания в отрасли { QUOTED($industry) }
    [few] { $count } компании в отрасли { QUOTED($industry) }
   *[other] { $count } компаний в отрасли { QUOTED($industry) }
}
deal-order = заказ в отрасли { QUOTED($industry) } ({ $amount }М · сегмент { $segment })
note-bid = останется { $left }М, можно собрать ещё { $more }М · приносит { $brings }М за круг
note-bid-raise = не хватает { $short }М: нужен кредит или продажа; потом можно собрать ещё { $left }М · приносит { $brings }М за круг
note-bid-ruin = банкротство: вам не собрать больше { $reach }М
note-tender = { $amount }М за выполнение · сейчас останется { $left }М, можно собрать ещё { $more }М
market-left = Стоит { $cost }М, у вас останется { $left }М.
bid-takes = Ставка { $bid }М больше ваших { $cash }М. Чтобы её заплатить, понадобится: { $dealings }.

# Reasons
no-company-token = нет свободной фишки компании
no-cash-for-price = не хватает монет на начальную цену
no-cash-to-bid = не хватает монет, чтобы перебить ставку
no-order-token = нет свободной фишки заказа
no-lower-contract = дешевле уже не предложить
no-subcontractor = нет { $fee }М на субподрядчика
market-too-dear = Это стоит { $cost }М, а у вас { $cash }М. Сначала возьмите кредит или продайте компанию.
market-out-of-reach = Это стоит { $cost }М, а вам не собрать больше { $reach }М.
loan-already = Кредит уже взят: на каждую компанию только один.
sale-too-poor = Продажа принесёт { $amount }М, кредит стоит { $back }М, а у вас { $cash }М.
repay-too-dear = Погасить кредит стоит { $back }М, а у вас { $cash }М.
deal-mortgaged = Сначала погасите кредит.
deal-empty = В сделке должно что-то перейти из рук в руки.
deal-no-cash = Не хватает монет ({ $who }): на руках { $cash }М, а нужно { $amount }М.
deal-no-company = Не хватает компаний без кредита в отрасли { QUOTED($industry) } ({ $who }).
deal-no-company-token = Не хватает свободных фишек компаний ({ $who }).
deal-no-order-token = Не хватает свободных фишек заказов ({ $who }).
deals-enough = За ход можно предложить { $most ->
    [one] { $most } сделку
    [few] { $most } сделки
   *[other] { $most } сделок
}, больше нельзя.
why-one-way = вы уже платите сами, а монеты идут только в одну сторону
why-repay = каждый кредит стоит { $back }М, а у вас { $cash }М; погасите хотя бы один или не гасите ни одного
why-first-bid-cash = первая ставка не ниже отраслевой цены и не больше ваших { $cash }М
why-bid-cash = ставка должна быть выше последней и не больше ваших { $cash }М
why-first-bid = первая ставка не ниже отраслевой цены и не больше { $limit }М
why-bid = ставка должна быть выше последней и не больше { $limit }М
why-first-tender = город платит не больше { $most }М, а самая низкая цена — { $least }М
why-tender = цена должна быть ниже последней, но не ниже { $least }М

# Are you sure?
confirm-bankruptcy = Вам не собрать больше { $reach }М. Если ставку { $bid }М никто не перебьёт, вы банкрот и выбываете из игры. Всё равно поставить?
confirm-ruin = Ваша ставка { $bid }М пока лучшая, а после этого вы соберёте не больше { $means }М: выигрыш вас обанкротит. Всё равно продолжить?
confirm-ruin-by-order = Ваша цена { $bid }М пока лучшая; выигрыш будет стоить { $fee }М субподрядчику, а после этого вы соберёте не больше { $means }М и обанкротитесь. Всё равно продолжить?
confirm-risk = Худшая карта стоит ещё { $worst }М, а после покупки вы соберёте не больше { $left }М: она вас обанкротит. Всё равно купить?
confirm-gift = Вы ничего за это не получите. Всё равно продолжить?
confirm-deal-wins = { $who } получит { $stars ->
    [one] { $stars } Звезду
    [few] { $stars } Звезды
   *[other] { $stars } Звёзд
} — этого хватит для победы. Всё равно продолжить?
confirm-resign = Вы окончательно выбудете из игры, всё ваше имущество уйдёт в банк. Сдаться?
dealing-loan = кредит под компанию в отрасли { QUOTED($industry) }
dealing-sale = продажа компании в отрасли { QUOTED($industry) }

# Debts
debt-interest = проценты по кредитам
debt-loss = убытки компаний
debt-orders = расходы по заказам
debt-subcontractor = субподрядчик
debt-risk = карта рисков
debt-bid = выигранная ставка

# Log
first-roll = Кто ходит первым: { $rolls }.
rolled = { $who } — { $die }
places-company = { $who } размещает компанию в отрасли { QUOTED($industry) }.
first-stars = Звёзды Репутации: { $stars }.
stars-of = { $who } — { $stars }
arrives = { $who } открывает ждавшие компании: { QUOTED($industries) }.
thaws = { $who } получает назад { $amount }М по сорванной сделке.
rolls = { $who } бросает { $one } и { $two }: активна отрасль { QUOTED($industry) }.
profit = Прибыль: { $gains }.
gain = { $who } +{ $amount }М
pays-debt = { $who } платит { $amount }М: { $reason }.
pays-in-part = { $paid ->
    [0] { $who } не может заплатить { $owed }М ({ $reason }): сумма прощается.
   *[other] { $who } платит { $paid }М из { $owed }М ({ $reason }): остаток прощается.
}
bankrupt = { $who } не может заплатить { $owed }М ({ $reason }): банкротство, игрок выбывает.
resigns = { $who } сдаётся и выбывает из игры.
last-one-left = { $who } остаётся в игре без соперников и побеждает!
repays-now = { $who } гасит { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
   *[other] { $count } кредитов
} за { $amount }М.
takes-loan = { $who } берёт кредит { $amount }М под компанию в отрасли { QUOTED($industry) }.
repays-loan = { $who } гасит кредит под компанию в отрасли { QUOTED($industry) }: { $amount }М.
sells-company = { $who } продаёт компанию в отрасли { QUOTED($industry) } за { $amount }М.
repays-after-sale = { $who } гасит кредит проданной компании: { $amount }М.
proposes-deal = { $who } предлагает сделку (кому: { $to }). Отдаёт: { $gives }; получает: { $wants }.
accepts-deal = { $who } соглашается на сделку. { $proposer } отдаёт: { $gives }; получает: { $wants }.
declines-deal = { $who } отказывается от сделки (предложение: { $proposer }).
deal-off = Сделка отменяется.
order-succeeds = { $who }, заказ в отрасли { QUOTED($industry) }: кубик { $die } + компании { $companies }. Выполнен, город платит { $amount }М.
order-fails = { $who }, заказ в отрасли { QUOTED($industry) }: кубик { $die } + компании { $companies }. Мало: пока не выполнен.
order-lost = { $who } проваливает заказ в отрасли { QUOTED($industry) } и теряет фишку заказа.
declines = { $who } ничего не покупает на рынке.
buys-with-risk = { $who } покупает на рынке за { $price }М с картой рисков.
buys-safely = { $who } платит на рынке { $price }М и открывает компанию в отрасли { QUOTED($industry) }.
risks-revealed = { $who } открывает карту: { $cards }.
market-company = { $who } открывает компанию в отрасли { QUOTED($industry) }.
company-waits = { $who } откроет компанию в отрасли { QUOTED($industry) } в начале своего следующего хода.
deal-fails = { $who } получает назад { $amount }М: сделка сорвалась.
deal-frozen = { $who } получит назад { $amount }М в начале своего следующего хода: сделка сорвалась.
bids = { $who } ставит { $amount }М.
passes = { $who } пасует.
passes-by-rule = { $who } пасует: { $why }.
no-bids = Ставок нет: цена в отрасли { QUOTED($industry) } теперь { $price }М.
nobody-buys = Ставок не осталось: компанию в отрасли { QUOTED($industry) } никто не покупает, цена прежняя.
founds-company = { $who } выигрывает за { $price }М и открывает компанию в отрасли { QUOTED($industry) }.
tenders = { $who } предлагает { $amount }М.
no-tenders = Заказ в отрасли { QUOTED($industry) } никому не нужен.
nobody-takes-order = Предложений не осталось: заказ в отрасли { QUOTED($industry) } не достаётся никому.
takes-order = { $who } получает заказ в отрасли { QUOTED($industry) } за { $amount }М.
stars-move = Звёзды: { $changes }.
stars-up = { $who } — { $stars } (+{ $more })
stars-down = { $who } — { $stars } (−{ $fewer })
card-revealed = Карта: { $card }.
lasting-ends = Перестаёт действовать: { $card }.
forecast-moves = Кризисный прогноз перемещается в отрасль { QUOTED($industry) }.
crisis-grows = Кризис в отрасли { QUOTED($industry) }: каждая компания теперь теряет { $strength }М.
no-crisis-token = Все жетоны кризиса уже на поле: в отрасли { QUOTED($industry) } кризис не начинается.
subsidy-paid = { $who } получает дотацию от города: { $amount }М.
price-rises = Цена в отрасли { QUOTED($industry) } растёт до { $price }М.
target-held = Победное число Звёзд ({ $stars }) удержано до конца хода!
call-time-is-up = Время вышло
time-already-up = Время уже вышло: идёт последний ход.
time-called = Время вышло: этот ход последний.
time-over = Последний ход сыгран.
standstill = Все фишки компаний на поле: Звёзды больше не изменятся, игра окончена.
rounds-over = { $rounds ->
    [one] Сыгран { $rounds } круг.
    [few] Сыграны все { $rounds } круга.
   *[other] Сыграны все { $rounds } кругов.
}
final-standing = { $who }: { $stars ->
    [one] { $stars } Звезда
    [few] { $stars } Звезды
   *[other] { $stars } Звёзд
}, чистые активы { $assets }М, на руках { $cash }М.
score-presence = За присутствие
score-leadership = За лидерство
tie-assets = Чистые активы, М
tie-cash = Деньги, М

# Cards
event-forecast = кризисный прогноз
event-crisis = начало кризиса
event-doubled-interest = удвоение процентов по кредитам
event-subsidy = дотация от города тому, у кого меньше всех компаний
event-bigger-contracts = увеличенные контракты Городских Заказов
event-smaller-contracts = уменьшенные контракты Городских Заказов
event-longer-terms = увеличение срока всех заказов
event-shorter-terms = уменьшение срока всех заказов
event-price-rise = повышение цены в активной отрасли
event-two-risks = две карты рисков, срабатывает одна
risk-luck = повезло (дополнительные расходы { $cost }М)
risk-documents = проблемы с документами
risk-repair = капремонт за { $cost }М
risk-failed = срыв сделки (потеря { $cost }М)
risk-frozen = срыв сделки (потеря { $cost }М и блокировка остального)

# Board
board-ring = Отрасли по кругу
board-active = ▶ активна
board-forecast = ⚠ прогноз
board-price = цена { $price }М
board-profit = +{ $profit }М
board-loss = −{ $loss }М
board-in-crisis = кризис
board-order = заказ { $amount }М, сегмент { $segment }
token-company = компания ({ $who })
token-mortgaged = компания с кредитом ({ $who })
token-order = заказ ({ $who })
token-letter = { $number }
board-odds = срабатывает при { $hits ->
    [one] { $hits } броске
   *[other] { $hits } бросках
} из 36
board-beside = Соседи
board-companies = Компании
board-orders = Городские Заказы
board-player = { $number } · { $who }
board-out = вне игры
board-stars = Звёзды
board-stars-count = { $stars ->
    [one] { $stars } Звезда
    [few] { $stars } Звезды
   *[other] { $stars } Звёзд
}
board-cash = на руках { $cash }М
board-loans = кредиты { $loans }, можно собрать { $raisable }М
board-free = свободные фишки: компании { $companies }, заказы { $orders }
board-assets = чистые активы { $assets }М
board-waiting = ждут открытия: { $industries }
board-frozen = заблокировано: { $amount }М
board-bank = Банк и карты
board-target = игра до { $stars ->
    [one] { $stars } Звезды
   *[other] { $stars } Звёзд
}
board-round = круг
board-round-number = круг { $round }
board-lot-company = Аукцион за компанию, { $industry }
board-lot-order = Торги за Городской Заказ, { $industry }
board-called = { $who } { $amount }М
board-passed = { $who }: пас
board-deal = сделка: { $who } → { $to }, отдаёт: { $gives }; получает: { $wants }
board-deck = в колоде: прогнозы { $forecasts }, кризисы { $crises }, события { $events }
board-lasting = действует: { $card }

# Графики
gauge-stars = Звёзды
gauge-cash = Деньги, М
gauge-assets = Чистые активы, М

# Поручения
order-bid-for-companies = Торговаться за компании до предела
order-bid-for-companies-given = Торговаться за компании ({ $what }) до { $limit }М, затем { $then } · { $during }
order-pass-on-companies = Пасовать на аукционах компаний
order-pass-on-companies-given = Пасовать на аукционах компаний · { $during }
order-tender-for-orders = Торговаться за заказы до предела
order-tender-for-orders-given = Торговаться за Городские Заказы ({ $what }), снижая до { $limit }М, затем { $then } · { $during }
order-pass-on-orders = Пасовать на аукционах заказов
order-pass-on-orders-given = Пасовать на аукционах заказов · { $during }
order-decline-the-market = Ничего не покупать на рынке
order-decline-the-market-given = Ничего не покупать на рынке · { $during }
order-roll-at-once = Бросать кубики за меня
order-roll-at-once-given = Бросать кубики, как только настанет мой ход · { $during }
order-decline-all-deals = Отказываться от всех сделок
order-decline-all-deals-given = Отказываться от любой предложенной мне сделки · { $during }
order-keep-all-loans = Платить проценты и не гасить кредиты
order-keep-all-loans-given = При дубле платить проценты и не гасить кредиты · { $during }
order-settle-debts = Платить долги кредитами и продажами
order-settle-debts-given = Платить долги кредитами, если их хватит, иначе сначала продавать дорогие компании · { $during }
any-industry = любая отрасль
confirm-limit = Сейчас вам не собрать больше { $reach }М. Ставки сверх наличных оплачиваются кредитами и продажами, но больше, чем вы тогда сможете собрать, не ставится. Всё равно поручить?

## Новичкам: шесть предложений и что отмечено на поле
how-1 = Доход дают компании: два кубика указывают отрасль, и она с двумя соседними платит за каждую стоящую там компанию.
how-2 = К победе ведут Звёзды: одна за присутствие в отрасли и ещё одна, если ваших компаний там больше всех.
how-3 = Ход: бросок, прибыль, судьбы заказов; затем все могут купить на рынке и торговаться за новую компанию и заказ.
how-4 = Заказ выполнен, если кубик и ваши компании в его отрасли вместе дают 6 или больше; неудача стоит 2М.
how-5 = Не хватает монет? Возьмите кредит 5М под компанию или продайте её за полцены. Кто не может отдать долг, выбывает.
how-6 = Побеждает тот, у кого в конце хода хватает Звёзд: вчетвером нужно 9; чем больше игроков, тем меньше.
callout-ring = Отрасли по кругу: номер, цена, прибыль компании и чьи компании и заказы там стоят.
callout-player-0 = Вы: монеты, компании, заказы и Звёзды.
callout-bank = Банк и карты: сколько Звёзд нужно для победы, какой круг и какие карты действуют.

# Нарисованное поле: коротко, потому что места мало.
drawn-title = ЭКОНОМИКУС
drawn-acts = ходит
drawn-decides = решает
drawn-places = ставит
drawn-none = –
drawn-bids-company = ставка
drawn-bids-order = заказ
drawn-money = { $amount }М
drawn-loss = −{ $amount }М
drawn-gain = +{ $amount }М
drawn-named = { $name }
drawn-more = +{ $number }
drawn-left = ×{ $number }
drawn-of = { $at }/{ $of }
drawn-exchange = БИРЖА
drawn-no-lot = торгов пока нет
drawn-over = игра окончена
drawn-lot-company = аукцион: компания
drawn-lot-order = Городской Заказ
drawn-round = круг
drawn-goal = цель
drawn-most = больше
drawn-cash = деньги
drawn-loans = кредиты
drawn-raisable = собрать ещё
drawn-assets = чистые активы
drawn-companies = ещё компаний
drawn-orders = ещё заказов
drawn-event-doubled-interest = проценты: { $interest }М за кредит
drawn-event-bigger-contracts = заказы города: до { $bigger }М
drawn-event-smaller-contracts = заказы города: до { $smaller }М
drawn-event-two-risks = две карты рисков на выбор
drawn-cars = Автопром
drawn-agriculture = Агропром
drawn-light-industry = Лёгпром
drawn-tourism = Туризм
drawn-transport = Транспорт
drawn-innovations = Инновации
drawn-retail = Розница
drawn-construction = Стройка
drawn-telecom = Связь
drawn-banks = Банки
drawn-oil-and-gas = Нефть и газ
piece-company = компания
piece-companies = несколько компаний
piece-mortgaged = под неё взят кредит
piece-lead = здесь компаний больше
piece-order = Городской Заказ
piece-industry = В отрасли
piece-gain = прибыль
piece-loss = убыток в кризис
piece-forecast = прогноз
piece-plate = для первых компаний
piece-plate-dark = остальные отрасли
piece-player = У игроков
piece-star = звезда
piece-star-empty = звезда впереди
piece-loan = кредиты
piece-raise = можно ещё собрать
piece-frozen = вернутся через ход
piece-waiting = скоро откроется
piece-risks = Карты рисков
piece-card-forecast = прогноз
piece-card-crisis = кризис
piece-card-event = событие
piece-auction = Аукцион
piece-bid = ставка
piece-bid-best = лучшая ставка
piece-bid-passed = пас
piece-bid-waited = ставку ждут
