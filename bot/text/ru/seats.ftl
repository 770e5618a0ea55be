# Места: дублёры, как уступить место, занять его и оставить.

## Имена дублёров
ui-stand-in-gull = Бот Чайка
ui-stand-in-heron = Бот Цапля
ui-stand-in-pelican = Бот Пеликан
ui-stand-in-albatross = Бот Альбатрос
ui-stand-in-petrel = Бот Буревестник
ui-stand-in-stork = Бот Аист
ui-stand-in-swan = Бот Лебедь
ui-stand-in-crane = Бот Журавль

## Перед игрой
ui-stand-in-add = Добавить дублёра
ui-stand-in-remove = Убрать дублёра
host-stand-in-sits = Дублёр за столом: { $count } из { $least }–{ $most } игроков.
host-stand-in-gone = Дублёр вышел из-за стола: { $count } из { $least }–{ $most } игроков.
host-stand-in-none = За этим столом нет дублёров. Можно добавить.

## Всем
host-seat-offered = Место { $place } можно занять; до тех пор на нём играет нынешний игрок.
host-seat-kept = Место { $place } больше не предлагается: игрок остаётся.
host-seat-left = Игрок с места { $place } покидает игру; там играет дублёр, пока место кто-нибудь не займёт.
host-seat-taken = { $who } занимает место { $place }.

## Сообщение о свободном месте
ui-seat-take = Занять место
ui-seat-offered = { $who } уступает место { $place }.
ui-seat-stand-in = На месте { $place } играет { $who }; место свободно.
ui-seat-what-it-means = Кто займёт его, продолжит игру со всем, что у этого места есть. То, что видит только его игрок, придёт в личные сообщения.
ui-seat-no-longer-free = Место { $place } больше не свободно: там играет { $who }.
ui-seat-yours = Место ваше. Вот что вам известно и что можно сделать:

## Тому, кто уходит
ui-seat-you-offer = Ваше место предложено другим. Играйте, пока его не займут; `/место передумать` отменяет предложение.
ui-seat-you-keep = Место остаётся за вами.
ui-seat-leave-sure = Покинуть игру? С этой минуты за вас будет играть дублёр, и место сможет занять любой.
ui-seat-leave = Покинуть игру
ui-seat-stay = Остаться
ui-seat-left = Вы покинули игру, за вас играет дублёр. Спасибо за игру.
ui-seat-parted = Теперь на вашем месте в игре «{ $title }» ({ $place }) играет { $who }. Спасибо за игру; вы можете смотреть дальше.
ui-seat-changed-hands = Это место перешло к другому: теперь на нём играет { $who }. Спасибо за игру; вы можете смотреть дальше.

## Отказы
host-seat-not-begun = Игра ещё не началась. Сядьте за стол: `/игра сесть`.
host-seat-only-lobby = Игра ещё не началась, можно просто встать из-за стола: `/игра встать`.
host-seat-offered-already = Ваше место уже предложено. Играйте, пока его не займут.
host-seat-not-offered = Ваше место не предложено; оно и так ваше.
host-seat-one-each = Вы уже играете за этим столом: у каждого одно место.
host-seat-none-free = За этим столом нет свободных мест. Играют: { $who }.
host-seat-which = Свободных мест несколько: { $who }. Выберите одно в поле `место`.
host-seat-not-free = Это место занято. Свободны: { $who }.
ui-seat-unknown = Место — это число от 1 до { $most }. Выберите из списка.

## Команды
command-game-stand-in = дублёр
about-game-stand-in = Посадить на пустое место дублёра или убрать его
argument-change = что
hint-change = Добавить или убрать
command-seat = место
about-seat = Уступить, занять или оставить место в идущей игре
command-seat-offer = уступить
about-seat-offer = Предложить своё место тому, кто хочет играть дальше
argument-until = пока
hint-until = Кто играет, пока место не занято
ui-seat-until-me = Играю я
ui-seat-until-stand-in = Сразу играет дублёр
command-seat-keep = передумать
about-seat-keep = Отменить предложение
command-seat-take = занять
about-seat-take = Занять предложенное место или место дублёра
argument-seat = место
hint-seat = Какое место, если свободно несколько
command-seat-leave = покинуть
about-seat-leave = Покинуть игру; играть будет дублёр
