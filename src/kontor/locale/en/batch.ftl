# Sentences of batches: many games at once

batch-count = a batch has at least one game, not { $given }
batch-seat = { $seats ->
    [one] there is { $seats } seat
   *[other] there are { $seats } seats
}, so none has the number { $given }
batch-nobody = every seat is played by others, so nothing is left to decide
batch-dtype = observations are float32 or uint8, not '{ $given }'
batch-shape = { $wanted ->
    [one] { $wanted } whole number is needed
   *[other] { $wanted } whole numbers are needed
}, one for each game, not { $given }
batch-rank = game { $lane } has { $count ->
    [one] { $count } legal action
   *[other] { $count } legal actions
}, so none has the place { $given }
batch-illegal = game { $lane }: { $reason }
batch-lane = games have the numbers 0 to { $last } here, not { $given }
batch-no-record = the game was longer than { $most ->
    [one] { $most } decision
   *[other] { $most } decisions
} and was not written down to its end
batch-no-last = no game has ended there yet
batch-snapshot = this snapshot is of another batch
batch-workers = every process needs at least one game; processes: { $processes }, games: { $games }
