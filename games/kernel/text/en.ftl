and-more = and { $count } more
choose-one = Choose one of: { $choices }.
choose-some = Choose from: { $choices }, each at most once.
choose-count = { $least ->
    [0] Choose at most { $most }.
   *[other] Choose at least { $least } and at most { $most }.
}
choose-amount = Choose a whole number from { $least } to { $most }.
choose-amount-because = Choose a whole number from { $least } to { $most }: { $why }.
spread-shape = Give a number for each of: { $items }.
spread-stray = Only these can be given a number: { $items }.
spread-missing = { $item }: a number from { $least } to { $most } is still missing.
spread-range = { $item }: a whole number from { $least } to { $most } is wanted.
spread-budget = That comes to { $cost }; you can spend { $budget }.
spread-total = That makes { $total } in all; it must be from { $least } to { $most }.
stray-fields = “{ $label }” does not take { $fields }.
cannot-now = You cannot do that now. { $now } You can: { $can }.
nothing-now = You cannot do that now. { $now }
wait-for = Waiting for: { $who }.
answer-locked = Your answer is locked. Waiting for: { $who }.
has-answered = { $who } has answered.
game-over = The game is over.
no-such-seat = There is no such seat at this table.
undo-over = The game is over; nothing can be taken back.
undo-chance = Chance has spoken since: dice were rolled or something was drawn.
undo-revealed = The sealed answers of others have been revealed by it.
undo-learnt = Somebody has learnt something by it that was hidden before.
order-not-now = You cannot give that standing order now. You can give: { $can }.
then-out = drop out
then-wake = wake me
no-orders-now = There are no standing orders to give now.
span-turn = this turn
span-auction = this auction
span-round = this round
span-game = until I withdraw it
