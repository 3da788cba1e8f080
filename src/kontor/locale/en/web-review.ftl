# The page of reviews, tries, branches, analysis and own results.
web-rv-title = Review
web-rv-game = Review the game
web-rv-moments = Moments that decided it
web-rv-well = How well you played
web-rv-open = A game can be reviewed when it is over.
web-rv-to-table = To the table
web-rv-better-was = Better: { $action }
web-rv-look = Look
web-rv-turning = The turning points of the game
web-rv-no-turning = No single mistake decided this game.
web-rv-curve = Expected final points
web-rv-band = shaded: how sure we are about { $name }
web-rv-chances = Chance to win
web-rv-chances-how = beside: at this moment
web-rv-show-chances = Chances
web-rv-show-points = Points
web-rv-how = How this is measured
web-rv-luck-short = luck
web-rv-more-of = More about { $name }
web-rv-without-luck = Final points: { $score }, without luck: { $points }
web-rv-mark-best = best
web-rv-mark-good = good
web-rv-mark-slip = slip
web-rv-mark-mistake = mistake
web-rv-played = played
web-rv-better = better
web-rv-next = Next mistake
web-rv-hindsight = With hindsight
web-rv-slips = { $count ->
    [0] no slips
    [one] 1 slip
   *[other] { $count } slips
}
web-rv-mistakes = { $count ->
    [0] no mistakes
    [one] 1 mistake
   *[other] { $count } mistakes
}
web-rv-each = points per decision: { $points }
web-rv-like = played like { $name }
web-rv-of-hundred = of 100
web-rv-decision = This decision
web-rv-moves = All moves
web-rv-verdict-best = The best move
web-rv-verdict-good = A good move
web-rv-verdict-inaccuracy = A slip
web-rv-verdict-mistake = A mistake
web-rv-verdict-blunder = A big mistake
web-rv-error = give or take { $error }
web-rv-chance = { $percent } % less chance to win
web-rv-why = Where the points come from
web-rv-best-yours = You could not have done better here.
web-rv-best-theirs = Nothing better was found here.
web-rv-others = { $count ->
    [one] 1 other move
   *[other] { $count } other moves
}
web-rv-try = Try it yourself
web-rv-follow = Show what follows
web-rv-hide = Hide what follows
web-rv-then = Points then: { $points }
web-rv-no-decision = There was nothing to decide here.
web-rv-running = Looking through the game…
web-rv-waiting = { $count ->
    [one] One other game is reviewed first.
   *[other] { $count } other games are reviewed first.
}
web-rv-failed = This game could not be reviewed.
web-rv-longer = The worst decisions are still being looked at more closely.
web-rv-what-if = What if…
web-rv-what-if-how = Go on from this position in another way. The game that was played stays as it is.
web-rv-branch = Name
web-rv-branch-name = What if { $number }
web-rv-begin = Go on from here
web-rv-analyse = Analysis board
web-rv-about-curve = The curve
    .text = The points that each seat could expect at the end, after every move, as the mean of a turn of everybody. Two of three games end within the shaded band.
web-rv-about-loss = Points lost
    .text = What a move loses against the best move that its seat could have known. Hidden cards are guessed in several ways; each move is judged on two sets of guesses that have none in common. Decisions without a choice, or without one that matters, are left out. A loss is the average over all that the review leaves open: a move that seems as good as the best may still count a few tenths of a point.
web-rv-about-verdict = Slip and mistake
    .text = A slip costs 5 percentage points of the chance to win, a mistake 10, a big mistake 15. Alone, or far ahead or behind, points count as well: 4, 8 and 12. A loss counts only when it is more than twice its own margin of error.
web-rv-about-accuracy = What “of 100” means
    .text = The average over all free decisions: a move that loses nothing counts 100, one that loses 6 points counts 50. Beside it stands how many points a decision lost on average, and which opponent loses about as much.
web-rv-about-luck = Luck
    .text = What the cards and tiles that came to light changed, not what was played.
web-rv-about-hindsight = With hindsight
    .text = Judges every move by the true position, which nobody at the table knew.
web-rv-solved = Solved. That is as good as the best move.
web-rv-solved-how = Play on, or go back to the review.
web-rv-try-ask = What would you do here?
web-rv-try-how = Make a move. It is judged before it is played.
web-rv-judging = Judging this move…
web-rv-wrong = { $points ->
    [one] That loses about 1 point (give or take { $error }).
   *[other] That loses about { $points } points (give or take { $error }).
}
web-rv-again = Try another move
web-rv-anyway = Play it anyway
web-rv-to-review = Back to the review
web-rv-tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
}
web-rv-branch-real = (in the game { $scores })
web-rv-branch-link = Share by a link
web-rv-branch-of = What if: this game branched off from another one.
web-an-how = Think about any position: paste a record or a position, or come from a review. Games that are still being played cannot be opened here.
web-an-paste = Open a record or a position
web-an-file = Choose a file
web-an-fresh = Set up a new game
web-an-players = Players
web-an-set-up = Set up the board
web-an-open = Open on the board
web-an-think = Think
web-an-thinking = Thinking…
web-an-done = { $count ->
    [one] 1 look
   *[other] { $count } looks
}
web-an-looks = { $count ->
    [one] 1 look
   *[other] { $count } looks
}
web-an-chance = { $percent } % to win
web-an-options = The best options
web-an-lines = Lines that were tried
web-an-position = Change the position
web-an-position-how = Change whatever you like. The turn begins again from there; what is impossible is refused with a reason.
web-an-apply = Use this position
web-an-game = The game
web-an-to-move = To move
web-an-add = Add…
web-an-remove = Remove: { $what }
web-an-forward = Move forward: { $what }
web-an-none = nothing
web-an-as-text = As text
web-an-json = The whole position
web-me = My play
web-me-none = When you have finished a game, it is reviewed, and this page shows how you played.
web-me-kept = Kept on this server for this browser.
web-me-save = Save as a file
web-me-delete = Delete everything
web-me-deleted = Everything is deleted. What was there can still be saved as a file now.
web-me-results = Results
web-me-against = Against
web-me-alone = nobody
web-me-people = { $count ->
    [one] a person
   *[other] { $count } people
}
web-me-games = Games
web-me-wins = Won
web-me-points = Points
web-me-accuracy = Of 100
web-me-progress = From game to game
web-me-lost = Where points were lost
web-me-phases = Points per decision, by phase of the game
web-me-phase-0 = early
web-me-phase-1 = in the middle
web-me-phase-2 = late
web-me-sources = points per game, by source
web-me-no-sources = Nothing in particular.
web-me-mistakes = Your mistakes as puzzles
web-me-no-mistakes = There are none.
web-me-all = All games
web-me-place = { $points ->
    [one] place { $place }, 1 point
   *[other] place { $place }, { $points } points
}
