sandbox-no-answer-in-time = Dockside вовремя не ответил. Ничего не потеряно: попробуйте ещё раз.

# What Discord's own client would not let a person do.
sandbox-refused = Discord этого не принимает (код { $code }). Ничего не изменилось.
sandbox-request-lacks = В запросе страницы нет поля «{ $field }». Загрузите её заново.
sandbox-unknown-request = Запрос «{ $request }» здесь неизвестен. Загрузите страницу заново.
sandbox-nobody-chosen = Сначала выберите, кто вы.
sandbox-nobody-called = Здесь нет человека с именем { $name }.
sandbox-no-person = Такого человека здесь нет.
sandbox-no-role = Такой роли здесь нет.
sandbox-no-channel = Такого канала здесь нет.
sandbox-no-channel-called = Канала { $name } здесь нет.
sandbox-channels-called = { $name } видит каналов «{ $channel }»: { $count }.
sandbox-no-language = Такого языка в Discord нет.
sandbox-no-command = Команды /{ $path } здесь нет для игрока { $name }.
sandbox-no-option = У команды /{ $path } нет параметра «{ $option }».
sandbox-option-needed = Команде /{ $path } нужен параметр «{ $option }».
sandbox-option-offers-nothing = Параметр «{ $option }» команды /{ $path } ничего не предлагает на выбор.
sandbox-option-length = «{ $option }»: от { $least } до { $most } знаков.
sandbox-option-number = «{ $option }» — число.
sandbox-option-least = «{ $option }» — не меньше { $bound }.
sandbox-option-most = «{ $option }» — не больше { $bound }.
sandbox-option-choice = «{ $option }»: выберите из списка.
sandbox-option-file = «{ $option }» — файл.
sandbox-message-gone = Этого сообщения больше нет.
sandbox-message-unseen = { $name } не видит этого сообщения.
sandbox-message-length = В сообщении от 1 до { $most } знаков.
sandbox-cannot-write = { $name } не может здесь писать.
sandbox-thread-archived = Эта ветка в архиве. Напишите в ней сообщение, и она откроется снова.
sandbox-thread-locked = Эта ветка заблокирована. Что-то делать в ней могут только те, кто управляет ветками.
sandbox-cannot-delete = { $name } не может удалить это сообщение.
sandbox-not-dismissable = Скрыть можно только сообщение, которое видите вы одни.
sandbox-no-control = В сообщении нет такого элемента.
sandbox-control-unusable = Этот элемент сейчас недоступен.
sandbox-not-a-button = Это список, а не кнопка.
sandbox-not-a-list = Это кнопка, а не список.
sandbox-not-one-control = { $count ->
    [0] Элемента «{ $name }» здесь нет, есть только: { $known }.
   *[other] Элементов «{ $name }» здесь { $count }: { $known }.
}
sandbox-not-one-question = { $count ->
    [0] Вопроса «{ $name }» здесь нет, есть только: { $known }.
   *[other] Вопросов «{ $name }» здесь { $count }: { $known }.
}
sandbox-no-form-opened = Бот не открыл формы.
sandbox-no-form = Такой открытой формы нет.
sandbox-no-question = В форме нет вопроса «{ $name }».
sandbox-choose = Выберите от { $least } до { $most }, а не { $count }.
sandbox-choose-one = Выберите один из ответов.
sandbox-not-on-offer = «{ $value }» здесь не предлагается.
sandbox-write = Напишите от { $least } до { $most } знаков.
sandbox-tick = Отметьте от { $least } до { $most }, а не { $count }.
sandbox-attach = Приложите файлы: от { $least } до { $most }, а не { $count }.
