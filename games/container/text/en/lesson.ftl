# The first lesson. $seat0 is the learner, $seat1 and $seat2 sit to the left and to the right.
lesson-hello = Welcome to the docks. Everyone here has a **factory**, a **harbour** and a **ship**. The catch: you never sell to yourself. Others buy what you make, you ship what others sell. Whoever has the most money at the end wins.

lesson-produce = It’s your turn: two actions. Your machine makes **gray** containers. Producing costs $1, which goes to { $seat2 } on your right. You name the price at which the others may buy.
lesson-produce-do = Press **{ action-produce }** and keep the prices, or change them.
lesson-produce-not-buy = Soon. First make something to sell.
lesson-produce-not-sail = Your ship is empty, and so are the harbours. First make something to sell.
lesson-produce-not-machine = A second machine is a fine buy later on. First put the one you have to work.
lesson-produce-not-warehouse = You’ll want more room in your harbour one day. First make something to sell.
lesson-produce-not-loan = You have $20, so you don’t need a loan: it costs $1 every turn.
lesson-produce-not-stop = Don’t stop yet, you have two actions left.

lesson-buy = Your factory now has goods for your rivals. Ships don’t call at factories, though: they buy in **harbours**. So fill yours with something a rival has made.
lesson-buy-do = **{ action-buy-containers }** from { $seat1 } or { $seat2 }, and name your price for ships.
lesson-buy-not-sail = There’s nothing in any harbour yet. Be the first to offer something.
lesson-buy-not-machine = That would eat up your money. There’s a cheaper way to earn.
lesson-buy-not-warehouse = You already have room for one container, and it’s empty. Fill it first.
lesson-buy-not-loan = You still have plenty of money.
lesson-buy-not-stop = You have one more action. Don’t waste it.

lesson-earned = Look, money. { $seat1 }’s ship bought what stood in your harbour, and { $seat1 } bought a gray one from your factory. That’s two ways to earn. The third pays best: **shipping a cargo to the island**.

lesson-sail = A few turns later. { $seat1 } has two containers for sale in the harbour, and your ship is out at sea, empty.
lesson-sail-do = **{ action-sail }** to { $seat1 }’s harbour.
lesson-sail-not-heron = There’s nothing to load at { $seat2 }’s.
lesson-sail-not-produce = Your factory is full: you’d pay $1 and make nothing.
lesson-sail-not-buy = That would fill your harbour, but not your ship.
lesson-sail-not-loan = You have $17, that’s enough.
lesson-sail-not-stop = You have two actions. Don’t waste them.

lesson-load = Here you are. Your ship holds five containers, and on the island the whole cargo is auctioned as one lot. So a mixed cargo is worth the trip.
lesson-load-do = Load **both**: the beige one and the brown one.
lesson-load-not-one = One container alone is hardly worth the trip.
lesson-load-not-done = Your ship is still empty.
lesson-load-not-loan = Both cost $6, and you have $17: no loan needed.

lesson-sea = All aboard for $6. From a harbour a ship goes out to sea first; the island is one more action away.
lesson-sea-do = **{ offer-put-out }** with your second action.
lesson-sea-not-produce = Your factory is full, you’d pay $1 for nothing. Get your cargo going.
lesson-sea-not-loan = You don’t need money at sea.
lesson-sea-not-stop = Then your cargo would lie in harbour for another turn.

lesson-island = Next turn, one action left. At the **Foreign Island** all others bid for your cargo in secret, and **the bank doubles the winning bid**. The auction always ends your turn.
lesson-island-do = **{ action-sail }** to the Foreign Island.
lesson-island-not-harbour = Harbours don’t buy your cargo. The island does.
lesson-island-not-buy = Cash in first: your cargo is waiting.
lesson-island-not-loan = The auction brings you money in a moment.
lesson-island-not-stop = You have one action left, enough to get there.

lesson-sell = The bids are open. Take the best one and the bank pays you the same again; or pay that much yourself and keep the cargo for the end. You paid $6 for it.
lesson-sell-do = **Accept** the $7: you get $14.
lesson-sell-not-keep = You’d pay $7 to keep what’s worth $9 to you at best. Selling brings you $14 now.
lesson-sell-not-loan = Money is on its way, you don’t need a loan.

lesson-card = Now near the end. What lies on the island counts for its owner by a **secret value card**. Yours says: black $10, brown $5 (or $10 if you have all five colours), purple $6, beige $4, gray $2. But beware: **at the end you lose the colour you have most of**. You have two brown ones there, so those will go.

lesson-bid = { $seat1 } has brought a black and a purple container: worth $10 and $6 to you. { $seat2 } bids too, and nobody sees your bid before all are in. You may lay $0 cards with it, so that it looks thicker.
lesson-bid-do = Bid more than $7 and less than $15, then lay your cards.
lesson-bid-not-little = { $seat2 } is likely to bid $7, and the cargo is worth $16 to you. Bid more.
lesson-bid-not-much = The cargo is worth $16 to you. Leave yourself a profit and bid less.
lesson-bid-not-loan = You have $34, that’s plenty.

lesson-last = Won. And { $seat1 } gets your bid twice, the bank’s half included. Now look at the **supply**: beige is gone, and one gray is left. The game ends after the turn in which a **second colour** runs out, and you’re ahead.
lesson-last-do = **{ action-produce }** the last gray one to end the game.
lesson-last-not-sail = That gives the others time to catch up.
lesson-last-not-machine = It would never pay off any more.
lesson-last-not-loan = A loan costs $11 at the end.
lesson-last-not-stop = Then the others play on, and you’re ahead now.

lesson-stop = That was the last gray one. Machines, warehouses and what stands in your factory count nothing, so there is nothing more to buy.
lesson-stop-do = **{ action-end-turn }**.
lesson-stop-not-machine = Machines count nothing at the end.
lesson-stop-not-loan = A loan costs $11 at the end.

lesson-score = That’s it! Cash counts as it is; the island by your card, without your largest colour; $2 for each container in your harbour, $3 for each on your ship; a loan costs $11. A real game also has the **Investment Bank**, whose brokers swap containers for money. You know all you need: have a good first game!
