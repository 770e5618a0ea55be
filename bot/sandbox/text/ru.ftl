sandbox-no-answer-in-time = Dockside не ответил вовремя. Ничего не потеряно: попробуйте ещё раз.

# What Discord's own client would not let a person do.
sandbox-refused = Discord этого не принимает (код { $code }). Ничего не изменилось.
sandbox-request-lacks = В запросе страницы нет поля «{ $field }». Обновите её.
sandbox-unknown-request = Запрос «{ $request }» здесь неизвестен. Обновите страницу.
sandbox-nobody-chosen = Сначала выберите, кто вы.
sandbox-nobody-called = Здесь нет человека с именем { $name }.
sandbox-no-person = Такого человека здесь нет.
sandbox-no-role = Такой роли здесь нет.
sandbox-no-channel = Такого канала здесь нет.
sandbox-no-channel-called = Канала { $name } здесь нет.
sandbox-channels-called = { $name } видит каналов «{ $channel }»: { $count }.
sandbox-no-language = Такого языка в Discord нет.
sandbox-no-command = У игрока { $name } здесь нет команды /{ $path }.
sandbox-no-option = У команды /{ $path } нет поля «{ $option }».
sandbox-option-needed = Команде /{ $path } нужно поле «{ $option }».
sandbox-option-offers-nothing = В поле «{ $option }» команды /{ $path } не из чего выбирать.
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
sandbox-thread-archived = Эта ветка в архиве. Напишите в ней, и она откроется снова.
sandbox-thread-locked = Эта ветка заблокирована. Пользоваться ею могут только те, кто управляет ветками.
sandbox-cannot-delete = { $name } не может удалить это сообщение.
sandbox-not-dismissable = Скрыть можно только сообщение, которое видите вы одни.
sandbox-no-control = В сообщении нет такой кнопки или списка.
sandbox-control-unusable = Сейчас этим воспользоваться нельзя.
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
sandbox-no-form-opened = Бот не открыл форму.
sandbox-no-form = Такая форма не открыта.
sandbox-no-question = В форме нет вопроса «{ $name }».
sandbox-choose = Выберите от { $least } до { $most }, а не { $count }.
sandbox-choose-one = Выберите один из ответов.
sandbox-not-on-offer = «{ $value }» здесь не предлагается.
sandbox-write = Напишите от { $least } до { $most } знаков.
sandbox-tick = Отметьте от { $least } до { $most }, а не { $count }.
sandbox-attach = Приложите файлы: от { $least } до { $most }, а не { $count }.
