# The table of Craftsmen in the browser.

## Whole payments

web-cr-pay-all = Pay { $cards } (worth { $worth })
web-cr-discard-all = Discard { $cards }
web-cr-discard-saved = Discard only { $cards }, by privilege
web-cr-give-all = Give { $cards }
web-cr-invest-all = Invest { $cards } for { $points } { $points ->
    [one] point
   *[other] points
}

## The board

web-cr-calendar = Calendar
web-cr-year-is = Year { $year }: { $work } work { $work ->
    [one] point
   *[other] points
}, covering costs a card or { $fee ->
    [one] 1 point
   *[other] { $fee } points
}
web-cr-work-points = { $work } work { $work ->
    [one] point
   *[other] points
}
web-cr-guilds = Guilds
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
web-cr-natural = natural cube
web-cr-ships = Ships
web-cr-ship = Ship { $ship }
web-cr-left = left field: { $owner }
web-cr-right = right field: { $owner }
web-cr-points-each = { $points ->
    [one] 1 point for each marker
   *[other] { $points } points for each marker
}
web-cr-most = Most markers
web-cr-most-is = { $place }. { $name }: { $points }
web-cr-market-title = Market
web-cr-market-of = { $name }: { $count } of { $most } on the market
web-cr-stack = { $count ->
    [one] { $count } card in the stack
   *[other] { $count } cards in the stack
}
web-cr-discarded = { $count } discarded
web-cr-short-both = both
web-cr-short-top = on top
web-cr-short-under = under
web-cr-bonuses = Bonus tokens
web-cr-bonus = Bonus token: { $good }
web-cr-bonus-is = { $good }: { $points } { $points ->
    [one] point
   *[other] points
}, { $owner }
web-cr-hand = Your hand
web-cr-hand-worth = worth { $worth }
web-cr-colour-worth = { $colour } worth { $worth }
web-cr-capital-cards = { $count ->
    [one] { $count } capital card
   *[other] { $count } capital cards
}
web-cr-cards-of = { $deck }: { $count }
web-cr-halves = { $colour }: { $count ->
    [one] { $count } half
   *[other] { $count } halves
}
web-cr-helpers-left = { $count ->
    [one] { $count } helper left
   *[other] { $count } helpers left
}
web-cr-privilege-tokens = { $count ->
    [one] { $count } privilege token
   *[other] { $count } privilege tokens
}
web-cr-work-tokens = { $count ->
    [one] { $count } work token
   *[other] { $count } work tokens
}
web-cr-passed = passed
web-cr-has-marker = { $good }: { $owner }
web-cr-no-marker = { $good }: empty
web-cr-players = Players
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
web-cr-auction-out = passed
web-cr-auction-mayor = The mayor
web-cr-auction-more = Bid more
web-cr-looked = The cards you are looking at
web-cr-empty = empty
web-cr-empty-hand = nothing in hand
web-cr-year = Year { $year }
web-cr-of-years = of { $years }
web-cr-work = Work points
web-cr-guild-bankers = Bankers
    .brings = 4 cards, discard 2
web-cr-guild-builders = Builders
    .brings = 1 or 2 buildings
web-cr-guild-notary = Notary
    .brings = a building card
web-cr-guild-crafts = Crafts
    .brings = make goods
web-cr-guild-merchants = Merchants
    .brings = half-products
web-cr-guild-town_hall = Town Hall
    .brings = token or order
web-cr-capital = Capital
web-cr-left-in-deck = { $count } left
web-cr-price = a card costs { $price }
web-cr-build-cost = { $cost } to build
web-cr-first-line = First to own a full line
web-cr-box = Sawmills in the box
web-cr-street = Your street
web-cr-street-of = The street of { $name }
web-cr-set-is = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
} = { $points }
web-cr-nearly = Almost a full line
web-cr-all-lines = Production lines
web-cr-brings = { $building } brings
web-cr-buildings = Building cards in your hand
web-cr-plot-left = Left end of your street
web-cr-plot-right = Right end of your street
web-cr-shown-hand = Building cards that everybody has seen
web-cr-cards-held = { $capital } capital, { $buildings } buildings
web-cr-unsure = Some printed values are reconstructed. The help of each card says which ones, and how sure they are.
web-cr-card = { $card }: { $needs } to { $makes }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $build } to build
web-cr-card-raw = { $card }: makes { $makes }, { $build } to build

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
web-cr-fact-cargo_points = points for each marker
web-cr-fact-extra = for most markers
web-cr-fact-spaces = spaces
web-cr-fact-cards = cards of this sort
web-cr-fact-value = value
web-cr-ship-text = Final goods and meat go onto ships. A marker comes in on the right and moves the earlier one to the left; when both fields are taken, a bribe of one capital card throws out the left one. At the year’s end each marker brings the points of its row, and having most markers brings more. Ties go to the higher row, then to the left field.
web-cr-bonus-text = For the first player whose street has all buildings of the line of this good.
web-cr-privilege-is = Privilege: { $text }
web-cr-capital-text = Money. Cards of one colour may count as a set instead: { $set } for two of them and { $set } more for each further card.

## Parts of the table on a narrow screen

web-cr-places = Parts of the table
web-cr-place-town = Town
web-cr-place-quay = Quay
web-cr-place-cards = Cards
web-cr-place-street = Street
web-cr-year-end = If the year ended now
web-cr-deck-basic = basic
web-cr-deck-extended = extended
web-cr-deck-advanced = advanced

## The game itself

game-craftsmen = Craftsmen
    .about = Helpers, guilds and workshops in a town on the rise. 2 to 5 players.
    .poster = A town of guilds.

## Where the game is, in short

cr-caption = year { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-helpers = year { $year }, { $season }, helpers
    .short = year { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-guild = year { $year }, { $season }, { $guild }
    .short = year { $year }, { $season }
    .period = { $year } · { $season }
cr-caption-before = before the first season
    .period = start
cr-caption-over = the game is over

## Sets of things that are picked
web-cr-set-pay = Pay { $n } with capital
web-cr-set-discard = { $n ->
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
web-cr-set-invest = Invest one card of each colour
web-cr-set-give = Which card do you give?
web-cr-set-show = { $n ->
    [one] Put 1 card on display
   *[other] Put { $n } cards on display
}
web-cr-set-saved = privilege instead of a card
web-cr-set-worth = worth { $sum } of { $due }
web-cr-set-colours = One card of each colour
web-cr-show-all = Put on display: { $cards }

## The year ends
web-cr-year-ends = { $year ->
    [1] The first year ends
    [2] The second year ends
   *[3] The third year ends
}
web-cr-year-ends-about = Ships sail, and the town counts what the year has brought.
web-cr-step-ships = Ships
web-cr-step-colours = Colours
web-cr-step-granary = Granary
web-cr-step-investment = Investment
web-cr-each = { $points } each
web-cr-count-again = Count again
web-cr-again = See the year’s end again
web-cr-legend = All goods
web-cr-tier-raw = raw good
web-cr-tier-half = half-product
web-cr-tier-final = final good
web-cr-fact-good = good
web-cr-fact-maker = made by
web-cr-fact-into = becomes
web-cr-fact-stored = in the granary
web-cr-fact-freight = on ships
web-cr-fact-line = first full line
web-cr-freight-is = ship { $ship }: { $points }
web-cr-set-buildings = Buildings
web-cr-set-capital = Capital
web-cr-set-ships = Ships
web-cr-set-bonus = Bonus tokens
web-cr-set-queue = Guilds
web-cr-heard-guild = { $guild }, guild { $number }, helpers: { $here } of { $most }
web-cr-heard-space = { $guild }, space { $number }, { $sort }
web-cr-heard-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-cr-heard-ahead = { $more } more if the year ended now
web-cr-heard-line = Production line of { $good } ({ $goods }), { $have } of { $all } built, bonus points: { $points }
web-cr-heard-ship = Ship { $ship }, points for most markers: { $points }
web-cr-heard-sets = Colour sets: { $sets }, points for them: { $points }
web-cr-heard-market = { $count } of { $most } on the market

## A position by hand

cr-put-year = Year
cr-put-season = Season
cr-put-stage = Step
cr-put-stage-exchanges = before the first season
cr-put-stage-helpers = sending helpers
cr-put-stage-guild = guild at work
cr-put-stage-work_tokens = work tokens
cr-put-stage-winter = winter work
cr-put-stage-investing = investing
cr-put-stage-limits = hand limit
cr-put-guild = Guild
cr-put-cursor = Whose turn (0: the first)
cr-put-space = { $guild }, space { $space }
cr-put-lower = { $good }, lower field
cr-put-upper = { $good }, upper field
cr-put-left = { $good }, left field
cr-put-right = { $good }, right field
cr-put-display = Open cards
cr-put-discards = Discard pile
cr-put-points = Points: { $source }
cr-put-hand = Building cards in hand
cr-put-row = Street, from left to right
cr-put-market = Markers on the market
cr-put-privileges = Privilege tokens
cr-put-works = Work tokens

# The register of the guide, for its search: words that some ask with, and the word that stands there, or the clause that tells it.
guide-also-craftsmen = money: capital; coins: capital; worker: helper; draw: tie; warehouse: granary; storehouse: granary; prize: bonus; place: space; workshop: building; row: street; limit: more; cash: capital; meeple: helper; barn: granary; chain: line; cards colour worth: CR-5.3; cover helper: CR-4.8; mayor bid: CR-8.14; bribe: CR-9.34; cost build: CR-7.2; capital cards hold: CR-5.10; get bonus token: CR-7.12; card granary: CR-9.26; winter: CR-13.10; wins tie: CR-15.4; hand limit: CR-5.10; get points: CR-14.1; colours cards do: CR-14.9; full guild: CR-4.8; get money: CR-6.1; get capital: CR-6.1; what privilege: CR-1.26; ship full: CR-9.34; game end: CR-1.5
