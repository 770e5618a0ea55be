# Команды: названия, описания и поля. Команды самой игры лежат рядом с игрой.
command-game = игра
about-game = Открыть стол, сесть, начать
command-game-new = новая
about-game-new = Открыть стол в этом канале
argument-game = игра
hint-game = Какая игра
command-game-join = сесть
about-game-join = Сесть за стол этого канала
command-game-leave = встать
about-game-leave = Встать из-за стола до начала игры
command-game-start = начать
about-game-start = Начать игру
argument-first = первый
hint-first = Кто начинает; не указано — по жребию или как выбрано в сообщении стола
command-game-cancel = отменить
about-game-cancel = Закрыть стол до начала игры
command-game-language = язык
about-game-language = Язык общих сообщений в этом канале
argument-language = язык
hint-language = Какой язык
command-game-option = настройка
about-game-option = Изменить настройку игры до её начала
argument-option = настройка
hint-option = Какая настройка
argument-value = значение
hint-value = Какой она должна быть
argument-table = стол
hint-table = За каким столом, если вы играете за несколькими
command-table = стол
about-table = Поле ещё раз, только для вас
command-hand = рука
about-hand = То, что видите только вы
command-moves = ходы
about-moves = Что вы можете сделать сейчас, с кнопками
command-log = журнал
about-log = Что уже произошло
command-score = счёт
about-score = Что известно всем о счёте, или итог
command-rules = правила
about-rules = Найти что-нибудь в правилах этой игры
argument-search = о-чём
hint-search = Заголовок, номер вроде 5.4 или слова
command-help = помощь
about-help = Что вы можете сделать здесь и сейчас
command-doctor = доктор
about-doctor = Какого разрешения где не хватает
ui-language-name = Русский
ui-language-chosen = Общие сообщения в этом канале теперь по-русски.

## Какой стол
ui-no-table-here = В этом канале нет стола. Его открывает `/игра новая`.
ui-other-game-here = За столом этого канала играют в «{ $title }». Используйте её команды.
ui-no-table-of-yours = Сейчас вы не играете за таким столом. Сядьте за стол в канале вашего сервера.
ui-no-such-table-of-yours = Вы не играете за этим столом. Выберите стол из списка.
ui-several-tables = Вы играете за несколькими столами: { $tables }. Укажите один в поле `стол`.
ui-cannot-write-here = Здесь я не могу вести стол. В этом канале не хватает: { $missing }. Разрешение может дать управляющий сервером.

## Разрешения
ui-permission-view-channel = Просматривать канал
ui-permission-send-messages = Отправлять сообщения
ui-permission-send-messages-in-threads = Отправлять сообщения в ветках
ui-permission-attach-files = Прикреплять файлы

## /doctor
ui-doctor-well = Всего хватает: за каждым столом этого сервера я могу читать, писать и прикреплять файлы.
ui-doctor-missing = { $place } · не хватает: { $missing }. Дайте это моей роли в настройках канала.
ui-doctor-unseen = { $place } · в этом канале есть стол, но я канала не вижу. Дайте там моей роли «Просматривать канал».
ui-doctor-undelivered = { $count ->
    [one] { $count } сообщение не удалось доставить.
    [few] { $count } сообщения не удалось доставить.
   *[many] { $count } сообщений не удалось доставить.
}
ui-doctor-latency = -# Discord отвечает за { $ms } мс.

## /rules
ui-rules-chapters = Главы правил. Спросите заголовком, номером или словами.
ui-rules-nothing = В правилах этой игры нет ничего про «{ $about }». Возьмите заголовок из списка или меньше слов.
ui-rules-more = -# Подходит абзацев: { $count }; здесь первые из них. Спросите точнее, чтобы увидеть остальные.

## /help
ui-help-new = `/игра новая` открывает стол: выберите игру, дождитесь игроков, начните.
ui-help-lobby = В этом канале открыт стол. Нажмите **Сесть** или наберите `/игра сесть`: вас ждут.
ui-help-lobby-seated = Вы сидите за этим столом. Когда соберётся достаточно игроков, нажмите **Начать** или наберите `/игра начать`. До тех пор можно менять настройки.
ui-help-spectator = Вы зритель. `/стол` покажет поле, `/журнал` — что произошло, `/правила` — как играют.
ui-help-your-move = **Ваш ход.** Нажмите **Мои ходы** под столом или используйте одну из команд:
ui-help-not-your-move = Сейчас не ваш ход; ждём: { $who }. Но это вы можете:
ui-help-always = `/рука` — то, что видите только вы · `/стол` — поле · `/журнал` — история · `/правила` — правила
