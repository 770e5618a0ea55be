game-title = Morning Catch
game-about = Bid for fish at dawn, sell it by noon, and keep the best for your regular customer.
command-group = catch

# Options
option-mornings = Mornings
option-mornings-about = How many days the market is open.

# Names
fish-herring = herring
fish-cod = cod
fish-crab = crab
of-herring = herring
of-cod = cod
of-crab = crab
letter-herring = He
letter-cod = Co
letter-crab = Cr
letter-secret = ?
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
crates = { $n ->
    [one] { $n } crate of { $of }
   *[other] { $n } crates of { $of }
}
price-of = { $fish } { $price }

# Actions
action-bid = Bid for the catch
command-bid = bid
about-bid = Make a sealed bid for everything on the quay. You may change it until the last bid is in.
action-sell = Sell fish
command-sell = sell
about-sell = Sell crates of one kind. The price falls by one with each crate.
action-keep = Sell nothing today
command-keep = keep
about-keep = Keep all your fish for another day.
field-coins = Coins
argument-coins = coins
hint-coins = How many of your coins
field-fish = Fish
argument-fish = fish
hint-fish = Which of your fish
field-crates = Crates
argument-crates = crates
hint-crates = How many crates of it

# Questions
ask-bid = On the quay: { $catch }. What’s it worth to you?
ask-sell = The market is open: { $prices }. Sell crates of one kind, or keep them all.
your-bid = You bid { $coins }. You can change it until the last bid is in.
wanted-bid = sealed bid for { $catch }
wanted-sale = sell fish or keep it ({ $prices })
purse-holds = you have { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
leaves = { $n ->
    [0] you’ll have nothing left
    [one] you’ll have { $n } coin
   *[other] you’ll have { $n } coins
}
price-now = { $price } for the first crate
none-of-it = You have no { $of }.
customer-pays-more = It’s the last day, and your customer pays { $coins } for { $crates }. Sell at the market anyway?

# What happens
your-customer = Your regular customer loves { $of }: { $treat } for each crate you still have at the end.
morning = Morning { $number }. The boat brings { $catch }. { $who } goes first today.
last-morning = Morning { $number }, the last one. The boat brings { $catch }. { $who } goes first today.
bids-opened = Bids: { $bids }.
bid-shown = { $who } { $coins }
bought = { $who } pays { $coins } and takes the catch.
cats = Nobody bids anything. The harbour cats have a feast.
sold = { $who } sells { $crates } for { $coins }; the price is { $price } now.
kept = { $who } sells nothing today.
dearer = Nobody sold any today, so tomorrow it’s dearer by one: { $fish }.

# The end
score-coins = Coins
score-customer = Regular customer

# The board
panel-quay = Quay
panel-market = Prices
player = { $who }
track-mornings = Morning
row-first = Goes first
row-catch = Catch
row-at-sea = At sea
crates-counted = { $n ->
    [one] { $n } crate
   *[other] { $n } crates
}
row-cellar = Cellar
row-purse = Purse
purse = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
row-customer = Customer
customer-secret = secret customer
gauge-coins = Coins

# Standing orders
order-bid-every-morning = Bid the same every morning
order-bid-every-morning-given = Every morning bid { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}

## For newcomers: six sentences, and what is pointed out on the board
how-1 = You earn by buying fish cheaply at dawn and selling it dear by noon: coins are points.
how-2 = Every morning all bid in secret for the whole catch; the highest bid pays and takes it.
how-3 = Then, in turn, each may sell any number of crates of one kind, or nothing.
how-4 = Every crate sold makes its kind cheaper by 1; in the evening kinds that nobody sold get dearer by 1.
how-5 = Your secret customer pays at the end for each crate of one kind that you still have.
how-6 = After the last evening the most coins win; other fish left over is worth nothing.
callout-quay = The quay: the catch of this morning, and how many mornings are left.
callout-market = The market: what a crate of each kind brings now.
callout-seat-0 = You: your coins, your crates, and your secret customer.
