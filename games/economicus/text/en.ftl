game-title = Economicus
game-about = Found companies, win city orders, survive crises: the best reputation wins.
command-group = economicus

# Options
option-mode = Rules
option-mode-about = Basic rules to get to know the game; full rules add cards, crises, loans and the market.
option-mode-basic = Basic
option-mode-full = Full
option-ending = The game ends
option-ending-about = By a number of stars, by rounds, by time, or by whichever comes first.
option-ending-stars = At the star target
option-ending-stars-or-rounds = At the target or the last round
option-ending-rounds = After the last round only
option-ending-stars-or-time = At the target or when time is up
option-ending-time = When time is up only
option-star-target = Stars to win
option-star-target-0 = by the number of players
option-star-target-about = By the number of players, from 11 stars for two to 7 for eight. It can’t be less.
option-limit-rounds = Last round
option-limit-rounds-about = Only if the game ends by rounds; a round is one turn of every player.
option-limit-hours = Time limit in hours
option-limit-hours-about = Only if the game ends by time; a turn that has begun by then is still played.
option-deals = Deals between players
option-deals-about = The table may allow them: in money, or in companies and orders too. The game takes longer.
option-deals-none = None
option-deals-money = Money only
option-deals-all = Money + companies + orders

# Industries
industry = { $number } { $name }
industry-cars = Car industry
industry-agriculture = Agriculture
industry-light-industry = Light industry
industry-tourism = Tourism
industry-transport = Transport
industry-innovations = Innovations
industry-retail = Retail
industry-construction = Construction
industry-telecom = Telecom
industry-banks = Banks
industry-oil-and-gas = Oil and gas
mortgaged = { $industry } with a loan
tenths = { $sign }{ $whole }.{ $part }

# Actions
action-place-company = Place a company
command-place-company = place
about-place-company = Place one of your two free companies in an industry with a white number.
action-roll-dice = Roll the dice
command-roll-dice = roll
about-roll-dice = Roll two dice for the active industry.
action-keep-loans = Keep all loans
command-keep-loans = keep-loans
about-keep-loans = On this double repay nothing and pay the interest.
action-repay-now = Repay loans
command-repay-now = repay-now
about-repay-now = Repay some loans on this double instead of paying interest on them.
action-buy-with-risk = Buy with a risk card
command-buy-with-risk = buy-risk
about-buy-with-risk = Buy on the market at the industry price and reveal a risk card.
action-buy-safely = Buy without risk
command-buy-safely = buy-safely
about-buy-safely = Buy on the market at twice the industry price; the company opens at once.
action-decline = Don’t buy
command-decline = decline
about-decline = Buy nothing on the market this turn.
action-keep-risk = Choose a risk card
command-keep-risk = keep-risk
about-keep-risk = Choose which of two risk cards applies; the other is discarded.
action-bid = Bid
command-bid = bid
about-bid = Bid for a new company in the active industry.
action-tender = Offer a price
command-tender = tender
about-tender = Offer to carry out the city order for less.
action-pass = Pass
command-pass = pass
about-pass = Leave this auction.
action-take-loan = Take a loan
command-take-loan = loan
about-take-loan = Mortgage one of your companies and get money from the bank.
action-repay-loan = Repay a loan
command-repay-loan = repay
about-repay-loan = Pay back a loan with its interest.
action-sell-company = Sell a company
command-sell-company = sell
about-sell-company = Sell a company to the bank for half its industry price.
action-propose-deal = Propose a deal
command-propose-deal = deal
about-propose-deal = Offer another player a deal, where the table allows deals.
action-accept-deal = Accept the deal
command-accept-deal = accept-deal
about-accept-deal = Accept the deal that was proposed to you; everything changes hands at once.
action-decline-deal = Decline the deal
command-decline-deal = decline-deal
about-decline-deal = Decline the deal that was proposed to you.
action-resign = Resign (bankruptcy)
command-resign = resign
about-resign = Leave the game bankrupt: all you have goes to the bank.

field-industry = Industry
argument-industry = industry
hint-industry = Which industry
field-company = Company
argument-company = company
hint-company = Which of your companies
field-amount = Amount in M
argument-amount = amount
hint-amount = How much, in M
field-loans = Loans to repay
argument-loans = loans
hint-loans = How many loans to repay in each industry
field-card = Risk card
argument-card = card
hint-card = Which card applies
field-to = With
argument-to = with
hint-to = Which player
field-give-money = Your money
argument-give-money = pay
hint-give-money = How much you pay, in M
field-give-companies = Your companies
argument-give-companies = give-companies
hint-give-companies = Which of your companies you give
field-give-orders = Your orders
argument-give-orders = give-orders
hint-give-orders = Which of your city orders you give
field-ask-money = Their money
argument-ask-money = ask
hint-ask-money = How much you ask for, in M
field-ask-companies = Their companies
argument-ask-companies = ask-companies
hint-ask-companies = Which of their companies you ask for
field-ask-orders = Their orders
argument-ask-orders = ask-orders
hint-ask-orders = Which of their city orders you ask for

# Buttons
offer-place-company = Place a company
offer-roll-dice = Roll the dice
offer-keep-loans = Keep all loans
offer-repay-now = Repay loans and go on
offer-buy-with-risk = Buy with risk · { $price }M
offer-buy-safely = Buy safely · { $price }M
offer-decline = Don’t buy
offer-keep-risk = Choose a risk card
offer-bid = Bid
offer-tender = Offer a price
offer-pass = Pass
offer-take-loan = Take a loan
offer-repay-loan = Repay a loan
offer-sell-company = Sell a company
offer-propose-deal = Propose a deal
offer-accept-deal = Accept the deal
offer-decline-deal = Decline the deal
offer-resign = Resign (bankruptcy)

# Questions
not-white = Only industries with white numbers at the start.
ask-placement = Place a company in one of the industries with white numbers.
ask-roll = Your turn: roll the dice. Before that you can take or repay loans and sell companies.
ask-roll-basic = Your turn: roll the dice.
ask-roll-deals = Your turn: roll the dice. Before that you can take or repay loans, sell companies and propose deals.
ask-roll-basic-deals = Your turn: roll the dice. Before that you can propose deals.
ask-deal = { $who } proposes a deal. You get: { $gives }. You give: { $wants }.
ask-interest = A double: you owe { $owed }M interest on your loans and have { $cash }M. A loan repaid now costs { $back }M and no further interest.
ask-market = The market offers premises in { $industry } for { $price }M with a risk card, or { $double }M without. A company there brings { $brings }M a round on average.
ask-risk = Two risk cards are open. Choose the one that applies.
ask-first-bid = Auction: a company in { $industry }, bids from { $price }M. It brings { $brings }M a round on average.
ask-bid = Auction: a company in { $industry }, price { $price }M, best bid { $bid }M ({ $bidder }). It brings { $brings }M a round on average.
ask-first-tender = City order in { $industry }: the city pays at most { $most }M. { $terms }
ask-tender = City order in { $industry }: best offer { $bid }M ({ $bidder }). { $terms }
ask-debt = You owe { $owed }M ({ $reason }) and have { $cash }M. Take loans or sell companies until you can pay.
span-round = this round
order-chance = With your { $companies ->
    [one] company
   *[other] { $companies } companies
} there it succeeds on { $chance } of 6 rolls.
order-chance-alone = Without a company there you pay { $fee }M for a subcontractor, and it succeeds on { $chance } of 6 rolls.

wanted-placement = place a company
wanted-roll = roll the dice
wanted-deal = accept the deal or not ({ $who } gives: { $gives }; gets: { $wants })
wanted-interest = interest of { $owed }M: repay loans or keep them
wanted-debt = raise { $owed }M ({ $reason })
wanted-market = buy on the market in { $industry }, { $price }M with a risk card or { $double }M without
wanted-risk = choose a risk card ({ $cards })
wanted-first-bid = bid on { $industry }, from { $price }M
wanted-bid = bid on { $industry }; best bid { $bid }M by { $bidder }
wanted-first-tender = offer for the city order in { $industry }, at most { $most }M
wanted-tender = offer for the city order in { $industry }; best offer { $bid }M by { $bidder }
your-cash = You have { $cash }M.
your-cash-and-bid = You have { $cash }M; your last bid: { $own }M.

# Consequences
leaves-cash = leaves { $left }M
loan-costs = { $interest }M on every double
note-placement = { $brings }M a round on average · { $companies ->
    [0] nobody there yet
    [one] one company there
   *[other] { $companies } companies there
}
millions = { $amount }M
note-loan = you get { $amount }M and pay back { $back }M
note-repay = costs { $amount }M, leaves { $left }M
note-sale = you get { $amount }M
note-mortgaged-sale = you get { $amount }M and pay back the loan at once: { $back }M
note-partner = has { $cash }M · free tokens: companies { $companies }, orders { $orders }
note-proposals = { $left } more this turn
deal-with = { $who }
deal-outcome = You’d have { $cash }M and { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}; { $who } { $theirs }M and { $their_stars ->
    [one] { $their_stars } star
   *[other] { $their_stars } stars
}.
deal-nothing = nothing
deal-you-pay = { $amount ->
    [0] you pay nothing
   *[other] you pay { $amount }M
}
deal-you-ask = { $amount ->
    [0] you ask for no money
   *[other] you ask for { $amount }M
}
deal-companies = { $count ->
    [one] a company in { $industry }
   *[other] { $count } companies in { $industry }
}
deal-order = the order in { $industry } ({ $amount }M · segment { $segment })
note-bid = leaves { $left }M, you can raise { $more }M more · brings { $brings }M a round
note-bid-raise = { $short }M short: takes a loan or a sale, then you can raise { $left }M more · brings { $brings }M a round
note-bid-ruin = bankruptcy: you can raise { $reach }M at most
note-tender = { $amount }M when done · leaves { $left }M now, you can raise { $more }M more
market-left = Costs { $cost }M; you’ll have { $left }M.
bid-takes = { $bid }M is more than your { $cash }M. Paying it would take: { $dealings }.

# Reasons
no-company-token = no free company token
no-cash-for-price = not enough cash for the price
no-cash-to-bid = not enough cash for a higher bid
no-order-token = no free order token
no-lower-contract = no lower offer is possible
no-subcontractor = no { $fee }M for a subcontractor
market-too-dear = It costs { $cost }M; you have { $cash }M. Take a loan or sell a company first.
market-out-of-reach = It costs { $cost }M, and you can raise { $reach }M at most.
loan-already = Mortgaged already: one loan for each company.
sale-too-poor = The sale brings { $amount }M, the loan takes { $back }M and you have { $cash }M.
repay-too-dear = Repaying a loan takes { $back }M; you have { $cash }M.
deal-mortgaged = Repay the loan first.
deal-empty = A deal needs something that changes hands.
deal-no-cash = { $who } has { $cash }M; the deal takes { $amount }M.
deal-no-company = { $who } has too few companies without a loan in { $industry }.
deal-no-company-token = { $who } has too few free company tokens for this deal.
deal-no-order-token = { $who } has too few free order tokens for this deal.
deals-enough = { $most ->
    [one] One deal can be proposed in a turn; you’ve done that.
   *[other] { $most } deals can be proposed in a turn; you’ve done that.
}
why-one-way = you pay already, and money goes one way
why-repay = each loan takes { $back }M and you have { $cash }M; repay at least one or keep them all
why-first-bid-cash = the first bid is at least the price, and at most your { $cash }M
why-bid-cash = a bid has to beat the last one, and is at most your { $cash }M
why-first-bid = the first bid is at least the price, and at most { $limit }M
why-bid = a bid has to beat the last one, and is at most { $limit }M
why-first-tender = the city pays at most { $most }M, and the lowest offer is { $least }M
why-tender = an offer has to be lower than the last, but not below { $least }M

# Are you sure?
confirm-bankruptcy = You can raise { $reach }M at most. If nobody outbids { $bid }M, you’re bankrupt and out of the game. Bid anyway?
confirm-ruin = Your bid of { $bid }M is the best so far, and after this you could raise only { $means }M: winning would bankrupt you. Go on anyway?
confirm-ruin-by-order = Your offer of { $bid }M is the best so far; winning would cost { $fee }M for a subcontractor, and after this you could raise only { $means }M: it would bankrupt you. Go on anyway?
confirm-risk = The worst card costs another { $worst }M, and after buying you can raise { $left }M: it would bankrupt you. Buy anyway?
confirm-gift = You get nothing for it. Go on anyway?
confirm-deal-wins = { $who } would then have { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, enough to win. Go on anyway?
confirm-resign = You leave the game for good, and all you have goes to the bank. Resign?
dealing-loan = a loan on { $industry }
dealing-sale = the sale of { $industry }

# Debts
debt-interest = interest
debt-loss = company losses
debt-orders = order costs
debt-subcontractor = the subcontractor
debt-risk = the risk card
debt-bid = the winning bid

# Log
first-roll = First player: { $rolls }.
rolled = { $who } { $die }
places-company = { $who } places a company in { $industry }.
first-stars = Stars: { $stars }.
stars-of = { $who } { $stars }
arrives = { $who } opens the companies that were waiting: { $industries }.
thaws = { $who } gets { $amount }M back from a failed deal.
rolls = { $who } rolls { $one } and { $two }: { $industry } is active.
profit = Profit: { $gains }.
gain = { $who } +{ $amount }M
pays-debt = { $who } pays { $amount }M: { $reason }.
pays-in-part = { $paid ->
    [0] { $who } can’t pay { $owed }M ({ $reason }): it is forgiven.
   *[other] { $who } pays { $paid }M of { $owed }M ({ $reason }): the rest is forgiven.
}
bankrupt = { $who } can’t pay { $owed }M ({ $reason }), is bankrupt and out of the game.
resigns = { $who } resigns and is out of the game.
last-one-left = { $who } is the last one left and wins!
repays-now = { $who } repays { $count ->
    [one] a loan
   *[other] { $count } loans
} for { $amount }M.
takes-loan = { $who } takes a loan of { $amount }M on { $industry }.
repays-loan = { $who } repays the loan on { $industry }: { $amount }M.
sells-company = { $who } sells a company in { $industry } for { $amount }M.
repays-after-sale = { $who } repays the sold company’s loan: { $amount }M.
proposes-deal = { $who } proposes a deal to { $to }. Gives: { $gives }; gets: { $wants }.
accepts-deal = { $who } accepts the deal. { $proposer } gives: { $gives }; gets: { $wants }.
declines-deal = { $who } declines { $proposer }’s deal.
deal-off = The deal is off.
order-succeeds = { $who }’s order in { $industry }: die { $die } + companies { $companies }. Done, the city pays { $amount }M.
order-fails = { $who }’s order in { $industry }: die { $die } + companies { $companies }. Too low: not done yet.
order-lost = { $who } fails the order in { $industry } and loses the order token.
declines = { $who } buys nothing on the market.
buys-with-risk = { $who } buys on the market for { $price }M with a risk card.
buys-safely = { $who } pays { $price }M on the market and opens a company in { $industry }.
risks-revealed = { $who } reveals: { $cards }.
market-company = { $who } opens a company in { $industry }.
company-waits = { $who } opens the company in { $industry } at the start of their next turn.
deal-fails = { $who } gets { $amount }M back: the deal fell through.
deal-frozen = { $who } gets { $amount }M back at the start of their next turn: the deal fell through.
bids = { $who } bids { $amount }M.
passes = { $who } passes.
passes-by-rule = { $who } passes: { $why }.
no-bids = Nobody bids: the price in { $industry } is now { $price }M.
nobody-buys = No bids are left: nobody buys in { $industry }, and the price stays.
founds-company = { $who } wins for { $price }M and opens a company in { $industry }.
tenders = { $who } offers { $amount }M.
no-tenders = Nobody wants the order in { $industry }.
nobody-takes-order = No offers are left: nobody gets the order in { $industry }.
takes-order = { $who } gets the order in { $industry } for { $amount }M.
stars-move = Stars: { $changes }.
stars-up = { $who } { $stars } (+{ $more })
stars-down = { $who } { $stars } (−{ $fewer })
card-revealed = Card: { $card }.
lasting-ends = No longer in force: { $card }.
forecast-moves = The crisis forecast moves to { $industry }.
crisis-grows = Crisis in { $industry }: each company there now loses { $strength }M.
no-crisis-token = All crisis tokens are on the board: no crisis begins in { $industry }.
subsidy-paid = { $who } gets a city subsidy of { $amount }M.
price-rises = The price in { $industry } rises to { $price }M.
target-held = The target of { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} is held to the end of the turn!
call-time-is-up = Time is up
time-already-up = Time is already up: this is the last turn.
time-called = Time is up: this turn is the last.
time-over = The last turn is over.
standstill = All company tokens are on the board: no star can change any more, and the game is over.
rounds-over = { $rounds ->
    [one] The only round is over.
   *[other] All { $rounds } rounds are over.
}
final-standing = { $who }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}, net assets { $assets }M, cash { $cash }M.
score-presence = Presence
score-leadership = Leadership
tie-assets = Net assets, M
tie-cash = Cash, M

# Cards
event-forecast = crisis forecast
event-crisis = start of a crisis
event-doubled-interest = doubled interest
event-subsidy = city subsidy for the fewest companies
event-bigger-contracts = bigger city contracts
event-smaller-contracts = smaller city contracts
event-longer-terms = longer terms for all orders
event-shorter-terms = shorter terms for all orders
event-price-rise = price rise in the active industry
event-two-risks = two risk cards, one applies
risk-luck = lucky ({ $cost }M of extra costs)
risk-documents = problems with documents
risk-repair = capital repair for { $cost }M
risk-failed = failed deal ({ $cost }M lost)
risk-frozen = failed deal ({ $cost }M lost and the rest frozen)

# Board
board-ring = Industries around the ring
board-active = ▶ active
board-forecast = ⚠ forecast
board-price = price { $price }M
board-profit = +{ $profit }M
board-loss = −{ $loss }M
board-in-crisis = crisis
board-order = order { $amount }M, segment { $segment }
token-company = company of { $who }
token-mortgaged = company of { $who } with a loan
token-order = order of { $who }
token-letter = { $number }
board-odds = pays on { $hits } of 36 rolls
board-beside = Neighbours
board-companies = Companies
board-orders = City orders
board-player = { $number } · { $who }
board-out = out of the game
board-stars = stars
board-stars-count = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
board-cash = cash { $cash }M
board-loans = loans { $loans }, can raise { $raisable }M
board-free = free tokens: companies { $companies }, orders { $orders }
board-assets = net assets { $assets }M
board-waiting = waiting: { $industries }
board-frozen = frozen: { $amount }M
board-bank = Bank and cards
board-target = first to { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
board-round = round
board-round-number = round { $round }
board-lot-company = Auction of a company, { $industry }
board-lot-order = Auction of a city order, { $industry }
board-called = { $who } { $amount }M
board-passed = { $who } passed
board-deal = deal: { $who } → { $to }, gives: { $gives }; gets: { $wants }
board-deck = in the deck: forecasts { $forecasts }, crises { $crises }, events { $events }
board-lasting = in force: { $card }

# Charts
gauge-stars = Stars
gauge-cash = Cash, M
gauge-assets = Net assets, M

# Standing orders
order-bid-for-companies = Bid for companies up to a limit
order-bid-for-companies-given = Bid for companies ({ $what }) up to { $limit }M, then { $then } · { $during }
order-pass-on-companies = Pass in company auctions
order-pass-on-companies-given = Pass in company auctions · { $during }
order-tender-for-orders = Bid for city orders down to a limit
order-tender-for-orders-given = Bid for city orders ({ $what }) down to { $limit }M, then { $then } · { $during }
order-pass-on-orders = Pass in order auctions
order-pass-on-orders-given = Pass in order auctions · { $during }
order-decline-the-market = Buy nothing on the market
order-decline-the-market-given = Buy nothing on the market · { $during }
order-roll-at-once = Roll the dice for me
order-roll-at-once-given = Roll the dice as soon as it is my turn · { $during }
order-decline-all-deals = Decline all deals
order-decline-all-deals-given = Decline every deal proposed to me · { $during }
order-keep-all-loans = Pay interest and repay nothing
order-keep-all-loans-given = On a double pay the interest and repay nothing · { $during }
order-settle-debts = Pay my debts by loans and sales
order-settle-debts-given = Pay debts by loans if they’re enough, else sell dear companies first · { $during }
any-industry = any industry
confirm-limit = You can raise { $reach }M at most now. Bids beyond your cash are paid by loans and sales, but never beyond what you can raise then. Give the order anyway?

## For newcomers: six sentences, and what is pointed out on the board
how-1 = Companies earn: two dice pick an industry, and it and its two neighbours pay for every company that stands there.
how-2 = Stars win the game: one for being in an industry, one more for having the most companies there.
how-3 = Each turn: the roll, profits, city orders; then all may buy on the market and bid for a new company and a new order.
how-4 = An order pays when a die and your companies in its industry make 6 or more together; a failure costs 2M.
how-5 = Short of cash? Take a loan of 5M on a company, or sell it for half its price. Whoever cannot pay a debt is out.
how-6 = Whoever has enough stars at the end of a turn wins: 9 with four players; the more players, the fewer.
callout-ring = The industries in their ring: number, price, profit of a company, and whose companies and orders stand there.
callout-player-0 = You: cash, companies, orders and stars.
callout-bank = Bank and cards: how many stars win, the round, and which cards are in force.

# The drawn board: short, because there is little room.
drawn-title = ECONOMICUS
drawn-acts = to act
drawn-decides = to decide
drawn-places = to place
drawn-none = –
drawn-bids-company = to bid
drawn-bids-order = to offer
drawn-money = { $amount }M
drawn-loss = −{ $amount }M
drawn-gain = +{ $amount }M
drawn-named = { $name }
drawn-more = +{ $number }
drawn-left = ×{ $number }
drawn-of = { $at }/{ $of }
drawn-exchange = TRADING FLOOR
drawn-no-lot = no auction now
drawn-over = the game is over
drawn-lot-company = auction: company
drawn-lot-order = city order
drawn-round = round
drawn-goal = to win
drawn-most = most
drawn-cash = cash
drawn-loans = loans
drawn-raisable = can raise
drawn-assets = net assets
drawn-companies = companies left
drawn-orders = orders left
drawn-event-doubled-interest = interest now { $interest }M a loan
drawn-event-bigger-contracts = city orders: up to { $bigger }M
drawn-event-smaller-contracts = city orders: up to { $smaller }M
drawn-event-two-risks = two risk cards, choose one
drawn-cars = Cars
drawn-agriculture = Agriculture
drawn-light-industry = Light industry
drawn-tourism = Tourism
drawn-transport = Transport
drawn-innovations = Innovations
drawn-retail = Retail
drawn-construction = Construction
drawn-telecom = Telecom
drawn-banks = Banks
drawn-oil-and-gas = Oil and gas
piece-company = company
piece-companies = several companies
piece-mortgaged = a loan on it
piece-lead = most companies here
piece-order = city order
piece-industry = In an industry
piece-gain = profit
piece-loss = loss in a crisis
piece-forecast = forecast
piece-plate = first companies go here
piece-plate-dark = other industry
piece-player = Players
piece-star = star
piece-star-empty = star still to earn
piece-loan = loans
piece-raise = can still raise
piece-frozen = money back next turn
piece-waiting = opens next turn
piece-risks = Risk cards
piece-card-forecast = forecast
piece-card-crisis = crisis
piece-card-event = event
piece-auction = Auction
piece-bid = bid
piece-bid-best = highest bid
piece-bid-passed = passed
piece-bid-waited = bid awaited
