# Puzzles: what is asked, what is said to a try, and the page.

puzzle-unknown = { $game } has no puzzle called { $name }
puzzle-loses = this loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}; there is something better
puzzle-loses-about = this loses about { $points ->
    [one] { $points } point
   *[other] { $points } points
}; there is something better
puzzle-not-best = this is not the best move
puzzle-almost = well begun, but not the best way to go on

puzzle-theme-last_action = The last action
    .ask = Nothing follows that could change your points. Find the way to the most of them.
puzzle-theme-feed = Feed everybody
    .ask = Find the best move, and mind the loans.
puzzle-theme-ship_or_house = Ship or building
    .ask = A ship or a building? Find the best move.
puzzle-theme-ships = Ships
    .ask = Find the best move.
puzzle-theme-shipping = Shipping
    .ask = Find the best move.
puzzle-theme-building = Which building?
    .ask = Find the best move.
puzzle-theme-quay = On the quay
    .ask = Find the best move.
puzzle-theme-work = A day’s work
    .ask = Find the best move.
puzzle-theme-auction = The auction
    .ask = Bid, or leave it? Find the best move.
puzzle-theme-helpers = The next helper
    .ask = Where is a helper needed most?
puzzle-theme-notary = At the notary
    .ask = Find the best move.
puzzle-theme-crafts = In the workshops
    .ask = Which work is done first?
puzzle-theme-capital = Capital
    .ask = Which cards are worth most to you?

web-puzzles = Puzzles
web-puzzle-today = Today’s puzzle
web-puzzle-today-how = One a day, the same for everybody.
web-puzzle-more = More puzzles
web-puzzle-shelf = Puzzles and rules
web-puzzle-rest = Show more puzzles ({ $count })
web-puzzle-try = Try it
web-puzzle-again = Try it again
web-puzzle-solved = Solved
web-puzzle-solved-count = Solved: { $done } of { $count }
web-puzzle-any-theme = All themes
web-puzzle-theme = Theme
web-puzzle-grade = Difficulty
web-puzzle-any-grade = Any difficulty
web-puzzle-grade-1 = Easy
web-puzzle-grade-2 = Medium
web-puzzle-grade-3 = Hard
web-puzzle-grade-4 = Very hard
web-puzzle-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-puzzle-none = No puzzle fits. Choose another theme or difficulty.
web-puzzle-tries = { $count ->
    [0] No try yet
    [one] { $count } try
   *[other] { $count } tries
}
web-puzzle-why = Why not?
web-puzzle-show = Show me
web-puzzle-play-it = Play it
web-puzzle-right = Right!
web-puzzle-right-how = This is the best move. The game can go on from here.
web-puzzle-right-end = This is the best move, and the end of the game.
web-puzzle-go-on = Play on from here
web-puzzle-next = Next puzzle
web-puzzle-proven = Proven: every way to the end was looked at.
web-puzzle-line = The best move, and what may follow
web-puzzle-then = What may follow
web-puzzle-lost = That loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-puzzle-lost-about = That loses about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-puzzle-not-best = That is not the best move; it did not even seem worth a closer look.
web-puzzle-begun = The beginning is right. The rest can be done better.
web-puzzle-hide = Hide
