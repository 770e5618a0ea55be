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
option-cockroach-aboard = Cockroaches move cheaply aboard too
option-cockroach-aboard-about = The cockroach pays one card less for moving up too, not only for going aboard.

# Cards and ships
card-cat = cat card
    .many = cat cards
card-bird = bird card
    .many = bird cards
card-fish = fish card
    .many = fish cards
ship-cat = Cat’s Skull
ship-bird = Bird’s Skull
ship-fish = Fishbones
cards-counted = { $count ->
    [1] 1 { $card }
   *[other] { $count } { MANY($card) }
}
from-the-deck = The deck
from-the-deck-note = only you see the card
place-aboard = { $ship } (space { $space })
space-ahead = to space { $space }
place-captain = { $ship } (captain’s space)
figure-of = { $clan } of { $who }
figure-home = { $clan } from home
figure-aboard = { $clan } on space { $space } ({ $ship })
price-of-way = { $cost ->
    [0] Free
    [one] 1 { $card }
   *[other] { $cost } { MANY($card) }
}
price-with-toll = { $cost ->
    [0] The raccoon toll only
    [one] 1 { $card } plus the raccoon toll
   *[other] { $cost } { MANY($card) } plus the raccoon toll
}: { $tolls } ({ $to })

# Clans
clan-rat = rat
    .plural = rats
clan-raccoon = raccoon
    .plural = raccoons
clan-cockroach = cockroach
    .plural = cockroaches
clan-weasel = weasel
    .plural = weasels
clan-snail = snail
    .plural = snails
clan-toad = toad
    .plural = toads
clan-crew = { PLURAL($clan) }
ability-rat = May grab two trophies instead of one
ability-raccoon = Others pay you a card of the ship to pass it
ability-cockroach = Goes aboard or becomes captain for one card less
ability-weasel = May act twice: move, become captain or sail
ability-snail = After going aboard or moving up may turn up a card and creep on
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
tie-spaces = Spaces under the figures

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
row-front-pile = 1st pile
row-back-pile = 2nd pile
row-open-cards = Open cards
row-discard = Discards
row-stools = From the front of the bar
row-home = At home
row-hand = Your hand
row-treasure = Treasure
row-prize-gains = Each new prize would add
slot-captain = Captain
slot-space = { $space }
slot-stool = Stool { $stool } · from { $price }{ $under ->
    [0] {""}
   *[other] {" "}· +{ $under } under it
}
label-deck = Deck: { $count }
label-cards = Cards: { $count }
label-tokens = Treasures: { $count }
label-points = Treasures worth { $points } now
label-prize-gain = { $prize } +{ $points }
label-last-sailings = The last sailings
label-lot = Stool { $stool }: { $who } bids { $price ->
    [one] { $price } card
   *[other] { $price } cards
}
track-piles = Piles in stock

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
about-take-card = Take a card from the row or the deck; two cards are one action.
action-discard-cards = Discard
command-discard-cards = discard
about-discard-cards = Choose which cards go: your hand is too big.
action-board = Go aboard
command-board = board
about-board = Put one of your pirats from home onto a crew space of any ship.
action-advance = Move up
command-advance = advance
about-advance = Move one of your pirats closer to the bow of its ship.
action-become-captain = Become captain
command-become-captain = captain
about-become-captain = Put one of your pirats on the captain’s space; it has to sail on your next turn.
action-skip-turn = Skip turn
command-skip-turn = skip
about-skip-turn = Only if you can’t do anything at all.
action-grab = Grab a trophy
command-grab = grab
about-grab = Take one of the trophies left in the pile.
action-grab-two = Grab two trophies
command-grab-two = grab-two
about-grab-two = Your rat takes two of the trophies left.
action-stay-aboard = Stay aboard
command-stay-aboard = stay
about-stay-aboard = Your toad takes nothing and moves up instead, if it can.
action-set-sail = Set sail at once
command-set-sail = sail
about-set-sail = Your weasel has just become captain and sails without waiting for the next turn.
action-rest = No second action
command-rest = rest
about-rest = Your weasel does without its second action.
action-reveal = Turn up a card
command-reveal = reveal
about-reveal = Turn up the top card of the deck: if it matches the ship your snail creeps on.
action-leave-deck = Don’t creep on
command-leave-deck = leave
about-leave-deck = Your snail stays where it is.
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
about-pay-cards = Choose the cards you pay your bid with.

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
hint-ship = Which ship to be captain of
field-trophy = Trophy
argument-trophy = trophy
hint-trophy = One of the trophies that are left
field-another = Another trophy
argument-another = another
hint-another = One of those left after the first
field-stool = Figure at the bar
argument-stool = stool
hint-stool = The stool on which the figure sits
field-price = Price in cards
argument-price = price
hint-price = How many cards you would pay

# Questions
ask-clan = Which clan sails for you, and in which colour?
ask-colour = Which colour is your crew?
ask-turn = Your turn: take two cards, put a pirat aboard, move one up, or make one captain.
ask-next-card = One more card, from the row or from the deck.
ask-discard = Your paws are too full: discard { $count ->
    [one] one card
   *[other] { $count } cards
}, { $limit } stay.
ask-loot = Grab something: { $clan }, { $ship }. Afloat: { $trophies }.
ask-second-action = Your weasel isn’t done yet. A second action?
ask-creep = Your snail smells luck. If the top card of the deck is a { $card }, it creeps one more space.
ask-opening = Who do you want for your crew, and how many cards do you start with?
ask-bid = { $who } bids { $price ->
    [one] { $price } card
   *[other] { $price } cards
} for the { $clan } on stool { $stool }. Bid more?
ask-payment = It’s a deal. Pay { $count ->
    [one] one card.
   *[other] { $count } cards.
}

wanted-clan = choose clan and colour
wanted-colour = choose a colour
wanted-action = take two cards, or move a pirat
wanted-card = take one more card
wanted-discard = { $count ->
    [one] discard one card
   *[other] discard { $count } cards
}
wanted-opening = open the bidding at the bar
wanted-bid = bid for the { $clan } on stool { $stool }; best bid { $price } ({ $who })
wanted-payment = { $count ->
    [one] pay one card
   *[other] pay { $count } cards
} for the { $clan } on stool { $stool }
wanted-loot = grab a trophy: { $ship } ({ $trophies })
wanted-second-action = the weasel’s second action
wanted-luck = try the snail’s luck (needs a { $card })
in-your-hand = In your hand: { $cards }.

# Why not
no-cards-left = There are no cards left to take: deck, discards and row are empty.
nobody-can-board = Nobody can go aboard: your pirats are all on ships, or every crew space is taken.
nobody-can-advance = None of your crew aboard has an empty space ahead.
nobody-can-command = No captain’s space is in reach: it has to be free, with every space between it and your pirat taken.
weasel-cannot-board = Only this weasel may act again, and every crew space is taken.
weasel-cannot-advance = Only this weasel may act again, and it has no empty space ahead.
weasel-cannot-command = Only this weasel may act again, and it can’t reach a captain’s space: that has to be free, with every space between them taken.
captain-already = You already have a captain; nobody has two.
way-too-dear = Takes { $price ->
    [one] 1 { $card }
   *[other] { $price } { MANY($card) }
}; you have { $held }.
too-few-cards = The cheapest move costs { $price ->
    [one] 1 { $card }
   *[other] { $price } { MANY($card) }
}; you have { $held }.
cards-exactly = Choose exactly { $count ->
    [one] one card.
   *[other] { $count } cards.
}
your-cards = you have { $cards ->
    [one] one card
   *[other] { $cards } cards
}

# Log
for-cards = { $cost ->
    [0] for free
    [one] for 1 card
   *[other] for { $cost } cards
}
first-player = { $who } has the loudest arrr and goes first.
last-hirer-begins = { $who } is the last to leave the bar and goes first.
you-are-dealt = You are dealt { $cards }.
clan-chosen = { $who } signs on { PLURAL($clan) } in { $colour }.
colour-chosen = { $who } chooses { $colour }.
clans-dealt = Crews: { $crews }. Change yours in My moves until somebody moves.
crew-dealt = { $who } – { PLURAL($clan) } ({ $colour })
colours-dealt = Colours: { $crews }. Change yours in My moves until somebody moves.
colour-dealt = { $who } – { $colour }
crew-drawn = { $who } gets a crew: { $clans }.
takes-from-deck = { $who } takes a card from the deck.
takes-from-row = { $who } takes a { $card } from the row.
you-draw = You draw a { $card }.
row-filled = New in the row: { $cards }.
deck-reshuffled = The discards are shuffled into a new deck of { $count }.
discards = { $who } discards { $cards }.
boards = { $who } puts a { $clan } on the { $ship }, space { $space }, { for-cards }.
advances = { $who } moves a { $clan } on the { $ship } from space { $start } to { $space }, { for-cards }.
becomes-captain = { $who } makes a { $clan } captain of the { $ship } { for-cards }.
pays-toll = { $to } gets a { $card } from { $who } for passing the raccoon.
turn-skipped = { $who } can’t do anything and skips the turn.
sails = { $who } sets sail: the { $ship } creaks off with a { $clan } at the helm.
takes-prize = { $who } takes the prize: { $prize }.
grabs = { $who }’s { $clan } grabs { $trophies }.
stays-aboard = { $who } keeps a toad on the { $ship }, space { $space }. It has seen better garbage.
trophies-lost = Lost in the sludge for good: { $trophies }.
moves-up = { $who }’s { $clan } moves up: { $place }.
new-pile = A new pile for the { $ship }: { $trophies } and { $prize }.
rests = { $who } lets the weasel rest.
reveals = { $who } turns up a { $card } for the snail.
leaves-deck = { $who } lets the snail have a nap.
creeps = { $who }’s snail creeps on: { $place }.
swaps = { $who }’s snail creeps on: { $place }. { $owner }’s { $clan } slides back in its slime.
end-is-near = No flotsam is left ahead of the { $ship }: the end is near. Sailing once more: { $ships }.
end-is-here = No flotsam is left ahead of the { $ship }, and no other ship has a captain: the game is over.
tie-broken = A tie at { $points }. The sum of the spaces under the figures decides: { $sums }.
tie-stays = A tie at { $points }, and the spaces under the figures are equal too: { $sums }. They share the victory.
space-sum = { $who } { $spaces }

# Auction
figure-on-stool = { $clan } on stool { $stool }
cards-bid = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
stool-too-dear = From { $price ->
    [one] 1 card
   *[other] { $price } cards
}; you have { $held }.
stool-price = { $price ->
    [0] Can be free
    [one] From 1 card
   *[other] From { $price } cards
}{ $under ->
    [0] {""}
    [one] , 1 card under it
   *[other] , { $under } cards under it
}
bar-filled = At the bar, from the far end: { $clans }. { $who } has the nastiest grin and opens the bidding.
opens-bidding = { $who } opens at { $price ->
    [one] { $price } card
   *[other] { $price } cards
} for the { $clan } on stool { $stool }.
card-under = A card goes under the { $clan } on stool { $stool }: { $count } there now.
raises-bid = { $who } raises to { $price ->
    [one] { $price } card
   *[other] { $price } cards
}.
drops-out = { $who } drops out.
cannot-raise = { $who } has too few cards and drops out.
hires = { $who } hires the { $clan }{ $under ->
    [0] {""}
    [one] {" "}and takes the card under it
   *[other] {" "}and takes the { $under } cards under it
}.
you-find-cards = Under the stool you find: { $cards }.
closing-time = Closing time: { $who } takes the rest of the bar for free, { $count ->
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
order-open-with-figure-given = Open the bidding with a figure ({ $what }) at its least price, up to { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
order-pay-plentiful = Pay for crew with the cards I have most of
order-pay-plentiful-given = Pay for crew with the cards I have most of
field-one = First card
argument-one = one
hint-one = Which card to take first
field-other = Second card
argument-other = other
hint-other = Which card to take second
order-take-same-cards = Take the same two cards every turn
order-take-same-cards-given = Take every turn: { $one }, { $other }, until I hold { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}
order-grab-the-best = Grab what scores most
order-grab-the-best-given = Grab the trophy that scores most for me
order-discard-plentiful = Discard the cards I have most of
order-discard-plentiful-given = Discard the cards I have most of
order-always-reveal = Snails always turn up a card
order-always-reveal-given = My snails always turn up a card
order-always-sail = A weasel captain sails at once
order-always-sail-given = My weasel sails as soon as it is captain
order-always-rest = No second action for weasels
order-always-rest-given = My weasels take no second action; ask me about a new captain
order-answer-forced = Answer for me when there’s no choice
order-answer-forced-given = Give the only answer my hand allows
any-figure = any figure

## For newcomers: six sentences, and what is pointed out on the board
how-1 = Treasures score: trophies that your figures grab when a ship sails, and a prize for the captain.
how-2 = Some trophies need a prize: cans an opener, dolls and teddy bears a parrot. Ketchup, chili and milkshakes make food dearer.
how-3 = Each turn you do one thing: take two cards, put or move a figure on a ship, or become captain.
how-4 = Every empty space on the way costs one card of that ship’s talisman; spaces that are taken are crossed free.
how-5 = Your captain sails on your next turn and chooses first; then the crew from bow to stern, one trophy each.
how-6 = When a ship has sailed and no pile is left before it, the other captains sail once more. The most points win.
callout-cat = A ship: crew spaces 1 to 3, the captain in front, and the piles of trophies and prizes it will sail to.
callout-cards = The cards: four lie open; each pays for steps on the ship whose talisman it shows.
callout-seat-0 = You: your figures, your cards and your treasures. Others see only how many you have.

## On the drawn board: a word or two each
drawn-title = Sewer Pirats
drawn-acts = to act
drawn-grabs = to grab
drawn-opens = to open
drawn-pays = to pay
drawn-sold = It’s a deal
drawn-bids = to bid
drawn-sails = sets sail!
drawn-last = last sailing
drawn-bar = The nearer the front, the cheaper
drawn-auction = Who bids more?
drawn-deck = Deck
drawn-row = Open cards
drawn-discard = Discards
drawn-piles = Piles to come
drawn-adds = +{ $n }
drawn-of = /{ $n }
piece-trophies = Trophies
piece-prizes = Prizes
piece-others = Around
piece-deck = deck
piece-card-under = cards under a stool
piece-hat = captain
piece-sack = a pile still to come
piece-raft = a pile adrift
piece-grabs = grabs now
piece-star = points

# A plan
plan-more = { $more ->
    [one] { $more } card
   *[other] { $more } cards
}
