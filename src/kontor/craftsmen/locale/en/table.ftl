# The table of Craftsmen in the browser.

## Actions

web-cr-send = Send a helper: { $guild }
web-cr-cover = Cover a disc: { $guild }, space { $space }
web-cr-pass = Pass
web-cr-stop = Stop here
web-cr-stop-building = Stop building
web-cr-stop-pay = Stop building and pay
web-cr-stop-work = Stop working
web-cr-stop-tokens = Use no more work tokens
web-cr-keep = Keep everything
web-cr-points = Pay the fee in points
web-cr-privilege = Use the privilege
web-cr-take = Take { $card }
web-cr-take-both = Take both open cards
web-cr-take-privilege = Take a privilege token
web-cr-take-work = Take a work token
web-cr-draw = Draw from the stack
web-cr-change-order = Go to the order-change track
web-cr-market = To the market
web-cr-granary = To the granary, for a capital card
web-cr-lose = Do not load it: it is lost
web-cr-top = On top of the deck
web-cr-under = Under the deck
web-cr-look = Look at five cards: { $deck }
web-cr-load = Load it onto ship { $ship }
web-cr-bribe = Bribe the captain of ship { $ship }
web-cr-swap = Swap for { $card }
web-cr-exchange = Exchange { $card }
web-cr-discard = Discard { $card }
web-cr-pay = Pay { $card }
web-cr-give = Give { $card }
web-cr-invest = Invest { $card }
web-cr-make = Make { $good }
web-cr-extra = Make { $good } as well, by privilege
web-cr-fetch = Fetch { $good } from the market
web-cr-to = To the { $building }
web-cr-buy-good = Buy { $good } from the granary
web-cr-buy-card = Buy { $card }
web-cr-auction = Auction { $card }
web-cr-bid = Bid { $sum }
web-cr-show = Lay { $card } open
web-cr-place = Put { $card } next
web-cr-build-left = Build { $card } on the left
web-cr-build-right = Build { $card } on the right
web-cr-build-anyway = { $card }, by privilege
web-cr-pay-all = Pay { $cards } (worth { $worth })
web-cr-discard-all = Discard { $cards }
web-cr-discard-saved = Discard only { $cards }, by privilege
web-cr-give-all = Give { $cards }
web-cr-invest-all = Invest { $cards } for { $points } { $points ->
    [one] point
   *[other] points
}
web-cr-secret-exchange = Exchange a building card of the hand, or keep them all
web-cr-secret-look = Choose among the cards looked at
web-cr-secret-discard = Discard a capital card
web-cr-secret-pay = Pay a capital card
web-cr-secret-fee = Give a capital card
web-cr-secret-trade = Give a capital card
web-cr-secret-sale = Take a capital card
web-cr-move-pay = Pay { $count ->
    [one] a capital card
   *[other] { $count } capital cards
}
web-cr-move-discard = Discard { $count ->
    [one] a capital card
   *[other] { $count } capital cards
}

## Headings of answers

web-cr-group-helpers = Helpers
web-cr-group-cards = Card by card
web-cr-group-left = Left end
web-cr-group-right = Right end
web-cr-group-buy = Buy
web-cr-group-granary = Granary
web-cr-group-auction = Auction
web-cr-group-look = Privilege
web-cr-group-make = Make
web-cr-group-extra = Privilege
web-cr-group-fetch = Market
web-cr-group-where = Where
web-cr-group-ships = Ships
web-cr-group-bid = Your bid
web-cr-group-invest = Invest
web-cr-group-show = Lay open
web-cr-group-place = Drawn next
web-cr-group-exchange = Exchange
web-cr-group-swap = Sawmills
web-cr-group-take = Take
web-cr-group-else = Or

## Questions

web-cr-ask-exchange = Exchange one building card of your hand for the top of its deck?
web-cr-ask-sawmill = Swap your sawmill for one in the box?
web-cr-ask-send = Where does your next helper go?
web-cr-ask-fee = You covered a disc of { $name }: pay one capital card or { $points ->
    [one] one point
   *[other] { $points } points
}.
web-cr-ask-bank = Which open capital cards do you take? The rest up to four comes from the stack.
web-cr-ask-discard = Discard { $cards ->
    [one] one capital card
   *[other] { $cards } capital cards
}.
web-cr-ask-build = { $privilege ->
    [yes] What do you build? With the privilege one building need not fit.
   *[no] What do you build?
}
web-cr-ask-build-more = { $owed } is to be paid. Build a second one, or stop and pay?
web-cr-ask-pay = Pay { $due } with capital of any colours.
web-cr-ask-pay-in = Pay { $due } with capital in { $colours }.
web-cr-ask-notary = { $privilege ->
    [yes] Buy a card or put it up for auction; with the privilege you may look at five cards.
   *[no] Buy a card or put it up for auction?
}
web-cr-ask-look-0 = Which card is laid open first? ({ $deck })
web-cr-ask-look-1 = Which other card is laid open? ({ $deck })
web-cr-ask-look-2 = Where do the others go? ({ $deck })
web-cr-ask-look-3 = Which of them is drawn next? ({ $deck })
web-cr-ask-bid-open = Your first bid for { $card }?
web-cr-ask-bid = { $name } bids { $sum } for { $card }. Bid more, or pass?
web-cr-ask-bid-mayor = Nobody raised. The mayor bids { $sum } for { $card }: bid more, or let it go?
web-cr-ask-craft = { $points ->
    [0] No work point is left{ $privilege ->
        [yes] , but the privilege makes one more raw good
       *[no] {""}
    }.
    [one] One work point: what is it for?
   *[other] { $points } work points: what is the next one for?
}
web-cr-ask-tokens = { $points ->
    [one] Use your work token now?
   *[other] Use one of your { $points } work tokens now?
}
web-cr-ask-put = Where does it go: { $good }?
web-cr-ask-ship = Onto which ship: { $good }?
web-cr-ask-sale = Which capital card do you take for it?
web-cr-ask-trade = Which half-product do you buy from the granary?
web-cr-ask-trade-how = You buy { $good }: for which building, and for what?
web-cr-ask-town_hall = What do you take in the town hall?
web-cr-ask-invest = { $chosen ->
    [0] Invest one capital card of each colour for their printed values?
   *[other] Invest: the next colour.
}

## Where the game is

web-cr-caption = Year { $year }, { $season }: { $stage }
web-cr-over = The game is over
web-cr-stage-exchanges = exchanges before the start
web-cr-stage-helpers = helpers
web-cr-stage-work_tokens = work tokens
web-cr-stage-final = final phase
web-cr-stage-scoring = scoring of the year
web-cr-stage-investing = investments
web-cr-stage-limits = hand limit
web-cr-stage-over = end

## What changed

web-cr-of = { $name }: { $words }
web-cr-got-points = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
} ({ $source })
web-cr-got-capital_cards = { $sign }{ $n } { $n ->
    [one] capital card
   *[other] capital cards
} ({ $now })
web-cr-got-market = { $sign }{ $n } { $n ->
    [one] marker on the market
   *[other] markers on the market
} ({ $now })
web-cr-got-privileges = { $sign }{ $n } { $n ->
    [one] privilege token
   *[other] privilege tokens
} ({ $now })
web-cr-got-works = { $sign }{ $n } { $n ->
    [one] work token
   *[other] work tokens
} ({ $now })
web-cr-got-marker = marker on { $building }
web-cr-got-bonus = { $name }: bonus token of { $good }
web-cr-laid-open = laid open: { $cards }
web-cr-new-order = new order: { $names }
web-cr-new-season = { $season } begins
web-cr-new-year = year { $year } begins

## The board

web-cr-calendar = Calendar
web-cr-year-is = Year { $year }: { $work } work { $work ->
    [one] point
   *[other] points
}, covering costs a card or { $fee ->
    [one] one point
   *[other] { $fee } points
}
web-cr-work-points = { $work } work { $work ->
    [one] point
   *[other] points
}
web-cr-guilds = Guilds
web-cr-stage = Stage { $number }
web-cr-here = { $here } of { $most }
web-cr-used = { $name } used the privilege
web-cr-disc = helper of { $name }
web-cr-acts = helper of { $name }, acting now
web-cr-space-gold = gold: privilege
web-cr-space-silver = silver
web-cr-space-ribbon = ribbon: no fee
web-cr-space-gold_ribbon = gold with ribbon: privilege, no fee
web-cr-order = Order
web-cr-changes = Order change
web-cr-order-place = { $place }: { $name }
web-cr-free = free
web-cr-pool = Pool
web-cr-granary-title = Granary
web-cr-upper = upper field: { $owner }
web-cr-lower = lower field: { $owner }
web-cr-natural = nobody’s cube
web-cr-ships = Ships
web-cr-ship = Ship { $ship }
web-cr-left = left field: { $owner }
web-cr-right = right field: { $owner }
web-cr-points-each = { $points ->
    [one] one point for each marker
   *[other] { $points } points for each marker
}
web-cr-most = Most markers
web-cr-most-is = { $place }. { $name }: { $points }
web-cr-market-title = Market
web-cr-market-of = { $name }: { $count } of { $most } on the market
web-cr-display = Display
web-cr-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
web-cr-stack = { $count ->
    [one] one card in the stack
   *[other] { $count } cards in the stack
}
web-cr-discarded = { $count } discarded
web-cr-short-look = look
web-cr-short-both = both
web-cr-short-draw = draw
web-cr-short-exchange = exchange
web-cr-short-show = lay open
web-cr-short-place = next
web-cr-short-top = on top
web-cr-short-under = under
web-cr-short-swap = swap
web-cr-bonuses = Bonus tokens
web-cr-bonus = Bonus token: { $good }
web-cr-bonus-is = { $good }: { $points } { $points ->
    [one] point
   *[other] points
}, { $owner }
web-cr-estate = Your estate
web-cr-row-of = The row of { $name }
web-cr-hand = Your hand
web-cr-hand-of = Hand of { $name }
web-cr-hand-worth = worth { $worth }
web-cr-colour-worth = { $colour } worth { $worth }
web-cr-capital-cards = { $count ->
    [one] one capital card
   *[other] { $count } capital cards
}
web-cr-cards-of = { $deck }: { $count }
web-cr-sets = { $sets ->
    [one] one colour set
   *[other] { $sets } colour sets
}: { $points }
web-cr-halves = { $colour }: { $count ->
    [one] one half
   *[other] { $count } halves
}
web-cr-helpers-left = { $count ->
    [one] one helper left
   *[other] { $count } helpers left
}
web-cr-privilege-tokens = { $count ->
    [one] one privilege token
   *[other] { $count } privilege tokens
}
web-cr-work-tokens = { $count ->
    [one] one work token
   *[other] { $count } work tokens
}
web-cr-passed = passed
web-cr-has-marker = { $good }: { $owner }
web-cr-no-marker = { $good }: empty
web-cr-help = Help: { $card }
web-cr-help-sure = Help: { $card }; some values are reconstructed
web-cr-players = Players
web-cr-player = Player
web-cr-tab-mine = Estate and hand
web-cr-tab-chart = Production chains
web-cr-tab-of = { $name }
web-cr-tabs = What is shown below
web-cr-chart-raw = Raw goods
web-cr-chart-half = Half-products
web-cr-chart-final = Final goods
web-cr-chart-built = built
web-cr-chart-hand = in your hand
web-cr-chart-open = on the display
web-cr-chart-none = not yet
web-cr-chart-node = { $good }, { $building }: { $state }
web-cr-lines = Full lines
web-cr-line-is = { $have } of { $all }
web-cr-line-missing = missing: { $buildings }
web-cr-line-done = complete
web-cr-auction-title = Auction: { $card }
web-cr-auction-none = no bid yet
web-cr-auction-out = passed
web-cr-auction-mayor = The mayor
web-cr-looked = The cards that you look at
web-cr-empty = empty
web-cr-empty-hand = nothing in hand

## Help

web-cr-fact-kind = kind
web-cr-fact-needs = needs
web-cr-fact-makes = makes
web-cr-fact-points = points
web-cr-fact-colours = colours, upper and lower half
web-cr-fact-house = house
web-cr-fact-house-yes = yes, it lies on top of its deck at the start
web-cr-fact-name = name
web-cr-fact-cargo = carries
web-cr-fact-cargo-points = points for each marker
web-cr-fact-extra = for most markers
web-cr-fact-spaces = spaces
web-cr-fact-cards = cards of this sort
web-cr-fact-value = value
web-cr-ship-text = Final goods and meat go onto ships. A marker comes in on the right and moves the earlier one to the left; when both fields are taken, a bribe of one capital card throws out the left one. At the year’s end each marker brings the points of its row, and most markers bring more. Between equals the higher row counts, then the left field.
web-cr-bonus-text = For the first player who has all buildings of the line of this good in the own row.
web-cr-privilege-is = Privilege: { $text }
web-cr-capital-text = Money. Cards of one colour may count as a set instead: 5 for two of them and 5 more for each further one.

## Parts of the table on a narrow screen

web-cr-places = Parts of the table
web-cr-place-guilds = Guilds
web-cr-place-harbour = Ships, granary
web-cr-place-display = Display
web-cr-place-mine = Yours
web-cr-year-end = If the year ended now
web-cr-deck-basic = basic
web-cr-deck-extended = extended
web-cr-deck-advanced = advanced
web-cr-tie-cards = equal with { $name }, but more capital cards in hand: { $more } to { $less }
web-cr-tie-order = equal with { $name }, but further back in the order

## The game itself

game-craftsmen = Craftsmen
    .about = Helpers, guilds and workshops in a town that is built anew. 2 to 5 players.

## Where the game is, in short

cr-caption = year { $year }, { $season }
cr-caption-helpers = year { $year }, { $season }, helpers
cr-caption-guild = year { $year }, { $season }, { $guild }
cr-caption-before = before the first season
cr-caption-over = the game is over
