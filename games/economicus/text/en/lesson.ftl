# The first lesson. $seat0 is the learner, $seat1 and $seat2 sit to the left and to the right.
lesson-hello = Welcome to the trading floor. You and two rivals open **companies** in eleven industries, which lie in a ring. What counts is **stars**: one in every industry you’re in, and one more where you have **more companies than anyone else**. Whoever has 10 stars at the end of a turn wins.

lesson-place = Everyone begins with 20M and two free companies on **white numbers**, 2 to 6. Yours in 6 isn’t alone there: one star for you, one for { $seat1 }, and nobody leads. In an empty industry a single company leads, so it brings you **two stars**. Whoever leads has a star on the roof, like { $seat2 } in 2.
lesson-place-do = **{ action-place-company }** in **4 { industry-light-industry }**. Nobody is there, and it lies right beside 8.
lesson-place-not-elsewhere = Also empty, and a fine spot. But 4 lies beside 8, and two dice make 8 quite often.
lesson-place-not-own = You’d take the lead there: one star more. An empty industry brings you two.
lesson-place-not-rival = You’d get one star there, and { $seat2 } would lose one. An empty industry brings you two.
lesson-place-not-rivals = Two rivals are there already, so you’d get just one star. An empty industry brings you two.

lesson-roll = Three stars. And it’s your turn. Every turn begins with two dice. Their sum says which industry is **active**. It and its **two neighbours** in the ring pay everyone who has a company there, whoever rolled.
lesson-roll-do = **{ action-roll-dice }**.
lesson-roll-not-loan = You have 20M, you don’t need a loan.
lesson-roll-not-sale = You only have two, and each of them brings you stars. Keep them.

lesson-market = An eight. Your companies in 4 and 6 lie right beside it, and each paid you 1M. Now for the **market**: one after another, everyone may buy a company in 8. For 8M you also draw a **risk card**: most cost extra, some spoil the deal. For 16M you draw none. After that a company is **auctioned** anyway, from 8M.
lesson-market-do = **{ action-decline }**, and wait for the auction.
lesson-market-not-risk = The card may cost you up to 8M more, or there’s no company at all. The auction has no such cards.
lesson-market-not-safe = Then you’d be left with 6M. You’ll probably get it cheaper in the auction.
lesson-market-not-loan = You have 22M, you don’t need a loan.
lesson-market-not-sale = Each of your companies brings you stars. Keep them.

lesson-bid = The others don’t buy either. Now one new company in **8 { industry-retail }** is auctioned. It’s your turn, so you speak first; then bids go round and must rise, and **a pass is final**. Nobody is in 8 yet: the winner gets two stars, and about 2M a round.
lesson-bid-do = **{ action-bid }** 8, 9 or 10M.
lesson-bid-not-much = Start low. You can always go higher when somebody outbids you.
lesson-bid-not-pass = You couldn’t come back in, and two stars are at stake. Bid.
lesson-bid-not-loan = You have 22M, that’s enough for now.
lesson-bid-not-sale = Each of your companies brings you stars. Keep them.

lesson-raise = { $seat1 } jumps to 11M, { $seat2 } is out. At 2M a round it takes a while until 12M come back. But stars win the game, and you have 22M.
lesson-raise-do = **{ action-bid }** 12, 13 or 14M.
lesson-raise-not-much = You’ll need money for the next auctions. Outbid { $seat1 } by a little.
lesson-raise-not-pass = Two stars for 12M are well worth it. Stay in.
lesson-raise-not-loan = You have 22M, that’s enough.
lesson-raise-not-sale = Each of your companies brings you stars. Keep them.

lesson-won = It’s yours. You’re the only one in 8, so you lead there. Your bid is now the **price** of 8 for everyone. And five stars are a **record**: each new one reveals a **card**, and so does every double. This card is a warning: the **crisis forecast**, that little cloud, now hangs over 8. Nothing happens yet…

lesson-order = One more thing in every turn: a **city order**, this time for 8. Here bids **fall**: whoever asks least gets it. Whenever 8 or a neighbour is active, you roll a die and add your companies in 8: with **6 or more** the city pays. If not, it costs 2M, and the third time you lose the order.
lesson-order-do = **{ action-tender }**: 7M, the most the city pays.
lesson-order-not-low = Ask for the whole 7M. You can go lower when somebody underbids you.
lesson-order-not-pass = You’re the only one with a company there, so nobody has a better chance. Try it.
lesson-order-not-loan = An order costs you nothing now.
lesson-order-not-sale = Each of your companies brings you stars, and the one in 8 helps with the order.

lesson-paid = A few turns have passed: you got the order, bought a second company in 6, and { $seat1 } one in 4. Now { $seat2 } has rolled a four, and look: **you** earn 3M, and your order is done: a 5 on the die and one company make 6. That’s 7M. On the market everyone is asked, you too. In 4 it’s one against one, so nobody leads.
lesson-paid-do = **{ action-buy-safely }** for 8M, and you lead in 4.
lesson-paid-not-risk = You’d save 4M, but the card may cost up to 8M or spoil the deal. You have the money, so play safe.
lesson-paid-not-decline = One more company in 4, and the lead is yours. It’s only 8M.
lesson-paid-not-loan = You have 19M, you don’t need a loan.
lesson-paid-not-sale = Each of your companies brings you stars. You want more, not fewer.

lesson-crisis = Six stars, a record again, so another card: a **crisis**, right under the cloud. Your stars in 8 stay, but from now on your company there **costs** you 1M each time instead of bringing 2M. If you can’t pay something, take a **loan** or sell a company for half its price. If even that isn’t enough, you’re bankrupt and out.

lesson-borrow = Much later. It’s your turn, and a nine was rolled. You have **nine stars, and ten win**. In 9 it’s one against one with { $seat1 }. The auction starts at 9M and you have 7M, but **you may bid more than you have** and borrow the rest. Your rivals can’t: they’ve borrowed on all their companies, see the red marks.
lesson-borrow-do = **{ action-bid }** 9M.
lesson-borrow-not-much = Nobody can go higher than you. 9M is enough.
lesson-borrow-not-pass = It’s the star you need to win. Bid.
lesson-borrow-not-loan = First win, then borrow: you’ll be asked for the money.
lesson-borrow-not-sale = Then you’d lose stars, and you need every one of them.

lesson-debt = Nobody outbids you. Now find the money. A **loan** on a company brings 5M. The company stays yours, with its stars. It costs 1M of interest on every double, and 6M to pay it back.
lesson-debt-do = **{ action-take-loan }** on any of your companies.
lesson-debt-not-sale = With a company its stars would go too. A loan leaves you both.

lesson-hold = **Ten stars.** A new record, so there was a card, too. It doesn’t matter any more: hold your stars until the **end of the turn**, and you’ve won. All that’s left is a city order.
lesson-hold-do = **{ action-pass }**.
lesson-hold-not-tender = It would pay later, and there is no later. The game ends with this turn.
lesson-hold-not-loan = Your bid is paid. You don’t need any more money.
lesson-hold-not-sale = Hold on to your stars. With one fewer you wouldn’t win.

lesson-score = You’ve won! **Only stars count.** In a tie it’s net assets: cash and companies at their prices, less loans. In a real game the ring lies differently each time, and with more players fewer stars are enough. Watch who’s close: one company in the right place breaks a lead. There are shorter basic rules, too, without market, cards and loans. Have a good first game!
