# The first lesson. $seat0 is the learner, $seat1 and $seat2 sail along. You are the rats.
lesson-hello = Arrr, welcome to the sewers. Three ships drift in the muck, and everybody’s vermin sail on all of them. Ahead of each bow float piles of garbage: three square **trophies** and one round **prize**. That’s treasure. The most points at the end win. You’re the rats, and { $seat1 } and { $seat2 } want the same garbage.

lesson-take = Look at the Cat’s Skull: noodles ahead of it, and chili, which makes noodles worth more. Aboard the Cat’s Skull you pay with **cat cards**, and you have just one. Each turn you do **one thing**: take two cards, move one pirat, or make one captain.
lesson-take-do = **{ action-take-card }**: a { card-cat } from the row.
lesson-take-not-deck = The deck may bring anything. In the row you see what you get.
lesson-take-not-other = That pays on another ship. For the noodles you need cat cards.
lesson-take-not-board = With one card you’d only get to space 1. Fill your paws first.

lesson-second = Cards always come in twos, one after the other. After that you keep six at most.
lesson-second-do = A second { card-cat }, the same way.
lesson-second-not-deck = There’s another cat card in the row, for sure.
lesson-second-not-other = One more cat card, and you can go where you want to be.

lesson-board = { $seat1 } is aboard already, on space 1. Each **empty** space you enter costs a card; spaces that are **taken** you cross free. So space 2 costs one cat card, space 3 two. Whoever stands further ahead grabs earlier, and from 3 it’s one step to captain.
lesson-board-do = **{ action-board }**: Cat’s Skull, space 3.
lesson-board-not-behind = Cheaper, but then somebody else hops onto space 3 and grabs before you.
lesson-board-not-elsewhere = The noodles and the chili are at the Cat’s Skull.
lesson-board-not-take = You have three cat cards, that’s enough. Go before somebody else takes space 3.

lesson-captain = Full house. But a ship sails only with a **captain**. A pirat gets there if the captain’s space is free and no space on the way is empty. From aboard that costs one card, from home three.
lesson-captain-do = **{ action-become-captain }** with your rat on the Cat’s Skull.
lesson-captain-not-take = Don’t wait. { $seat2 } can step over your rat and be captain for a single card.
lesson-captain-not-board = Later. First be captain, before { $seat2 } steps over your rat.

lesson-grab = A new captain waits until your **next** turn and then sails by itself. Meanwhile { $seat1 } has hopped onto the space you left. Now everybody grabs, from bow to stern. You’re first: the prize is yours already, and one trophy of your choice. With chili each of your noodles is worth 4 more.
lesson-grab-do = **{ action-grab }**: the noodles.
lesson-grab-not-burger = The burger is worth 7. The noodles are worth 6, and 4 more with your chili.
lesson-grab-not-can = It looks fat, but without a can opener it’s worth nothing.

lesson-crew = Noodles with chili: **10 points**. After you the crew took one trophy each: space 3, then space 2. For space 1 nothing was left, so that raccoon stays aboard and moves up. Whoever has grabbed goes home with it, and the next pile drifts to the bow. From now on your treasure is secret: only you can look at it.

lesson-worth = What is it all worth? **Fries, noodles and burgers** count what they say. Each ketchup adds 5 to every fries you have, chili 4 to noodles, a milkshake 3 to burgers. **Dolls and teddy bears** count only with a parrot: one parrot for dolls or bears, two for both. Each **can** needs an opener. So the fattest loot may be worth nothing. No need to learn this by heart: each trophy says what it would add.

lesson-ride = A few sailings later, you also have a parrot and a doll worth 11. { $seat2 } is captain of the Bird’s Skull and sails before your next turn. You needn’t be captain to get something: spaces 1 and 2 are taken, so **one bird card** brings you to space 3, right behind the captain. Whoever is aboard can move up at the same price.
lesson-ride-do = **{ action-board }**: Bird’s Skull, space 3.
lesson-ride-not-elsewhere = That ship has no captain yet. The Bird’s Skull sails now.
lesson-ride-not-take = Then the Bird’s Skull sails without you. One card, and you get a trophy.

lesson-toys = Second to grab, for one card. { $seat2 } took the burger. You have a doll already, and your one parrot makes either all your dolls count or all your bears, whichever is more.
lesson-toys-do = **{ action-grab }**: the doll.
lesson-toys-not-teddy = Two dolls are 21 points. One bear is 12, and then your doll wouldn’t count.

lesson-end = Two dolls and a parrot, 22 points. Now we’re near the end: no piles are left in stock, one floats ahead of the Fishbones, and { $seat2 } is about to fetch it. **When a ship has sailed and nothing is left ahead of it, it’s over.** Only ships that have a captain at that moment sail once more. The Cat’s Skull, with your rat aboard, has none.

lesson-last = So be captain there, it’s your last chance. All three spaces are taken: from space 3 it costs one card, **from home three**. But if the captain comes from home, your rat on space 3 stays there and grabs too. And cards are worth nothing at the end.
lesson-last-do = **{ action-become-captain }** with a rat **from home**, on the Cat’s Skull.
lesson-last-not-aboard = Cheaper, but then only one of your rats grabs. Don’t save cards, they’re worth nothing now.
lesson-last-not-take = There’s no next turn for you. { $seat2 } sails, and that’s the end.
lesson-last-not-board = That ship has no captain and won’t sail again.

lesson-final = The Fishbones has sailed, and nothing is left ahead of it. So the Cat’s Skull sails one last time, with your rat at the helm. The prize is yours, a **can opener**: worth 2 points, and it opens one can.
lesson-final-do = **{ action-grab }**: the can.
lesson-final-not-noodles = The noodles bring 9, the can 15. And your other rat grabs noodles right after you.

lesson-score = You did it! Your other rat grabbed noodles, and that just made it. In a tie the numbers of the spaces under one’s pirats decide. In a real game: watch which ship sails next, ride along for a card, be captain when the prize is worth it, and collect what fits your prizes. Later try the variants in which every clan has a knack of its own. Have a good first game!
