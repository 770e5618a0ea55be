game-title = Container
game-about = Produce, trade, ship and bid: containers pay only when somebody else wants them.
command-group = container

-bank = Investment Bank

# Options
option-investment-bank = Investment Bank
option-investment-bank-about = Three brokers trade containers for money; recommended even for a first game.
option-expert-cancel-bluff = Bluff cards cancel bids
option-expert-cancel-bluff-about = Expert rule: a $0 card in an island bid makes the whole bid worth $0.
option-bid-signal = What a locked bid shows
option-bid-signal-about = How much the table sees of a sealed bid before all bids are in.
option-bid-signal-thickness = How thick it looks
option-bid-signal-hidden = Nothing

# Colours
colour-black = black
colour-brown = brown
colour-purple = purple
colour-beige = beige
colour-gray = gray
letter-black = Bk
letter-brown = Br
letter-purple = Pu
letter-beige = Be
letter-gray = Gy

# Things
goods = { $count ->
    [1] { $colour }
   *[other] { $count } × { $colour }
}
goods-priced = { $count ->
    [1] { $colour } ${ $price }
   *[other] { $count } × { $colour } ${ $price }
}
goods-brief = { $count ->
    [1] { $letter } ${ $price }
   *[other] { $count }×{ $letter } ${ $price }
}
player = { $who }
broker = Broker { $number }
broker-money = ${ $money } on offer
broker-goods = On offer: { $goods }
port-sea = Open Sea
port-island = Foreign Island
port-bank = { -bank }
port-harbour = Harbour of { $who }
place-island = the Foreign Island
place-ship = the ship
place-quay = the personal harbour
place-harbour = the harbour store
place-factory = the factory store
from-factory = { $goods } (factory)
from-harbour = { $goods } (harbour)
new-price = { $nth ->
    [1] { $goods }
   *[other] { $goods } no. { $nth }
}
old-price = { $nth ->
    [1] { $goods } now
   *[other] { $goods } no. { $nth } now
}
money-cards = Money cards
bluff-cards = $0 cards
look-thin = thin
look-medium = medium
look-thick = thick

# Actions
action-produce = Produce
command-produce = produce
about-produce = Pay the union boss, make one container on each machine, set the prices in your factory.
action-buy-containers = Buy containers
command-buy-containers = buy-containers
about-buy-containers = Buy from the factory store of one player for your harbour store, and set the prices there.
action-reprice = Change harbour prices
command-reprice = reprice
about-reprice = Spend an action to change prices in your harbour store without buying anything.
action-sail = Sail
command-sail = sail
about-sail = Move your ship out to sea, or from the sea into a port.
action-load = Load containers
command-load = load
about-load = Take containers aboard in the port you have just reached.
action-finish-loading = Done loading
command-finish-loading = done
about-finish-loading = Load nothing more in this port.
action-buy-machine = Buy a machine
command-buy-machine = buy-machine
about-buy-machine = Buy a machine of a colour you do not own; the next space of your board says the price.
action-buy-warehouse = Buy a warehouse
command-buy-warehouse = buy-warehouse
about-buy-warehouse = Buy a warehouse; the next space of your board says the price.
action-call-for-containers = Bid money to a broker
command-call-for-containers = call-for-containers
about-call-for-containers = Call the broker: bid money for the containers of one broker.
action-call-for-money = Bid containers to a broker
command-call-for-money = call-for-money
about-call-for-money = Call the broker: bid containers of your stores for the money of one broker.
action-price-returned = Price what came back
command-price-returned = price-returned
about-price-returned = You were outbid: set prices for the containers that came back to your stores.
action-pay-broker = Pay a container
command-pay-broker = pay-broker
about-pay-broker = Choose which container of your winning bid goes to the next broker.
action-bid = Bid
command-bid = bid
about-bid = Seal a bid for the cargo at the Foreign Island. It cannot be changed.
action-accept = Accept
command-accept = accept
about-accept = Sell the cargo to the highest bidder; the bank pays you the same amount again.
action-decline = Decline
command-decline = decline
about-decline = Pay the highest bid yourself and keep the cargo on your part of the island.
action-seize = Seize
command-seize = seize
about-seize = Your left neighbour is in default: choose the container that the bank takes.
action-take-loan = Take a loan
command-take-loan = loan
about-take-loan = Take a loan card and its money, at any time; it costs interest every turn.
action-repay = Repay a loan
command-repay = repay
about-repay = Give back one loan card and its money, in your own turn.
action-end-turn = End turn
command-end-turn = end-turn
about-end-turn = Finish your turn, also with actions left.

# Fields
field-colour = Colour
argument-colour = colour
hint-colour = Which colour
field-seller = Seller
argument-seller = seller
hint-seller = Whose factory store you buy from
field-containers = Containers and how many
argument-containers = containers
hint-containers = Colour@price and how many, such as beige@2 1
field-prices = Prices
argument-prices = prices
hint-prices = A price for each, such as beige 3; old ones keep theirs if you leave them out
field-colours = Which to produce
argument-colours = colours
hint-colours = Your store has no room for all: name the colours you make
field-to = Destination
argument-to = to
hint-to = The port, or the open sea
field-broker = Broker
argument-broker = broker
hint-broker = I, II or III; only if no auction is open yet
field-amount = Amount
argument-amount = amount
hint-amount = Whole dollars
field-cards = How it looks
argument-cards = cards
hint-cards = How many money cards and $0 cards you lay, such as money 4, bluff 1
field-container = Container
argument-container = container
hint-container = Which container is seized
field-winner = Winner
argument-winner = winner
hint-winner = Only if the highest bid is still tied

# Offers
offer-take-loan = Take a loan · ${ $amount }
offer-repay = Repay a loan · ${ $amount }
offer-buy-machine = Buy a machine · ${ $cost }
offer-buy-warehouse = Buy a warehouse · ${ $cost }
offer-load-buy = Buy and load
offer-put-out = Put out to sea
offer-accept = Accept · you get ${ $amount }
offer-decline = Decline · you pay ${ $amount }
costs-leaves = costs ${ $cost }, leaves ${ $left }
leaves = leaves ${ $left }
store-shows = On sale: { $goods }
store-empty = Nothing on sale
quay-shows = Waiting for you: { $goods }
quay-empty = Nothing waits for you
island-note = Auction of all your cargo; ends your turn

# Questions
choose-action = Your turn: { $left ->
    [1] one action is left.
   *[other] { $left } actions are yours.
}
no-action-left = Your actions are used. Repay a loan if you like, then end your turn.
choose-load = You lie in port ({ $port }). There: { $goods }. What do you take aboard?
choose-bid = { $who } auctions { $goods }. By your value card that is worth ${ $worth }{ $full ->
    [0] { "" }
   *[other] { " " }(${ $full } if you end with all five colours)
}. Bid in secret; a locked bid is final.
choose-tie-bid = Your bid of ${ $amount } is tied for { $goods }. Add to it in secret, or add nothing.
choose-accept = The highest bid is ${ $amount } ({ $who }). Accept it, or pay as much and keep the cargo?
choose-seized = { $who } is in default. Which container does the bank take from { $place }?
choose-returned = You were outbid. Set prices for the containers that have come back.
choose-payment = You pay your bid: which container goes to { $broker }?

# Before a folly
confirm-island = The auction ends your turn at once; { $left ->
    [1] one action
   *[other] { $left } actions
} would be lost.
confirm-stop = You still have an action. End your turn all the same?
confirm-last-turn = This empties the second colour of the supply: the game ends after your turn.
confirm-cancels = A $0 card makes your whole bid worth $0.
confirm-poor = That leaves you ${ $left }; to pay interest and to produce you will need ${ $need }.
confirm-loan = Nothing you can do now takes more money than you have, and a loan can be taken at any time. It costs ${ $interest } each turn, and ${ $penalty } at the end unless you repay it.
confirm-decline = You pay ${ $amount }, which leaves ${ $left }, and give up the bid and the subsidy.

# Refusals
too-dear = That costs ${ $cost } and you have ${ $cash }. You may take a loan first, if you still can.
repay-short = A loan is repaid with ${ $cost }; you have ${ $cash }.
loans-full = You have all the loan cards that one player may have.
machines-full = All spaces for machines on your board are taken.
warehouses-full = All spaces for warehouses on your board are taken.
no-machine-left = The supply has no machine of a colour you do not own.
no-warehouse-left = The supply has no warehouse left.
harbour-full = Your harbour store is full: it holds { $room }{ $bid ->
    [0] { "" }
   *[other] , and { $bid } of yours on the Payment Card { $bid ->
        [1] takes
       *[other] take
    } up room there
}. Buy a warehouse{ $held ->
    [0] { "" }
   *[other] { " " }or sell first
}.
factories-empty = No other player has containers in a factory store.
factories-too-dear = Every container in the factories of others costs more than your ${ $cash }.
buy-limit = Choose at least one container, for at most ${ $cash } in all; your harbour store has room for { $room }.
reprice-nothing = Change at least one price.
produced-already = You have produced in this turn already; it is allowed once a turn.
ends-after-call = You have called the broker, so you may not end the game in this turn.
harbour-too-dear = Every container here costs more than your ${ $cash }.
load-limit = Choose at least one container, for at most ${ $cash } in all; your ship has room for { $room }.
pick-up-limit = Choose at least one container; your ship has room for { $room }.
called-already = You have called the broker in this turn already.
just-won-broker = You have just won a broker auction, so you cannot call again in this turn.
no-call-last-turn = The game ends with this turn, so the broker cannot be called.
brokers-empty-money = No broker has money to offer.
brokers-empty-containers = No broker has containers to offer.
auction-is-for-money = The open broker auction is for money, so only containers can be bid.
auction-is-for-containers = The open broker auction is for containers, so only money can be bid.
bid-containers-short = The bid must hold at least { $least } of your containers; your stores hold { $held }.
bid-at-least = Bid at least { $least ->
    [1] one container
   *[other] { $least } containers
} out of your stores.
you-have = you have ${ $cash }
you-have-left = beside your bid you have ${ $cash } left
cannot-make = { $cards ->
    [one] { $cards } money card
   *[other] { $cards } money cards
} cannot make exactly ${ $amount }; choose another number of cards.

# What happened
game-begins = { $who } begins.
draws-machine = { $who } starts with a { $colour } machine and one { $colour } container.
broker-stocked = Broker { $broker ->
    [1] I
    [2] II
   *[other] III
} starts with { $goods }.
takes-loan = { $who } takes a loan of ${ $amount } ({ $loans } of { $limit }).
forced-loan = { $who } cannot pay the interest and must take a loan of ${ $amount }.
repays-loan = { $who } repays ${ $amount } ({ $loans ->
    [0] no loan
    [1] one loan
   *[other] { $loans } loans
} left).
pays-interest = { $who } pays ${ $amount } interest to the bank.
pays-interest-brokers = { $who } pays ${ $amount } interest to the brokers.
defaults = { $who } cannot pay the interest on { $loans ->
    [1] one loan
   *[other] { $loans } loans
}.
seized = The bank seizes { $goods } of { $who } from { $place }.
interest-forgiven = { $who } has nothing to seize; the bank forgives the interest.
buys-machine = { $who } buys a { $colour } machine for ${ $cost }.
buys-warehouse = { $who } buys warehouse no. { $number } for ${ $cost }.
buys-containers = { $who } buys { $goods } from { $seller } for ${ $cost }; the harbour store is now: { $store }.
reprices = { $who } changes prices; the harbour store is now: { $store }.
produce-costs = You pay ${ $fee } to { $boss }, which leaves ${ $left }.
produces = { $who } produces { $count ->
    [1] one container
   *[other] { $count } containers
} ({ $goods }) and pays ${ $fee } to { $boss }; the factory store is now: { $store }.
produces-nothing = { $who } produces nothing and pays ${ $fee } to { $boss }; the factory store is now: { $store }.
last-turn = Two colours are gone from the supply: the game ends after the turn of { $who }.
sails = { $who } sails to: { $to }.
loads = { $who } buys { $goods } from { $seller } for ${ $cost } and loads.
picks-up = { $who } loads { $goods } at the { -bank }.
ends-turn = { $who } ends the turn.
call-cut-short = Stop the game and count
cut-short = The game is stopped here and counted as it stands.
auction-opens = { $who } opens an auction: { $goods }.
bid-locked = { $who } has locked a bid.
bid-locked-look = { $who } has locked a bid; it looks { $look }.
bids-revealed = The bids: { $bids }.
bid-shown = { $who } ${ $amount } ({ $cards ->
    [1] one card
   *[other] { $cards } cards
}{ $bluff ->
    [0] { "" }
   *[other] , { $bluff } of $0
})
bids-tied = Tied at ${ $amount }: { $who }. They may add one more sealed bid.
accepts = { $who } accepts: { $winner } pays ${ $amount } and gets { $goods }; the bank pays ${ $amount } more.
declines = { $who } declines, pays ${ $amount } to the bank and keeps { $goods }.
brokers-subsidised = The government pays ${ $amount } to the brokers.
bids-money = { $who } calls the broker and bids ${ $amount } for the containers of { $broker }.
bids-containers = { $who } calls the broker and bids { $goods } for the money of { $broker }.
returned-money = { $who } was outbid and takes back ${ $amount }.
returned = { $who } was outbid and takes back { $goods }.
wins-money = { $who } wins ${ $amount } from { $broker }.
wins-containers = { $who } wins { $goods } from { $broker }; they wait at the { -bank }.
pays-bid = { $who } pays the bid of ${ $amount } to the brokers.
pays-container = { $who } pays a { $colour } container to { $broker }.
bid-money-gone = The bid of { $who } leaves the game: ${ $amount }.
bid-containers-gone = The bid of { $who } leaves the game: { $goods }.
reveals-card = { $who } shows the value card: { $colours }.
colour-worth = { $colour } { $worth }
discards = { $who } loses the colour there is most of on the island: { $colour } ({ $count }).

# Scores
score-cash = Cash
score-island = On the island
score-harbour = In the harbour store
score-ship = On the ship
score-quay = At the { -bank }
score-loans = Loans

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
row-pieces = To build
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
row-next = To build next
next-machine = machine ${ $cost }
next-warehouse = warehouse ${ $cost }
row-payment = Payment Card, { $who }
marked-money = for the money of { $broker }
marked-containers = for the containers of { $broker }
row-lot = Cargo of { $who }
row-locked = Locked
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
order-bid-nothing-given = Bid nothing but a bluff card · { $during }
order-bid-share = Bid a part of what a cargo is worth
order-bid-share-given = Bid { $share }% of what a cargo is worth by my card, at most ${ $limit } · { $during }
order-accept-from = Accept bids from so much on
order-accept-from-given = Accept the highest bid from ${ $limit } on, else { $then } · { $during }
order-bid-money-at-broker = Outbid at the broker with money
order-bid-money-at-broker-given = { $what }: bid $1 more with my next action, up to ${ $limit }
order-bid-containers-at-broker = Outbid at the broker with containers
order-bid-containers-at-broker-given = { $what }: bid one container more with my next action, the cheapest first, up to { $limit }
order-end-when-done = End my turn after both actions
order-end-when-done-given = End my turn after both actions, without asking about loans
order-keep-old-prices = Old prices for what comes back
order-keep-old-prices-given = Containers that come back from a broker keep their prices; bids are paid in the listed order
order-answer-forced = Answer when I have no choice
order-answer-forced-given = Give the only answer that my money allows without a new loan; ask me while I could repay one
then-keep = pay and keep the cargo

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
drawn-worth = { $value }
drawn-supply = Supply
