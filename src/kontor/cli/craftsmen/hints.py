"""Examples of what may be typed in Craftsmen, and the signs on its board."""

from kontor.cli.face import Hints

HINTS = Hints(
    actions="send bankers, build mill left, make flour, stop",
    numbers="In an auction the number is your bid, and 0 passes.",
    why="buy tailor_green_blue",
    card="mill",
    part="ships",
    out_of_turn=(),
    signs="""\
Parts: calendar, order, guilds, money, display, granary, ships, bonus, seats,
scores. Letters are colours: V violet, G green, B blue, R red, the upper
half of a card before the lower. In a guild *0+1 is a gold space (privilege)
with a disc of seat 0 under one of seat 1, ~ the space where covering is free,
0' a helper that has used a privilege. Markers: a seat, n natural, - none; in
the granary the lower (older) field first, on a ship the left one. [wheat] is a
good that lies on a card. Cards of one colour are worth more together: 2 are 5,
3 are 10, 4 are 15. Goods climb: raw > half-product > final good > ship.""",
)
