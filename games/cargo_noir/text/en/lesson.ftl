# The first lesson. $seat0 is the learner, $seat1 the rival.
lesson-hello = Welcome to the underworld. You and { $seat1 } smuggle cargo out of the ports and trade it for **cards**. After eleven rounds whoever has the most points on cards wins. Coins are only for bidding, ships do all the work.

lesson-send = Each turn you send out all your ships. In a **port** a ship stands on coins: that’s your bid for everything that lies there. If it’s still alone when your next turn begins, the cargo is yours. In Rio there are two gold and some cigars.
lesson-send-do = **{ action-send-to-port }**: Rio, with 1 to 3 coins.
lesson-send-not-much = That’s a lot for a start, you only have 7. Three at most will do.
lesson-send-not-elsewhere = Two gold lie in Rio, and goods of one kind are worth a lot. Go there.
lesson-send-not-casino = In a moment. First get your hands on some cargo.
lesson-send-not-market = In a moment. First get your hands on some cargo.

lesson-casino = Two more ships. The **casino** has room for everybody and costs nothing: each ship there earns 2 coins by your next turn.
lesson-casino-do = **{ action-send-to-casino }**.
lesson-casino-not-port = You’ll need those coins. Earn some first.
lesson-casino-not-market = That’s for your last ship. First see to your income.

lesson-market = One ship left. At the **black market** it brings you a token next turn: one of the eight that lie open for one of yours, or one out of the bag.
lesson-market-do = **{ action-send-to-market }**.
lesson-market-not-port = Keep your coins. This ship can do something for free.
lesson-market-not-casino = One ship there is enough for now. The market brings you cargo.

lesson-buy = Your ship in Rio is still alone. First your ships act, in whatever order you like. The casino has paid already.
lesson-buy-do = **{ action-buy }**: Rio.
lesson-buy-not-draw = Buy first. Then you have something to swap, which is better than a draw.

lesson-swap = Two gold and some cigars. Now the ship at the black market: a **third gold** lies there. Goods of one kind count squared: one is worth 1, two 4, three 9.
lesson-swap-do = **{ action-swap }**: give the cigars, take the gold.
lesson-swap-not-gold = Keep the gold. It’s the cigars that don’t fit.
lesson-swap-not-other = There’s gold on the market, and you have two already.
lesson-swap-not-draw = The bag may bring anything. The gold lies there for the taking.

lesson-sets = Three gold are worth 9, four would be 16, five 25. Goods that are **all different** count too, just less: 1, 3, 6, 10, 15, 21 and so on. The cheapest card costs 10, so go on collecting. But mind your warehouse: it holds six.

lesson-raise = Two rounds later. In Bombay lie two more gold, and you’ve bid 3 coins. But { $seat1 } came after you with 5. Now it’s your choice: put more on your stack than { $seat1 } has, or take your coins back and leave.
lesson-raise-do = **{ action-raise }** in Bombay by 3 or 4 coins.
lesson-raise-not-much = One coin above your rival is enough, so add 3, or 4 to be safe.
lesson-raise-not-leave = You’d get your coins back, but with that gold you’d have five. Fight for it.

lesson-repeat = You’re on top. A ship that raises stays where it is; the other two are back from the casino.
lesson-repeat-do = **{ action-repeat-placement }**: one press, and both go to the casino again.
lesson-repeat-not-one = You can send both with one press.
lesson-repeat-not-market = You need coins now. Both to the casino, with one press.
lesson-repeat-not-port = You need coins now. Both to the casino, with one press.

lesson-trade = { $seat1 } has withdrawn, and the cargo of Bombay is yours. Five gold. Now you may **trade**. A set is worth its points, and there’s **no change**: what you overpay is lost.
lesson-trade-do = **{ action-deal }**: the { card-night_club } for your five gold.
lesson-trade-not-other = Five gold are worth 25, and so is the { card-night_club }. For any other card you’d overpay.
lesson-trade-not-hand = That’s for choosing every token yourself. The usual way works out the payment for you.
lesson-trade-not-stop = Five gold buy the { card-night_club }, and your warehouse is full.

lesson-cards = 25 points. Now the other cards. A **{ card-ship }**, a **{ card-warehouse }** and a **{ card-syndicate }** bring only 5 points each, but help you for the rest of the game, so get them early. The six **unique** cards are worth more than they cost, and there’s only one of each.

lesson-last = The last turn of the game, and it’s yours. In the last round **each coin in your safe counts as a point too**. You hold five different goods and a second lot of cars, and there’s a ship at the black market.
lesson-last-do = **{ action-swap }**: give the spare cars for something you don’t have yet.
lesson-last-not-pair = You have that already. Take something new, so that all six are different.
lesson-last-not-other = Give the cars: you have two of them, and one is enough.
lesson-last-not-draw = The bag may bring what you have already. On the market you see what you get.

lesson-deal = Six different goods are worth 21, and you have 7 coins: 28 together. Cargo and coins that are left over count nothing.
lesson-deal-do = **{ action-deal }**: { card-show_biz } for 28, which brings 31 points.
lesson-deal-not-other = You can pay 28: take the card that brings most, { card-show_biz }.
lesson-deal-not-hand = Let the bot work out the payment, it finds the best one.
lesson-deal-not-stop = Cargo and coins count nothing after this. Spend them.

lesson-score = That’s it! Only cards count, and in a tie the best single card. In a real game up to five families crowd into eight ports: bid where nobody else wants to go, collect one kind, and strike in the last round. Have a good first game!
