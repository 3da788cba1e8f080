# What `kontor stats` tells of many games, in tables and pictures.

stats-games = { $games } { $games ->
    [one] game
   *[other] games
}
stats-table = { $players } { $players ->
    [one] player
   *[other] players
}
stats-title = { $game }: { $count }
stats-interval = With 95 % intervals; the games of one deal count together.
stats-places = Does it matter who goes first?
    .note = Percent of the games won from each place in the first order of play, and points against the mean of the others. { $interval }
stats-scores = Scores by number of players
    .note = One score in ten is at or below the low figure, and one in ten at or above the high one. { $interval }
stats-levels = Scores by level
    .note = { $interval }
stats-parts = Where points come from
    .note = Points of an average seat and of an average winner. { $interval }
stats-lengths = How long games are
    .note = Thinking time of all seats together. { $interval }
stats-cards = What cards go with
    .note = How many more points and wins those have who own a card at the end, against others of the same level, place and table. This does not prove a cause: whoever is rich can afford more. { $interval }
stats-uses = How often cards are used
    .note = Uses by an average seat, the round of the first use, and how many more points those have who used it at all. { $interval }
stats-openings = First actions
    .note = Points and wins against others in the same place who began differently. { $interval }
stats-players = players
stats-place = place
stats-level = level
stats-number = games
stats-seats = seats
stats-wins = wins, %
stats-even = even share, %
stats-margin = against others
stats-mean = mean
stats-winners = winners
stats-low = low
stats-half = median
stats-high = high
stats-all = all
stats-rounds = rounds
stats-decisions = decisions
stats-seconds = seconds
stats-card = card
stats-have = have it, %
stats-winners-have = winners, %
stats-points-more = points more
stats-wins-more = wins more, %
stats-gained = round gained
stats-winners-gained = by winners
stats-times = uses
stats-used = first used
stats-action = action
stats-axis-points = points
stats-axis-wins = percent of games won
stats-drawn = the pictures are in { $folder }
