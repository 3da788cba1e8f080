# The words of Orchard.

game-orchard = Orchard
    .about = Pick trees, or leave them for a coin. 2 to 4 players.
orchard-pick = Pick the tree worth { $tree }, with { $coins } { $coins ->
    [one] coin
   *[other] coins
} on it
    .log = { $name } picks the tree worth { $tree }
    .group = Your turn
orchard-leave = Leave the tree worth { $tree }: 1 coin
    .log = { $name } leaves the tree worth { $tree }
    .group = Your turn
orchard-ask = Do you pick the tree worth { $tree }?
orchard-caption = { $left } { $left ->
    [one] tree
   *[other] trees
} left
orchard-no-coin = you have no coin left to leave the tree with
option-orchard-large = large orchard
