# Sentences of Craftsmen. A refusal is one sentence, lower case, without a full stop.

craftsmen-card-of-one = { $name } ({ $colour })
craftsmen-card-of-two = { $name } ({ $top }/{ $bottom })
craftsmen-capital-card = { $colour } { $value }
craftsmen-market = market
craftsmen-granary = granary

craftsmen-no-not-your-turn = seat { $seat } is to decide; nothing is done out of turn
craftsmen-no-guild-full = { $guild }: { $helpers ->
    [one] { $helpers } helper stands there
   *[other] { $helpers } helpers stand there
}, no more are allowed
craftsmen-no-two-here = { $guild }: two of your helpers stand there, no more are allowed
craftsmen-no-queue-full = { $guild }: all spaces are taken; a disc with nothing on it can be covered
craftsmen-no-free-space = { $guild }: a space is free; discs are covered only when none is
craftsmen-no-space-free = { $guild }: space { $space } is free; a helper is simply sent there
craftsmen-no-covered = { $guild }: two discs lie on space { $space } already
craftsmen-no-unused-space = { $guild }: the third space is not used by two players
craftsmen-no-no-fee = covering this disc costs a capital card or { $fee } { $fee ->
    [one] point
   *[other] points
}; you have no card and { $points } { $points ->
    [one] point
   *[other] points
}
craftsmen-no-not-in-hand = { $card } is not in your hand
craftsmen-no-no-capital = { $card } costs { $cost }{ $owed ->
    [0] {""}
   *[other] , and { $owed } is owed already
}; your capital is worth { $worth }
craftsmen-no-no-fit = { $card } fits with neither half there, and you have no privilege to use
craftsmen-no-not-open = { $card } is not on the display
craftsmen-no-not-open-capital = { $capital } does not lie open
craftsmen-no-no-colour = { $card } costs { $price } in { $colours }; your capital of that sort is worth { $usable }
craftsmen-no-no-cards = you have no capital card
craftsmen-no-no-privilege = this needs a privilege: a gold space, or a privilege token, not yet used by this helper
craftsmen-no-deck-empty = there is no card in the deck ({ $kind }) to look at
craftsmen-no-too-low = { $sum } does not beat { $bid }
craftsmen-no-too-high = a bid of { $sum } could not be paid; your capital is worth { $worth }
craftsmen-no-no-work = no work point is left
craftsmen-no-not-built = { $good } is made by the { $building }, which is not in your street
craftsmen-no-no-place = the market has { $market } of your markers and no icon of { $good } is free
craftsmen-no-not-ready = the { $building } wants { $needs } on its icons
craftsmen-no-market-empty = you have no marker on the market
craftsmen-no-no-icon = no icon of { $good } is free in your street
craftsmen-no-no-second = the privilege makes a second raw good right after a first
craftsmen-no-market-full = the market has { $market } of your markers, no more are allowed
craftsmen-no-not-carried = ship { $ship } does not carry { $good }
craftsmen-no-hold-full = both fields of { $good } on ship { $ship } are taken
craftsmen-no-hold-free = a field of { $good } on ship { $ship } is free; no bribe is needed
craftsmen-no-own-marker = the left marker of { $good } on ship { $ship } is your own; the captain throws out only others
craftsmen-no-must-load = a field of { $good } is free, so it must be loaded
craftsmen-no-not-stored = { $good } never comes to the granary
craftsmen-no-sold-out = there is no { $good } in the granary
craftsmen-no-own-good = the lower { $good } in the granary is your own
craftsmen-no-no-price = this costs a capital card, or with a privilege a marker on the market; you have neither
craftsmen-no-enough-tokens = you have three of these tokens, no more are allowed
craftsmen-no-no-token = no such token is left in the pool
craftsmen-no-no-change-of-two = two players cannot change the order in the town hall
craftsmen-no-changed-already = you are changing the order already; once a season is the limit
craftsmen-no-track-full = all fields of the order-change track are taken
craftsmen-no-not-four-colours = an investment is one capital card of each colour; you lack a colour
craftsmen-no-not-held = you have no { $capital } left
craftsmen-no-in-order = cards are chosen in one order: violet, green, blue, red, and by rising value
craftsmen-no-too-many = with { $capital } next, no exact choice of cards is possible: one would be too many or the rest would not do
craftsmen-no-wrong-colour = this is paid in { $colours } only
craftsmen-no-no-points = the fee is { $fee }; you have fewer points on the track
craftsmen-no-not-taken-here = { $place }: { $good } cannot go there
craftsmen-no-not-in-box = { $card } is not in the box
craftsmen-no-show-order = the two cards to go on display are named in the order of their numbers; { $card } comes too early or too late
craftsmen-no-not-seen = { $card } is not among the cards to choose from
craftsmen-no-must-bid = whoever opens an auction names a bid of at least 1
craftsmen-no-built-two = two buildings are all that one action allows
craftsmen-no-done = the action of this helper is done; only a look with a privilege is left
craftsmen-no-no-saving = the privilege would save no card here

craftsmen-no-not-now-exchange = now one building card can be exchanged, or all kept
craftsmen-no-not-now-sawmill = now the sawmill can be swapped, or kept
craftsmen-no-not-now-send = now a helper is sent to a guild, or you pass
craftsmen-no-not-now-fee = now the fee for the covered disc is paid: a capital card, or points
craftsmen-no-not-now-bank = now one open capital card is taken, or both, or the action stops
craftsmen-no-not-now-discard = now capital cards are discarded
craftsmen-no-not-now-build = now a building is put up, or the action stops
craftsmen-no-not-now-pay = now capital cards are paid
craftsmen-no-not-now-notary = now a card is bought or put up for auction, or the action stops
craftsmen-no-not-now-look = now the cards that were looked at are laid out
craftsmen-no-not-now-bid = now a bid is named, or you pass
craftsmen-no-not-now-craft = now a work point is used, or the action stops
craftsmen-no-not-now-put = now the good is put somewhere
craftsmen-no-not-now-ship = now the good is loaded, or lost
craftsmen-no-not-now-sale = now a capital card is taken for the half-product
craftsmen-no-not-now-trade = now a half-product is bought, placed and paid for, or the action stops
craftsmen-no-not-now-town-hall = now a token is taken or the order changed, or the action stops
craftsmen-no-not-now-invest-on = the investment has begun: four cards are chosen, one of each colour, one after the other
craftsmen-no-not-now-invest = now four capital cards can be invested, or kept

# Lines that cannot be read.

craftsmen-line-no-sawmill = '{ $name }' is no sawmill
craftsmen-line-build = 'build' wants a building card and a side: '{ $example }'
craftsmen-line-no-card = no building card is called '{ $name }'
craftsmen-line-cover = 'cover' wants a guild and a space from 1 to 3: '{ $example }'
craftsmen-line-no-guild = no guild is called '{ $name }'
