# What the coach says of Le Havre: at the start of a turn, and before a move that costs.
# $food, $loans, $francs, $gets, $back, $later, $energy are amounts such as "3 food"; $card is a name.

## What matters now

lh-coach-feeding = { $turns ->
    [one] You have { $turns } turn left before feeding, and you lack { $food }. On the quay: { $what }.
   *[other] You have { $turns } turns left before feeding, and you lack { $food }. On the quay: { $what }.
}
lh-coach-feeding-now = This is your last turn before feeding, and you lack { $food }. On the quay: { $what }.
lh-coach-nothing-on-quay = nothing to eat, so look for francs
lh-coach-last-round = This is the last round; then everybody has one last action. Goods count for nothing at the end.
lh-coach-final = Your last action: only francs, buildings and ships count.
lh-coach-repay = You can repay a loan for { $back }. One that you cannot repay at the end costs { $later }.
lh-coach-interest = You have a loan and no franc: when interest is due, you will need another loan.
lh-coach-harvest-grain = There is a harvest after this round: whoever has 1 grain gets another.
lh-coach-harvest-cattle = There is a harvest after this round: with 2 cattle you get a calf.
lh-coach-harvest-both = There is a harvest after this round: whoever has 1 grain gets another, and whoever has 2 cattle gets a calf.
lh-coach-energy = You have nothing to burn. Most workshops want energy for your { $goods }: wood, charcoal or coal.

## Why a move costs

lh-coach-unfed = This is your last turn before the meal, and you would lack { $food } for it. That means { $loans }.
lh-coach-loan = That brings you { $loans } without need: { $gets } now, { $back } to repay, and interest until then.
lh-coach-food-lost = You pay too much, and lose { $food }.
lh-coach-energy-lost = You burn too much, and lose { $energy }.
lh-coach-in-vain = { $card } costs more than it is worth in the end. You lose { $francs }.
lh-coach-danger = { $turns ->
    [one] You still lack { $food } for the meal, with { $turns } turn left.
   *[other] You still lack { $food } for the meal, with { $turns } turns left.
}
lh-coach-sold = You sell { $card } for half its value.
lh-coach-no-harvest = You miss the harvest for want of { $good }.
lh-coach-poorer = At once you are worth { $francs } less, buildings and ships included.
lh-coach-richer = With another move you are worth { $francs } more at once, buildings and ships included.
