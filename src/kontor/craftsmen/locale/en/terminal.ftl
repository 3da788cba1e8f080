# English words of the table of Craftsmen in the terminal.

## Guilds in short, and signs

craftsmen-short-bankers = bankers
    .does = capital
craftsmen-short-builders = builders
    .does = build
craftsmen-short-notary = notary
    .does = new cards
craftsmen-short-crafts = crafts
    .does = make goods
craftsmen-short-merchants = merchants
    .does = buy goods
craftsmen-short-town_hall = town hall
    .does = tokens, order
craftsmen-letter-violet = V
craftsmen-letter-green = G
craftsmen-letter-blue = B
craftsmen-letter-red = R

## Where points come from

craftsmen-source-start = start
craftsmen-source-helpers = helpers at home
craftsmen-source-fees = fees
craftsmen-source-goods = goods made
craftsmen-source-cargo = cargo
craftsmen-source-majorities = most on ships
craftsmen-source-colours = colour sets
craftsmen-source-granary = granary
craftsmen-source-investment = investment
craftsmen-source-bonus_tokens = bonus tokens

## Values that stand on no card

craftsmen-value-cost_build = building a card from the hand costs
craftsmen-value-cost_price = buying a card from the notary costs
craftsmen-value-cost_mayor = cards turned up for the mayor
craftsmen-value-helpers = helpers of a player
craftsmen-value-helpers_in_guild = helpers of one player in a guild
craftsmen-value-token_limit = tokens of a sort with one player
craftsmen-value-dealt = capital cards at the start
craftsmen-value-hand_limit = capital cards in hand at any time
craftsmen-value-season_limit = capital cards at the end of a season
craftsmen-value-market_limit = market markers of a player
craftsmen-value-change_fields = fields of the order-change track
craftsmen-value-set_points = points for a set of four colours
craftsmen-value-granary_points = points for a marker in the granary
craftsmen-value-guild_limit = helpers in a guild for 2, 3, 4, 5 players
craftsmen-value-tokens = tokens of each sort for 2, 3, 4, 5 players
craftsmen-value-start = start points by place in the order
craftsmen-value-fee = fee in points by year
craftsmen-value-work = work points by year
craftsmen-value-reading_fewest = helpers that count for the privilege token
craftsmen-value-reading_mayor = what the mayor's cards are worth
craftsmen-value-reading_hold = how the rows of a hold are filled

## The board

craftsmen-deck-basic = basic
craftsmen-deck-extended = extended
craftsmen-deck-advanced = advanced
cr-board-calendar = calendar
cr-board-guilds = guilds
cr-board-order = order
cr-board-money = money
cr-board-decks = decks
cr-board-granary = granary
cr-board-ship = ship { $ship }
cr-board-bonus = bonus
cr-board-capital = capital
cr-board-hand = hand
cr-board-work = crafts: { $n } work { $n ->
    [one] point
   *[other] points
}
cr-board-fee = fee { $points }
cr-board-next = next season { $seats } first
cr-board-passed = passed: { $names }
cr-board-pool = pool: { $tokens }
cr-board-stack = { $n } in the stack, { $discarded } discarded
cr-board-in-deck = in the deck
cr-board-deck = { $deck } (buy { $buy }, build { $build })
cr-board-most = most { $points }
cr-board-worth = { $cards } { $cards ->
    [one] card
   *[other] cards
}, together worth { $worth }
cr-board-privilege = Privilege: { $text }
cr-board-bid = { $name } { $sum }
cr-board-bids = bids: { $bids }

## Cards

cr-sheet-card = card
cr-sheet-where = where
cr-sheet-does = does
cr-sheet-recipe = needs > makes
cr-sheet-costs = costs
cr-sheet-ways = { $buy } to buy, { $build } to build
cr-sheet-privilege = privilege
cr-sheet-unseen = unseen
cr-sheet-built = built by { $name }
cr-sheet-held = in the hand of { $name }
cr-sheet-open = open ({ $deck })
cr-sheet-in-deck = deck ({ $deck }), { $n } above it
cr-sheet-in-box = in the box
cr-sheet-building = building
cr-sheet-colours = colours
cr-sheet-value = value
cr-sheet-what = what it is
cr-sheet-sure = how sure
cr-sheet-sure-rest = how sure the rest is
cr-sheet-certain = certain
cr-sheet-note = { $certain } of { $all } entries are certain throughout; a number from 0 to 1 is the chance that a value equals the printed one. H marks a house card.

## Help

cr-help-parts = Parts that show knows: calendar, order, guilds, money, display, granary, ships, bonus, seats, scores.
cr-help-letters = Letters are colours: V violet, G green, B blue, R red, the upper half of a card before the lower.
cr-help-guilds = In a guild *0+1 is a gold space (privilege) with a disc of seat 0 under one of seat 1, ~ the space where covering is free, 0' a helper that has used a privilege.
cr-help-markers = Markers: a seat, n natural, - none; in the granary the lower (older) field first, on a ship the left one. [wheat] is a good that lies on a card.
cr-help-sets = Cards of one colour are worth more together: 2 are 5, 3 are 10, 4 are 15. Goods climb: raw > half-product > final good > ship.
