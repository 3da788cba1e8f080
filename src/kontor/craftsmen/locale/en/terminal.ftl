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
