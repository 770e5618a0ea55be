game-title = Container
game-about = Produce, trade, ship and bid: containers pay only when somebody else wants them.
command-group = container

-bank = Investment Bank

# Options
option-investment-bank = Investment Bank
option-investment-bank-about = Three brokers trade containers for money; recommended even for a first game.
option-expert-cancel-bluff = Bluff cards cancel bids
option-expert-cancel-bluff-about = Expert rule: a $0 card in an island bid makes the whole bid worth $0.
option-bid-signal = Others see how many cards you bid
option-bid-signal-about = What the table sees of a sealed bid before all bids are in.
option-bid-signal-thickness = Roughly
option-bid-signal-hidden = Not at all

# Colours
colour-black = black
colour-brown = brown
colour-purple = purple
colour-beige = beige
colour-gray = gray
letter-black = Bk
    .named = black
letter-brown = Br
    .named = brown
letter-purple = Pu
    .named = purple
letter-beige = Be
    .named = beige
letter-gray = Gy
    .named = gray

# Things
goods = { $count ->
    [1] { $colour }
   *[other] { $count } { $colour }
}
    .bare = { $count } { $colour }
goods-priced = { $count ->
    [1] { $colour } ${ $price }
   *[other] { $count } { $colour } at ${ $price }
}
    .at = { $count ->
        [1] { $colour } at ${ $price }
       *[other] { $count } { $colour } at ${ $price }
    }
    .bare = { $count } { $colour }
    .now = { $colour } (now ${ $price })
goods-prices = ${ $low }–${ $high } each
goods-brief = { $count ->
    [1] { NAMED($letter) } ${ $price }
   *[other] { $count } { NAMED($letter) } at ${ $price }
}
player = { $who }
broker = Broker { $number }
broker-money = Offers ${ $money }
broker-goods = Offers { $goods }
call-preview = { $broker } · { $space }
port-sea = Open Sea
    .to = out to the Open Sea
port-island = Foreign Island
    .to = to the Foreign Island
port-bank = { -bank }
    .to = to the { -bank }
    .at = at the { -bank }
    .moored = You’re at the { -bank }. Waiting for you
port-harbour = { $who }’s harbour
    .to = to { $who }’s harbour
    .at = at { $who }’s harbour
    .moored = You’re in { $who }’s harbour. For sale
place-island = the Foreign Island
    .own = part of the Foreign Island
place-ship = the ship
    .own = ship
place-quay = the personal harbour
    .own = personal harbour
place-harbour = the harbour store
    .own = harbour store
place-factory = the factory store
    .own = factory store
from-factory = { $goods } (factory)
from-harbour = { $goods } (harbour)
new-price = { $nth ->
    [1] { $goods }
   *[other] { $goods } no. { $nth }
}
old-price = { $nth ->
    [1] { NOW($goods) }
   *[other] { NOW($goods) } no. { $nth }
}
money-cards = Money cards
bluff-cards = $0 cards
look-thin = few cards
look-medium = several cards
look-thick = many cards

# Actions
action-produce = Produce
command-produce = produce
about-produce = Pay the union boss, make one container on each machine and set your factory prices.
action-buy-containers = Buy containers
command-buy-containers = buy-containers
about-buy-containers = Buy from one player’s factory store for your harbour store and set the prices there.
action-reprice = Change harbour prices
command-reprice = reprice
about-reprice = Spend an action to change prices in your harbour store without buying.
action-sail = Sail
offer-put-out = Put out to sea
command-sail = sail
about-sail = Move your ship out to sea, or from the sea into a port.
action-load = Load containers
command-load = load
about-load = Load containers in the port you’ve just reached.
action-finish-loading = Done loading
command-finish-loading = done
about-finish-loading = Load nothing more in this port.
action-buy-machine = Buy a machine
command-buy-machine = buy-machine
about-buy-machine = Buy a machine of a colour you don’t own; your next free space shows the price.
action-buy-warehouse = Buy a warehouse
command-buy-warehouse = buy-warehouse
about-buy-warehouse = Buy a warehouse; your next free space shows the price.
action-call-for-containers = Bid for a broker’s containers
command-call-for-containers = call-for-containers
about-call-for-containers = Call the broker: bid money for one broker’s containers.
action-call-for-money = Bid for a broker’s money
command-call-for-money = call-for-money
about-call-for-money = Call the broker: bid containers from your stores for one broker’s money.
action-price-returned = Price returned containers
command-price-returned = price-returned
about-price-returned = You were outbid: price the containers that came back to your stores.
action-pay-broker = Pay a container
command-pay-broker = pay-broker
about-pay-broker = Choose which container of your winning bid the next broker gets.
action-bid = Bid
command-bid = bid
about-bid = Make a sealed bid for the cargo at the Foreign Island. It can’t be changed.
action-accept = Accept
command-accept = accept
about-accept = Sell the cargo to the highest bidder; the bank pays you the same again.
action-decline = Decline
command-decline = decline
about-decline = Pay the highest bid to the bank and keep the cargo on your part of the island.
action-seize = Seize
command-seize = seize
about-seize = Your left neighbour can’t pay the interest: choose the container the bank takes.
action-take-loan = Take a loan
command-take-loan = loan
about-take-loan = Take a loan card and its money at any time; it costs interest every turn.
action-repay = Repay a loan
command-repay = repay
about-repay = Give back one loan card and its money on your own turn.
action-end-turn = End turn
command-end-turn = end-turn
about-end-turn = End your turn, even with actions left.

# Fields
field-colour = Colour
argument-colour = colour
hint-colour = Which colour
field-seller = Seller
argument-seller = seller
hint-seller = Whose factory store you buy from
field-containers = Containers
argument-containers = containers
hint-containers = Which ones, and how many
field-prices = Prices
argument-prices = prices
hint-prices = Price each container
field-colours = Which to produce
argument-colours = colours
hint-colours = Your store has no room for all: name the colours to make
field-to = Destination
argument-to = to
hint-to = The port, or the open sea
field-broker = Broker
argument-broker = broker
hint-broker = I, II or III, unless an auction is open already
field-amount = Amount
argument-amount = amount
hint-amount = Whole dollars
field-cards = Cards you show
argument-cards = cards
hint-cards = How many money cards and $0 cards you lay
field-container = Container
argument-container = container
hint-container = Which container the bank takes
field-winner = Winner
argument-winner = winner
hint-winner = Only if the highest bids are still tied

# Offers
offer-take-loan = Take a loan · ${ $amount }
loan-costs = ${ $interest } a turn
offer-repay = Repay a loan · ${ $amount }
offer-buy-machine = Buy a machine · ${ $cost }
offer-buy-warehouse = Buy a warehouse · ${ $cost }
offer-load-buy = Buy and load
offer-accept = Accept · you get ${ $amount }
offer-decline = Decline · you pay ${ $amount }
costs-leaves = costs ${ $cost }, leaves ${ $left }
leaves = leaves ${ $left }
store-shows = For sale: { $goods }
store-empty = Nothing for sale
quay-shows = Waiting for you: { $goods }
quay-empty = Nothing for you
island-note = Auctions all your cargo and ends your turn

# Questions
choose-action = Your turn: { $left ->
    [1] 1 action left.
   *[other] { $left } actions left.
}
no-action-left = No actions left. You can repay a loan or end your turn.
choose-load = { MOORED($port) }: { $goods }. Load what?
island-changes = your island goes from ${ $before } to ${ $after } ({ $lost } is lost at the end)
island-stays = your island stays at ${ $worth } ({ $lost } is lost at the end)
choose-bid = { $who } auctions { BARE($goods) }. Your bid is secret and final.
choose-tie-bid = Your bid of ${ $amount } for { BARE($goods) } is tied. Add to it in secret, or add nothing.
choose-accept = Best bid: ${ $amount } ({ $who }). Sell (the bank pays the same again), or pay ${ $amount } and keep the cargo?
choose-seized = { $who } can’t pay the interest. Which container does the bank take from { $place }?
choose-returned = You were outbid. Price the containers that came back.
choose-payment = Your bid won. Which container goes to { $broker }?
bid-context = You have ${ $cash }. With this cargo { $island }.
tie-context = Tied with { $who }; you have ${ $cash } left. With this cargo { $island }.
seller-context = If you sell, you’ll have ${ $sold }. If you keep it, you’ll have ${ $kept } and { $island }.
selling-leaves = If you sell, you’ll have ${ $sold }.

# What is wanted, for everybody to read
wanted-actions = { $left ->
    [0] repay a loan or end the turn
    [one] { $left } action left
   *[other] { $left } actions left
}
wanted-load = load { AT($port) } ({ $goods })
wanted-bid = sealed bid for { $who }’s cargo: { BARE($goods) }
wanted-tie-bid = tied at ${ $amount }: one more sealed bid for { $who }’s cargo ({ BARE($goods) })
wanted-sale = sell { BARE($goods) } to { $who } for ${ $amount }, or pay ${ $amount } and keep it
wanted-seizure = choose what the bank takes from { $who }
wanted-prices = price what came back: { BARE($goods) }
wanted-payment = choose a container for { $broker }

# Before a folly
confirm-island = The auction ends your turn at once; you’d lose { $left ->
    [1] one action
   *[other] { $left } actions
}.
confirm-stop = You still have an action. End your turn anyway?
confirm-last-turn = This empties the second colour of the supply: the game ends after your turn.
confirm-in-vain = You would make 0 containers: { $why }. You pay ${ $fee } anyway. Sure?
produce-makes-nothing = you’d make 0
produce-no-room = your factory store is full
produce-no-supply = the supply has none of your colours
confirm-cancels = A $0 card makes your whole bid worth $0.
confirm-poor = You’ll have ${ $left }; interest and producing will take ${ $need }.
confirm-loan = You can already afford everything you can do now, and you can take a loan at any time. It costs ${ $interest } each turn, and ${ $penalty } at the end unless you repay it.
confirm-decline = You pay ${ $amount } and will have ${ $left }; you get neither the bid nor the subsidy.

# Refusals
too-dear = That costs ${ $cost }; you have ${ $cash }. Take a loan first, if you still can.
repay-short = Repaying a loan takes ${ $cost }; you have ${ $cash }.
loans-full = You already hold every loan card you may have.
machines-full = Your board has no free space for a machine.
warehouses-full = Your board has no free space for a warehouse.
machine-owned = You have one already; each machine of yours is a different colour.
machine-gone = The supply has none left.
no-machine-left = The supply has no machine of a colour you don’t own.
no-warehouse-left = The supply has no warehouse left.
harbour-full = Your harbour store is full: it holds { $room }{ $bid ->
    [0] { "" }
    [1] , and your container on the Payment Card takes up room too
   *[other] , and your { $bid } containers on the Payment Card take up room too
}. Buy a warehouse{ $held ->
    [0] { "" }
   *[other] { " " }or sell first
}.
factories-empty = Nobody else has containers in a factory store.
factories-too-dear = You have ${ $cash }; every container in the others’ factories costs more.
buy-limit = Choose at least one container, for at most ${ $cash } in all; your harbour store has room for { $room }.
factory-empty = The factory store is empty.
factory-too-dear = The cheapest container costs ${ $least }; you have ${ $cash }.
harbour-own = Your ship doesn’t call at your own harbour.
island-no-cargo = Your ship is empty, so there is nothing to auction.
reprice-nothing = Change at least one price.
produced-already = You’ve already produced this turn; once a turn is all.
ends-after-call = You’ve called the broker, so you can’t end the game this turn.
harbour-too-dear = You have ${ $cash }; every container here costs more.
load-limit = Choose at least one container, for at most ${ $cash } in all; your ship has room for { $room }.
pick-up-limit = Choose at least one container; your ship has room for { $room }.
called-already = You’ve already called the broker this turn.
just-won-broker = You’ve just won a broker auction, so you can’t call again this turn.
no-call-last-turn = The game ends with this turn, so the broker can’t be called.
broker-empty-money = No money to offer.
broker-empty-containers = No containers to offer.
brokers-empty-money = No broker has money to offer.
brokers-empty-containers = No broker has containers to offer.
auction-is-for-money = The open broker auction is for money: bid containers.
auction-is-for-containers = The open broker auction is for containers: bid money.
bid-containers-short = You have to bid at least { $least ->
    [1] one container
   *[other] { $least } containers
}; your stores hold { $held }.
bid-at-least = Bid at least { $least ->
    [1] one container
   *[other] { $least } containers
} from your stores.
your-bid = You bid ${ $amount }; ${ $left } stays in your hand.
your-further-bid = You add ${ $amount } to your bid; ${ $left } stays in your hand.
you-have = you have ${ $cash }
you-have-left = on top of your bid you have ${ $cash }
cannot-make = { $cards ->
    [one] { $cards } money card
   *[other] { $cards } money cards
} can’t make exactly ${ $amount }; choose another number of cards.

# What happened
game-begins = { $who } goes first.
draws-machine = { $who } starts with a { $colour } machine and one { $colour } container.
broker-stocked = Broker { $broker ->
    [1] I
    [2] II
   *[other] III
} starts with { BARE($goods) }.
takes-loan = { $who } takes a loan of ${ $amount } ({ $loans } of { $limit }).
forced-loan = { $who } can’t pay the interest and has to take a loan of ${ $amount }.
repays-loan = { $who } repays a loan of ${ $amount } ({ $loans ->
    [0] none
   *[other] { $loans }
} left).
pays-interest = { $who } pays the bank ${ $amount } interest.
pays-interest-brokers = { $who } pays the brokers ${ $amount } interest.
defaults = { $who } can’t pay the interest on { $loans ->
    [1] one loan
   *[other] { $loans } loans
}.
seized = The bank seizes { BARE($goods) } from { $who }’s { OWN($place) }.
interest-forgiven = { $who } has nothing to seize; the bank forgives the interest.
buys-machine = { $who } buys a { $colour } machine for ${ $cost }.
buys-warehouse = { $who } buys warehouse no. { $number } for ${ $cost }.
buys-containers = { $who } buys { BARE($goods) } from { $seller } for ${ $cost }. Harbour store now: { AT($store) }.
reprices = { $who } changes prices. Harbour store now: { AT($store) }.
produce-costs = You pay { $boss } ${ $fee } and will have ${ $left }.
produces = { $who } makes { $count ->
    [1] 1 container
   *[other] { $count } containers
} ({ AT($goods) }) and pays { $boss } ${ $fee }. Factory store now: { AT($store) }.
produces-nothing = { $who } makes nothing and pays { $boss } ${ $fee }. Factory store now: { AT($store) }.
last-turn = Two colours are gone from the supply: the game ends after { $who }’s turn.
sails = { $who } sails { TO($to) }.
loads = { $who } buys and loads { BARE($goods) } from { $seller } for ${ $cost }.
picks-up = { $who } loads { BARE($goods) } at the { -bank }.
ends-turn = { $who } ends the turn.
call-cut-short = Stop the game and count
cut-short = The game is stopped here and counted as it stands.
auction-opens = { $who } puts up for auction: { BARE($goods) }.
bid-locked = { $who } has bid.
bid-locked-look = { $who } has bid ({ $look }).
bids-revealed = Bids: { $bids }.
bid-shown = { $who } ${ $amount } ({ $cards ->
    [1] 1 card
   *[other] { $cards } cards
}{ $bluff ->
    [0] { "" }
   *[other] , { $bluff } bluff
})
bids-tied = Tied at ${ $amount }: { $who }. Each may add one more sealed bid.
accepts = { $who } accepts: { $winner } pays ${ $amount } for { BARE($goods) }, and the bank adds ${ $amount }.
declines = { $who } declines, pays the bank ${ $amount } and keeps { BARE($goods) }.
brokers-subsidised = The government pays the brokers ${ $amount }.
bids-money = { $who } calls the broker and bids ${ $amount } for { $broker }’s containers.
bids-containers = { $who } calls the broker and bids { BARE($goods) } for { $broker }’s money.
returned-money = { $who } is outbid and gets ${ $amount } back.
returned = { $who } is outbid and gets { BARE($goods) } back.
wins-money = { $who } wins ${ $amount } from { $broker }.
wins-containers = { $who } wins { BARE($goods) } from { $broker }; the containers wait at the { -bank }.
pays-bid = { $who } pays the brokers the bid of ${ $amount }.
pays-container = { $who } pays { $broker } a { $colour } container.
bid-money-gone = { $who }’s bid of ${ $amount } leaves the game.
bid-containers-gone = { $who }’s bid leaves the game: { BARE($goods) }.
reveals-card = { $who } shows the value card: { $colours }.
colour-worth = { $colour } { $worth }
discards = { $who } loses all { $colour } on the island ({ $count }): the colour with the most containers.

# Scores
score-cash = Cash
score-island = On the island
score-harbour = In the harbour store
score-ship = On the ship
score-quay = At the { -bank }
score-loans = Loans
tie-factory = Containers in the factory store
score-known = Harbour store, ship, { -bank } and loans, $

# The board
cash = ${ $n }
purse = { $cards ->
    [one] { $cards } money card
   *[other] { $cards } money cards
}
loan = loan
letter-loan = L
machine-of = { $colour } machine
warehouse = warehouse
letter-warehouse = W
ship = ship
letter-ship = S
stock = Stock
cargo = Cargo
worth = ${ $value }
panel-supply = Supply
panel-auction = Auction at the Foreign Island
row-containers = Containers
row-machines = Machines
row-pieces = Machines and warehouses
row-money = Money
row-card = Value card
row-worth = Island now
lost = lost
row-factory = Factory store { $held }/{ $room }
row-harbour = Harbour store { $held }/{ $room }
on-payment-card = Payment Card
row-ship = Ship
row-quays = Personal harbours
row-quay = Personal harbour
row-warehouses = Warehouses
row-next = Next to buy
next-machine = machine ${ $cost }
next-warehouse = warehouse ${ $cost }
row-payment = Payment Card · { $who }
marked-money = for { $broker }’s money
marked-containers = for { $broker }’s containers
row-lot = { $who }’s cargo
row-locked = Bids in
row-bids = Bids
row-own-bid = Your sealed bid
bid-label = { $who } ${ $amount }
looks = { $who }: { $look }

# Charts
gauge-island = Containers on the Foreign Island
gauge-purse = Money cards in hand

# Standing orders
order-break-tie = Add to my bid in a tie
order-break-tie-given = In a tie add ${ $limit } to my bid · { $during }
order-bid-nothing = Bid nothing
order-bid-nothing-given = Bid only a bluff card · { $during }
field-share = Percentage
argument-share = share
hint-share = What percentage of the value
order-bid-share = Bid a share of what a cargo is worth
order-bid-share-given = Bid { $share }% of what a cargo is worth by my card, at most ${ $limit } · { $during }
order-accept-from = Accept bids of at least…
order-accept-from-given = Accept the highest bid if it’s at least ${ $limit }, else { $then } · { $during }
order-bid-money-at-broker = Outbid at the broker with money
order-bid-money-at-broker-given = { $what }: bid $1 more with my next action, up to ${ $limit }
order-bid-containers-at-broker = Outbid at the broker with containers
order-bid-containers-at-broker-given = { $what }: bid one container more with my next action, the cheapest first, up to { $limit }
order-end-when-done = End my turn after both actions
order-end-when-done-given = End my turn after both actions, without asking about loans
order-keep-old-prices = Keep old prices on returned containers
order-keep-old-prices-given = Containers that come back from a broker keep their prices; bids are paid in the listed order
order-answer-forced = Answer for me when there’s no choice
order-answer-forced-given = Give the only answer my money allows without a new loan; ask me while I could repay one
then-keep = pay and keep the cargo

## For newcomers: six sentences, and what is pointed out on the board
how-1 = You earn by selling: rivals buy from your factory, their ships from your harbour, and at the island you hold auctions.
how-2 = Containers on the island count at the end as your secret value card says; cash counts as it is.
how-3 = A turn is two actions: produce, buy from a rival’s factory, sail, buy a machine or a warehouse, or call a broker.
how-4 = Bring cargo to the island and all others bid in secret. Take the best bid and the bank doubles it, or pay it and keep the cargo.
how-5 = Mix your colours: at the end you lose the colour you have most of on the island.
how-6 = The game ends with the turn in which a second colour runs out in the supply. The most money wins.
callout-seat-0 = You: your factory sells to rivals, your harbour to their ships, and your ship carries the cargo. Nobody else sees your money and your value card.
callout-island = The Foreign Island: what is won at auction lies here and counts at the end.
callout-bank = The Investment Bank: bid money for a broker’s containers, or containers for a broker’s money.
callout-supply = The supply: when two colours are gone, the game ends.

# In the drawing of the table, where there is little room
drawn-title = CONTAINER
drawn-acts = to act
drawn-bids = to bid
drawn-decides = to decide
drawn-auction = Auction
drawn-waited = ?
drawn-bank-0 = Investment
drawn-bank-1 = Bank
drawn-numeral-0 = I
drawn-numeral-1 = II
drawn-numeral-2 = III
drawn-held = { $held }/{ $room }
drawn-of = /{ $n }
drawn-times = ×{ $n }
drawn-own-worth = Island ${ $n }
drawn-own-bid = Your bid
drawn-worth = { $value }
drawn-supply = Supply
piece-others = Also
piece-action = action to take
piece-action-spent = action taken
piece-gavel = sells this cargo
piece-bid-waited = bid awaited
piece-bid-sealed = sealed bid
piece-bid-shown = revealed bid
piece-bid-best = highest bid
piece-payment = Payment Card

# A plan
plan-more = ${ $more }
