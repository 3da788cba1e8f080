"""Examples of what may be typed in Le Havre, and the signs on its board."""

from kontor.cli.face import Hints

HINTS = Hints(
    actions="take wood, use building firm 1, end",
    numbers="When you are asked how many, the number is the amount.",
    why="use church",
    card="bakehouse",
    part="rounds",
    out_of_turn=("@1 sell fishery", "@1 repay"),
    signs="""\
On the board <wood+clay> is the tile of this turn, % the tile where interest is
due, [1] the worker of seat 1; "food 5 of 2" is what you have, with francs, and
what you need. At the end francs, buildings and ships count, goods do not.""",
)
