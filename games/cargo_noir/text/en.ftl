game-title = Cargo Noir
game-about = Smuggle, outbid your rivals and trade contraband for the good life.
command-group = cargo

# Options
option-last-round-phase3 = Ships sail in the last round
option-last-round-phase3-about = All but the last seat may still send ships in the last round, just to block others.

# Cargo
cargo-alcohol = alcohol
cargo-weapons = weapons
cargo-art = art
cargo-cars = cars
cargo-cigars = cigars
cargo-ivory = ivory
cargo-jewels = jewels
cargo-gold = gold
cargo-uranium = uranium
cargo-wild = wild
full-alcohol = Alcohol
full-weapons = Weapons
full-art = Art
full-cars = Cars
full-cigars = Cigars
full-ivory = Ivory
full-jewels = Jewels
full-gold = Gold
full-uranium = Uranium
full-wild = Wild
letter-alcohol = A
letter-weapons = W
letter-art = R
letter-cars = C
letter-cigars = S
letter-ivory = I
letter-jewels = J
letter-gold = G
letter-uranium = U
letter-wild = *
tokens = { $count ->
    [1] { $kind }
   *[other] { $count } { $kind }
}
nothing = nothing

# Families
family-cosa_nostra = Cosa Nostra
family-tres_sombreros = Tres Sombreros
family-al_kabash = Al Kabash
family-ti_pot_tong = Ti Pot Tong
family-kali_pakora = Kali Pakora
family-of = { $who } · { $family }
player = { $who }

# Places
place-casino = Casino
place-market = Black market
place-cape_town = Cape Town
place-rio = Rio
place-panama = Panama
place-bombay = Bombay
place-new_york = New York
place-rotterdam = Rotterdam
place-hong_kong = Hong Kong
place-tangier = Tangier
place-with-coins = { $place } with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

# Cards
card-ship = Cargo Ship
card-warehouse = Warehouse
card-syndicate = Syndicate
card-villa = Villa
card-yacht = Yacht
card-bar = Dive Bar
card-night_club = Night Club
card-show_biz = Show Biz
card-paparazzi = Paparazzi
card-militia = Militia
card-cronies = Cronies
card-bank = Bank
card-principality = Principality
letter-card-ship = Sh
letter-card-warehouse = Wa
letter-card-syndicate = Sy
letter-card-villa = Vi
letter-card-yacht = Ya
letter-card-bar = DB
letter-card-night_club = NC
letter-card-show_biz = SB
letter-card-paparazzi = Pa
letter-card-militia = Mi
letter-card-cronies = Cr
letter-card-bank = Ba
letter-card-principality = Pr
cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
card-priced = { $card } · { $cost }
card-gone = None left.
card-limit = { $limit } is all you may have.
card-too-dear = Your cargo pays for at most { $most } in one deal.
card-line = { $card } · costs { $cost } · { $points } VP

# Amounts and combinations
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
coins-staked = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
set-alike = { $tokens } = { $value }
set-with-wilds = { $tokens } + { $wilds } = { $value }
set-different = [{ $kinds }] = { $value }
set-of-many = { $count } different = { $value }
all-but = all but { $kinds }
all-kinds = all nine kinds
sets = { $sets }
sets-many = { $count ->
    [one] { $count } combination
   *[other] { $count } combinations
} ({ $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
})

# Set-up
ask-family = Choose your family. They only look different.
action-choose-family = Choose a family
action-change-family = Change family
command-choose-family = family
about-choose-family = Choose a family that nobody plays yet.
field-family = Family
argument-family = family
hint-family = A family nobody has chosen yet
first-player = { $who } begins every round, { $last } ends it.
families-dealt = Families: { $families }. They only look different; change yours in My moves until somebody moves.
family-chosen = { $who } plays { $family }.
new-round = Round { $round } of { $rounds }.
last-round = Round { $round }, the last: each coin in the Safe now counts as 1 point towards any card.

# Phase I
ask-ships = { $count ->
    [one] Phase I: one ship needs orders.
   *[other] Phase I: { $count } ships need orders; pick any.
}
casino-pays = { $who } gets { $coins } from the casino.
your-safe = { $safe ->
    [0] Your Safe is empty.
    [one] Your Safe holds { $safe } coin.
   *[other] Your Safe holds { $safe } coins.
}
your-stakes = { $safe } At stake: { $ports }.
stakes = { $port } – you { $own }, { $who } { $best } ({ $lot })
your-cargo = You have: { $cargo }.
action-buy = Buy a port’s cargo
command-buy = buy
about-buy = Where yours is the only stack: pay it and take all the cargo of the port.
action-draw = Draw a token from the bag
command-draw = draw
about-draw = A ship at the black market: draw a random token from the bag.
action-swap = Swap at the black market
command-swap = swap
about-swap = A ship at the black market: give one of your tokens and take one from the market.
swap-note = you give { $give } and get { $take }
nothing-to-swap = You have no cargo to give. Draw a token instead.
action-raise = Raise your stack
command-raise = raise
about-raise = Add coins where you’re outbid; the ship stays there.
action-withdraw = Withdraw from a port
command-withdraw = withdraw
about-withdraw = Give up a port: ship and coins come back, and you can’t return there this turn.
field-port = Port
argument-port = port
hint-port = One of the ports open to you now
field-coins = Coins
argument-coins = coins
hint-coins = How many coins from your Safe
field-give = You give
argument-give = give
hint-give = One of your own tokens
field-take = You take
argument-take = take
hint-take = One of the tokens on the black market
lot-for = { $lot } for { $coins }
rivals = You { $own }, rival { $highest } · { $lot }
raise-too-dear = Your Safe holds { $safe }; raising takes at least { $least }. Another ship’s coins may help; otherwise withdraw.
raise-out-of-reach = Your Safe holds { $safe }; raising takes at least { $least }, and your other ships can’t bring enough. All you can do is withdraw.
raise-why = your stack is { $own } and has to top { $highest }; your Safe holds { $safe }
bought = { $who } buys the cargo of { $port } for { $coins }: { $lot }.
refilled = New cargo in { $port }: { $lot }.
recycled = The bag is empty: { $count ->
    [one] one discarded token goes
   *[other] { $count } discarded tokens go
} back into it.
drew = { $who } draws { $token } from the bag.
drew-nothing = { $who } draws nothing: the bag is empty.
swapped = { $who } gives { $give } to the black market and takes { $take }.
raised = { $who } adds { $coins } in { $port }; the stack is now { $stack }.
withdrew = { $who } withdraws from { $port } and takes back { $coins }.
withdrew-paid = { $who } withdraws from { $port }, takes back { $coins } and gets { $income } from the Syndicate.

# What is wanted, for everybody to read
wanted-family = choose a family
wanted-ships = { $count ->
    [one] phase I, one ship to act
   *[other] phase I, { $count } ships to act
}
wanted-ships-contested = { $count ->
    [one] phase I, one ship to act
   *[other] phase I, { $count } ships to act
}; best bids: { $ports }
contested = { $port } { $coins } by { $who }
wanted-trade = phase II, trade cargo for cards
wanted-by-hand = pay for { $cards }, { $due } still due
wanted-discard = { $count ->
    [one] discard one token
   *[other] discard { $count } tokens
}
wanted-send = { $count ->
    [one] phase III, send one ship
   *[other] phase III, send { $count } ships
}

# Phase II
ask-trade = Phase II. You hold { $cargo }: up to { $most ->
    [one] { $most } point
   *[other] { $most } points
} in one deal. Which cards?
action-deal = Trade cargo for cards
command-deal = deal
about-deal = Choose cards, then one of the best ways to pay for them.
field-cards = Cards
argument-cards = cards
hint-cards = How many of each card, all in one deal
field-way = Payment
argument-way = payment
hint-way = One of the best ways to pay, best first
way = { $sets }
way-with-coins = { $sets } + { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
way-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
way-note = { $wasted ->
    [0] Nothing wasted
   *[other] { $wasted } wasted
} · the rest is worth { $left }
way-note-last = { $wasted ->
    [0] Nothing wasted
   *[other] { $wasted } wasted
} · cargo and coins left are worth { $left }
payment-not-held = You don’t have that: { $tokens }.
payment-no-combination = { $word } isn’t a combination: all tokens of one kind, or all of different kinds, at most { $most }.
payment-short = That pays { $paid }; the cards cost { $cost }.
payment-superfluous = You don’t need all of these combinations: the others already pay the { $cost }.
deal-preview = You get { $cards } and keep: { $kept }.
dealt = { $who } trades { $sets } for { $cards }.
dealt-with-coins = { $who } trades { $sets } and { $coins } for { $cards }.
dealt-for-coins = { $who } pays { $coins } for { $cards }.
action-pay-by-hand = Trade and pay by hand
command-pay-by-hand = deal-by-hand
about-pay-by-hand = Choose cards, then lay the combinations for them one by one.
ask-by-hand = For { $cards }: { $due } still to pay. Lay the next combination.
wilds-laid = { $count ->
    [0] no wilds
    [one] { $count } wild
   *[other] { $count } wilds
}
action-lay-alike = Lay tokens of one kind
command-lay-alike = lay-alike
about-lay-alike = Tokens of one kind, with or without wilds: n tokens are worth n × n.
field-kind = Kind
argument-kind = kind
hint-kind = Which kind of cargo
field-number = How many
argument-number = number
hint-number = How many tokens of this kind
field-wilds = Wilds
argument-wilds = wilds
hint-wilds = How many wilds to add
action-lay-different = Lay different tokens
command-lay-different = lay-different
about-lay-different = Tokens of different kinds, with or without wilds: worth 1 + 2 + … + their number.
field-kinds = Kinds
argument-kinds = kinds
hint-kinds = At least two kinds, one token of each
laid = { $who } lays { $set }; { $due } still to pay.
action-pay-rest = Pay the rest in coins
command-pay-rest = pay-rest
about-pay-rest = In the last round: pay what’s still due with coins from your Safe.
pay-rest-preview = You pay { $coins } from your Safe.
action-take-back = Pick the tokens up again
command-take-back = take-back
about-take-back = Nothing is paid yet: pick your combinations up and think again.
taken-back = { $who } picks the combinations up again.
action-end-trading = End trading
command-end-trading = end-trading
about-end-trading = No more deals this turn.
end-trading-excess = { $count ->
    [one] One token doesn’t fit your warehouse and has to go. End trading?
   *[other] { $count } tokens don’t fit your warehouse and have to go. End trading?
}
trading-ended = { $who } ends trading.
ask-discard = { $count ->
    [one] Your warehouse is full: discard one token.
   *[other] Your warehouse is full: discard { $count } tokens.
}
discard-why = { $count ->
    [one] Exactly one token has to go.
   *[other] Exactly { $count } tokens have to go.
}
action-discard = Discard cargo
command-discard = discard
about-discard = Discard exactly the tokens that don’t fit your warehouse.
field-tokens = Tokens
argument-tokens = tokens
hint-tokens = How many of each kind
discarded = { $who } discards { $tokens }.

# Phase III
ask-send = { $count ->
    [one] Phase III: send your ship.
   *[other] Phase III: { $count } ships to send. Where does the next go?
} { $safe ->
    [0] Your Safe is empty.
    [one] Your Safe holds { $safe } coin.
   *[other] Your Safe holds { $safe } coins.
}
ask-send-last = { $count ->
    [one] Phase III, last round: your ship can still block a port. Send it or finish.
   *[other] Phase III, last round: { $count } ships can still block ports. Send one or finish.
} { $safe ->
    [0] Your Safe is empty.
    [one] Your Safe holds { $safe } coin.
   *[other] Your Safe holds { $safe } coins.
}
ask-send-in-vain = { $count ->
    [one] Phase III, last round: your ship can’t block any port. Finish, or send it to Macao.
   *[other] Phase III, last round: your { $count } ships can’t block any port. Finish, or send them to Macao.
} { $safe ->
    [0] Your Safe is empty.
    [one] Your Safe holds { $safe } coin.
   *[other] Your Safe holds { $safe } coins.
}
casino-brings = { $coins }
market-brings = a token
action-send-to-casino = To the casino
command-send-to-casino = casino
about-send-to-casino = Send a ship to the casino; it earns coins next turn.
action-send-to-market = To the black market
command-send-to-market = market
about-send-to-market = Send a ship to the black market; next turn it swaps or draws a token.
action-send-to-port = Send to a port
command-send-to-port = port
about-send-to-port = Send a ship to a port on a stack of coins higher than any there.
port-note = { $lot } · from { $least ->
    [one] { $least } coin
   *[other] { $least } coins
}
bid-why = more than any stack there, at most the { $safe } in your Safe
safe-empty = Your Safe is empty. Send the ship to the casino or to the black market.
port-own-ship = You already have a ship there.
port-just-left = Closed to you this turn: you withdrew.
port-too-dear = It takes { $least }; your Safe holds { $safe }.
port-contested = { $who } { $count ->
    [one] is
   *[other] are
} there too. Raise or withdraw.
port-no-ship = You have no ship there.
port-alone = Nobody else is there: buy its cargo.
port-raised = You’ve already raised there this turn.
raise-takes = You’d have to add { $least }; your Safe holds { $safe }.
leaves-coins = { $n ->
    [0] leaves your Safe empty
    [one] leaves { $n } coin
   *[other] leaves { $n } coins
}
no-port-to-enter = You have a ship in every open port, or you’ve just withdrawn from it.
ports-too-dear = The cheapest port open to you takes { $least }; your Safe holds { $safe }.
ports-too-dear-but-left = This turn you withdrew from { $left }. The cheapest port still open to you takes { $least }; your Safe holds { $safe }.
action-repeat-placement = Send as last time
command-repeat-placement = repeat
about-repeat-placement = Send your ships where they went last time, with the same coins, where that’s still legal.
action-finish = End turn
command-finish = finish
about-finish = Last round: keep the rest of your ships in hand and end your turn.
sent-to-casino = { $who } sends a ship to the casino.
sent-to-market = { $who } sends a ship to the black market.
sent-with-coins = { $who } sends a ship to { $port } with { $coins }.
repeated = { $who } sends ships as last time: { $places }.
finished = { $who } ends the turn.

# The end
score-bonus = Bonus cards
score-regular = Regular cards
score-unique = Unique cards
tie-best-card = The best card
tie-next-card = The next best card

# The board
panel-ports = Ports
panel-macao = Macao
panel-cards = Victory cards · cost/VP
panel-bag = Bag
row-bonus = Bonus
row-regular = Regular
row-unique = Unique
row-bag = In the bag: { $count }
row-discard = Discarded: { $count }
row-safe = Safe
row-ships = Ships to send
row-cards = Cards
row-laid = Laid for a deal
round = Round
stack = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
price = { $card } { $cost }/{ $points }
points = { $n } VP
first-seat = First player
number = { $n }
warehouse = Warehouse
just-left = closed this turn
letter-ship = S
port-cargo = Cargo
port-ships = Ships there
port-next = The next ship needs
row-away = Ships away
berth = { $place }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
begins-rounds = First player: begins every round
ends-rounds = Last seat: ends every round
ship-of = { $who }’s ship
ship-own = ship

# Charts
gauge-points = Victory points on cards
gauge-coins = Coins in the Safe

# Standing orders
order-hold-port = Hold a port up to a limit
order-hold-port-given = { $what }: raise as little as possible, up to a stack of { $limit }, then { $then }
order-buy-when-alone = Buy where nobody else is
order-buy-when-alone-given = Buy the cargo wherever nobody else is
order-draw-at-market = Always draw at the black market
order-draw-at-market-given = At the black market draw from the bag, never swap
order-trade-nothing = Skip trading
order-trade-nothing-given = Skip trading · { $during }
order-discard-least-missed = Discard what I need least
order-discard-least-missed-given = Discard what is worth least to me
order-repeat-always = Repeat my last placement
order-repeat-always-given = Send ships where they went last time · { $during }
order-stay-in-hand = Keep ships in hand in the last round
order-stay-in-hand-given = In the last round send no more ships
then-out = withdraw

## For newcomers: six sentences, and what is pointed out on the board
how-1 = Only Victory cards score, and you pay for them with smuggled cargo.
how-2 = Cargo pays in sets: all alike or all different. The larger the set, the more each token is worth.
how-3 = On your turn your ships bring in what they won, you trade cargo for cards, then you send all ships out again.
how-4 = In a port your ship stands on a stack of coins. If no other stack is there when your turn comes, all its cargo is yours.
how-5 = Outbid? Raise, or withdraw and get your coins back. The casino pays 2 coins; the black market swaps cargo or deals you some.
how-6 = After the last round the most points on cards win; cargo and coins left over count nothing.
callout-seat-0 = You: the Safe with your coins, your ships, the warehouse for your cargo, and your cards.
callout-ports = The ports: each holds cargo that goes to whoever stands there alone.
callout-macao = Macao: the casino for coins, the black market for the token you lack.
callout-cards = Victory cards: what each costs in cargo, and the points it brings.

## On the drawn board: short, for there is little room
drawn-title = CARGO NOIR
drawn-acts = to move
drawn-round = Round { $n } / { $of }
drawn-over = The end
drawn-macao = MACAO
drawn-casino = CASINO
drawn-market = BLACK MARKET
drawn-more = +{ $n }
drawn-times = ×{ $n }
drawn-held = { $held }/{ $room }
drawn-first = 1st
drawn-sold = SOLD
drawn-payment = Payment
drawn-worth = = { $n }
drawn-card-ship = Cargo Ship
drawn-card-warehouse = Warehouse
drawn-card-syndicate = Syndicate
drawn-card-villa = Villa
drawn-card-yacht = Yacht
drawn-card-bar = Dive Bar
drawn-card-night_club = Night Club
drawn-card-show_biz = Show Biz
drawn-card-paparazzi = Paparazzi
drawn-card-militia = Militia
drawn-card-cronies = Cronies
drawn-card-bank = Bank
drawn-card-principality = Principality
piece-boat = ship in hand
piece-boat-away = ship that is away
piece-ship = ship on its coins
piece-fleet = ships in Macao
piece-withdrawn = withdrawn this turn
piece-others = Signs
piece-round-now = the round now
piece-round-past = a round gone by

# A plan
plan-more = { $more ->
    [one] { $more } coin
   *[other] { $more } coins
}
