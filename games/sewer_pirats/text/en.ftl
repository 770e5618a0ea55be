game-title = Sewer Pirats
game-about = Crew three ships of vermin, fish the finest garbage out of the sewers, and be sick with riches.
command-group = pirats

# Options
option-variant = Variant
option-variant-about = Plain pirats, pirats with special abilities, or abilities and a crew hired at the bar.
option-variant-base = Base game
option-variant-abilities = Special abilities
option-variant-auction = Crew auction
option-shared-crew = The same crew for everybody
option-shared-crew-about = With special abilities: four clans are drawn once and everybody sails with these.
option-cockroach-aboard = Cockroaches scuttle cheaply aboard too
option-cockroach-aboard-about = The cockroach pays one card less for moving up as well, not only for boarding.

# Cards and ships
card-cat = cat card
card-bird = bird card
card-fish = fish card
ship-cat = Cat’s Skull
ship-bird = Bird’s Skull
ship-fish = Fishbones
cards-counted = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
from-the-deck = The deck
from-the-deck-note = Nobody else sees what you draw
place-aboard = { $ship } (space { $space })
place-captain = { $ship } (captain’s space)
figure-of = { $clan } of { $who }
figure-aboard = { $clan } on the { $ship } (space { $space })
price-of-way = { $cost ->
    [0] Free of charge
    [one] 1 × { $card }
   *[other] { $cost } × { $card }
}
price-with-toll = { $cost } × { $card } and { $tolls } more for the raccoons of { $to }

# Clans
clan-rat = rat
clan-raccoon = raccoon
clan-cockroach = cockroach
clan-weasel = weasel
clan-snail = snail
clan-toad = toad
ability-rat = May grab two trophies instead of one
ability-raccoon = Others pay you a card of the ship for stepping over it
ability-cockroach = Boards or becomes captain for one card less
ability-weasel = May act twice: move, become captain or sail
ability-snail = After boarding or moving may turn up a card and creep one space further
ability-toad = May leave the trophies alone and move up instead
colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-black = black

# Treasure
kind-fries = fries
kind-noodles = noodles
kind-burger = burger
kind-doll = doll
kind-teddy = teddy bear
kind-can = can
trophy-token = { $kind } { $value }
prize-ketchup = ketchup
prize-chili = chili
prize-milkshake = milkshake
prize-parrot = parrot
prize-can-opener = can opener
adds-points = { $points ->
    [0] Adds nothing yet
   *[other] Adds { $points } now
}
line-fries = Fries
line-noodles = Noodles
line-burgers = Burgers
line-toys = Dolls and teddy bears
line-parrots = Parrots
line-cans = Opened cans
line-openers = Can openers

# Letters on the board
letter-cat = C
letter-bird = B
letter-fish = F
letter-rat = Ra
letter-raccoon = Rc
letter-cockroach = Co
letter-weasel = We
letter-snail = Sn
letter-toad = To
letter-red = R
letter-green = G
letter-yellow = Y
letter-blue = B
letter-black = K
letter-figure = { $clan }·{ $colour }
letter-fries = F
letter-noodles = N
letter-burger = B
letter-doll = D
letter-teddy = T
letter-can = C
letter-trophy = { $kind }{ $value }
letter-ketchup = Ke
letter-chili = Ch
letter-milkshake = Mi
letter-parrot = Pa
letter-can-opener = Op

# Board
panel-cards = Cards and stocks
panel-bar = The bar
panel-player = { $who }
panel-player-colour = { $who } · { $colour }
row-crew = Crew
row-front-pile = At bow
row-back-pile = Behind it
row-open-cards = Open cards
row-discard = Discards
row-stools = From the front end
row-home = Ashore
row-hand = Your hand
row-treasure = Treasure
row-prize-gains = One more of these would add
slot-captain = Captain
slot-space = { $space }
slot-stool = Stool { $stool } · from { $price }{ $under ->
    [0] {""}
   *[other] {" "}· +{ $under } below
}
label-deck = Deck: { $count }
label-cards = Cards: { $count }
label-tokens = Treasures: { $count }
label-points = Worth { $points } now
label-prize-gain = { $prize } +{ $points }
label-last-sailings = The last sailings
label-lot = Stool { $stool }: { $who } bids { $price }
track-piles = Piles to come

# Actions
action-choose-clan = Choose clan and colour
action-change-clan = Change clan and colour
command-choose-clan = clan
about-choose-clan = Choose a clan and a colour that nobody has.
action-choose-colour = Choose colour
action-change-colour = Change colour
command-choose-colour = colour
about-choose-colour = Choose a colour that nobody has.
action-take-card = Take a card
command-take-card = take
about-take-card = Take a card from the row or from the deck; two make an action.
action-discard-cards = Discard
command-discard-cards = discard
about-discard-cards = Choose which cards go because your hand is too big.
action-board = Go aboard
command-board = board
about-board = Put one of your pirats from shore onto a crew space of a ship.
action-advance = Move up
command-advance = advance
about-advance = Move one of your pirats aboard closer to the bow of its ship.
action-become-captain = Become captain
command-become-captain = captain
about-become-captain = Put one of your pirats on the captain’s space; it has to sail on your next turn.
action-skip-turn = Sulk
command-skip-turn = skip
about-skip-turn = Only when there is nothing whatsoever that you could do.
action-grab = Grab a trophy
command-grab = grab
about-grab = Take one of the trophies that are left in the flotsam.
action-grab-two = Grab two trophies
command-grab-two = grab-two
about-grab-two = Your rat takes two of the trophies that are left.
action-stay-aboard = Stay aboard
command-stay-aboard = stay
about-stay-aboard = Your toad takes nothing and moves up instead, if it can.
action-set-sail = Set sail at once
command-set-sail = sail
about-set-sail = Your weasel has just become captain and sails without waiting for the next turn.
action-rest = That will do
command-rest = rest
about-rest = Your weasel does without its second action.
action-reveal = Turn up a card
command-reveal = reveal
about-reveal = Turn up the top card of the deck: if it matches the ship your snail creeps on.
action-leave-deck = Stay where it is
command-leave-deck = leave
about-leave-deck = Your snail has come far enough.
action-open-bidding = Open the bidding
command-open-bidding = open
about-open-bidding = Choose a figure at the bar and name a first price.
action-raise-bid = Raise
command-raise-bid = raise
about-raise-bid = Bid more cards for the figure at auction.
action-drop-out = Drop out
command-drop-out = drop
about-drop-out = Leave this figure to the others.
action-pay-cards = Pay
command-pay-cards = pay
about-pay-cards = Choose the cards with which you pay your bid.

# Fields
field-clan = Clan
argument-clan = clan
hint-clan = The clan of your crew
field-colour = Colour
argument-colour = colour
hint-colour = The colour of your bases
field-card = Card
argument-card = card
hint-card = The deck, or a card of the row
field-cards = Cards
argument-cards = cards
hint-cards = How many of each talisman
field-figure = Pirat
argument-figure = pirat
hint-figure = One of your figures
field-place = Space
argument-place = space
hint-place = The ship and its crew space
field-ship = Ship
argument-ship = ship
hint-ship = The ship to command
field-trophy = Trophy
argument-trophy = trophy
hint-trophy = One of the trophies that are left
field-another = Another trophy
argument-another = another
hint-another = One of those that the first leaves
field-stool = Figure at the bar
argument-stool = stool
hint-stool = The stool on which the figure sits
field-price = Price in cards
argument-price = price
hint-price = How many cards you would pay

# Questions
ask-clan = Which vermin sails for you, and under which colour?
ask-colour = Under which colour does your crew sail?
ask-turn = Your turn, captain to be: take two cards, put a pirat aboard, move one up, or make one captain.
ask-next-card = One card more, from the row or from the deck.
ask-discard = Your paws are too full: { $count ->
    [one] one card has to go, { $limit } may stay.
   *[other] { $count } cards have to go, { $limit } may stay.
}
ask-loot = Your { $clan } on the { $ship } leans over the rail. Afloat: { $trophies }.
ask-second-action = Your weasel has not finished yet. Once more?
ask-creep = Your snail smells luck. A { $card } on top of the deck takes it one space further.
ask-opening = Whom do you want for your crew, and how many cards do you offer to begin with?
ask-bid = { $who } bids { $price } for the { $clan } on stool { $stool }. Do you bid more?
ask-payment = Done. Pay { $count ->
    [one] one card.
   *[other] { $count } cards.
}

# Why not
no-cards-left = There is not a card left to take: deck, discards and row are empty.
nobody-can-board = Nobody can go aboard: your pirats are all on ships already, or every crew space is taken.
nobody-can-advance = None of your crew aboard has an empty space ahead.
nobody-can-command = No captain’s space is in reach: it has to be free, with every space between it and your pirat taken.
weasel-cannot-board = Only this weasel may act again, and every crew space is taken.
weasel-cannot-advance = Only this weasel may act again, and it has no empty space ahead.
weasel-cannot-command = Only this weasel may act again, and no captain’s space is in reach of it: it has to be free, with every space between it and the weasel taken.
captain-already = You have a captain; nobody has two.
too-few-cards = The cheapest way costs { $price } × { $card }; you have { $held }.
cards-exactly = It has to be exactly { $count ->
    [one] one card.
   *[other] { $count } cards.
}
your-cards = you hold { $cards ->
    [one] one card
   *[other] { $cards } cards
}

# Log
for-cards = { $cost ->
    [0] free of charge
    [one] for 1 card
   *[other] for { $cost } cards
}
first-player = { $who } has the loudest arrr and begins.
last-hirer-begins = { $who } was the last to leave the bar and begins.
you-are-dealt = You are dealt { $cards }.
clans-dealt = Crews: { $crews }. Like another one better? Change it in My moves until somebody moves.
crew-dealt = { $who } – { $clan } ({ $colour })
colours-dealt = Colours: { $crews }. Like another one better? Change it in My moves until somebody moves.
colour-dealt = { $who } – { $colour }
clan-chosen = { $who } sails under { $colour } with a { $clan } crew.
colour-chosen = { $who } sails under { $colour }.
crew-drawn = { $who } gets a crew: { $clans }.
takes-from-deck = { $who } takes a card from the deck.
takes-from-row = { $who } takes a { $card } from the row.
you-draw = You draw a { $card }.
row-filled = New in the row: { $cards }.
deck-reshuffled = The discards become a new deck of { $count }.
discards = { $who } discards { $cards }.
boards = { $who } puts a { $clan } aboard the { $ship }, space { $space }, { for-cards }.
advances = { $who } moves a { $clan } on the { $ship } from { $start } to { $space }, { for-cards }.
becomes-captain = { $who } makes a { $clan } captain of the { $ship }, { for-cards }.
pays-toll = { $who } hands { $to } a { $card }: the raccoon takes its toll.
turn-skipped = { $who } can do nothing at all and sulks.
sails = { $who } sets sail: the { $ship } creaks off with a { $clan } at the helm.
takes-prize = { $who } takes the prize: { $prize }.
grabs = { $who } grabs with a { $clan }: { $trophies }.
stays-aboard = { $who } keeps a toad aboard the { $ship }, space { $space }. It has seen better garbage.
trophies-lost = Lost in the sludge for good: { $trophies }.
moves-up = { $who } has a { $clan } moving up: { $place }.
new-pile = Afloat before the { $ship }: { $trophies } and { $prize }.
rests = { $who } lets the weasel rest.
reveals = { $who } turns up a { $card } for the snail.
leaves-deck = { $who } lets the snail have a nap.
creeps = { $who } has a snail creeping on: { $place }.
swaps = { $who } has a snail creeping on: { $place }. The { $clan } of { $owner } slides back in its slime.
end-is-near = The last flotsam is fished out for { $ship }: the end is near. Sailing once more: { $ships }.
end-is-here = The last flotsam is fished out for { $ship }, and no other ship has a captain: the game ends.
tie-broken = A tie at { $points }. The spaces under the figures decide: { $sums }.
tie-stays = A tie at { $points }, and the spaces under the figures are equal too: { $sums }. They share the victory.
space-sum = { $who } { $spaces }

# Auction
figure-on-stool = { $clan } on stool { $stool }
stool-price = From { $price ->
    [0] nothing
    [one] 1 card
   *[other] { $price } cards
}{ $under ->
    [0] {""}
    [one] , 1 card below
   *[other] , { $under } cards below
}
bar-filled = At the bar, the far end first: { $clans }. { $who } has the nastiest grin and opens the bidding.
opens-bidding = { $who } opens for the { $clan } on stool { $stool } at { $price }.
card-under = A card goes face down below the { $clan } on stool { $stool }: { $count } there now.
raises-bid = { $who } raises to { $price }.
drops-out = { $who } drops out.
cannot-raise = { $who } has too few cards to raise and is out.
hires = { $who } hires the { $clan }{ $under ->
    [0] {""}
    [one] {" "}and picks up the card below
   *[other] {" "}and picks up the { $under } cards below
}.
you-find-cards = Below the stool you find: { $cards }.
closing-time = Closing time: { $who } gets the rest of the bar for nothing, { $count ->
    [one] one figure.
   *[other] { $count } figures.
}

# Charts
gauge-treasure = Treasures taken
gauge-cards = Cards in hand

# Standing orders
order-bid-for-figure = Bid for a figure up to a limit
order-bid-for-figure-given = Bid for a figure ({ $what }) up to { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}, then { $then }
order-open-with-figure = Open the bidding with a figure
order-open-with-figure-given = As starter open with a figure ({ $what }) at its least price, up to { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
order-pay-plentiful = Pay crew with my most plentiful cards
order-pay-plentiful-given = Pay crew with the cards of which I have most
order-take-same-cards = Take the same two cards every turn
order-take-same-cards-given = Take every turn: { $one }, { $other }, until I hold { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
order-grab-the-best = Grab what scores most
order-grab-the-best-given = Grab the trophy that scores most for me
order-discard-plentiful = Discard my most plentiful cards
order-discard-plentiful-given = Discard the cards of which I have most
order-always-reveal = Snails always try their luck
order-always-reveal-given = My snails always turn up a card
order-always-sail = A weasel captain sails at once
order-always-sail-given = My weasel sails as soon as it is captain
order-always-rest = No second action for weasels
order-always-rest-given = My weasels take no second action; ask me about a new captain
order-answer-forced = Answer when I have no choice
order-answer-forced-given = Give the only answer that my hand allows
any-figure = any figure
