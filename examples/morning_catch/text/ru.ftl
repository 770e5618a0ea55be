game-title = Утренний улов
game-about = Торгуйтесь за рыбу на рассвете, продавайте до полудня, а лучшее берегите для своего клиента.
command-group = улов

# Options
option-mornings = Сколько дней
option-mornings-about = Сколько дней открыт рынок.

# Names
fish-herring = сельдь
fish-cod = треска
fish-crab = крабы
of-herring = сельди
of-cod = трески
of-crab = крабов
letter-herring = Се
letter-cod = Тр
letter-crab = Кр
letter-secret = ?
coins = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
    .nominative = { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
crates = { $n ->
    [one] { $n } ящик { $of }
    [few] { $n } ящика { $of }
   *[many] { $n } ящиков { $of }
}
price-of = { $fish } { $price }

# Actions
action-bid = Сделать ставку
command-bid = ставка
about-bid = Тайная ставка за весь улов. Её можно менять, пока не сделана последняя.
action-sell = Продать рыбу
command-sell = продать
about-sell = Продать ящики одного вида. С каждым цена падает на монету.
action-keep = Сегодня не продавать
command-keep = придержать
about-keep = Оставить всю рыбу на другой день.
field-coins = Монеты
argument-coins = монеты
hint-coins = Сколько ваших монет
field-fish = Рыба
argument-fish = рыба
hint-fish = Какую рыбу вы продаёте
field-crates = Ящики
argument-crates = ящики
hint-crates = Сколько ящиков

# Questions
ask-bid = На причале: { $catch }. Сколько вы за это дадите?
ask-sell = Рынок открыт: { $prices }. Продайте ящики одного вида или придержите всё.
your-bid = Вы ставите { $coins }. Ставку можно изменить, пока не готовы все.
wanted-bid = тайная ставка за улов: { $catch }
wanted-sale = продать рыбу или оставить ({ $prices })
purse-holds = в кошельке { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
leaves = { $n ->
    [0] не останется ничего
    [one] останется { $n } монета
    [few] останется { $n } монеты
   *[many] останется { $n } монет
}
price-now = за первый ящик — { $price }
none-of-it = У вас нет { $of }.
customer-pays-more = Сегодня последний день, а ваш клиент даст за { $crates } { $coins }. Всё равно продать на рынке?

# What happens
your-customer = Вашему постоянному клиенту всегда мало { $of }: за каждый ящик, который останется у вас в конце, он даст { $treat }.
morning = Утро { $number }-е. Лодка привозит: { $catch }. Сегодня начинает { $who }.
last-morning = Утро { $number }-е, последнее. Лодка привозит: { $catch }. Сегодня начинает { $who }.
bids-opened = Ставки открыты: { $bids }.
bid-shown = { $who } — { NOMINATIVE($coins) }
bought = { $who } платит { $coins } и забирает улов.
cats = Никто ничего не дал. У портовых котов сегодня пир.
sold = { $who } продаёт { $crates } за { $coins }; цена теперь { $price }.
kept = { $who } сегодня не торгует.
dearer = Сегодня никто не продавал, поэтому завтра на монету дороже: { $fish }.

# The end
score-coins = Монеты
score-customer = Постоянный клиент

# The board
panel-quay = Причал
panel-market = Цены
player = { $who }
track-mornings = Утро
row-first = Начинает
row-catch = Улов
row-at-sea = В море
crates-counted = { $n ->
    [one] { $n } ящик
    [few] { $n } ящика
   *[many] { $n } ящиков
}
row-cellar = Погреб
row-purse = Кошелёк
purse = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
row-customer = Клиент
customer-secret = тайный клиент
gauge-coins = Монеты

# Standing orders
order-bid-every-morning = Одна и та же ставка каждое утро
order-bid-every-morning-given = Каждое утро ставить { $coins ->
    [0] ноль
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}

## Новичкам: шесть предложений и что отмечено на поле
how-1 = Зарабатывают так: купить рыбу на рассвете дёшево и до полудня продать дорого. Монеты — это очки.
how-2 = Каждое утро все тайно ставят на весь улов; кто поставил больше всех, платит и забирает его.
how-3 = Потом по очереди каждый может продать сколько угодно ящиков одного вида или ничего.
how-4 = С каждым проданным ящиком этот вид дешевеет на 1; вечером то, чего никто не продал, дорожает на 1.
how-5 = Ваш тайный клиент в конце платит за каждый оставшийся у вас ящик одного вида.
how-6 = После последнего вечера побеждает тот, у кого больше монет; прочая оставшаяся рыба не стоит ничего.
callout-quay = Причал: улов этого утра и сколько утр осталось.
callout-market = Рынок: сколько сейчас приносит ящик каждого вида.
callout-seat-0 = Вы: монеты, ящики и тайный клиент.
