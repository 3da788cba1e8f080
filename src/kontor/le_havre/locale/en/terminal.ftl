# English words of the table of Le Havre in the terminal. Labels of the board are short: they stand in a narrow column.

## The board

lh-board-town = town
lh-board-piles = piles
lh-board-ships = ships
lh-board-tiles = tiles
lh-board-offers = offers
lh-board-end = round end
lh-board-francs = { $n } fr
lh-board-food = food { $has } of { $needs }
lh-board-food-now = food { $has }
lh-board-worth = worth { $n }
lh-board-energy = energy { $n }
lh-board-pawned = { $good } in pawn
lh-board-hand = in hand: { $card }
lh-board-stack = { $ship }, { $n } below
lh-board-known = you know { $card }
lh-board-hidden = { $n } special { $n ->
    [one] building
   *[other] buildings
} face down
lh-board-waits = { $card } waits
lh-board-harvest = harvest
lh-board-no-harvest = no harvest
lh-board-meal = { $food } each
lh-board-standard = the town builds a proposal
lh-board-special = the town reveals a special building
lh-board-new-ship = new { $ship }
lh-board-next = next round { $food }
lh-board-last = then the last turns

## Cards

lh-sheet-card = card
lh-sheet-where = where
lh-sheet-data = fee, cost, price
lh-sheet-action = action
lh-sheet-fee = fee
lh-sheet-build = to build
lh-sheet-buy = to buy
lh-sheet-worth = worth
lh-sheet-now = now
lh-sheet-number = { $kind }, number { $number }
lh-sheet-free = free
lh-sheet-closed = cannot be entered
lh-sheet-not-built = cannot be built
lh-sheet-not-sold = not for sale
lh-sheet-hammers = { $n } { $n ->
    [one] hammer
   *[other] hammers
}
lh-sheet-fishers = { $n } { $n ->
    [one] fisherman
   *[other] fishermen
}
lh-sheet-nowhere = not in play
lh-sheet-waits = waits for a pile
lh-sheet-top = pile { $number }, on top
lh-sheet-below = pile { $number }, { $n } above it

## Where points come from

le_havre-source-cash = francs
le_havre-source-buildings = buildings
le_havre-source-bonuses = bonuses of buildings
le_havre-source-ships = ships
le_havre-source-loans = loans

## Help

lh-help-signs = On the board <wood+clay> is the tile of this turn, % marks the tile where interest is due, and [1] is the worker of seat 1. "food 5 of 2" is what somebody has, francs included, and what is needed.
lh-help-worth = At the end francs, buildings and ships count, goods do not.
