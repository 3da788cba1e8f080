# What a review says: why moves cost, and the report in the terminal and as a page of its own.
# $part is a source of points, $loss and $error are points with a decimal.

review-nothing = there is nothing to review: no action was played
review-one-form = choose either --json or --html
review-reason-more = { $points ->
    [one] { $part }: about { $points } point less than after the better move
   *[other] { $part }: about { $points } points less than after the better move
}
review-reason-less = { $points ->
    [one] { $part }: about { $points } point more, but that is not enough
   *[other] { $part }: about { $points } points more, but that is not enough
}
review-title = Review: { $game }
review-seats = How everybody played
review-score = Points
review-accuracy = Accuracy
review-lost = Points lost
review-each = per free decision
review-like = Played like
review-phase-0 = Early
review-phase-1 = Middle
review-phase-2 = Late
review-luck = Luck
review-without-luck = Points without luck
review-verdict-best = Best
review-verdict-good = Good
review-verdict-inaccuracy = Slip
review-verdict-mistake = Mistake
review-verdict-blunder = Big mistake
review-turning = Turning points
review-no-slips = Nobody slipped.
review-slips = Slips, mistakes and big mistakes
review-curve = Expected final points
review-chances = Chance to win
review-played = Played: { $action }
review-better = Better: { $action }
review-costs = −{ $loss } (± { $error })
review-chance-costs = chance to win −{ $percent } %
review-reveals = What came to light
review-action = action { $number }
review-fair = Every move is judged by what its player knew.
review-hindsight = With hindsight: every move is judged by what was really hidden.
review-metric = A free decision has several sensible moves that differ by at least a point. A loss is the average over all that the review leaves open. No loss counts 100 %, one of { $half } points 50 %; the accuracy is the mean. A loss is named only if it is more than twice its error: from 5, 10 and 15 percentage points of the chance to win; from 4, 8 and 12 points if the winner is all but certain or you play alone.
