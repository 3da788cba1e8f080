# Sentences of Le Havre. A refusal is one sentence, lower case, without a full stop.

ship-of-value = { $ship } of value { $value }
word-food = food
    .count = { $n } food
word-energy = energy
    .count = { $n } energy
word-standard = standard goods
    .count = { $n } { $n ->
        [one] standard good
       *[other] standard goods
    }
word-upgraded = upgraded goods
    .count = { $n } { $n ->
        [one] upgraded good
       *[other] upgraded goods
    }

no-not-now = another question has to be answered first
no-not-now-card = the action of { THE($card) } has to be finished first
no-not-asked = this answers a question that is not open now
no-main-done = the main action of this turn is done; only buying, selling and repaying are left
no-main-open = a turn ends after its main action: take an offer or use a building
no-offer-empty = there is nothing on the { $good } offer
no-must-take = because of the Picket Line you have to take an offer this turn
no-not-in-game = { THE($card) } is not in this game
no-not-built = { THE($card) } has not been built yet
no-locked = { THE($card) } has no action and cannot be entered
no-own-worker = your worker is already in { THE($card) }
no-occupied = { THE($card) } is taken by the worker of seat { $guest }
no-no-fee = { THE($card) } costs { $fee }; you have { $food } food in all, { $francs } of that in francs
no-no-fee-left = after the fee of { $fee } { THE($card) } could not be used any more
no-needs = { THE($card) } wants { $wants }; you have { $has }
no-needs-beside = { THE($card) } wants { $wants } beside the goods that are handed in; you have { $has } for that
no-needs-plain = you have nothing that { THE($card) } could use
no-no-use = { THE($card) } would do nothing for you now
no-no-money = { THE($card) } costs { $price } { $price ->
    [one] franc
   *[other] francs
}; you have { $francs }
no-no-money-plain = this costs { $price } { $price ->
    [one] franc
   *[other] francs
}; you have { $francs }
no-not-for-sale = { THE($card) } cannot be bought
no-not-on-top = { THE($card) } is not on top of its pile
no-owned = { THE($card) } belongs to seat { $owner }
no-sold-this-turn = { THE($card) } was sold in this turn and cannot be bought back
no-not-yours = you have no { $card }
no-not-sellable = { THE($card) } cannot be sold
no-final-phase = nothing can be bought after the last round
no-not-buildable = { THE($card) } cannot be built, only bought
no-no-material = { THE($card) } needs { $wants }; you have { $has }
no-no-material-beside = { THE($card) } needs { $wants } beside its materials; you have { $has } for that
no-no-material-plain = you could build nothing in { THE($card) } now
no-only-with-wood = the Sawmill builds only what is built with wood, and { THE($card) } is not
no-no-ship-left = no { $card } is on offer
no-no-brick = the Wharf has to be modernised with 1 brick first; you have none
no-no-loan = you have no loan
no-cannot-borrow = a loan is given only for a forced payment, when all food and money is used up
no-out-of-amount = { $good }: a number from { $least } to { $most } can be chosen
no-out-of-amount-plain = a number from { $least } to { $most } can be chosen
no-guarded = this would take away the only thing you could build here
no-expert-sale = under the expert rules you sell out of turn only for a payment that you cannot make
no-last-round = { THE($card) } is closed from the last round on
no-not-pawned = you have no { $good } at the Pawnbroker's
no-cannot-evict = there is nobody here you could send home
no-no-hand = you have no special building in hand
no-built = { THE($card) } is built already and can only be bought
no-only-in-firm = buildings are built in a building firm
no-only-in-wharf = ships are built and exchanged in a Wharf
no-no-ship = there is no ship that you could build or exchange in { THE($card) } now
no-no-exchange = { THE($card) } can be exchanged only for { $wanted }, which is not in the town
no-no-freight = after the energy for a ship you would have nothing to load
no-short = { $due } must be paid; you have { $has }
no-not-your-turn = this is possible only in your own turn
no-not-a-choice = goods are picked in a fixed order; now it can be { $picks }

# Lines that cannot be read.

line-no-choice = '{ $words }' names no choice; '{ $choice }' does
line-one-good = '{ $word }' takes one good at a time
line-no-good = no good is called '{ $name }' here
line-no-building = no building is called '{ $name }'
line-no-ship = no ship is called '{ $name }'
line-no-such-ship = there is no { $ship }
line-top-ship = '{ $word }' takes the top ship of a stack, whatever its value
line-ship-value = '{ $words }' wants the value of the ship
line-other-question = '{ $words }' answers another question; '{ $wanted }' is asked now
line-out-of-reach = { $number } is out of reach in one step; 'more' goes on beyond 127
