# The browser table of Le Havre: its board, its actions and questions in words.
# { $what } is an amount of goods such as "3 wood, 1 clay"; { $card } and { $ship } are names.

web-lh-amount-loans = { $n } { $n ->
    [one] loan
   *[other] loans
}
web-lh-nothing = nothing
web-lh-or = { $first } or { $second }
web-lh-and = { $first } and { $second }
web-lh-ship-value = { $ship }, value { $value }

## Where the game is

web-lh-caption = Round { $round } of { $rounds }, turn { $turn } of 7
web-lh-caption-final = The last turns
web-lh-caption-over = The game is over

## Actions, as whole phrases

web-lh-take = take { $what }
web-lh-take-then = take the { $good } offer
web-lh-use = use the { $card }
web-lh-use-fee = use the { $card } (fee: { $fee })
web-lh-buy = buy the { $card } for { $francs } { $francs ->
    [one] franc
   *[other] francs
}
web-lh-buy-then = buy the { $card }
web-lh-buy-ship = buy the { $ship } for { $francs } { $francs ->
    [one] franc
   *[other] francs
}
web-lh-buy-ship-then = buy the { $ship }
web-lh-sell = sell the { $card } for { $francs } { $francs ->
    [one] franc
   *[other] francs
}
web-lh-sell-ship = sell the { $ship } for { $francs } { $francs ->
    [one] franc
   *[other] francs
}
web-lh-build = build the { $card } from { $what }
web-lh-build-then = build the { $card }
web-lh-build-ship = build the { $ship } from { $what }
web-lh-build-ship-then = build the { $ship }
web-lh-swap-ship = give the { $ship } for the special ship
web-lh-play = open the { $card }
web-lh-repay = repay a loan for 5 francs
web-lh-redeem = redeem { $what } for 2 francs
web-lh-evict = send the worker of { $name } home
web-lh-end = end the turn
web-lh-stop = stop here, without the rest
web-lh-keep = put both back as they are
web-lh-swap = put both back the other way round
web-lh-fee-food = pay the fee in food
web-lh-fee-francs = pay the fee in francs
web-lh-fee-with = pay the fee: { $what }
web-lh-pay = pay what is due
web-lh-pay-due = pay { $what }
web-lh-borrow = take a loan: 4 francs now, 5 to give back
web-lh-pay-good = pay { $what }
web-lh-pay-none = pay no { $good }
web-lh-times = { $n ->
    [0] not at all
    [one] once
   *[other] { $n } times
}
web-lh-times-trade = { $gives } → { $gets }
web-lh-times-give = hand in { $gives }
web-lh-times-ships = send { $n } { $n ->
    [one] ship
   *[other] ships
}
web-lh-times-loans = give back { $n } { $n ->
    [one] loan
   *[other] loans
}
web-lh-with = { $what } instead of { $good }
web-lh-with-none = no { $good } instead
web-lh-load = load { $what }
web-lh-load-none = load no { $good }
web-lh-give = hand in { $what }
web-lh-give-none = hand in no { $good }
web-lh-receive = receive { $what }
web-lh-receive-none = receive no { $good }
web-lh-pick = choose { $good }
web-lh-more = more than 127

## The same below a heading, shorter

web-lh-for = { $thing } for { $what }
web-lh-in-brackets = { $thing } ({ $what })

## Headings

web-lh-group-done = Done
web-lh-group-due = Due
web-lh-group-take = Take an offer
web-lh-group-use = Use a building
web-lh-group-build = Build
web-lh-group-buy = Buy
web-lh-group-sell = Sell
web-lh-group-money = Loans
web-lh-group-fee = Entry fee
web-lh-group-pay = Pay
web-lh-group-times = How often
web-lh-group-with = Instead
web-lh-group-load = Load
web-lh-group-give = Hand in
web-lh-group-receive = Receive
web-lh-group-pick = Choose
web-lh-group-evict = Workers
web-lh-group-order = Order
web-lh-group-play = Cards
web-lh-group-exchange = Exchange

## Questions

web-lh-ask-turn = Take an offer or use a building. You may also buy, sell and repay.
web-lh-ask-done = Your main action is done. Buy, sell or repay, or end your turn.
web-lh-ask-end = Nothing is left to do. End your turn.
web-lh-ask-final = Your last main action: take an offer or use any building.
web-lh-ask-fee = How do you pay the fee of the { $card }?
web-lh-ask-meal = Feed your people: { $due } food { $due ->
    [one] is
   *[other] are
} due. You have { $has }, francs included.
web-lh-ask-meal-short = Feed your people: { $due } food { $due ->
    [one] is
   *[other] are
} due. You have only { $has }. Sell something or take a loan.
web-lh-ask-interest = Interest on your loans: { $due } { $due ->
    [one] franc is
   *[other] francs are
} due. You have { $has }.
web-lh-ask-bill = A bill: { $due } { $due ->
    [one] franc is
   *[other] francs are
} due. You have { $has }.
web-lh-ask-pay-food = Still to be paid: { $due } food. How many { $good }?
web-lh-ask-pay-energy = Still to be paid: { $due } energy. How many { $good }?
web-lh-ask-pay-food-card = { $card }: still { $due } food to be paid. How many { $good }?
web-lh-ask-pay-energy-card = { $card }: still { $due } energy to be paid. How many { $good }?
web-lh-ask-with = How many { $better } do you hand in instead of { $good }?
web-lh-ask-load = What do you ship? Room for { $most } more { $most ->
    [one] good
   *[other] goods
}. How many { $good }?
web-lh-ask-give = Which goods do you hand in? How many { $good }?
web-lh-ask-receive = Which goods do you receive? How many { $good }?
web-lh-ask-times = { $card }: how often?
web-lh-ask-trade = { $card }: how many times { $gives } for { $gets }?
web-lh-ask-give-times = { $card }: how many times do you hand in { $gives }?
web-lh-ask-ships = { $card }: how many ships sail? Each needs 3 energy.
web-lh-ask-loans = { $card }: how many loans do you give back?
web-lh-ask-pick = { $card }: which goods do you choose?
web-lh-ask-order = You see the { $first } and below it the { $second }. In which order do you put them back?
web-lh-ask-use = { $card }: which building do you use?
web-lh-ask-build = { $card }: what do you build?
web-lh-ask-build-more = { $card }: what do you build next? You may stop.
web-lh-ask-play = { $card }: which of your special buildings do you open?
web-lh-ask-evict = { $card }: whose worker goes home?
web-lh-ask-other = { $card }: what do you choose?

## What changed

web-lh-plus = +{ $what } ({ $total })
web-lh-minus = −{ $what } ({ $total })
web-lh-of = { $name }: { $what }
web-lh-got = + { $thing }
web-lh-lost = − { $thing }
web-lh-went = worker to { $card }
web-lh-went-home = worker home
web-lh-new-round = round { $round } begins
web-lh-town-got = town: + { $thing }
web-lh-new-ship = new ship: { $ship }
web-lh-modernised = { $card } modernised
web-lh-move-meal = feed the people: { $what }
web-lh-move-interest = interest: { $what }
web-lh-move-bill = a bill: { $what }
web-lh-secret = choose something in secret ({ $card })

## Points

web-lh-source-cash = francs
web-lh-source-buildings = buildings
web-lh-source-bonuses = bonuses of buildings
web-lh-source-ships = ships
web-lh-source-loans = loans

## The board

web-lh-harbour = Harbour
web-lh-offers = Offers
web-lh-offer = Offer: { $what }
web-lh-tiles = Supply tiles
web-lh-tile = Tile { $number }: { $what }
web-lh-tile-hidden = Tile { $number }: face down
web-lh-tile-interest = Interest: whoever has a loan pays 1 franc when a ship comes here.
web-lh-tile-now = This turn
web-lh-tile-next = Next
web-lh-ship-of = The ship of { $name } lies here.
web-lh-rounds = Rounds
web-lh-round = Round { $round }
web-lh-round-food = { $n } food each
web-lh-round-harvest = harvest
web-lh-round-no-harvest = no harvest
web-lh-round-standard = the town builds a proposal
web-lh-round-special = the town builds a special building
web-lh-round-ship = new ship: { $ship }
web-lh-proposals = Proposals
web-lh-pile-empty = empty
web-lh-below = { $n } below
web-lh-below-these = Below: { $cards }
web-lh-build-cost = Build
web-lh-price = Buy
web-lh-not-buildable = cannot be built
web-lh-not-for-sale = not for sale
web-lh-ships = Ships
web-lh-stack-empty = none yet
web-lh-stack-count = { $n } on the stack: values { $values }
web-lh-ship-facts = Feeds { $food }, carries { $capacity } { $capacity ->
    [one] good
   *[other] goods
}. Build: { $cost } and 3 energy.
web-lh-ship-liner = Feeds nobody and carries nothing. Build: { $cost } and 3 energy.
web-lh-ship-price = Price: { $francs } { $francs ->
    [one] franc
   *[other] francs
}
web-lh-specials = Specials
web-lh-specials-left = { $n } special { $n ->
    [one] building
   *[other] buildings
} face down
web-lh-specials-known = You know: { $cards }
web-lh-waits = { $card } waits for an empty pile
web-lh-town = Town
web-lh-players = Players
web-lh-you = you
web-lh-fee = Fee: { $fee }
web-lh-fee-free = no fee
web-lh-fee-closed = cannot be entered
web-lh-value = Value { $n }
web-lh-worker-of = { $name } stands here
web-lh-owner = Belongs to { $name }
web-lh-owner-town = Belongs to the town
web-lh-about = About this card
web-lh-food = Food: { $has }, needed at the end of the round: { $needs }
web-lh-food-short = { $n } missing
web-lh-energy = Energy: { $n }
web-lh-francs = Francs: { $n }
web-lh-loans = Loans: { $n }
web-lh-hammers = Hammers: { $n }
web-lh-fishers = Fishermen: { $n }
web-lh-worker-at = Worker: { $card }
web-lh-worker-home = Worker at home
web-lh-pawned = In pawn: { $what }
web-lh-hand = In hand: { $what }
web-lh-no-goods = no goods
web-lh-no-buildings = no buildings yet
web-lh-feeds = feeds { $n }
web-lh-mark-use = Use
web-lh-mark-buy = Buy
web-lh-mark-sell = Sell
web-lh-mark-build = Build
web-lh-tab-me = Me
web-lh-tab-harbour = Harbour
web-lh-tab-proposals = Cards
web-lh-tab-town = Town
web-lh-tab-others = Others
web-lh-tab-rounds = Rounds

## The game itself

game-le_havre = Le Havre
    .about = Goods, buildings and ships in a growing harbour. 1 to 5 players.

## Where the game is, in short

lh-caption = round { $round }, food { $food }, { $harvest ->
    [yes] harvest
   *[no] no harvest
}
    .turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
lh-caption-final = final phase
    .turn = The last turns
lh-caption-over = the game is over
    .turn = The game is over
