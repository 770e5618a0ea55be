game-title = Economicus
game-about = Found companies, win city orders, survive crises: the most reputable businessman wins.
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
option-star-target-about = By the number of players, from 11 stars for two to 7 for eight. A smaller number does not count.
option-limit-rounds = Last round
option-limit-rounds-about = Counts only if the game ends by rounds; a round is one turn of every player.
option-limit-hours = Time limit in hours
option-limit-hours-about = Counts only if the game ends by time; the turn that has begun then is still played.

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
action-place-company = Place company
command-place-company = place
about-place-company = Place one of your two free companies in an industry with a white number.
action-roll-dice = Roll dice
command-roll-dice = roll
about-roll-dice = Roll two dice for the active industry.
action-keep-loans = Keep all loans
command-keep-loans = keep-loans
about-keep-loans = Repay nothing on this double and pay the interest.
action-repay-now = Repay loans
command-repay-now = repay-now
about-repay-now = Repay some of your loans on this double instead of paying their interest.
action-buy-with-risk = Buy with a risk card
command-buy-with-risk = buy-risk
about-buy-with-risk = Buy on the market at the industry price and reveal a risk card.
action-buy-safely = Buy without risk
command-buy-safely = buy-safely
about-buy-safely = Buy on the market at twice the industry price; the company opens at once.
action-decline = Do not buy
command-decline = decline
about-decline = Buy nothing on the market this turn.
action-keep-risk = Choose risk card
command-keep-risk = keep-risk
about-keep-risk = Choose which of two risk cards applies; the other is discarded.
action-bid = Bid
command-bid = bid
about-bid = Bid for a new company in the active industry.
action-tender = Offer a price
command-tender = tender
about-tender = Offer to carry out the city order for less money.
action-pass = Pass
command-pass = pass
about-pass = Leave this auction for good.
action-take-loan = Take a loan
command-take-loan = loan
about-take-loan = Mortgage one of your companies and get money from the bank.
action-repay-loan = Repay a loan
command-repay-loan = repay
about-repay-loan = Give a loan back with interest.
action-sell-company = Sell a company
command-sell-company = sell
about-sell-company = Sell a company to the bank for half of its industry price.
action-resign = Leave the game
command-resign = resign
about-resign = Leave the game as a bankrupt: all you have goes to the bank.

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

# Buttons
offer-place-company = Place company
offer-roll-dice = Roll dice
offer-keep-loans = Keep all loans
offer-repay-now = Repay loans
offer-buy-with-risk = Buy with a risk card · { $price }M
offer-buy-safely = Buy without risk · { $price }M
offer-decline = Do not buy
offer-keep-risk = Choose risk card
offer-bid = Bid
offer-tender = Offer a price
offer-pass = Pass
offer-take-loan = Take a loan
offer-repay-loan = Repay a loan
offer-sell-company = Sell a company
offer-resign = Leave the game

# Questions
ask-placement = Place a company in one of the industries with white numbers.
ask-roll = The dice are yours. Loans, repayments and sales can still come before the roll.
ask-roll-basic = The dice are yours.
ask-interest = A double: interest on your loans comes to { $owed }M, and you have { $cash }M. A loan repaid now costs { $back }M and no further interest.
ask-market = The market offers premises in { $industry } for { $price }M with a risk card, or for { $double }M without. A company there brings { $brings }M a round on average.
ask-risk = Two risk cards are open. Choose the one that applies.
ask-first-bid = A company in { $industry } is up for auction from { $price }M. It brings { $brings }M a round on average.
ask-bid = A company in { $industry } is up for auction; the price was { $price }M, { $bidder } bids { $bid }M. It brings { $brings }M a round on average.
ask-first-tender = The city has an order in { $industry } for at most { $most }M. { $terms }
ask-tender = The city has an order in { $industry }; { $bidder } offers { $bid }M. { $terms }
ask-debt = You owe { $owed }M ({ $reason }) and have { $cash }M. Take loans or sell companies until it is enough.
span-round = this round
order-chance = With your { $companies ->
    [one] company
   *[other] { $companies } companies
} there, { $chance ->
    [one] { $chance } of 6 faces carries
   *[other] { $chance } of 6 faces carry
} it out.
order-chance-alone = Without a company there you pay { $fee }M for a subcontractor, and { $chance ->
    [one] { $chance } of 6 faces carries
   *[other] { $chance } of 6 faces carry
} it out.

your-cash = You have { $cash }M.
your-cash-and-bid = You have { $cash }M; your last bid: { $own }M.

# Consequences
loan-costs = { $interest }M on every double
note-placement = { $brings }M a round on average · { $companies ->
    [0] nobody there yet
    [one] one company there
   *[other] { $companies } companies there
}
note-loan = you get { $amount }M, paying back takes { $back }M
note-repay = costs { $amount }M, leaves { $left }M
note-sale = brings { $amount }M
note-mortgaged-sale = brings { $amount }M, and { $back }M of the loan is paid back at once
note-bid = leaves { $left }M, { $more }M more can be raised · brings { $brings }M a round
note-bid-raise = { $short }M short: raise it, then { $left }M more can be raised · brings { $brings }M a round
note-bid-ruin = bankruptcy: you can raise { $reach }M at most
note-tender = { $amount }M when carried out · leaves { $left }M now, { $more }M more can be raised
market-left = Costs { $cost }M and leaves you { $left }M.
bid-takes = { $bid }M is more than your { $cash }M. To pay it, this would follow: { $dealings }.

# Reasons
no-company-token = no free company token
no-cash-for-price = not enough cash for the price
no-cash-to-bid = not enough cash for a higher bid
no-order-token = no free order token
no-lower-contract = nobody can offer less
no-subcontractor = no { $fee }M for a subcontractor
market-too-dear = It costs { $cost }M and you have { $cash }M. A loan or a sale may come first.
market-out-of-reach = It costs { $cost }M, and you can raise { $reach }M at most.
repay-too-dear = Repaying a loan takes { $back }M and you have { $cash }M.
why-repay = each loan takes { $back }M and you have { $cash }M; repay at least one or keep them all
why-first-bid-cash = the first bid is at least the price, and no bid exceeds your { $cash }M
why-bid-cash = a bid must beat the last one, and it cannot exceed your { $cash }M
why-first-bid = the first bid is at least the price; we stop at { $limit }M, or higher where the price is higher or you could raise more
why-bid = a bid must beat the last one; we stop at { $limit }M, or higher where beating that one takes more or you could raise more
why-first-tender = the city pays { $most }M at most, and no contract is below { $least }M
why-tender = each offer must be lower than the last, and no contract is below { $least }M

# Are you sure?
confirm-bankruptcy = You can raise { $reach }M at most. If nobody outbids { $bid }M you are bankrupt and out of the game. Bid all the same?
confirm-ruin = Your bid of { $bid }M stands, and after this you could raise only { $means }M: winning would make you bankrupt. Do it all the same?
confirm-ruin-by-order = Your offer of { $bid }M stands, winning would cost { $fee }M for a subcontractor, and after this you could raise only { $means }M: it would make you bankrupt. Do it all the same?
confirm-risk = The worst card costs another { $worst }M, and after buying you can raise { $left }M: it would make you bankrupt. Buy all the same?
confirm-resign = You leave the game for good, and all you have goes to the bank. Leave?
dealing-loan = a loan on { $industry }
dealing-sale = the sale of { $industry }

# Debts
debt-interest = interest
debt-loss = losses of companies
debt-orders = costs of orders
debt-subcontractor = the subcontractor
debt-risk = the risk card
debt-bid = the winning bid

# Log
first-roll = First player: { $rolls }.
rolled = { $who } { $die }
places-company = { $who } places a company in { $industry }.
first-stars = Stars: { $stars }.
stars-of = { $who } { $stars }
arrives = { $who } opens what had waited: { $industries }.
thaws = { $who } gets { $amount }M back from a failed deal.
rolls = { $who } rolls { $one } and { $two }: { $industry } is active.
profit = Profit: { $gains }.
gain = { $who } +{ $amount }M
pays-debt = { $who } pays { $amount }M: { $reason }.
pays-in-part = { $paid ->
    [0] { $who } has nothing to pay { $owed }M with ({ $reason }): it is forgiven.
   *[other] { $who } pays { $paid }M of { $owed }M ({ $reason }): the rest is forgiven.
}
bankrupt = { $who } cannot pay { $owed }M ({ $reason }), is bankrupt and leaves the game.
resigns = { $who } leaves the game.
last-one-left = { $who } is the last one left and wins!
repays-now = { $who } repays { $count ->
    [one] a loan
   *[other] { $count } loans
} for { $amount }M.
takes-loan = { $who } takes { $amount }M as a loan on { $industry }.
repays-loan = { $who } repays { $amount }M for the loan on { $industry }.
sells-company = { $who } sells a company in { $industry } for { $amount }M.
repays-after-sale = { $who } repays { $amount }M for its loan.
order-succeeds = { $who } rolls { $die } + { $companies } for the order in { $industry }: carried out, { $amount }M received.
order-fails = { $who } rolls { $die } + { $companies } for the order in { $industry }: not carried out yet.
order-lost = { $who } fails the order in { $industry } and loses the token.
declines = { $who } does not buy on the market.
buys-with-risk = { $who } buys on the market for { $price }M and takes a risk.
buys-safely = { $who } pays { $price }M on the market and opens a company in { $industry }.
risks-revealed = { $who } reveals: { $cards }.
market-company = { $who } opens a company in { $industry }.
company-waits = { $who } has to wait: the company in { $industry } opens at the start of their next turn.
deal-fails = { $who } gets { $amount }M back: the deal has failed.
deal-frozen = { $who } gets { $amount }M back at the start of their next turn: the deal has failed.
bids = { $who } bids { $amount }M.
passes = { $who } passes.
passes-by-rule = { $who } passes: { $why }.
no-bids = Nobody bids: the price in { $industry } is now { $price }M.
nobody-buys = No bid is left: nobody buys in { $industry }, and the price stays.
founds-company = { $who } wins for { $price }M and opens a company in { $industry }.
tenders = { $who } offers { $amount }M.
no-tenders = Nobody wants the order in { $industry }.
nobody-takes-order = No offer is left: nobody takes the order in { $industry }.
takes-order = { $who } takes the order in { $industry } for { $amount }M.
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
time-already-up = Time has been called already: this is the last turn.
time-called = Time is up: this turn is the last.
time-over = The last turn is over.
standstill = All company tokens are on the board: no star can move any more, and the game ends.
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
risk-luck = good luck (only { $cost }M of extra costs)
risk-documents = problems with documents
risk-repair = capital repair for { $cost }M
risk-failed = failed deal ({ $cost }M lost)
risk-frozen = failed deal ({ $cost }M lost and the rest frozen)

# Board
board-ring = Industries, each beside its neighbours
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
board-free = free: companies { $companies }, orders { $orders }
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
board-bid = best bid: { $who } { $amount }M
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
order-decline-the-market = Decline the market
order-decline-the-market-given = Decline the commercial market · { $during }
order-roll-at-once = Roll the dice for me
order-roll-at-once-given = Roll the dice as soon as it is my turn · { $during }
order-keep-all-loans = Pay interest and repay nothing
order-keep-all-loans-given = On a double pay the interest and repay nothing · { $during }
order-settle-debts = Settle my debts the usual way
order-settle-debts-given = Settle debts by loans if these suffice, else by selling dear companies first · { $during }
any-industry = any industry
confirm-limit = You can raise { $reach }M at most now. Bids beyond your cash are paid by loans and sales, but none is made beyond what you can raise then. Order it all the same?
