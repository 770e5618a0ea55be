and-more = и ещё { $count }
choose-one = Выберите одно из: { $choices }.
choose-some = Выберите из: { $choices } — каждое не больше одного раза.
choose-count = { $least ->
    [0] Выберите не больше { $most }.
   *[other] Выберите не меньше { $least } и не больше { $most }.
}
choose-amount = Укажите целое число от { $least } до { $most }.
choose-amount-because = Укажите целое число от { $least } до { $most }: { $why }.
spread-shape = Укажите число для каждого: { $items }.
spread-stray = Число можно указать только для: { $items }.
spread-missing = { $item }: нужно число от { $least } до { $most }.
spread-range = { $item }: нужно целое число от { $least } до { $most }.
spread-budget = Это стоит { $cost }; вы можете потратить { $budget }.
spread-total = Всего получается { $total }; должно быть от { $least } до { $most }.
stray-fields = «{ $label }»: лишнее — { $fields }.
cannot-now = Сейчас это невозможно. { $now } Можно: { $can }.
nothing-now = Сейчас это невозможно. { $now }
wait-for = Ждём: { $who }.
answer-locked = Ваш ответ принят и закрыт. Ждём: { $who }.
has-answered = Ответ дан: { $who }.
game-over = Игра окончена.
no-such-seat = За этим столом нет такого места.
undo-over = Игра окончена, взять ход назад нельзя.
undo-chance = С тех пор вмешался случай: бросали кости или что-то вытянули.
undo-revealed = Этим ходом открылись закрытые ответы других.
undo-learnt = Этим ходом кто-то узнал то, что было скрыто.
order-not-now = Такое поручение сейчас дать нельзя. Можно дать: { $can }.
then-out = выйти из торгов
then-wake = спросить меня
no-orders-now = Сейчас дать поручение нельзя.
span-turn = на этот ход
span-auction = на этот аукцион
span-round = на этот раунд
span-game = пока не отменю
