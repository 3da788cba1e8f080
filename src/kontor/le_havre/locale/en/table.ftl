# The board of Le Havre in the browser.

web-lh-ship-value = { $ship }, value { $value }

## Points

web-lh-source-cash = francs
web-lh-source-buildings = buildings
web-lh-source-bonuses = bonuses of buildings
web-lh-source-ships = ships
web-lh-source-loans = loans

## The board

web-lh-offers = Offers
web-lh-offer = Offer: { $what }
web-lh-tiles = Supply tiles
web-lh-tile = Tile { $number }: { $what }
web-lh-tile-hidden = Tile { $number }: face down
web-lh-tile-interest = Interest: whoever has a loan pays 1 franc when a ship comes here.
web-lh-ship-of = The ship of { $name } lies here.
web-lh-rounds = Rounds
web-lh-round = Round { $round }
web-lh-round-food = { $n } food each
web-lh-round-harvest = harvest
web-lh-round-no-harvest = no harvest
web-lh-round-standard = the town builds a proposal
web-lh-round-special = the town builds a special building
web-lh-round-ship = new ship: { $ship }
web-lh-proposals = Building proposals
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
}. Build: { $cost }.
web-lh-ship-liner = Feeds nobody and carries nothing. Build: { $cost }.
web-lh-ship-price = Price: { $francs } { $francs ->
    [one] franc
   *[other] francs
}
web-lh-specials-left = { $n } special { $n ->
    [one] building
   *[other] buildings
} face down
web-lh-specials-known = You know: { $cards }
web-lh-waits = { $card } waits for an empty space
web-lh-town = Town
web-lh-fee = Fee: { $fee }
web-lh-fee-free = no fee
web-lh-fee-closed = cannot be entered
web-lh-value = Value { $n }
web-lh-worker-of = { $name } stands here
web-lh-owner = Belongs to { $name }
web-lh-owner-town = Belongs to the town
web-lh-food = Food: { $has }, needed at the end of the round: { $needs }
web-lh-food-short = { $n } missing
web-lh-food-needs = Feed
web-lh-food-has = have
web-lh-food-enough = enough
web-lh-food-spare = enough, { $n } left
web-lh-points = { $n ->
    [one] point
   *[other] points
}
web-lh-goods = Goods
web-lh-freight = sold by ship: { $n } { $n ->
    [one] franc
   *[other] francs
}
web-lh-legend = What goods are worth
web-lh-legend-ship = francs, when sold by ship
web-lh-others = The others
web-lh-turns-left = { $n } { $n ->
    [one] turn
   *[other] turns
} to the end of the round
web-lh-then-food = then feed { $n }
web-lh-energy = Energy: { $n }
web-lh-francs = Francs: { $n }
web-lh-loans = Loans: { $n }
web-lh-hammers = Hammers: { $n }
web-lh-fishers = Fishermen: { $n }
web-lh-worker-at = Worker: { $card }
web-lh-worker-home = Worker at home
web-lh-pawned = In pawn: { $what }
web-lh-hand = In hand: { $what }
web-lh-feeds = feeds { $n }
web-lh-tab-town = Town
web-lh-tab-ships = Ships

## The game itself

game-le_havre = Le Havre
    .about = Goods, buildings and ships in a growing harbour. 1 to 5 players.
    .poster = A harbour grows.

## Where the game is, in short

lh-caption = round { $round }, food { $food }, { $harvest ->
    [yes] harvest
   *[no] no harvest
}
    .turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
    .short = Round { $round } of { $rounds }
    .when = Round { $round }
    .period = { $round }
lh-caption-final = final phase
    .turn = The last turns
    .period = end
lh-caption-over = the game is over
    .turn = The game is over

## Sets of things that are picked
web-lh-set-fee = How do you pay the fee?
web-lh-set-missing = { $what } missing
web-lh-set-load = What do you ship? Room for { $most }
web-lh-set-give = What do you hand in?
web-lh-set-receive = What do you receive? { $n } in all
web-lh-set-receive-worth = What do you receive? Freight value { $n } in all
web-lh-set-pick = Choose different goods: { $n }
web-lh-set-times = { $card }: how many?

## The round ends
web-lh-round-ends = Round { $round } ends
web-lh-round-town-rests = the town builds nothing
web-lh-ships-feed = fed by ships
web-lh-again = See the round’s end again

## A position by hand

lh-put-round = Round
lh-put-turn = Turn of the round
lh-put-pile = Pile { $number }, top first
lh-put-specials = Special buildings, top first
lh-put-worker = Worker
lh-put-home = at home

# The register of the guide, for its search: words that some ask with, and the word that stands there, or the clause that tells it.
guide-also-le_havre = money: francs; coins: francs; debt: loan; credit: loan; tie: equal; draw: equal; last: final; upgrade: modernise; shipyard: Wharf; twice: same; eat: food; meal: feeding; cows: cattle; wheat: grain; entrance: fee; pawn: worker; cash: francs; boat: ship; meeple: worker; hungry: feeding; rent: fee; entry: fee; crops: harvest; money loan: LH-11.1; sell building: LH-6.7; buy final turn: LH-12.3; buy last turn: LH-12.3; loan interest: LH-11.6; wins tie: LH-13.6; coal energy: LH-1.8; harvest: LH-10.2; modernise wharf: LH-8.5; lightning: LH-1.8; cannot feed: LH-10.8; not enough food: LH-10.8; get coal: LH-4.3; sell goods: LH-8.17; ships do: LH-8.16; ships good: LH-8.16; round end: LH-3.12; how win: LH-13.6
