# What is done, asked and changed in Le Havre, for every face. The value of an action is a button with its price,
# `.log` tells that somebody did it, `.group` is the heading under which a list of answers shows it.
# $what, $gives, $gets, $cost, $fee, $rest, $due are amounts such as "3 wood and 1 clay"; $card, $ship are names.

lh-nothing = nothing
word-loans = loans
    .count = { $n } { $n ->
        [one] loan
       *[other] loans
    }

## Headings

-lh-buy = Buy
-lh-build = Build
-lh-done = Done
-lh-due = Due
-lh-exchange = Exchange
-lh-fee = Entry fee
-lh-give = Hand in
-lh-load = Load
-lh-loans = Loans
-lh-order = Order
-lh-pay = Pay
-lh-pick = Choose
-lh-play = Cards
-lh-receive = Receive
-lh-sell = Sell
-lh-take = Take an offer
-lh-times = How many
-lh-use = Use a building
-lh-with = Instead
-lh-workers = Workers

## The turn

lh-take = Take { $what }
    .log = { $name } takes { $what }
    .group = { -lh-take }
lh-use = Use { THE($card) }
    .log = { $name } uses { THE($card) }
    .group = { -lh-use }
lh-use-fee = Use { THE($card) }, fee { $fee }
    .log = { $name } uses { THE($card) }
    .group = { -lh-use }
lh-use-gets = Use { THE($card) }: { $gets }
    .log = { $name } uses { THE($card) }
    .group = { -lh-use }
lh-use-fee-gets = Use { THE($card) }: { $gets }, fee { $fee }
    .log = { $name } uses { THE($card) }
    .group = { -lh-use }
lh-end = End turn
    .log = { $name } ends the turn
    .group = { -lh-done }
lh-evict = Send { $guest } home from { THE($card) }
    .log = { $name } sends { $guest } home from { THE($card) }
    .group = { -lh-workers }

## At any time

lh-buy = Buy { THE($card) }, { $cost }
    .log = { $name } buys { THE($card) } for { $cost }
    .group = { -lh-buy }
lh-buy-ship = Buy the { $ship }, { $cost }
    .log = { $name } buys the { $ship } for { $cost }
    .group = { -lh-buy }
lh-sell = Sell { THE($card) } for { $gets }
    .log = { $name } sells { THE($card) } for { $gets }
    .group = { -lh-sell }
lh-sell-ship = Sell the { $ship } for { $gets }
    .log = { $name } sells the { $ship } for { $gets }
    .group = { -lh-sell }
lh-repay = Repay a loan, { $cost }
    .log = { $name } repays a loan for { $cost }
    .group = { -lh-loans }
lh-redeem = Redeem { $what }, { $cost }
    .log = { $name } redeems { $what } for { $cost }
    .group = { -lh-loans }

## Building

lh-build = Build { THE($card) }, { $cost }
    .log = { $name } builds { THE($card) }
    .group = { -lh-build }
lh-crane = Use the crane: 1 wood instead of { $good }
    .log = { $name } uses the crane: 1 wood instead of { $good }
    .group = { -lh-with }
lh-crane-none = Build without the crane
    .log = { $name } builds without the crane
    .group = { -lh-with }
lh-build-ship = Build the { $ship }, { $cost }
    .log = { $name } builds the { $ship }
    .group = { -lh-build }
lh-swap-ship = Exchange the { $ship } for { THE($card) }
    .log = { $name } exchanges the { $ship } for { THE($card) }
    .group = { -lh-exchange }
lh-stop-build = Build nothing more
    .log = { $name } builds nothing more
    .group = { -lh-done }
lh-stop-office = Hand in nothing more
    .log = { $name } hands in nothing more
    .group = { -lh-done }
lh-stop-station = Use no second building
    .log = { $name } uses no second building
    .group = { -lh-done }

## Paying

lh-fee = Pay the fee: { $what }
    .log = { $name } pays the fee: { $what }
    .group = { -lh-fee }
lh-pay = Pay { $what }
    .log = { $name } pays { $what }
    .group = { -lh-pay }
lh-pay-part = Pay { $what }, then { $rest } more
    .log = { $name } pays { $what }
    .group = { -lh-pay }
lh-pay-none = Pay no { $good }, then { $rest }
    .log = { $name } pays no { $good }
    .group = { -lh-pay }
lh-pay-meal = Feed your people: { $what }
    .log = { $name } feeds the people with { $what }
    .group = { -lh-due }
lh-pay-interest = Pay the interest: { $what }
    .log = { $name } pays { $what } in interest
    .group = { -lh-due }
lh-pay-bill = Pay the bill: { $what }
    .log = { $name } pays a bill: { $what }
    .group = { -lh-due }
lh-borrow = Take a loan: { $gets } now, { $back } to repay; all your francs go first
    .log = { $name } takes a loan
    .many = { $n ->
        [one] { $name } takes a loan
       *[other] { $name } takes { $n } loans
    }
    .group = { -lh-due }
lh-borrow-meal = Take a loan: { $gets } now, { $back } to repay; all your food and francs go first
    .log = { $name } takes a loan
    .many = { $n ->
        [one] { $name } takes a loan
       *[other] { $name } takes { $n } loans
    }
    .group = { -lh-due }
lh-with = Hand in { $what } instead of { $good }
    .log = { $name } hands in { $what } instead of { $good }
    .group = { -lh-with }
lh-with-none = No { $good } instead
    .log = { $name } hands in no { $good } instead
    .group = { -lh-with }

## In a building

lh-trade = Give { $gives } for { $gets }
    .log = { $name } gives { $gives } for { $gets }
    .group = { -lh-exchange }
lh-trade-none = Trade nothing here
    .log = { $name } trades nothing
    .group = { -lh-exchange }
lh-office = Hand in { $n ->
    [one] any good
   *[other] { $n } goods
} for { $gets }
    .log = { $name } hands in { $n ->
        [one] a good
       *[other] { $n } goods
    } for { $gets }
    .group = { -lh-exchange }
lh-pick = Take { $what }
    .log = { $name } takes { $what }
    .group = { -lh-pick }
lh-keep = Put both back as they are
    .log = { $name } puts both cards back face down
    .group = { -lh-order }
lh-swap = Put both back the other way round
    .log = { $name } puts both cards back face down
    .group = { -lh-order }
lh-hidden-look =
    .log = { $name } puts both cards back face down
lh-give = Hand in { $what }
    .log = { $name } hands in { $what }
    .group = { -lh-give }
lh-give-none = Hand in no { $good }
    .log = { $name } hands in no { $good }
    .group = { -lh-give }
lh-receive = Receive { $what }
    .log = { $name } receives { $what }
    .group = { -lh-receive }
lh-receive-none = Receive no { $good }
    .log = { $name } receives no { $good }
    .group = { -lh-receive }
lh-sail = Send { $n } { $n ->
    [one] ship
   *[other] ships
} with room for { $room } { $room ->
    [one] good
   *[other] goods
}, { $cost }
    .log = { $name } sends { $n } { $n ->
        [one] ship
       *[other] ships
    } out
    .group = { -lh-times }
lh-load = Load { $what } for { $gets }
    .log = { $name } ships { $what } for { $gets }
    .group = { -lh-load }
lh-load-none = Load no { $good }
    .log = { $name } loads no { $good }
    .group = { -lh-load }
lh-court = Give back { $n } { $n ->
    [one] loan
   *[other] loans
}
    .log = { $name } gives back { $n } { $n ->
        [one] loan
       *[other] loans
    }
    .group = { -lh-loans }
lh-court-gift = Give back { $n } { $n ->
    [one] loan
   *[other] loans
} and receive { $gets }
    .log = { $name } gives back { $n } { $n ->
        [one] loan
       *[other] loans
    } and receives { $gets }
    .group = { -lh-loans }
lh-corporation = Take 1 steel too, { $cost }
    .log = { $name } takes 1 steel too for { $cost }
    .group = { -lh-times }
lh-corporation-none = Take no steel
    .log = { $name } takes no steel
    .group = { -lh-times }
lh-haul = Take { $what }, { $cost }
    .log = { $name } takes { $what } for { $cost }
    .group = { -lh-take }
lh-replace = Pay { $cost } to { $guest } and use { THE($card) }
    .log = { $name } pays { $cost } to { $guest } and uses { THE($card) }
    .group = { -lh-workers }
lh-play = Open { THE($card) }
    .log = { $name } opens { THE($card) }
    .group = { -lh-play }
lh-more = More than 127
    .log = { $name } wants more than 127
    .group = { -lh-times }

## Questions

lh-ask-turn = Take an offer or use a building. You may also buy, sell and repay.
lh-ask-offer = { card-picket_line }: take an offer. You may also buy, sell and repay.
lh-ask-last = Your last main action: take an offer or use any building.
lh-ask-last-two = Your last two main actions: take an offer or use any building.
lh-ask-last-done = Your last main action is done. Sell or repay, or end your turn.
lh-ask-last-stuck = No main action is possible. Sell or repay, or end your turn.
lh-ask-done = Your main action is done. Buy, sell or repay, or end your turn.
lh-ask-stuck = No main action is possible. Buy, sell or repay, or end your turn.
lh-ask-end = Nothing is left to do. End your turn.
lh-ask-fee = { $card }: how do you pay the fee?
lh-ask-meal = Feed your people. Due: { $due }. You have { $has }, francs included.
lh-ask-meal-short = Feed your people. Due: { $due }. You have only { $has }. Sell something or take a loan.
lh-ask-interest = Interest on your loans. Due: { $due }. You have { $has }.
lh-ask-interest-short = Interest on your loans. Due: { $due }. You have only { $has }. Sell something or take a loan.
lh-ask-bill = A bill. Due: { $due }. You have { $has }.
lh-ask-bill-short = A bill. Due: { $due }. You have only { $has }. Sell something or take a loan.
lh-ask-feed = Feed your people. Still due: { $due }. How many { $good }?
lh-ask-pay = { $card }. Still due: { $due }. How many { $good }?
lh-ask-with = Due: { $due }. How many { $better } do you hand in instead?
lh-ask-trade = { $card }: how many times { $gives } for { $gets }?
lh-ask-pick = { $card }: choose { $left ->
    [one] a good
   *[other] { $left } different goods
}.
lh-ask-order = You see the { $first } and below it the { $second }. In which order do you put them back?
lh-ask-build = { $card }: what do you build?
lh-ask-build-more = { $card }: what do you build next? You may stop.
lh-ask-crane = { $thing }: does the crane put 1 wood in place of another material?
lh-ask-wharf = { $card }: which ship do you build or exchange?
lh-ask-sail = { $card }: how many ships sail? Each needs { $each }.
lh-ask-load = What do you ship? Room for { $most } more { $most ->
    [one] good
   *[other] goods
}. How many { $good }?
lh-ask-give = { $card }: which goods do you hand in? How many { $good }?
lh-ask-receive = { $card }: which goods do you receive? { $left } to go. How many { $good }?
lh-ask-receive-worth = { $card }: which goods do you receive? Freight value left: { $left }. How many { $good }?
lh-ask-steel = { $card }: do you hand in 4 goods for 1 steel?
lh-ask-office = { $card }: what do you hand in 1 good for?
lh-ask-court = { $card }: how many loans do you give back?
lh-ask-corporation = Do you take 1 steel too, for { $cost }?
lh-ask-take = { $card }: which offer do you take?
lh-ask-haul = { $card }: which two offers do you take?
lh-ask-evict = { $card }: whose place do you take?
lh-ask-station = { $card }: which building do you use next? You may stop.
lh-ask-play = { $card }: which of your special buildings do you open?
lh-ask-opened = The { $card } is open. Use it, or buy it if you can.

## What happened

lh-gain = +{ $what } ({ $total })
lh-loss = −{ $what } ({ $total })
lh-gain-thing = +{ $thing }
lh-loss-thing = −{ $thing }
lh-worker = worker to { THE($card) }
lh-worker-home = worker home
lh-harvest-none = Nobody has grain or enough cattle
lh-supplied = New on offer: { $goods }
lh-pawned = pawned: { $what }
lh-redeemed = redeemed: { $what }
lh-hand = in hand: { $what }
lh-specials = { $n } { $n ->
    [one] special building
   *[other] special buildings
}
lh-seen = seen: { $cards }
lh-looked = looked at { $n } { $n ->
    [one] special building
   *[other] special buildings
}
lh-town = The town gets { THE($card) }
lh-proposal = New proposal: { $card }
lh-left = The { $card } leaves the game
lh-modernised = { $card } is modernised
lh-new-ship = New ship: { $ship }
lh-round = Round { $round } begins; it ends with { $harvest ->
    [yes] a harvest
   *[no] no harvest
} and { $meal } each
lh-final = The last round is over: one more main action each
lh-over = The game is over

## What happens by itself, as headings

lh-cause-supply = Supply
lh-cause-interest = Interest
lh-cause-harvest = Harvest
lh-cause-feeding = Feeding
lh-cause-town = The town
lh-cause-ship = The harbour
lh-cause-round = Round { $round }
lh-cause-final = Final phase
lh-cause-over = Final score
