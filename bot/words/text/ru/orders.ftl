# Поручения: на что игрок отвечает заранее.
command-orders = поручения
about-orders = Поручения: ответы за вас, ещё до вопроса
ui-orders = Поручения
ui-orders-none = У вас нет поручений за этим столом. Дайте поручение, и вас не придётся ждать.
ui-orders-none-yet = У вас нет поручений за этим столом.
ui-orders-yours = Ваши поручения; кроме вас, их никто не видит. Если подходят два, действует более новое.
ui-order-line = **{ $number }.** { $order }
ui-order-withdraw = Отменить { $number }
ui-order-withdraw-named = Отменить: { $order }
ui-order-give = Дать поручение
ui-order-given = Сохранено. Сработает, когда вас спросят.
ui-order-gone = Этого поручения уже нет.
orders-too-many = За этим столом у вас уже { $most ->
    [one] { $most } поручение
    [few] { $most } поручения
   *[many] { $most } поручений
}, больше нельзя. Сначала отмените одно из них.
orders-failed = Поручение не сработало и отменено: «{ $order }». Теперь ваш ход.
argument-order = поручение
hint-order = Какое дать или какое из ваших отменить
field-what = О чём
argument-what = о-чём
hint-what = Чего касается поручение
field-limit = Предел
argument-limit = предел
hint-limit = Дальше этого не идти
field-then = Когда предел достигнут
argument-then = затем
hint-then = Что делать, когда предел достигнут
field-during = На какой срок
argument-during = срок
hint-during = На какой срок
