# What is done, asked and changed in Craftsmen. An action is a button with its price or meaning;
# .log tells that it was done, .group is the heading of a list in which it stands.

## Before the first season

cr-exchange = Exchange the { $card } for the top card of its deck
    .log = { $name } exchanges the { $card }
    .group = Exchange a card
cr-keep-cards = Keep all building cards
    .log = { $name } keeps all building cards
    .group = Or
cr-swap = Swap your sawmill for the { $card }
    .log = { $name } swaps the sawmill for the { $card }
    .group = Swap the sawmill
cr-keep-sawmill = Keep the { $card }
    .log = { $name } keeps the { $card }
    .group = Or

## Helpers

cr-send = Send a helper to the { $guild }{ $notes }
    .log = { $name } sends a helper to the { $guild }
    .group = Send a helper
cr-cover = Cover { $owner } at the { $guild }, space { $space }{ $notes }
    .log = { $name } covers { $owner } at the { $guild }
    .group = Cover a disc
cr-cover-own = Cover your own disc at the { $guild }, space { $space }{ $notes }
    .log = { $name } covers one of their own discs at the { $guild }
    .group = Cover a disc
cr-pass = Pass, 1 point for helpers at home
    .log = { $name } passes
    .group = Or
cr-give-fee = Give { $card } to { $owner }
    .log = { $name } gives { $card } to { $owner }
    .group = Give a capital card
cr-points = { $points ->
    [one] Give 1 point to { $owner }
   *[other] Give { $points } points to { $owner }
}
    .log = { $points ->
        [one] { $name } gives 1 point to { $owner }
       *[other] { $name } gives { $points } points to { $owner }
    }
    .group = Or

## Capital

cr-take-first = Take { $card }, draw { $more }
    .log = { $name } takes { $card } and draws { $more } more
    .group = Take capital
cr-take-both = Take { $both }, draw { $more }
    .log = { $name } takes { $both } and draws { $more } more
    .group = Take capital
cr-draw-all = { $cards ->
    [one] Draw 1 capital card
   *[other] Draw { $cards } capital cards
}
    .log = { $cards ->
        [one] { $name } draws 1 capital card
       *[other] { $name } draws { $cards } capital cards
    }
    .group = Take capital
cr-stop-bank = Take nothing
    .log = { $name } takes no capital
    .group = Or
cr-discard = Discard { $card }
    .log = { $name } discards { $card }
    .group = Discard a capital card
cr-save = Discard no second card{ $notes }
    .log = { $name } keeps a card with the privilege
    .group = Or
cr-pay = Pay { $card }
    .log = { $name } pays { $card }
    .group = Pay a capital card
cr-take = Take { $card }
    .log = { $name } takes { $card }
    .group = Take capital
cr-draw = Draw a card from the stack
    .log = { $name } draws a capital card
    .group = Take capital
cr-invest = Invest { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .log = { $name } invests { $card }
    .group = Invest
cr-keep-capital = Invest nothing
    .log = { $name } invests nothing
    .group = Or

## Building cards

cr-build-left = Build the { $card } on the left, { $cost } capital{ $notes }
    .log = { $name } builds the { $card } on the left for { $cost }
    .group = Left end
cr-build-right = Build the { $card } on the right, { $cost } capital{ $notes }
    .log = { $name } builds the { $card } on the right for { $cost }
    .group = Right end
cr-stop-build = Build nothing
    .log = { $name } builds nothing
    .group = Or
cr-stop-pay = Stop building and pay { $owed }
    .log = { $name } stops building
    .group = Or
cr-buy = Buy the { $card }, { $price } in { $colours }
    .log = { $name } buys the { $card } for { $price }
    .group = Buy
cr-auction = Auction the { $card }, bids from 1
    .log = { $name } puts the { $card } up for auction
    .group = Auction
cr-look = { $cards ->
    [one] Look at 1 card: { $deck }{ $notes }
   *[other] Look at { $cards } cards: { $deck }{ $notes }
}
    .log = { $cards ->
        [one] { $name } looks at 1 { $deck } card
       *[other] { $name } looks at { $cards } { $deck } cards
    }
    .group = Look into a deck
cr-stop-notary = Buy nothing
    .log = { $name } buys nothing
    .group = Or
cr-stop-done = Done
    .log = { $name } leaves it at that
    .group = Or
cr-show = Put the { $card } on display
    .log = { $name } puts the { $card } on display
    .group = On display
cr-top = Put the others on top of the deck: { $deck }
    .log = { $name } puts the others on top of the { $deck } deck
    .group = The others
cr-under = Put the others under the deck: { $deck }
    .log = { $name } puts the others under the { $deck } deck
    .group = The others
cr-place = Put the { $card } next
    .log = { $name } puts the { $card } next in the deck
    .group = Drawn next
cr-bid = Bid { $sum }
    .log = { $name } bids { $sum } for the { $card }
    .then = bids { $sum }
    .group = Your bid
cr-pass-bid = Pass
    .log = { $name } does not bid for the { $card }
    .group = Or
cr-pass-mayor = Let the mayor have the { $card } for { $sum }
    .log = { $name } lets the mayor have the { $card }
    .group = Or

## Goods

cr-make = Make { $good }{ $notes }
    .log = { $name } makes { $good }
    .group = Make
cr-make-cargo = Make { $good } for a ship{ $notes }
    .log = { $name } makes { $good }
    .group = Make
cr-extra = Make { $good } as well{ $notes }
    .log = { $name } makes { $good } with the privilege
    .group = Privilege
cr-fetch = Fetch { $good } from the market
    .log = { $name } fetches { $good } from the market
    .group = From the market
cr-stop-work = { $points ->
    [one] Stop working: 1 work point is lost
   *[other] Stop working: { $points } work points are lost
}
    .log = { $name } stops working
    .group = Or
cr-stop-tokens = { $tokens ->
    [one] Not now: keep the work token
   *[other] Not now: keep the { $tokens } work tokens
}
    .log = { $tokens ->
        [one] { $name } keeps 1 work token
       *[other] { $name } keeps { $tokens } work tokens
    }
    .group = Or
cr-to = Put { $good } on your { $building }
    .log = { $name } puts { $good } on the { $building }
    .then = puts { craftsmen-it } on the { $building }
    .group = Where to
cr-market = Put { $good } on the market ({ $here } of { $most })
    .log = { $name } puts { $good } on the market
    .then = puts { craftsmen-it } on the market
    .group = Where to
cr-granary = Sell { $good } to the granary for a capital card{ $notes }
    .log = { $name } sells { $good } to the granary
    .then = sells { craftsmen-it } to the granary
    .group = Where to
cr-load = Load { $good } onto ship { $ship }{ $notes }
    .log = { $name } loads { $good } onto ship { $ship }
    .then = loads { craftsmen-it } onto ship { $ship }
    .group = Load a ship
cr-bribe = Bribe the captain of ship { $ship } with a capital card and load { $good }{ $notes }
    .log = { $name } bribes the captain of ship { $ship } and loads { $good }
    .then = loads { craftsmen-it } onto ship { $ship } with a bribe
    .group = Bribe a captain
cr-lose = Lose { $good } instead of loading
    .log = { $name } loses { $good }
    .then = loses { craftsmen-it }
    .group = Or
cr-buy-good = Buy { $good } from { $owner } for a capital card
    .log = { $name } buys { $good } from { $owner }
    .group = From the granary
cr-buy-natural = Buy { $good } from the granary for a capital card
    .log = { $name } buys { $good } from the granary
    .group = From the granary
cr-give-owner = Pay { $card } to { $owner } for { $good }
    .log = { $name } pays { $card } to { $owner } for { $good }
    .group = Pay a capital card
cr-give-nobody = Pay { $card } for { $good }
    .log = { $name } pays { $card } for { $good }
    .group = Pay a capital card
cr-pay-market = Pay for { $good } with a market marker{ $notes }
    .log = { $name } pays for { $good } with a market marker
    .group = Or
cr-stop-trade = Buy nothing
    .log = { $name } buys nothing
    .group = Or

## Town hall

cr-take-privilege = Take a privilege token, { $left } in the pool
    .log = { $name } takes a privilege token
    .group = Take
cr-take-work = Take a work token, { $left } in the pool
    .log = { $name } takes a work token
    .group = Take
cr-change-order = Move up in the order from next season on
    .log = { $name } goes to the order-change track
    .group = Change the order
cr-stop-town_hall = Take nothing
    .log = { $name } takes nothing
    .group = Or

## Notes on actions

cr-note = { $before }, { $note }
cr-note-gold = gold: privilege
cr-note-fee = { $points ->
    [one] for a capital card or 1 point
   *[other] for a capital card or { $points } points
}
cr-note-no-fee = no fee
cr-note-draws = { $owner } draws a capital card
cr-note-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
cr-note-year-end = { $n ->
    [one] +1 point at the year’s end
   *[other] +{ $n } points at the year’s end
}
cr-note-leaves = the marker of { $owner } leaves
cr-note-natural-leaves = the natural cube leaves
cr-note-privilege = with the privilege
cr-note-token = for a privilege token
cr-note-bonus = { $n ->
    [one] bonus token of { $good }: +1 point
   *[other] bonus token of { $good }: +{ $n } points
}

## What others are told of a hidden answer

cr-hidden-exchange =
    .log = { $name } exchanges a building card
cr-hidden-look =
    .log = { $name } chooses among these cards
    .many = { $name } puts two of them on display
cr-hidden-discard =
    .log = { $name } discards a capital card
    .many = { $n ->
        [one] { $name } discards a capital card
       *[other] { $name } discards { $n } capital cards
    }
cr-hidden-pay =
    .log = { $name } pays a capital card
    .many = { $n ->
        [one] { $name } pays a capital card
       *[other] { $name } pays { $n } capital cards
    }
cr-hidden-fee =
    .log = { $name } gives a capital card
cr-hidden-trade =
    .log = { $name } pays a capital card
cr-hidden-invest =
    .log = { $name } invests a capital card
    .many = { $n ->
        [one] { $name } invests a capital card
       *[other] { $name } invests { $n } capital cards
    }

## Questions

cr-chosen = {" "}Chosen: { $cards }.
cr-chosen-worth = {" "}Chosen: { $cards }, worth { $worth }.
cr-ask-exchange = Exchange one building card of your hand for the top of its deck?
cr-ask-sawmill = Swap your sawmill for one in the box?
cr-ask-send = { $helpers ->
    [one] Where does your last helper go?
   *[other] Where does your next helper go? { $helpers } are left.
}
cr-ask-fee = { $points ->
    [one] You covered a disc of { $owner }: give one capital card or one point.
   *[other] You covered a disc of { $owner }: give one capital card or { $points } points.
}
cr-ask-bank = Which open capital cards do you take? The rest, up to { $all }, comes from the stack.
cr-ask-discard = { $over ->
    [yes] All points are given; which cards go no longer matters.{" "}
   *[no] {""}
}{ $cards ->
    [one] Discard one capital card.{ $chosen }
   *[other] Discard { $cards } capital cards.{ $chosen }
}
cr-ask-build = What do you build? Your capital is worth { $worth }.
cr-ask-build-privilege = What do you build? With the privilege one building need not fit. Your capital is worth { $worth }.
cr-ask-build-more = { $owed } is to be paid, and your capital is worth { $worth }. Build a second one?
cr-ask-pay = Pay { $due } with capital of any colours.{ $chosen }
cr-ask-pay-in = Pay { $due } with capital in { $colours }.{ $chosen }
cr-ask-notary = Buy a card or put it up for auction?
cr-ask-notary-privilege = Buy a card or put it up for auction; with the privilege you may look into a deck.
cr-ask-notary-look = Look into a deck with the privilege?
cr-ask-look-first = Which card goes on display first? ({ $deck })
cr-ask-look-second = Which card goes on display beside the { $card }? ({ $deck })
cr-ask-look-where = Where do the others go? ({ $deck })
cr-ask-look-next = Which of them is drawn next? ({ $deck })
cr-ask-bid-open = Your first bid for the { $card }? Your capital is worth { $worth }.
cr-ask-bid = { $bidder } bids { $sum } for the { $card }. Bid more, or pass? Your capital is worth { $worth }.
cr-ask-bid-mayor = Nobody raised. The mayor bids { $sum } for the { $card }: bid more, or let it go? Your capital is worth { $worth }.
cr-ask-craft = { $points ->
    [one] One work point: what is it for?
   *[other] { $points } work points: what is the next one for?
}
cr-ask-craft-extra = No work point is left, but the privilege makes one more raw good.
cr-ask-tokens = { $points ->
    [one] Use your work token now?
   *[other] Use one of your { $points } work tokens now?
}
cr-ask-put = Where do you put { $good }?
cr-ask-ship = Onto which ship do you load { $good }?
cr-ask-sale = Which capital card do you take for it?
cr-ask-trade = Which half-product do you buy from the granary?
cr-ask-trade-where = For which building do you buy { $good }?
cr-ask-trade-price = What do you give for { $good }?
cr-ask-town_hall = What do you take in the town hall?
cr-ask-invest = Invest one capital card of each colour for its printed value?
cr-ask-invest-next = Which card in { $colour } do you invest?{ $chosen }

## What changed

cr-gain = +{ $what } ({ $total })
cr-loss = −{ $what } ({ $total })
cr-gain-points = +{ $what } ({ $source })
cr-loss-points = −{ $what } ({ $source })
cr-gain-thing = +{ $thing }
cr-loss-thing = −{ $thing }
cr-count-points = { $n } { $n ->
    [one] point
   *[other] points
}
cr-count-capital = { $n } { $n ->
    [one] capital card
   *[other] capital cards
}
cr-count-unseen = { $n } { $n ->
    [one] building card
   *[other] building cards
} ({ $deck })
cr-count-market = { $n } { $n ->
    [one] marker on the market
   *[other] markers on the market
}
cr-count-privileges = { $n } { $n ->
    [one] privilege token
   *[other] privilege tokens
}
cr-count-works = { $n } { $n ->
    [one] work token
   *[other] work tokens
}
cr-count-helpers = { $n } { $n ->
    [one] helper
   *[other] helpers
}
cr-in-hand = { $card } in hand
cr-input-gets = { $n ->
    [one] marker
   *[other] { $n } markers
} on the { $building }
cr-input-loses = { $n ->
    [one] marker
   *[other] { $n } markers
} of the { $building } used
cr-granary-gets = marker in the granary: { $good }
cr-granary-loses = marker leaves the granary: { $good }
cr-ship-gets = marker on ship { $ship }: { $good }
cr-ship-loses = marker leaves ship { $ship }: { $good }
cr-bonus = bonus token of { $good }
cr-laid-open = Now on display: { $cards }
cr-mayor-bids = Nobody raises; the mayor bids { $sum }
cr-discarded = Discarded: { $cards }
cr-shuffled = The discards become the new stack
cr-put-back = Back into the deck: { $cards }
cr-deck-top = On top ({ $deck }): { $cards }
cr-deck-bottom = At the bottom ({ $deck }): { $cards }
cr-natural-gets = { $n } { $n ->
    [one] natural cube fills the granary
   *[other] natural cubes fill the granary
}
cr-natural-loses = A natural cube leaves the granary: { $good }
cr-home = All helpers go home
cr-season = Next season: { $season }
cr-year = Year { $year } begins
cr-order = New order: { $names }
cr-over = The game is over

cr-tie-cards = equal with { $other }, but more capital cards in hand: { $more } to { $less }
cr-tie-order = equal with { $other }, but further back in the order

## What happens by itself, as headings

cr-cause-helpers = Helpers at home
cr-cause-privileges = Fewest helpers
cr-cause-home = Season’s end
cr-cause-order = Order
cr-cause-ship = Ship { $ship } sails
cr-cause-colours = Colour sets
cr-cause-granary = Granary
cr-cause-investment = Investment
cr-cause-refill = Granary refilled
cr-cause-limits = Hand limit
cr-cause-season = Season: { $season }
cr-cause-year = Year { $year }
cr-cause-over = The end
